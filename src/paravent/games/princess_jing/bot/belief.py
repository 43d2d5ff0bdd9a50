"""What a seat believes of the other princess, and what it must suppose the other believes of its own.

Only the knowledge sheet (9.3) is asked where a princess may be. Among the cells it leaves, she is likelier where she
would want to be: how much likelier is learned.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.engine.jit import inlined, kernel
from paravent.engine.record import blank
from paravent.games.princess_jing.board import CELLS, GOAL, NO_CELL, SEATS, SIDE, cell_number
from paravent.games.princess_jing.bot.mind import LEARNED, LURE, MODE_SIZE
from paravent.games.princess_jing.happenings import BroughtBack, Called, Pointed, Revealed, ShownToAll, Swapped, Turn
from paravent.games.princess_jing.knowledge import (
    begin_suspicions,
    know_shown,
    know_withdrawing,
    know_withdrawn,
    swap_suspects,
)
from paravent.games.princess_jing.naming import LINE_NAMES, SHOWN_NAMES
from paravent.games.princess_jing.state import FIGURES, SURE, Figure, Mode, Phase, Shown, State

HER: Final = 1 << Figure.PRINCESS
NEAR: Final = 2
MOST_CROWD: Final = 4


def king_moves(one: int, other: int) -> int:
    """3.2 How many exchanges a screen needs from cell to cell."""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


STEPS: Final = np.array([[king_moves(one, other) for other in range(CELLS)] for one in range(CELLS)], np.int8)


WITHIN: Final = ((STEPS[:, None, :] <= np.arange(SIDE)[:, None]) << np.arange(CELLS)).sum(axis=2)
"""[cell, steps]: the cells that are no farther, as a bit set."""


def rows_away(owner: int) -> NDArray[np.int8]:
    """[cell]: rows between it and the owner's captains."""
    rows = np.arange(CELLS) // SIDE
    return (SIDE - 1 - rows if owner == 0 else rows).astype(np.int8)


NEARNESS_OF: Final = np.array(
    [[STEPS[:, GOAL[owner]] if mode == Mode.BASIC else rows_away(owner) for owner in range(SEATS)] for mode in Mode],
    np.int8,
)
"""[mode, owner, cell]: see `nearness`."""

NEAR_CELLS: Final = ((NEARNESS_OF <= NEAR) << np.arange(CELLS)).sum(axis=2)
"""[mode, owner]: the cells near where the owner's princess wins, as a bit set."""


@inlined
def nearness(state: State, owner: int, cell: int) -> int:
    """How far the owner's princess would be from where she wins: steps, or rows while it may be any captain."""
    return int(NEARNESS_OF[state.mode, owner, cell])


@inlined
def lure(state: State, owner: int, cell: int, mind: Any) -> float:
    """How much likelier than elsewhere the owner's princess is on a cell where she may be."""
    return mind[LEARNED + int(state.mode) * MODE_SIZE + LURE + nearness(state, owner, cell)]


@kernel
def believe(state: State, seat: int, mind: Any, place: int) -> int:
    """Writes what the seat believes of the other princess, a share for each cell; returns the cells as a bit set."""
    total, cells = 0.0, 0
    for cell in range(CELLS):
        share = lure(state, 1 - seat, cell, mind) if state.suspects[seat, cell] & HER else 0.0
        mind[place + cell] = share
        total += share
        cells |= (1 << cell) if share > 0.0 else 0
    for cell in range(CELLS):
        mind[place + cell] /= max(total, 1e-9)
    return cells


@kernel
def share_of(state: State, seat: int, wanted: int, mind: Any) -> float:
    """The share of one cell in the seat's belief about the other princess."""
    total, share = 0.0, 0.0
    for cell in range(CELLS):
        if state.suspects[seat, cell] & HER:
            part = lure(state, 1 - seat, cell, mind)
            total += part
            if cell == wanted:
                share = part
    return share / max(total, 1e-9)


@kernel
def crowd(state: State, owner: int) -> int:
    """How many screens near the captain could hide the owner's princess beside the one that does, up to MOST_CROWD."""
    near, count = int(NEAR_CELLS[state.mode, owner]), 0
    for cell in range(CELLS):
        if state.suspects[1 - owner, cell] & HER and near >> cell & 1:
            count += 1
    count -= near >> int(state.at[owner, Figure.PRINCESS]) & 1
    return min(max(count, 0), MOST_CROWD)


@kernel
def weigh(world: State, seat: int, recalled: Any, mind: Any) -> float:  # noqa: ARG001  what it tells is in the world
    """How likely an imagined world is: by where the other princess stands in it."""
    return liking(world, seat, mind)


@kernel
def liking(world: State, seat: int, mind: Any) -> float:
    """How much the other princess likes to stand where she does."""
    if world.phase == Phase.SETUP or world.phase == Phase.END:
        return 1.0
    return lure(world, 1 - seat, int(world.at[1 - seat, Figure.PRINCESS]), mind)


# What the other seat has been shown: rows of (what, cell, second cell or content, line)

SWAP, SHOW, HIDE, EMPTY = range(4)
ROW: Final = 4
UNTOLD: Final = -1
"""In the first number of what is recalled: the beginning of the game was not seen, so nothing is known of the other."""

SHOWN: Final = {name: number for number, name in SHOWN_NAMES.items()}


def recall(hidden: Any, seen: Sequence[Any], seat: int) -> NDArray[np.int16]:
    """What the other seat can know of this one's figures by public facts: the numbers of its sheet, cell by cell."""
    exposed = np.full(CELLS, UNTOLD, np.int16)
    if any(isinstance(event, Turn) and event.turn == 1 for event in seen):
        rows = [row for event in seen for row in told_by(event, seat)]
        scratch = blank(hidden.dtype)
        scratch[0] = hidden
        retrace(scratch[0], seat, np.array(rows, np.int16).reshape(-1, ROW), exposed)
    return exposed


def told_by(event: Any, seat: int) -> list[tuple[int, int, int, int]]:
    """What an event tells the other seat of this one's figures."""
    match event:
        case Swapped(pair=pair):
            first, second = pair.split("-")
            return [(SWAP, cell_number(first), cell_number(second), 0)]
        case Pointed(seat=pointer, cell=cell) if pointer == seat:
            return [(EMPTY, cell_number(cell), 0, 0)]
        case Revealed(seat=owner, cell=cell, content=content) if owner == seat:
            return [(SHOW, cell_number(cell), SHOWN[content], 0)]
        case ShownToAll(seat=owner, cell=cell, figure=figure) if owner == seat:
            return [(HIDE, cell_number(cell), SHOWN[figure], 0)]
        case BroughtBack(seat=owner, line=line) if owner == seat:
            return [(HIDE, NO_CELL, Shown.PRINCESS, LINE_NAMES.index(line))]
        case Called(seat=caller, holder=holder) if caller == seat:
            return [(SHOW, cell_number(holder), Shown.MIRROR, 0)]
        case Called(cell=cell, content=content):
            return [(SHOW, cell_number(cell), SHOWN[content], 0)]
        case _:
            return []


@kernel
def retrace(state: State, seat: int, rows: Any, exposed: Any) -> None:
    """Keeps the other seat's sheet from the setup on, by what the rows tell it."""
    other = 1 - seat
    begin_suspicions(state, other)
    found = NO_CELL
    for index in range(rows.shape[0]):
        what, cell, content = int(rows[index, 0]), int(rows[index, 1]), int(rows[index, 2])
        if what == SWAP:
            swap_suspects(state, other, cell, content)
        elif what == EMPTY:
            state.suspects[other, cell] = 0
        elif what == SHOW and content == Shown.NOT_PRINCESS:
            state.suspects[other, cell] &= ~HER
        elif what == SHOW:
            know_shown(state, other, cell, content)
            found = cell
        else:
            place = found if cell == NO_CELL else cell
            figure = know_withdrawing(state, other, content, place)
            know_withdrawn(state, other, figure, place, place, int(rows[index, 3]))
    for cell in range(CELLS):
        exposed[cell] = state.suspects[other, cell]


@kernel
def inform(world: State, seat: int, exposed: Any) -> None:
    """Gives the other seat of an imagined world what it can know by public facts, beside what its mirrors show."""
    if exposed[0] == UNTOLD or world.phase == Phase.END:
        return
    other = 1 - seat
    for cell in range(CELLS):
        possible = int(world.suspects[other, cell])
        if possible & SURE == 0:
            world.suspects[other, cell] = possible & int(exposed[cell])
    for figure in range(Figure.PRINCESS, FIGURES):
        cell = int(world.at[seat, figure])
        if cell != NO_CELL:
            world.suspects[other, cell] |= 1 << figure
