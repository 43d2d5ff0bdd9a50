"""Who knows what (section 6): `hide` leaves a seat what it may know."""

from paravent.engine.events import keep_events
from paravent.engine.jit import kernel
from paravent.engine.record import UNKNOWN
from paravent.games.mangrovia.components import FACES, KINDS, PILE
from paravent.games.mangrovia.rules.build import clear_building
from paravent.games.mangrovia.state import Phase, State


@kernel
def hide(state: State, seat: int) -> None:
    """Leaves what the seat may know (-1: a spectator); at the end everything but the generator.

    MG-R37 A building under way looks to others as if it had not been begun.
    """
    for word in range(state.rng.size):
        state.rng[word] = 0
    keep_events(state, seat)
    if state.phase == Phase.OVER:
        return
    for kind in range(KINDS):
        for place in range(PILE):
            state.piles[kind, place] = UNKNOWN
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                for face in range(FACES):
                    state.hands[other, kind, face] = UNKNOWN
    if seat == state.actor:
        return
    clear_building(state)
    if state.drawn_count > 0:
        for face in range(FACES):
            state.drawn[face] = UNKNOWN
