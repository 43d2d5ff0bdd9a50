"""One game of a ladder, and what is kept of it."""

import logging
from functools import cache
from itertools import count

import msgspec

from paravent import bots
from paravent.bots import warm
from paravent.bots.entrants import new_player, read_entrant
from paravent.bots.greedy import GREEDY
from paravent.bots.ladder.fixtures import Fixture, Ladder, bot_seed, deal_key
from paravent.bots.ladder.guard import Fault, Guard
from paravent.engine.match import key_of, new_match
from paravent.games import registry

log = logging.getLogger("paravent.ladder")


class Thought(msgspec.Struct, frozen=True):
    """How one seat's bot thought: decisions, seconds of processor time in all and at the longest, what went wrong."""

    decisions: int
    seconds: float
    longest: float
    faults: tuple[Fault, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """One game as it came out; `place` is the seat of the one."""

    one: str
    others: str
    number: int
    place: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    thoughts: tuple[Thought, ...]

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.one, self.others, self.number)

    @property
    def names(self) -> list[str]:
        """Who sat where."""
        return [self.one if seat == self.place else self.others for seat in range(len(self.thoughts))]


def play(ladder: Ladder, fixture: Fixture) -> Row:
    """Plays one game to its end."""
    prepare(ladder.game, ladder.entrants)
    index, place = divmod(fixture.number, ladder.seats)
    guards = [new_guard(ladder, fixture, index, place, seat) for seat in range(ladder.seats)]
    match = new_match(registry.game(ladder.game), ladder.seats, deal_key(ladder, index), ladder.options)
    while (result := match.result) is None:
        seat = min(match.to_act)
        match.play(seat, guards[seat].move(match))
    thoughts = [Thought(guard.decisions, guard.seconds, guard.longest, guard.faults) for guard in guards]
    return Row(
        fixture.one,
        fixture.others,
        fixture.number,
        place,
        result.winners,
        result.scores,
        result.reason,
        len(match.moves),
        tuple(thoughts),
    )


def new_guard(ladder: Ladder, fixture: Fixture, index: int, place: int, seat: int) -> Guard:
    """The bot of a seat; the others are numbered from 1 on, clockwise from the one."""
    name = fixture.one if seat == place else fixture.others
    seed = bot_seed(ladder, index, (seat - place) % ladder.seats)
    return Guard(new_player(read_entrant(name), ladder.game, seed, ladder.scale), name, seat, seed)


@cache
def prepare(key: str, entrants: tuple[str, ...]) -> None:
    """Once in each process: lets every bot choose, since loading what is compiled is no thinking time."""
    game = registry.game(key)
    for name in entrants:
        entrant = read_entrant(name)
        if entrant.is_own or entrant.who == GREEDY:
            match = new_match(game, None, key_of(0), {})
            Guard(new_player(entrant, key, 0, 1.0), name, min(match.to_act), 0).move(match)
        else:
            warm.first_moves(game, bots.bot(key, entrant.who, clock=count(0.0, 1.0).__next__))
