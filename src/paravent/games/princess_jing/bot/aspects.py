"""What a seat can conclude about the other's figures, listed one by one (9.3): see `paravent.bots.belief`."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, Final

import numpy as np

from paravent.engine.jit import kernel
from paravent.engine.record import blank
from paravent.games.princess_jing.board import CARDS, CELLS, NO_CELL, cell_name
from paravent.games.princess_jing.bot.belief import liking
from paravent.games.princess_jing.bot.mind import mind
from paravent.games.princess_jing.imagine import settle_discoveries
from paravent.games.princess_jing.knowledge import conclude
from paravent.games.princess_jing.placement import in_play, is_possible, read_sets, weight_of
from paravent.games.princess_jing.rules.sight import stands_before_captain
from paravent.games.princess_jing.state import FIGURES, Figure, Mode, Phase

Facts = frozenset[str]

PLACEMENT: Final = "placement"
MOST: Final = 60_000
"""More ways to place figures than these are not listed."""

KINDS: Final = {
    Figure.PRINCESS: "princess",
    Figure.MAID: "maid",
    Figure.MIRROR1: "mirror",
    Figure.MIRROR2: "mirror",
    Figure.CRANE: "crane",
    Figure.FOX: "fox",
    Figure.OWL: "owl",
}
ANIMALS: Final = (Figure.CRANE, Figure.FOX, Figure.OWL)


def facts(record: Any, seat: int) -> Facts:
    """What is true of the other seat in a world: `princess c3`, `mirror a1`, `card 2`, `left-out owl`."""
    other = 1 - seat
    if record["phase"] == Phase.SETUP:
        return frozenset()
    cells = record["at"][other]
    found = {f"{kind} {cell_name(int(cells[figure]))}" for figure, kind in KINDS.items() if cells[figure] != NO_CELL}
    if record["mode"] == Mode.EXPERT:
        found |= {f"card {int(record['card'][other])}", f"left-out {KINDS[Figure(int(record['left_out'][other]))]}"}
    return frozenset(found)


def aspects(hidden: Any, seat: int) -> tuple[str, ...]:  # noqa: ARG001  it has no others
    """Once figures stand, where they stand."""
    return (PLACEMENT,) if Phase.SETUP < hidden["phase"] < Phase.END else ()


def possibilities(
    hidden: Any,
    seen: Sequence[Any],  # noqa: ARG001  its record holds all of it
    seat: int,
    aspect: str,  # noqa: ARG001
    by_conduct: bool,
) -> list[tuple[Facts, float]] | None:
    """Every placement with its weight; None where there are too many."""
    states, sets = blank(hidden.dtype), np.zeros(FIGURES, np.int64)
    states[0] = hidden
    sure = int(begin(states[0], seat, sets))
    choices = list(choices_of(states[0], seat, sets))
    if sum(prod(len(cells) for cells in options) for _, _, options in choices) > MOST:
        return None
    thoughts, found = mind(), dict[tuple[Facts, int], float]()
    for left_out, card, options in choices:
        for cells in product(*options):
            if len(set(cells)) == len(cells):
                states[0]["left_out"][1 - seat], states[0]["card"][1 - seat] = left_out, card
                states[0]["at"][1 - seat] = NO_CELL
                states[0]["at"][1 - seat][figures(left_out)] = cells
                weight = float(fits(states[0], seat, sure, thoughts))
                if weight > 0.0:
                    found[facts(states[0], seat), card] = weight if by_conduct else 1.0
    return [(known, weight) for (known, _), weight in found.items()]


def figures(left_out: int) -> list[int]:
    """The figures in play; in the basic mode nothing is left out because there are no animals."""
    if left_out == 0:
        return [Figure.PRINCESS, Figure.MAID, Figure.MIRROR1]
    return [figure for figure in KINDS if figure != left_out]


def choices_of(record: Any, seat: int, sets: Any) -> Iterator[tuple[int, int, list[list[int]]]]:
    """The animal left out, the card, and for each figure in play its cells."""
    cells = [[cell for cell in range(CELLS) if int(sets[figure]) >> cell & 1] for figure in range(FIGURES)]
    if record["mode"] == Mode.BASIC:
        yield 0, 0, [cells[figure] for figure in figures(0)]
        return
    for left_out in ANIMALS:
        if ways(record, seat, sets, int(left_out)):
            for card in range(1, CARDS + 1):
                yield int(left_out), card, [cells[figure] for figure in figures(left_out)]


@kernel
def begin(state: Any, seat: int, sets: Any) -> int:
    """The candidate sets, with all that follows from them; returns the cells that are surely taken."""
    other = 1 - seat
    state.at[other, :] = NO_CELL
    state.found[other, :] = 0
    state.stood[other] = 0
    conclude(state, seat)
    return read_sets(state, seat, sets)


@kernel
def ways(state: Any, seat: int, sets: Any, left_out: int) -> bool:
    """The other seat can have left out that animal."""
    return weight_of(state, seat, sets, left_out) > 0


@kernel
def fits(state: Any, seat: int, sure: int, mind: Any) -> float:
    """The weight of the placement in the record; 0 where it contradicts what has happened."""
    other, taken = 1 - seat, 0
    for figure in range(Figure.PRINCESS, FIGURES):
        if in_play(state, other, figure):
            taken |= 1 << int(state.at[other, figure])
    if sure & ~taken or not is_possible(state, seat, True):
        return 0.0
    if state.mode == Mode.EXPERT:
        state.found[other, :] = 0
        state.stood[other] = 0
        settle_discoveries(state, seat)
    if stands_before_captain(state, 0) or stands_before_captain(state, 1):
        return 0.0
    return liking(state, seat, mind)
