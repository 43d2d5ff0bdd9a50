"""Setting up tables, sitting, standing up, links to a seat, seats that were left, the lobby."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clock import HandClock
from tests.server.house import House, eventually, over, running
from tests.server.test_play import opening, table_of_two


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def test_the_games_are_listed_with_options_and_bots(house: House):
    [game] = [game for game in await house.guest().get("/games") if game["key"] == "princess-jing"]
    assert game["seats"] == [2]
    assert game["levels"] == ["random"]
    options = {option["name"]: option for option in game["options"]}
    assert options["mode"]["values"] == ["basic", "expert"]
    assert options["turn_limit"] == {
        "name": "turn_limit",
        "kind": "number",
        "default": 200,
        "values": ["none"],
        "least": 2,
        "most": 9999,
        "asks": [],
        "applies": options["turn_limit"]["applies"],
        "clauses": ["PJ-11.6"],
    }
    assert options["starter"]["asks"] == ["youngest"]
    assert game["live"] == {"react_timer": 4, "window": "fixed"}


async def test_a_table_can_be_set_up_with_what_a_game_says_of_live_ones(house: House):
    anna = house.guest()
    for game in await anna.get("/games"):
        table = await anna.new_table("me", game=game["key"], options=game["live"])
        assert table["options"].items() >= game["live"].items()


async def test_a_table_starts_when_its_last_seat_is_taken(house: House):
    anna, bela = house.guest(), house.guest()
    table = await anna.new_table("me", "open")
    assert (table["status"], table["yours"], table["host"]) == ("open", [0], True)
    early = await anna.get(f"/tables/{table['id']}/sight", expect=409)
    assert early["code"] == "not-started"
    watching = await anna.join(table)
    await watching.until(lambda: watching.info)
    assert watching.messages[0]["kind"] == "table"
    info = await bela.sit(table, 1)
    assert (info["status"], info["yours"], info["host"]) == ("running", [1], False)
    await watching.until(lambda: watching.sight)
    assert watching.info is not None
    assert [seat["kind"] for seat in watching.info["seats"]] == ["person", "person"]


async def test_only_one_of_many_gets_the_last_seat(house: House):
    table = await house.guest().new_table("me", "open")
    guests = [house.guest() for _ in range(8)]
    path = f"/api/tables/{table['id']}/seats"
    answers = await asyncio.gather(*(guest.http.post(path, json={"seat": 1}) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    codes = {answer.json().get("code") for answer in answers}
    assert codes <= {None, "already-started", "seat-taken"}


async def test_one_person_may_hold_both_seats(house: House):
    anna = house.guest()
    table = await anna.new_table("me", "me")
    assert table["yours"] == [0, 1]
    red, green = await anna.join(table, 0), await anna.join(table, 1)
    await asyncio.gather(red.until(lambda: red.sight), green.until(lambda: green.sight))
    assert red.sight is not None
    assert green.sight is not None
    assert (red.sight["seat"], green.sight["seat"]) == (0, 1)
    assert (await red.play(0, 0, "place b1"))["kind"] == "accepted"


async def test_leaving_before_the_start_frees_the_seat_and_an_empty_table_is_gone(house: House):
    anna, bela = house.guest(), house.guest()
    table = await anna.new_table("me", "open", public=True)
    stranger = await bela.ask("DELETE", f"/tables/{table['id']}/seats/0", expect=403)
    assert stranger["code"] == "not-your-seat"
    nobody = await anna.ask("DELETE", f"/tables/{table['id']}/seats/1", expect=409)
    assert nobody["code"] == "seat-open"
    watching = await bela.join(table)
    await watching.until(lambda: watching.info)
    await anna.ask("DELETE", f"/tables/{table['id']}/seats/0")
    gone = await anna.get(f"/tables/{table['id']}", expect=404)
    assert gone["code"] == "unknown-table"
    assert await watching.until_closed() == 4403
    assert (await bela.get("/tables"))["open"] == []


async def test_the_host_may_seat_and_remove_bots_before_the_start(house: House):
    anna, bela = house.guest(), house.guest()
    table = await anna.new_table("open", "open")
    refused = await bela.post(f"/tables/{table['id']}/bots", {"seat": 1, "level": "random"}, expect=403)
    assert refused["code"] == "not-host"
    unknown = await anna.post(f"/tables/{table['id']}/bots", {"seat": 1, "level": "divine"}, expect=400)
    assert unknown["code"] == "unknown-level"
    info = await anna.post(f"/tables/{table['id']}/bots", {"seat": 1, "level": "random"})
    assert info["seats"][1] == {"seat": 1, "name": "random", "kind": "bot", "level": "random", "online": True}
    await bela.sit(table, 0)
    late = await anna.ask("DELETE", f"/tables/{table['id']}/seats/1", expect=409)
    assert late["code"] == "already-started"


async def test_names_are_kept_and_shown_at_the_table(house: House):
    anna, bela = house.guest(), house.guest()
    me = await anna.get("/me")
    assert me["name"].startswith("Guest ")
    table = await anna.new_table("me", "open")
    socket = await bela.join(table)
    await socket.until(lambda: socket.info)
    assert (await anna.ask("PUT", "/me", {"name": "  Őrült   Anna "}))["name"] == "Őrült Anna"
    await socket.until(lambda: socket.info and socket.info["seats"][0]["name"] == "Őrült Anna")
    assert (await anna.get("/me"))["id"] == me["id"]
    for name in ("", "   ", "x" * 41, "a\x07b"):
        assert (await anna.ask("PUT", "/me", {"name": name}, expect=400))["code"] == "bad-name"


async def test_a_link_gives_the_seat_to_another_browser(house: House):
    table, anna, _ = await opening(house)
    old = await anna.join(table)
    await old.until(lambda: old.sight)
    link = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
    phone = house.guest()
    page = await phone.http.get(link)
    assert page.status_code == 200
    assert (await anna.get(f"/tables/{table['id']}"))["yours"] == [0]
    taken = await phone.http.post(link)
    assert taken.status_code == 303
    assert taken.headers["location"] == f"/t/{table['id']}"
    assert await old.until_closed() == 4403
    assert (await phone.get(f"/tables/{table['id']}"))["yours"] == [0]
    assert (await anna.get(f"/tables/{table['id']}"))["yours"] == []
    sight = await phone.sight(table)
    assert sight["seat"] == 0
    assert (await anna.sight(table))["seat"] is None
    refused = await anna.move(table, 0, sight["asked"], "swap b1-b2", expect=403)
    assert refused["code"] == "not-your-seat"
    await phone.move(table, 0, sight["asked"], "swap b1-b2")
    for asked in (house.guest().http.post(link), house.guest().http.get(link)):
        late = await asked
        assert (late.status_code, late.headers["content-type"].split(";")[0]) == (404, "text/html")
        assert "This link is not valid any more." in late.text


async def test_a_new_link_makes_the_old_one_void(house: House):
    table, anna, bela = await table_of_two(house)
    first = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
    second = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
    phone = house.guest()
    assert (await phone.http.get(first)).status_code == 404
    assert (await phone.http.post(first)).status_code == 404
    assert (await phone.http.post(second)).status_code == 303
    foreign = await bela.post(f"/tables/{table['id']}/seats/0/link", expect=403)
    assert foreign["code"] == "not-your-seat"


async def test_a_seat_that_is_gone_may_be_claimed_after_a_while_and_not_before(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table, _, bela = await opening(house)
        green = await bela.join(table)
        await green.until(lambda: green.sight)
        early = await bela.post(f"/tables/{table['id']}/absent", expect=409)
        assert early["code"] == "not-absent"
        clock.advance(181.0)
        await green.until(lambda: green.info and green.info["absent"] == [0])
        stranger = await house.guest().post(f"/tables/{table['id']}/absent", expect=403)
        assert stranger["code"] == "not-seated"
        info = await bela.post(f"/tables/{table['id']}/absent")
        assert info["result"]["winners"] == [1]
        assert info["result"]["reason"] == "resigned"


async def test_who_is_connected_is_not_absent(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table, anna, bela = await opening(house)
        red = await anna.join(table)
        await red.until(lambda: red.sight)
        clock.advance(1_000.0)
        assert (await bela.post(f"/tables/{table['id']}/absent", expect=409))["code"] == "not-absent"
        await red.close()
        await eventually(lambda: bela.get(f"/tables/{table['id']}"), lambda info: not info["seats"][0]["online"])
        clock.advance(100.0)
        assert (await bela.post(f"/tables/{table['id']}/absent", expect=409))["code"] == "not-absent"
        clock.advance(100.0)
        assert (await bela.post(f"/tables/{table['id']}/absent"))["status"] == "over"


async def test_a_bot_stands_in_until_the_person_is_back(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=3_600.0) as house:
        table, anna, bela = await opening(house, {"absent": "bot"})
        clock.advance(200.0)
        info = await bela.post(f"/tables/{table['id']}/absent")
        assert info["status"] == "running"
        assert (info["seats"][0]["kind"], info["seats"][0]["level"]) == ("bot", "random")
        clock.advance(3_601.0)
        green = await bela.join(table)
        await green.until(lambda: green.sight and green.sight["view"]["exchanged"])
        red = await anna.join(table)
        await green.until(lambda: green.info and green.info["seats"][0]["kind"] == "person")
        await red.until(lambda: red.sight)
        assert red.sight is not None
        assert (await red.play(0, red.sight["asked"], "pass"))["kind"] == "accepted"


async def test_a_person_lets_a_bot_play_and_takes_the_seat_back(house: House):
    table, anna, bela = await opening(house)
    green = await bela.join(table)
    address = f"/tables/{table['id']}/seats/0/bot"
    assert (await bela.ask("PUT", address, {"level": "random"}, expect=403))["code"] == "not-your-seat"
    assert (await anna.ask("PUT", address, {"level": "divine"}, expect=400))["code"] == "unknown-level"
    info = await anna.ask("PUT", address, {"level": "random"})
    assert (info["seats"][0]["kind"], info["seats"][0]["level"]) == ("bot", "random")
    await green.until(lambda: green.count("step"))
    assert (await anna.ask("DELETE", address))["seats"][0]["kind"] == "person"
    assert (await anna.ask("DELETE", address))["seats"][0]["kind"] == "person"
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    assert (await anna.ask("PUT", address, {"level": "random"}, expect=409))["code"] == "already-over"


async def test_a_bot_of_the_level_that_was_asked_for_stands_in(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=3_600.0) as house:
        table, _, bela = await opening(house, {"absent": "bot"})
        clock.advance(200.0)
        unknown = await bela.post(f"/tables/{table['id']}/absent?level=divine", expect=400)
        assert unknown["code"] == "unknown-level"
        info = await bela.post(f"/tables/{table['id']}/absent?level=random")
        assert info["seats"][0]["level"] == "random"


async def test_a_setup_that_was_left_is_drawn_at_random_before_a_bot_stands_in(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=3_600.0) as house:
        table, _, bela = await table_of_two(house, {"mode": "expert", "absent": "bot"})
        clock.advance(181.0)
        info = await bela.post(f"/tables/{table['id']}/absent")
        assert info["seats"][0]["kind"] == "bot"
        assert (await bela.sight(table))["view"]["ready"] == [True, False]


async def test_the_lobby_shows_public_tables_and_ones_own(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        anna, bela, carla = house.guest(), house.guest(), house.guest()
        await anna.new_table("me", "open")
        public = await anna.new_table("me", "open", public=True)
        lobby = await bela.get("/tables")
        assert [table["id"] for table in lobby["open"]] == [public["id"]]
        assert len((await anna.get("/tables"))["yours"]) == 2
        await bela.sit(public, 1)
        watcher = await carla.join(public)
        await watcher.until(lambda: watcher.sight)
        lobby = await carla.get("/tables")
        assert (lobby["open"], [table["id"] for table in lobby["running"]]) == ([], [public["id"]])
        assert lobby["running"][0]["watchers"] == 1
        waiting = await anna.new_table("me", "open", public=True)
        clock.advance(6 * 3_600.0 + 1)
        assert (await bela.get("/tables"))["open"] == []
        assert (await bela.sit(waiting, 1))["status"] == "running"


async def test_presence_is_shown(house: House):
    table, anna, bela = await table_of_two(house)
    red = await anna.join(table)
    await red.until(lambda: red.online() == [True, False])
    green = await bela.join(table)
    await red.until(lambda: red.online() == [True, True])
    await green.close()
    await red.until(lambda: red.online() == [True, False])


async def test_bots_play_a_whole_game_among_themselves(house: House):
    table = await house.guest().new_table("random", "random", options={"setup": "random"})
    watcher = await house.guest().join(table)
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None
    assert watcher.info["status"] == "over"


async def test_a_setup_that_was_left_is_drawn_at_random_before_the_other_wins(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table, _, bela = await table_of_two(house, {"mode": "expert"})
        clock.advance(181.0)
        info = await bela.post(f"/tables/{table['id']}/absent")
        assert info["result"]["winners"] == [1]
        replay = await bela.get(f"/tables/{table['id']}/replay?seat=all")
        figures = [figure for figure in replay["frames"][-1]["view"]["figures"] if figure["seat"] == 0]
        assert len(figures) == 6
