"""The top of the rules: who may act, what is allowed, and what a decision does."""

from typing import Any

from paravent.engine.commands import DRAW, LOOK, RESIGN
from paravent.engine.events import EVERYBODY, begin_events, emit
from paravent.engine.generator import BY_KEY, seed_quick
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import NO_CELL, SEATS, SIDE
from paravent.games.princess_jing.rules import actions
from paravent.games.princess_jing.rules.move import (
    exchange,
    list_exchanges,
    list_exchanges_around,
    list_withdrawals,
    why_not_exchange,
    why_not_withdraw,
    withdraw,
)
from paravent.games.princess_jing.rules.point import (
    bring_back,
    list_backs,
    list_points,
    pass_by,
    point_at,
    why_not_back,
    why_not_point,
)
from paravent.games.princess_jing.rules.react import (
    call,
    decline,
    end_paralysed_turn,
    has_windows,
    list_reactions,
    open_window,
    why_not_call,
)
from paravent.games.princess_jing.rules.setup import deal_table, list_setup, set_up, why_not_set_up
from paravent.games.princess_jing.rules.sight import after_change
from paravent.games.princess_jing.rules.turn import end_turn, finish
from paravent.games.princess_jing.state import (
    ACTIONS,
    NOBODY,
    Clause,
    Happening,
    Outcome,
    Peek,
    Phase,
    Reason,
    State,
)


@kernel
def deal(state: State, seed: int) -> None:
    """A new game by the options in the record."""
    if seed != BY_KEY:
        seed_quick(state, seed)
    if deal_table(state):
        after_change(state, int(state.active), NOBODY)


@kernel
def asked(state: State) -> int:
    """The one seat the game waits for once it is under way."""
    if state.phase == Phase.REACT or state.phase == Phase.BACK:
        return 1 - int(state.active)
    return int(state.active)


@kernel
def to_act(state: State) -> int:
    """8.1 Both seats set up at the same time; then one decides at a time."""
    if state.phase == Phase.SETUP:
        return (0 if state.ready[0] else 1) | (0 if state.ready[1] else 2)
    if state.phase == Phase.END:
        return 0
    return 1 << asked(state)


@kernel
def may_act(_state: State) -> int:
    """Nobody acts without being waited for; a look (PJ-10.6) is a command of the table."""
    return 0


@kernel
def why_not(state: State, seat: int, action: int) -> Clause:
    """The clause that forbids the action, or `Clause.NONE`."""
    if action >= ACTIONS or action < LOOK:
        return Clause.SECTION_8_2
    if state.phase == Phase.END:
        return Clause.PJ_5_3
    if action < 0:
        return why_not_command(state, seat, action)
    if state.phase == Phase.SETUP:
        return why_not_set_up(state, seat, action)
    if action >= actions.LEAVE:
        return Clause.PJ_4_5
    if action >= actions.DECLINE:
        return why_not_react(state, seat, action)
    if seat != asked(state):
        return whose_turn(state)
    if action >= actions.BACK:
        return why_not_bring(state, seat, action - actions.BACK)
    if action >= actions.POINT:
        return why_not_accuse(state, seat, action)
    return why_not_move(state, seat, action)


@kernel
def why_not_command(state: State, seat: int, action: int) -> Clause:
    """PJ-11.7 Resigning is always possible, an offer stands once; PJ-10.6 looking only where it is announced."""
    if action == DRAW:
        return Clause.PJ_11_7 if state.draw_offers >> seat & 1 else Clause.NONE
    if action == LOOK and state.peek != Peek.ANNOUNCED:
        return Clause.PJ_10_6
    return Clause.PJ_4_5 if action == LOOK and state.phase == Phase.SETUP else Clause.NONE


@kernel
def whose_turn(state: State) -> Clause:
    """Section 11: the clause of a phase in which the other seat decides."""
    if state.phase == Phase.BACK:
        return Clause.PJ_8_7
    if state.phase == Phase.REACT:
        return Clause.PJ_14_3
    return Clause.PJ_14_9 if state.phase == Phase.PARALYSIS else Clause.PJ_5_5


@kernel
def why_not_react(state: State, seat: int, action: int) -> Clause:
    """PJ-14.1, PJ-14.6, PJ-14.3 Calls and declines belong to the window, and to the other seat."""
    if not has_windows(state):
        return Clause.PJ_14_1
    if state.phase != Phase.REACT:
        return Clause.PJ_14_6
    if seat == state.active:
        return Clause.PJ_14_3
    return Clause.NONE if action == actions.DECLINE else why_not_call(state, seat, action - actions.CALL)


@kernel
def why_not_bring(state: State, seat: int, place: int) -> Clause:
    """PJ-8.7 Only a princess who was found is brought back."""
    if state.phase != Phase.BACK:
        return Clause.PJ_8_7
    return why_not_back(state, seat, place // SIDE, place % SIDE)


@kernel
def why_not_accuse(state: State, seat: int, action: int) -> Clause:
    """PJ-5.1, PJ-8.1 Pointing follows the move; PJ-14.10 not in a paralysis."""
    if state.phase == Phase.PARALYSIS:
        return Clause.PJ_14_10
    if state.phase != Phase.POINT:
        return Clause.PJ_5_1
    return Clause.NONE if action == actions.PASS else why_not_point(state, seat, action - actions.POINT)


@kernel
def why_not_move(state: State, seat: int, action: int) -> Clause:
    """PJ-5.1, PJ-5.2 One move a turn, and it comes first."""
    if state.phase != Phase.MOVE and state.phase != Phase.PARALYSIS:
        return Clause.PJ_5_1
    if action < actions.WITHDRAW:
        return why_not_exchange(state, seat, action)
    place = action - actions.WITHDRAW
    return why_not_withdraw(state, seat, place // SIDE, place % SIDE)


@kernel
def choices(state: State, seat: int, out: list[int]) -> int:
    """Lists the actions that are allowed, in ascending order; returns how many."""
    phase, count = int(state.phase), 0
    if phase == Phase.SETUP:
        count = list_setup(state, seat, out)
    elif phase != Phase.END and seat == asked(state):
        if phase == Phase.POINT:
            count = list_points(state, seat, out)
        elif phase == Phase.REACT:
            count = list_reactions(state, seat, out)
        elif phase == Phase.BACK:
            count = list_backs(state, seat, out)
        else:
            free = state.paralysed == NO_CELL
            count = list_exchanges(state, seat, out) if free else list_exchanges_around(state, seat, out)
            count = list_withdrawals(state, seat, out, count)
    return count


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """The mask of the actions that are allowed; returns how many."""
    out[:] = False
    if state.phase == Phase.END or not to_act(state) >> seat & 1:
        return 0
    count = 0
    for action in range(ACTIONS):
        if why_not(state, seat, action) == Clause.NONE:
            out[action] = True
            count += 1
    return count


@kernel
def play(state: State, seat: int, action: int) -> None:
    """One decision of a seat, which `why_not` has allowed; PJ-5.3 after every change there may be a winner."""
    begin_events(state)
    phase = int(state.phase)
    if action < 0:
        changed = play_command(state, seat, action)
    elif phase == Phase.SETUP:
        changed = set_up(state, seat, action)
    else:
        changed = decide(state, seat, action)
    if changed:
        looker = seat if action == LOOK else NOBODY
        after_change(state, seat if action == LOOK else int(state.active), looker)
        if 0 <= action < actions.LEAVE and state.phase != Phase.END:
            go_on(state, action)


@kernel
def decide(state: State, seat: int, action: int) -> bool:
    """8.1 A decision of the game under way; True when screens have moved."""
    if action != actions.DECLINE:
        state.draw_offers &= 1 << seat  # PJ-11.7: who plays on has declined; letting a call pass is no answer to it
    if action < actions.WITHDRAW:
        exchange(state, seat, action)
        return True
    if action < actions.POINT:
        withdraw(state, seat, (action - actions.WITHDRAW) // SIDE, (action - actions.WITHDRAW) % SIDE)
        return True
    if actions.BACK <= action < actions.DECLINE:
        bring_back(state, seat, (action - actions.BACK) // SIDE, (action - actions.BACK) % SIDE)
        return True
    if action < actions.PASS:
        point_at(state, seat, action - actions.POINT)
    elif action == actions.PASS:
        pass_by(state, seat)
    elif action == actions.DECLINE:
        decline(state)
    else:
        call(state, seat, action - actions.CALL)
    return False


@kernel
def go_on(state: State, action: int) -> None:
    """PJ-5.1 What follows a movement: PJ-5.4 the window after an exchange, PJ-7.8 none after a withdrawal."""
    if state.phase == Phase.PARALYSIS:
        end_paralysed_turn(state)
    elif state.phase == Phase.BACK:
        end_turn(state, Outcome.HIT)
    elif action < actions.WITHDRAW and has_windows(state):
        open_window(state)
    else:
        state.phase = Phase.POINT


@kernel
def play_command(state: State, seat: int, action: int) -> bool:
    """PJ-11.7 Resigning and agreed draws; PJ-10.6 an announced look: True, since it may change what is known."""
    if action == LOOK:
        state.looked[seat] = 1
        emit(state, EVERYBODY, Happening.LOOK, seat, 0, 0, 0)
        return True
    if action == RESIGN:
        finish(state, 1 - seat, Reason.RESIGNED)
    else:
        offer_draw(state, seat)
    return False


@kernel
def offer_draw(state: State, seat: int) -> None:
    """PJ-11.7 An offer, or the answer to one."""
    state.draw_offers |= 1 << seat
    if state.draw_offers == (1 << SEATS) - 1:
        finish(state, NOBODY, Reason.AGREED)
    else:
        emit(state, EVERYBODY, Happening.DRAW_OFFERED, seat, 0, 0, 0)


@kernel
def score(state: State, out: list[int]) -> bool:
    """A point for the winner; True when the game is over."""
    for seat in range(SEATS):
        out[seat] = 1 if state.winner == seat else 0
    return state.phase == Phase.END
