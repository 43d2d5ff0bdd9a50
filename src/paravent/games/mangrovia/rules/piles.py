"""Draw piles, bag and discards (MG-5.5, MG-6.6, MG-R5): the same for valuables, landscape cards and amulets."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.mangrovia.components import FACES
from paravent.games.mangrovia.state import Happening, State


@kernel
def put_on_pile(state: State, kind: int, face: int) -> None:
    """A thing comes to lie anywhere in a pile, all places equally likely."""
    count = int(state.left[kind])
    place = below(state, count + 1)
    state.piles[kind, count] = state.piles[kind, place]
    state.piles[kind, place] = face
    state.left[kind] = count + 1


@kernel
def has_discards(state: State, kind: int) -> bool:
    for face in range(FACES):  # noqa: SIM110 - compiled
        if state.discards[kind, face] > 0:
            return True
    return False


@kernel
def is_drawable(state: State, kind: int) -> bool:
    """MG-R6 The pile or its discard pile is not empty."""
    return bool(state.left[kind] > 0) or has_discards(state, kind)


@kernel
def reshuffle_if_due(state: State, kind: int) -> None:
    """MG-R5 The pile is used up, and something has been discarded: that is the new pile."""
    if state.left[kind] > 0 or not has_discards(state, kind):
        return
    for face in range(FACES):
        for _ in range(state.discards[kind, face]):
            put_on_pile(state, kind, face)
        state.discards[kind, face] = 0
    emit(state, EVERYBODY, Happening.RESHUFFLED, kind, int(state.left[kind]), 0, 0)


@kernel
def take_top(state: State, kind: int) -> int:
    """The top of a pile that is not empty."""
    count = int(state.left[kind]) - 1
    face = int(state.piles[kind, count])
    state.piles[kind, count] = 0
    state.left[kind] = count
    return face


@kernel
def draw(state: State, kind: int) -> int:
    """The top of a pile, which is looked after before; it has to be looked after again once this is told."""
    reshuffle_if_due(state, kind)
    return take_top(state, kind)


@kernel
def gain(state: State, seat: int, kind: int, face: int) -> None:
    """A thing comes into a hand."""
    state.hands[seat, kind, face] += 1
    state.held[seat, kind] += 1
