"""Compiling ahead: everything that server, bots and measurements call, before somebody waits for it.

Each game has two parts: its rules, which a table needs before it opens, and what its bots think with. From an empty
cache two processes share the work, one for each part.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import fasteners
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
"""A Python that compiles one part, `rules` or `thoughts`, of the games whose keys follow."""

RULES: Final = "rules"
THOUGHTS: Final = "thoughts"
FEW = 12
"""Decisions of a match: beyond its setup, so that there is something to recall."""


def compile_all(progress: Progress | None = None, games: Iterable[Game] | None = None) -> None:
    """Compiles what is not in the cache, loads what is."""
    chosen = registry.every_game() if games is None else tuple(games)
    second = second_process(chosen)
    waiting: list[Step] = [] if second is None else [("bots", second.wait)]
    try:
        take(
            [*compiling(chosen, RULES), *waiting, *compiling(chosen, THOUGHTS)],
            progress,
        )
    finally:
        end(second)
    for game in chosen:
        mark(game, RULES)
        mark(game, THOUGHTS)


def compile_rules(game: Game, progress: Progress | None = None) -> "subprocess.Popen[bytes] | None":
    """Compiles what a table of the game needs. Returns the process that goes on with what its bots think with."""
    second = second_process([game])
    take(compiling([game], RULES), progress)
    mark(game, RULES)
    return second


def compile_part(game: Game, part: str) -> None:
    """Compiles a part that is not compiled yet; one that another process is compiling is waited for."""
    folder = folder_of(game)
    with fasteners.InterProcessLock(folder / f"{part}.lock") if folder else nullcontext():
        if not is_compiled(game, part):
            take(compiling([game], part))
            mark(game, part)


def take(steps: Iterable[Step], progress: Progress | None = None) -> None:
    """Takes one step after the other."""
    steps = list(steps)
    with no_collection():
        for number, (name, call) in enumerate(steps):
            if progress is not None:
                progress(name, number, len(steps))
            call()


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


def mark(game: Game, part: str) -> None:
    """Remembers that a part is compiled."""
    if folder := folder_of(game):
        (folder / part).touch()


def is_compiled(game: Game, part: str) -> bool:
    """Whether a part was compiled before, as far as it can be kept."""
    folder = folder_of(game)
    return folder is None or (folder / part).exists()


def is_complete(games: Iterable[Game]) -> bool:
    """Whether all was compiled before, as far as it can be kept."""
    return all(is_compiled(game, part) for game in games for part in (RULES, THOUGHTS))


def second_process(games: Iterable[Game]) -> "subprocess.Popen[bytes] | None":
    """Another Python that compiles what bots think with; none where all is there, or there can be none."""
    missing = [game.key for game in games if not is_compiled(game, THOUGHTS)]
    if not missing or (os.cpu_count() or 1) < 2:
        return None
    try:
        return subprocess.Popen(  # noqa: S603
            [*COMMAND, THOUGHTS, *missing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return None


def end(process: "subprocess.Popen[bytes] | None") -> None:
    """Ends a process that nobody needs any longer."""
    if process is not None:
        process.terminate()
        process.wait()


def compiling(games: Iterable[Game], part: str) -> Iterator[Step]:
    """All that has to be called once for a part."""
    for game in games:
        yield from rules_of(game) if part == RULES else thoughts_of(game)


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


def thoughts_of(game: Game) -> Iterator[Step]:
    """What bots think with: first about a table that is not dealt, which needs no rules, then on a match."""
    state = Table(game).state
    yield f"{game.key}, imagine", lambda: game.kernels.imagine(state, 0, 0)
    if practise := getattr(bot_of(game), "practise", None):
        yield f"{game.key}, practice", practise
    if skill := skill_of(game):
        yield from searching(game, skill)
    yield f"{game.key}, random play", partial(random_play, game)
    if skill:
        yield f"{game.key}, recalling", partial(novice_move, game, skill)
    for level in levels(game.key):
        yield f"{game.key}, {level}", partial(first_moves, game, bot(game.key, level, clock=count(0.0, 1.0).__next__))


def searching(game: Game, skill: Skill) -> Iterator[Step]:
    """The two entries of the search."""
    state = Table(game).state
    tree = new_tree(state, skill.mind(), 1, 1)
    search = specialised("paravent.bots.search", game, **skill.kernels)
    yield f"{game.key}, prepare", lambda: search.prepare(tree, 0, skill.recall(state, (), 0), 0)
    yield f"{game.key}, iterate", lambda: search.iterate(tree, 0, 0, 0, 0, 0, 1.0)


def novice_move(game: Game, skill: Skill) -> None:
    """What a bot recalls of a match under way, and its answer without a search."""
    match = first_moves(game, RandomBot(game, 0))
    seat = min(match.to_act)
    hidden = match.hidden(seat)
    skill.recall(hidden, match.events(seat), seat)
    if skill.novice is not None:
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


def main(part: str, *keys: str) -> None:
    for key in keys:
        compile_part(registry.game(key), part)


if __name__ == "__main__":
    main(*sys.argv[1:])
