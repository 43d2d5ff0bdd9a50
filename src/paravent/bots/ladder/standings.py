"""What a ladder's games say: each meeting with how sure it is, each entrant with its rating and its thinking time."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

import msgspec

from paravent.bots.arena import wilson
from paravent.bots.ladder.fixtures import Fixture, Ladder, fixtures, meetings
from paravent.bots.ladder.games import Row, Thought
from paravent.bots.ladder.guard import Fault
from paravent.bots.ladder.ratings import Rating, rate


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one bot among others. A draw is half a win, among N seats an Nth; `even`: the share of equals.

    `drawn` are all games without one winner, `limited` those among them that the table's limit ended. `low` and `high`:
    the 95 % interval of the share (Wilson 1927). `points`: the game's own, of the one and of each of the others.
    """

    one: str
    others: str
    games: int
    won: int
    lost: int
    drawn: int
    limited: int
    share: float
    low: float
    high: float
    even: float
    moves: float
    points: tuple[float, float]
    ends: dict[str, int]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant. `seconds`: processor time of a decision on average, `longest` of the slowest; `faults` of all games,
    each kind with the first there was.
    """

    name: str
    games: int
    rating: float
    deviation: float
    decisions: int
    seconds: float
    longest: float
    faults: tuple[Fault, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder with all that it shows; `played` of `planned` games are over."""

    ladder: Ladder
    planned: int
    played: int
    meetings: tuple[Meeting, ...]
    standings: tuple[Standing, ...]


def report(ladder: Ladder, rows: Mapping[Fixture, Row]) -> Report:
    """From the games so far; those of a file that this ladder does not plan are left aside."""
    planned = list(fixtures(ladder))
    played = [rows[fixture] for fixture in planned if fixture in rows]
    ratings = rate(ladder.entrants, played)
    standings = [standing(name, ratings[name], played) for name in ladder.entrants]
    return Report(
        ladder=ladder,
        planned=len(planned),
        played=len(played),
        meetings=tuple(
            meeting(one, others, ladder.seats, [row for row in played if (row.one, row.others) == (one, others)])
            for one, others in meetings(ladder)
        ),
        standings=tuple(sorted(standings, key=lambda found: -found.rating)),
    )


def meeting(one: str, others: str, seats: int, rows: Sequence[Row]) -> Meeting:
    """The games of one meeting, counted."""
    games = len(rows)
    won = sum(row.winners == (row.place,) for row in rows)
    drawn = [row for row in rows if len(row.winners) != 1]
    share = (won + sum(part_of(row) for row in drawn)) / max(games, 1)
    low, high = wilson(share, games)
    return Meeting(
        one=one,
        others=others,
        games=games,
        won=won,
        lost=games - won - len(drawn),
        drawn=len(drawn),
        limited=sum(row.reason.endswith("limit") for row in drawn),
        share=share,
        low=low,
        high=high,
        even=1 / seats,
        moves=sum(row.moves for row in rows) / max(games, 1),
        points=points(rows),
        ends=dict(sorted(Counter(row.reason for row in rows).items())),
    )


def points(rows: Sequence[Row]) -> tuple[float, float]:
    """The game's own points: the one's on average, and those of each of the others."""
    if not rows:
        return 0.0, 0.0
    own = [row.scores[row.place] for row in rows]
    others = [points for row in rows for seat, points in enumerate(row.scores) if seat != row.place]
    return fmean(own), fmean(others)


def part_of(row: Row) -> float:
    """The one's part of a win that several share; without a winner all share it."""
    sharing = row.winners or range(len(row.thoughts))
    return 1 / len(sharing) if row.place in sharing else 0.0


def standing(name: str, rating: Rating, rows: Iterable[Row]) -> Standing:
    """One entrant in all its games."""
    games = [thoughts_of(name, row) for row in rows]
    thoughts = [thought for game in games for thought in game]
    decisions = sum(thought.decisions for thought in thoughts)
    return Standing(
        name=name,
        games=sum(map(bool, games)),
        rating=rating.mean,
        deviation=rating.deviation,
        decisions=decisions,
        seconds=sum(thought.seconds for thought in thoughts) / max(decisions, 1),
        longest=max((thought.longest for thought in thoughts), default=0.0),
        faults=all_faults(thoughts),
    )


def thoughts_of(name: str, row: Row) -> list[Thought]:
    """How an entrant thought on each of its seats of a game."""
    return [thought for whose, thought in zip(row.names, row.thoughts, strict=True) if whose == name]


def all_faults(thoughts: Iterable[Thought]) -> tuple[Fault, ...]:
    """The faults of several games together, each kind with the first there was."""
    found: dict[str, Fault] = {}
    for fault in (fault for thought in thoughts for fault in thought.faults):
        known = found.get(fault.kind, Fault(fault.kind, 0, fault.first))
        found[fault.kind] = Fault(fault.kind, known.count + fault.count, known.first)
    return tuple(found[kind] for kind in sorted(found))
