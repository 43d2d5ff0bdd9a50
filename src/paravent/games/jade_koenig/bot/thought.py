"""What the master's search thinks with: one array of numbers, filled in once for a decision from what its seat sees.

MOVES    [node, letter]    moves to each oracle
NEEDED   [seat]            consultations it still needs, as far as the thinking seat can tell
PROOF    [seat]            how likely its next one proves its card
GOALS    [seat, letter]    how much likelier than another that letter is where the seat is heading for
TABLE    [moves, needed]   how likely a seat with so many moves left gets so many consultations in time
SCORES   [node]            scratch paper
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import NODES, ORACLES
from paravent.games.jade_koenig.bot import race
from paravent.games.jade_koenig.bot.player import MASTER, choose, fading
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.state import SEATS, TOP, Phase

MOVES: Final = 0
NEEDED: Final = MOVES + NODES * ORACLES
PROOF: Final = NEEDED + SEATS
GOALS: Final = PROOF + SEATS
TABLE: Final = GOALS + SEATS * ORACLES
WIDTH: Final = race.MOST_NEEDED + 1
SCORES: Final = TABLE + (TOP + 1) * WIDTH
MIND_SIZE: Final = SCORES + NODES

WALKING: Final = (Phase.TURN, Phase.HINDER, Phase.LAY, Phase.ROUTE, Phase.GUESS)
"""The phases in which a search sees more than its program."""


def mind(level: str = "master") -> NDArray[np.float64]:  # noqa: ARG001  all levels know as much
    """A mind for one decision."""
    return np.zeros(MIND_SIZE)


def note(mind: NDArray[np.float64], hidden: Any, seen: Sequence[Any], seat: int, seed: int) -> tuple[int, bool]:
    """Fills the mind; the action of its program, and whether it is worth searching for a better one."""
    sight = Sight(hidden, seen, seat, seed)
    chosen = choose(sight, MASTER)
    if sight.phase not in WALKING:
        return chosen, False
    moves = sight.roads.moves
    mind[MOVES : MOVES + moves.size] = moves.ravel()
    for other in [seat, *sight.rivals]:
        cards = sight.cards if other == seat else sight.cards_of(other)
        mind[NEEDED + other] = race.consultations(cards.size)
        mind[PROOF + other] = 1.0 / max(1, cards.size) if sight.can_prove(other) else 0.0
        mind[GOALS + ORACLES * other : GOALS + ORACLES * (other + 1)] = 1.0
    for other in sight.others:
        for letter, share in sight.goals(other):
            mind[GOALS + ORACLES * other + letter] = share
    mind[TABLE:SCORES] = race.prospects(max(1, len(sight.others)), fading(sight)).ravel()
    return chosen, True
