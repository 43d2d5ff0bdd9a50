"""Compiling ahead calls everything once and says where it is."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE

import pytest

from paravent.bots import warm
from paravent.games.registry import every_game


def test_every_step_is_announced_before_it_is_taken() -> None:
    told: list[tuple[str, int, int]] = []
    warm.compile_all(lambda *step: told.append(step))
    assert [number for _, number, _ in told] == list(range(len(told)))
    assert {total for _, _, total in told} == {len(told)}
    for game in every_game():
        assert {f"{game.key}, deal", f"{game.key}, imagine", f"{game.key}, random play"} <= {
            name for name, _, _ in told
        }


def test_what_is_complete_needs_no_second_process() -> None:
    warm.compile_all()
    assert warm.is_complete(every_game())
    assert warm.second_process(every_game()) is None
    warm.compile_all()


def test_without_a_second_process_the_first_does_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_compiled", lambda *_: False)
    monkeypatch.setattr(warm, "COMMAND", ("/nowhere/python",))
    assert warm.second_process(every_game()) is None
    warm.compile_all()


def test_a_table_needs_the_rules_of_its_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_compiled", lambda *_: False)
    monkeypatch.setattr(warm, "COMMAND", (sys.executable, "-c", "input()"))
    monkeypatch.setattr(warm, "thoughts_of", lambda _: pytest.fail("the page waited for bots"))
    second = warm.compile_rules(every_game()[0])
    assert second is not None
    warm.end(second)
    assert second.returncode is not None


def test_a_part_that_another_process_compiles_is_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = every_game()[0]
    monkeypatch.setattr(warm, "folder_of", lambda _: tmp_path)
    monkeypatch.setattr(warm, "rules_of", lambda _: pytest.fail("compiled twice"))
    lock = f"fasteners.InterProcessLock({str(tmp_path / 'rules.lock')!r})"
    command = [sys.executable, "-c", f"import fasteners\nwith {lock}: print('held', flush=True); input()"]
    with ThreadPoolExecutor() as threads, subprocess.Popen(command, stdin=PIPE, stdout=PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        waiting = threads.submit(warm.compile_part, game, warm.RULES)
        warm.mark(game, warm.RULES)
        other.communicate(b"\n")
        waiting.result()
