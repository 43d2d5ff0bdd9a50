"""The short forms of a written position, and the checks that their parts are what they should be."""

import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from paravent.engine.refusal import BadPosition
from paravent.games.princess_jing.board import COLUMNS, NO_CELL, PAIR_OF, SEATS, cell_number
from paravent.games.princess_jing.state import Figure, Mode

LETTERS: Final = {
    "P": int(Figure.PRINCESS),
    "M": int(Figure.MAID),
    "X1": int(Figure.MIRROR1),
    "X2": int(Figure.MIRROR2),
    "C": int(Figure.CRANE),
    "F": int(Figure.FOX),
    "O": int(Figure.OWL),
}
NAMES: Final = {figure: name for name, figure in LETTERS.items()}
BASIC_LETTERS: Final = {"P": int(Figure.PRINCESS), "M": int(Figure.MAID), "X": int(Figure.MIRROR1)}
SIDES: Final = ("red", "green")


def letter(figure: int, mode: int) -> str:
    """The letter of a figure; in the basic mode the holder is X."""
    return "X" if mode == Mode.BASIC and figure == Figure.MIRROR1 else NAMES[figure]


def bad(where: str, expected: str, got: Any) -> NoReturn:
    raise BadPosition(where, expected, got)


def number(where: str, value: Any, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        bad(where, f"a whole number from {least} to {most}", value)
    return value


def one_of(where: str, value: Any, names: Iterable[str]) -> int:
    """The index of a name."""
    known = list(names)
    if value not in known:
        bad(where, " or ".join(known), value)
    return known.index(value)


def truth(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        bad(where, "true or false", value)
    return value


def side(where: str, value: Any) -> int:
    """A seat: red, green, 0 or 1."""
    if value in (0, 1) and not isinstance(value, bool):
        return int(value)
    return one_of(where, value, SIDES)


def cell(where: str, value: Any) -> int:
    found = cell_number(value) if isinstance(value, str) else NO_CELL
    return bad(where, "a cell from a1 to e5", value) if found == NO_CELL else found


def pair(where: str, value: Any) -> int:
    """Two adjacent cells: b1-c2."""
    cells = sorted(cell_number(name) for name in value.split("-")) if isinstance(value, str) else []
    found = PAIR_OF.get((cells[0], cells[1])) if len(cells) == 2 else None
    return bad(where, "two adjacent cells, as b1-c2", value) if found is None else found


def per_seat(where: str, value: Any) -> list[Any]:
    """A list with a value for each seat."""
    if not isinstance(value, list) or len(value) != SEATS:
        bad(where, f"a list of {SEATS}, one for each seat", value)
    return value


def table(where: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        bad(where, "an object", value)
    return value


def figures(where: str, value: Any, mode: int) -> dict[int, int]:
    """`P b1, M d1, X c1` as cells by figure."""
    known = BASIC_LETTERS if mode == Mode.BASIC else LETTERS
    expected = f"figures and cells, as 'P b1, M d1' with {', '.join(known)}"
    if not isinstance(value, str):
        bad(where, expected, value)
    found: dict[int, int] = {}
    for part in value.split(",") if value.strip() else []:
        match = re.fullmatch(r"(\w+)\s+(\w\d)", part.strip())
        if match is None or match[1] not in known or known[match[1]] in found:
            bad(where, expected, value)
        found[known[match[1]]] = cell(where, match[2])
    return found


def columns(where: str, value: Any) -> list[int]:
    """`b c e` as columns."""
    names = value.split() if isinstance(value, str) else [""]
    if any(len(name) != 1 or name not in COLUMNS for name in names) or len(set(names)) < len(names):
        bad(where, "different entrances from a to e, as 'b c e'", value)
    return [COLUMNS.index(name) for name in names]


def suspects(where: str, value: Any, mode: int) -> int:
    """`! P M` as a bit set."""
    known = BASIC_LETTERS if mode == Mode.BASIC else LETTERS
    names = value.split() if isinstance(value, str) else [""]
    bits = 0
    for name in names:
        if name != "!" and name not in known:
            bad(where, f"letters among {', '.join(known)}, with ! first where one certainly stands there", value)
        bits |= 1 if name == "!" else 1 << known[name]
    return bits
