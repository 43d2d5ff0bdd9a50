"""What a position is worth to a seat: how near both princesses are to their captains, and how well each is known.

    chance to win = curve(race + known-ness of both + crowds of both)

The numbers are learned (mind.py). A win far away counts less than a near one, so that nobody is content to block.
"""

from typing import Any, Final

import numpy as np

from paravent.engine.jit import inlined, kernel
from paravent.games.princess_jing.board import ANIMALS, CAPTAINS, FAR, GOAL
from paravent.games.princess_jing.bot.belief import STEPS, crowd, share_of
from paravent.games.princess_jing.bot.mind import (
    CROWDS,
    DEGREES,
    HALF,
    LEARNED,
    MODE_SIZE,
    MOVER_CROWD,
    MOVER_KNOWN,
    OTHER_CROWD,
    OTHER_KNOWN,
    RACE,
    STAGE_COUNT,
)
from paravent.games.princess_jing.rules.sight import beloved_captain
from paravent.games.princess_jing.rules.turn import NEXT_SERIES, OTHER
from paravent.games.princess_jing.state import NOBODY, Figure, Mode, Outcome, Phase, State

FAR_OFF: Final = 7
"""Together the three captains are farther than this: she is not near them."""

DRAWN: Final = 0.25
"""A draw is worth less than half a win: it was in nobody's interest."""

FINE: Final = 16
REACH: Final = 8
CURVE: Final = 1 / (1 + np.exp(-np.arange(-REACH * FINE, REACH * FINE + 1) / FINE))


@inlined
def known(share: float) -> int:
    """The degree to which a princess is known who stands where the other's belief has that share."""
    return int(share >= 0.22) + int(share >= 0.45) + int(share >= 0.8)


@kernel
def animals_found(state: State, seat: int) -> int:
    """PJ-13.3 How many of the other's animals the seat has found."""
    count = 0
    for animal in range(ANIMALS):
        if state.found[seat, animal] > 0:
            count += 1
    return count


@kernel
def stage_at(distance: int) -> int:
    """The stage of a princess who knows her captain: 0, one step away, to 3."""
    return max(distance, 1) - 1


@kernel
def stage(state: State, seat: int, cell: int) -> int:
    """The stage of the seat's princess if she stands on a cell; 4 to 7 while her captain is not identified."""
    if state.mode == Mode.BASIC:
        return stage_at(int(STEPS[cell, GOAL[seat]]))
    found = animals_found(state, seat)
    if found == 2:
        return stage_at(int(STEPS[cell, FAR[seat, state.captains[seat, beloved_captain(state, seat)]]]))
    total = 0
    for captain in range(CAPTAINS):
        total += STEPS[cell, FAR[seat, state.captains[seat, captain]]]
    return (4 if found else 6) + (total > FAR_OFF)


@inlined
def own_part(state: State, mind: Any, half: int, stage_: int, degree: int, crowd_: int) -> float:
    """What one side's known-ness and crowd add: that of the seat whose chance is asked."""
    learned = LEARNED + int(state.mode) * MODE_SIZE + half * HALF
    known_at, crowd_at = (MOVER_KNOWN, MOVER_CROWD) if half == 0 else (OTHER_KNOWN, OTHER_CROWD)
    return mind[learned + known_at + stage_ * DEGREES + degree] + mind[learned + crowd_at + stage_ * CROWDS + crowd_]


@inlined
def other_part(state: State, mind: Any, half: int, stage_: int, degree: int, crowd_: int) -> float:
    """The same of the seat against it."""
    learned = LEARNED + int(state.mode) * MODE_SIZE + half * HALF
    known_at, crowd_at = (OTHER_KNOWN, OTHER_CROWD) if half == 0 else (MOVER_KNOWN, MOVER_CROWD)
    return mind[learned + known_at + stage_ * DEGREES + degree] + mind[learned + crowd_at + stage_ * CROWDS + crowd_]


@inlined
def race(state: State, mind: Any, half: int, series: int, ours: int, theirs: int) -> float:
    """How the race stands when a turn of that series begins; half 0: the seat's own turn, 1: the other's."""
    mover, waiting = (ours, theirs) if half == 0 else (theirs, ours)
    learned = LEARNED + int(state.mode) * MODE_SIZE + half * HALF
    return mind[learned + RACE + (series * STAGE_COUNT + mover) * STAGE_COUNT + waiting]


@inlined
def curve(total: float) -> float:
    """From a sum of the learned numbers to a chance."""
    place = int(total * FINE + REACH * FINE + 0.5)
    return CURVE[min(max(place, 0), 2 * REACH * FINE)]


@kernel
def next_turn(state: State) -> int:
    """PJ-9.5 The turn after the present decision if nobody points: its series, plus OTHER where the seat changes."""
    if state.phase == Phase.MOVE or state.phase == Phase.PARALYSIS:
        return int(state.series)
    return int(NEXT_SERIES[state.series, Outcome.HIT if state.phase == Phase.BACK else Outcome.PASS])


@kernel
def evaluate(world: State, seat: int, mind: Any) -> float:
    """The seat's chance to win, in a world where everything is known to the judge but not to the seats."""
    if world.phase == Phase.END:
        return 1.0 if world.winner == seat else DRAWN if world.winner == NOBODY else 0.0
    if world.phase == Phase.SETUP:
        return 0.5
    if world.phase == Phase.PARALYSIS:
        return paralysis_chance(world, seat)
    other = 1 - seat
    mine, hers = int(world.at[seat, Figure.PRINCESS]), int(world.at[other, Figure.PRINCESS])
    following = next_turn(world)
    half = 0 if (following < OTHER) == (world.active == seat) else 1
    ours, theirs = stage(world, seat, mine), stage(world, other, hers)
    total = race(world, mind, half, following & 3, ours, theirs)
    total += own_part(world, mind, half, ours, known(share_of(world, other, mine, mind)), crowd(world, seat))
    total += other_part(world, mind, half, theirs, known(share_of(world, seat, hers, mind)), crowd(world, other))
    return curve(total)


@kernel
def paralysis_chance(state: State, seat: int) -> float:
    """PJ-14.9 The caller wins if the turns left are enough for the way and for the animals not found."""
    caller = int(state.active)
    needed = stage(state, caller, int(state.at[caller, Figure.PRINCESS])) + 1
    chance = 0.95 if needed <= state.turns_left else 0.0
    if animals_found(state, caller) < 2:
        chance = 0.15 * animals_found(state, caller)
    return chance if caller == seat else 1.0 - chance
