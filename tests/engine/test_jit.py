"""The cache of compiled kernels is never stale and does not grow."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paravent.engine import jit

CALL = """
from paravent.engine import generator, jit
from paravent.engine.record import blank, dtype_of
generator.seed_quick(blank(dtype_of(generator.Seeded))[0], 1)
print(jit.CACHE)
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
    monkeypatch.setattr(jit, "sources", lambda: iter([board]))
    before = jit.digest()
    assert jit.digest() == before
    board.write_text('{"rows": 5}')
    assert jit.digest() != before


def test_every_source_of_engine_games_and_bots_counts() -> None:
    counted = {path.relative_to(jit.PACKAGE).as_posix() for path in jit.sources()}
    assert {"engine/generator.py", "engine/playouts.py", "games/registry.py"} <= counted
    assert not any(path.startswith(("server", "cli")) for path in counted)


def test_old_states_are_forgotten_and_the_current_one_never(tmp_path: Path) -> None:
    current = tmp_path / "current"
    current.mkdir()
    for number in range(12):
        folder = tmp_path / f"state{number}"
        folder.mkdir()
        os.utime(folder, (number, number))
    jit.forget_old_states(tmp_path, current)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["current", "state10", "state11"]


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert start(blocked) == "None"
