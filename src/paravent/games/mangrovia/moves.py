"""Action numbers and their notation (section 5.5): `place 3`, `take-v 0`, `build2 m28`, `birds water sand`, …"""

from functools import cache
from typing import Any, NoReturn

from paravent.engine.refusal import Unreadable
from paravent.games.mangrovia.components import LANDSCAPE_NAMES, PAIR_BITS, PLACES, SLOTS
from paravent.games.mangrovia.naming import board_of, landscapes_of
from paravent.games.mangrovia.rules import actions
from paravent.games.mangrovia.state import Clause

PLAIN = {"draw-v": actions.DRAW_V, "draw-l": actions.DRAW_L, "collect": actions.COLLECT, "skip": actions.SKIP}
PLAIN_BEHIND = {
    "pay-default": actions.PAY_DEFAULT,
    "pay-tile-v": actions.PAY_TILE_V,
    "pay-tile-a": actions.PAY_TILE_A,
}
GREATEST_PAID = 7
GREATEST_AMULET = 6
NOTHING = "-"


def refuse(clause: Clause) -> NoReturn:
    raise Unreadable(clause)


def behind(record: Any) -> int:
    """Where the numbers behind the buildings begin."""
    return actions.BUILD + 2 * len(board_of(record).fields)


def read(record: Any, text: str) -> int:
    """The number of a notation. Raises `Unreadable` with the clause that says why there is none."""
    kind, *rest = text.split()[:4] or [""]
    if kind in PLAIN and not rest:
        return PLAIN[kind]
    if kind in PLAIN_BEHIND and not rest:
        return behind(record) + PLAIN_BEHIND[kind]
    if kind == "birds":
        return read_birds(rest)
    reader = READERS.get(kind)
    return reader(record, rest[0]) if reader is not None and len(rest) == 1 else refuse(Clause.SECTION_5_5)


def number_in(word: str, least: int, most: int, clause: Clause) -> int:
    """A whole number in a range."""
    if not (word.isascii() and word.isdecimal()):
        refuse(Clause.SECTION_5_5)
    return int(word) if len(word) < 4 and least <= int(word) <= most else refuse(clause)


def read_place(_record: Any, word: str) -> int:
    """MG-2.4 One of the six places."""
    return actions.PLACE + number_in(word, 1, PLACES, Clause.MG_2_4) - 1


def read_valuable_slot(_record: Any, word: str) -> int:
    return actions.TAKE_V + number_in(word, 0, SLOTS[0] - 1, Clause.SECTION_5_5)


def read_landscape_slot(_record: Any, word: str) -> int:
    return actions.TAKE_L + number_in(word, 0, SLOTS[1] - 1, Clause.SECTION_5_5)


def read_return(_record: Any, word: str) -> int:
    """MG-6.4 An amulet has a value from 1 to 6."""
    return actions.RETURN + number_in(word, 1, GREATEST_AMULET, Clause.MG_6_4)


def read_birds(rest: list[str]) -> int:
    """MG-7.1 Two different landscapes, in either order."""
    if len(rest) != 2 or rest[0] == rest[1] or not set(rest) <= set(LANDSCAPE_NAMES):
        refuse(Clause.MG_7_1)
    bits = sum(1 << LANDSCAPE_NAMES.index(name) for name in rest)
    return actions.BIRDS + [int(pair) for pair in PAIR_BITS].index(bits)


def field_number(record: Any, name: str) -> int:
    """MG-8.1 A field that there is."""
    numbers = board_of(record).numbers
    return numbers[name] if name in numbers else refuse(Clause.MG_8_1)


def read_build(record: Any, word: str) -> int:
    return actions.BUILD + field_number(record, word)


def read_double(record: Any, word: str) -> int:
    return actions.BUILD + len(board_of(record).fields) + field_number(record, word)


def read_land(record: Any, word: str) -> int:
    if word not in LANDSCAPE_NAMES:
        refuse(Clause.SECTION_5_5)
    return behind(record) + actions.LAND + LANDSCAPE_NAMES.index(word)


def read_pay(record: Any, word: str) -> int:
    return behind(record) + actions.PAY + number_in(word, 1, GREATEST_PAID, Clause.SECTION_5_5)


READERS = {
    "place": read_place,
    "take-v": read_valuable_slot,
    "take-l": read_landscape_slot,
    "return": read_return,
    "build": read_build,
    "build2": read_double,
    "land": read_land,
    "pay": read_pay,
}


def write(record: Any, action: int) -> str:
    """The notation of a number. A number that stands for no action of this board has one that is refused."""
    return written(board_of(record).fields, action)


@cache
def written(fields: tuple[str, ...], action: int) -> str:
    """The notation of a number on a board with these fields."""
    for word, number in PLAIN.items():
        if action == number:
            return word
    if action >= actions.BUILD:
        return written_building(fields, action - actions.BUILD)
    if action >= actions.BIRDS:
        return " ".join(("birds", *landscapes_of(PAIR_BITS[action - actions.BIRDS])))
    if action > actions.RETURN:
        return f"return {action - actions.RETURN}"
    if action >= actions.TAKE_L:
        return f"take-l {action - actions.TAKE_L}"
    return f"take-v {action - actions.TAKE_V}" if action >= actions.TAKE_V else f"place {action + 1}"


def written_building(fields: tuple[str, ...], choice: int) -> str:
    """Where, and with what."""
    if choice < 2 * len(fields):
        return f"{'build' if choice < len(fields) else 'build2'} {fields[choice % len(fields)]}"
    choice -= 2 * len(fields)
    for word, number in PLAIN_BEHIND.items():
        if choice == number:
            return word
    if choice < len(LANDSCAPE_NAMES):
        return f"land {LANDSCAPE_NAMES[choice]}"
    return f"pay {choice - actions.PAY}" if choice <= actions.PAY + GREATEST_PAID else NOTHING
