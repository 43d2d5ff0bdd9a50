"""One decision of a game that was played: what its seat knew, what a bot would have done, and what was lost."""

import math
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from paravent.bots.analysis.estimates import Estimate, Estimator
from paravent.bots.analysis.insights import Insights
from paravent.engine.game import View
from paravent.engine.match import Match

SMALL: Final = 0.02
"""What may be lost without being a mistake, however long it is thought about."""

SHOWN: Final = 8
"""The most actions that are kept of a decision."""


class Verdict(Enum):
    """Could it have been known? By what was lost as far as the seat knew, and with all open."""

    GOOD = "good"  # nothing either way
    MISTAKE = "mistake"  # a better move followed from what the seat knew
    UNLUCKY = "unlucky"  # with all open another was better, which the seat could not know
    LUCKY = "lucky"  # the seat could have known better, and it did no harm


class Candidate(msgspec.Struct, frozen=True):
    """A move that the bot thought of; `value` from 0 (lost) to 1 (won)."""

    move: str
    share: float
    value: float | None


class Look(msgspec.Struct, frozen=True):
    """The best move from one point of view against the one played, each thought through for itself.

    `doubt`: losses up to this may be chance of the estimate.
    """

    best: str
    value: float
    played: float
    lost: float
    doubt: float

    @property
    def is_loss(self) -> bool:
        return self.lost > max(SMALL, self.doubt)


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision. `number`: of the move in the match, from 1; `choices`: how many moves were allowed.

    choice      what the bot would have played, from what the seat knew
    considered  what it thought of, its choice first
    known       what the played move lost in worlds that the seat could imagine
    opened      what it lost with all open; both are None where the bot has no estimates
    view        what the seat knew
    insight     what only the game can tell
    """

    number: int
    seat: int
    played: str
    choices: int
    choice: str
    considered: tuple[Candidate, ...]
    known: Look | None
    opened: Look | None
    verdict: Verdict | None
    view: View
    insight: Any = None


class Moment(msgspec.Struct, frozen=True):
    """What a decision is judged by."""

    match: Match
    hidden: Any
    seen: Sequence[Any]
    seat: int
    action: int
    truth: Any

    def written(self, action: int) -> str:
        return self.match.game.write(self.hidden, action)


def decide(
    match: Match, number: int, seat: int, notation: str, thinker: Estimator, insights: Insights | None
) -> Decision:
    """Looks at the decision that is about to be made in a match."""
    hidden, seen = match.hidden(seat), match.events(seat)
    action = match.game.read(hidden, notation)
    moment = Moment(match, hidden, seen, seat, action, match.state.copy())
    choices = len(match.legal(seat))
    found = thinker.estimates(hidden, seen, seat) if choices > 1 else [Estimate(action, 1.0)]
    known = opened = None
    if choices > 1:
        known = look(moment, thinker, found, None)
        opened = look(moment, thinker, thinker.estimates(hidden, seen, seat, moment.truth), moment.truth)
    return Decision(
        number=number,
        seat=seat,
        played=notation,
        choices=choices,
        choice=moment.written(found[0].action),
        considered=tuple(Candidate(moment.written(one.action), one.share, one.value) for one in found[:SHOWN]),
        known=known,
        opened=opened,
        verdict=verdict(known, opened),
        view=match.view(seat),
        insight=insights.insight(hidden, seen, seat, action, moment.truth) if insights else None,
    )


def look(moment: Moment, thinker: Estimator, found: list[Estimate], truth: Any | None) -> Look | None:
    """The best move found against the one played. The search may have been wrong: then the played one is best."""
    if not found:
        return None
    played = thinker.value(moment.hidden, moment.seen, moment.seat, moment.action, truth)
    best = played
    if found[0].action != moment.action:
        best = thinker.value(moment.hidden, moment.seen, moment.seat, found[0].action, truth)
    if played.value is None or best.value is None:
        return None
    if played.value >= best.value:
        best = played
    return Look(
        best=moment.written(best.action),
        value=best.value or 0.0,
        played=played.value,
        lost=(best.value or 0.0) - played.value,
        doubt=doubt(best, played),
    )


def doubt(best: Estimate, played: Estimate) -> float:
    """Twice the standard deviation that the difference of two means of so many tries has at the most."""
    if best is played:
        return 0.0
    return math.sqrt(1 / max(1, best.tries) + 1 / max(1, played.tries))


def verdict(known: Look | None, opened: Look | None) -> Verdict | None:
    """Could it have been known?"""
    if known is None or opened is None:
        return None
    if known.is_loss:
        return Verdict.MISTAKE if opened.is_loss else Verdict.LUCKY
    return Verdict.UNLUCKY if opened.is_loss else Verdict.GOOD
