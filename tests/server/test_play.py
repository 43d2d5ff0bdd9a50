"""Whole games over HTTP and over sockets; repeated, late, simultaneous and forbidden moves."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paravent.engine import save
from paravent.games import registry
from paravent.server import shuffle
from paravent.server.tables import watching
from tests.server.clock import HandClock
from tests.server.house import Guest, House, Json, Table, over, running

SETUP = ("place b1", "place d1", "place c1"), ("place c5", "place a5", "place e5")
RED_STARTS = {"starter": "seat0"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def table_of_two(house: House, options: Json | None = None, **more: Any) -> tuple[Json, Guest, Guest]:
    """A table at which two guests sit."""
    anna, bela = house.guest(), house.guest()
    table = await anna.new_table("me", "open", options=options, **more)
    await bela.sit(table, 1)
    return table, anna, bela


async def opening(house: House, options: Json | None = None) -> tuple[Json, Guest, Guest]:
    """The specification's opening position, Red to move."""
    table, anna, bela = await table_of_two(house, RED_STARTS | (options or {}))
    for seat, (guest, places) in enumerate(zip((anna, bela), SETUP, strict=True)):
        for place in places:
            sight = await guest.sight(table)
            await guest.move(table, seat, sight["asked"], place)
    return table, anna, bela


async def everything(table: Json, *guests: Guest) -> list[Any]:
    """All that guests can see of a table."""
    paths = [f"/tables/{table['id']}{part}" for part in ("", "/sight", "/events")]
    return [await guest.get(path) for guest in guests for path in paths]


async def test_a_whole_game_over_http(house: House):
    table, anna, bela = await table_of_two(house, {"setup": "random", "turn_limit": 60})
    chance = random.Random(5)
    while (info := await anna.get(f"/tables/{table['id']}"))["status"] == "running":
        for seat, guest in enumerate((anna, bela)):
            sight = await guest.sight(table)
            if sight["legal"]:
                moved = await guest.move(table, seat, sight["asked"], chance.choice(sight["legal"]))
                assert moved["number"] > sight["number"]
    assert info["result"]["reason"] in {"captain", "turn_limit"}
    events = await anna.get(f"/tables/{table['id']}/events?since=0")
    assert events["events"][-1]["kind"] == "over"
    later = await anna.get(f"/tables/{table['id']}/events?since={events['number'] - 1}")
    assert later["events"] == events["events"][-len(later["events"]) :]


@pytest.mark.parametrize("mode", ["basic", "expert"])
async def test_a_whole_game_over_sockets_with_somebody_watching(house: House, mode: str):
    table, anna, bela = await table_of_two(house, {"mode": mode, "turn_limit": 80})
    carla = house.guest()
    seats = [await anna.join(table), await bela.join(table)]
    watcher = await carla.join(table)
    await asyncio.gather(*(play_out(seat, random.Random(number)) for number, seat in enumerate(seats)))
    for viewer in (*seats, watcher):
        await viewer.until(viewer.has_seen_the_end)
    await assert_all_see_the_truth(house, table, {0: seats[0], 1: seats[1], None: watcher})


async def play_out(seat: Table, chance: random.Random) -> None:
    while answer := await seat.play_any(chance):
        assert answer["kind"] == "accepted" or answer["clause"] == "PJ-5.3"


async def assert_all_see_the_truth(house: House, table: Json, viewers: dict[int | None, Table]) -> None:
    """What each has been sent, step by step, is what the record says it may know."""
    guest = house.guest()
    match = await replayed(guest, table)
    for viewer, seen in viewers.items():
        assert seen.sight is not None
        assert seen.sight["number"] == match.number(viewer)
        assert seen.sight["view"] == plain(match.view(viewer))
        assert seen.events == [plain(event) for event in match.events(viewer)]


def plain(struct: msgspec.Struct) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(struct))


async def replayed(guest: Guest, table: Json) -> Any:
    file = save.parse((await guest.http.get(f"/api/tables/{table['id']}/record")).content)
    return save.replayed(registry.game(file.game), file)


async def test_both_set_up_at_the_same_time_and_each_hears_only_of_itself(house: House):
    table, anna, bela = await table_of_two(house)
    red, green = await anna.join(table), await bela.join(table)
    await asyncio.gather(red.until(lambda: red.sight), green.until(lambda: green.sight))
    both = await asyncio.gather(red.play(0, 0, "place b1"), green.play(1, 0, "place c5"))
    assert [answer["kind"] for answer in both] == ["accepted", "accepted"]
    assert [answer["number"] for answer in both] == [1, 1]
    for _ in range(2):
        for seat, viewer in enumerate((red, green)):
            assert viewer.sight is not None
            await viewer.play(seat, viewer.sight["asked"], viewer.sight["legal"][0])
    record = await anna.sight(table)
    assert record["view"]["ready"] == [True, True]


async def test_a_repeated_move_is_answered_again_and_played_once(house: House):
    table, anna, bela = await opening(house)
    sight = await anna.sight(table)
    red = await anna.join(table)
    await red.until(lambda: red.online() == [True, False])
    first = await anna.move(table, 0, sight["asked"], "swap b1-b2")
    before = await everything(table, anna, bela)
    again = await anna.move(table, 0, sight["asked"], "swap b1-b2")
    once_more = await red.play(0, sight["asked"], "swap b1-b2")
    assert again == first
    assert once_more == {"kind": "accepted", "request": 1, "number": first["number"]}
    assert await everything(table, anna, bela) == before


async def test_a_hundred_repeats_at_once_are_one_move(house: House):
    table, anna, _ = await opening(house)
    sight = await anna.sight(table)
    moves = [anna.move(table, 0, sight["asked"], "swap b1-b2") for _ in range(100)]
    numbers = {answer["number"] for answer in await asyncio.gather(*moves)}
    assert numbers == {sight["number"] + 1}


async def test_a_late_move_is_refused_and_changes_nothing(house: House):
    table, anna, bela = await opening(house)
    sight = await anna.sight(table)
    await anna.move(table, 0, sight["asked"], "swap b1-b2")
    before = await everything(table, anna, bela)
    for number in (sight["asked"], sight["asked"] - 1, sight["asked"] + 7, 1_000_000):
        late = await anna.move(table, 0, number, "swap c1-c2" if number == sight["asked"] else "pass", expect=409)
        assert late["code"] == "stale-number"
    assert await everything(table, anna, bela) == before


async def test_two_different_moves_at_once_are_one_played_and_one_refused(house: House):
    table, anna, _ = await opening(house)
    sight = await anna.sight(table)
    body = [{"seat": 0, "number": sight["asked"], "move": move} for move in ("swap b1-b2", "swap c1-c2")]
    path = f"/api/tables/{table['id']}/moves"
    answers = await asyncio.gather(*(anna.http.post(path, json=one) for one in body))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_move_out_of_turn_is_refused_with_the_rule(house: House):
    table, anna, bela = await opening(house)
    before = await everything(table, anna, bela)
    sight = await bela.sight(table)
    assert sight["asked"] is None
    refused = await bela.move(table, 1, sight["number"], "swap c3-d3", expect=409)
    assert (refused["code"], refused["clause"]) == ("illegal-move", "PJ-5.5")
    assert await everything(table, anna, bela) == before


async def test_a_forbidden_move_is_refused_to_its_sender_alone(house: House):
    table, anna, bela = await opening(house)
    red, green = await anna.join(table), await bela.join(table)
    await asyncio.gather(red.until(lambda: red.sight), green.until(lambda: green.sight))
    assert red.sight is not None
    forbidden = {"swap a1-a3": "PJ-6.1", "pass": "PJ-5.1", "withdraw maid a1": "PJ-7.1", "fly": "section 8.2"}
    for move, clause in forbidden.items():
        answer = await red.play(0, red.sight["asked"], move)
        assert (answer["kind"], answer["clause"]) == ("refused", clause)
        assert answer["message"]
    heard = [message["kind"] for message in green.messages]
    assert set(heard) <= {"whole", "table"}


async def test_a_gap_is_mended_by_asking_for_everything(house: House):
    table, anna, bela = await opening(house)
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    sight = await anna.sight(table)
    await anna.move(table, 0, sight["asked"], "swap b1-b2")
    await red.until(lambda: red.messages[-1]["kind"] == "step")
    step = red.messages[-1]
    assert step["sight"]["number"] == sight["number"] + 1
    await red.send({"kind": "resync"})
    await red.until(lambda: red.messages[-1]["kind"] == "whole")
    whole = red.messages[-1]
    assert whole["sight"] == step["sight"]
    assert whole["events"][-len(step["events"]) :] == step["events"]
    assert whole["seed"] is None
    late = await bela.join(table)
    await late.until(lambda: late.sight)
    assert late.sight is not None
    assert late.sight["view"] == (await bela.sight(table))["view"]


async def test_resigning_ends_the_game_and_opens_everything(house: House):
    table, anna, bela = await opening(house)
    watcher = await house.guest().join(table)
    await watcher.until(lambda: watcher.sight)
    sight = await bela.sight(table)
    await bela.move(table, 1, sight["number"], "resign")
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None
    assert watcher.sight is not None
    assert watcher.info["result"] == {"winners": [0], "scores": [1, 0], "reason": "resigned", "clause": "PJ-11.7"}
    assert len(watcher.sight["view"]["figures"]) == 6
    again = await bela.move(table, 1, sight["number"], "resign")
    assert again["number"] == sight["number"] + 1
    after = await anna.move(table, 0, (await anna.sight(table))["number"], "swap b1-b2", expect=409)
    assert (after["code"], after["clause"]) == ("illegal-move", "PJ-5.3")


async def test_a_draw_is_offered_shown_and_accepted(house: House):
    table, anna, bela = await opening(house)
    watcher = await house.guest().join(table)
    await anna.move(table, 0, (await anna.sight(table))["number"], "draw")
    await watcher.until(lambda: watcher.info and watcher.info["draw_offers"] == [0])
    await bela.move(table, 1, (await bela.sight(table))["number"], "draw")
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None
    assert watcher.info["result"]["reason"] == "agreed"
    assert watcher.info["draw_offers"] == []


async def test_an_offer_lapses_when_the_other_plays_on(house: House):
    table, anna, bela = await opening(house)
    await bela.move(table, 1, (await bela.sight(table))["number"], "draw")
    assert (await anna.get(f"/tables/{table['id']}"))["draw_offers"] == [1]
    await anna.move(table, 0, (await anna.sight(table))["asked"], "swap b1-b2")
    assert (await anna.get(f"/tables/{table['id']}"))["draw_offers"] == []


async def test_a_look_is_a_command_where_looks_are_announced(house: House):
    table, anna, bela = await opening(house, {"peek": "announced"})
    await bela.move(table, 1, (await bela.sight(table))["number"], "look")
    events = await anna.get(f"/tables/{table['id']}/events")
    assert {"kind": "look", "seat": 1} in events["events"]
    assert (await anna.sight(table))["asked"] is not None


async def test_nothing_of_a_running_game_is_opened(house: House):
    table, anna, _ = await opening(house)
    for part in ("replay", "record"):
        refused = await anna.get(f"/tables/{table['id']}/{part}", expect=409)
        assert refused["code"] == "not-over"


async def test_the_shuffle_can_be_checked_by_anyone_at_the_end(house: House):
    anna, bela = house.guest(), house.guest()
    table = await anna.new_table("me", "open", options={"setup": "random"}, salt="a grain of salt")
    await bela.sit(table, 1, salt="söréggyel")
    red = await anna.join(table)
    await red.until(lambda: red.sight)
    seed_known = [message for message in red.messages if message.get("seed")]
    assert seed_known == []
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    record = save.parse((await bela.http.get(f"/api/tables/{table['id']}/record")).content)
    assert record.proof is not None
    assert record.proof["commitment"] == table["commitment"]
    assert record.proof["salts"] == ["a grain of salt", "söréggyel"]
    assert shuffle.fault(record.proof, record.seed) is None
    await red.send({"kind": "resync"})
    await red.until(lambda: red.messages[-1]["kind"] == "whole")
    assert red.messages[-1]["seed"] == record.proof["seed"]


async def test_a_replay_shows_what_each_could_know(house: House):
    table, anna, bela = await opening(house)
    await anna.move(table, 0, (await anna.sight(table))["asked"], "swap b1-b2")
    seen = {0: await anna.sight(table), 1: await bela.sight(table), None: await house.guest().sight(table)}
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    for viewer, sight in seen.items():
        wished = "none" if viewer is None else viewer
        replay = await anna.get(f"/tables/{table['id']}/replay?seat={wished}")
        assert replay["seat"] == viewer
        assert [frame["number"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
        frame = next(frame for frame in replay["frames"] if frame["number"] == sight["number"])
        assert frame["view"] == sight["view"]
    whole = await anna.get(f"/tables/{table['id']}/replay?seat=all")
    assert len(whole["frames"]) == 1 + 6 + 1 + 1
    assert [frame["mover"] for frame in whole["frames"]] == [None, 0, 0, 0, 1, 1, 1, 0, 0]
    assert len(whole["frames"][6]["view"]["figures"]) == 6


async def test_replays_are_kept_while_there_is_room_for_them(house: House, monkeypatch: pytest.MonkeyPatch):
    table, anna, _ = await opening(house)
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    address = f"/tables/{table['id']}/replay"
    whole = await anna.get(f"{address}?seat=all")
    kept = house.tables.watching.replays
    ((_, size),) = kept.values()
    monkeypatch.setattr(watching, "REPLAYS_KEPT", size)
    assert await anna.get(f"{address}?seat=all") == whole
    await anna.get(f"{address}?seat=none")
    assert [viewer for _, viewer in kept] == [None]
    monkeypatch.setattr(watching, "REPLAYS_KEPT", 1)
    assert await anna.get(f"{address}?seat=all") == whole
    assert not kept


async def test_a_rematch_swaps_the_seats_and_begins_when_the_other_agrees(house: House):
    table, anna, bela = await opening(house)
    watcher = await house.guest().join(table)
    early = await anna.post(f"/tables/{table['id']}/rematch", expect=409)
    assert early["code"] == "not-over"
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    stranger = await house.guest().post(f"/tables/{table['id']}/rematch", expect=403)
    assert stranger["code"] == "not-seated"
    first = await anna.post(f"/tables/{table['id']}/rematch")
    assert (first["status"], first["yours"]) == ("open", [1])
    assert first["options"] == table["options"]
    assert first["commitment"] != table["commitment"]
    await watcher.until(lambda: watcher.info and watcher.info["rematch"] == first["id"])
    again = await anna.post(f"/tables/{table['id']}/rematch")
    assert (again["id"], again["status"]) == (first["id"], "open")
    second = await bela.post(f"/tables/{table['id']}/rematch")
    assert (second["id"], second["status"], second["yours"]) == (first["id"], "running", [0])


async def test_a_rematch_keeps_the_seat_for_the_other_player(house: House):
    table, anna, bela = await opening(house)
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    following = await anna.post(f"/tables/{table['id']}/rematch")
    stranger = await house.guest().post(f"/tables/{following['id']}/seats", {"seat": 0}, expect=409)
    assert stranger["code"] == "seat-kept"
    assert (await bela.sit(following, 0))["status"] == "running"


async def test_a_rematch_waits_for_a_person_in_whose_place_a_bot_stood(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=3_600.0) as house:
        table, anna, bela = await opening(house, {"absent": "bot"})
        clock.advance(200.0)
        await bela.post(f"/tables/{table['id']}/absent")
        await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
        following = await bela.post(f"/tables/{table['id']}/rematch")
        assert (following["status"], [seat["kind"] for seat in following["seats"]]) == ("open", ["person", "open"])
        joined = await anna.post(f"/tables/{table['id']}/rematch")
        assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]


async def test_a_rematch_against_a_bot_begins_at_once(house: House):
    anna = house.guest()
    table = await anna.new_table("me", "random")
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    following = await anna.post(f"/tables/{table['id']}/rematch")
    assert (following["status"], following["yours"]) == ("running", [1])


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(house: House):
    table, anna, bela = await opening(house)
    await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
    first = await anna.post(f"/tables/{table['id']}/rematch")
    await anna.ask("DELETE", f"/tables/{first['id']}/seats/1")
    second = await bela.post(f"/tables/{table['id']}/rematch")
    assert (second["id"] != first["id"], second["yours"]) == (True, [0])
    assert (await anna.post(f"/tables/{table['id']}/rematch"))["status"] == "running"


async def test_looking_again_before_anything_happens_is_kept_and_told_once(house: House):
    table, anna, bela = await opening(house, {"peek": "announced"})
    number = (await bela.sight(table))["number"]
    reached = (await bela.move(table, 1, number, "look"))["number"]
    for _ in range(3):
        assert (await bela.move(table, 1, reached, "look"))["number"] == reached
    await anna.move(table, 0, (await anna.sight(table))["number"], "look")
    assert (await bela.move(table, 1, reached, "look"))["number"] == reached + 1
    events = (await anna.get(f"/tables/{table['id']}/events"))["events"]
    assert [event["seat"] for event in events if event["kind"] == "look"] == [1, 0]


async def test_a_line_that_breaks_after_every_move_loses_and_doubles_nothing(house: House):
    anna = house.guest()
    table = await anna.new_table("me", "me", options={"setup": "random", "turn_limit": 12})
    chance = random.Random(9)
    meant = []
    while (await anna.get(f"/tables/{table['id']}"))["status"] == "running":
        seat = (await anna.sight(table, 0))["to_act"][0]
        sight = await anna.sight(table, seat)
        move = chance.choice(sight["legal"])
        meant.append([seat, move])
        socket = await anna.join(table, seat)
        await socket.send({"kind": "play", "request": 1, "seat": seat, "number": sight["asked"], "move": move})
        if chance.random() < 0.5:
            await socket.until(lambda socket=socket: socket.log)  # type: ignore[misc]
        await socket.close()
        again = await anna.join(table, seat)
        answer = await again.play(seat, sight["asked"], move)
        assert (answer["kind"], answer["number"]) == ("accepted", sight["number"] + 1)
        await again.close()
    record = await anna.get(f"/tables/{table['id']}/record")
    assert record["moves"] == meant
