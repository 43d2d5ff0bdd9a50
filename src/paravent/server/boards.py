"""The files of boards, for pages that draw them: those that come with a game, and the user's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from paravent.engine.cache import user_boards
from paravent.engine.game import Game
from paravent.engine.options import Option
from paravent.games import registry

OPTION = "board"


def contents(key: str, name: str) -> bytes | None:
    """The file of a board that can be played on; None if there is none of that name."""
    game = next((each for each in registry.every_game() if each.key == key), None)
    if game is None or name not in names(game):
        return None
    return next((read for path in files(game) if edition(read := path.read_bytes()) == f"{key}/{name}"), None)


def names(game: Game) -> tuple[str, ...]:
    """The boards to choose from: the game has checked them."""
    options = (option for option in game.options if isinstance(option, Option) and option.name == OPTION)
    return next((option.values for option in options), ())


def files(game: Game) -> Iterator[Path]:
    yield game.folder / "board.json"
    yield from sorted((user_boards() / game.key).glob("*.json"))


def edition(read: bytes) -> Any:
    """What a file says that it is; files that are no boards say nothing."""
    try:
        return msgspec.json.decode(read, type=dict[str, Any]).get("edition")
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
