"""When standing answers are given.

In a window of fixed length nothing is given at all: whoever has said nothing at its end has declined, and may answer
otherwise until then. In any other window a standing answer is played as soon as the window is open, by a task of its
own, so that nobody's move takes longer for it.
"""

import asyncio
import logging
from collections.abc import Iterator

from paravent.engine.refusal import Refusal
from paravent.server.clock import Clock
from paravent.server.tables import windows
from paravent.server.tables.door import Door
from paravent.server.tables.live import Live
from paravent.server.tables.standing import answers, offered, stands

log = logging.getLogger("paravent.tables")

AGAIN = 1.0


def due(live: Live) -> Iterator[tuple[int, int, str]]:
    """The answers to be given now: seat, number of its question, notation."""
    match = live.match
    if match is None or live.is_over or not live.standing or windows.is_fixed(match):
        return
    for seat in sorted(match.to_act):
        row = live.seat(seat)
        for standing in offered(match, seat) if row is not None and row.level is None else ():
            if stands(match, live.standing, seat, standing) and answers(match, seat, standing):
                yield seat, match.asked(seat) or 0, standing.answer
                break


class StandingAnswers:
    """Gives the answers that stand."""

    def __init__(self, door: Door, clock: Clock) -> None:
        self.door = door
        self.clock = clock
        self.giving: dict[str, asyncio.Task[None]] = {}

    def table_changed(self, live: Live) -> None:
        if live.id not in self.giving and any(due(live)):
            self.giving[live.id] = asyncio.get_running_loop().create_task(self.give(live.id))

    async def give(self, table: str) -> None:
        """Gives all that are due at a table."""
        try:
            while await self.give_one(table):
                log.debug("a standing answer was given")
        except Refusal as error:
            log.warning("standing answers could not be given at table %s: %s", table, error.code)
        finally:
            del self.giving[table]

    async def give_one(self, table: str) -> bool:
        """Gives the first that is due; whether there was one. What another process has given already is given."""
        try:
            async with self.door.shelf.held(table) as live:
                answer = next(due(live), None)
                if answer is not None:
                    await self.door.take(live, *answer)
        except Refusal as error:
            if error.code != "unsaved":
                raise
            await self.clock.wait_until(self.clock.now() + AGAIN)
            return True
        return answer is not None

    async def close(self) -> None:
        tasks = list(self.giving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
