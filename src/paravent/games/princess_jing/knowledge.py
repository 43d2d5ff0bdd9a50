"""What a seat can know of the opposing figures: the rules K-1 to K-15 of the specification (9.3).

`suspects[seat, cell]` is the bit set of opposing figures that may stand on a cell, so that the candidate set K(f) is
the cells whose bit f is set, and an exchange of screens (K-4) is an exchange of two numbers. Bit 0, SURE, says that one
of them certainly stands there (a lady seen, a line announced as full). What follows from the sets alone is drawn by
`conclude`; it may wait until somebody asks, since no other rule loses what it needs.
"""

from typing import Final

from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, CELLS, LINE, LINES, SIDE
from paravent.games.princess_jing.screens import own_empty
from paravent.games.princess_jing.state import SURE, Figure, Mode, Shown, State
from paravent.games.princess_jing.trail import join_trails, keep_trail, swap_trails

P: Final = 1 << Figure.PRINCESS
M: Final = 1 << Figure.MAID
X1: Final = 1 << Figure.MIRROR1
X2: Final = 1 << Figure.MIRROR2
BEASTS: Final = (1 << Figure.CRANE) | (1 << Figure.FOX) | (1 << Figure.OWL)


@kernel
def begin_suspicions(state: State, seat: int) -> None:
    """K-1, K-2 What the setup allows the opponent's figures."""
    state.suspects[seat, :] = 0
    other = 1 - seat
    if state.mode == Mode.BASIC:
        state.suspects[seat, LINE[other, 0, 0] : LINE[other, 0, 0] + SIDE] = P | M | X1
        return
    for line in range(LINES):
        first = int(LINE[other, line, 0])
        state.suspects[seat, first : first + SIDE] = X1 | X2 | BEASTS | (P | M if line == 0 else 0)


@kernel
def swap_suspects(state: State, seat: int, first: int, second: int) -> None:
    """K-4, K-10 Interchanges two cells in every set."""
    one = state.suspects[seat, first]
    state.suspects[seat, first] = state.suspects[seat, second]
    state.suspects[seat, second] = one
    if state.mode == Mode.EXPERT:
        swap_trails(state, seat, first, second)


@kernel
def know_empty(state: State, seat: int, cell: int) -> None:
    """K-6, K-11 No opposing figure stands on the cell."""
    state.suspects[seat, cell] = 0


@kernel
def know_figure(state: State, seat: int, figure: int, cell: int) -> None:
    """K-5 The figure stands on the cell, and there alone."""
    known = (1 << figure) | SURE
    if state.suspects[seat, cell] == known:
        return
    for place in range(CELLS):
        state.suspects[seat, place] &= ~(1 << figure)
    state.suspects[seat, cell] = known


@kernel
def know_not_princess(state: State, seat: int, cell: int) -> None:
    """K-7, K-12 The opposing princess does not stand on the cell."""
    state.suspects[seat, cell] &= ~P


@kernel
def know_lady(state: State, seat: int, cell: int) -> None:
    """K-15 Princess or maid stands on the cell."""
    state.suspects[seat, cell] = (state.suspects[seat, cell] & (P | M)) | SURE


@kernel
def know_holder(state: State, seat: int, cell: int) -> int:
    """K-13 A mirror holder stands on the cell; returns which of the two sets is now its own."""
    possible = int(state.suspects[seat, cell])
    if possible == X1 | SURE:
        return Figure.MIRROR1
    if possible == X2 | SURE:
        return Figure.MIRROR2
    if state.mode == Mode.EXPERT:
        conclude(state, seat)
        possible = int(state.suspects[seat, cell])
        if possible & X1 == 0:
            know_figure(state, seat, Figure.MIRROR2, cell)
            return Figure.MIRROR2
        if possible & X2:
            unite_holders(state, seat, cell)
    know_figure(state, seat, Figure.MIRROR1, cell)
    return Figure.MIRROR1


@kernel
def unite_holders(state: State, seat: int, cell: int) -> None:
    """K-13 Either holder may be the one on the cell: the second set becomes the union of both, without it."""
    join_trails(state, seat, cell)
    for place in range(CELLS):
        if state.suspects[seat, place] & X1:
            state.suspects[seat, place] = (state.suspects[seat, place] & ~X1) | X2
    state.suspects[seat, cell] = X1 | SURE


@kernel
def know_shown(state: State, seat: int, cell: int, shown: int) -> None:
    """K-5, K-6, K-13, K-15 A mirror or a revealed screen has shown what stands on the cell."""
    if shown == Shown.EMPTY:
        know_empty(state, seat, cell)
    elif shown == Shown.LADY:
        know_lady(state, seat, cell)
    elif shown == Shown.MIRROR:
        know_holder(state, seat, cell)
    else:
        know_figure(state, seat, shown, cell)


@kernel
def know_withdrawing(state: State, seat: int, figure: int, cell: int) -> int:
    """K-8 Princess or holder is shown on the cell before it is withdrawn; returns the number of its set."""
    if figure == Figure.PRINCESS:
        know_figure(state, seat, figure, cell)
        return figure
    return know_holder(state, seat, cell)


@kernel
def know_withdrawn(state: State, seat: int, figure: int, cell: int, target: int, line: int) -> None:
    """K-8, K-9 The opposing figure last shown on `cell` now stands hidden on a line of its owner.

    `target` is where: used only where a figure of the seat itself was displaced from there, which it sees.
    """
    state.suspects[seat, cell] = 0
    if not own_empty(state, seat, cell):
        keep_trail(state, seat, figure, cell, target)
        state.suspects[seat, target] = (1 << figure) | SURE
        return
    for column in range(SIDE):
        place = int(LINE[1 - seat, line, column])
        if place != cell and own_empty(state, seat, place) and state.suspects[seat, place] & SURE == 0:
            keep_trail(state, seat, figure, cell, place)
            state.suspects[seat, place] |= 1 << figure


@kernel
def know_full_line(state: State, seat: int, cell: int) -> None:
    """PJ-8.10, 9.2 All of the opponent's starting line holds its figures but, perhaps, the found princess's cell."""
    for column in range(SIDE):
        place = int(LINE[1 - seat, 0, column])
        if place != cell:
            state.suspects[seat, place] |= SURE


@kernel
def one_bit(bits: int) -> bool:
    return bits != 0 and bits & (bits - 1) == 0


@kernel
def present_beasts(state: State, seat: int, possible: int, placed: int) -> int:
    """K-14 The animals the opponent certainly hides: found or placed ones, and the others where one kind is absent.

    `possible`: the figures that have a cell left; `placed`: those whose cell is certain.
    """
    absent = BEASTS & ~possible
    present = BEASTS & ~absent if absent != 0 else BEASTS & placed
    for animal in range(ANIMALS):
        if state.found[seat, animal] > 0:
            present |= 1 << (Figure.CRANE + animal)
    return present


@kernel
def conclude(state: State, seat: int) -> None:
    """K-3, K-14, K-15 Draws what follows from the sets alone, until nothing more does."""
    while conclude_once(state, seat):
        pass


@kernel
def conclude_once(state: State, seat: int) -> bool:
    """One round of conclusions; True when it brought any."""
    once, twice, placed = 0, 0, 0
    for cell in range(CELLS):
        figures = int(state.suspects[seat, cell]) & ~SURE
        twice |= once & figures
        once |= figures
        if state.suspects[seat, cell] & SURE and one_bit(figures):
            placed |= figures
    certain, gone = P | M | X1, 0
    if state.mode == Mode.EXPERT:
        present = present_beasts(state, seat, once, placed)
        certain |= X2 | present
        gone = BEASTS & ~present if one_bit(BEASTS & ~present) else 0
    return settle(state, seat, once & ~twice & certain, placed, gone)


@kernel
def settle(state: State, seat: int, single: int, placed: int, gone: int) -> bool:
    """K-3 Figures with one cell stand there, K-15 placed ones nowhere else, K-14 absent ones nowhere. True: news."""
    news = 0
    for cell in range(CELLS):
        before = int(state.suspects[seat, cell])
        after = before & ~(single | placed | gone)
        if before & single:
            after = (before & single) | SURE
        elif before & SURE and one_bit(before & ~SURE):
            after = before
        news |= before ^ after
        state.suspects[seat, cell] = after
    return news != 0
