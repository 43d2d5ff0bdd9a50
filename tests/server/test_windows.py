"""Reaction windows with a clock (PJ-14.7): the same messages at the same moments, whatever could have been done."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.clock import HandClock
from tests.server.house import Guest, House, Json, Table, others_turn, running
from tests.server.test_play import everything
from tests.server.worlds import steps, table_from

RED = "P c1, M a1, X1 e1, X2 b2, O d2, F d1"
CAN_CALL = "P b5, M d5, X1 c4, X2 e4, C a4, F e5"  # Red's exchange puts a screen in front of the holder on c4
CANNOT_CALL = "P b5, M d5, X1 a4, X2 e4, C c4, F e5"
EXCHANGE = "swap b4-c5"
FIXED = {"react_timer": 4, "window": "fixed"}


def position(green: str, options: Json) -> Json:
    return {
        "mode": "expert",
        "options": options,
        "red": RED,
        "green": green,
        "to_move": "red",
        "captains": {"red": "b c e", "green": "a c d"},
        "cards": [3, 1],
    }


class World:
    """A table, its two players and a watcher, all on sockets."""

    table: Json
    anna: Guest
    bela: Guest
    red: Table
    green: Table
    watcher: Table

    @classmethod
    async def at(cls, house: House, green: str, options: Json) -> "World":
        world = cls()
        anna, bela = house.guest(), house.guest()
        world.anna, world.bela = anna, bela
        world.table = await table_from(house, position(green, options), anna, bela)
        await world.connect(anna, bela, house.guest())
        return world

    async def connect(self, anna: Guest, bela: Guest, carla: Guest) -> None:
        self.red = await self.settled(await anna.join(self.table), [True, False])
        self.green = await self.settled(await bela.join(self.table), [True, True])
        self.watcher = await carla.join(self.table)
        for viewer in (self.red, self.green, self.watcher):
            await viewer.until(viewer.is_watched)

    async def settled(self, viewer: Table, online: list[bool]) -> Table:
        await viewer.until(lambda: viewer.sight and viewer.online() == online)
        return viewer

    async def exchange(self) -> None:
        """Red makes the exchange that opens the window."""
        assert self.red.sight is not None
        await self.red.play(0, self.red.sight["asked"], EXCHANGE)
        await self.green.until_phase("react")
        await self.watcher.until_phase("react")

    def told_to_others(self) -> tuple[list[str], list[str]]:
        """All that Red and the watcher were sent of what happened."""
        return steps(self.red.log, self.table), steps(self.watcher.log, self.table)


async def nothing_comes(viewer: Table) -> None:
    """Gives a message that ought not to come every chance to."""
    before = viewer.count("step"), viewer.count("whole")
    await viewer.settle()
    assert (viewer.count("step"), viewer.count("whole")) == before


@pytest.mark.parametrize("decline_at", [None, 0.0, 2.5])
async def test_a_fixed_window_tells_nothing_of_what_could_be_done(tmp_path: Path, decline_at: float | None):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        worlds = [await World.at(house, green, FIXED) for green in (CAN_CALL, CANNOT_CALL)]
        for world in worlds:
            await world.exchange()
        assert [len(world.green.sight["legal"]) for world in worlds if world.green.sight] == [2, 1]
        for moment in (0.0, 2.5, 3.9):
            clock.advance(1_000_000.0 + moment - clock.now())
            if moment == decline_at:
                for world in worlds[:1]:
                    assert world.green.sight is not None
                    answer = await world.green.play(1, world.green.sight["asked"], "decline")
                    assert answer["kind"] == "accepted"
            for world in worlds:
                await nothing_comes(world.red)
                await nothing_comes(world.watcher)
        clock.advance(0.1)
        for world in worlds:
            for viewer in (world.red, world.green, world.watcher):
                await viewer.until_phase("point")
        assert worlds[0].told_to_others() == worlds[1].told_to_others()


async def test_a_kept_back_answer_is_known_to_its_seat_alone(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        sight = world.green.sight
        assert sight is not None
        assert (sight["to_act"], sight["legal"]) == ([1], ["decline", "call mirror1"])
        others = await everything(world.table, world.anna, house.guest())
        first = await world.green.play(1, sight["asked"], "decline")
        await world.green.until(lambda: world.green.sight and world.green.sight["to_act"] == [])
        assert world.green.sight is not None
        assert (world.green.sight["asked"], world.green.sight["legal"]) == (None, [])
        assert await everything(world.table, world.anna, house.guest()) == others
        again = await world.green.play(1, sight["asked"], "decline")
        assert again["number"] == first["number"]
        call = await world.green.play(1, sight["asked"], "call mirror1")
        assert (call["kind"], call["clause"]) == ("refused", "PJ-14.6")
        late = await world.green.play(1, sight["asked"] + 1, "decline")
        assert late["code"] == "stale-number"
        clock.advance(4.0)
        await world.green.until_phase("point")
        assert (await world.green.play(1, sight["asked"], "decline"))["kind"] == "accepted"


async def test_a_call_ends_a_fixed_window_at_once(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        assert world.green.sight is not None
        answer = await world.green.play(1, world.green.sight["asked"], "call mirror1")
        assert answer["kind"] == "accepted"
        await world.red.until_phase("end")
        clock.advance(10.0)
        await nothing_comes(world.red)


async def test_the_window_is_the_same_for_all_who_look_on(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        clock.advance(1.5)
        seen = [(await guest.sight(world.table))["window"] for guest in (world.anna, world.bela, house.guest())]
        assert seen == [{"opened": "1970-01-12T13:46:40.000Z", "seconds": 4.0, "left": 2.5}] * 3
        clock.advance(2.5)
        await world.red.until_phase("point")
        assert world.red.sight is not None
        assert world.red.sight["window"] is None


async def test_without_fixed_an_answer_closes_the_window_and_silence_is_a_decline(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        answering = await World.at(house, CAN_CALL, {"react_timer": 8})
        silent = await World.at(house, CAN_CALL, {"react_timer": 8})
        for world in (answering, silent):
            await world.exchange()
        assert answering.green.sight is not None
        await answering.green.play(1, answering.green.sight["asked"], "decline")
        await answering.red.until_phase("point")
        clock.advance(7.9)
        await nothing_comes(silent.red)
        clock.advance(0.1)
        await silent.red.until_phase("point")


async def test_without_a_timer_a_window_waits_for_an_answer(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CANNOT_CALL, {})
        await world.exchange()
        clock.advance(1_000.0)
        await nothing_comes(world.red)
        assert world.green.sight is not None
        assert world.green.sight["window"] is None
        await world.green.play(1, world.green.sight["asked"], "decline")
        await world.red.until_phase("point")


async def test_an_answer_after_the_deadline_is_late_even_before_the_alarm_has_rung(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        assert world.green.sight is not None
        clock.moment += 4.0  # the alarm is not woken
        answer = await world.green.play(1, world.green.sight["asked"], "call mirror1")
        assert (answer["kind"], answer["code"]) == ("refused", "stale-number")
        await world.red.until_phase("point")


@pytest.mark.parametrize("declined", [True, False])
async def test_a_window_outlives_the_server_and_begins_anew(tmp_path: Path, declined: bool):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        clock.advance(3.0)
        assert world.green.sight is not None
        asked = world.green.sight["asked"]
        if declined:
            await world.green.play(1, asked, "decline")
        cookies = [dict(guest.http.cookies) for guest in (world.anna, world.bela)]
    clock.advance(500.0)
    async with running(tmp_path, clock) as house:
        anna, bela = (house.guest(cookies=jar) for jar in cookies)
        red = await anna.join(world.table)
        await red.until(lambda: red.sight)
        assert (await anna.sight(world.table))["window"]["left"] == 4.0
        assert (await bela.sight(world.table))["legal"] == ([] if declined else ["decline", "call mirror1"])
        clock.advance(3.9)
        await nothing_comes(red)
        clock.advance(0.1)
        await red.until_phase("point")


async def test_a_resignation_in_a_window_ends_it(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
        assert world.red.sight is not None
        await world.red.play(0, world.red.sight["number"], "resign")
        await world.green.until_phase("end")
        clock.advance(10.0)
        for _ in range(20):
            await others_turn()
        assert house.tables.alarms.set_for == {}
        assert await house.tables.store.windows() == []


async def test_many_windows_close_on_time_together(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        worlds = [await World.at(house, CAN_CALL, FIXED) for _ in range(12)]
        await asyncio.gather(*(world.exchange() for world in worlds))
        clock.advance(4.0)
        await asyncio.gather(*(world.red.until_phase("point") for world in worlds))


async def test_a_table_that_cannot_go_on_keeps_no_server_from_starting(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        world = await World.at(house, CAN_CALL, FIXED)
        await world.exchange()
    with sqlite3.connect(tmp_path / "paravent.db") as database:
        database.execute("update tables set rules = 99")
    async with running(tmp_path, clock) as house:
        guest = house.guest()
        refused = await guest.get(f"/tables/{world.table['id']}", expect=409)
        assert refused["code"] == "other-rules"
        assert (await guest.new_table("me", "open"))["status"] == "open"
