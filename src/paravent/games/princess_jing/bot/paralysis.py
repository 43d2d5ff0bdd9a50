"""PJ-14 The five turns of a paralysis: straight to the captain, around the paralysed screen."""

from typing import Final

from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import CELLS, FAR, NO_CELL, PAIR_FROM, PAIR_TO, PAIRS, SIDE
from paravent.games.princess_jing.rules.move import why_not_exchange
from paravent.games.princess_jing.rules.sight import beloved_captain
from paravent.games.princess_jing.state import Clause, Figure, State

BOARD: Final = (1 << CELLS) - 1
LEFT: Final = sum(1 << SIDE * row for row in range(SIDE))
RIGHT: Final = LEFT << SIDE - 1


@kernel
def steps_around(start: int, end: int, blocked: int) -> int:
    """How many exchanges from cell to cell without touching the blocked one."""
    reached, count = 1 << end, 0
    while not reached >> start & 1 and count < CELLS:
        beside = reached | (reached & ~RIGHT) << 1 | (reached & ~LEFT) >> 1
        reached = (beside | beside << SIDE | beside >> SIDE) & BOARD & ~(1 << blocked)
        count += 1
    return count


@kernel
def hurry(state: State, seat: int) -> int:
    """The exchange that brings a princess who knows her captain nearest to him."""
    princess = int(state.at[seat, Figure.PRINCESS])
    goal = int(FAR[seat, state.captains[seat, beloved_captain(state, seat)]])
    best, chosen = CELLS, NO_CELL
    for pair in range(PAIRS):
        one, two = int(PAIR_FROM[pair]), int(PAIR_TO[pair])
        if (one == princess or two == princess) and why_not_exchange(state, seat, pair) == Clause.NONE:
            steps = steps_around(two if one == princess else one, goal, int(state.paralysed))
            if steps < best:
                best, chosen = steps, pair
    return chosen
