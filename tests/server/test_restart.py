"""The server killed in mid-game, under load: every acknowledged move is there afterwards, and all games go on."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.house import Guest, Json, Table, over

SERVER_PATIENCE = 120.0


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A process that serves the folder; killed at the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.serving", str(folder), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(SERVER_PATIENCE):
            address = (await process.stdout.readline()).decode().strip()
        assert address.startswith("http://")
        yield address, process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@dataclass
class Player:
    """A seat's player, with what was acknowledged to it."""

    guest: Guest
    table: Json
    seat: int
    chance: random.Random
    acknowledged: list[tuple[int, str, int]] = field(default_factory=list)

    async def play(self, most: int) -> None:
        """Plays random moves until the game is over, the line is cut, or `most` moves are made."""
        socket = await self.guest.join(self.table, self.seat)
        for _ in range(most):
            if not await self.play_one(socket):
                break
        await socket.close()

    async def play_one(self, socket: Table) -> bool:
        try:
            await socket.until(lambda: socket.sight and (socket.sight["legal"] or over(socket)))
            if over(socket) or socket.sight is None:
                return False
            number, move = socket.sight["asked"], self.chance.choice(socket.sight["legal"])
            answer = await socket.play(self.seat, number, move)
        except (AssertionError, OSError, EOFError):
            return False
        except Exception as error:
            if "ConnectionClosed" in type(error).__name__:
                return False
            raise
        if answer["kind"] == "accepted":
            self.acknowledged.append((number, move, answer["number"]))
        return True


async def players_of(guests: list[Guest], tables: int) -> list[Player]:
    """Two players at each of some tables."""
    players = []
    for number in range(tables):
        mode = "expert" if number % 2 else "basic"
        table = await guests[0].new_table("me", "open", options={"mode": mode, "turn_limit": 40})
        await guests[1].sit(table, 1)
        players += [Player(guest, table, seat, random.Random(2 * number + seat)) for seat, guest in enumerate(guests)]
    return players


@pytest.mark.slow
async def test_a_killed_server_has_lost_nothing_and_all_games_go_on(tmp_path: Path):
    async with server(tmp_path) as (address, process):
        guests = [Guest(address), Guest(address)]
        players = await players_of(guests, tables=6)
        playing = [asyncio.create_task(player.play(10_000)) for player in players]
        while sum(len(player.acknowledged) for player in players) < 150:
            await asyncio.wait(playing, timeout=0.01)
        process.send_signal(signal.SIGKILL)
        await asyncio.gather(*playing)
        cookies = [dict(guest.http.cookies) for guest in guests]
        await asyncio.gather(*(guest.close() for guest in guests))

    async with server(tmp_path) as (address, _):
        guests = [Guest(address, jar) for jar in cookies]
        for player in players:
            player.guest = guests[player.seat]
            for number, move, reached in player.acknowledged:
                again = await player.guest.move(player.table, player.seat, number, move)
                assert again["number"] == reached
        await asyncio.gather(*(player.play(10_000) for player in players))
        for player in players:
            assert (await player.guest.get(f"/tables/{player.table['id']}"))["status"] == "over"
        await asyncio.gather(*(guest.close() for guest in guests))


@pytest.mark.slow
async def test_a_server_that_is_stopped_says_so_to_its_sockets(tmp_path: Path):
    async with server(tmp_path) as (address, process):
        guest = Guest(address)
        table = await guest.new_table("me", "me")
        socket = await guest.join(table, 0)
        await socket.until(lambda: socket.sight)
        process.send_signal(signal.SIGTERM)
        assert await socket.until_closed() == 1012
        assert await process.wait() in {0, -signal.SIGTERM}
        await guest.close()
