"""The table's options (MG-12.9), defaults first, and the board (MG-14)."""

from collections.abc import Mapping
from typing import Final

from paravent.engine.options import Number, Option, Setting, Value
from paravent.games.mangrovia.board import BOARD_NAMES
from paravent.games.mangrovia.components import SEATS

RANDOM: Final = "random"

OPTIONS: Final[tuple[Setting, ...]] = (
    Option("garden_tiles", ("off", "all", "gods", "plain"), ("MG-13",)),
    Option("start_seat", (RANDOM, *map(str, range(SEATS))), ("MG-2.5",)),
    Number("round_limit", 30, 10, 99, none=True, clauses=("MG-R23",)),
    Option("memory_aid", ("on", "off"), ("MG-R36",)),
    Option("absent", ("bot", "idle"), ("MG-R49",)),
    Option("board", BOARD_NAMES, ("MG-14.1",)),
)


def unfit(seats: int, options: Mapping[str, Value]) -> tuple[str, str] | None:
    """MG-2.5 The start player is one of those who play."""
    first = options["start_seat"]
    if first == RANDOM or int(first) < seats:
        return None
    return "start_seat", " | ".join((RANDOM, *map(str, range(seats))))
