"""Boards are handed out as they stand in their files, so that a page can draw those of an owner's own."""

import json
from pathlib import Path

import pytest

from paravent.games.registry import every_game
from tests.server.house import running

GAMES = [game for game in every_game() if game.boards]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_board_is_handed_out_by_its_name(tmp_path: Path, game):
    supplied = json.loads((game.folder / "board.json").read_bytes())
    async with running(tmp_path) as house:
        guest = house.guest()
        boards = [(await guest.get(f"/games/{game.key}/boards/{name}")) for name in game.boards]
        assert without_empty(supplied) in [without_empty(board) for board in boards]
        missing = await guest.get(f"/games/{game.key}/boards/nowhere", expect=404)
        assert missing["code"] == "unknown-board"
        assert next(iter(game.boards)) in missing["message"]


async def test_a_game_without_boards_has_none_to_hand_out(tmp_path: Path):
    async with running(tmp_path) as house:
        for key, code in {"princess-jing": (404, "unknown-board"), "chess": (400, "unknown-game")}.items():
            refused = await house.guest().get(f"/games/{key}/boards/any", expect=code[0])
            assert refused["code"] == code[1]


def without_empty(value):
    """The same, where what is left out and what is null count alike."""
    if isinstance(value, dict):
        return {name: without_empty(part) for name, part in value.items() if part is not None}
    return [without_empty(part) for part in value] if isinstance(value, list) else value
