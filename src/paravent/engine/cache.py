"""Where compiled kernels lie: a folder for each game, never stale.

Numba's own cache notices an edit of the file a function stands in, but not of the functions it calls nor of the data
arrays that are compiled into it. Ours lies in folders that are named by a digest of every source and data file that a
game's kernels can depend on, of the versions of Python, NumPy and Numba, and of the boards in the user's data folder.
An edit anywhere therefore starts an empty folder, and the folders of earlier states are removed.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path

PACKAGE: Final = Path(__file__).resolve().parent.parent
SHARED: Final = "shared"
"""The part of kernels that belong to no game."""

FOLDERS_KEPT: Final = 3
UNUSED_DAYS: Final = 14


def user_boards() -> Path:
    """The folder in which owners of a printed copy keep boards of their own."""
    return user_data_path("paravent", appauthor=False) / "boards"


def part_of(module: str) -> str:
    """The folder name of the game whose kernels a module holds, a template's copy for a game included."""
    path, _, key = module.partition("@")
    if key:
        return key.replace("-", "_")
    names = path.split(".")
    return names[2] if names[:2] == ["paravent", "games"] and len(names) > 3 else SHARED


def sources(part: str) -> Iterator[Path]:
    """Every file that may be compiled into a part's kernels, in a fixed order."""
    games = PACKAGE / "games"
    folders = [PACKAGE / "engine", PACKAGE / "bots"] + ([] if part == SHARED else [games / part])
    yield from sorted(games.glob("*.py"))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix == ".py" or (path.suffix == ".json" and "scenarios" not in path.parts):
                yield path
    if user_boards().is_dir():
        yield from sorted(user_boards().rglob("*.json"))


def digest(part: str) -> str:
    """Names the state of sources, data and compiler: 16 hexadecimal digits."""
    state = hashlib.sha256()
    for package in ("numba", "numpy", "llvmlite"):
        state.update(f"{package} {version(package)}\n".encode())
    state.update(f"{sys.version}\n".encode())
    for path in sources(part):
        state.update(f"{path.name} ".encode())
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()[:16]


def root() -> Path:
    """The folder of all compiled states: `PARAVENT_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("PARAVENT_CACHE")
    return Path(chosen) if chosen else user_cache_path("paravent", appauthor=False) / "kernels"


@cache
def folder(part: str) -> Path | None:
    """The folder of a part's present state; None where none can be written: kernels are then compiled at each start."""
    current = root() / f"{part}-{digest(part)}"
    try:
        current.mkdir(parents=True, exist_ok=True)
        os.utime(current)
        forget_old_states(current)
    except OSError:
        return None
    return current


def forget_old_states(current: Path) -> None:
    """Removes compiled states of the same part that nobody has used for a while, but for the newest few."""
    part = current.name.rpartition("-")[0]
    others = [path for path in current.parent.iterdir() if path != current and path.name.rpartition("-")[0] == part]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[FOLDERS_KEPT - 1 :]:
        if time.time() - path.stat().st_mtime > UNUSED_DAYS * 86_400 or len(others) > 2 * FOLDERS_KEPT:
            shutil.rmtree(path, ignore_errors=True)
