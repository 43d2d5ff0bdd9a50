"""The tables in memory: the ones used last. What is not here is made from its rows."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress

import msgspec

from paravent.engine.refusal import Refusal
from paravent.server.clock import Clock
from paravent.server.refusals import refusal
from paravent.server.rows import News, Store
from paravent.server.tables.live import Elsewhere, Live
from paravent.server.tables.warm import Rules

log = logging.getLogger("paravent.tables")

LONG = 40  # moves from which on a match is replayed in a thread
NEWS_PAUSE = 0.5
HEARTBEAT = 20.0
SILENCE = 60.0  # seconds after which a process that says nothing is taken to be gone


def public_of(live: Live) -> tuple[object, ...]:
    """What is public about a table beside its game."""
    return live.table, live.rows.seats, live.offers


def private_of(live: Live, seat: int) -> tuple[object, ...]:
    """What the table keeps for a seat and shows to nobody else."""
    return live.answers.get(seat), live.standing_of(seat)


class Shelf:
    """Tables by id. `changed` are called, with the table held, whenever something about it may have changed."""

    def __init__(self, store: Store, clock: Clock, most: int, rules: Rules) -> None:
        self.store = store
        self.clock = clock
        self.most = most
        self.rules = rules
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.changed: list[Callable[[Live], None]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.beaten = 0.0

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Live]:
        """A table as its rows are, held against others. Raises `Refusal` (`unknown-table`, `other-rules`)."""
        live = self.lives.get(table)
        if live is None:
            live = self.lives[table] = Live(table, self.clock.now)
        self.lives.move_to_end(table)
        live.users += 1
        try:
            async with live.lock:
                await self.refresh(live)
                live.used = self.clock.now()
                yield live
        finally:
            live.users -= 1

    def begin(self, table: str) -> None:
        """A table that this process has just set up: its bots are asked here."""
        live = self.lives[table] = Live(table, self.clock.now)
        live.moved_here = True

    async def refresh(self, live: Live) -> None:
        """Reads what the rows have and the table has not; what is told while reading is read once more."""
        while not live.fresh or live.behind:
            live.behind = False
            try:
                await (self.catch_up(live) if live.fresh else self.load(live))
            except BaseException:
                live.behind = True
                raise

    async def load(self, live: Live) -> None:
        rows = await self.store.load(live.id)
        if rows is None:
            self.drop(live)
            raise refusal("unknown-table", table=live.id)
        await self.rules.ready(rows.table.game)
        if len(rows.moves) > LONG:
            await asyncio.to_thread(live.load, rows)
        else:
            live.load(rows)
        live.dismiss_strangers()
        live.greet_all()
        self.tell_here(live)
        self.notify(live)

    async def catch_up(self, live: Live) -> None:
        """Plays on with what another process has added."""
        rows = await self.store.load(live.id, live.count)
        if rows is None or (live.match is None and rows.table.started is not None):
            await self.load(live)
            return
        public = public_of(live)
        private = {seat: private_of(live, seat) for seat in range(live.table.seats)}
        live.rows = msgspec.structs.replace(live.rows, seats=rows.seats)
        live.dismiss_strangers()
        count, window = live.count, live.window
        for _ in live.catch_up(rows):
            live.tell_step()
        if live.count == count and live.window != window:
            live.greet_all()
        for seat, before in private.items():
            if private_of(live, seat) != before:
                live.tell_seat(seat)
        if public_of(live) != public:
            live.tell_news()
        self.notify(live)

    def notify(self, live: Live) -> None:
        """Tells those who act when a table has changed: bots, alarms."""
        for changed in self.changed:
            changed(live)

    def drop(self, live: Live) -> None:
        """Forgets a table, and sends away who is connected to it."""
        self.lives.pop(live.id, None)
        for listener in list(live.listeners):
            listener.leave("unknown-table")

    def tidy(self) -> None:
        """Forgets the tables that nobody has used for the longest time."""
        idle = [live for live in self.lives.values() if not live.listeners and not live.users]
        for live in idle[: max(0, len(self.lives) - self.most)]:
            del self.lives[live.id]

    # who is there, told to the page and to other processes

    def presence_changed(self, live: Live) -> None:
        """Somebody has come or gone."""
        live.tell_news_soon(NEWS_PAUSE)
        self.tell_here(live)

    def tell_here(self, live: Live) -> None:
        """Tells the other processes who is connected to this one."""
        if not self.store.alone:
            self.spawn(self.store.tell([self.here(live)]))

    def here(self, live: Live) -> News:
        seats = sorted({listener.viewer for listener in live.listeners if listener.viewer is not None})
        return News(sender=self.store.name, table=live.id, kind="here", seats=seats, watchers=live.watchers_here())

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, news: News | None) -> None:
        """What another process tells. None: some of it may have been missed."""
        if news is None:
            for live in self.lives.values():
                self.fall_behind(live)
        elif news.table in self.lives:
            live = self.lives[news.table]
            if news.kind == "here":
                self.hear_presence(live, news)
            else:
                self.fall_behind(live)

    def fall_behind(self, live: Live) -> None:
        """The rows have what the table has not; somebody here may be waiting for it."""
        live.behind = True
        self.spawn(self.look_again(live.id))

    async def read_again(self, tables: Iterable[str]) -> None:
        """Tables whose rows were changed beside them."""
        for table in tables:
            if table in self.lives:
                self.lives[table].behind = True
                await self.look_again(table)

    async def look_again(self, table: str) -> None:
        with suppress(Refusal):
            async with self.held(table):
                log.debug("a table has caught up")

    def hear_presence(self, live: Live, news: News) -> None:
        known = live.elsewhere.get(news.sender)
        gone = set(known.seats if known else ()) - set(news.seats)
        now = self.clock.now()
        live.elsewhere[news.sender] = Elsewhere(news.seats, news.watchers, now)
        live.away.update(dict.fromkeys(gone, now))
        if known is None and live.listeners:
            self.tell_here(live)
        if known is None or (known.seats, known.watchers) != (news.seats, news.watchers):
            live.tell_news_soon(NEWS_PAUSE)

    async def beat(self) -> None:
        """From time to time: says again who is here, and forgets processes that have fallen silent."""
        now = self.clock.now()
        if self.store.alone or now - self.beaten < HEARTBEAT:
            return
        self.beaten = now
        for live in self.lives.values():
            silent = [name for name, other in live.elsewhere.items() if now - other.heard > SILENCE]
            for name in silent:
                live.away.update(dict.fromkeys(live.elsewhere.pop(name).seats, now))
        await self.store.tell([self.here(live) for live in self.lives.values() if live.listeners])
