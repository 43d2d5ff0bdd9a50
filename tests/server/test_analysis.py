"""After the end: what a bot thinks of a seat's decisions."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paravent.games import registry
from paravent.server.bots import load_house_bots
from tests.server.house import GAME, House, Json, eventually, running
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
