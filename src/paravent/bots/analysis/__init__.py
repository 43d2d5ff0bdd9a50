"""Analysis of a game that was played: for every decision what its seat knew, what a bot would have done, what was lost,
and whether it could have been known.

from paravent.bots.analysis import analyse
analysis = analyse(paravent.load("game.json"), "adept@0.1s")
analysis.decisions[0].verdict, analysis.summaries[0].mistakes

It tells what was hidden: give it to nobody who still plays. All results are msgspec structs.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from paravent import bots
from paravent.bots.analysis.decisions import Candidate, Decision, Look, Verdict, decide
from paravent.bots.analysis.estimates import Estimate, Estimator, estimator_of
from paravent.bots.analysis.insights import insights_of
from paravent.bots.entrants import new_player, read_entrant
from paravent.engine.commands import NOTATIONS
from paravent.engine.game import Result
from paravent.engine.match import Match

__all__ = [
    "Analysis",
    "Candidate",
    "Decision",
    "Estimate",
    "Estimator",
    "Look",
    "Summary",
    "Verdict",
    "analyse",
    "look_back",
]

Progress = Callable[[int, int], None]
"""Told how many moves of how many have been looked at."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's decisions: those with a choice, how many of them the bot would have made, and what was lost in all."""

    seat: int
    decisions: int
    agreed: int
    lost: float
    mistakes: int
    unlucky: int
    lucky: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game as a bot sees it afterwards."""

    game: str
    seats: int
    bot: str
    result: Result | None
    decisions: tuple[Decision, ...]
    summaries: tuple[Summary, ...]


def analyse(
    match: Match,
    bot: str | None = None,
    *,
    seats: Sequence[int] | None = None,
    moves: Sequence[int] | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """Looks at every decision of a match.

    bot     who thinks about them, as `adept@0.1s` or `adept@200i`; the strongest level where left out
    seats   whose decisions; everybody's where left out
    moves   only these numbers of moves, from 1

    Decisions without a choice are kept only where the game has something to tell of them. Raises `Refusal` for a bot
    that is none.
    """
    name = bot or bots.levels(match.game.key)[-1]
    decisions = []
    for number, decision in enumerate(look_back(match, name, seats=seats, moves=moves, seed=seed), 1):
        if decision is not None:
            decisions.append(decision)
        if progress is not None:
            progress(number, len(match.moves))
    return Analysis(
        game=match.game.key,
        seats=match.seats,
        bot=name,
        result=match.result,
        decisions=tuple(decisions),
        summaries=tuple(summary(seat, decisions) for seat in range(match.seats) if seats is None or seat in seats),
    )


def look_back(
    match: Match, bot: str, *, seats: Sequence[int] | None = None, moves: Sequence[int] | None = None, seed: int = 0
) -> Iterator[Decision | None]:
    """Move by move what `analyse` finds: None where there is nothing to tell."""
    thinker = estimator_of(new_player(read_entrant(bot), match.game.key, seed, 1.0))
    insights, now = insights_of(match.game), match.begun()
    for number, (seat, notation) in enumerate(match.moves, 1):
        wanted = (seats is None or seat in seats) and (moves is None or number in moves)
        decision = None
        if wanted and notation not in NOTATIONS:
            decision = decide(now, number, seat, notation, thinker, insights)
            if decision.choices <= 1 and decision.insight is None:
                decision = None
        now.play(seat, notation)
        yield decision


def summary(seat: int, decisions: Sequence[Decision]) -> Summary:
    """One seat's decisions, counted."""
    own = [decision for decision in decisions if decision.seat == seat and decision.choices > 1]
    verdicts = [decision.verdict for decision in own]
    return Summary(
        seat=seat,
        decisions=len(own),
        agreed=sum(decision.choice == decision.played for decision in own),
        lost=sum(decision.known.lost for decision in own if decision.known is not None and decision.known.is_loss),
        mistakes=verdicts.count(Verdict.MISTAKE),
        unlucky=verdicts.count(Verdict.UNLUCKY),
        lucky=verdicts.count(Verdict.LUCKY),
    )
