"""Filling a record from a written position: fresh values first, then what is given."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from paravent.engine.options import complete
from paravent.engine.refusal import Refusal
from paravent.games.princess_jing.board import (
    ANIMALS,
    CAPTAINS,
    CARDS,
    CELLS,
    NO_CELL,
    NO_PAIR,
    SEATS,
    cell_name,
)
from paravent.games.princess_jing.knowledge import know_figure, know_not_princess
from paravent.games.princess_jing.naming import (
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    SERIES_NAMES,
    SHOWN_NAMES,
    figures_in_play,
)
from paravent.games.princess_jing.options import OPTIONS
from paravent.games.princess_jing.positions import text
from paravent.games.princess_jing.positions.text import SIDES
from paravent.games.princess_jing.rules.setup import clear_table, steps_of
from paravent.games.princess_jing.rules.sight import goal, look_into_mirrors, may_win
from paravent.games.princess_jing.screens import stand
from paravent.games.princess_jing.state import (
    MIRRORS,
    NOBODY,
    TRACKS,
    Figure,
    Mode,
    Peek,
    Phase,
    Reason,
)

LARGEST: Final = 2**31 - 1


def fill(record: Any, written: Mapping[str, Any]) -> None:
    """Fills a record of zeros from a written position."""
    for name in written:
        if name not in {*PARTS, "mode", "options", "seen", *SIDES}:
            text.bad(str(name), ", ".join(["mode", "options", *SIDES, "seen", *PARTS]), written[name])
    fill_options(record, written)
    clear_table(record)
    fill_phase(record, written)
    for seat, side in enumerate(SIDES):
        for figure, cell in text.figures(side, written.get(side, ""), int(record["mode"])).items():
            if record["standing"][cell]:
                text.bad(side, "a screen for each figure", cell_name(cell))
            stand(record, seat, figure, cell)
    fill_fresh(record, written)
    for name, part in PARTS.items():
        if name in written:
            part(record, name, written[name])
    check(record)


def fill_options(record: Any, written: Mapping[str, Any]) -> None:
    """Section 5: the options, defaults for those not named."""
    chosen = dict(text.table("options", written.get("options", {})))
    if "mode" in written:
        chosen["mode"] = written["mode"]
    try:
        values = complete(OPTIONS, chosen)
    except Refusal as refusal:
        text.bad("options", "options of section 5", str(refusal))
    for option in OPTIONS:
        record[option.name] = option.read(values[option.name])


def fill_phase(record: Any, written: Mapping[str, Any]) -> None:
    """The phase, on which other values depend; a position is in the phase move unless it says otherwise."""
    record["phase"] = text.one_of("phase", written.get("phase", "move"), PHASE_NAMES.values())


def fill_fresh(record: Any, written: Mapping[str, Any]) -> None:
    """What is not given: the first turn, everybody ready, knowledge as after the setup."""
    if record["phase"] == Phase.SETUP:
        return
    record["turn"] = record["clock"] = 1
    record["ready"] = 1
    record["steps"] = steps_of(record)
    for name in ("captains", "cards", "left_out", "found"):
        if name in written:
            PARTS[name](record, name, written[name])
    for seat in range(SEATS):
        fresh_animals(record, seat)
        fresh_suspicions(record, seat)
    fresh_sight(record, written)


def fresh_animals(record: Any, seat: int) -> None:
    """PJ-12.2 The animal that stands nowhere was left out; PJ-12.6 captains on a, b, c where none are named."""
    if record["mode"] == Mode.BASIC:
        return
    absent = [figure for figure in range(Figure.CRANE, Figure.OWL + 1) if record["at"][seat, figure] == NO_CELL]
    if len(absent) == 1:
        record["left_out"][seat] = absent[0]
    if record["captains"][seat, 0] == NO_CELL:
        record["captains"][seat] = range(CAPTAINS)
    if record["card"][seat] == 0:
        record["card"][seat] = 1


def fresh_suspicions(record: Any, seat: int) -> None:
    """K-1, K-2 for figures where the setup may have put them; nothing is known of another's place; K-3, K-12."""
    own = {int(cell) for cell in record["at"][seat]}
    for figure in figures_in_play(int(record["mode"])):
        bit = 1 << figure
        cell = int(record["at"][1 - seat, figure])
        if cell != NO_CELL and not record["suspects"][seat, cell] & bit:
            record["suspects"][seat] |= bit
    for cell in own - {NO_CELL}:
        record["suspects"][seat, cell] = 0
    if record["mode"] == Mode.BASIC:
        know_not_princess(record, seat, int(goal(record, 1 - seat)))


def fresh_sight(record: Any, written: Mapping[str, Any]) -> None:
    """What a seat is said to have seen, and what its mirrors show now."""
    seen = text.table("seen", written.get("seen", {}))
    for side, value in seen.items():
        seat = text.one_of("seen", side, SIDES)
        for figure, cell in text.figures(f"seen.{side}", value, int(record["mode"])).items():
            if record["at"][1 - seat, figure] != cell:
                text.bad(f"seen.{side}", "figures where they stand", value)
            know_figure(record, seat, figure, cell)
    complete_table = all(NO_CELL not in record["at"][seat, 1 : Figure.MIRROR1 + 1] for seat in range(SEATS))
    if record["peek"] == Peek.AUTOMATIC and complete_table and record["phase"] != Phase.END:
        for seat in range(SEATS):
            look_into_mirrors(record, seat, False)
        record["events"] = 0
        record["event_count"] = 0


Part = Callable[[Any, str, Any], None]


def plain(name: str, read: Callable[[str, Any], Any]) -> Part:
    """A field of one number."""

    def part(record: Any, where: str, value: Any) -> None:
        record[name] = read(where, value)

    return part


def seatwise(name: str, read: Callable[[str, Any], Any]) -> Part:
    """A field with a number for each seat."""

    def part(record: Any, where: str, value: Any) -> None:
        record[name] = [read(f"{where}[{seat}]", given) for seat, given in enumerate(text.per_seat(where, value))]

    return part


def sidewise(name: str, read: Callable[[Any, str, Any], Any]) -> Part:
    """A field with a row for each seat, given by the side's name."""

    def part(record: Any, where: str, value: Any) -> None:
        for side, given in text.table(where, value).items():
            seat = text.one_of(where, side, SIDES)
            record[name][seat] = read(record, f"{where}.{side}", given)

    return part


def ranged(least: int, most: int) -> Callable[[str, Any], int]:
    return lambda where, value: text.number(where, value, least, most)


def maybe(read: Callable[[str, Any], int], nothing: int) -> Callable[[str, Any], int]:
    return lambda where, value: nothing if value is None else read(where, value)


def animal(where: str, value: Any) -> int:
    return Figure.CRANE + text.one_of(where, value, ANIMAL_NAMES)


def captains(record: Any, where: str, value: Any) -> list[int]:
    found = text.columns(where, value)
    wanted = 1 if record["mode"] == Mode.BASIC else CAPTAINS
    may_be_few = record["phase"] in {Phase.SETUP, Phase.END}
    if len(found) > wanted or (len(found) < wanted and not may_be_few):
        text.bad(where, f"{wanted} entrance(s)", value)
    return found + [NO_CELL] * (CAPTAINS - len(found))


def clocks(_record: Any, where: str, value: Any) -> list[int]:
    """Animals with clocks, or their names alone."""
    given = dict.fromkeys(value, 1) if isinstance(value, list) else text.table(where, value)
    found = [0] * ANIMALS
    for name, clock in given.items():
        found[text.one_of(where, name, ANIMAL_NAMES)] = text.number(f"{where}.{name}", clock, 1, LARGEST)
    return found


def stood(_record: Any, where: str, value: Any) -> int:
    if not isinstance(value, list):
        text.bad(where, "a list of captains", value)
    return sum(1 << text.one_of(where, name, CAPTAIN_NAMES) for name in value)


def suspects(record: Any, where: str, value: Any) -> Any:
    bits = np.zeros(CELLS, np.int16)
    for name, letters in text.table(where, value).items():
        bits[text.cell(where, name)] = text.suspects(f"{where}.{name}", letters, int(record["mode"]))
    return bits


def trails(_record: Any, where: str, value: Any) -> Any:
    rows = np.zeros((CELLS, TRACKS), np.int32)
    for name, row in text.table(where, value).items():
        if not isinstance(row, list) or len(row) != TRACKS:
            text.bad(f"{where}.{name}", f"{TRACKS} clocks", row)
        rows[text.cell(where, name)] = [text.number(f"{where}.{name}", clock, 0, LARGEST) for clock in row]
    return rows


def mirrors(record: Any, where: str, value: Any) -> None:
    """Per side and mirror: [cell or null, what it showed]."""
    for side, glances in text.table(where, value).items():
        seat = text.one_of(where, side, SIDES)
        if not isinstance(glances, list) or len(glances) != MIRRORS:
            text.bad(f"{where}.{side}", f"{MIRRORS} glances", glances)
        for mirror, glance in enumerate(glances):
            if not isinstance(glance, list) or len(glance) != 2:
                text.bad(f"{where}.{side}", "[cell or null, what it showed]", glance)
            record["glance_cell"][seat, mirror] = maybe(text.cell, NO_CELL)(f"{where}.{side}", glance[0])
            numbers = {name: shown for shown, name in SHOWN_NAMES.items()}
            shown = text.one_of(f"{where}.{side}", glance[1], list(numbers))
            record["glance"][seat, mirror] = numbers[list(numbers)[shown]]


def paralysed(record: Any, where: str, value: Any) -> None:
    if value is None:
        return
    given = text.table(where, value)
    record["paralysed"] = text.cell(f"{where}.cell", given.get("cell"))
    record["turns_left"] = text.number(f"{where}.turns_left", given.get("turns_left"), 0, 5)


def draw_offers(record: Any, where: str, value: Any) -> None:
    seats = {text.side(where, seat) for seat in value} if isinstance(value, list) else set()
    if not isinstance(value, list) or (len(seats) > 1 and record["phase"] != Phase.END):
        text.bad(where, "a list of at most one seat", value)
    record["draw_offers"] = sum(1 << seat for seat in seats)


def result(record: Any, where: str, value: Any) -> None:
    if value is None:
        return
    given = text.table(where, value)
    record["winner"] = maybe(text.side, NOBODY)(f"{where}.winner", given.get("winner"))
    record["reason"] = text.one_of(f"{where}.reason", given.get("reason"), REASON_NAMES.values())


PARTS: Final[dict[str, Part]] = {
    "phase": lambda record, where, value: None,
    "to_move": plain("active", text.side),
    "state": plain("series", lambda where, value: text.one_of(where, value, SERIES_NAMES)),
    "turn": plain("turn", ranged(0, LARGEST)),
    "doubled": plain("doubled", text.truth),
    "last_pairs": seatwise("last_pair", maybe(text.pair, NO_PAIR)),
    "steps": seatwise("steps", ranged(0, 10)),
    "ready": seatwise("ready", text.truth),
    "captains": sidewise("captains", captains),
    "cards": seatwise("card", ranged(0, CARDS)),
    "left_out": seatwise("left_out", maybe(animal, 0)),
    "found_princess": plain("found_cell", maybe(text.cell, NO_CELL)),
    "paralysed": paralysed,
    "looked": seatwise("looked", text.truth),
    "draw_offers": draw_offers,
    "result": result,
    "clock": plain("clock", ranged(0, LARGEST)),
    "found": sidewise("found", clocks),
    "told": sidewise("told", clocks),
    "mirrors": mirrors,
    "stood": sidewise("stood", stood),
    "suspects": sidewise("suspects", suspects),
    "trails": sidewise("trail", trails),
}


def check(record: Any) -> None:
    """What a state of a game that can be played on has to fulfil."""
    if record["phase"] == Phase.SETUP or (record["phase"] == Phase.END and record["turn"] == 0):
        return
    for seat, side in enumerate(SIDES):
        missing = [figure for figure in range(Figure.PRINCESS, Figure.MIRROR1 + 1) if record["at"][seat, figure] < 0]
        if missing:
            text.bad(side, "princess, maid and mirror holder", "not all of them")
        if record["mode"] == Mode.EXPERT:
            check_expert(record, seat, side)
    check_phase(record)


def check_expert(record: Any, seat: int, side: str) -> None:
    """PJ-12.2, PJ-12.3 Two mirror holders and two animals."""
    cells = record["at"][seat]
    if cells[Figure.MIRROR2] < 0:
        text.bad(side, "two mirror holders, X1 and X2", "one")
    animals = [figure for figure in range(Figure.CRANE, Figure.OWL + 1) if cells[figure] >= 0]
    if len(animals) != 2:
        text.bad(side, "two animals", f"{len(animals)}")
    if record["left_out"][seat] in animals or record["left_out"][seat] == 0:
        text.bad("left_out", f"the animal {side} did not place", ANIMAL_NAMES[record["left_out"][seat] - Figure.CRANE])
    if record["card"][seat] == 0:
        text.bad("cards", "1, 2 or 3", 0)


def check_phase(record: Any) -> None:
    """What the phases ask for."""
    phase, active = int(record["phase"]), int(record["active"])
    princesses = record["at"][:, Figure.PRINCESS]
    if phase == Phase.REACT and record["last_pair"][active] == NO_PAIR:
        text.bad("last_pairs", "the pair just exchanged, in the phase react", None)
    if phase == Phase.BACK and record["found_cell"] != princesses[1 - active]:
        text.bad("found_princess", "the cell of the princess to be brought back", int(record["found_cell"]))
    if phase == Phase.PARALYSIS and record["paralysed"] != princesses[1 - active]:
        text.bad("paralysed", "the cell of the princess of the seat that does not move", int(record["paralysed"]))
    if phase == Phase.END:
        if record["reason"] == Reason.NONE:
            text.bad("result", "how the game ended, in the phase end", None)
        return
    for seat, side in enumerate(SIDES):
        if may_win(record, seat) and princesses[seat] == int(goal(record, seat)):
            text.bad(side, "a princess who has not yet won", cell_name(int(princesses[seat])))
