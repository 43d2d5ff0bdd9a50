"""The server killed in mid-game, under load: every acknowledged move is there afterwards, and all games go on."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.games.jade_koenig.test_board import SMALL
from tests.server.house import Guest, Json, Table, over
from tests.server.jade import JADE

SERVER_PATIENCE = 120.0


@asynccontextmanager
async def server(folder: Path, **environment: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A process that serves the folder; killed at the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.serving", str(folder)),
        stdout=subprocess.PIPE,
        env=os.environ | environment,
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
async def test_a_bot_that_stands_in_goes_on_after_the_server_was_killed(tmp_path: Path):
    async with server(tmp_path) as (address, process):
        guests = [Guest(address) for _ in range(2)]
        players = await players_of(guests, 8)
        for left in players[::2]:
            await left.guest.ask("PUT", f"/tables/{left.table['id']}/seats/0/bot", {"level": "random"})
        there = players[1::2]
        playing = [asyncio.create_task(player.play(10_000)) for player in there]
        while sum(len(player.acknowledged) for player in there) < 16:
            await asyncio.wait(playing, timeout=0.01)
        process.send_signal(signal.SIGKILL)
        await asyncio.gather(*playing)
        cookies = [dict(guest.http.cookies) for guest in guests]
        await asyncio.gather(*(guest.close() for guest in guests))

    async with server(tmp_path) as (address, _):
        guests = [Guest(address, jar) for jar in cookies]
        for player in there:
            player.guest = guests[1]
            info = await guests[0].get(f"/tables/{player.table['id']}")
            assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
            for number, move, reached in player.acknowledged:
                assert (await player.guest.move(player.table, 1, number, move))["number"] == reached
        await asyncio.gather(*(player.play(10_000) for player in there))
        for player in there:
            assert (await guests[1].get(f"/tables/{player.table['id']}"))["status"] == "over"
            record = await guests[1].get(f"/tables/{player.table['id']}/record")
            assert {move[0] for move in record["moves"]} == {0, 1}
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


WINDOW = {"timers": 10, "window": "fixed", "first_seat": "0"}


async def in_a_window(guests: list[Guest], options: Json) -> Json:
    """A table of Jade König whose first seat has announced a move."""
    table = await guests[0].new_table("me", game=JADE, seats=len(guests), options=options)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    for seat, guest in enumerate(guests):
        asked = (await guest.sight(table))["asked"]
        await guest.move(table, seat, asked, f"place c{20 * seat + 1:03}")
    await guests[0].move(table, 0, (await guests[0].sight(table))["asked"], "move")
    return table


@pytest.mark.slow
async def test_a_server_killed_in_a_window_knows_what_was_answered_and_what_stands(tmp_path: Path):
    async with server(tmp_path) as (address, process):
        guests = [Guest(address) for _ in range(4)]
        table = await in_a_window(guests, WINDOW)
        standing = f"/tables/{table['id']}/seats/2/standing"
        await guests[2].ask("PUT", standing, {"name": "pass-this-cycle", "stands": True})
        await guests[1].move(table, 1, (await guests[1].sight(table))["asked"], "hinder")
        process.send_signal(signal.SIGKILL)
        await process.wait()
        cookies = [dict(guest.http.cookies) for guest in guests]
        await asyncio.gather(*(guest.close() for guest in guests))

    async with server(tmp_path) as (address, _):
        guests = [Guest(address, jar) for jar in cookies]
        watcher = await Guest(address).join(table)
        kept, given, free = [await guests[seat].sight(table) for seat in (1, 2, 3)]
        assert (kept["kept"], kept["asked"], kept["legal"]) == ("hinder", None, [])
        assert given["standing"][0] == {"name": "pass-this-cycle", "stands": True, "answers": True}
        assert free["standing"][0] == {"name": "pass-this-cycle", "stands": False, "answers": False}
        assert (free["legal"], free["to_act"], free["window"]["seconds"]) == (["pass", "hinder"], [1, 2, 3], 10.0)
        await watcher.until_phase("lay")
        assert watcher.sight is not None
        assert watcher.sight["to_act"] == [1]
        await watcher.close()
        await asyncio.gather(*(guest.close() for guest in guests))


@pytest.mark.slow
async def test_a_board_of_ones_own_is_played_at_a_table_and_one_that_is_none_is_not_offered(tmp_path: Path):
    folder = tmp_path / "paravent" / "boards" / "jade-koenig"
    folder.mkdir(parents=True)
    (folder / SMALL.name).write_bytes(SMALL.read_bytes())
    (folder / "broken.json").write_bytes(SMALL.read_bytes().replace(b'"oC"', b'"oX"', 1))
    home = {"XDG_DATA_HOME": str(tmp_path), "PARAVENT_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "1"}
    async with server(tmp_path / "data", **home) as (address, _):
        guest = Guest(address)
        [game] = [game for game in await guest.get("/games") if game["key"] == JADE]
        [boards] = [option["values"] for option in game["options"] if option["name"] == "board"]
        assert boards == ["ring-101", "rings-40"]
        table = await guest.new_table(*["me"] * 3, game=JADE, seats=3, options={"board": "rings-40", "turn_limit": 100})
        chance = random.Random(3)
        sights = [await guest.sight(table, seat) for seat in range(3)]
        for _ in range(150):
            asked = chance.choice([sight for sight in sights if sight["asked"] is not None])
            kinds = {action.split()[0] for action in asked["legal"]} - {"nothing", "claim"} or {"nothing"}
            kind = chance.choice(sorted(kinds))
            move = chance.choice([action for action in asked["legal"] if action.split()[0] == kind])
            await guest.move(table, asked["seat"], asked["asked"], move)
            sights = [await guest.sight(table, seat) for seat in range(3)]
        assert sights[0]["view"]["board"] == "rings-40"
        assert sights[0]["view"]["turn"] > 10
        await guest.close()
