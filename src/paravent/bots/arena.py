"""Bots against each other, through the same door as people: paired seeds, seats swapped, and how sure the result is."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from paravent.bots.levels import Bot
from paravent.engine.game import Result
from paravent.engine.match import Match, key_of, new_match
from paravent.games import registry

SURE = 1.96
"""Standard deviations of a 95 % interval."""

MakeBot = Callable[[int], Bot]
"""A bot from a seed."""


class Tally(NamedTuple):
    """Games of a first bot against a second one; `limited` are the draws among them that the table's limit made."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    limited: int = 0
    moves: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """Wins and half the draws, of all games."""
        return (self.won + self.drawn / 2) / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson 1927)."""
        return wilson(self.share, self.games)

    def __add__(self, other: object) -> "Tally":
        if not isinstance(other, Tally):
            return NotImplemented
        return Tally(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies in 95 of 100 cases."""
    if games == 0:
        return 0.0, 1.0
    middle = share + SURE**2 / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + (SURE / (2 * games)) ** 2)
    whole = 1 + SURE**2 / games
    return (middle - spread) / whole, (middle + spread) / whole


def play_out(match: Match, players: Sequence[Bot], budget: float | None = None) -> Result:
    """Lets the bots play a match to its end."""
    while match.result is None:
        seat = min(match.to_act)
        hidden = match.hidden(seat)
        action = players[seat].choose(hidden, match.events(seat), seat, budget)
        match.play(seat, match.game.write(hidden, action))
    return match.result


def meet(
    key: str, first: MakeBot, second: MakeBot, seeds: range, options: Mapping[str, Any], budget: float | None = None
) -> Tally:
    """Two-player games: each seed is played twice, with the seats swapped."""
    tally = Tally()
    for seed in seeds:
        for place in range(2):
            players = [first(seed), second(seed)]
            match = new_match(registry.game(key), 2, key_of(seed), options)
            result = play_out(match, players if place == 0 else players[::-1], budget)
            tally += outcome(result, place, len(match.moves))
    return tally


class Table(NamedTuple):
    """Games of one bot among others: `won` by the one, `ends` counts what the games ended by."""

    games: int = 0
    won: int = 0
    moves: int = 0
    ends: Mapping[str, int] = MappingProxyType({})

    @property
    def share(self) -> float:
        """The games it won, of all."""
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.share, self.games)

    def __add__(self, other: object) -> "Table":
        if not isinstance(other, Table):
            return NotImplemented
        ends = Counter(self.ends) + Counter(other.ends)
        return Table(self.games + other.games, self.won + other.won, self.moves + other.moves, ends)


def sit_among(key: str, seats: int, one: MakeBot, others: MakeBot, number: int, options: Mapping[str, Any]) -> Table:
    """One bot among others of another kind: game `number`, of which as many in a row as there are seats share a seed.

    The one moves on by a seat from game to game.
    """
    seed, place = divmod(number, seats)
    players = [(one if seat == place else others)(seats * seed + seat) for seat in range(seats)]
    match = new_match(registry.game(key), seats, key_of(seed), options)
    result = play_out(match, players)
    return Table(1, int(result.winners == (place,)), len(match.moves), {result.reason: 1})


def outcome(result: Result, place: int, moves: int) -> Tally:
    """One game as the bot in that place sees it."""
    if len(result.winners) != 1:
        return Tally(drawn=1, limited=result.reason.endswith("limit"), moves=moves)
    won = place in result.winners
    return Tally(won=won, lost=not won, moves=moves)
