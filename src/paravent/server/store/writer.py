"""Writing moves: those that arrive while a commit is under way share the next one."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Delete, Insert, Update, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import TextClause

from paravent.server.rows import Conflict, Entry, News, Unstored
from paravent.server.store import schema

log = logging.getLogger("paravent.store")

MOST_TOGETHER = 400
CHANNEL = "paravent"

Statement = Insert | Update | Delete | TextClause

END_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values(ended=bindparam("ended_at"), result=bindparam("outcome"))
)
ADD_MOVES = insert(schema.moves)
FORGET_ANSWERS = delete(schema.answers).where(schema.answers.c.table_id == bindparam("table"))
ADD_ANSWER = insert(schema.answers)
FORGET_STANDING = delete(schema.standing).where(
    schema.standing.c.table_id == bindparam("table"),
    schema.standing.c.seat == bindparam("at_seat"),
    schema.standing.c.name == bindparam("named"),
)
ADD_STANDING = insert(schema.standing)
FORGET_WINDOW = delete(schema.windows).where(schema.windows.c.table_id == bindparam("table"))
ADD_WINDOW = insert(schema.windows)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :message)")


class Waiting(msgspec.Struct):
    """An entry, and who waits for it to be on disk."""

    entry: Entry
    stored: "asyncio.Future[None]"


class Writer:
    """One task that writes all entries of this process, many in one transaction."""

    def __init__(self, engine: AsyncEngine, sender: str | None) -> None:
        self.engine = engine
        self.sender = sender  # the name under which PostgreSQL tells the other processes; None: there are none
        self.queue: deque[Waiting] = deque()
        self.arrived = asyncio.Event()
        self.task = asyncio.create_task(self.run(), name="paravent writer")

    async def append(self, entry: Entry) -> None:
        """Waits until the entry is on disk. Raises `Conflict` or `Unstored`."""
        stored = asyncio.get_running_loop().create_future()
        self.queue.append(Waiting(entry, stored))
        self.arrived.set()
        await stored

    async def run(self) -> None:
        """Writes what has arrived, for ever."""
        while True:
            await self.arrived.wait()
            self.arrived.clear()
            while self.queue:
                batch = [self.queue.popleft() for _ in range(min(len(self.queue), MOST_TOGETHER))]
                await self.write(batch)

    async def write(self, batch: list[Waiting]) -> None:
        """Writes a batch in one transaction; where one of them was too late, each by itself."""
        try:
            async with self.engine.begin() as connection:
                await self.execute(connection, [waiting.entry for waiting in batch])
        except IntegrityError:
            if len(batch) == 1:
                settle(batch, Conflict())
            else:
                for waiting in batch:
                    await self.write([waiting])
        except (SQLAlchemyError, DBAPIError, OSError) as error:
            log.error("writing failed: %s", type(error).__name__)
            settle(batch, Unstored())
        except BaseException:
            settle(batch, Unstored())
            raise
        else:
            settle(batch, None)

    async def execute(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        """The statements of several entries, each statement once with all its rows."""
        for statement, rows in self.statements(entries):
            if rows:
                await connection.execute(statement, rows)

    def statements(self, entries: list[Entry]) -> list[tuple[Statement, list[dict[str, Any]]]]:
        """What to execute, in order."""
        news = [News(sender=self.sender, table=entry.table, kind="moved") for entry in entries] if self.sender else []
        return [
            (ADD_MOVES, [row for entry in entries for row in move_rows(entry)]),
            (FORGET_ANSWERS, [{"table": entry.table} for entry in entries if entry.forget_answers]),
            (FORGET_WINDOW, [{"table": entry.table} for entry in entries if entry.forget_window or entry.window]),
            (ADD_ANSWER, [answer_row(entry) for entry in entries if entry.answer]),
            (FORGET_STANDING, [forgotten_row(entry) for entry in entries if entry.standing]),
            (
                ADD_STANDING,
                [standing_row(entry) for entry in entries if entry.standing and entry.standing.until is not None],
            ),
            (ADD_WINDOW, [window_row(entry) for entry in entries if entry.window]),
            (END_TABLE, [end_row(entry) for entry in entries if entry.ended is not None]),
            (NOTIFY, [news_row(each) for each in news]),
        ]

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        settle(list(self.queue), Unstored())
        self.queue.clear()


def settle(batch: list[Waiting], error: Exception | None) -> None:
    """Tells those who wait."""
    for waiting in batch:
        if waiting.stored.done():
            continue
        if error is None:
            waiting.stored.set_result(None)
        else:
            waiting.stored.set_exception(error)


def move_rows(entry: Entry) -> list[dict[str, Any]]:
    return [{"table_id": entry.table} | msgspec.structs.asdict(move) for move in entry.moves]


def answer_row(entry: Entry) -> dict[str, Any]:
    return {"table_id": entry.table} | msgspec.structs.asdict(entry.answer)  # type: ignore[arg-type]


def forgotten_row(entry: Entry) -> dict[str, Any]:
    given = entry.standing
    return {"table": entry.table, "at_seat": given.seat, "named": given.name} if given else {}


def standing_row(entry: Entry) -> dict[str, Any]:
    return {"table_id": entry.table} | msgspec.structs.asdict(entry.standing)  # type: ignore[arg-type]


def window_row(entry: Entry) -> dict[str, Any]:
    return {"table_id": entry.table} | msgspec.structs.asdict(entry.window)  # type: ignore[arg-type]


def end_row(entry: Entry) -> dict[str, Any]:
    outcome = msgspec.json.encode(entry.result).decode()
    return {"table_id": entry.table, "ended_at": entry.ended, "outcome": outcome}


def news_row(news: News) -> dict[str, Any]:
    return {"message": msgspec.json.encode(news).decode()}
