"""The server under load: a process of its own, its database on disk, and clients on real sockets in this process.

Fifty tables are played at once by clients that answer every question with a random legal move as soon as it is put. A
move counts when its acknowledgement has come back, and that is sent after the move is committed.
"""

import asyncio
import contextlib
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

TABLES = 50
WARM_UP, SECONDS = 2.0, 10.0
IDLE = 400

SERVE = """
import sys
from pathlib import Path
from paravent.server.run import serve
from paravent.server.settings import Settings
settings = Settings(port=0, data=Path(sys.argv[1]), rate_limits=False, bot_pace_alone=0.0)
serve(settings, ready=lambda address: print(address, flush=True))
"""


class Sight(msgspec.Struct):
    """What a client reads of a sight."""

    number: int
    asked: int | None
    legal: list[str]


class Message(msgspec.Struct):
    """What a client reads of a message."""

    kind: str
    request: int = 0
    sight: Sight | None = None


DECODER = msgspec.json.Decoder(Message)


class Load:
    """What the clients count."""

    def __init__(self) -> None:
        self.counting = False
        self.accepted = 0
        self.refused = 0
        self.bytes = 0
        self.waits: list[float] = []

    def note(self, waited: float) -> None:
        if self.counting:
            self.accepted += 1
            self.waits.append(waited)


@contextlib.contextmanager
def served() -> Iterator[tuple[str, psutil.Process]]:
    """A server in a process of its own, with an empty data folder."""
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-c", SERVE, data], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip(), psutil.Process(server.pid)
        finally:
            server.terminate()
            server.wait()


async def guest(address: str) -> httpx.AsyncClient:
    """Somebody with a cookie."""
    client = httpx.AsyncClient(base_url=address, timeout=60)
    (await client.put("/api/me", json={"name": "Load", "language": "en"})).raise_for_status()
    return client


async def table_for_two(first: httpx.AsyncClient, second: httpx.AsyncClient) -> str:
    """A running table of the basic mode."""
    options = {"setup": "random", "turn_limit": "none"}
    wish = {"game": "princess-jing", "options": options, "public": False, "sit": [{"kind": "me"}, {"kind": "open"}]}
    table = (await first.post("/api/tables", json=wish)).raise_for_status().json()["id"]
    (await second.post(f"/api/tables/{table}/seats", json={"seat": 1})).raise_for_status()
    return str(table)


def socket(address: str, client: httpx.AsyncClient, table: str) -> connect:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(url, additional_headers={"Cookie": cookies}, compression=None, max_size=None)


async def play(connection: ClientConnection, seat: int, random: Random, load: Load) -> None:
    """Answers every question with a random legal move, until cancelled."""
    sent: dict[int, float] = {}
    answered = -1
    async for text in connection:
        message = DECODER.decode(text)
        load.bytes += len(text) if load.counting else 0
        if message.kind == "accepted":
            load.note(perf_counter() - sent.pop(message.request))
        elif message.kind == "refused":
            load.refused += 1
        sight = message.sight
        if sight is not None and sight.asked is not None and sight.legal and sight.asked != answered:
            answered = sight.asked
            move = random.choice(sight.legal)
            sent[sight.asked] = perf_counter()
            await connection.send(
                msgspec.json.encode(
                    {"kind": "play", "request": sight.asked, "seat": seat, "number": sight.asked, "move": move}
                ).decode()
            )


async def under_load(address: str) -> Load:
    """Fifty tables for some seconds."""
    load = Load()
    people = await guest(address), await guest(address)
    tables = [await table_for_two(*people) for _ in range(TABLES)]
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for number, table in enumerate(tables):
            for seat in (0, 1):
                connection = await stack.enter_async_context(socket(address, people[seat], table))
                players.append(asyncio.create_task(play(connection, seat, Random(2 * number + seat), load)))
        await asyncio.sleep(WARM_UP)
        load.counting = True
        await asyncio.sleep(SECONDS)
        load.counting = False
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return load


async def idle(address: str, server: psutil.Process) -> tuple[float, float]:
    """Kilobytes that a running table costs which nobody looks at, and a connection on which nothing happens."""
    people = await guest(address), await guest(address)
    tables = [await table_for_two(*people) for _ in range(20)]
    before = server.memory_info().rss
    tables += [await table_for_two(*people) for _ in range(IDLE)]
    with_tables = server.memory_info().rss
    async with contextlib.AsyncExitStack() as stack:
        for table in tables[-IDLE:]:
            connection = await stack.enter_async_context(socket(address, people[0], table))
            await connection.recv()
        with_connections = server.memory_info().rss
    return (with_tables - before) / IDLE / 1024, (with_connections - with_tables) / IDLE / 1024


def report() -> str:
    """A table in Markdown."""
    with served() as (address, server):
        memory = asyncio.run(idle(address, server))
    with served() as (address, _):
        load = asyncio.run(under_load(address))
    rows: list[tuple[str, Any]] = [
        (f"accepted moves a second, {TABLES} tables, every move committed", f"{load.accepted / SECONDS:,.0f}"),
        ("milliseconds from move to acknowledgement, median", f"{1_000 * statistics.median(load.waits):.1f}"),
        ("… 99 of 100 within", f"{1_000 * statistics.quantiles(load.waits, n=100)[98]:.1f}"),
        ("kilobytes received a move, by both players", f"{load.bytes / max(1, load.accepted) / 1024:.1f}"),
        ("moves refused", load.refused),
        ("kilobytes an idle running table", f"{memory[0]:.1f}"),
        ("kilobytes an idle connection", f"{memory[1]:.1f}"),
    ]
    return "\n".join(
        ["| Server, one process, SQLite | |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows)]
    )
