"""What others' conduct tells of their hands: who builds nothing where it may can hardly have been able to.

All that was seen of hands stands in the record; imagined worlds keep it.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.engine.jit import kernel
from paravent.games.mangrovia.bot.mind import LISTED
from paravent.games.mangrovia.components import SEATS, STOP_ACTIONS
from paravent.games.mangrovia.happenings import Birds, Built, Collected, Declined, Drawn, Taken, TookOne
from paravent.games.mangrovia.rules.build import list_builds
from paravent.games.mangrovia.state import Phase, State

SLIP: Final = 0.1
"""How often, at most, a seat builds nothing though it could."""

BUILDING_STOPS: Final = {
    stop for stop, offered in STOP_ACTIONS.items() if any(part == "build" for parts in offered for part, _ in parts)
}


def recall(hidden: Any, seen: Sequence[Any], seat: int) -> NDArray[np.int8]:  # noqa: ARG001
    """[seat]: 1 where it declined to build when it was last asked, with this hand and the birds where they are now."""
    declined = np.zeros(SEATS, np.int8)
    for event in seen:
        match event:
            case Declined(seat=who, part="build"):
                declined[who] = 1
            case Declined(seat=who, part="choice", stop=stop) if stop in BUILDING_STOPS:
                declined[who] = 1
            case Built(seat=who) | Taken(seat=who) | Drawn(seat=who) | Collected(seat=who) | TookOne(seat=who):
                declined[who] = 0
            case Birds(moved=True):
                declined[:] = 0
    return declined


@kernel
def inform(state: State, seat: int, recalled: Any) -> None:
    """Nothing is put into an imagined world."""


@kernel
def weigh(state: State, seat: int, recalled: Any, mind: Any) -> float:
    """How likely the others' hands make what they did: a field that is free now was free when they were asked."""
    weight = 1.0
    if state.phase != Phase.OVER:
        for other in range(state.seats):
            if other != seat and recalled[other] and list_builds(state, other, mind[LISTED:], 0) > 0:
                weight *= SLIP
    return weight
