"""The games there are: the packages of this folder. A new game is a new folder, and nothing else changes."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import paravent.games as folder
from paravent.engine.game import Game
from paravent.engine.refusal import Refusal


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order: `princess_jing` is `princess-jing`."""
    return tuple(sorted(module.name.replace("_", "-") for module in iter_modules(folder.__path__) if module.ispkg))


def game(key: str) -> Game:
    """The game of a key. Raises `Refusal` (`unknown-game`)."""
    if key not in keys():
        raise Refusal("unknown-game", got=str(key), expected=", ".join(keys()))
    found: Game = import_module(f"{folder.__name__}.{key.replace('-', '_')}").GAME
    return found


def every_game() -> tuple[Game, ...]:
    """All games, in the order of their keys."""
    return tuple(game(key) for key in keys())
