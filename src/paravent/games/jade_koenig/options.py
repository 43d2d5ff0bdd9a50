"""The table's options (section 5): defaults first, each with the rulings it changes."""

from collections.abc import Mapping
from typing import Final

from paravent.engine.options import Number, Option, Setting, Value
from paravent.games.jade_koenig.board import BOARD_NAMES
from paravent.games.jade_koenig.state import SEATS

RANDOM: Final = "random"
WEEK: Final = 7 * 24 * 3600

OPTIONS: Final[tuple[Setting, ...]] = (
    Option("stone_faces", ("known", "blind"), ("JK-R-20",)),
    Option("board", BOARD_NAMES, ("JK-1.1",)),
    Option("first_seat", (RANDOM, *map(str, range(SEATS))), ("JK-R-5",)),
    Option("answers", ("public", "private"), ("JK-R-34",)),
    Option("stone_memory", ("on", "off"), ("JK-R-25",)),
    Option("hinder_priority", ("most-stones", "clockwise", "first-come", "random"), ("JK-R-18",)),
    Option("routes", ("sealed", "open"), ("JK-R-12",)),
    Option("exchange", ("turn", "free"), ("JK-R-46",)),
    Option("thinking_time", ("standard", "never"), ("JK-R-37",)),
    Option("late_claims", ("on", "off"), ("JK-R-52",)),
    Option("self_claim", ("off", "on"), ("JK-R-53",)),
    Number("idle_rounds", 5, 3, 20, clauses=("JK-R-63",)),
    Number("turn_limit", 1000, 100, 2000, clauses=("JK-R-64",)),
    Number("timers", 0, 0, 3600, clauses=("JK-R-66",)),
    Number("turn_timer", 0, 0, WEEK, clauses=("JK-R-66",)),
    Option("window", ("answer", "fixed"), ("JK-R-68",)),
    Option("absent", ("bot", "default"), ("JK-R-66",)),
    Option("open_oracle_rest", ("off", "on"), ("JK-R-44",)),
    Option("deduction_help", ("off", "on"), ("section 9",)),
)


def unfit(seats: int, options: Mapping[str, Value]) -> tuple[str, str] | None:
    """JK-R-5 The first seat is one of those that play."""
    first = options["first_seat"]
    if first == RANDOM or int(first) < seats:
        return None
    return "first_seat", " | ".join((RANDOM, *map(str, range(seats))))
