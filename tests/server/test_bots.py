"""Bots' turns: off the event loop, through the common door, in a time that tells nothing, and never in the way."""

import asyncio
import logging
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from paravent.games import registry
from paravent.server.bots import HouseBots, load_house_bots
from tests.server.clock import HandClock
from tests.server.house import GAME, House, RandomBot, RandomBots, eventually, over, running
from tests.server.test_play import opening
from tests.server.test_windows import CAN_CALL, CANNOT_CALL, EXCHANGE, position
from tests.server.worlds import steps

DECLINE = 123


class OddBot(RandomBot):
    """A bot that does something of its own before it chooses."""

    def __init__(self, game: str, first: Callable[[], int | None], budget: float = 0.0) -> None:
        super().__init__(game)
        self.first = first
        self.budget = budget

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float) -> int:
        wish = self.first()
        return super().choose(hidden, seen, seat, budget) if wish is None else wish


class OddBots(RandomBots):
    def __init__(self, first: Callable[[], int | None], budget: float = 0.0) -> None:
        self.first = first
        self.budget = budget

    def bot(self, game: str, level: str) -> Any:
        return OddBot(game, self.first, self.budget)


async def finished(house: House, options: dict[str, Any] | None = None) -> str:
    """How a game of two bots ends."""
    table = await house.guest().new_table(
        "random", "random", options={"setup": "random", "turn_limit": 10} | (options or {})
    )
    watcher = await house.guest().join(table)
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None
    return str(watcher.info["result"]["reason"])


@pytest.mark.parametrize("mode", ["basic", "expert"])
async def test_bots_finish_their_games(tmp_path: Path, mode: str):
    async with running(tmp_path) as house:
        assert await finished(house, {"mode": mode})


def crash() -> int:
    raise RuntimeError("thought too much")


async def test_a_bot_that_crashes_is_replaced_for_that_move(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async with running(tmp_path, catalogue=OddBots(crash)) as house:
        assert await finished(house)
    assert "a bot (random) failed" in caplog.text


async def test_a_bot_that_cheats_is_replaced_for_that_move(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async with running(tmp_path, catalogue=OddBots(lambda: 143)) as house:
        assert await finished(house)
    assert "chose what is not legal" in caplog.text


async def test_a_bot_that_does_not_come_back_is_replaced_and_blocks_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    free = threading.Event()
    stuck = iter([True])

    def wait_once() -> None:
        if next(stuck, False):
            free.wait(60.0)

    async with running(tmp_path, catalogue=OddBots(wait_once), bot_threads=1) as house:
        try:
            assert await finished(house)
        finally:
            free.set()
    assert "took more than twice its budget" in caplog.text


async def test_a_thinking_bot_does_not_hold_up_the_server(tmp_path: Path):
    thinking, free = threading.Event(), threading.Event()

    def think() -> None:
        thinking.set()
        free.wait(60.0)

    async with running(tmp_path, catalogue=OddBots(think, budget=60.0)) as house:
        anna = house.guest()
        await anna.new_table("me", "random")
        await asyncio.to_thread(thinking.wait, 30.0)
        other = await anna.new_table("me", "me")
        assert (await anna.move(other, 0, 0, "place b1"))["number"] == 1
        free.set()


async def test_a_bot_answers_no_faster_than_a_person_might(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=0.6) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random")
        for _ in range(3):
            await eventually(lambda: waits(clock, 0.15), bool)
            assert not (await anna.sight(table))["view"]["ready"][1]
            clock.advance(0.15)
        await eventually(lambda: anna.sight(table), lambda sight: sight["view"]["ready"][1])


async def waits(clock: HandClock, seconds: float) -> bool:
    """Whether somebody waits for a moment that many seconds from now."""
    return any(abs(moment - clock.moment - seconds) < 1e-6 for moment, _ in clock.waiting)


async def test_a_bots_answer_in_a_window_comes_at_a_fixed_moment(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, OddBots(lambda: DECLINE), bot_pace=0.6) as house:
        logs = []
        for green in (CAN_CALL, CANNOT_CALL):
            table, red = await against_a_bot(house, green)
            started = clock.now()
            assert red.sight is not None
            await red.play(0, red.sight["asked"], EXCHANGE)
            await eventually(lambda: waits(clock, 0.6), bool)
            clock.advance(0.59)
            await eventually(lambda: waits(clock, 0.01), bool)
            assert red.phase == "react"
            clock.advance(started + 0.6 - clock.now())
            await red.until_phase("point")
            logs.append(steps(red.log, table)[1:])
        assert logs[0] == logs[1]
        assert len(logs[0]) == 3


async def against_a_bot(house: House, green: str) -> Any:
    """A table from a position, a bot on Green's seat that always declines."""
    from paravent.server.rows import Person
    from paravent.server.wire import NewTable, Sitter

    anna = house.guest()
    me = await anna.get("/me")
    new = NewTable(game="princess-jing", sit=[Sitter("me"), Sitter("bot", "random")])
    person = Person(me["id"], me["name"], "en")
    info = await house.tables.seating.create(person, new, position(green, {}))
    table = await anna.get(f"/tables/{info.id}")
    red = await anna.join(table)
    await red.until(lambda: red.sight and red.online() == [True, True])
    return table, red


async def test_bots_go_on_after_a_restart(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=100.0) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat1"})
        await eventually(lambda: waits(clock, 100.0), bool)
        cookies = dict(anna.http.cookies)
    async with running(tmp_path, clock) as house:
        anna = house.guest(cookies=cookies)
        red = await anna.join(table)
        await red.until(lambda: red.sight and red.sight["view"]["turn"] == 2)


async def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path):
    async with running(tmp_path) as house:
        anna = house.guest()
        table = await anna.new_table("random", "me", options={"mode": "expert"})
        green = await anna.join(table)
        chance = random.Random(3)
        while await green.play_any(chance):
            assert green.sight is not None
        assert over(green)


async def test_logs_tell_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG, logger="paravent")
    async with running(tmp_path, catalogue=OddBots(crash)) as house:
        anna, bela = house.guest(), house.guest()
        table = await anna.new_table("me", "open", salt="grain")
        await bela.sit(table, 1)
        red = await anna.join(table)
        chance = random.Random(1)
        for _ in range(3):
            await red.play_any(chance)
        await finished(house)
        link = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
        await house.guest().http.post(link)
        rows = await house.tables.store.load(table["id"])
        assert rows is not None
        secrets = [rows.table.seed.hex(), link.rpartition("/")[2], anna.http.cookies["paravent"], "grain"]
        secrets += [move.move for move in rows.moves]
    assert [secret for secret in secrets if secret in caplog.text] == []


@pytest.mark.parametrize("mode", ["basic", "expert"])
async def test_the_houses_own_bots_play(tmp_path: Path, mode: str):
    await asyncio.to_thread(load_house_bots, registry.game(GAME))
    async with running(tmp_path, catalogue=HouseBots()) as house:
        anna = house.guest()
        levels = next(game["levels"] for game in await anna.get("/games") if game["key"] == GAME)
        table = await anna.new_table(levels[0], levels[0], options={"mode": mode, "turn_limit": 12})
        watcher = await anna.join(table)
        await watcher.until(lambda: over(watcher))
        assert over(watcher)


async def test_a_hint_is_what_a_bot_would_do_and_stays_the_same(tmp_path: Path):
    async with running(tmp_path) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat0"})
        assert table["hints"]
        address = f"/tables/{table['id']}/seats/0/hint"
        sight = await anna.sight(table)
        hints = [await anna.post(address) for _ in range(4)]
        assert hints[0]["move"] in sight["legal"]
        assert hints == hints[:1] * 4
        await anna.move(table, 0, sight["asked"], hints[0]["move"])
        assert (await house.guest().post(address, expect=403))["code"] == "not-your-seat"


async def test_there_are_no_hints_where_somebody_else_plays(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, _ = await opening(house)
        assert not (await anna.get(f"/tables/{table['id']}"))["hints"]
        assert (await anna.post(f"/tables/{table['id']}/seats/0/hint", expect=403))["code"] == "no-hints"


async def test_a_hint_knows_what_its_seat_knows_and_nothing_else(tmp_path: Path):
    asked: list[Any] = []

    class Attentive(RandomBot):
        def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float) -> int:
            asked.append((hidden.tobytes(), list(seen), seat))
            return super().choose(hidden, seen, seat, budget)

    class AttentiveBots(RandomBots):
        def bot(self, game: str, level: str) -> Any:
            return Attentive(game)

    async with running(tmp_path, catalogue=AttentiveBots()) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat0"})
        await anna.post(f"/tables/{table['id']}/seats/0/hint")
        match = house.tables.shelf.lives[table["id"]].running
        assert asked == [(match.hidden(0).tobytes(), list(match.events(0)), 0)]


async def test_there_is_no_hint_for_who_is_not_asked(tmp_path: Path):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat1"})
        assert (await anna.post(f"/tables/{table['id']}/seats/0/hint", expect=409))["code"] == "not-asked"
