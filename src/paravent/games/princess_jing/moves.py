"""Action numbers and their notation (8.2): `swap b1-c2`, `withdraw princess a1`, `point c3`, …

Lines are a seat's own, so a number alone does not say which cell is meant: the record does. It is a seat's hidden one,
or the full one, where the seat that is asked is meant.
"""

from typing import Any, NoReturn

from paravent.engine.record import UNKNOWN
from paravent.engine.refusal import Unreadable
from paravent.games.princess_jing.board import (
    COLUMNS,
    NO_CELL,
    PAIR_OF,
    SIDE,
    cell_name,
    cell_number,
    pair_name,
)
from paravent.games.princess_jing.naming import ANIMAL_NAMES, own_cell, own_place
from paravent.games.princess_jing.rules import actions
from paravent.games.princess_jing.state import Clause, Mode, Phase

WITHDRAWABLE = ("princess", "mirror1", "mirror2")
FIXED = ("maid", *ANIMAL_NAMES)
HOLDERS = ("mirror1", "mirror2")
TURNING = ("flip", "rotate", "turn")


def viewer_of(record: Any) -> int | None:
    """The seat whose hidden record it is; None where it is a full one or a spectator's."""
    known = [seat for seat in (0, 1) if record["steps"][seat] != UNKNOWN]
    return known[0] if len(known) == 1 else None


def seat_of(record: Any) -> int:
    """The seat whose lines are meant."""
    viewer = viewer_of(record)
    if viewer is not None:
        return viewer
    if record["phase"] == Phase.SETUP:
        return int(record["ready"][0])
    active = int(record["active"])
    return 1 - active if record["phase"] in {Phase.REACT, Phase.BACK} else active


def read(record: Any, text: str) -> int:
    """The number of a notation. Raises `Unreadable` with the clause that says why there is none."""
    kind, *rest = text.split()[:8] or [""]
    if kind in TURNING:
        refuse(Clause.PJ_3_4)
    if kind == "pass" and not rest:
        return actions.PASS
    if kind == "decline" and not rest:
        return actions.DECLINE
    if kind == "withdraw" and len(rest) == 2:
        return read_withdraw(record, *rest)
    reader = READERS.get(kind)
    if reader is None or len(rest) != 1:
        refuse(Clause.SECTION_8_2)
    return reader(record, rest[0])


def refuse(clause: Clause) -> NoReturn:
    raise Unreadable(clause)


def read_swap(_record: Any, text: str) -> int:
    """PJ-6.1 Two adjacent cells, in either order."""
    cells = sorted(cell_number(name) for name in text.split("-"))
    pair = PAIR_OF.get((cells[0], cells[1])) if len(cells) == 2 else None
    return refuse(Clause.PJ_6_1) if pair is None else actions.EXCHANGE + pair


def read_withdraw(record: Any, figure: str, target: str) -> int:
    """PJ-7.1 Princess or mirror holder; PJ-7.3 to the own starting line."""
    if figure in FIXED:
        refuse(Clause.PJ_7_1)
    name = "mirror1" if figure == "mirror" and record["mode"] == Mode.BASIC else figure
    if name not in WITHDRAWABLE:
        refuse(Clause.SECTION_8_2)
    place = own_place(seat_of(record), cell_number(target))
    if not 0 <= place < SIDE:
        refuse(Clause.PJ_7_3)
    return actions.WITHDRAW + SIDE * WITHDRAWABLE.index(name) + place


def read_point(_record: Any, text: str) -> int:
    """PJ-8.2 A screen on the board."""
    cell = cell_number(text)
    return refuse(Clause.PJ_8_2) if cell == NO_CELL else actions.POINT + cell


def read_back(record: Any, text: str) -> int:
    """PJ-8.7, PJ-8.10 One of the own first two lines."""
    place = own_place(seat_of(record), cell_number(text))
    return refuse(Clause.PJ_8_7) if place == NO_CELL else actions.BACK + place


def read_call(_record: Any, text: str) -> int:
    """PJ-14.3 With mirror holder 1 or 2."""
    name = "mirror1" if text == "mirror" else text
    return actions.CALL + HOLDERS.index(name) if name in HOLDERS else refuse(Clause.SECTION_8_2)


def read_leave(_record: Any, text: str) -> int:
    """PJ-12.2 One of the three animals."""
    return actions.LEAVE + ANIMAL_NAMES.index(text) if text in ANIMAL_NAMES else refuse(Clause.PJ_12_2)


def read_place(record: Any, text: str) -> int:
    """PJ-4.3, PJ-12.5 One of the own first two lines."""
    place = own_place(setting_up(record, text), cell_number(text))
    if place == NO_CELL:
        refuse(Clause.PJ_12_5 if record["mode"] == Mode.EXPERT else Clause.PJ_4_3)
    return actions.PLACE + place


def setting_up(record: Any, text: str) -> int:
    """Whose line it is: the viewer's, or in a full record the one it lies on."""
    viewer = viewer_of(record)
    if viewer is not None:
        return viewer
    return 0 if cell_number(text) < 2 * SIDE else 1


def read_captain(_record: Any, text: str) -> int:
    """PJ-12.6 One of the five entrances."""
    known = len(text) == 1 and text in COLUMNS
    return actions.CAPTAIN + COLUMNS.index(text) if known else refuse(Clause.PJ_12_6)


READERS = {
    "swap": read_swap,
    "point": read_point,
    "back": read_back,
    "call": read_call,
    "leave": read_leave,
    "place": read_place,
    "captain": read_captain,
}


def write(record: Any, action: int) -> str:
    """The notation of a number. Raises `ValueError` for a number outside the table."""
    if not 0 <= action < actions.END:
        raise ValueError(f"expected an action from 0 to {actions.END - 1}, got {action}")
    if action < actions.WITHDRAW:
        return f"swap {pair_name(action)}"
    if action < actions.POINT:
        return write_withdraw(record, action - actions.WITHDRAW)
    if action < actions.PASS:
        return f"point {cell_name(action - actions.POINT)}"
    if action in PLAIN:
        return PLAIN[action]
    if action < actions.DECLINE:
        return f"back {place_name(record, action - actions.BACK)}"
    if action < actions.LEAVE:
        return f"call {HOLDERS[action - actions.CALL]}"
    if action < actions.PLACE:
        return f"leave {ANIMAL_NAMES[action - actions.LEAVE]}"
    if action < actions.CAPTAIN:
        return f"place {place_name(record, action - actions.PLACE)}"
    return f"captain {COLUMNS[action - actions.CAPTAIN]}"


PLAIN = {actions.PASS: "pass", actions.DECLINE: "decline"}


def write_withdraw(record: Any, place: int) -> str:
    """In the basic mode, with one holder a side, it is written `mirror`."""
    name = WITHDRAWABLE[place // SIDE]
    if record["mode"] == Mode.BASIC and name == "mirror1":
        name = "mirror"
    return f"withdraw {name} {place_name(record, place % SIDE)}"


def place_name(record: Any, place: int) -> str:
    """The cell at SIDE * line + column of the seat's own lines."""
    return own_cell(seat_of(record), place // SIDE, place % SIDE)
