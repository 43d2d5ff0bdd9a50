"""What a screen has passed in one seat's sight, kept for imagined worlds of the expert mode (9.3, last paragraph).

A seat does not know what the opponent has found: that depends on which screens the mirror holders were in. So it notes,
for every screen, what an occupant would have seen or reached there; the notes travel with the screen. Each is a clock.

    trail[seat, cell]   0-2: holder 1 first saw the seat's own crane, fox, owl      3-5: the same for holder 2
                        6-8: the princess last stood before the opponent's captain I, II, III

A world in which the princess stood before her beloved captain at or after the clock at which both animals had been
found would have ended then (PJ-13.5, PJ-13.7), so it is not one of those the seat may be in.
"""

from typing import Final

from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, CAPTAINS, CELLS, FAR, NO_CELL, WATCHED_FROM
from paravent.games.princess_jing.state import MIRRORS, TRACKS, Figure, State

VISITS: Final = ANIMALS * MIRRORS
HOLDER1: Final = 1 << Figure.MIRROR1
HOLDER2: Final = 1 << Figure.MIRROR2


@kernel
def swap_trails(state: State, seat: int, first: int, second: int) -> None:
    """Two screens trade places, and what they passed goes with them."""
    for track in range(TRACKS):
        one = state.trail[seat, first, track]
        state.trail[seat, first, track] = state.trail[seat, second, track]
        state.trail[seat, second, track] = one


@kernel
def keep_trail(state: State, seat: int, figure: int, cell: int, place: int) -> None:
    """K-8 The figure shown on `cell` may now be on `place`: its past goes along."""
    first, count = 0, 0
    if figure == Figure.PRINCESS:
        first, count = VISITS, CAPTAINS
    elif figure == Figure.MIRROR1 or figure == Figure.MIRROR2:
        first, count = (figure - Figure.MIRROR1) * ANIMALS, ANIMALS
    for track in range(first, first + count):
        state.trail[seat, place, track] = state.trail[seat, cell, track]


@kernel
def earlier(one: int, other: int) -> int:
    """The earlier of two clocks, 0 standing for never."""
    if one == 0 or (other != 0 and other < one):
        return other
    return one


@kernel
def later(one: int, other: int) -> int:
    """The later of two clocks, 0 standing for never."""
    if one == 0 or other == 0:
        return 0
    return one if one > other else other


@kernel
def join_trails(state: State, seat: int, cell: int) -> None:
    """K-13 Either holder stands on the cell: what both have seen is noted with the other one, wherever it may be.

    Found is found by whichever holder, so the one on the cell can hand its past over. Where the other one may be either
    of the two, the weaker past stands, so that no possible world is lost.
    """
    for place in range(CELLS):
        if place == cell:
            continue
        possible = int(state.suspects[seat, place])
        for animal in range(ANIMALS):
            swapped = earlier(int(state.trail[seat, place, animal]), int(state.trail[seat, cell, ANIMALS + animal]))
            straight = earlier(int(state.trail[seat, place, ANIMALS + animal]), int(state.trail[seat, cell, animal]))
            if possible & HOLDER1 and possible & HOLDER2:
                straight = later(straight, swapped)
            elif possible & HOLDER1:
                straight = swapped
            state.trail[seat, place, ANIMALS + animal] = straight
    state.trail[seat, cell, :VISITS] = 0


@kernel
def note_looks(state: State, seat: int) -> None:
    """PJ-13.3 The opponent's mirrors show something now: any holder facing an animal of the seat has seen it."""
    for animal in range(ANIMALS):
        cell = int(state.at[seat, Figure.CRANE + animal])
        if cell == NO_CELL:
            continue
        watcher = int(WATCHED_FROM[1 - seat, cell])
        if watcher == NO_CELL:
            continue
        for holder in range(MIRRORS):
            track = holder * ANIMALS + animal
            if state.trail[seat, watcher, track] == 0:
                state.trail[seat, watcher, track] = state.clock


@kernel
def note_visits(state: State, seat: int) -> None:
    """PJ-13.5 Screens in front of the opponent's captains: should she be in one, she stands before him now."""
    other = 1 - seat
    for captain in range(CAPTAINS):
        cell = int(FAR[other, int(state.captains[other, captain])])
        state.trail[seat, cell, VISITS + captain] = state.clock
