"""Compiling ahead: a random game of each game and a bot's first thought bring all kernels into the cache."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from time import monotonic, perf_counter

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from paravent import bots, new
from paravent.cli.console import out
from paravent.engine.game import Game, seats_in
from paravent.engine.match import Match
from paravent.engine.record import blank
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
    """Everything a table needs of a game, each called once; what calls others comes after them."""
    yield from ((f"{game.key}, {name}", call) for name, call in kernel_calls(game))
    yield f"{game.key}, a table", partial(random_match, game)
    for level in bots.levels(game.key):
        yield f"{game.key}, {level}", partial(first_thought, game, level)


def kernel_calls(game: Game) -> Iterator[Stage]:
    """The kernels a table calls, on records that lead from one call to the next."""
    kernels = game.kernels
    states = blank(game.dtype, 2)
    for option in game.options:
        states[0][option.name] = option.read(option.default)
    listed = np.zeros(game.actions, np.int16)

    def seat() -> int:
        return min(seats_in(int(kernels.to_act(states[0]))))

    def hide() -> None:
        states[1] = states[0]
        kernels.hide(states[1], seat())

    yield "deal", lambda: kernels.deal(states[0], 0)
    yield "to_act", seat
    yield "may_act", lambda: kernels.may_act(states[0])
    yield "choices", lambda: kernels.choices(states[0], seat(), listed)
    yield "why_not", lambda: kernels.why_not(states[0], seat(), int(listed[0]))
    yield "play", lambda: kernels.play(states[0], seat(), int(listed[0]))
    yield "hide", hide
    yield "imagine", lambda: kernels.imagine(states[1], seat(), 0)


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
    """A bot's choice at the start of a match, with next to no time for it."""
    match = new(game.key, seed=0)
    seat = min(match.to_act)
    return bots.bot(game.key, level, clock=monotonic).choose(match.hidden(seat), match.events(seat), seat, BRIEFLY)
