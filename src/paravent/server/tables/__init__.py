"""What a table does: no web, no SQL. Time, the store and the bots are handed in."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from paravent.server.clock import Clock
from paravent.server.rows import Store
from paravent.server.settings import Settings
from paravent.server.tables.alarms import Alarms
from paravent.server.tables.door import Door
from paravent.server.tables.giving import StandingAnswers
from paravent.server.tables.seating import Seating
from paravent.server.tables.shelf import Shelf
from paravent.server.tables.warm import Rules
from paravent.server.tables.watching import Watching

log = logging.getLogger("paravent.tables")

ROUND = 5.0  # seconds between two rounds of housekeeping
HOUR = 3_600.0
DAY = 24 * HOUR


class Tables:
    """All tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, levels: Callable[[str], Sequence[str]], rules: Rules
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.rules = rules
        self.shelf = Shelf(store, clock, settings.tables_in_memory, rules)
        self.door = Door(self.shelf, store, clock)
        self.alarms = Alarms(self.door, store, clock)
        self.standing = StandingAnswers(self.door, clock)
        self.seating = Seating(self.shelf, self.door, store, clock, levels, settings.absent_after)
        self.watching = Watching(self.shelf, self.seating, store, clock, settings.lobby_hours * HOUR)
        self.shelf.changed += [self.alarms.table_changed, self.standing.table_changed]
        self.running: list[asyncio.Task[None]] = []
        self.swept = 0.0

    async def start(self) -> None:
        """Goes on where the last process stopped."""
        await self.rules.start()
        await self.alarms.restore()
        self.running = [
            asyncio.create_task(self.housekeeping(), name="paravent housekeeping"),
            asyncio.create_task(self.store.listen(self.shelf.hear), name="paravent listening"),
        ]

    async def housekeeping(self) -> None:
        """What is done from time to time."""
        while True:
            await self.clock.wait_until(self.clock.now() + ROUND)
            try:
                await self.tidy()
            except Exception:
                log.exception("housekeeping failed")

    async def tidy(self) -> None:
        self.watching.look_for_absent(self.settings.absent_after)
        self.shelf.tidy()
        await self.shelf.beat()
        await self.alarms.look_for_late_ones()
        now = self.clock.now()
        if now - self.swept > HOUR:
            self.swept = now
            await self.store.forget_unstarted(now - self.settings.unstarted_days * DAY)

    async def close(self) -> None:
        """Stops; what is on disk is all there is to keep."""
        self.watching.thread.shutdown(wait=False, cancel_futures=True)
        for task in self.running:
            task.cancel()
        for task in self.running:
            with suppress(asyncio.CancelledError):
                await task
        await self.rules.close()
        await self.alarms.close()
        await self.standing.close()
        for task in list(self.shelf.tasks):
            task.cancel()
        await asyncio.gather(*self.shelf.tasks, return_exceptions=True)
