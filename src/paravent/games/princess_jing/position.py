"""Full states written for people, as JSON: what tests, puzzles and bug reports use.

    {"mode": "expert", "options": {"peek": "announced"},
     "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1", "green": "P b5, M d5, X1 c4, X2 e4, C a4, F e5",
     "to_move": "red", "state": "A", "captains": {"red": "b c e", "green": "a c d"}, "cards": [3, 1]}

is enough for a position; everything else has a fresh value then: first turn, nothing barred, what the mirrors show
counts as seen, and each seat knows of the opposing figures what the setup tells (of one elsewhere: nothing).
Figures: P princess, M maid, X (X1, X2) mirror holder, C crane, F fox, O owl.

    mode            "basic" or "expert"                 options     the other options of section 5
    red, green      figures and their cells             captains    entrances of I, II, III on the own far side
    phase           setup, move, react, point, back,    to_move     red or green: whose turn it is (in the setup:
                    paralysis, end                                  who will start)
    state           A, B, C or D (PJ-9.4)               turn        its number
    doubled         whether the other seat's last       last_pairs  per seat the pair of its last move, or null
                    series had two turns
    cards           1 to 3 a seat (expert)              left_out    the animal a seat left out (expert)
    steps, ready    of the setup, per seat              found_princess  her cell in the phase back
    paralysed       {"cell": …, "turns_left": …}        looked      per seat, whether a look is still fresh
    draw_offers     list of seats                       result      {"winner": seat or null, "reason": …}
    clock           changes of position and knowledge   found, told {"red": {"fox": clock}} or {"red": ["fox"]}
    seen            {"green": "M d1"}: a shorthand for what a seat has seen of the other
    mirrors         per seat and mirror [cell, what it showed last]
    stood           per seat, captains found not to be the beloved one (PJ-13.6 position)
    suspects        per seat and cell the figures possible there, "!" first where one certainly stands there (9.3)
    trails          per seat and cell the nine clocks of trail.py

`write` gives all of them, so that reading it back gives the same state, byte for byte, but for generator and events.
"""

from collections.abc import Mapping
from typing import Any, Final

from paravent.games.princess_jing.board import ANIMALS, CAPTAINS, CELLS, COLUMNS, NO_CELL, SEATS, cell_name
from paravent.games.princess_jing.naming import (
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    FIGURE_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    SERIES_NAMES,
    SHOWN_NAMES,
    cell_or_none,
    figures_in_play,
)
from paravent.games.princess_jing.options import OPTIONS
from paravent.games.princess_jing.positions.fill import fill
from paravent.games.princess_jing.positions.text import letter
from paravent.games.princess_jing.state import MIRRORS, NOBODY, SURE, Phase
from paravent.games.princess_jing.view import pair_or_none

SIDES: Final = ("red", "green")


def write(record: Any) -> dict[str, Any]:
    """The full state, everything but generator and events."""
    mode = int(record["mode"])
    written: dict[str, Any] = {
        "mode": OPTIONS[0].write(mode),
        "options": {option.name: option.write(int(record[option.name])) for option in OPTIONS[1:]},
        "phase": PHASE_NAMES[int(record["phase"])],
        "to_move": SIDES[int(record["active"])],
        "state": SERIES_NAMES[int(record["series"])],
        "turn": int(record["turn"]),
        "doubled": bool(record["doubled"]),
        "last_pairs": [pair_or_none(record, seat) for seat in range(SEATS)],
        "steps": numbers(record["steps"]),
        "ready": [bool(ready) for ready in record["ready"]],
        "cards": numbers(record["card"]),
        "left_out": [FIGURE_NAMES.get(int(animal)) for animal in record["left_out"]],
        "found_princess": cell_or_none(int(record["found_cell"])),
        "paralysed": paralysed(record),
        "looked": [bool(looked) for looked in record["looked"]],
        "draw_offers": [seat for seat in range(SEATS) if record["draw_offers"] >> seat & 1],
        "result": result(record),
        "clock": int(record["clock"]),
    }
    for seat, side in enumerate(SIDES):
        written[side] = figures(record, seat)
    written["captains"] = by_side(record, captains)
    written["found"] = by_side(record, lambda record, seat: clocks(record["found"][seat]))
    written["told"] = by_side(record, lambda record, seat: clocks(record["told"][seat]))
    written["mirrors"] = by_side(record, mirrors)
    written["stood"] = by_side(record, stood)
    written["suspects"] = by_side(record, suspects)
    written["trails"] = by_side(record, trails)
    return written


def read(record: Any, written: Mapping[str, Any]) -> None:
    """Fills a record of zeros. Raises `BadPosition` with what was expected and what came."""
    fill(record, written)


def numbers(values: Any) -> list[int]:
    return [int(value) for value in values]


def by_side(record: Any, part: Any) -> dict[str, Any]:
    return {side: part(record, seat) for seat, side in enumerate(SIDES)}


def figures(record: Any, seat: int) -> str:
    """P b1, M d1, X c1."""
    mode = int(record["mode"])
    placed = [(figure, int(record["at"][seat, figure])) for figure in figures_in_play(mode)]
    return ", ".join(f"{letter(figure, mode)} {cell_name(cell)}" for figure, cell in placed if cell != NO_CELL)


def captains(record: Any, seat: int) -> str:
    """The entrances of I, II, III, as many as stand."""
    return " ".join(COLUMNS[int(column)] for column in record["captains"][seat] if column >= 0)


def paralysed(record: Any) -> dict[str, Any] | None:
    if record["paralysed"] == NO_CELL:
        return None
    return {"cell": cell_name(int(record["paralysed"])), "turns_left": int(record["turns_left"])}


def result(record: Any) -> dict[str, Any] | None:
    if record["phase"] != Phase.END:
        return None
    winner = int(record["winner"])
    return {"winner": None if winner == NOBODY else winner, "reason": REASON_NAMES[int(record["reason"])]}


def clocks(values: Any) -> dict[str, int]:
    return {ANIMAL_NAMES[animal]: int(values[animal]) for animal in range(ANIMALS) if values[animal]}


def mirrors(record: Any, seat: int) -> list[list[str | None]]:
    return [
        [cell_or_none(int(record["glance_cell"][seat, mirror])), SHOWN_NAMES[int(record["glance"][seat, mirror])]]
        for mirror in range(MIRRORS)
    ]


def stood(record: Any, seat: int) -> list[str]:
    return [CAPTAIN_NAMES[captain] for captain in range(CAPTAINS) if record["stood"][seat] >> captain & 1]


def suspects(record: Any, seat: int) -> dict[str, str]:
    sheet = {cell_name(cell): int(record["suspects"][seat, cell]) for cell in range(CELLS)}
    return {cell: letters(bits, int(record["mode"])) for cell, bits in sheet.items() if bits}


def letters(bits: int, mode: int) -> str:
    """! P M."""
    possible = [letter(figure, mode) for figure in figures_in_play(mode) if bits >> figure & 1]
    return " ".join(["!"] * (bits & SURE) + possible)


def trails(record: Any, seat: int) -> dict[str, list[int]]:
    rows = {cell_name(cell): numbers(record["trail"][seat, cell]) for cell in range(CELLS)}
    return {cell: row for cell, row in rows.items() if any(row)}
