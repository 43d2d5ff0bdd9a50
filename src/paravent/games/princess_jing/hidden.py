"""Who knows what (9.1): `hide` leaves a seat what it may know."""

from paravent.engine.events import keep_events
from paravent.engine.jit import kernel
from paravent.engine.record import UNKNOWN
from paravent.games.princess_jing.board import CELLS, SEATS
from paravent.games.princess_jing.knowledge import conclude
from paravent.games.princess_jing.screens import own_empty
from paravent.games.princess_jing.state import Phase, State


@kernel
def hide(state: State, seat: int) -> None:
    """Leaves what the seat may know (-1: a spectator); PJ-11.8 at the end everything but the generator."""
    state.rng[:] = 0
    keep_events(state, seat)
    for owner in range(SEATS):
        if owner == seat or state.phase == Phase.END:
            conclude(state, owner)
        else:
            hide_seat(state, owner)
    if state.phase != Phase.END:
        hide_screens(state, seat)


@kernel
def hide_seat(state: State, owner: int) -> None:
    """9.1 What its owner alone knows; PJ-12.6 the captains until both seats are ready."""
    state.at[owner, :] = UNKNOWN
    state.card[owner] = UNKNOWN
    state.left_out[owner] = UNKNOWN
    state.steps[owner] = UNKNOWN
    state.glance_cell[owner, :] = UNKNOWN
    state.glance[owner, :] = UNKNOWN
    state.found[owner, :] = UNKNOWN
    state.told[owner, :] = UNKNOWN
    state.stood[owner] = UNKNOWN
    state.suspects[owner, :] = UNKNOWN
    state.trail[owner, :, :] = UNKNOWN
    if state.phase == Phase.SETUP:
        state.captains[owner, :] = UNKNOWN


@kernel
def hide_screens(state: State, seat: int) -> None:
    """PJ-3.5 A screen shows a seat its own figure or nothing of its own, a spectator nothing."""
    for cell in range(CELLS):
        if seat < 0 or own_empty(state, seat, cell):
            state.standing[cell] = 0
