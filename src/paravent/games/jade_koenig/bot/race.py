"""Whether to run (section 14): how likely it is to be the first, and what a consultation is worth in moves.

A seat that has to give up a chip can prove nothing any more, so its ten moves have to last for all the questions it
still needs. `prospects` is that trade as a small table: the chance to get so many more consultations out of so many
moves before somebody else is done, when in every cycle only a race that looks good enough is run.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.bot.sight import PASSED, RAN, Sight
from paravent.games.jade_koenig.state import TOP

Chances = NDArray[np.float64]

HORIZON: Final = 14
"""Turns that a race is looked ahead."""

QUESTIONS: Final = ((1, 1.0), (2, 1.5), (3, 1.8), (6, 2.0), (12, 2.3), (30, 2.8), (80, 3.2), (200, 3.6), (500, 3.9))
"""Cards left at the most, and the consultations then needed until the proof (10.6)."""

FROM_NOTHING: Final = 4.4
DEALT: Final = ((1, 0.1), (2, 0.25), (3, 0.2), (4, 0.15), (5, 0.15), (6, 0.15))
"""How many moves away a new oracle is, and how often, for a piece that stands well."""

FIRST: Final = (1.0, 0.92, 0.72, 0.55, 0.42, 0.3, 0.2, 0.12)
"""[moves]: how likely one comes first against one other seat."""

MOST_NEEDED: Final = 5
SWEEPS: Final = 60


def consultations(cards: int) -> float:
    """How many more a seat needs with so many cards left."""
    return next((needed for most, needed in QUESTIONS if cards <= most), FROM_NOTHING)


@cache
def prospects(others: int, fading: float) -> Chances:
    """[moves left, consultations needed]: how likely a seat gets them, others being done a little sooner each cycle.

    `fading`: the chance that a cycle which another seat wins does not end the game.
    """
    value = np.zeros((TOP + 1, MOST_NEEDED + 1))
    value[:, 0] = 1.0
    left = np.arange(1, TOP + 1)
    for _ in range(SWEEPS):
        waited = fading * value[1:, 1:]
        total = np.zeros_like(waited)
        for moves, share in DEALT:
            first = FIRST[moves] ** others**0.7
            won = value[np.minimum(TOP, left - moves + 3), :-1]
            missed = value[lost(left, moves), 1:]
            run = np.where((left >= moves)[:, None], first * won + (1.0 - first) * fading * missed, 0.0)
            total += share * np.maximum(waited, run)
        value[1:, 1:] = total
    return value


def lost(left: NDArray[np.int64], moves: int) -> NDArray[np.int64]:
    """The moves that are left after a race that somebody else wins."""
    return np.maximum(0, left - (moves + 1) // 2 - (moves > 1))


def at(value: Chances, left: int, needed: float) -> float:
    """The table between its whole numbers."""
    low = int(min(max(needed, 0.0), MOST_NEEDED - 1))
    part = min(max(needed - low, 0.0), 1.0)
    return float(value[left, low] * (1.0 - part) + value[left, low + 1] * part)


# The present race


def arrivals(needed: float, willing: float, held_up: bool) -> Chances:
    """[turn]: how likely a seat has arrived after so many own turns, that needs so many moves if nobody hinders it."""
    arrived = np.zeros(HORIZON + 1)
    first = int(needed)
    success, missing = (0.65 if held_up else 1.0), 1.0
    for turn in range(max(1, first), HORIZON + 1):
        missing *= 1.0 - success
        arrived[turn] = willing * (1.0 - missing)
    return arrived


def willingness(sight: Sight, other: int, moves: int) -> float:
    """How likely another seat runs."""
    if sight.marker[other] == 0 or (sight.marker[other] == 1 and moves > 1):
        return 0.05
    willing = (1.0, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2)[min(moves, 6)]
    conduct = sight.conduct(other)
    if conduct == RAN:
        return max(willing, 0.8)
    return willing * (0.4 if conduct == PASSED else 1.0)


def arrivals_of(sight: Sight, other: int) -> Chances:
    """The same for another seat, whose oracle is not known."""
    arrived = np.zeros(HORIZON + 1)
    node = sight.piece[other]
    if node == NOWHERE:
        return arrived
    for letter, share in sight.goals(other):
        moves = int(sight.roads.moves[node, letter])
        held_up = sight.roads.steps[node, letter] > 1 and any(sight.held)
        arrived += share * arrivals(moves, willingness(sight, other, moves), bool(held_up))
    return arrived


def chance_to_be_first(sight: Sight) -> float:
    """How likely the seat on turn comes first if it runs from now on."""
    node = sight.piece[sight.seat]
    moves = int(sight.roads.moves[node, sight.letter])
    held_up = sight.roads.steps[node, sight.letter] > 1 and any(sight.held[other] for other in sight.others)
    mine = np.diff(arrivals(moves, 1.0, held_up), prepend=0.0)
    still = np.ones(HORIZON + 1)
    for other in sight.others:
        theirs = arrivals_of(sight, other)
        still[1:] *= 1.0 - theirs[:-1]
    return float((mine * still).sum())


def others_first(sight: Sight) -> dict[int, float]:
    """How likely each other seat consults in this cycle if this one waits."""
    chances = {other: arrivals_of(sight, other) for other in sight.others}
    won = dict.fromkeys(chances, 0.0)
    still = 1.0
    for turn in range(1, HORIZON + 1):
        for other, arrived in chances.items():
            now = (arrived[turn] - arrived[turn - 1]) / max(1e-9, 1.0 - arrived[turn - 1])
            won[other] += still * now
            still *= 1.0 - now
    return won
