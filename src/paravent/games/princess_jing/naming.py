"""The names that numbers have in notation, views, events and positions."""

from enum import IntEnum
from typing import Final

from paravent.games.princess_jing.board import COLUMNS, LINES, NO_CELL, SIDE, cell_name
from paravent.games.princess_jing.state import Figure, Mode, Phase, Reason, Series, Shown

CAPTAIN_NAMES: Final = ("I", "II", "III")
SERIES_NAMES: Final = tuple(series.name for series in Series)
LINE_NAMES: Final = ("starting", "second")


def spoken(member: IntEnum) -> str:
    """A member's name as it is written: TURN_LIMIT is turn_limit."""
    return member.name.lower()


FIGURE_NAMES: Final = {int(figure): spoken(figure) for figure in Figure if figure}
SHOWN_NAMES: Final = {int(shown): spoken(shown).replace("_", "-") for shown in Shown}
PHASE_NAMES: Final = {int(phase): spoken(phase) for phase in Phase}
REASON_NAMES: Final = {int(reason): spoken(reason) for reason in Reason}
ANIMAL_NAMES: Final = tuple(FIGURE_NAMES[figure] for figure in range(Figure.CRANE, Figure.OWL + 1))


def figure_name(figure: int, mode: int) -> str:
    """8.2 In the basic mode, with one holder a side, `mirror1` is written `mirror`."""
    if mode == Mode.BASIC and figure == Figure.MIRROR1:
        return "mirror"
    return FIGURE_NAMES[figure]


def figures_in_play(mode: int) -> range:
    """The figures a seat may have: three in the basic mode, all seven kinds in the expert mode."""
    return range(Figure.PRINCESS, Figure.MIRROR1 + 1 if mode == Mode.BASIC else Figure.OWL + 1)


def cell_or_none(cell: int) -> str | None:
    return None if cell == NO_CELL else cell_name(cell)


def own_cell(seat: int, line: int, column: int) -> str:
    """The cell of one of a seat's lines."""
    row = line if seat == 0 else SIDE - 1 - line
    return f"{COLUMNS[column]}{row + 1}"


def own_place(seat: int, cell: int) -> int:
    """SIDE * line + column of a cell on the seat's first two lines, or NO_CELL."""
    row = cell // SIDE if seat == 0 else SIDE - 1 - cell // SIDE
    return SIDE * row + cell % SIDE if cell != NO_CELL and row < LINES else NO_CELL
