"""Tables of Mangrovia: a building is one whole for all others (MG-R37), seats that resign or are left (MG-R49)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paravent.games.mangrovia import GAME
from tests.games.mangrovia.scenarios import begun
from tests.server.clock import HandClock
from tests.server.house import House, Json, RandomBots, Table, eventually, over, running
from tests.server.jade import Room
from tests.server.worlds import steps

MANGROVIA = "mangrovia"
OTHERS = (None, 1, 2, 3)
HERE = ("birds water mangrove", "slots V 7 2 5 3", "slots L S M W")
ONE_WAY = ("0 V 7 3 7 7", "0 L W W")
TWO_WAYS = ("0 V 7 3 6 4", "0 L W W")
LANDSCAPES = ("0 V 7 4 6 5", "0 L W M")
ONE_LANDSCAPE = ("0 V 7 4 7 7", "0 L W W")


async def room(house: House, *changes: str, seats: int = 4) -> Room:
    return await Room.of(house, begun(f"{seats} seats", list(changes)).match)


# MG-R37 a building reaches the others as one whole


@pytest.mark.parametrize("stop", [8, 9, 10, 11])
async def test_mg_r37_a_building_with_a_choice_sends_what_one_without_it_sends(tmp_path: Path, stop: int):
    async with running(tmp_path) as house:
        told: list[list[list[str]]] = []
        for hand, moves in ((ONE_WAY, ["build m28"]), (TWO_WAYS, ["build m28", "pay 6"])):
            table = await room(house, f"stop {stop}", *HERE, *hand)
            before = await table.answers(*OTHERS)
            for move in moves:
                assert await table.answers(*OTHERS) == before, "nothing is known before the building is complete"
                assert [len(sent) for sent in table.told(*OTHERS)] == [1] * len(OTHERS)
                await table.do(f"0 {move}")
            told.append([sent[1:] for sent in table.told(*OTHERS)])
        one, two = [[len(sent) for sent in world] for world in told]
        assert one == two, "as many messages"
        assert all(len(sent) == 1 for sent in told[1])
        for without, among in zip(*told, strict=True):
            assert plain(without[0]) == plain(among[0])
            assert len(without[0]) == len(among[0])


def plain(message: str) -> str:
    """A message without the cards that were paid, which everybody sees: 7 and 3 in one world, 6 and 4 in the other."""
    return message.replace("[7,3]", "[6,4]").replace("[3,7]", "[4,6]").replace("7 + 3", "6 + 4")


@pytest.mark.parametrize("stop", [8, 9, 10, 11])
async def test_mg_r37_a_choice_of_landscape_cards_sends_nothing(tmp_path: Path, stop: int):
    async with running(tmp_path) as house:
        told = []
        for hand, moves in ((ONE_LANDSCAPE, ["build m17"]), (LANDSCAPES, ["build m17", "land water", "pay-default"])):
            table = await room(house, f"stop {stop}", *HERE, *hand)
            for number, move in enumerate(moves):
                await table.do(f"0 {move}")
                done = number == len(moves) - 1
                assert [len(sent) for sent in table.told(*OTHERS)] == [2 if done else 1] * len(OTHERS)
            told.append([sent[1] for sent in table.told(*OTHERS)])
        assert told[0] == told[1]


async def test_mg_r37_who_is_not_asked_is_refused_alike_while_a_building_is_under_way(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await room(house, "stop 11", *HERE, *TWO_WAYS)
        answers = []
        for move in ("build m28", "pay-default"):
            refused = [await table.play(1, tried) for tried in ("build m28", "pay-default", "pay 7", "skip", "draw-v")]
            answers.append([{**answer, "request": 0} for answer in refused])
            await table.do(f"0 {move}")
        assert answers[0] == answers[1]


class Chooser:
    """A bot that makes the moves it is given, and else the first one there is."""

    budget = 0.2

    def __init__(self, moves: Sequence[str]) -> None:
        self.moves = list(moves)

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float) -> int:
        return int(GAME.read(hidden, self.moves.pop(0)))


class Choosers(RandomBots):
    """A catalogue of bots that make what moves they are given."""

    moves: Sequence[str] = ()

    def bot(self, game: str, level: str) -> Any:
        return Chooser(self.moves)


async def waits_until(clock: HandClock, moment: float) -> bool:
    return any(abs(waiting - moment) < 1e-6 for waiting, _ in clock.waiting)


async def test_mg_r37_a_bots_building_takes_as_long_with_a_choice_as_without(tmp_path: Path):
    clock, catalogue = HandClock(), Choosers()
    async with running(tmp_path, clock, catalogue, bot_pace=0.6) as house:
        told = []
        for hand, moves in ((ONE_LANDSCAPE, ["build m17"]), (LANDSCAPES, ["build m17", "land water", "pay-default"])):
            catalogue.moves = moves
            watcher, table = await with_a_bot(house, *hand)
            told.append(await told_when_due(clock, watcher, table))
        assert told[0] == told[1]


async def told_when_due(clock: HandClock, watcher: Table, table: Json) -> str:
    """What comes of the bot's building, which does not come before its time."""
    due = clock.now() + 0.6
    await eventually(lambda: waits_until(clock, due), bool)
    clock.advance(0.59)
    await watcher.settle()
    assert watcher.count("step") == 0
    clock.advance(due - clock.now())
    await watcher.until(lambda: watcher.count("step"))
    return next(text for text in steps(watcher.log, table) if text.startswith('{"kind":"step"'))


async def with_a_bot(house: House, *hand: str) -> tuple[Table, Json]:
    """A table at stop 11 at which a bot may build, and somebody who looks on."""
    from paravent.server.rows import Person
    from paravent.server.wire import NewTable, Sitter

    anna = house.guest()
    me = await anna.get("/me")
    match = begun("4 seats", ["stop 11", *HERE, *hand]).match
    sit = [Sitter("bot", "random"), Sitter("me"), Sitter("me"), Sitter("me")]
    new = NewTable(game=MANGROVIA, sit=sit)
    info = await house.tables.seating.create(Person(me["id"], me["name"], "en"), new, match.start)
    table = await anna.get(f"/tables/{info.id}")
    watcher = await house.guest().join(table)
    await watcher.until(lambda: watcher.sight)
    return watcher, table


# MG-R49 seats that resign


async def test_mg_r49_a_bot_plays_on_for_who_resigns_among_three(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await room(house, "stop 11", *HERE, "0 L W", "0 V 7 3", seats=3)
        await table.players[0].play(0, table.sight(0)["number"], "resign")
        await eventually(lambda: table.guests[0].get(f"/tables/{table.table['id']}"), plays_by_bot(0))
        await table.watcher.until(lambda: table.watcher.sight and table.watcher.sight["to_act"] != [0])
        assert table.watcher.info is not None
        assert table.watcher.info["status"] == "running"
        assert table.sight(0)["legal"] == table.sight(0)["commands"] == []
        refused = await table.players[0].play(0, table.sight(0)["number"], "place 1")
        assert (refused["kind"], refused["code"]) == ("refused", "resigned")
        again = await table.guests[0].join(table.table, 0)
        await again.until(lambda: again.info)
        assert plays_by_bot(0)(await table.guests[0].get(f"/tables/{table.table['id']}")), (
            "the seat is given up for good"
        )


@pytest.mark.parametrize("absent", ["bot", "idle"])
async def test_mg_r49_who_has_resigned_has_no_say_in_who_plays_on(tmp_path: Path, absent: str):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        table = await room(house, "stop 11", f"option absent {absent}", *HERE, seats=3)
        await table.players[0].play(0, table.sight(0)["number"], "resign")
        before = (await table.guests[1].get(f"/tables/{table.table['id']}"))["seats"]
        address = f"/tables/{table.table['id']}/seats/0/bot"
        for method, body in (("PUT", {"level": "random"}), ("DELETE", None)):
            answer = await table.guests[0].ask(method, address, body, expect=409 if absent == "bot" or body else 200)
            assert answer.get("code", "resigned") == "resigned"
        assert (await table.guests[1].get(f"/tables/{table.table['id']}"))["seats"] == before


def plays_by_bot(seat: int) -> Any:
    return lambda info: info["seats"][seat]["kind"] == "bot"


async def test_mg_r49_a_seat_that_resigns_out_of_turn_is_replaced_when_it_is_asked(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await room(house, "stop 11", "1 L W", seats=3)
        await table.players[1].play(1, table.sight(1)["number"], "resign")
        await table.settle()
        info = await table.guests[0].get(f"/tables/{table.table['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person"] * 3
        await table.do("0 skip", "0 draw-v")
        await table.players[2].until(lambda: table.sight(2)["to_act"] == [0] or table.sight(2)["legal"])
        while 1 not in {event.get("seat") for event in table.watcher.events if event["kind"] == "bowl"}:
            (asked,) = table.sight(0)["to_act"]
            if asked != 1:
                await table.do(f"{asked} {table.sight(asked)['legal'][0]}")
            await table.settle()
        info = await table.guests[0].get(f"/tables/{table.table['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "person"]


async def test_mg_r49_with_idle_the_referee_plays_for_who_resigns(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await room(house, "stop 11", "option absent idle", seats=3)
        await table.players[0].play(0, table.sight(0)["number"], "resign")
        await table.settle()
        assert "declined" in [event["kind"] for event in table.watcher.events]
        assert table.watcher.info is not None
        assert [seat["kind"] for seat in table.watcher.info["seats"]] == ["person"] * 3
        for _ in range(6):
            (asked,) = table.sight(1)["to_act"]
            assert asked != 0
            await table.do(f"{asked} {table.sight(asked)['legal'][0]}")


async def test_mg_r49_with_two_the_other_wins(tmp_path: Path):
    async with running(tmp_path) as house:
        table = await room(house, "stop 11", seats=2)
        await table.players[0].play(0, table.sight(0)["number"], "resign")
        await table.until_phase("over")
        result = (await table.guests[0].get(f"/tables/{table.table['id']}"))["result"]
        assert (result["winners"], result["reason"], result["clause"]) == ([1], "resigned", "MG-R49")


# MG-R49 seats that are left


async def left(house: House, clock: HandClock, *changes: str, seats: int = 3) -> Room:
    """A table whose first seat's person has been away for long."""
    table = await room(house, "stop 11", *HERE, *changes, seats=seats)
    await table.players[0].close()
    await table.players[1].until(lambda: not table.players[1].online()[0])
    clock.advance(181.0)
    await table.players[1].until(lambda: table.players[1].info and table.players[1].info["absent"] == [0])
    return table


async def test_mg_r49_a_bot_takes_a_seat_that_was_left_until_its_person_is_back(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, bot_pace=1_000.0) as house:
        table = await left(house, clock)
        info = await table.guests[1].post(f"/tables/{table.table['id']}/absent")
        assert plays_by_bot(0)(info)
        await table.guests[0].join(table.table, 0)
        await eventually(
            lambda: table.guests[1].get(f"/tables/{table.table['id']}"),
            lambda info: info["seats"][0]["kind"] == "person",
        )


async def test_mg_r49_with_idle_everything_is_declined_for_who_has_left(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await left(house, clock, "option absent idle", "0 L W", "0 V 7 3")
        info = await table.guests[1].post(f"/tables/{table.table['id']}/absent")
        assert (info["status"], info["absent"]) == ("running", [])
        await table.players[1].until(lambda: 0 not in table.sight(1)["to_act"])
        assert {event["kind"] for event in table.players[1].events} & {"built", "drawn"} == set()


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_bots_play_whole_games_at_tables_of_every_size(tmp_path: Path, seats: int):
    async with running(tmp_path) as house:
        anna = house.guest()
        bots = ["random"] * seats
        table = await anna.new_table(*bots, game=MANGROVIA, seats=seats, options={"garden_tiles": "all"})
        watcher = await anna.join(table)
        await watcher.until(lambda: over(watcher))
        assert watcher.info is not None
        assert watcher.info["result"]["reason"] in {"huts", "round-limit"}
