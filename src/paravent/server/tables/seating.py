"""Who sits where: new tables, taking and leaving seats, bots, links to a seat, rematches, seats that were left."""

import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from secrets import choice, token_urlsafe
from typing import Any

import msgspec

from paravent.engine.match import match_from_position, new_match
from paravent.engine.refusal import Refusal
from paravent.games import registry
from paravent.server import shuffle, wire
from paravent.server.clock import Clock
from paravent.server.refusals import refusal
from paravent.server.rows import Change, Person, SeatRow, StandingRow, Store, TableRow, TableRows
from paravent.server.tables import windows
from paravent.server.tables.door import Door
from paravent.server.tables.info import table_info
from paravent.server.tables.live import Live
from paravent.server.tables.shelf import Shelf

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is taken for another
ID_LENGTH = 12
STAND_IN = "adept"
MOST_WITH_BOTS = 100  # running tables with bots at which no table of bots alone is set up


class Seating:
    """Changes who sits at a table."""

    def __init__(
        self, shelf: Shelf, door: Door, store: Store, clock: Clock, levels: Callable[[str], Sequence[str]], away: float
    ) -> None:
        self.shelf = shelf
        self.door = door
        self.store = store
        self.clock = clock
        self.levels = levels
        self.away = away
        door.hand_back = self.hand_back
        door.stand_in = self.stand_in

    # before the game

    async def create(
        self, person: Person, new: wire.NewTable, position: dict[str, Any] | None = None
    ) -> wire.TableInfo:
        """Sets up a table, if need be from a written position, which has its options in it.

        Raises `Refusal` for a game, seats, options, levels or a position that there are not.
        """
        game = registry.game(new.game)
        await self.shelf.rules.ready(game.key)
        if position is None:
            match = new_match(game, new.seats, bytes(shuffle.SEED_BYTES), new.options)
        else:
            match = match_from_position(game, position)
        windows.refuse_fixed_without_seconds(match)
        if len(new.sit) > match.seats:
            raise refusal("too-many-seats", got=len(new.sit), expected=match.seats)
        seats = [self.sitter(person, new, seat, sits) for seat, sits in enumerate(new.sit) if sits.kind != "open"]
        if len(seats) == match.seats and all(row.level is not None for row in seats):
            await self.leave_room_for_people()
        now = self.clock.now()
        table = TableRow(
            id=new_id(),
            game=game.key,
            rules=game.rules,
            seats=match.seats,
            options=match.options,
            public=new.public,
            host=person.id,
            seed=shuffle.new_seed(),
            position=position,
            created=now,
            started=now if len(seats) == match.seats else None,
        )
        rows = TableRows(table=table, seats=seats)
        await self.store.create(rows)
        info = table_info(rows, person.id)
        if table.started is not None:
            self.shelf.begin(table.id)
            async with self.shelf.held(table.id) as live:
                await self.door.start_clock(live)
                info = live.info(person.id)
        return info

    def sitter(self, person: Person, new: wire.NewTable, seat: int, sits: wire.Sitter) -> SeatRow:
        if sits.kind == "bot":
            return self.bot_row(new.game, seat, sits.level)
        return SeatRow(seat, person.id, None, person.name, salt_of(new.salt))

    def bot_row(self, game: str, seat: int, level: str | None) -> SeatRow:
        level = self.known_level(game, level)
        return SeatRow(seat, None, level, level, shuffle.new_salt())

    def known_level(self, game: str, level: str | None) -> str:
        """Raises `Refusal` (`unknown-level`)."""
        levels = self.levels(game)
        if level is None or level not in levels:
            raise refusal("unknown-level", got=str(level), expected=", ".join(levels))
        return level

    async def sit_down(self, person: Person, table: str, seat: int, salt: str | None) -> wire.TableInfo:
        """Takes an open seat; the game begins when none is left."""
        expected = await self.expected_at(table, seat)
        async with self.changing(table) as (live, change):
            check_open(change.rows, seat)
            if expected not in {None, person.id}:
                raise refusal("seat-kept")
            await change.take_seat(SeatRow(seat, person.id, None, person.name, salt_of(salt)))
            await self.start_if_full(change)
        return live.info(person.id)

    async def seat_bot(self, person: str, table: str, seat: int, level: str) -> wire.TableInfo:
        """Puts a bot on an open seat: for the host and those who sit there."""
        async with self.changing(table) as (live, change):
            if person != live.table.host and not live.seats_of(person):
                raise refusal("not-host")
            check_open(change.rows, seat)
            await change.take_seat(self.bot_row(live.table.game, seat, level))
            await self.start_if_full(change)
        return live.info(person)

    async def stand_up(self, person: str, table: str, seat: int) -> wire.TableInfo:
        """Frees a seat before the game: one's own, or any for the host. A table that all people have left is gone."""
        async with self.changing(table) as (live, change):
            row = seat_row(change.rows, seat)
            if row is None:
                raise refusal("seat-open")
            if person not in {row.person, change.rows.table.host}:
                raise refusal("not-your-seat", seat=seat)
            if change.rows.table.started is not None:
                raise refusal("already-started")
            await change.free_seat(seat)
            deserted = all(other.person is None for other in change.rows.seats)
            if deserted:
                await change.remove()
        if deserted:
            self.shelf.drop(live)
        return live.info(person)

    async def expected_at(self, table: str, seat: int) -> str | None:
        """The person for whom a seat is kept: at a rematch, who sat beside it in the game before."""
        before = await self.store.table_before(table)
        rows = before.seats if before else []
        return next((row.person for row in rows if before and moved_on(row, before.table.seats).seat == seat), None)

    async def start_if_full(self, change: Change) -> None:
        if len(change.rows.seats) == change.rows.table.seats:
            await change.start(self.clock.now())

    # a seat's person

    async def new_link(self, person: str, table: str, seat: int) -> str:
        """A token that gives the seat to who has it; tokens given before are void."""
        token = token_urlsafe(24)
        async with self.changing(table) as (_, change):
            row = seat_row(change.rows, seat)
            if row is None or row.person != person:
                raise refusal("not-your-seat", seat=seat)
            await change.put_seat(msgspec.structs.replace(row, link=digest(token)))
        return token

    async def name_at(self, token: str) -> str:
        """The name of who sits where a token leads to. Raises `Refusal` (`unknown-link`)."""
        table, seat = await self.place_of(token)
        async with self.shelf.held(table) as live:
            row = live.seat(seat)
            return row.name if row else ""

    async def take_over(self, person: Person, token: str) -> str:
        """Gives a seat to another browser's person; who had it before only watches, and the token is used up.

        Returns the table.
        """
        table, seat = await self.place_of(token)
        async with self.changing(table) as (_, change):
            row = seat_row(change.rows, seat)
            if row is None or row.link != digest(token):
                raise refusal("unknown-link")
            if row.person != person.id:
                await change.put_seat(msgspec.structs.replace(row, person=person.id, link=None))
        return table

    async def place_of(self, token: str) -> tuple[str, int]:
        place = await self.store.table_of_link(digest(token))
        if place is None:
            raise refusal("unknown-link")
        return place

    # seats that were left

    async def let_bot_play(self, person: str, table: str, seat: int, level: str) -> wire.TableInfo:
        """A bot plays on a person's seat, knowing what the seat knows, until the person moves or comes back."""
        async with self.shelf.held(table) as live:
            row = live.seat(seat)
            if row is None or row.person != person:
                raise refusal("not-your-seat", seat=seat)
            if live.running.result is not None:
                raise refusal("already-over")
            if live.has_resigned(seat):
                raise refusal("resigned")
            await self.set_level(live, seat, self.known_level(live.table.game, level))
            return live.info(person)

    async def take_back(self, person: str, table: str, seat: int) -> wire.TableInfo:
        """The person plays again where a bot stood in."""
        async with self.shelf.held(table) as live:
            row = live.seat(seat)
            if row is None or row.person != person:
                raise refusal("not-your-seat", seat=seat)
            if row.level is not None:
                await self.hand_back(live, seat)
            return live.info(person)

    async def claim_absent(self, person: str, table: str, level: str | None = None) -> wire.TableInfo:
        """Ends the waiting for seats whose people are gone, as the table says.

        A bot stands in, of the level that is named, or the game's default is done for them; where the game has none,
        they give up.
        """
        async with self.shelf.held(table) as live:
            if not live.seats_of(person):
                raise refusal("not-seated")
            gone = [seat for seat in live.absent_seats(self.away) if seat not in live.seats_of(person)]
            if not gone:
                raise refusal("not-absent")
            for seat in gone:
                if live.table.options.get("absent") == "bot" and self.levels(live.table.game):
                    await self.stand_in(live, seat, level)
                elif live.running.game.default is not None:
                    await self.door.let_default(live, seat)
                elif not live.is_over:
                    await self.door.give_up(live, seat)
            live.absent = []
            return live.info(person)

    async def stand_in(self, live: Live, seat: int, level: str | None) -> None:
        """A bot plays on until the person is back. PJ-11.9 What is missing of its setup is drawn at random."""
        levels = self.levels(live.table.game)
        if not levels:
            return
        chosen = self.known_level(live.table.game, level or (STAND_IN if STAND_IN in levels else levels[-1]))
        await self.door.finish_setup(live, seat)
        await self.set_level(live, seat, chosen)

    async def hand_back(self, live: Live, seat: int) -> None:
        """The person is back. Raises `Refusal` (`resigned`): who has given up the seat does not come back."""
        if live.is_over:
            return
        if live.has_resigned(seat):
            raise refusal("resigned")
        await self.set_level(live, seat, None)

    async def set_level(self, live: Live, seat: int, level: str | None) -> None:
        async with self.store.changing(live.id) as change:
            row = seat_row(change.rows, seat) if change else None
            if change is None or row is None:
                return
            await change.put_seat(msgspec.structs.replace(row, level=level))
        await self.take(live, change)

    # again

    async def rematch(self, person: str, table: str) -> wire.TableInfo:
        """The table of the next game, everybody a seat further: the first who asks sets it up, the others join."""
        async with self.changing(table) as (live, change):
            if not live.seats_of(person):
                raise refusal("not-seated")
            if not live.is_over:
                raise refusal("not-over")
            following = change.rows.table.rematch
            if following is None or await self.store.load(following) is None:
                rows = self.next_game(live, person)
                following = rows.table.id
                await change.link_rematch(rows)
                if rows.table.started is not None:
                    self.shelf.begin(following)
            seats = [moved_on(row, live.table.seats) for row in live.rows.seats if row.person == person]
        return await self.join(person, following, seats)

    def next_game(self, live: Live, person: str) -> TableRows:
        """The next game's rows: who asks and the bots sit down, the others' seats wait for them."""
        table, now = live.table, self.clock.now()
        here = [row for row in live.rows.seats if row.person in {None, person}]
        full = len(here) == table.seats
        again = msgspec.structs.replace(
            table,
            id=new_id(),
            rules=registry.game(table.game).rules,
            host=person,
            public=table.public and full,
            seed=shuffle.new_seed(),
            position=None,
            created=now,
            started=now if full else None,
            ended=None,
            result=None,
            rematch=None,
        )
        seats = [moved_on(row, table.seats) for row in here]
        return TableRows(table=again, seats=sorted(seats, key=lambda row: row.seat))

    async def join(self, person: str, table: str, seats: Sequence[SeatRow]) -> wire.TableInfo:
        """Takes those of the seats that are open; the game begins when none is left."""
        async with self.changing(table) as (_, change):
            taken = {row.seat for row in change.rows.seats}
            free = [row for row in seats if row.seat not in taken]
            if change.rows.table.started is None and free:
                for row in free:
                    await change.take_seat(row)
                await self.start_if_full(change)
        async with self.shelf.held(table) as live:
            await self.door.start_clock(live)
            return live.info(person)

    # inside

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[tuple[Live, Change]]:
        """A table held against other tasks and, its rows, against other processes; told to all when it ends well.

        Where the database fails, the rows are read again before they are used.
        """
        async with self.shelf.held(table) as live:
            try:
                async with self.store.changing(table) as change:
                    if change is None:
                        live.fresh = False
                        raise refusal("unknown-table", table=table)
                    yield live, change
            except Refusal:
                raise
            except BaseException:
                live.behind = True
                raise
            await self.take(live, change)

    async def leave_room_for_people(self) -> None:
        """Bots alone play on without an end, so there are few such tables. Raises `Refusal` (`too-many-requests`)."""
        if len(await self.store.tables_with_bots()) >= MOST_WITH_BOTS:
            raise refusal("too-many-requests")

    async def take(self, live: Live, change: Change) -> None:
        """Takes over what the rows say now; the game begins if they say so."""
        given = [StandingRow(seat, name, until) for (seat, name), until in live.standing.items()]
        answers = list(live.answers.values())
        rows = msgspec.structs.replace(change.rows, answers=answers, standing=given, window=live.window)
        if live.match is None and rows.table.started is not None:
            live.moved_here = True
            live.load(rows)
            await self.door.start_clock(live)
            live.dismiss_strangers()
            live.greet_all()
        else:
            live.take(rows)
            live.dismiss_strangers()
            live.tell_news()
        self.shelf.notify(live)


def seat_row(rows: TableRows, seat: int) -> SeatRow | None:
    """Who sits there. Raises `Refusal` (`no-such-seat`)."""
    if not 0 <= seat < rows.table.seats:
        raise refusal("no-such-seat", seat=seat)
    return next((row for row in rows.seats if row.seat == seat), None)


def check_open(rows: TableRows, seat: int) -> None:
    """Raises `Refusal` unless the seat can be taken."""
    taken = seat_row(rows, seat) is not None
    if rows.table.started is not None:
        raise refusal("already-started")
    if taken:
        raise refusal("seat-taken")


def new_id() -> str:
    return "".join(choice(ID_LETTERS) for _ in range(ID_LENGTH))


def moved_on(row: SeatRow, seats: int) -> SeatRow:
    """The same player a seat further, for another game."""
    level = row.level if row.person is None else None
    return SeatRow((row.seat + 1) % seats, row.person, level, row.name, shuffle.new_salt())


def salt_of(given: str | None) -> str:
    """What a player adds to the shuffle; drawn here where nothing was given."""
    if given is None:
        return shuffle.new_salt()
    if not given.isprintable():
        raise refusal("bad-salt")
    return given


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
