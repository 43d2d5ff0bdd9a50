"""Compiling ahead: everything that server, bots and measurements call, before somebody waits for it.

From an empty cache two processes share the work: a second one takes what bots think with, the first one the rules;
whatever else a bot's first moves call comes last.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np

from paravent.bots.levels import Bot, RandomBot, bot, levels
from paravent.bots.skill import Skill, bot_of, skill_of
from paravent.bots.tree import new_tree
from paravent.engine import cache
from paravent.engine.game import Game, seats_in
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games import registry

Step = tuple[str, Callable[[], object]]
Progress = Callable[[str, int, int], None]
"""Called before each step: what it is, its number from 0, how many there are."""

COMMAND = (sys.executable, "-m", "paravent.bots.warm")
"""A Python that compiles the games whose keys follow; after `THOUGHTS` only what their bots think with."""

THOUGHTS = "thoughts"
DONE = "complete"
FEW = 12
"""Decisions of a match: beyond its setup, so that there is something to recall."""


def compile_all(progress: Progress | None = None, games: Iterable[Game] | None = None) -> None:
    """Compiles what is not in the cache, loads what is."""
    chosen = registry.every_game() if games is None else tuple(games)
    second = None if is_complete(chosen) or (os.cpu_count() or 1) < 2 else second_process(chosen)
    steps = list(steps_of(chosen, second))
    try:
        with no_collection():
            for number, (name, call) in enumerate(steps):
                if progress is not None:
                    progress(name, number, len(steps))
                call()
    finally:
        if second is not None and second.poll() is None:
            second.terminate()
    for game in chosen:
        if folder := folder_of(game):
            (folder / DONE).touch()


@contextmanager
def no_collection() -> Iterator[None]:
    """Compiling makes many objects and no rubbish: looking for some takes a twentieth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def folder_of(game: Game) -> Path | None:
    """Where a game's kernels are kept."""
    return cache.folder(game.folder.name)


def is_complete(games: Iterable[Game]) -> bool:
    """Whether all was compiled before, as far as it can be kept."""
    folders = [folder_of(game) for game in games]
    return all(folder is None or (folder / DONE).exists() for folder in folders)


def second_process(games: Iterable[Game]) -> "subprocess.Popen[bytes] | None":
    """Another Python that fills the same cache; none where there can be none."""
    command = [*COMMAND, THOUGHTS, *(game.key for game in games)]
    try:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    except OSError:
        return None


def steps_of(games: Iterable[Game], second: "subprocess.Popen[bytes] | None" = None) -> Iterator[Step]:
    """All that has to be called once; after the rules it is waited for the second process, where there is one."""
    games = tuple(games)
    for game in games:
        yield from rules_of(game)
    if second is not None:
        yield "bots", second.wait
    for game in games:
        yield from thoughts_of(game)
        yield from first_moves_of(game)


class Table:
    """A record that leads from one kernel's call to the next."""

    def __init__(self, game: Game) -> None:
        self.kernels = game.kernels
        self.states = blank(game.dtype)
        self.state = self.states[0]
        for option in game.options:
            self.state[option.name] = option.read(option.default)
        if "seats" in (game.dtype.names or ()):
            self.state["seats"] = game.seats[0]
        self.listed = np.zeros(game.actions, np.int16)
        self.mask = np.zeros(game.actions, np.bool_)
        self.scores = np.zeros(game.seats[-1], np.int32)

    @property
    def seat(self) -> int:
        """A seat that is asked."""
        return min(seats_in(int(self.kernels.to_act(self.state))))


def rules_of(game: Game) -> Iterator[Step]:
    """The kernels by which a table is played."""
    table, kernels = Table(game), game.kernels
    yield f"{game.key}, deal", lambda: kernels.deal(table.state, 0)
    yield f"{game.key}, to_act", lambda: table.seat
    yield f"{game.key}, may_act", lambda: kernels.may_act(table.state)
    yield f"{game.key}, choices", lambda: kernels.choices(table.state, table.seat, table.listed)
    yield f"{game.key}, why_not", lambda: kernels.why_not(table.state, table.seat, int(table.listed[0]))
    yield f"{game.key}, legal", lambda: kernels.legal(table.state, table.seat, table.mask)
    yield f"{game.key}, play", lambda: kernels.play(table.state, table.seat, int(table.listed[0]))
    yield f"{game.key}, score", lambda: kernels.score(table.state, table.scores)
    yield f"{game.key}, hide", lambda: kernels.hide(table.state, 0)
    yield f"{game.key}, random play", partial(random_play, game)
    if skill := skill_of(game):
        yield f"{game.key}, novice", partial(novice_move, game, skill)


def thoughts_of(game: Game) -> Iterator[Step]:
    """What bots think with; here about a table that is not dealt yet."""
    state = Table(game).state
    yield f"{game.key}, imagine", lambda: game.kernels.imagine(state, 0, 0)
    skill, practise = skill_of(game), getattr(bot_of(game), "practise", None)
    if practise is not None:
        yield f"{game.key}, practice", practise
    if skill is None:
        return
    tree = new_tree(state, skill.mind(), 1, 1)
    search = specialised("paravent.bots.search", game, **skill.kernels)
    yield f"{game.key}, prepare", lambda: search.prepare(tree, 0, skill.recall(state, (), 0), 0)
    yield f"{game.key}, iterate", lambda: search.iterate(tree, 0, 0, 0, 0, 0, 1.0)


def first_moves_of(game: Game) -> Iterator[Step]:
    """Every level's thoughts on a match under way."""
    for level in levels(game.key):
        yield f"{game.key}, {level}", partial(first_moves, game, bot(game.key, level, clock=count(0.0, 1.0).__next__))


def novice_move(game: Game, skill: Skill) -> None:
    """What a bot recalls of a match under way, and its answer without a search."""
    match = first_moves(game, RandomBot(game, 0))
    seat = min(match.to_act)
    hidden = match.hidden(seat)
    skill.recall(hidden, match.events(seat), seat)
    skill.novice(hidden, seat, skill.mind())


def random_play(game: Game) -> None:
    """One game of random moves in compiled code."""
    play_many = specialised("paravent.engine.playouts", game).play_many
    play_many(blank(game.dtype), Table(game).states, 0, 1, FEW)


def first_moves(game: Game, player: Bot) -> Match:
    """The beginning of a match in which one bot has all seats."""
    setup = next((option for option in game.options if option.name == "setup"), None)
    match = new_match(game, None, key_of(0), {} if setup is None else {"setup": "random"})
    for _ in range(FEW):
        for seat in match.to_act:
            hidden = match.hidden(seat)
            match.play(seat, game.write(hidden, player.choose(hidden, match.events(seat), seat)))
    return match


def main(words: list[str]) -> None:
    games = [registry.game(key) for key in words if key != THOUGHTS]
    if THOUGHTS not in words:
        compile_all(games=games)
        return
    with no_collection():
        for game in games:
            for _, call in thoughts_of(game):
                call()


if __name__ == "__main__":
    main(sys.argv[1:])
