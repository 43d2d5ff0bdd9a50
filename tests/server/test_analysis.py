"""After the end: what a bot thinks of a seat's decisions."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from paravent.engine.match import Match
from paravent.games import registry
from paravent.server.analyst import Analyst, Job
from paravent.server.bots import load_house_bots
from tests.server.house import GAME, House, Json, eventually, running, until
from tests.server.test_play import opening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    await asyncio.to_thread(load_house_bots, registry.game(GAME))
    async with running(tmp_path) as opened:
        yield opened


async def test_every_decision_of_a_finished_game_is_looked_back_at(house: House):
    table, anna, bela = await opening(house)
    address = f"/tables/{table['id']}/analysis?seat=0"
    assert (await anna.get(address, expect=409))["code"] == "not-over"
    await anna.move(table, 0, (await anna.sight(table))["asked"], "swap b1-b2")
    await anna.move(table, 0, (await anna.sight(table))["asked"], "pass")
    await bela.move(table, 1, (await bela.sight(table))["number"], "resign")

    found: Json = await eventually(lambda: bela.get(address), lambda found: found["done"] == found["moves"])
    assert found["moves"] == 6 + 3
    assert [decision["played"] for decision in found["decisions"]][-2:] == ["swap b1-b2", "pass"]
    for decision in found["decisions"]:
        assert decision["choice"] == decision["considered"][0]["move"]
        assert decision["verdict"] in {"good", "mistake", "unlucky", "lucky"}
    replay = await bela.get(f"/tables/{table['id']}/replay?seat=0")
    moves = {frame["move"]: frame["mover"] for frame in replay["frames"]}
    assert all(moves[decision["number"]] == 0 for decision in found["decisions"])
    assert (await bela.get(f"/tables/{table['id']}/analysis?seat=4", expect=404))["code"] == "no-such-seat"


async def test_what_only_the_game_can_tell_comes_in_the_readers_language(house: House):
    table, anna, bela = await opening(house)
    await anna.move(table, 0, (await anna.sight(table))["asked"], "swap b1-b2")
    await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
    address = f"/tables/{table['id']}/analysis?seat=0"
    await eventually(lambda: bela.get(address), lambda found: found["done"] == found["moves"])
    await anna.ask("PUT", "/me", {"language": "de"})
    told = [(await guest.get(address))["decisions"][-1]["told"] for guest in (anna, bela)]
    assert told[0] != told[1]
    assert all("c5" in each for each in told)


async def test_many_who_ask_at_once_let_one_game_be_looked_back_at_once(house: House):
    table, anna, bela = await opening(house)
    await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
    ready, is_ready, waiting = house.tables.rules.ready, asyncio.Event(), []

    async def wait(*part: str) -> None:
        waiting.append(part)
        await is_ready.wait()
        await ready(*part)

    house.tables.rules.ready = wait  # type: ignore[method-assign,assignment]
    begun: list[int] = []
    begin = Analyst.begin

    def count(analyst: Analyst, name: str, seat: int, match: Match) -> None:
        begun.append(seat)
        begin(analyst, name, seat, match)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Analyst, "begin", count)
        address = f"/tables/{table['id']}/analysis?seat=0"
        asked = [asyncio.create_task(guest.get(address)) for guest in (anna, bela) for _ in range(10)]
        await until(lambda: len(waiting) == 20)
        is_ready.set()
        await asyncio.gather(*asked)
    assert begun == [0]


async def test_who_was_not_there_learns_from_an_analysis_what_a_replay_shows_and_nothing_before_the_end(house: House):
    table, _, bela = await opening(house)
    stranger = house.guest()
    for door in ("analysis?seat=0", "replay?seat=0", "replay?seat=all", "record"):
        assert (await stranger.get(f"/tables/{table['id']}/{door}", expect=409))["code"] == "not-over"
    await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
    address = f"/tables/{table['id']}/analysis?seat=0"
    found = await eventually(lambda: stranger.get(address), lambda found: found["done"] == found["moves"])
    assert found == await bela.get(address)


async def test_games_are_looked_back_at_by_turns(house: House, monkeypatch: pytest.MonkeyPatch):
    table, _, bela = await opening(house)
    await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
    both_wait, turns = threading.Event(), []

    def looking_back(job: Job) -> Iterator[None]:
        for _ in job.match.moves:
            both_wait.wait(30.0)
            turns.append(job.seat)
            yield None

    monkeypatch.setattr(Job, "looking_back", looking_back)
    addresses = [f"/tables/{table['id']}/analysis?seat={seat}" for seat in range(2)]
    for address in addresses:
        assert (await bela.get(address))["done"] == 0
    both_wait.set()
    for address in addresses:
        await eventually(lambda: bela.get(address), lambda found: found["done"] == found["moves"])  # noqa: B023
    assert turns == [0, 1] * (len(turns) // 2)
