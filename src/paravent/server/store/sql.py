"""The store: plain queries over the tables of `schema`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from paravent.server.rows import (
    AnswerRow,
    Entry,
    MoveRow,
    News,
    Person,
    SeatRow,
    StandingRow,
    TableRow,
    TableRows,
    WindowRow,
)
from paravent.server.store.engine import engines, is_sqlite, migrate, url_of
from paravent.server.store.schema import answers, moves, persons, seats, standing, tables, windows
from paravent.server.store.writer import CHANNEL, NOTIFY, Writer, news_row

log = logging.getLogger("paravent.store")

LISTENING_AGAIN = 2.0


class SqlStore:
    """Rows in SQLite or PostgreSQL. `open_store` makes one."""

    def __init__(self, writing: AsyncEngine, reading: AsyncEngine, alone: bool) -> None:
        self.writing = writing
        self.reading = reading
        self.alone = alone
        self.name = token_hex(8)
        self.writer = Writer(writing, None if alone else self.name)

    async def close(self) -> None:
        await self.writer.close()
        await self.writing.dispose()
        await self.reading.dispose()

    # people

    async def person(self, person: str) -> Person | None:
        rows = await self.read(select(persons).where(persons.c.id == person))
        return Person(**rows[0]) if rows else None

    async def put_person(self, person: Person) -> list[str]:
        unfinished = select(tables.c.id).where(tables.c.ended.is_(None))
        theirs = (seats.c.person == person.id, seats.c.table_id.in_(unfinished), seats.c.name != person.name)
        async with self.writing.begin() as connection:
            await put_person(connection, person)
            renamed = await connection.execute(select(seats.c.table_id).where(*theirs).distinct())
            touched = [str(table) for table in renamed.scalars()]
            if touched:
                await connection.execute(update(seats).where(*theirs).values(name=person.name))
                await self.notify(connection, touched)
        return touched

    # one table

    async def create(self, rows: TableRows) -> None:
        async with self.writing.begin() as connection:
            await create(connection, rows)

    async def load(self, table: str, index: int = 0) -> TableRows | None:
        async with self.reading.connect() as connection:
            found = await load(connection, select(tables).where(tables.c.id == table))
            if not found:
                return None
            rows = found[0]
            rows.moves = await moves_from(connection, table, index)
            answered = await connection.execute(select(answers).where(answers.c.table_id == table))
            rows.answers = [AnswerRow(*(row[name] for name in ANSWER)) for row in answered.mappings()]
            given = await connection.execute(select(standing).where(standing.c.table_id == table))
            rows.standing = [StandingRow(row["seat"], row["name"], row["until"]) for row in given.mappings()]
            opened = await connection.execute(select(windows).where(windows.c.table_id == table))
            rows.window = next((window_of(row) for row in opened.mappings()), None)
        return rows

    async def table_before(self, table: str) -> TableRows | None:
        async with self.reading.connect() as connection:
            found = await load(connection, select(tables).where(tables.c.rematch == table))
        return found[0] if found else None

    async def append(self, entry: Entry) -> None:
        await self.writer.append(entry)

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator["SqlChange | None"]:
        async with self.writing.begin() as connection:
            found = await load(connection, select(tables).where(tables.c.id == table).with_for_update())
            change = SqlChange(connection, found[0]) if found else None
            yield change
            if change is not None and change.made:
                await self.notify(connection, [table])

    # many tables

    async def open_tables(self, since: float, most: int) -> list[TableRows]:
        return await self.some_tables(
            select(tables)
            .where(tables.c.public, tables.c.ended.is_(None), tables.c.started.is_(None), tables.c.created >= since)
            .order_by(tables.c.created.desc())
            .limit(most)
        )

    async def running_tables(self, most: int) -> list[TableRows]:
        return await self.some_tables(
            select(tables)
            .where(tables.c.public, tables.c.ended.is_(None), tables.c.started.is_not(None))
            .order_by(tables.c.started.desc())
            .limit(most)
        )

    async def tables_of(self, person: str, most: int) -> list[TableRows]:
        theirs = select(seats.c.table_id).where(seats.c.person == person)
        return await self.some_tables(
            select(tables)
            .where(tables.c.id.in_(theirs), tables.c.ended.is_(None))
            .order_by(tables.c.created.desc())
            .limit(most)
        )

    async def some_tables(self, query: "Select[Any]") -> list[TableRows]:
        async with self.reading.connect() as connection:
            return await load(connection, query)

    async def tables_with_bots(self) -> list[str]:
        running = tables.c.started.is_not(None) & tables.c.ended.is_(None)
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        rows = await self.read(query.where(running, seats.c.level.is_not(None)).distinct())
        return [row["id"] for row in rows]

    async def windows(self) -> list[tuple[str, WindowRow]]:
        return [(row["table_id"], window_of(row)) for row in await self.read(select(windows))]

    async def restart_window(self, table: str, mark: str, now: float) -> None:
        this = (windows.c.table_id == table, windows.c.mark == mark)
        async with self.writing.begin() as connection:
            await connection.execute(update(windows).where(*this).values(opened=now))

    async def table_of_link(self, link: str) -> tuple[str, int] | None:
        rows = await self.read(select(seats.c.table_id, seats.c.seat).where(seats.c.link == link))
        return (rows[0]["table_id"], rows[0]["seat"]) if rows else None

    async def forget_unstarted(self, before: float) -> int:
        async with self.writing.begin() as connection:
            old = delete(tables).where(tables.c.started.is_(None), tables.c.created < before)
            return (await connection.execute(old)).rowcount

    async def read(self, query: "Select[Any]") -> Sequence[RowMapping]:
        async with self.reading.connect() as connection:
            rows: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return rows

    # other processes

    async def notify(self, connection: AsyncConnection, changed: Iterable[str]) -> None:
        """Tells the other processes, with the transaction, that tables have changed."""
        news = [News(sender=self.name, table=table, kind="changed") for table in changed]
        if news and not self.alone:
            await connection.execute(NOTIFY, [news_row(each) for each in news])

    async def tell(self, news: Sequence[News]) -> None:
        if news and not self.alone:
            async with self.writing.begin() as connection:
                await connection.execute(NOTIFY, [news_row(each) for each in news])

    async def listen(self, hear: Callable[[News | None], None]) -> None:
        while not self.alone:
            try:
                await self.listen_once(hear)
            except (SQLAlchemyError, DBAPIError, OSError) as error:
                log.warning("listening broke off: %s", type(error).__name__)
            except Exception as error:  # the driver's own errors, which only the driver's package names
                log.warning("listening broke off: %s", type(error).__name__)
            await asyncio.sleep(LISTENING_AGAIN)

    async def listen_once(self, hear: Callable[[News | None], None]) -> None:
        """Listens on a connection of its own until it breaks."""
        async with self.writing.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text(f"LISTEN {CHANNEL}"))
            hear(None)
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                async for notification in driver.notifies():
                    news = msgspec.json.decode(notification.payload, type=News)
                    if news.sender != self.name:
                        hear(news)
            finally:
                await connection.invalidate()


class SqlChange:
    """A table's rows inside a transaction that holds them."""

    def __init__(self, connection: AsyncConnection, rows: TableRows) -> None:
        self.connection = connection
        self.rows = rows
        self.made = False

    async def take_seat(self, seat: SeatRow) -> None:
        await self.execute(insert(seats).values(table_id=self.rows.table.id, **msgspec.structs.asdict(seat)))
        self.rows.seats = sorted([*self.rows.seats, seat], key=seat_number)

    async def put_seat(self, seat: SeatRow) -> None:
        await self.execute(
            update(seats)
            .where(seats.c.table_id == self.rows.table.id, seats.c.seat == seat.seat)
            .values(**msgspec.structs.asdict(seat))
        )
        others = [other for other in self.rows.seats if other.seat != seat.seat]
        self.rows.seats = sorted([*others, seat], key=seat_number)

    async def free_seat(self, seat: int) -> None:
        await self.execute(delete(seats).where(seats.c.table_id == self.rows.table.id, seats.c.seat == seat))
        self.rows.seats = [other for other in self.rows.seats if other.seat != seat]

    async def start(self, at: float) -> None:
        await self.execute(update(tables).where(tables.c.id == self.rows.table.id).values(started=at))
        self.rows.table = msgspec.structs.replace(self.rows.table, started=at)

    async def link_rematch(self, following: TableRows) -> None:
        await create(self.connection, following)
        await self.execute(update(tables).where(tables.c.id == self.rows.table.id).values(rematch=following.table.id))
        self.rows.table = msgspec.structs.replace(self.rows.table, rematch=following.table.id)

    async def remove(self) -> None:
        await self.execute(delete(tables).where(tables.c.id == self.rows.table.id))

    async def execute(self, statement: Any) -> None:
        await self.connection.execute(statement)
        self.made = True


async def open_store(database: str) -> SqlStore:
    """The store at an address (`sqlite:///file`, `postgresql://…`), brought up to date first.

    Raises `ValueError` for an address or a database that cannot be used.
    """
    url = url_of(database)
    writing, reading = engines(url)
    try:
        await migrate(writing)
    except BaseException:
        await writing.dispose()
        raise
    return SqlStore(writing, reading, is_sqlite(url))


async def put_person(connection: AsyncConnection, person: Person) -> None:
    values = {"name": person.name, "language": person.language}
    known = await connection.execute(update(persons).where(persons.c.id == person.id).values(values))
    if known.rowcount == 0:
        await connection.execute(insert(persons).values(id=person.id, **values))


async def create(connection: AsyncConnection, rows: TableRows) -> None:
    await connection.execute(insert(tables).values(table_values(rows.table)))
    if rows.seats:
        taken = [{"table_id": rows.table.id} | msgspec.structs.asdict(seat) for seat in rows.seats]
        await connection.execute(insert(seats), taken)


async def load(connection: AsyncConnection, query: "Select[Any]") -> list[TableRows]:
    """Tables with their seats, in the query's order."""
    found = [table_of(row) for row in (await connection.execute(query)).mappings()]
    if not found:
        return []
    theirs = select(seats).where(seats.c.table_id.in_([table.id for table in found])).order_by(seats.c.seat)
    taken: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    for row in (await connection.execute(theirs)).mappings():
        taken[row["table_id"]].append(SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__}))
    return [TableRows(table=table, seats=taken[table.id]) for table in found]


async def moves_from(connection: AsyncConnection, table: str, index: int) -> list[MoveRow]:
    query = select(moves.c.index, moves.c.seat, moves.c.asked, moves.c.move, moves.c.at)
    rows = await connection.execute(
        query.where(moves.c.table_id == table, moves.c.index >= index).order_by(moves.c.index)
    )
    return [MoveRow(*row) for row in rows]


def table_values(table: TableRow) -> dict[str, Any]:
    """A table's columns."""
    values = msgspec.structs.asdict(table)
    return values | {name: None if values[name] is None else encoded(values[name]) for name in JSON_COLUMNS}


def table_of(row: RowMapping) -> TableRow:
    values = dict(row)
    decoded = {name: None if values[name] is None else msgspec.json.decode(values[name]) for name in JSON_COLUMNS}
    return TableRow(**(values | decoded))


def window_of(row: RowMapping) -> WindowRow:
    return WindowRow(row["mark"], row["opened"], row["seconds"])


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def seat_number(seat: SeatRow) -> int:
    return seat.seat


ANSWER = AnswerRow.__struct_fields__
JSON_COLUMNS = ("options", "position", "result")
