"""Compiling ahead, with a progress line: all kernels of rules and bots come into the cache, or out of it."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from paravent.bots import warm
from paravent.cli.console import out
from paravent.engine.game import Game
from paravent.games import registry


def compile_all() -> float:
    """Compiles or loads every game; returns the seconds it took."""
    return compile_games(registry.every_game())


def compile_games(games: Iterable[Game]) -> float:
    """Compiles or loads games, with a progress line; returns the seconds it took."""
    started = perf_counter()
    with progress_line() as show:
        warm.compile_all(show, games)
    return perf_counter() - started


@contextmanager
def progress_line() -> Iterator[Callable[[str, int, int], None]]:
    """A line that says which step is taken."""
    if not out.is_terminal:
        out.print("Compiling the rules, or loading them from the cache …")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("Compiling the rules")

        def show(step: str, number: int, total: int) -> None:
            progress.update(task, description=f"Compiling the rules: {step}", completed=number, total=total)

        yield show
