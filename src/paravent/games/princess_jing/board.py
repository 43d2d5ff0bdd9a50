"""The chamber of screens as constant tables (specification, section 3).

    cell = 5 * (row - 1) + column     a1 = 0 … e1 = 4, c3 = 12, a5 = 20 … e5 = 24

Row 1 is the line nearest to seat 0, row 5 the line nearest to seat 1. Nothing here changes after import.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

SIDE: Final = 5
CELLS: Final = 25
PAIRS: Final = 72
SEATS: Final = 2
LINES: Final = 2  # a seat's starting line and its second line
CAPTAINS: Final = 3
CARDS: Final = 3
ANIMALS: Final = 3
NO_CELL: Final = -1
NO_PAIR: Final = -1
COLUMNS: Final = "abcde"


def frozen(numbers: Any) -> NDArray[np.int8]:
    """An array of small numbers that nobody changes."""
    made = np.array(numbers, np.int8)
    made.flags.writeable = False
    return made


def frozen_actions(numbers: Any) -> NDArray[np.int16]:
    """An array of action numbers: lists of legal actions are copied from such arrays, of the same type."""
    made = np.array(numbers, np.int16)
    made.flags.writeable = False
    return made


def on_board(column: int, row: int) -> bool:
    return 0 <= column < SIDE and 0 <= row < SIDE


def adjacent_pairs() -> list[tuple[int, int]]:
    """8.2: cells in number order, each with its neighbours right, row+1 column-1, row+1, row+1 column+1."""
    steps = ((1, 0), (-1, 1), (0, 1), (1, 1))
    return [
        (cell, cell + column + SIDE * row)
        for cell in range(CELLS)
        for column, row in steps
        if on_board(cell % SIDE + column, cell // SIDE + row)
    ]


def ahead(cell: int, rows: int) -> int:
    """The cell that many rows further up the same column, or none."""
    return cell + SIDE * rows if on_board(cell % SIDE, cell // SIDE + rows) else NO_CELL


PAIR_CELLS: Final = adjacent_pairs()
PAIR_FROM: Final = frozen([first for first, _ in PAIR_CELLS])
PAIR_TO: Final = frozen([second for _, second in PAIR_CELLS])
UNBARRED: Final = frozen_actions(
    [[pair for pair in range(PAIRS) if pair != barred] + [0] * (barred < PAIRS) for barred in range(PAIRS + 1)]
)
"""[barred pair, or PAIRS for none]: the other pairs in ascending order."""

PAIR_OF: Final = {cells: pair for pair, cells in enumerate(PAIR_CELLS)}

FORWARD: Final = (1, -1)
"""Towards the far line: up the rows for seat 0, down for seat 1."""

IN_FRONT: Final = frozen([[ahead(cell, -FORWARD[seat]) for cell in range(CELLS)] for seat in range(SEATS)])
"""[seat, cell of a mirror holder]: the cell it shows (PJ-10.2), none on the starting line (PJ-10.3)."""

WATCHED_FROM: Final = frozen([[ahead(cell, FORWARD[seat]) for cell in range(CELLS)] for seat in range(SEATS)])
"""[seat, cell]: where a mirror holder of that seat stands when it shows the cell."""

LINE: Final = frozen(
    [
        [[column + SIDE * line for column in range(SIDE)] for line in range(LINES)],
        [[column + SIDE * (SIDE - 1 - line) for column in range(SIDE)] for line in range(LINES)],
    ]
)
"""[seat, line, column]: the cells of a seat's starting line (0) and second line (1)."""

FAR: Final = frozen([LINE[1, 0], LINE[0, 0]])
"""[seat, column]: the cell in front of the entrance position on the seat's far side."""

WHOLE_LINE: Final = (1 << SIDE) - 1
"""All columns of a line, as a bit set."""

COLUMNS_IN: Final = frozen_actions(
    [([column for column in range(SIDE) if free >> column & 1] + [0] * SIDE)[:SIDE] for free in range(1 << SIDE)]
)
"""[bit set of columns, index]: its columns in ascending order."""

COUNT_IN: Final = frozen([free.bit_count() for free in range(1 << SIDE)])
"""[bit set of columns]: how many they are."""

CENTRE: Final = 2
"""PJ-4.4 The column of the captain in the basic mode."""

GOAL: Final = frozen([FAR[0, CENTRE], FAR[1, CENTRE]])
"""PJ-11.1 The goal cells of the basic mode: c5 and c1."""

BELOVED: Final = frozen([[0, 0, 0], [2, 1, 0], [0, 2, 1], [1, 0, 2]])
"""PJ-13.2 [card, animal the opponent left out]: the beloved captain. Left out the crane: fox + owl, the fox:
crane + owl, the owl: crane + fox. There is no card 0."""


def cell_name(cell: int) -> str:
    """a1 … e5."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def cell_number(name: str) -> int:
    """The number of a cell's name; NO_CELL where there is no such cell."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "12345":
        return NO_CELL
    return COLUMNS.index(name[0]) + SIDE * (int(name[1]) - 1)


def pair_name(pair: int) -> str:
    """b1-c2, the lower-numbered cell first."""
    first, second = PAIR_CELLS[pair]
    return f"{cell_name(first)}-{cell_name(second)}"
