"""JK-2.5, JK-R-38 Pieces are placed: at the start, and by who comes back."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.rules.actions import PLACE, circles, guesses
from paravent.games.jade_koenig.rules.deal import deal_tasks, turn_up_symbols
from paravent.games.jade_koenig.rules.seats import left_of
from paravent.games.jade_koenig.rules.turn import After, put_on
from paravent.games.jade_koenig.state import NOBODY, Clause, Happening, Phase, State


@kernel
def why_not_place(state: State, seat: int, space: int) -> Clause:
    """JK-2.5 Whose piece is placed; JK-5.5 on a free space; JK-R-16 without a stone."""
    if state.phase not in (Phase.PLACE, Phase.RESEAT):
        return Clause.JK_2_5
    if seat != state.placing:
        return Clause.JK_4_1
    if state.standing[space] != 0:
        return Clause.JK_5_5
    return Clause.NONE if state.lying[space] == 0 else Clause.JK_R_16


@kernel
def list_places(state: State, out: Int16s) -> int:
    """Every circle space without piece and stone, as actions; returns how many."""
    first, count = guesses(state) + PLACE, 0
    for space in range(circles(state)):
        if state.standing[space] == 0 and state.lying[space] == 0:
            out[count] = first + space
            count += 1
    return count


@kernel
def place(state: State, seat: int, space: int) -> int:
    """The piece stands on the space; JK-R-38 whose is next after that."""
    put_on(state, seat, space)
    returns = state.phase == Phase.RESEAT
    emit(state, EVERYBODY, Happening.PLACED, seat, space, 1 if returns else 0, 0)
    if returns:
        state.placing = state.placing_next
        state.placing_next = NOBODY
        return After.PLACED
    return place_next(state, left_of(state, seat))


@kernel
def place_next(state: State, seat: int) -> int:
    """JK-R-5 Clockwise; JK-2.6, JK-2.7 once all stand, symbols are turned up and cards dealt."""
    if state.piece[seat] == NOWHERE:
        state.placing = seat
        return After.NOTHING
    state.placing = NOBODY
    turn_up_symbols(state)
    deal_tasks(state)
    return After.PLACED
