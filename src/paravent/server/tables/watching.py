"""Looking at tables: the lobby, a seat's sight, connections, and what opens when a game is over."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from paravent.engine import save
from paravent.engine.match import Match
from paravent.server import shuffle, wire
from paravent.server.clock import Clock
from paravent.server.refusals import refusal
from paravent.server.rows import Store, TableRows
from paravent.server.tables.info import table_info
from paravent.server.tables.live import Listener, Live
from paravent.server.tables.replay import replay_of
from paravent.server.tables.seating import Seating
from paravent.server.tables.shelf import Shelf
from paravent.server.tables.sight import encoded, raws

MOST_LISTED = 100
REPLAYS_KEPT = 32 * 1024 * 1024  # bytes of finished games that were looked at last

Whose = tuple[str, int | Literal["all"] | None]
"""A table, and as whom it is looked at."""


class Watching:
    """Answers those who look."""

    def __init__(self, shelf: Shelf, seating: Seating, store: Store, clock: Clock, lobby: float) -> None:
        self.shelf = shelf
        self.seating = seating
        self.store = store
        self.clock = clock
        self.lobby_seconds = lobby
        self.replays: OrderedDict[Whose, tuple[wire.Replay, int]] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "replay")

    async def lobby(self, person: str | None) -> wire.Lobby:
        """Tables to join, to watch, and one's own."""
        since = self.clock.now() - self.lobby_seconds
        listed = self.listed(person)
        return wire.Lobby(
            open=[listed(rows) for rows in await self.store.open_tables(since, MOST_LISTED)],
            running=[listed(rows) for rows in await self.store.running_tables(MOST_LISTED)],
            yours=[listed(rows) for rows in await self.store.tables_of(person, MOST_LISTED)] if person else [],
        )

    def listed(self, person: str | None) -> Callable[[TableRows], wire.TableInfo]:
        def info(rows: TableRows) -> wire.TableInfo:
            live = self.shelf.lives.get(rows.table.id)
            return live.info(person) if live is not None and live.fresh else table_info(rows, person)

        return info

    async def info(self, person: str | None, table: str) -> wire.TableInfo:
        async with self.shelf.held(table) as live:
            return live.info(person)

    async def sight(self, person: str | None, table: str, seat: int | None) -> wire.Sight:
        async with self.shelf.held(table) as live:
            return live.sight(self.viewer(live, person, seat))

    async def events(self, person: str | None, table: str, since: int, seat: int | None) -> wire.Happenings:
        async with self.shelf.held(table) as live:
            viewer = self.viewer(live, person, seat)
            return wire.Happenings(live.running.number(viewer), raws(live.running.events_since(viewer, since)))

    def viewer(self, live: Live, person: str | None, seat: int | None) -> int | None:
        """As whom a person looks: the seat wished for, else the first of its seats, else a spectator."""
        theirs = live.seats_of(person)
        if seat is None:
            seat = theirs[0] if theirs else None
        elif live.seat(seat) is None or seat not in theirs:
            raise refusal("not-your-seat", seat=seat)
        if seat is not None:
            live.away[seat] = self.clock.now()
        return seat

    # connections

    async def listen(self, listener: Listener, table: str, seat: int | None) -> None:
        """Connects somebody: everything now, then each step."""
        async with self.shelf.held(table) as live:
            listener.viewer = self.viewer(live, listener.person, seat)
            row = None if listener.viewer is None else live.seat(listener.viewer)
            if row is not None and row.level is not None and not live.has_resigned(row.seat):
                await self.seating.hand_back(live, row.seat)
            live.listeners.add(listener)
            live.absent = [seat for seat in live.absent if seat != listener.viewer]
            live.greet(listener)
            self.shelf.presence_changed(live)

    def leave(self, listener: Listener, table: str) -> None:
        """Somebody's connection has ended."""
        live = self.shelf.lives.get(table)
        if live is None or listener not in live.listeners:
            return
        live.listeners.discard(listener)
        if listener.viewer is not None:
            live.away[listener.viewer] = self.clock.now()
        if live.fresh:
            self.shelf.presence_changed(live)

    async def resync(self, listener: Listener, table: str) -> None:
        """Sends everything again."""
        async with self.shelf.held(table) as live:
            if listener in live.listeners:
                live.greet(listener)

    # after the end

    async def replay(self, table: str, seat: int | Literal["all"] | None) -> wire.Replay:
        async with self.shelf.held(table) as live:
            match = over(live)
            if isinstance(seat, int):
                live.seat(seat)
            if (table, seat) not in self.replays:
                made = await asyncio.get_running_loop().run_in_executor(self.thread, weighed_replay, match, seat)
                self.replays[table, seat] = made
            self.replays.move_to_end((table, seat))
            replay, _ = self.replays[table, seat]
            self.forget_replays()
            return replay

    def forget_replays(self) -> None:
        """A finished game does not change: the replays asked for last are kept, as far as there is room."""
        weight = sum(size for _, size in self.replays.values())
        while weight > REPLAYS_KEPT:
            _, (_, size) = self.replays.popitem(last=False)
            weight -= size

    async def record(self, table: str) -> bytes:
        """The save file, with what is needed to check the shuffle."""
        async with self.shelf.held(table) as live:
            match, row = over(live), live.table
            salts = [seat.salt for seat in live.rows.seats]
            return save.write(match, shuffle.proof(row.id, row.seed, salts) if row.position is None else None)

    # from time to time

    def look_for_absent(self, after: float) -> None:
        """Tells tables whose missing people may be replaced now."""
        for live in self.shelf.lives.values():
            if not live.listeners or not live.fresh or live.lock.locked():
                continue
            absent = live.absent_seats(after)
            if absent != live.absent:
                live.absent = absent
                live.tell_news()


def weighed_replay(match: Match, seat: int | Literal["all"] | None) -> tuple[wire.Replay, int]:
    """A replay and its bytes."""
    replay = replay_of(match, seat)
    return replay, len(encoded(replay))


def over(live: Live) -> Match:
    """The finished match. Raises `Refusal` (`not-over`)."""
    match = live.running
    if not live.is_over:
        raise refusal("not-over")
    return match
