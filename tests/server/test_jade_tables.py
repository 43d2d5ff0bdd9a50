"""Tables of Jade König with two to six seats: joining, leaving, resigning, going, and a whole game of six."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clock import HandClock
from tests.server.explorer import Explorer
from tests.server.house import Guest, House, Json, Table, eventually, over, running
from tests.server.jade import JADE, Room
from tests.server.test_play import assert_all_see_the_truth


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def seated(house: House, seats: int, options: Json | None = None) -> tuple[Json, list[Guest]]:
    """A running table with a guest at each seat."""
    guests = [house.guest() for _ in range(seats)]
    table = await guests[0].new_table("me", game=JADE, seats=seats, options=options)
    for seat, guest in enumerate(guests[1:], 1):
        assert table["status"] == "open"
        table = await guest.sit(table, seat)
    assert table["status"] == "running"
    return table, guests


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_a_game_begins_when_the_last_of_its_seats_is_taken(house: House, seats: int):
    table, guests = await seated(house, seats, {"first_seat": str(seats - 1)})
    sight = await guests[-1].sight(table)
    assert (sight["seat"], sight["to_act"]) == (seats - 1, [seats - 1])
    assert len(sight["view"]["players"]) == seats
    assert {player["stones"] for player in sight["view"]["players"]} == {[9, 8, 7, 6, 5][seats - 2]}


@pytest.mark.parametrize(("seats", "code"), [(1, "bad-seats"), (7, "bad-request"), (0, "bad-request")])
async def test_other_numbers_of_seats_are_refused(house: House, seats: int, code: str):
    refused = await house.guest().post("/tables", {"game": JADE, "seats": seats}, expect=400)
    assert refused["code"] == code


async def test_the_first_seat_has_to_be_there(house: House):
    body = {"game": JADE, "seats": 3, "options": {"first_seat": "4"}}
    refused = await house.guest().post("/tables", body, expect=400)
    assert (refused["code"], refused["clause"]) == ("bad-option", "JK-1")


async def test_who_leaves_before_the_start_is_followed_by_somebody_else(house: House):
    anna, bela, carla = house.guest(), house.guest(), house.guest()
    table = await anna.new_table("me", game=JADE, seats=3)
    await bela.sit(table, 2)
    info = await bela.ask("DELETE", f"/tables/{table['id']}/seats/2")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    await carla.sit(table, 2)
    assert (await bela.sit(table, 1))["status"] == "running"


async def test_a_rematch_moves_everybody_a_seat_on_and_keeps_the_neighbours(house: House):
    table, guests = await seated(house, 4)
    await end(table, guests)
    again = [await guest.post(f"/tables/{table['id']}/rematch") for guest in guests]
    assert [info["yours"] for info in again] == [[1], [2], [3], [0]]
    assert len({info["id"] for info in again}) == 1
    assert [info["status"] for info in again] == ["open", "open", "open", "running"]


async def end(table: Json, guests: list[Guest]) -> None:
    """All place their pieces, and all but one resign."""
    for _ in guests:
        seat = (await guests[0].sight(table))["to_act"][0]
        sight = await guests[seat].sight(table)
        await guests[seat].move(table, seat, sight["asked"], sight["legal"][seat])
    for seat, guest in enumerate(guests[1:], 1):
        await guest.move(table, seat, (await guest.sight(table))["number"], "resign")


async def test_a_seat_that_resigns_leaves_a_game_that_goes_on(house: House):
    """JK-R-65, JK-R-60, JK-R-62."""
    table = await Room.at(house, "B4")
    for seat in (1, 0):
        sight = table.sight(seat)
        answer = await table.players[seat].play(seat, sight["number"], "resign")
        assert answer["kind"] == "accepted"
        await table.settle()
    assert table.watcher.info is not None
    assert table.watcher.info["status"] == "running"
    assert table.sight(2)["to_act"] == [2], "the seat on turn has resigned"
    assert table.sight(0)["legal"] == table.sight(0)["commands"] == []
    await table.do("2 move")
    assert table.sight(2)["to_act"] == [3]
    await table.do("3 pass")
    refused = await table.players[3].play(3, table.sight(3)["number"], "resign")
    assert (refused["kind"], refused["clause"]) == ("refused", "JK-R-65")
    await table.do("2 " + table.sight(2)["legal"][0])
    await table.players[3].play(3, table.sight(3)["number"], "resign")
    await table.until_phase("over")
    await table.settle()
    assert table.watcher.info["result"]["winners"] == [2]
    assert table.watcher.info["result"]["reason"] == "last-survivor"


@pytest.mark.parametrize("command", ["draw", "look"])
async def test_what_the_rules_do_not_know_is_refused_and_not_offered(house: House, command: str):
    """There are no draws by agreement: the specification has none."""
    table = await Room.at(house, "B3")
    assert [table.sight(seat)["commands"] for seat in range(3)] == [["resign"]] * 3
    refused = await table.players[0].play(0, table.sight(0)["number"], command)
    assert (refused["kind"], refused["code"], refused["clause"]) == ("refused", "illegal-move", "section 8")
    await table.do("0 move")
    assert [table.sight(seat)["commands"] for seat in range(3)] == [[]] * 3
    assert table.watcher.info is not None
    assert table.watcher.info["draw_offers"] == []


async def test_princess_jing_offers_the_commands_it_knows(house: House):
    anna = house.guest()
    table = await anna.new_table("me", "me", options={"setup": "random", "peek": "announced"})
    assert (await anna.sight(table, 0))["commands"] == ["resign", "draw", "look"]
    await anna.move(table, 0, 0, "resign")
    assert (await anna.sight(table, 0))["commands"] == []


async def test_a_right_claim_out_of_turn_wins_and_a_wrong_one_eliminates(house: House):
    """JK-G-51, JK-R-55, over HTTP and over a socket."""
    table = await Room.at(house, "B4", "author 3", "arrangement bird amulet sword crown sword crown amulet bird")
    assert table.sight(1)["may_act"] == [1, 2]
    assert len(table.sight(1)["legal"]) == 32
    sight = await table.guests[2].sight(table.table)
    await table.guests[2].move(table.table, 2, sight["number"], "claim flame ruins swamps")
    await table.settle()
    assert [player["playing"] for player in table.sight(0)["view"]["players"]] == [True, True, False, True]
    assert table.sight(0)["to_act"] == [0]
    await table.do("1 claim ruins steppe swamps")
    await table.until_phase("over")
    result = (await table.guests[0].get(f"/tables/{table.table['id']}"))["result"]
    assert (result["winners"], result["reason"], result["clause"]) == ([1], "claim", "JK-14.3")


async def test_who_sits_out_may_claim_and_nothing_else(house: House):
    """JK-G-54, JK-R-40."""
    table = await Room.at(house, "B4", "sitting 1")
    await table.do("0 move")
    assert table.sight(0)["to_act"] == [2, 3]
    refused = await table.play(1, "hinder")
    assert (refused["kind"], refused["clause"]) == ("refused", "JK-R-40")
    await table.do("2 pass", "3 pass", "0 route oG", "0 swap ruins desert", "0 done")
    assert table.sight(0)["to_act"] == [1, 2, 3]
    await table.do("2 no-claim", "3 no-claim", "1 claim ruins steppe swamps")
    await table.until_phase("over")


# people who have gone (JK-R-66)


async def left(tmp_path: Path, clock: HandClock, house: House, *changes: str) -> Room:
    """A table whose first seat's person has been away for long."""
    table = await Room.at(house, "B3", *changes)
    await table.players[0].close()
    await table.players[1].until(lambda: not table.players[1].online()[0])
    clock.advance(181.0)
    await table.players[1].until(lambda: table.players[1].info and table.players[1].info["absent"] == [0])
    return table


async def test_for_who_has_gone_the_default_is_done(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await left(tmp_path, clock, house, "option absent default")
        info = await table.guests[1].post(f"/tables/{table.table['id']}/absent")
        assert (info["status"], info["absent"]) == ("running", [])
        await table.players[1].until(lambda: table.sight(1)["to_act"] == [1])
        assert [event["kind"] for event in table.players[1].events] == ["nothing", "turn"]


async def test_for_who_has_gone_a_bot_stands_in(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=1_000.0) as house:
        table = await left(tmp_path, clock, house)
        info = await table.guests[1].post(f"/tables/{table.table['id']}/absent")
        assert info["seats"][0]["kind"] == "bot"
        await table.guests[0].join(table.table, 0)
        await eventually(
            lambda: table.guests[1].get(f"/tables/{table.table['id']}"),
            lambda info: info["seats"][0]["kind"] == "person",
        )


async def test_a_secret_answer_does_not_put_off_who_counts_as_gone(tmp_path: Path):
    """When somebody may be replaced would tell when another has answered."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B4")
        await table.do("0 move")
        await table.players[3].close()
        await table.players[1].until(lambda: not table.players[1].online()[3])
        clock.advance(100.0)
        answer = await table.play(1, "hinder")
        assert answer["kind"] == "accepted"
        clock.advance(81.0)
        await table.players[2].until(lambda: table.players[2].info and table.players[2].info["absent"] == [3])


# a whole game


@pytest.mark.slow
async def test_six_seats_play_a_whole_game_over_sockets_and_http(tmp_path: Path):
    async with running(tmp_path) as house:
        table, guests = await seated(house, 6, {"turn_limit": 100, "first_seat": "0"})
        sockets = {seat: await guests[seat].join(table) for seat in (0, 2, 4)}
        watcher = await house.guest().join(table)
        await watcher.until(lambda: watcher.sight)
        players = [Explorer(seat, random.Random(7 * seat)) for seat in range(6)]
        phases = set()
        while not over(watcher):
            assert watcher.sight is not None
            phases.add(watcher.phase)
            for seat in watcher.sight["to_act"]:
                await act(table, guests[seat], sockets.get(seat), players[seat])
            await watcher.settle()
        assert watcher.info is not None
        assert watcher.info["result"]["reason"] in {"oracle", "claim", "last-survivor", "undecided"}
        assert {"place", "turn", "hinder", "lay", "route", "guess", "swap", "claims", "question"} <= phases
        for viewer in (watcher, *sockets.values()):
            await viewer.until(viewer.has_seen_the_end)
        await assert_all_see_the_truth(house, table, {None: watcher} | sockets)


async def act(table: Json, guest: Guest, socket: Table | None, player: Explorer) -> None:
    """A seat's answer, if it is still asked."""
    if socket is None:
        sight = await guest.sight(table)
        if sight["asked"] is not None:
            await guest.move(table, player.seat, sight["asked"], player.choose(sight))
        return
    await socket.settle()
    assert socket.sight is not None
    if socket.sight["asked"] is not None:
        answer = await socket.play(player.seat, socket.sight["asked"], player.choose(socket.sight))
        assert answer["kind"] == "accepted"
