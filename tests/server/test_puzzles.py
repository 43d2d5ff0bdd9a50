"""Puzzles for one over the API."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paravent.games.jade_koenig import puzzle
from tests.server.house import House, running

ADDRESS = "/puzzles/jade-koenig"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def test_a_puzzle_is_the_same_for_the_same_number_and_tells_no_solution(house: House):
    guest = house.guest()
    given = await guest.get(f"{ADDRESS}?level=medium&seed=5", 200)
    assert given == await guest.get(f"{ADDRESS}?level=medium&seed=5", 200)
    assert (given["game"], given["level"], given["seed"]) == ("jade-koenig", "medium", 5)
    assert given["levels"] == ["easy", "medium", "hard"]
    assert set(given["puzzle"]) == {"level", "seed", "clues", "steps"}
    assert all(len(clue["pairs"]) == 3 and clue["matches"] < 3 for clue in given["puzzle"]["clues"])


async def test_without_level_and_number_any_easy_one_is_given(house: House):
    given = await house.guest().get(ADDRESS, 200)
    assert given["level"] == "easy"
    assert given["puzzle"]["seed"] == given["seed"]


async def test_a_solution_is_checked(house: House):
    guest = house.guest()
    tasks = [{"place": place, "symbol": symbol} for place, symbol in puzzle.solution(puzzle.make("medium", 5))]
    right = await guest.post(ADDRESS, {"level": "medium", "seed": 5, "answer": tasks}, 200)
    assert right == {"verdict": {"right": True, "wrong": []}}
    other = [dict(pair, symbol=tasks[(number + 1) % 3]["symbol"]) for number, pair in enumerate(tasks)]
    wrong = await guest.post(ADDRESS, {"level": "medium", "seed": 5, "answer": other}, 200)
    assert not wrong["verdict"]["right"]
    assert wrong["verdict"]["wrong"]


async def test_the_list_of_games_says_which_have_puzzles(house: House):
    levels = {game["key"]: game["puzzles"] for game in await house.guest().get("/games")}
    assert levels["jade-koenig"] == ["easy", "medium", "hard"]
    assert levels["princess-jing"] == []


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/puzzles/chess", "unknown-game"),
        ("/puzzles/princess-jing", "no-puzzles"),
        (f"{ADDRESS}?level=easiest", "unknown-puzzle-level"),
        (f"{ADDRESS}?seed=-1", "bad-request"),
        (f"{ADDRESS}?seed=x", "bad-request"),
    ],
)
async def test_what_there_is_not_is_refused(house: House, address: str, code: str):
    assert (await house.guest().get(address, 400))["code"] == code


@pytest.mark.parametrize(
    "answer",
    [
        [],
        [{"place": "ice", "symbol": "bird"}],
        [{"place": "ice", "symbol": "gold"}] * 3,
        [{"place": "ice", "symbol": symbol} for symbol in ("bird", "crown", "sword")],
        [{"place": place, "symbol": "bird"} for place in ("ice", "flame", "ruins")],
        [{}, {}, {}],
    ],
)
async def test_an_answer_that_is_no_card_is_refused(house: House, answer: list[dict[str, str]]):
    body = {"level": "easy", "seed": 1, "answer": answer}
    assert (await house.guest().post(ADDRESS, body, 400))["code"] == "bad-request"
