"""Danger stones: dealing, laying, turning over, and what all know of faces that nobody sees (JK-7, JK-8, JK-R-24).

All have seen that a stone went back to a hand: a stone with that face is in the hand still, or among the stones laid
from it since. `went_back[seat]` has the face's bit while that is so, and `returns[node]` has it for the stones laid
since. The bits go once one of those is turned over and shows the face, and are set anew when a stone goes back again.
"""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.state import (
    DEALT,
    OF_EACH_FACE,
    STONES,
    Face,
    Happening,
    State,
    StoneFaces,
)


@kernel
def deal_stones(state: State, again: int) -> None:
    """JK-2.3, JK-R-27 All thirty are shuffled; each seat in the game gets as many as at the start."""
    state.lying[:] = 0
    state.face[:] = 0
    state.returns[:] = 0
    state.went_back[:] = 0
    state.turned[:] = 0
    state.held[:] = 0
    state.lost[:] = 0
    state.hand[:, :] = 0
    each = int(DEALT[int(state.seats)])
    snakes, left = OF_EACH_FACE, STONES
    for seat in range(state.seats):
        if state.playing >> seat & 1:
            drawn = draw_snakes(state, each, snakes, left)
            state.held[seat] = each
            state.hand[seat, Face.SNAKE] = drawn
            state.hand[seat, Face.JAGUAR] = each - drawn
            snakes -= drawn
            left -= each
    emit(state, EVERYBODY, Happening.STONES, each, left, again, 0)
    tell_hands(state)


@kernel
def draw_snakes(state: State, count: int, snakes: int, stones: int) -> int:
    """How many snakes are among `count` stones drawn from `stones` with so many snakes."""
    drawn = 0
    for taken in range(count):
        if below(state, stones - taken) < snakes - drawn:
            drawn += 1
    return drawn


@kernel
def tell_hands(state: State) -> None:
    """JK-R-20 Own stones are known to their owner."""
    if state.stone_faces == StoneFaces.BLIND:
        return
    for seat in range(state.seats):
        if state.playing >> seat & 1:
            emit(state, 1 << seat, Happening.HAND, int(state.hand[seat, 0]), int(state.hand[seat, 1]), 0, 0)


@kernel
def all_hands_are_used_up(state: State) -> bool:
    """JK-8.9, JK-R-27 Nobody in the game holds two or more stones."""
    for seat in range(state.seats):  # noqa: SIM110 - compiled
        if state.playing >> seat & 1 and state.held[seat] >= 2:
            return False
    return True


@kernel
def deal_stones_again_if_due(state: State) -> None:
    """JK-R-27."""
    if all_hands_are_used_up(state):
        deal_stones(state, 1)


@kernel
def lay_stone(state: State, seat: int, node: int, face: int) -> None:
    """JK-7.4 A stone leaves the hand and lies face down on a space."""
    state.hand[seat, face] -= 1
    state.held[seat] -= 1
    state.lying[node] = 1 + seat
    state.face[node] = 1 + face
    state.returns[node] = state.went_back[seat]


@kernel
def drawn_face(state: State, seat: int) -> int:
    """JK-R-20 blind: the stone is drawn at random from the hand."""
    if below(state, int(state.held[seat])) < state.hand[seat, Face.SNAKE]:
        return Face.SNAKE
    return Face.JAGUAR


@kernel
def take_up(state: State, node: int) -> None:
    """The space is free of its stone, whose face all have seen."""
    seat, face = int(state.lying[node]) - 1, int(state.face[node]) - 1
    if state.returns[node] >> face & 1:
        forget_return(state, seat, face)
    state.lying[node] = 0
    state.face[node] = 0
    state.returns[node] = 0


@kernel
def forget_return(state: State, seat: int, face: int) -> None:
    """Nothing is known any more from stones with that face that went back to the seat."""
    state.went_back[seat] &= ~(1 << face)
    for node in range(state.lying.size):
        if state.lying[node] == 1 + seat:
            state.returns[node] &= ~(1 << face)


@kernel
def leave_game(state: State, node: int) -> None:
    """JK-8.3, JK-8.6 A stone that was turned over goes to the box."""
    face = int(state.face[node]) - 1
    state.turned[face] += 1
    take_up(state, node)


@kernel
def give_back(state: State, node: int) -> None:
    """JK-8.4 A fresh stone returns to the hand it was laid from; JK-R-24 all know its face."""
    seat, face = int(state.lying[node]) - 1, int(state.face[node]) - 1
    take_up(state, node)
    forget_return(state, seat, face)
    state.hand[seat, face] += 1
    state.held[seat] += 1
    state.went_back[seat] |= 1 << face
