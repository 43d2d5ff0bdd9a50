"""Alarms: a task for each open window, which closes it when its time is up."""

import asyncio
import logging

from paravent.engine.refusal import Refusal
from paravent.server.clock import Clock
from paravent.server.rows import Store, WindowRow
from paravent.server.tables.door import Door
from paravent.server.tables.live import Live

log = logging.getLogger("paravent.tables")

LATE = 2.0  # seconds after which a window that another process has opened is closed here
AGAIN = 1.0


class Alarms:
    """Wakes the door when a window's time is up."""

    def __init__(self, door: Door, store: Store, clock: Clock) -> None:
        self.door = door
        self.store = store
        self.clock = clock
        self.set_for: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self.opening: set[asyncio.Task[None]] = set()

    def table_changed(self, live: Live) -> None:
        """Sets, moves or stops a table's alarm."""
        known = self.set_for.get(live.id)
        if live.window is None:
            if known is not None and known[1] is not asyncio.current_task():
                known[1].cancel()
            self.set_for.pop(live.id, None)
        elif known is None or known[0] != live.window.mark:
            self.set(live.id, live.window)

    def set(self, table: str, window: WindowRow) -> None:
        known = self.set_for.get(table)
        if known is not None and known[1] is not asyncio.current_task():
            known[1].cancel()
        task = asyncio.get_running_loop().create_task(self.ring(table, window), name=f"window of {table}")
        self.set_for[table] = (window.mark, task)

    async def ring(self, table: str, window: WindowRow) -> None:
        await self.clock.wait_until(window.due)
        while True:
            try:
                await self.door.close_due_window(table)
            except Refusal as error:
                if error.code != "unsaved":
                    return
                log.warning("a window could not be closed yet")
                await self.clock.wait_until(self.clock.now() + AGAIN)
            else:
                return

    async def restore(self) -> None:
        """At the start: windows of a server that was down begin anew, so that nobody is short of time for it."""
        now = self.clock.now()
        for table, window in await self.store.windows():
            if self.store.alone or window.due < now - LATE:
                await self.store.restart_window(table, window.mark, now)
            self.opening.add(task := asyncio.create_task(self.open_again(table)))
            task.add_done_callback(self.opening.discard)

    async def open_again(self, table: str) -> None:
        """Sets a table's alarm; a table that cannot go on keeps no other from it."""
        try:
            async with self.door.shelf.held(table):
                log.debug("a window is open again")
        except Refusal as error:
            log.warning("the window of table %s stays closed: %s", table, error.code)

    async def look_for_late_ones(self) -> None:
        """From time to time: closes windows whose process is gone."""
        if self.store.alone:
            return
        now = self.clock.now()
        for table, window in await self.store.windows():
            if window.due < now - LATE and table not in self.set_for:
                self.set(table, window)

    async def close(self) -> None:
        tasks = [*self.opening, *(task for _, task in self.set_for.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
