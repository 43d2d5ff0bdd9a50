"""Seats in the game and in the cycle (1.2)."""

from paravent.engine.jit import kernel
from paravent.games.jade_koenig.cards import ones
from paravent.games.jade_koenig.state import NOBODY, State


@kernel
def is_playing(state: State, seat: int) -> bool:
    """In the game: not eliminated."""
    return bool(state.playing >> seat & 1)


@kernel
def in_cycle(state: State) -> int:
    """The seats in the game that do not sit out, as a bit set."""
    playing = int(state.playing)
    return playing if state.sitting == NOBODY else playing & ~(1 << int(state.sitting))


@kernel
def count_playing(state: State) -> int:
    return ones(int(state.playing))


@kernel
def count_in_cycle(state: State) -> int:
    return ones(in_cycle(state))


@kernel
def left_of(state: State, seat: int) -> int:
    """The left neighbour, next clockwise; counted over all seats that started the game."""
    return seat + 1 if seat + 1 < state.seats else 0


@kernel
def right_of(state: State, seat: int) -> int:
    """The right neighbour: JK-9.5 the seat's oracle, who holds its task card (JK-2.9)."""
    return seat - 1 if seat > 0 else int(state.seats) - 1


@kernel
def first_in_cycle(state: State, seat: int) -> int:
    """The first seat in the cycle, from this one on clockwise."""
    running = in_cycle(state)
    while not running >> seat & 1:
        seat = left_of(state, seat)
    return seat
