"""What a bot thinks with: one array of numbers, scratch paper from decision to decision.

0              SITES       twice the fields: what a hut and a double hut on each would be worth to the seat
2 * FIELDS     JUDGEMENT   what each action is worth
then           BEST        the best and the second best building that the seat could pay for now, and the best
                           double hut
    then           STRENGTHS   how strong every participant is on every line
    then           LISTED      the actions that are allowed
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.mangrovia.board import FIELDS
from paravent.games.mangrovia.components import LINES, PARTICIPANTS
from paravent.games.mangrovia.rules.actions import ACTIONS

SITES: Final = 0
JUDGEMENT: Final = 2 * FIELDS
BEST: Final = JUDGEMENT + ACTIONS
SECOND: Final = BEST + 1
BEST_DOUBLE: Final = BEST + 2
STRENGTHS: Final = BEST + 3
LISTED: Final = STRENGTHS + LINES * PARTICIPANTS
MIND_SIZE: Final = LISTED + ACTIONS


def mind() -> NDArray[np.float64]:
    """A mind for one decision."""
    return np.zeros(MIND_SIZE)
