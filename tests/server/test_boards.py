"""The files of boards for pages that draw them."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paravent.games import registry
from paravent.server import boards
from tests.server.house import House, running

SUPPLIED = "/games/jade-koenig/boards/ring-101"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def test_a_board_is_served_as_its_file_says(house: House):
    served = await house.guest().get(SUPPLIED)
    assert served == json.loads((registry.game("jade-koenig").folder / "board.json").read_text())


@pytest.mark.parametrize(
    "path", ["/games/jade-koenig/boards/ring-102", "/games/princess-jing/boards/ring-101", "/games/chess/boards/x"]
)
async def test_what_is_no_board_is_not_here(house: House, path: str):
    problem = await house.guest().get(path, expect=404)
    assert problem["code"] == "unknown-address"


def test_a_board_of_ones_own_is_found_by_its_name_not_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    own = tmp_path / "jade-koenig"
    own.mkdir()
    (own / "a-broken.json").write_text("{")
    (own / "b-mine.json").write_text('{"edition": "jade-koenig/rings-40"}')
    monkeypatch.setattr(boards, "user_boards", lambda: tmp_path)
    monkeypatch.setattr(boards, "names", lambda game: ("ring-101", "rings-40"))
    assert boards.contents("jade-koenig", "rings-40") == b'{"edition": "jade-koenig/rings-40"}'
    assert boards.contents("jade-koenig", "b-mine") is None
