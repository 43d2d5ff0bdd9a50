"""Answers given in advance: they answer windows, they can be changed at any time, and nobody else learns of them."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clock import HandClock
from tests.server.house import Guest, eventually, running
from tests.server.jade import FIXED, Room
from tests.server.test_play import opening
from tests.server.test_windows import CAN_CALL, CANNOT_CALL, World, nothing_comes
from tests.server.test_windows import FIXED as FIXED_JING

JADE_OFFERS = ["pass-this-cycle", "pass-unless-oracle", "no-claim"]


async def test_what_is_offered_and_what_stands_is_in_the_own_sight_alone(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B4", "3 out")
        assert [each["name"] for each in table.sight(1)["standing"]] == JADE_OFFERS
        assert table.players[1].given == []
        others, told = await table.answers(0, 2, 3, None), table.told(0, 2, 3, None)
        answer = await table.players[1].stand(1, "no-claim")
        assert answer == {"kind": "accepted", "request": 1, "number": table.sight(1)["number"]}
        assert table.players[1].given == ["no-claim"]
        assert (await table.guests[1].sight(table.table))["standing"] == table.sight(1)["standing"]
        await table.settle()
        assert (await table.answers(0, 2, 3, None), table.told(0, 2, 3, None)) == (others, told)
        assert table.sight(3)["standing"] == []
        assert table.watcher.sight is not None
        assert table.watcher.sight["standing"] == []
        await table.players[1].stand(1, "no-claim", False)
        assert table.players[1].given == []


async def test_over_http(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        path = f"/tables/{table.table['id']}/seats/1/standing"
        for stands in (True, True, False):
            sight = await table.guests[1].ask("PUT", path, {"name": "pass-unless-oracle", "stands": stands})
            assert sight["standing"][1] == {"name": "pass-unless-oracle", "stands": stands, "answers": False}
        wrong = [
            (table.guests[0], {"name": "no-claim", "stands": True}, 403, "not-your-seat"),
            (house.guest(), {"name": "no-claim", "stands": True}, 403, "not-your-seat"),
            (table.guests[1], {"name": "decline", "stands": True}, 400, "not-offered"),
            (table.guests[1], {"name": "", "stands": True}, 400, "not-offered"),
            (table.guests[1], {"name": "x" * 61, "stands": True}, 400, "bad-request"),
            (table.guests[1], {"name": "no-claim", "stands": "yes"}, 400, "bad-request"),
            (table.guests[1], {"name": "no-claim"}, 400, "bad-request"),
        ]
        for guest, body, status, code in wrong:
            assert (await guest.ask("PUT", path, body, expect=status))["code"] == code
        assert table.players[1].given == []
        waiting = await table.guests[0].new_table("me", "open", game="jade-koenig")
        early = f"/tables/{waiting['id']}/seats/0/standing"
        body = {"name": "no-claim", "stands": True}
        assert (await table.guests[0].ask("PUT", early, body, expect=409))["code"] == "not-started"


async def test_it_answers_a_window_at_once_and_others_are_sent_what_an_answer_by_hand_sends(tmp_path: Path):
    """JK-R-68 answer: while another still thinks nothing shows; all of them together close the window at once."""
    told = []
    for number, in_advance in enumerate((True, False)):
        async with running(tmp_path / str(number)) as house:
            table = await Room.at(house, "B4")
            if in_advance:
                await table.players[1].stand(1, "pass-this-cycle")
                await table.players[3].stand(3, "pass-this-cycle")
            await table.do("0 move")
            if in_advance:
                await table.players[3].until(lambda: table.sight(3)["view"]["reaction"]["answered"])  # noqa: B023
            else:
                await table.do("1 pass", "3 pass")
            await table.settle()
            assert table.watcher.phase == "hinder"
            assert table.sight(2)["to_act"] == [1, 2, 3]
            told.append(table.told(0, 2, None))
            await table.do("2 pass")
            told[-1] += table.told(0, 2, None)
            await table.until_phase("route")
            rows = await house.tables.store.load(table.table["id"])
            assert rows is not None
            assert [move.move for move in rows.moves] == ["move", "pass", "pass", "pass"]
    assert told[0] == told[1]


async def test_the_last_one_given_closes_the_window_that_is_open(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        await table.do("0 move", "2 pass")
        assert table.watcher.phase == "hinder"
        await table.players[1].stand(1, "pass-this-cycle")
        await table.until_phase("route")


async def test_when_all_stand_the_mover_goes_on_at_once(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        for seat in (1, 2):
            await table.players[seat].stand(seat, "pass-this-cycle")
        await table.play(0, "move")
        await table.until_phase("route")


@pytest.mark.parametrize("stands", [True, False])
async def test_a_fixed_window_is_not_touched_and_may_be_answered_otherwise(tmp_path: Path, stands: bool):
    """JK-R-68 fixed: it counts as an answer, and shortens nothing."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B4", *FIXED)
        await table.players[1].stand(1, "pass-this-cycle", stands)
        await table.players[2].stand(2, "pass-this-cycle")
        await table.do("0 move")
        assert table.sight(1)["standing"][0]["answers"] is stands
        assert table.sight(1)["legal"] == ["pass", "hinder"]
        await table.do("1 hinder")
        clock.advance(3.9)
        await table.settle()
        assert table.watcher.phase == "hinder"
        clock.advance(0.1)
        await table.until_phase("lay")
        assert table.sight(0)["to_act"] == [1]


async def test_a_fixed_window_sends_the_same_bytes_to_the_others(tmp_path: Path):
    told = []
    for number, given in enumerate(([], [1], [1, 2, 3])):
        clock = HandClock()
        async with running(tmp_path / str(number), clock) as house:
            table = await Room.at(house, "B4", *FIXED)
            for seat in given:
                await table.players[seat].stand(seat, "pass-this-cycle")
            await table.do("0 move")
            clock.advance(3.9)
            await table.settle()
            assert table.watcher.phase == "hinder"
            clock.advance(0.1)
            await table.until_phase("route")
            await table.settle()
            told.append(table.told(0, None))
    assert told[0] == told[1] == told[2]


async def test_it_asks_only_if_the_mover_can_reach_an_oracle(tmp_path: Path):
    """An oracle whose card lies open is nobody's target; the others count for everybody who knows no more than all."""
    async with running(tmp_path) as house:
        near = await Room.at(house, "B3", "2 out")
        far = await Room.at(house, "B3", "2 out", "0 piece c040")
        shown = await Room.at(house, "B3", "2 out", "0 oracle D", "open ACG")
        for table in (near, far, shown):
            await table.players[1].stand(1, "pass-unless-oracle")
            await table.play(0, "move")
        for table in (far, shown):
            await table.until_phase("route")
        await near.settle()
        assert near.sight(1)["legal"] == ["pass", "hinder"]
        assert near.sight(1)["standing"][1] == {"name": "pass-unless-oracle", "stands": True, "answers": False}


async def test_it_lapses_when_the_cycle_ends(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3", "2 out")
        await table.players[1].stand(1, "pass-this-cycle")
        await table.players[1].stand(1, "no-claim")
        await table.play(0, "move")
        await table.until_phase("route")
        await table.do("0 route oG", "0 swap ruins desert")
        await table.play(0, "done")
        await table.until_phase("question")
        await table.do("0 chip forests", "0 chip flame", "0 chip island", "0 ask")
        assert table.watcher.phase == "reseat"
        assert table.players[1].given == ["no-claim"], "the cycle is over"
        await table.players[1].stand(1, "pass-this-cycle")
        await table.do("0 place c072", "0 move")
        await table.until_phase("route")
        assert table.players[1].given == ["pass-this-cycle", "no-claim"], "given between two cycles it is for the next"


async def test_it_lapses_for_good(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3", "2 out")
        await table.players[1].stand(1, "pass-this-cycle")
        await table.play(0, "move")
        await table.until_phase("route")
        await table.do("0 route oG", "0 done", "0 chip forests", "0 chip flame", "0 chip ice", "0 ask")
        await table.do("0 place c072", "0 move")
        assert table.sight(1)["legal"] == ["pass", "hinder"]


async def test_it_outlives_the_server(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3", "2 out")
        await table.players[1].stand(1, "pass-this-cycle")
        await table.players[1].stand(1, "no-claim")
        await table.players[1].stand(1, "no-claim", False)
        cookies = [dict(guest.http.cookies) for guest in table.guests]
    async with running(tmp_path) as house:
        table.guests = [house.guest(cookies=jar) for jar in cookies]
        await table.connect(house)
        assert table.players[1].given == ["pass-this-cycle"]
        await table.play(0, "move")
        await table.until_phase("route")


async def test_one_that_was_due_when_the_server_stopped_is_given_when_it_is_back(tmp_path: Path):
    async with running(tmp_path) as house:
        house.tables.standing.give_one = forget  # type: ignore[assignment, method-assign]
        table = await Room.at(house, "B3", "2 out")
        await table.players[1].stand(1, "pass-this-cycle")
        await table.do("0 move")
        assert table.watcher.phase == "hinder"
        cookies = [dict(guest.http.cookies) for guest in table.guests]
    async with running(tmp_path) as house:
        table.guests = [house.guest(cookies=jar) for jar in cookies]
        await table.connect(house)
        await table.until_phase("route")


async def forget(_table: str) -> bool:
    return False


async def test_the_seats_next_browser_has_what_stands(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        await table.players[1].stand(1, "no-claim")
        link = (await table.guests[1].post(f"/tables/{table.table['id']}/seats/1/link"))["url"]
        phone = house.guest()
        assert (await phone.http.post(link)).status_code == 303
        sight = await phone.sight(table.table)
        assert [each["stands"] for each in sight["standing"]] == [False, False, True]


async def test_while_a_bot_stands_in_nothing_is_answered_in_advance(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=3_600.0) as house:
        table = await Room.at(house, "B3", "2 out", "on_turn 1")
        await table.players[1].stand(1, "pass-this-cycle")
        await table.players[1].close()
        await eventually(lambda: online(table.guests[0], table), lambda there: not there[1])
        clock.advance(200.0)
        info = await table.guests[0].post(f"/tables/{table.table['id']}/absent")
        assert info["seats"][1]["kind"] == "bot"
        clock.advance(3_601.0)
        await table.watcher.until(lambda: table.watcher.sight and table.watcher.sight["to_act"] != [1])


async def online(guest: Guest, table: Room) -> list[bool]:
    return [seat["online"] for seat in (await guest.get(f"/tables/{table.table['id']}"))["seats"]]


async def test_princess_jing_lets_every_exchange_pass(tmp_path: Path):
    """PJ-14.7: whether or not a call was possible."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        answering = [await World.at(house, green, {}) for green in (CAN_CALL, CANNOT_CALL)]
        fixed = await World.at(house, CAN_CALL, FIXED_JING)
        for world in (*answering, fixed):
            assert (await world.green.stand(1, "decline"))["kind"] == "accepted"
            assert world.red.sight is not None
            await world.red.play(0, world.red.sight["asked"], "swap b4-c5")
        for world in answering:
            for viewer in (world.red, world.green, world.watcher):
                await viewer.until_phase("point")
                await viewer.settle()
        assert answering[0].told_to_others() == answering[1].told_to_others()
        await nothing_comes(fixed.red)
        assert fixed.red.phase == "react"
        clock.advance(4.0)
        await fixed.red.until_phase("point")


async def test_princess_jing_offers_none_without_windows(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, _ = await opening(house)
        assert (await anna.sight(table))["standing"] == []
        path = f"/tables/{table['id']}/seats/0/standing"
        refused = await anna.ask("PUT", path, {"name": "decline", "stands": True}, expect=400)
        assert refused["code"] == "not-offered"


async def test_a_change_that_could_not_be_stored_was_not_made(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        store = house.tables.store
        append = store.append
        store.append = fail  # type: ignore[assignment, method-assign]
        assert (await table.players[1].stand(1, "no-claim"))["code"] == "unsaved"
        store.append = append  # type: ignore[method-assign]
        assert [each["stands"] for each in (await table.guests[1].sight(table.table))["standing"]] == [False] * 3


async def fail(_entry: object) -> None:
    from paravent.server.rows import Unstored

    raise Unstored


async def test_many_changes_at_once_leave_the_last(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await Room.at(house, "B3")
        path = f"/tables/{table.table['id']}/seats/1/standing"
        names = JADE_OFFERS * 4
        await asyncio.gather(*(table.guests[1].ask("PUT", path, {"name": name, "stands": True}) for name in names))
        assert (await table.guests[1].sight(table.table))["standing"] == [
            {"name": name, "stands": True, "answers": False} for name in JADE_OFFERS
        ]
