"""Cards and amulets come into hands (MG-5, MG-6)."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.mangrovia.components import FACES, MOST_DRAWN, MOST_SLOTS, Kind
from paravent.games.mangrovia.rules.piles import draw, gain, is_drawable, put_on_pile, reshuffle_if_due
from paravent.games.mangrovia.state import UNSEEN, Happening, Phase, State


@kernel
def can_take(state: State) -> bool:
    """MG-R4 Some slot holds a card."""
    for slot in range(MOST_SLOTS):  # noqa: SIM110 - compiled
        if state.slots[0, slot] > 0 or state.slots[1, slot] > 0:
            return True
    return False


@kernel
def can_draw(state: State) -> bool:
    """MG-R6 Some pile or its discard pile is not empty."""
    return is_drawable(state, Kind.VALUABLE) or is_drawable(state, Kind.LANDSCAPE)


@kernel
def can_collect(state: State, seat: int) -> bool:
    """MG-R46 There is a 1 on the board, or something to draw for who has an amulet field."""
    if state.rings[seat] == 0:
        return bool(state.ones > 0)
    return is_drawable(state, Kind.AMULET)


@kernel
def take(state: State, seat: int, kind: int, slot: int) -> None:
    """MG-5.4 A face-up card; section 6 all know of it."""
    face = int(state.slots[kind, slot])
    state.slots[kind, slot] = 0
    gain(state, seat, kind, face)
    state.known[seat, kind, face] += 1
    emit(state, EVERYBODY, Happening.TAKEN, seat, kind, slot, face)


@kernel
def draw_card(state: State, seat: int, kind: int) -> None:
    """MG-5.3 The top card of a pile, seen by who draws it."""
    face = draw(state, kind)
    gain(state, seat, kind, face)
    emit(state, EVERYBODY & ~(1 << seat), Happening.DRAWN, seat, kind, UNSEEN, 0)
    emit(state, 1 << seat, Happening.DRAWN, seat, kind, face, 0)
    reshuffle_if_due(state, kind)


@kernel
def collect(state: State, seat: int) -> None:
    """MG-6.2 Without amulet fields a 1 from the board; MG-6.3, MG-6.4 else as many from the bag."""
    if state.rings[seat] == 0:
        state.ones -= 1
        gain(state, seat, Kind.AMULET, 1)
        state.known[seat, Kind.AMULET, 1] += 1
        emit(state, EVERYBODY, Happening.TOOK_ONE, seat, int(state.ones), 0, 0)
        return
    count, packed = 0, 0
    while count < min(int(state.rings[seat]), MOST_DRAWN) and is_drawable(state, Kind.AMULET):
        face = draw(state, Kind.AMULET)
        state.drawn[face] += 1
        packed = FACES * packed + face
        count += 1
    emit(state, EVERYBODY & ~(1 << seat), Happening.COLLECTED, seat, count, UNSEEN, 0)
    emit(state, 1 << seat, Happening.COLLECTED, seat, count, packed, 0)
    reshuffle_if_due(state, Kind.AMULET)
    state.drawn_count = count
    if count > 1:
        state.phase = Phase.RETURN
        state.due = 1
    else:
        keep_drawn(state, seat)


@kernel
def keep_drawn(state: State, seat: int) -> None:
    """MG-6.4 What was drawn and not put back is the seat's."""
    for face in range(FACES):
        for _ in range(state.drawn[face]):
            gain(state, seat, Kind.AMULET, face)
        state.drawn[face] = 0
    state.drawn_count = 0


@kernel
def put_back(state: State, seat: int, face: int) -> None:
    """MG-R35 One amulet goes into the bag unseen, the others are kept."""
    state.drawn[face] -= 1
    put_on_pile(state, Kind.AMULET, face)
    emit(state, EVERYBODY & ~(1 << seat), Happening.RETURNED, seat, UNSEEN, 0, 0)
    emit(state, 1 << seat, Happening.RETURNED, seat, face, 0, 0)
    keep_drawn(state, seat)
    state.due = 0
