"""Two servers on one PostgreSQL: any of them serves any table."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from paravent.server.web.guests import signing_key
from tests.games.jade_koenig.scenarios import begun
from tests.server.clock import HandClock
from tests.server.house import Guest, House, Json, Table, eventually, over, running
from tests.server.jade import FIXED as FIXED_JADE
from tests.server.jade import JADE
from tests.server.test_bots import waits
from tests.server.test_play import opening
from tests.server.test_windows import CAN_CALL, EXCHANGE, FIXED, position
from tests.server.worlds import table_from

Houses = tuple[House, House, HandClock]


@pytest.fixture
async def houses(tmp_path: Path, postgres_database: str) -> AsyncIterator[Houses]:
    """Two servers that share a database and the key of their cookies."""
    folders = tmp_path / "one", tmp_path / "two"
    key = signing_key(folders[0])
    folders[1].mkdir()
    (folders[1] / "cookie.key").write_bytes(key)
    clock = HandClock()
    async with (
        running(folders[0], clock, database=postgres_database) as one,
        running(folders[1], clock, database=postgres_database) as two,
    ):
        yield one, two, clock


def at(house: House, guest: Guest) -> Guest:
    """The same guest, at another server."""
    return house.guest(cookies=dict(guest.http.cookies))


async def test_a_game_is_played_across_two_servers(houses: Houses):
    one, two, _ = houses
    anna, bela = one.guest(), two.guest()
    table = await anna.new_table("me", "open", options={"turn_limit": 20})
    red = await anna.join(table)
    await bela.sit(table, 1)
    green, watcher = await bela.join(table), await two.guest().join(table)
    chance = random.Random(4)

    async def play_out(seat: Any) -> None:
        while await seat.play_any(chance):
            assert seat.sight

    await asyncio.gather(play_out(red), play_out(green))
    for viewer in (red, green, watcher):
        await viewer.until(viewer.has_seen_the_end)
    assert red.info is not None
    assert green.info is not None
    assert red.info["result"] == green.info["result"]
    numbers = [message["sight"]["number"] for message in green.messages if message["kind"] == "step"]
    assert numbers == sorted(set(numbers))


async def test_presence_is_known_across_servers(houses: Houses):
    one, two, _ = houses
    table, anna, bela = await opening(one)
    red = await anna.join(table)
    green = await at(two, bela).join(table)
    await red.until(lambda: red.online() == [True, True])
    await green.until(lambda: green.online() == [True, True])
    await green.close()
    await red.until(lambda: red.online() == [True, False])


async def test_a_late_server_learns_who_is_there(houses: Houses):
    one, two, _ = houses
    table, anna, bela = await opening(one)
    red = await anna.join(table)
    await red.until(lambda: red.online() == [True, False])
    await eventually(lambda: at(two, bela).get(f"/tables/{table['id']}"), lambda info: info["seats"][0]["online"])


async def test_two_servers_that_race_for_a_move_play_one(houses: Houses):
    one, two, _ = houses
    table, anna, _ = await opening(one)
    elsewhere = at(two, anna)
    asked = (await elsewhere.sight(table))["asked"]
    path = f"/api/tables/{table['id']}/moves"
    bodies = [{"seat": 0, "number": asked, "move": move} for move in ("swap b1-b2", "swap c1-c2")]
    answers = await asyncio.gather(
        *(guest.http.post(path, json=body) for guest, body in zip((anna, elsewhere), bodies, strict=True))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    refused = next(answer.json() for answer in answers if answer.status_code == 409)
    assert refused["code"] == "stale-number"
    sights = [(await guest.sight(table))["view"] for guest in (anna, elsewhere)]
    assert sights[0] == sights[1]


async def test_the_same_move_at_two_servers_is_played_once(houses: Houses):
    one, two, _ = houses
    table, anna, _ = await opening(one)
    elsewhere = at(two, anna)
    asked = (await elsewhere.sight(table))["asked"]
    moves = [guest.move(table, 0, asked, "swap b1-b2") for guest in (anna, elsewhere) for _ in range(5)]
    assert {moved["number"] for moved in await asyncio.gather(*moves)} == {asked + 1}


async def test_a_seat_taken_over_elsewhere_is_lost_here(houses: Houses):
    one, two, _ = houses
    table, anna, _ = await opening(one)
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    link = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
    phone = two.guest()
    token = link.rpartition("/")[2]
    assert (await phone.http.post(f"/seat/{token}")).status_code == 303
    assert await red.until_closed() == 4403


async def test_a_window_closes_once_though_two_servers_know_of_it(houses: Houses):
    one, two, clock = houses
    anna, bela = one.guest(), one.guest()
    table = await table_from(one, position(CAN_CALL, FIXED), anna, bela)
    red, green = await anna.join(table), await at(two, bela).join(table)
    await red.until(lambda: red.sight)
    await green.until(lambda: green.sight)
    assert red.sight is not None
    await red.play(0, red.sight["asked"], EXCHANGE)
    await green.until_phase("react")
    assert green.sight is not None
    await green.play(1, green.sight["asked"], "decline")
    clock.advance(4.0)
    await red.until_phase("point")
    await green.until_phase("point")
    rows = await one.tables.store.load(table["id"])
    assert rows is not None
    assert [move.move for move in rows.moves] == [EXCHANGE, "decline"]


async def test_bots_of_a_server_that_is_gone_are_played_by_another(tmp_path: Path, postgres_database: str):
    clock = HandClock()
    folder = tmp_path / "one"
    async with running(folder, clock, database=postgres_database, bot_pace=1_000.0) as one:
        anna = one.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat1"})
        await eventually(lambda: waits(clock, 1_000.0), bool)
        cookies = dict(anna.http.cookies)
    async with running(folder, clock, database=postgres_database) as two:
        red = await two.guest(cookies=cookies).join(table)
        await red.until(lambda: red.sight)
        await eventually(lambda: waits(clock, 5.0), bool)
        clock.advance(5.0)
        await red.until(lambda: red.sight and red.sight["view"]["turn"] == 2)


async def test_an_unstarted_table_is_joined_at_the_other_server(houses: Houses):
    one, two, _ = houses
    anna, bela = one.guest(), two.guest()
    table: Json = await anna.new_table("me", "open", public=True)
    red = await anna.join(table)
    await red.until(lambda: red.info)
    assert [listed["id"] for listed in (await bela.get("/tables"))["open"]] == [table["id"]]
    await bela.sit(table, 1)
    await red.until(lambda: red.sight)
    assert not over(red)


async def jade_across(houses: Houses, *changes: str) -> tuple[Json, list[Guest], list[Table]]:
    """A table of three seats, the first at one server, the others at the other."""
    one, two, _ = houses
    guests = [one.guest() for _ in range(3)]
    match = begun("B3", list(changes)).match
    assert match.start is not None
    table = await table_from(one, match.start, *guests, game=JADE)
    players = [await guest.join(table) for guest in (guests[0], at(two, guests[1]), at(two, guests[2]))]
    for player in players:
        await player.until(lambda player=player: player.sight and all(player.online()))  # type: ignore[misc]
    return table, guests, players


async def test_what_only_one_seat_may_know_is_sent_to_it_alone_by_another_server(houses: Houses):
    """A kept answer, and an answer in advance: other seats at that server get no message at all."""
    _, two, clock = houses
    table, guests, (first, second, third) = await jade_across(houses, *FIXED_JADE)
    assert first.sight is not None
    await first.play(0, first.sight["asked"], "move")
    for player in (second, third):
        await player.until_phase("hinder")
        assert player.sight is not None
        assert player.sight["window"] is not None
    sent = len(third.messages)
    asked = (await guests[1].sight(table))["asked"]
    path = f"/tables/{table['id']}/seats/1/standing"
    await guests[1].ask("PUT", path, {"name": "no-claim", "stands": True})
    await second.until(lambda: second.given == ["no-claim"])
    await guests[1].move(table, 1, asked, "hinder")
    await second.until(lambda: second.sight and second.sight["kept"] == "hinder")
    assert len(third.messages) == sent
    clock.advance(4.0)
    await third.until_phase("lay")
    assert (await at(two, guests[1]).sight(table))["to_act"] == [1]


async def test_a_standing_answer_is_given_once_though_two_servers_know_of_it(houses: Houses):
    one, _, _ = houses
    table, _, (first, second, third) = await jade_across(houses)
    for seat, player in ((1, second), (2, third)):
        await player.stand(seat, "pass-this-cycle")
    await eventually(lambda: one.tables.store.load(table["id"]), lambda rows: len(rows.standing) == 2)
    assert first.sight is not None
    await first.play(0, first.sight["asked"], "move")
    for player in (first, second, third):
        await player.until_phase("route")
    rows = await one.tables.store.load(table["id"])
    assert rows is not None
    assert [move.move for move in rows.moves] == ["move", "pass", "pass"]
