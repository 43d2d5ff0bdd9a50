"""The table of actions (section 8): which numbers stand for which kind.

LAY and ROUTE depend on the board in size; what comes behind them starts at `guesses(state)`, always in this order.
"""

from typing import Final

import numpy as np

from paravent.engine.jit import kernel
from paravent.games.jade_koenig.board import BOARDS, CIRCLES, STEPS
from paravent.games.jade_koenig.cards import PLACES, TRIPLES, frozen
from paravent.games.jade_koenig.state import FACES, State

NOTHING: Final = 0
MOVE: Final = 1
EXCHANGE: Final = 2
RESIGN: Final = 3  # the table's own command stands for it; nobody plays this number
PASS: Final = 4
HINDER: Final = 5
LAY: Final = 6  # + 2 * circle space + face

# Behind the routes, from `guesses(state)` on:
SWAP: Final = STEPS + 1  # + pair
DONE: Final = SWAP + 28
CHIP: Final = DONE + 1  # + place
ASK: Final = CHIP + PLACES
NO_CLAIM: Final = ASK + 1
CLAIM: Final = NO_CLAIM + 1  # + triple
PLACE: Final = CLAIM + TRIPLES  # + circle space

ROUTES_AT: Final = frozen([LAY + FACES * board.circles for board in BOARDS], np.int16)
GUESSES_AT: Final = frozen([LAY + FACES * board.circles + board.codes for board in BOARDS], np.int16)
ACTIONS_OF: Final = frozen(
    [LAY + FACES * board.circles + board.codes + PLACE + board.circles for board in BOARDS], np.int16
)
ACTIONS: Final = int(ACTIONS_OF.max())


@kernel
def routes(state: State) -> int:
    """The first number of a route."""
    return int(ROUTES_AT[int(state.board)])


@kernel
def guesses(state: State) -> int:
    """The first number of a guess; the other kinds follow at fixed distances."""
    return int(GUESSES_AT[int(state.board)])


@kernel
def actions(state: State) -> int:
    """How many actions the board has."""
    return int(ACTIONS_OF[int(state.board)])


@kernel
def circles(state: State) -> int:
    """How many circle spaces the board has; nodes from here on are oracles."""
    return int(CIRCLES[int(state.board)])
