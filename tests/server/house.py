"""A server with real sockets in the test's own event loop, and guests who visit it."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from paravent.games import registry
from paravent.server.clock import Clock
from paravent.server.run import config, listening
from paravent.server.settings import Settings
from paravent.server.tables import Tables
from paravent.server.tables.warm import load_rules
from paravent.server.web.guard import Guard
from tests.server.clock import HandClock

GAME = "princess-jing"
PATIENCE = 30.0
Json = dict[str, Any]


class RandomBot:
    """Plays any legal move at once."""

    budget = 0.0

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.asked = 0

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float) -> int:
        import numpy as np

        self.asked += 1
        listed = np.zeros(self.game.actions, np.int16)
        count = int(self.game.kernels.choices(hidden, seat, listed))
        return int(random.choice(listed[:count]))


class RandomBots:
    """A catalogue of one level."""

    def levels(self, game: str) -> Sequence[str]:
        return ("random",)

    def bot(self, game: str, level: str) -> Any:
        return RandomBot(game)


@dataclass
class House:
    """A running server."""

    address: str
    tables: Tables
    guard: Guard
    clock: Any
    server: uvicorn.Server
    guests: "list[Guest]" = field(default_factory=list)

    def guest(self, name: str = "", cookies: dict[str, str] | None = None) -> "Guest":
        guest = Guest(self.address, cookies)
        self.guests.append(guest)
        return guest


@asynccontextmanager
async def running(
    folder: Path, clock: Clock | None = None, catalogue: Any = None, **settings: Any
) -> AsyncIterator[House]:
    """A server on a free port; closed, with its guests, at the end."""
    chosen = {"rate_limits": False, "bot_pace": 0.0, "bot_pace_alone": 0.0} | settings
    given = Settings(data=folder, port=0, **chosen)
    clock = clock or HandClock()
    for game in registry.every_game():
        await asyncio.to_thread(load_rules, game)
    with listening("127.0.0.1", 0) as opened:
        server = uvicorn.Server(config(given, clock, catalogue or RandomBots()))
        serving = asyncio.create_task(server.serve(sockets=[opened]))
        await until(lambda: server.started or serving.done())
        if serving.done():
            serving.result()
        application: Any = server.config.loaded_app
        while not hasattr(application, "state"):
            application = application.app
        port = opened.getsockname()[1]
        house = House(f"http://127.0.0.1:{port}", application.state.tables, application.state.guard, clock, server)
        try:
            yield house
        finally:
            for guest in house.guests:
                await guest.close()
            server.should_exit = True
            await serving


class Guest:
    """Somebody with a browser of their own: a cookie jar and sockets."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=PATIENCE)
        self.sockets: list[Table] = []

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, expect: int | None = None, **more: Any) -> Any:
        """The decoded answer; `expect` is its status (left out: any that is no error)."""
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, f"/api{path}", content=content, **more)
        if expect is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, expect: int | None = None) -> Any:
        return await self.ask("GET", path, expect=expect)

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return await self.ask("POST", path, body, expect)

    async def new_table(self, *sit: str, options: Json | None = None, public: bool = False, **more: Any) -> Json:
        """A table; `sit` is "me", "open" or the level of a bot for each seat."""
        sitters = [{"kind": who} if who in {"me", "open"} else {"kind": "bot", "level": who} for who in sit]
        body = {"game": GAME, "options": options or {}, "public": public, "sit": sitters} | more
        table: Json = await self.post("/tables", body, expect=201)
        return table

    async def sit(self, table: Json, seat: int, salt: str | None = None) -> Json:
        info: Json = await self.post(f"/tables/{table['id']}/seats", {"seat": seat, "salt": salt})
        return info

    async def move(self, table: Json, seat: int, number: int, move: str, expect: int | None = None) -> Any:
        return await self.post(f"/tables/{table['id']}/moves", {"seat": seat, "number": number, "move": move}, expect)

    async def sight(self, table: Json, seat: int | None = None) -> Json:
        wished = "" if seat is None else f"?seat={seat}"
        sight: Json = await self.get(f"/tables/{table['id']}/sight{wished}")
        return sight

    async def join(self, table: Json | str, seat: int | None = None) -> "Table":
        """A socket at a table."""
        name = table if isinstance(table, str) else table["id"]
        wished = "" if seat is None else f"?seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = self.address.replace("http", "ws", 1)
        connection = await connect(
            f"{address}/api/tables/{name}/live{wished}", additional_headers=headers, compression=None, max_size=None
        )
        joined = Table(connection)
        self.sockets.append(joined)
        return joined


class Table:
    """A socket as a page uses it: keeps what was sent, asks for everything again at a gap."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.log: list[str] = []
        self.messages: list[Json] = []
        self.sight: Json | None = None
        self.info: Json | None = None
        self.events: list[Json] = []
        self.answers: dict[int, Json] = {}
        self.requests = 0
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            while True:
                text = await self.connection.recv(decode=True)
                self.log.append(str(text))
                self.take(msgspec.json.decode(text))
                self.changed.set()
        self.changed.set()

    def take(self, message: Json) -> None:
        self.messages.append(message)
        if message["kind"] == "whole":
            self.info, self.sight, self.events = message["table"], message["sight"], message["events"]
        elif message["kind"] == "table":
            self.info = message["table"]
        elif message["kind"] == "step":
            self.sight = message["sight"]
            self.events += message["events"]
        elif message["kind"] in {"accepted", "refused"}:
            self.answers[message["request"]] = message

    @property
    def phase(self) -> Any:
        return self.sight and self.sight["view"]["phase"]

    async def until_phase(self, phase: str) -> None:
        await self.until(lambda: self.phase == phase)

    def has_seen_the_end(self) -> bool:
        return over(self) and self.sight is not None and not self.sight["to_act"]

    def is_watched(self) -> bool:
        return bool(self.sight and self.info and self.info["watchers"])

    def online(self) -> list[bool]:
        return [seat["online"] for seat in self.info["seats"]] if self.info else []

    def count(self, kind: str) -> int:
        """How many messages of a kind have come."""
        return sum(message["kind"] == kind for message in self.messages)

    @property
    def closed(self) -> bool:
        return self.reading.done()

    async def until(self, condition: Callable[[], Any]) -> None:
        """Waits until something that was sent makes it true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                assert not self.closed, (self.connection.close_code, self.log[-3:])
                self.changed.clear()
                await self.changed.wait()

    async def until_closed(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            await self.reading
        return self.connection.close_code

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def settle(self) -> None:
        """Lets everything arrive that is on its way."""
        count = self.count("pong")
        await self.send({"kind": "ping"})
        await self.until(lambda: self.count("pong") > count)

    async def play(self, seat: int, number: int, move: str) -> Json:
        """Sends a move; returns `accepted` or `refused`."""
        self.requests += 1
        request = self.requests
        await self.send({"kind": "play", "request": request, "seat": seat, "number": number, "move": move})
        await self.until(lambda: request in self.answers)
        return self.answers[request]

    async def stand(self, seat: int, name: str, stands: bool = True) -> Json:
        """Gives an answer in advance, or takes it back; returns `accepted` or `refused`."""
        self.requests += 1
        request = self.requests
        await self.send({"kind": "standing", "request": request, "seat": seat, "name": name, "stands": stands})
        await self.until(lambda: request in self.answers)
        return self.answers[request]

    @property
    def given(self) -> list[str]:
        """The answers in advance that stand."""
        return [each["name"] for each in self.sight["standing"] if each["stands"]] if self.sight else []

    async def play_any(self, choice: random.Random) -> Json:
        """Waits until its seat is asked, and plays a random legal move. What comes when the game is over is {}."""
        await self.until(lambda: self.sight and (self.sight["legal"] or over(self)))
        assert self.sight is not None
        if over(self):
            return {}
        seat, number = self.sight["seat"], self.sight["asked"]
        return await self.play(seat, number, choice.choice(self.sight["legal"]))

    async def close(self) -> None:
        await self.connection.close()
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)


def over(table: Table) -> bool:
    return bool(table.info and table.info["result"])


async def others_turn() -> None:
    """Lets the other tasks of this loop run."""
    await asyncio.sleep(0.001)


async def until(condition: Callable[[], Any]) -> None:
    """Waits for something that other tasks of this loop bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await others_turn()


async def eventually(question: Callable[[], Awaitable[Any]], condition: Callable[[Any], Any]) -> Any:
    """Asks again until the answer is as wished."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await question()
            if condition(answer):
                return answer
            await others_turn()
