"""What is installed, where data lies, and what state the compiled rules are in."""

import json
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.table import Table

from paravent.cli.console import out
from paravent.engine import cache, jit

PACKAGES = ("paravent", "numba", "llvmlite", "numpy", "msgspec", "litestar", "uvicorn", "SQLAlchemy", "alembic")
CLIENT = Path(__file__).resolve().parent.parent / "client"
Report = dict[str, dict[str, str]]


def doctor(as_json: bool) -> None:
    """Prints the report."""
    found = report()
    if as_json:
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
        return
    for title, rows in found.items():
        table = Table(title=title, title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
        for name, value in rows.items():
            table.add_row(name, value)
        out.print(table)
        out.print()


def report() -> Report:
    """Everything the doctor knows, by subject."""
    return {
        "Installed": {"python": f"{platform.python_version()} on {platform.platform()}"}
        | {package.lower(): installed(package) for package in PACKAGES},
        "Games": games(),
        "Data": data(),
        "Compiled rules": compiled(),
        "Browser": {"client": client(), "Chromium (for tests)": chromium() or "not found"},
    }


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def games() -> dict[str, str]:
    """The games found, each with its rules number and what depends on it."""
    from paravent.games import registry

    return {game.key: f"rules {game.rules}, for {players(game.seats)}" for game in registry.every_game()}


def players(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} players" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} players"


def data() -> dict[str, str]:
    """Where tables lie, and boards of the user's own."""
    from paravent.server.settings import from_environment

    settings = from_environment()
    database = settings.data / "paravent.db"
    size = f"{database.stat().st_size / 1e6:.1f} MB" if database.is_file() else "not there yet"
    return {
        "folder": str(settings.data),
        "database": without_password(settings.database) if settings.database else f"{database}, {size}",
        "own boards": str(cache.user_boards()),
    } | refused_boards()


def refused_boards() -> dict[str, str]:
    """The user's files that are no boards, with what is wrong with them."""
    from paravent.games import registry

    return {
        f"no board of {game.key}": "\n".join(game.refused_boards)
        for game in registry.every_game()
        if game.refused_boards
    }


def without_password(address: str) -> str:
    return re.sub(r"(//[^:/@]+):[^@/]*@", r"\1:…@", address)


def compiled() -> dict[str, str]:
    """Where the compiled kernels lie and how much there is of them."""
    if not jit.COMPILED:
        return {"state": "switched off by NUMBA_DISABLE_JIT: the rules run as plain Python"}
    from paravent.games import registry

    folders = [cache.folder(game.folder.name) for game in registry.every_game()]
    if None in folders:
        return {"state": f"{cache.root()} cannot be written: compiled anew at every start"}
    here = [path for folder in folders if folder for path in folder.rglob("*") if path.is_file()]
    others = [folder for folder in cache.root().iterdir() if folder.is_dir() and folder not in folders]
    return {
        "folder": str(cache.root()),
        "state": f"{sum(path.suffix == '.nbc' for path in here)} compiled functions, {megabytes(here)}"
        if here
        else "empty: `paravent compile` fills it, or the first game does",
        "of other states": f"{len(others)} folders, {megabytes(path for other in others for path in other.rglob('*'))}",
    }


def megabytes(paths: Iterable[Path]) -> str:
    size = sum(path.stat().st_size for path in paths if path.is_file())
    return f"{size / 1e6:.1f} MB"


def client() -> str:
    """Whether the page can be served."""
    if not (CLIENT / "index.html").is_file():
        return "not built: `make client` builds it"
    return f"built, {megabytes(CLIENT.rglob('*'))}, in {CLIENT}"


def chromium() -> str | None:
    named = os.environ.get("PARAVENT_CHROMIUM")
    return next(filter(None, map(shutil.which, [named or "", "chromium", "chromium-browser", "google-chrome"])), None)
