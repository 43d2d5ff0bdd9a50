"""The compiler: `@kernel`, and a cache on disk that is never stale.

Numba's own cache notices an edit of the file a function stands in, but not of the functions it calls nor of the data
arrays that are compiled into it. Ours lies in a folder named by a digest of every source and data file that a kernel
can depend on, of the versions of Python, NumPy and Numba, and of the boards in the user's data folder. An edit anywhere
therefore starts an empty folder, and the folders of earlier states are removed.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
from numba.core import types
from platformdirs import user_cache_path, user_data_path

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "bots")
FOLDERS_KEPT = 3
UNUSED_DAYS = 14


def user_boards() -> Path:
    """The folder in which owners of a printed copy keep boards of their own."""
    return user_data_path("paravent", appauthor=False) / "boards"


def sources() -> Iterator[Path]:
    """Every file that may be compiled into a kernel, in a fixed order."""
    for part in COMPILED_PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix == ".py" or (path.suffix == ".json" and "scenarios" not in path.parts):
                yield path
    if user_boards().is_dir():
        yield from sorted(user_boards().rglob("*.json"))


def digest() -> str:
    """Names the state of sources, data and compiler: 16 hexadecimal digits."""
    state = hashlib.sha256()
    for package in ("numba", "numpy", "llvmlite"):
        state.update(f"{package} {version(package)}\n".encode())
    state.update(f"{sys.version}\n".encode())
    for path in sources():
        state.update(f"{path.name} ".encode())
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()[:16]


def cache_root() -> Path:
    """The folder of all compiled states: `PARAVENT_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("PARAVENT_CACHE")
    return Path(chosen) if chosen else user_cache_path("paravent", appauthor=False) / "kernels"


def cache_folder() -> Path:
    """The folder of this state of the sources."""
    return cache_root() / digest()


def forget_old_states(root: Path, current: Path) -> None:
    """Removes compiled states that nobody has used for a while, but for the newest few."""
    others = [path for path in root.iterdir() if path.is_dir() and path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[FOLDERS_KEPT - 1 :]:
        if time.time() - path.stat().st_mtime > UNUSED_DAYS * 86_400 or len(others) > 2 * FOLDERS_KEPT:
            shutil.rmtree(path, ignore_errors=True)


def use_cache() -> Path | None:
    """Points Numba at this state's folder; where none can be written, kernels are compiled at every start."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old_states(folder.parent, folder)
    except OSError:
        return None
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return folder


COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
CACHE = use_cache() if COMPILED else None
NJIT: Any = numba.njit
UNLITERAL: Any = types.unliteral


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function at its first call, without the interpreter lock, and keeps the result on disk."""
    compiled: Any = NJIT(cache=CACHE is not None, nogil=True, no_cfunc_wrapper=True)(function)
    return widened(compiled) if COMPILED else compiled  # type: ignore[no-any-return]


def widened(compiled: Any) -> Any:
    """Makes kernels that call this one hand it every whole number as 64 bits.

    Otherwise Numba compiles it once more for each width, literal and enumeration it is called with: twice the time of a
    first start.
    """
    template = compiled.get_call_template

    def get_call_template(arguments: Any, named: Any) -> Any:
        return template(tuple(map(wide, arguments)), {name: wide(argument) for name, argument in named.items()})

    compiled.get_call_template = get_call_template
    return compiled


def wide(argument: Any) -> Any:
    """The type under which an argument is handed on."""
    plain = UNLITERAL(argument)
    return types.int64 if isinstance(plain, types.Integer | types.IntEnumMember) else plain
