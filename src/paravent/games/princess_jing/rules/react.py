"""PJ-14 The stunning paralysis: the reaction window, the call, and the caller's five turns."""

from typing import Final

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import IN_FRONT, NO_CELL, PAIR_FROM, PAIR_TO
from paravent.games.princess_jing.knowledge import know_figure, know_holder
from paravent.games.princess_jing.rules.actions import CALL, DECLINE
from paravent.games.princess_jing.rules.move import touches
from paravent.games.princess_jing.rules.turn import finish
from paravent.games.princess_jing.screens import face
from paravent.games.princess_jing.state import (
    MIRRORS,
    Clause,
    Figure,
    Happening,
    Mode,
    Phase,
    Reason,
    Series,
    Shown,
    State,
    Switch,
    Trigger,
)

PARALYSIS_TURNS: Final = 5


@kernel
def has_windows(state: State) -> bool:
    """PJ-5.4, PJ-14.1 Reaction windows belong to the expert mode, unless they are switched off."""
    return state.mode == Mode.EXPERT and state.paralysis == Switch.ON


@kernel
def open_window(state: State) -> None:
    """PJ-14.3 After every exchange, so that its opening tells nothing."""
    state.phase = Phase.REACT
    emit(state, EVERYBODY, Happening.WINDOW, 1 - int(state.active), 1, 0, 0)


@kernel
def close_window(state: State) -> None:
    """PJ-14.6 The window closes with the answer."""
    emit(state, EVERYBODY, Happening.WINDOW, 1 - int(state.active), 0, 0, 0)


@kernel
def why_not_call(state: State, seat: int, mirror: int) -> Clause:
    """PJ-14.4 The mover must just have put a screen in front of that holder."""
    holder = int(state.at[seat, Figure.MIRROR1 + mirror])
    cell = int(IN_FRONT[seat, holder])
    pair = int(state.last_pair[1 - seat])
    if cell == NO_CELL:
        return Clause.PJ_14_4
    if cell == PAIR_FROM[pair] or cell == PAIR_TO[pair]:
        return Clause.NONE
    if state.paralysis_trigger == Trigger.ANY_SWAP and touches(pair, holder):
        return Clause.NONE
    return Clause.PJ_14_4


@kernel
def list_reactions(state: State, seat: int, out: list[int]) -> int:
    """PJ-14.3 Decline, or call with either mirror holder."""
    out[0] = DECLINE
    count = 1
    for mirror in range(MIRRORS):
        if why_not_call(state, seat, mirror) == Clause.NONE:
            out[count] = CALL + mirror
            count += 1
    return count


@kernel
def decline(state: State) -> None:
    """PJ-14.6 Declining is final."""
    close_window(state)
    state.phase = Phase.POINT


@kernel
def call(state: State, seat: int, mirror: int) -> None:
    """PJ-14.8 The mover reveals the called screen: her princess is paralysed, or the mover wins."""
    mover = 1 - seat
    holder = int(state.at[seat, Figure.MIRROR1 + mirror])
    cell = int(IN_FRONT[seat, holder])
    shown = face(state, mover, cell)
    close_window(state)
    emit(state, EVERYBODY, Happening.CALLED, seat, cell, holder, shown)
    know_holder(state, mover, holder)
    if shown == Shown.PRINCESS:
        know_figure(state, seat, Figure.PRINCESS, cell)
        begin_paralysis(state, seat, cell)
    else:
        finish(state, mover, Reason.WRONG_CALL)


@kernel
def begin_paralysis(state: State, caller: int, cell: int) -> None:
    """PJ-14.9 The mover's turn ends, extra turns lapse, and the caller plays five turns."""
    state.doubled = 1 if state.series >= Series.C else 0
    state.phase = Phase.PARALYSIS
    state.active = caller
    state.series = Series.A
    state.paralysed = cell
    state.turns_left = PARALYSIS_TURNS
    emit(state, EVERYBODY, Happening.PARALYSED, 1 - caller, cell, PARALYSIS_TURNS, 0)


@kernel
def end_paralysed_turn(state: State) -> None:
    """PJ-14.11 One of the five is over; after the last the paralysed player wins."""
    state.turns_left -= 1
    victim = 1 - int(state.active)
    emit(state, EVERYBODY, Happening.PARALYSED, victim, state.paralysed, state.turns_left, 0)
    if state.turns_left == 0:
        finish(state, victim, Reason.PARALYSIS_EXPIRED)
