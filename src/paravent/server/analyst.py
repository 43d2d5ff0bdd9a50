"""Looking back at finished games: a bot thinks about every decision of a seat, in a thread, by turns for who asks."""

import logging
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from paravent import bots
from paravent.bots import analysis
from paravent.bots.analysis.insights import insights_of
from paravent.bots.warm import THOUGHTS
from paravent.engine import words
from paravent.engine.match import Match
from paravent.server import wire
from paravent.server.refusals import refusal
from paravent.server.tables import Tables
from paravent.server.tables.watching import over
from paravent.server.thinkers import give_way

log = logging.getLogger("paravent.analyst")

SECONDS: Final = 0.05
"""A bot's time for one thought; a decision takes some four of them."""

MOST_WAITING: Final = 16
MOST_KEPT: Final = 32


class Job(msgspec.Struct):
    """A seat's decisions, as far as they have been thought about."""

    match: Match
    seat: int
    level: str
    done: int = 0
    decisions: list[analysis.Decision] = []

    @property
    def is_done(self) -> bool:
        return self.done >= len(self.match.moves)

    def looking_back(self) -> Iterator[analysis.Decision | None]:
        return analysis.look_back(self.match, f"{self.level}@{SECONDS}s", seats=[self.seat])


class Analyst:
    """Keeps what was found of the games that were asked for last."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.worker = ThreadPoolExecutor(1, "analyst", initializer=give_way)
        self.jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()

    async def look_back(self, table: str, seat: int, language: str) -> wire.LookBack:
        """What has been found so far; begun where nobody has asked before.

        Raises `Refusal` (`not-over`, `no-such-seat`, `too-many-requests`).
        """
        async with self.tables.shelf.held(table) as live:
            match = over(live)
            live.seat(seat)
        await self.tables.rules.ready(match.game.key, THOUGHTS)
        if (table, seat) not in self.jobs:
            if sum(not job.is_done for job in self.jobs.values()) >= MOST_WAITING:
                raise refusal("too-many-requests")
            self.begin(table, seat, match)
        self.jobs.move_to_end((table, seat))
        return told(self.jobs[table, seat], language)

    def begin(self, table: str, seat: int, match: Match) -> None:
        job = Job(match, seat, bots.levels(match.game.key)[-1])
        self.jobs[table, seat] = job
        self.worker.submit(self.work, job, job.looking_back())
        for key in [key for key, kept in self.jobs.items() if kept.is_done][: max(0, len(self.jobs) - MOST_KEPT)]:
            del self.jobs[key]

    def work(self, job: Job, looking_back: Iterator[analysis.Decision | None]) -> None:
        """Thinks about one decision; then it is the turn of the others who wait."""
        try:
            decision = next(looking_back)
        except StopIteration:
            job.done = len(job.match.moves)
        except Exception:
            log.exception("looking back failed")
            job.done = len(job.match.moves)
        else:
            if decision is not None:
                job.decisions.append(decision)
            job.done += 1
        if not job.is_done:
            with suppress(RuntimeError):  # the server has stopped
                self.worker.submit(self.work, job, looking_back)

    def close(self) -> None:
        self.worker.shutdown(wait=False, cancel_futures=True)


def told(job: Job, language: str) -> wire.LookBack:
    """What there is now, for a reader."""
    done, decisions = job.done, list(job.decisions)
    game = job.match.game
    insights = insights_of(game)
    say = partial(words.say, game.words, language)

    def brief(insight: Any) -> str | None:
        return None if insight is None or insights is None else insights.brief(insight, say)

    return wire.LookBack(
        seat=job.seat,
        bot=job.level,
        moves=len(job.match.moves),
        done=done,
        decisions=[decided(decision, brief(decision.insight)) for decision in decisions],
    )


def decided(decision: analysis.Decision, brief: str | None) -> wire.Decided:
    return wire.Decided(
        number=decision.number,
        played=decision.played,
        choice=decision.choice,
        choices=decision.choices,
        considered=[wire.Considered(each.move, each.share, each.value) for each in decision.considered],
        known=compared(decision.known),
        opened=compared(decision.opened),
        verdict=None if decision.verdict is None else decision.verdict.value,
        told=brief,
        insight=None if decision.insight is None else msgspec.Raw(msgspec.json.encode(decision.insight)),
    )


def compared(look: analysis.Look | None) -> wire.Compared | None:
    return None if look is None else wire.Compared(look.best, look.value, look.played, look.lost, look.is_loss)
