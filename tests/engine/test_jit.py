"""The cache of compiled kernels is never stale and does not grow."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paravent.engine import cache
from paravent.games.registry import every_game

CALL = """
from paravent.engine import cache, generator
from paravent.engine.record import blank, dtype_of
generator.seed_quick(blank(dtype_of(generator.Seeded))[0], 1)
print(cache.folder(cache.SHARED))
"""


def files(cache: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")}


def start(cache: Path) -> str:
    environment = os.environ | {"PARAVENT_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", CALL], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    start(tmp_path)
    compiled = files(tmp_path)
    assert compiled
    start(tmp_path)
    assert files(tmp_path) == compiled


def test_the_folder_is_named_by_sources_and_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = tmp_path / "board.json"
    board.write_text("{}")
    monkeypatch.setattr(cache, "sources", lambda _: iter([board]))
    before = cache.digest("lantern")
    assert cache.digest("lantern") == before
    board.write_text('{"rows": 5}')
    assert cache.digest("lantern") != before


def test_every_source_of_engine_bots_and_its_own_game_counts() -> None:
    for game in every_game():
        counted = {path.relative_to(cache.PACKAGE).as_posix() for path in cache.sources(game.folder.name)}
        own = f"games/{game.folder.name}"
        assert {"engine/generator.py", "engine/playouts.py", "bots/search.py", "games/registry.py"} <= counted
        assert {f"{own}/state.py", f"{own}/hidden.py"} <= counted
        assert not any(path.startswith(("server", "cli")) for path in counted)
        assert not any(
            path.count("/") > 1 and path.startswith("games") and not path.startswith(own) for path in counted
        )


def test_a_kernel_lies_in_the_folder_of_its_game() -> None:
    assert cache.part_of("paravent.games.black_lantern.rules.play") == "black_lantern"
    assert cache.part_of("paravent.bots.search@black-lantern") == "black_lantern"
    assert cache.part_of("paravent.games.registry") == cache.SHARED
    assert cache.part_of("paravent.engine.generator") == cache.SHARED


def test_old_states_are_forgotten_and_neither_the_current_one_nor_other_games(tmp_path: Path) -> None:
    current = tmp_path / "black_lantern-now"
    for folder in (current, tmp_path / "white_lantern-1"):
        folder.mkdir()
        os.utime(folder, (0, 0))
    for number in range(12):
        folder = tmp_path / f"black_lantern-{number}"
        folder.mkdir()
        os.utime(folder, (number, number))
    cache.forget_old_states(current)
    kept = ["black_lantern-10", "black_lantern-11", "black_lantern-now", "white_lantern-1"]
    assert sorted(path.name for path in tmp_path.iterdir()) == kept


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert start(blocked) == "None"
