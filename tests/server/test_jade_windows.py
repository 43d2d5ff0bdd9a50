"""Jade König's windows with several seats: fixed ones tell nothing until they close, whatever is answered and when."""

from pathlib import Path

import pytest

from tests.server.clock import HandClock
from tests.server.house import House, eventually, running
from tests.server.jade import FIXED, Room

QUIET = (0, None)
"""The mover and the watcher: those who are not asked."""


async def room(house: House, *changes: str) -> Room:
    return await Room.at(house, "B4", *FIXED, *changes)


async def hindered(house: House, clock: HandClock, *answers: tuple[float, str]) -> Room:
    """A window of four seconds in which answers come at moments of it; it has closed at its end and not before."""
    table = await room(house)
    await table.do("0 move")
    begun = clock.now()
    told = len(table.told(None)[0])
    for moment, answer in (*answers, (3.9, "")):
        clock.advance(begun + moment - clock.now())
        if answer:
            await table.do(answer)
        await table.settle()
        assert len(table.told(None)[0]) == told
    clock.advance(begun + 4.0 - clock.now())
    await table.watcher.until(lambda: len(table.told(None)[0]) > told)
    await table.settle()
    return table


ALL_PASS: list[list[tuple[float, str]]] = [
    [],
    [(0.0, "1 pass"), (0.1, "2 pass"), (0.2, "3 pass")],
    [(3.0, "3 pass"), (3.5, "1 pass")],
]
SEAT_1_LAYS: list[list[tuple[float, str]]] = [
    [(0.0, "1 hinder")],
    [(0.0, "3 hinder"), (0.0, "2 hinder"), (3.5, "1 hinder")],
    [(1.0, "1 hinder"), (1.5, "3 pass")],
]


@pytest.mark.parametrize("ways", [ALL_PASS, SEAT_1_LAYS])
async def test_who_is_not_asked_is_sent_the_same_bytes_whatever_is_answered(
    tmp_path: Path, ways: list[list[tuple[float, str]]]
):
    """JK-R-18, JK-R-68: not who else wanted to, not how many, not when."""
    told = []
    for number, way in enumerate(ways):
        clock = HandClock()
        async with running(tmp_path / str(number), clock) as house:
            table = await hindered(house, clock, *way)
            told.append(table.told(*QUIET))
    assert told[0] == told[1] == told[2]


async def test_a_seat_that_has_answered_learns_nothing_of_the_others(tmp_path: Path):
    told = []
    for number, others in enumerate(([], [(0.0, "2 hinder"), (0.0, "3 hinder")], [(2.0, "3 hinder"), (3.0, "2 pass")])):
        clock = HandClock()
        async with running(tmp_path / str(number), clock) as house:
            before, after = [each for each in others if each[0] == 0.0], [each for each in others if each[0] > 0.0]
            table = await hindered(house, clock, *before, (1.0, "1 hinder"), *after)
            told.append(table.told(1))
    assert told[0] == told[1] == told[2]


async def test_a_kept_answer_is_shown_to_its_own_seat_alone(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await room(house)
        await table.do("0 move")
        others = await table.answers(0, 2, 3, None)
        asked = table.sight(1)["asked"]
        await table.do("1 hinder")
        own = table.sight(1)
        assert (own["kept"], own["asked"], own["legal"], own["to_act"]) == ("hinder", None, [], [2, 3])
        assert await table.answers(0, 2, 3, None) == others
        for again in ("hinder", " hinder "):
            assert (await table.players[1].play(1, asked, again))["kind"] == "accepted"
        assert (await table.players[1].play(1, asked, "pass"))["clause"] == "JK-R-18"
        clock.advance(4.0)
        await table.until_phase("lay")
        assert table.sight(1)["kept"] is None


async def test_most_stones_lay_though_others_called_earlier(tmp_path: Path):
    """JK-R-18."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await room(house, "1 hand 2 2")
        await table.do("0 move", "1 hinder", "3 hinder", "2 hinder")
        clock.advance(4.0)
        await table.until_phase("lay")
        assert table.sight(0)["to_act"] == [2]


@pytest.mark.parametrize(("calls", "placer"), [("3 1 2", 3), ("1 3", 1), ("2", 2)])
async def test_first_come_under_a_fixed_window_the_first_call_lays_at_its_end(tmp_path: Path, calls: str, placer: int):
    """JK-R-18, JK-R-68: the order of the calls decides, the length of the window stays."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await room(house, "option hinder_priority first-come")
        await table.do("0 move")
        for seat in calls.split():
            clock.advance(0.5)
            await table.do(f"{seat} hinder")
        assert table.watcher.phase == "hinder"
        clock.advance(4.0 - 0.5 * len(calls.split()))
        await table.until_phase("lay")
        assert table.sight(0)["to_act"] == [placer]


async def test_a_single_seat_that_is_asked_does_not_shorten_the_window_either(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B3", *FIXED, "2 out")
        await table.do("0 move")
        assert table.sight(0)["to_act"] == [1]
        await table.do("1 hinder")
        clock.advance(3.9)
        await table.settle()
        assert table.watcher.phase == "hinder"
        clock.advance(0.1)
        await table.until_phase("lay")


CONSULTS = ("0 move", "0 route oG", "0 swap ruins desert", "0 done")


async def consultation(house: House, clock: HandClock, *changes: str) -> Room:
    """JK-G-46: an arrangement that fulfils the tasks of seats 1 and 2, in its window."""
    table = await Room.at(house, "B3", *FIXED, *changes)
    await table.do(CONSULTS[0])
    clock.advance(4.0)
    await table.until_phase("route")
    await table.do(*CONSULTS[1:])
    assert table.watcher.phase == "claims"
    return table


async def test_a_right_claim_in_a_fixed_window_wins_at_its_end(tmp_path: Path):
    """JK-G-47: the first clockwise from the consultant wins, whoever called first."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await consultation(house, clock)
        quiet = await table.answers(0, None)
        await table.do("2 claim forests flame island", "1 claim ruins steppe swamps")
        assert await table.answers(0, None) == quiet
        clock.advance(4.0)
        await table.until_phase("over")
        info = await table.guests[0].get(f"/tables/{table.table['id']}")
        assert (info["result"]["winners"], info["result"]["reason"]) == ([1], "claim")


async def test_a_wrong_claim_in_a_fixed_window_eliminates_and_the_consultation_goes_on(tmp_path: Path):
    """JK-G-48."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await consultation(house, clock)
        await table.do("1 claim flame ruins swamps")
        clock.advance(4.0)
        await table.until_phase("question")
        assert [player["playing"] for player in table.sight(0)["view"]["players"]] == [True, False, True]
        refused = await table.play(1, "nothing")
        assert (refused["kind"], refused["clause"]) == ("refused", "JK-R-60")
        assert table.sight(1)["commands"] == table.sight(1)["standing"] == []


async def test_a_window_looks_the_same_whether_or_not_anybody_could_claim(tmp_path: Path):
    """The tasks of seat 1 are others in the second world; everybody but the holder of that card is sent the same."""
    told = []
    for number, tasks in enumerate(("ruins-sword steppe-amulet swamps-bird", "ruins-bird steppe-sword swamps-crown")):
        clock = HandClock()
        async with running(tmp_path / str(number), clock) as house:
            table = await consultation(house, clock, f"1 tasks {tasks}")
            clock.advance(4.0)
            await table.until_phase("question")
            told.append(table.told(1, 2, None))
    assert told[0] == told[1]


async def test_without_fixed_the_last_answer_closes_the_window_and_silence_passes_in_time(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        answering = await Room.at(house, "B4", "option timers 8")
        silent = await Room.at(house, "B4", "option timers 8")
        for table in (answering, silent):
            await table.do("0 move", "1 pass", "2 pass")
            assert table.sight(1)["view"]["reaction"]["answered"] == "declined"
        await answering.do("3 pass")
        assert answering.watcher.phase == "route"
        clock.advance(7.9)
        await silent.settle()
        assert silent.watcher.phase == "hinder"
        clock.advance(0.1)
        await silent.until_phase("route")


async def test_decisions_outside_windows_are_made_by_default_when_their_time_is_up(tmp_path: Path):
    """JK-R-66, section 7."""
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B3", "option turn_timer 30")
        clock_seen = {"seconds": 30.0, "left": 30.0}
        for viewer in table.everybody:
            assert viewer.sight is not None
            assert viewer.sight["window"].items() >= clock_seen.items()
        clock.advance(29.9)
        await table.settle()
        assert table.sight(1)["to_act"] == [0]
        clock.advance(0.1)
        await table.watcher.until(lambda: table.watcher.events and table.watcher.events[-1]["kind"] == "turn")
        await table.settle()
        assert [event["kind"] for event in table.watcher.events] == ["nothing", "turn"]
        await table.do("1 move")
        assert table.watcher.sight is not None
        assert table.watcher.sight["window"] is None, "windows have no clock at this table"
        await table.do("0 hinder", "2 pass")
        for phase in ("route", "turn"):
            clock.advance(30.0)
            await table.until_phase(phase)
        stones = table.sight(0)["view"]["stones"]
        assert [(stone["node"], stone["face"]) for stone in stones] == [("c073", "snake")]
        assert table.sight(0)["view"]["players"][1]["marker"] == 9


async def test_a_decision_that_was_made_gives_the_next_one_its_whole_time(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B3", "option turn_timer 30")
        clock.advance(29.0)
        await table.do("0 nothing")
        clock.advance(29.0)
        await table.settle()
        assert table.sight(0)["to_act"] == [1]
        assert (await table.guests[0].sight(table.table))["window"]["left"] == 1.0


async def test_a_late_claim_leaves_the_clock_of_the_turn_as_it_is(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table = await Room.at(house, "B4", "option turn_timer 30", "author 1", "on_turn 1")
        clock.advance(10.0)
        await table.do("2 claim forests flame ice")
        await eventually(lambda: table.guests[0].sight(table.table), lambda sight: sight["window"]["left"] == 20.0)
