"""What only a game can tell of a decision: the module `insight` in its folder of bots, where it has one.

insight(hidden, seen, seat, action, truth) -> struct or None    something about this decision, for programs
brief(insight, say) -> str                                      in a few words, for a table
text(insight, say) -> str                                       in full, for a terminal

`say(key, **facts)` is a sentence of the game in the reader's language.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

from paravent.engine.game import Game

Say = Callable[..., str]


class Insights(NamedTuple):
    """One game's."""

    insight: Callable[[Any, Sequence[Any], int, int, Any], msgspec.Struct | None]
    brief: Callable[[Any, Say], str]
    text: Callable[[Any, Say], str]


def insights_of(game: Game) -> Insights | None:
    """The insights in the game's folder, None where it has none."""
    folder = f"paravent.games.{game.folder.name}.bot"
    if find_spec(folder) is None or find_spec(f"{folder}.insight") is None:
        return None
    module = import_module(f"{folder}.insight")
    return Insights(*(getattr(module, name) for name in Insights._fields))
