"""`imagine`: one way the rest could be, by what a seat sees and the known part of hands (section 6)."""

from paravent.engine.generator import seed_quick
from paravent.engine.jit import kernel
from paravent.engine.record import UNKNOWN
from paravent.games.mangrovia.components import FACES, KINDS, MOST_SLOTS, PILE, THINGS, Kind
from paravent.games.mangrovia.rules.piles import put_on_pile, take_top
from paravent.games.mangrovia.state import Phase, State


@kernel
def imagine(state: State, seat: int, seed: int) -> None:
    """Fills what the seat does not know (-1: a spectator); the generator starts anew."""
    seed_quick(state, seed)
    if state.phase == Phase.OVER:
        return
    for kind in range(KINDS):
        for place in range(PILE):
            state.piles[kind, place] = 0
        state.left[kind] = 0
        gather(state, seat, kind)
        for other in range(state.seats):
            if other != seat:
                deal_unknown(state, other, kind)
    if state.drawn_count > 0 and state.drawn[0] == UNKNOWN:
        imagine_drawn(state)


@kernel
def gather(state: State, seat: int, kind: int) -> None:
    """Shuffles everything of a kind that the seat cannot place: it is in piles and hands of others."""
    for face in range(FACES):
        unseen = int(THINGS[kind, face]) - int(state.discards[kind, face])
        if kind == Kind.AMULET:
            if face == 1:
                unseen -= int(state.ones)
            if state.drawn[0] != UNKNOWN:
                unseen -= int(state.drawn[face])
        else:
            for slot in range(MOST_SLOTS):
                unseen -= 1 if face > 0 and state.slots[kind, slot] == face else 0
        for other in range(state.seats):
            unseen -= int(state.hands[other, kind, face] if other == seat else state.known[other, kind, face])
        for _ in range(unseen):
            put_on_pile(state, kind, face)


@kernel
def deal_unknown(state: State, other: int, kind: int) -> None:
    """The known part of a hand, and as many things off the pile as are not known."""
    missing = int(state.held[other, kind])
    for face in range(FACES):
        state.hands[other, kind, face] = state.known[other, kind, face]
        missing -= int(state.known[other, kind, face])
    for _ in range(missing):
        state.hands[other, kind, take_top(state, kind)] += 1


@kernel
def imagine_drawn(state: State) -> None:
    """MG-6.4 What another seat is looking at."""
    for face in range(FACES):
        state.drawn[face] = 0
    for _ in range(state.drawn_count):
        state.drawn[take_top(state, Kind.AMULET)] += 1
