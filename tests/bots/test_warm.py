"""Compiling ahead calls everything once and says where it is."""

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


def test_what_is_complete_needs_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    warm.compile_all()
    assert warm.is_complete(every_game())
    monkeypatch.setattr(warm, "second_process", lambda _: pytest.fail("a second process was started"))
    warm.compile_all()


def test_without_a_second_process_the_first_does_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_complete", lambda _: False)
    monkeypatch.setattr(warm, "COMMAND", ("/nowhere/python",))
    assert warm.second_process(every_game()) is None
    warm.compile_all()
