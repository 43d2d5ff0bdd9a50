"""What a bot thinks with: one array of numbers.

Scratch paper from decision to decision:

SITES       twice the fields: what a hut and a double hut on each would be worth to the seat
JUDGEMENT   what each action is worth
BEST        the best and the second best building that the seat could pay for now, and the best double hut
STRENGTHS   how strong every participant is on every line
LISTED      the actions that are allowed
TRAITS      what tells how a seat will fare (see `prospect.py`)
PROSPECTS   for each seat, the points that it may expect

Learned from many games, for each number of seats (`values.json`):

WEIGHTS     what each trait is worth, and how much more while many huts are still to come
SPREADS     how sure a lead is: once all huts but one stand, and how much less for each that is still to come
"""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.mangrovia.board import FIELDS
from paravent.games.mangrovia.components import LINES, PARTICIPANTS, SEATS
from paravent.games.mangrovia.rules.actions import ACTIONS

TRAIT_COUNT: Final = 28

SITES: Final = 0
JUDGEMENT: Final = 2 * FIELDS
BEST: Final = JUDGEMENT + ACTIONS
SECOND: Final = BEST + 1
BEST_DOUBLE: Final = BEST + 2
STRENGTHS: Final = BEST + 3
LISTED: Final = STRENGTHS + LINES * PARTICIPANTS
TRAITS: Final = LISTED + ACTIONS
PROSPECTS: Final = TRAITS + TRAIT_COUNT
WEIGHTS: Final = PROSPECTS + SEATS
SPREADS: Final = WEIGHTS + (SEATS + 1) * 2 * TRAIT_COUNT
MIND_SIZE: Final = SPREADS + (SEATS + 1) * 2

VALUES_FILE: Final = Path(__file__).parent / "values.json"
VALUES: Final[dict[str, Any]] = json.loads(VALUES_FILE.read_text())
"""By the number of seats. Read when a process starts, compiled into nothing."""


def mind(level: str = "master") -> NDArray[np.float64]:  # noqa: ARG001  all levels know as much
    """A mind for one decision, with what was learned."""
    made = np.zeros(MIND_SIZE)
    for seats, learned in VALUES.items():
        weights, spread = np.array(learned["weights"], float).ravel(), learned["spread"]
        at, spread_at = WEIGHTS + int(seats) * 2 * TRAIT_COUNT, SPREADS + 2 * int(seats)
        made[at : at + weights.size] = weights
        made[spread_at : spread_at + 2] = spread
    return made
