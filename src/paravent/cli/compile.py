"""Compiling ahead: a random game of each game and a bot's first thought bring all kernels into the cache."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from time import perf_counter

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from paravent import bots, imagine, new
from paravent.cli.console import out
from paravent.engine.game import Game
from paravent.engine.match import Match
from paravent.games import registry

Stage = tuple[str, Callable[[], object]]
DECISIONS = 60
BRIEFLY = 0.01


def compile_all() -> float:
    """Compiles or loads every game; returns the seconds it took."""
    return compile_games(registry.every_game())


def compile_games(games: Iterable[Game]) -> float:
    """Compiles or loads games, with a progress line; returns the seconds it took."""
    started = perf_counter()
    stages = [stage for game in games for stage in stages_of(game)]
    if not out.is_terminal:
        out.print("Compiling the rules, or loading them from the cache …")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("Compiling the rules", total=len(stages))
        for label, run in stages:
            progress.update(task, description=f"Compiling the rules: {label}")
            run()
            progress.advance(task)
    return perf_counter() - started


def stages_of(game: Game) -> Iterator[Stage]:
    """What has to be called once so that everything of a game is compiled."""
    yield game.key, partial(random_match, game)
    yield f"{game.key}, imagined positions", partial(imagined, game)
    for level in bots.levels(game.key):
        yield f"{game.key}, {level}", partial(first_thought, game, level)


def random_match(game: Game) -> Match:
    """The first decisions of a match, through the door that tables use."""
    match = new(game.key, seed=0)
    chance = Random(0)
    for _ in range(DECISIONS):
        waiting = sorted(match.to_act)
        if not waiting:
            break
        seat = chance.choice(waiting)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def first_thought(game: Game, level: str) -> int:
    """A bot's choice, with next to no time for it."""
    match = random_match(game)
    seat = min(match.to_act, default=0)
    return int(bots.bot(game.key, level).choose(match.hidden(seat), match.events(seat), seat, BRIEFLY))


def imagined(game: Game) -> Match:
    """A position that a seat cannot tell from the one some decisions into a match."""
    return imagine(random_match(game).view(0), seed=0)
