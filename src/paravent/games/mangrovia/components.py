"""What lies in the box, beside the board (MG-1), and what the twelve stops offer (MG-4.4), as constant tables.

Three kinds of things are drawn blindly, kept in hand and paid: valuables, landscape cards and amulets. A thing is its
*face*, a small number: the value of a valuable or an amulet, 1 + the landscape of a landscape card.
"""

from enum import IntEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

SEATS: Final = 5
NOBODY: Final = -1
NEUTRAL: Final = SEATS  # MG-12.4 all neutral huts together are one participant
PARTICIPANTS: Final = SEATS + 1


class Kind(IntEnum):
    """Kinds of things in hand; a garden tile of a kind stands for one of them."""

    VALUABLE = 0
    LANDSCAPE = 1
    AMULET = 2


KINDS: Final = 3
FACES: Final = 8
PILE: Final = 43
LANDSCAPES: Final = 4
LANDSCAPE_NAMES: Final = ("water", "sand", "mangrove", "meadow")
SLOTS: Final = (4, 3)  # face-up valuables and landscape cards
MOST_SLOTS: Final = 4
INITIAL_LANDSCAPES: Final = 2  # MG-2.7
ONES: Final = 5  # MG-1.4 amulets of value 1, on the board
MOST_DRAWN: Final = 5  # MG-6.4


def frozen(numbers: Any, number_type: type[np.signedinteger[Any]] = np.int8) -> NDArray[Any]:
    """An array that nobody changes."""
    made = np.array(numbers, number_type)
    made.flags.writeable = False
    return made


THINGS: Final = frozen([[0, 0, 9, 8, 7, 7, 6, 6], [0, 8, 8, 8, 8, 0, 0, 0], [0, 5, 10, 9, 7, 5, 4, 0]])
"""[kind, face]: MG-1.2, MG-1.4 how many there are, start cards aside."""

START_CARDS: Final = frozen([[3, 4], [3, 5], [4, 5], [4, 6], [5, 6]])
"""[set, card]: MG-1.3."""

HUTS: Final = frozen([0, 0, 10, 10, 9, 8])
BOWLS: Final = frozen([0, 0, 2, 2, 1, 1])
"""[players]: section 1."""

RANKS: Final = 7
TILE_RANK: Final = 5
RANK_VALUES: Final = frozen([[7, 6, 5, 4, 3, 3, 2], [0] * RANKS, [6, 5, 4, 3, 2, 2, 1]])
"""[kind, rank]: section 5.4 the items of a payment in the order of picking: values fall, a card before a tile."""

PATHS: Final = 8
PATH_NAMES: Final = "ABCDEFGH"
TOTEM_LINE: Final = PATHS  # what is scored for most huts: the eight paths and the totem area
LINES: Final = PATHS + 1
GARDEN_LINE: Final = 9
AMULET_LINE: Final = 10
AWARDS: Final = 11
LINE_NAMES: Final = (*PATH_NAMES, "totem", "garden", "amulets")
TOTEM_FIRST: Final = 12
TOTEM_SECOND: Final = 6
TOTEM_TILES: Final = (2, 3, 4, 5, 6, 7, 8, 9)
GARDEN: Final = 8

NO_TILE: Final = 0
PLAIN_TILE: Final = 1 + PATHS  # MG-13.1 1 to 8: god tiles of the paths, then one code for each kind
TILE_CODES: Final = frozen([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 10, 10, 11, 11, 11])
TILE_NAMES: Final = (
    "none",
    *(f"god-{path.lower()}" for path in PATH_NAMES),
    "valuable",
    "joker",
    "amulet",
)
PLAIN_TILE_VALUES: Final = frozen([3, 0, 2])
"""[kind]: MG-13.5."""

PLACES: Final = 6
STOPS: Final = 12
PARTS: Final = 2

Part = tuple[str, int]
STOP_ACTIONS: Final[dict[int, tuple[tuple[Part, ...], ...]]] = {
    1: ((("take", 2), ("draw", 1)),),
    2: ((("collect", 1),),),
    3: ((("take", 1),),),
    4: ((("take", 1), ("draw", 1)),),
    5: ((("take", 2),), (("draw", 2),)),
    6: ((("take", 1), ("draw", 2)),),
    7: ((("collect", 1),), (("draw", 1),)),
    8: ((("collect", 1),), (("build", 1),)),
    9: ((("build", 1),),),
    10: ((("build", 2),),),
    11: ((("build", 1), ("draw", 1)),),
    12: ((("birds", 1),),),
}
"""MG-4.4 The alternatives of each stop, each a list of parts with their counts."""

DOUBLE_STOP: Final = 9  # MG-9.2

PAIRS: Final = 6
PAIR_BITS: Final = frozen([0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100])
"""[pair]: section 5.5 the two landscapes of a position of the birds, as a bit set."""

EVERY_LANDSCAPE: Final = 0b1111
START_BIRDS: Final = 0b0101  # MG-2.8
