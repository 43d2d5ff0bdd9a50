"""How turns follow each other, eliminations, and ends that are not wins (6.2, JK-13, JK-R-60 to JK-R-64)."""

from enum import IntEnum

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.rules.deal import clear_move, deal_oracles
from paravent.games.jade_koenig.rules.seats import (
    count_in_cycle,
    count_playing,
    first_in_cycle,
    is_playing,
    left_of,
    right_of,
)
from paravent.games.jade_koenig.rules.stones import deal_stones_again_if_due
from paravent.games.jade_koenig.state import (
    NOBODY,
    TOP,
    Exchange,
    Happening,
    Loss,
    Phase,
    Reason,
    State,
    Thinking,
)


class After(IntEnum):
    """What follows a decision."""

    NOTHING = 0  # the phase goes on, or a window or the next step has opened already
    TURN = 1  # the turn is over
    CYCLE = 2  # and so is the cycle, by a consultation
    PLACED = 3  # a piece was placed that comes back, or the last one at the start
    LOSS = 4  # a seat that is not on turn was eliminated in phase TURN


@kernel
def go_on(state: State, after: int) -> None:
    """6.2 The flow from one decision to the next: everything that happens by itself."""
    if state.phase == Phase.OVER:
        return
    if after == After.LOSS:
        go_on_without(state)
        return
    if after != After.PLACED:
        end_turn(state)
        if state.phase == Phase.OVER:
            return
    seat = first_in_cycle(state, left_of(state, int(state.on_turn)))
    if after != After.TURN:
        if after == After.CYCLE:
            end_cycle(state, int(state.on_turn))
        if state.placing != NOBODY:
            state.phase = Phase.RESEAT
            return
        deal_oracles(state)
        seat = first_in_cycle(state, int(state.next_turn))
    open_turn(state, seat)


@kernel
def go_on_without(state: State) -> None:
    """After an elimination in phase TURN: JK-R-27, JK-R-43."""
    deal_stones_again_if_due(state)
    if runs_alone(state):
        break_off(state, int(state.on_turn))


@kernel
def open_turn(state: State, seat: int) -> None:
    """6.2 Before TURN opens: a sole runner's cycle is broken off, who cannot pay with a chip is eliminated."""
    while True:
        if runs_alone(state):
            break_off(state, seat)
            return
        if state.marker[seat] > 0 or state.chips[seat] > 1:
            break
        eliminate(state, seat, Loss.LAST_CHIP)  # JK-13.5, JK-R-49
        if state.phase == Phase.OVER:
            return
        deal_stones_again_if_due(state)
        seat = first_in_cycle(state, seat)
    state.phase = Phase.TURN
    state.on_turn = seat
    emit(state, EVERYBODY, Happening.TURN, seat, int(state.turn), 0, 0)


@kernel
def runs_alone(state: State) -> bool:
    """JK-R-43 Only one seat is in the cycle while another sits out."""
    return state.sitting != NOBODY and count_in_cycle(state) == 1


@kernel
def break_off(state: State, following: int) -> None:
    """JK-R-43 The seat that sits out comes back, and a new cycle begins without an answer."""
    emit(state, EVERYBODY, Happening.BROKEN_OFF, int(state.sitting), 0, 0, 0)
    state.placing = state.sitting
    state.placing_next = NOBODY
    state.sitting = NOBODY
    state.next_turn = following
    state.phase = Phase.RESEAT


@kernel
def end_turn(state: State) -> None:
    """6.2 End of turn: it is counted, stones are dealt again if due, and the limits are looked at."""
    clear_move(state)
    state.turn += 1
    deal_stones_again_if_due(state)
    if state.idle > 0 and state.idle >= idle_limit(state):
        finish(state, NOBODY, Reason.IDLE)
    elif state.turn >= state.turn_limit:
        finish(state, NOBODY, Reason.TURN_LIMIT)


@kernel
def idle_limit(state: State) -> int:
    """JK-R-63 After how many turns in a row with nothing done the game ends."""
    return int(state.idle_rounds) * count_in_cycle(state)


@kernel
def end_cycle(state: State, consultant: int) -> None:
    """JK-11 The consultant sits out or places its piece, a seat that sat out comes back; JK-12.3 the oracle begins."""
    returning = int(state.sitting)
    state.sitting = NOBODY
    state.placing = NOBODY
    state.placing_next = NOBODY
    take_off(state, consultant)
    if not is_playing(state, consultant):
        state.placing = returning
    elif state.thinking_time == Thinking.STANDARD and count_playing(state) >= 4:
        state.sitting = consultant
        state.placing = returning
        emit(state, EVERYBODY, Happening.SITS_OUT, consultant, 0, 0, 0)
    else:
        state.placing = consultant
        state.placing_next = returning
    state.next_turn = first_in_cycle(state, right_of(state, consultant))


@kernel
def take_off(state: State, seat: int) -> None:
    """The piece leaves the board."""
    if state.piece[seat] != NOWHERE:
        state.standing[int(state.piece[seat])] = 0
        state.piece[seat] = NOWHERE


@kernel
def put_on(state: State, seat: int, node: int) -> None:
    """The piece stands on a node, and no longer where it stood."""
    take_off(state, seat)
    state.piece[seat] = node
    state.standing[node] = 1 + seat


@kernel
def eliminate(state: State, seat: int, loss: int) -> None:
    """JK-R-60 The seat leaves the game; JK-R-62 the last one in it wins."""
    take_off(state, seat)
    state.playing &= ~(1 << seat)
    if state.sitting == seat:
        state.sitting = NOBODY
    state.chips[seat] = 0
    state.lost[seat] = state.held[seat]
    state.held[seat] = 0
    state.idle = 0
    emit(state, EVERYBODY, Happening.ELIMINATED, seat, loss, 0, 0)
    if count_playing(state) == 1:
        finish(state, first_in_cycle(state, 0) if state.sitting == NOBODY else int(state.sitting), Reason.LAST_SURVIVOR)


@kernel
def lose_in_turn(state: State, seat: int, loss: int) -> int:
    """An elimination in phase TURN; if the seat was on turn, the turn is over (JK-R-60)."""
    eliminate(state, seat, loss)
    return After.TURN if seat == state.on_turn else After.LOSS


@kernel
def count_down(state: State, seat: int) -> None:
    """JK-6.1 The marker goes down by one; JK-R-46 free: at 0 a chip is taken at once."""
    state.marker[seat] -= 1
    if state.marker[seat] > 0 or state.exchange == Exchange.TURN:
        return
    if state.chips[seat] > 1:
        pay_chip(state, seat, 1)
    else:
        eliminate(state, seat, Loss.LAST_CHIP)


@kernel
def pay_chip(state: State, seat: int, taken: int) -> None:
    """JK-13.2, JK-R-47 A chip for a marker on 10."""
    state.chips[seat] -= 1
    state.marker[seat] = TOP
    emit(state, EVERYBODY, Happening.EXCHANGED, seat, int(state.chips[seat]), taken, 0)


@kernel
def finish(state: State, winner: int, reason: int) -> None:
    """JK-14 The game is over on the spot."""
    clear_move(state)
    state.phase = Phase.OVER
    state.placing = NOBODY
    state.winner = winner
    state.reason = reason
    emit(state, EVERYBODY, Happening.OVER, winner, reason, 0, 0)
