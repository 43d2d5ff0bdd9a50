"""Twins: two worlds that a viewer cannot tell apart, played on with the moves that look the same to it.

Whatever a viewer is given in one of the two must equal, byte for byte, what it is given in the other: every test of
views, events, messages, logs and replays can run on a pair. A pair ends before the game does, since the end reveals
all, and where no move of the second world looks like the one played in the first.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from paravent.engine.commands import NOTATIONS
from paravent.engine.game import Game
from paravent.engine.match import Match, match_at
from paravent.engine.record import blank
from paravent.engine.refusal import Unreadable

MOST_TRIED = 4_000
WORLDS_APART = 1_000_003
"""Between the seeds of the imagined worlds of one pair."""


@dataclass(frozen=True)
class Twins:
    """Two matches of equal length; `viewer` (None: a spectator) sees the same in both from first step to last."""

    viewer: int | None
    first: Match
    second: Match


def twins(match: Match, viewer: int | None, at: int = 0, seed: int = 0, worlds: int = 1) -> Twins:
    """A pair from the position of `match` after `at` moves, continued as far as looks can be kept equal.

    `first` is the match as it was; `second` begins in a world imagined from what the viewer knows at that moment: the
    one of `worlds` imagined ones that can be followed furthest. Chance to come is the same in both, as nobody knows it.
    """
    then = match.rewound(at)
    truth, imagined = blank(match.game.dtype), blank(match.game.dtype, worlds)
    truth[0] = then.state
    best, moves = 0, list[str]()
    for world in range(worlds):
        search = Search(match.game, -1 if viewer is None else viewer, Random(seed))
        imagined[world] = then.hidden(viewer)
        match.game.kernels.imagine(imagined[world], search.viewer, seed + world * WORLDS_APART)
        imagined[world]["rng"] = truth[0]["rng"]
        followed = search.follow(truth, imagined[world : world + 1], match.moves[at:])
        if len(followed) > len(moves):
            best, moves = world, followed
    pair = (match_at(match.game, truth[0], match.seats), match_at(match.game, imagined[best], match.seats))
    for (seat, first), second in zip(match.moves[at:], moves, strict=False):
        pair[0].play(seat, first)
        pair[1].play(seat, second)
    return Twins(viewer, *pair)


class Search:
    """Finds, by depth-first search, moves of the second world that look like those of the first."""

    def __init__(self, game: Game, viewer: int, random: Random) -> None:
        self.game = game
        self.viewer = viewer
        self.random = random
        self.tried = 0
        self.best: list[str] = []

    def follow(self, truth: Any, imagined: Any, moves: tuple[tuple[int, str], ...]) -> list[str]:
        """The notations for the second world: for all of `moves`, or for as many as a look-alike was found for."""
        looks = self.looks_along(truth.copy(), moves)
        path: list[str] = []
        levels = [self.candidates(imagined, moves[0], looks[0])] if looks else []
        while levels and len(path) < len(looks) and self.tried < MOST_TRIED:
            if not levels[-1]:
                levels.pop()
                if path:
                    path.pop()
                continue
            notation, state = levels[-1].pop()
            path.append(notation)
            if len(path) > len(self.best):
                self.best = list(path)
            if len(path) < len(looks):
                levels.append(self.candidates(state, moves[len(path)], looks[len(path)]))
        return self.best

    def looks_along(self, truth: Any, moves: tuple[tuple[int, str], ...]) -> list[bytes]:
        """What the viewer knows after each move, up to the one that ends the game."""
        looks = []
        for seat, notation in moves:
            self.game.kernels.play(truth[0], seat, self.action(truth[0], notation))
            if self.game.result(truth[0]) is not None:
                break
            looks.append(self.look(truth))
        return looks

    def look(self, state: Any) -> bytes:
        """The viewer's hidden record."""
        hidden = state.copy()
        self.game.kernels.hide(hidden[0], self.viewer)
        return bytes(hidden.tobytes())

    def candidates(self, state: Any, move: tuple[int, str], look: bytes) -> list[tuple[str, Any]]:
        """The moves that lead to the same look, the last the first to be tried; the viewer's own are what they were."""
        seat, notation = move
        found = []
        for action in self.actions(state, seat, notation):
            self.tried += 1
            after = state.copy()
            self.game.kernels.play(after[0], seat, action)
            if self.game.result(after[0]) is None and self.look(after) == look:
                found.append((notation if action < 0 else self.written(state, seat, action), after))
        return found

    def written(self, state: Any, seat: int, action: int) -> str:
        """The notation of a seat's action: a number may mean another cell for another seat."""
        hidden = state.copy()
        self.game.kernels.hide(hidden[0], seat)
        return self.game.write(hidden[0], action)

    def actions(self, state: Any, seat: int, notation: str) -> list[int]:
        """What the seat might do in the second world, in random order."""
        record = state.copy()
        if seat == self.viewer or notation in NOTATIONS:
            action = self.action(state[0], notation)
            return [] if action is None or int(self.game.kernels.why_not(record[0], seat, action)) else [action]
        listed = np.zeros(self.game.actions, np.int16)
        count = int(self.game.kernels.choices(record[0], seat, listed))
        return self.random.sample([int(action) for action in listed[:count]], count)

    def action(self, record: Any, notation: str) -> Any:
        """The number of a notation, None where the second world has no such action."""
        try:
            return NOTATIONS[notation] if notation in NOTATIONS else self.game.read(record, notation)
        except Unreadable:
            return None
