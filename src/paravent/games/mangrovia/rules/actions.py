"""The table of actions (section 5.5): which numbers stand for which kind. BUILD depends on the board in size."""

from typing import Final

from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import FIELD_COUNT, FIELDS
from paravent.games.mangrovia.state import State

PLACE: Final = 0  # + place - 1
TAKE_V: Final = 6  # + slot
TAKE_L: Final = 10  # + slot
DRAW_V: Final = 13
DRAW_L: Final = 14
COLLECT: Final = 15
RETURN: Final = 15  # + value
BIRDS: Final = 22  # + pair
SKIP: Final = 28
BUILD: Final = 29  # + field

# Behind the buildings, from `lands(state)` on:
LAND: Final = 0  # + landscape
PAY_DEFAULT: Final = 4
PAY: Final = 4  # + value
PAY_TILE_V: Final = 12
PAY_TILE_A: Final = 13
BEHIND: Final = 14

ACTIONS: Final = BUILD + 2 * FIELDS + BEHIND


@kernel
def fields(state: State) -> int:
    """How many fields the board has."""
    return int(FIELD_COUNT[int(state.board)])


@kernel
def lands(state: State) -> int:
    """The first number of a landscape card; payments follow at fixed distances."""
    return BUILD + 2 * fields(state)
