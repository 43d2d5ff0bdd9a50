"""A table's socket: everything at first, each step then, and moves from the page."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from paravent.engine.refusal import Refusal
from paravent.server.limits import Bucket
from paravent.server.refusals import refusal
from paravent.server.settings import Settings
from paravent.server.tables import Tables
from paravent.server.tables.sight import encoded
from paravent.server.web.guests import Guests
from paravent.server.wire import Accepted, Play, Pong, Refused, Resync, Stand, ToServer

log = logging.getLogger("paravent.web")

MOST_UNSENT = 1024 * 1024  # bytes that may wait for a slow reader
LAST_WORDS = 5.0
REFUSED, SLOW = 4403, 4408
DECODER = msgspec.json.Decoder(ToServer)

Socket = WebSocket[Any, Any, Any]


class Connection:
    """One socket. What is put is sent in order; a task exists only while something waits to be sent."""

    def __init__(self, socket: Socket, table: str) -> None:
        self.socket = socket
        self.table = table
        settings: Settings = socket.app.state.settings
        self.messages = bucket_of(settings, settings.messages_a_second, 3 * settings.messages_a_second)
        self.resyncs = bucket_of(settings, settings.resyncs_a_minute / 60, settings.resyncs_a_minute / 3)
        self.viewer: int | None = None
        self.person: str | None = None
        self.number = -1
        self.waiting: deque[bytes] = deque()
        self.unsent = 0
        self.sending: asyncio.Task[None] | None = None
        self.ending: tuple[int, str] | None = None

    @property
    def language(self) -> str:
        guests: Guests = self.socket.app.state.guests
        return guests.language(self.socket)

    def put(self, message: bytes) -> None:
        if self.ending is not None:
            return
        self.waiting.append(message)
        self.unsent += len(message)
        if self.unsent > MOST_UNSENT:
            self.waiting.clear()
            self.ending = SLOW, "slow"
        self.send_soon()

    def leave(self, code: str) -> None:
        """Says why, and ends the connection."""
        if self.ending is None:
            self.put(refused(0, refusal(code, table=self.table, seat=self.viewer), self.language))
            self.ending = REFUSED, code

    def send_soon(self) -> None:
        if self.sending is None or self.sending.done():
            self.sending = asyncio.get_running_loop().create_task(self.send())

    async def send(self) -> None:
        with suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
            while self.waiting:
                message = self.waiting.popleft()
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                self.unsent -= len(message)
            if self.ending is not None:
                await self.socket.close(*self.ending)

    async def close(self) -> None:
        """Stops sending; what says why the connection ends still goes out, unless that takes too long."""
        if self.sending is None:
            return
        if self.ending is not None:
            await asyncio.wait([self.sending], timeout=LAST_WORDS)
        self.sending.cancel()
        with suppress(asyncio.CancelledError):
            await self.sending


def refused(request: int, error: Refusal, language: str) -> bytes:
    return encoded(Refused(request, error.code, error.clause, error.say(language)))


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Connects a page to a table; `?seat=` for a person with several."""
    with socket.app.state.guard.letting_in(socket) as may_come_in:
        if may_come_in:
            await seat_at(socket, table_id)
        else:
            await socket.close(code=REFUSED)


async def seat_at(socket: Socket, table_id: str) -> None:
    """Shows a table until the page leaves."""
    tables: Tables = socket.app.state.tables
    guests: Guests = socket.app.state.guests
    await socket.accept()
    connection = Connection(socket, table_id)
    try:
        connection.person = guests.asker(socket)
        if connection.person is not None:
            await guests.known(connection.person, socket)
        await tables.watching.listen(connection, table_id, seat_wished(socket))
        await converse(connection)
    except Refusal as error:
        connection.put(refused(0, error, connection.language))
        connection.ending = REFUSED, error.code
        connection.send_soon()
    finally:
        tables.watching.leave(connection, table_id)
        await connection.close()


def seat_wished(socket: Socket) -> int | None:
    """The seat in the address. Raises `Refusal` (`bad-request`)."""
    wished = socket.query_params.get("seat")
    if wished is None or wished == "none":
        return None
    if not wished.isdecimal() or len(wished) > 2:
        raise refusal("bad-request", detail="seat")
    return int(wished)


def bucket_of(settings: Settings, rate: float, most: float) -> Bucket | None:
    return Bucket(rate, most) if settings.rate_limits else None


def take_from(bucket: Bucket | None) -> None:
    """Raises `Refusal` (`too-many-requests`) where nothing is left."""
    if bucket is not None and not bucket.allows():
        raise refusal("too-many-requests")


async def converse(connection: Connection) -> None:
    """Answers the page until it leaves."""
    while connection.ending is None:
        message: Any = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await answer(connection, message.get("text") or message.get("bytes") or b"")


async def answer(connection: Connection, text: str | bytes) -> None:
    """Answers one message; what is wrong with it goes to its sender alone."""
    request = 0
    try:
        message = decoded(text)
        request = message.request if isinstance(message, Play | Stand) else 0
        take_from(connection.messages)
        await obey(connection, message)
    except Refusal as error:
        connection.put(refused(request, error, connection.language))
    except Exception:
        log.exception("failed to answer a message")
        connection.put(refused(request, refusal("internal"), connection.language))


def decoded(text: str | bytes) -> ToServer:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refusal("bad-request", detail=str(error)) from None


async def obey(connection: Connection, message: ToServer) -> None:
    tables: Tables = connection.socket.app.state.tables
    if isinstance(message, Play):
        move = (connection.table, message.seat, message.number, message.move)
        number = await tables.door.move_of_person(connection.person, *move)
        connection.put(encoded(Accepted(message.request, number)))
    elif isinstance(message, Stand):
        given = (connection.table, message.seat, message.name, message.stands)
        sight = await tables.door.give_standing(connection.person, *given)
        connection.put(encoded(Accepted(message.request, sight.number)))
    elif isinstance(message, Resync):
        take_from(connection.resyncs)
        await tables.watching.resync(connection, connection.table)
    else:
        connection.put(encoded(Pong()))
