"""Screens and the figures they carry: the only ways positions change (PJ-2.1, PJ-3.2)."""

from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import LINE, NO_CELL, WHOLE_LINE
from paravent.games.princess_jing.state import Figure, Mode, Shown, State

EIGHT = 3  # bits of a figure's number in `standing`


@kernel
def stand(state: State, seat: int, figure: int, cell: int) -> None:
    """PJ-3.2 A figure is inserted into the screen on a cell."""
    state.at[seat, figure] = cell
    state.standing[cell] = (seat << EIGHT) + figure


@kernel
def carry(state: State, code: int, cell: int) -> None:
    """PJ-3.2 What a screen carries travels with it to a cell."""
    state.standing[cell] = code
    if code != 0:
        state.at[code >> EIGHT, code & 7] = cell


@kernel
def trade_places(state: State, first: int, second: int) -> None:
    """PJ-6.1 Two screens trade places, whatever they carry."""
    one, other = int(state.standing[first]), int(state.standing[second])
    carry(state, one, second)
    carry(state, other, first)


@kernel
def figure_of(state: State, seat: int, cell: int) -> int:
    """The seat's own figure on a cell, or `Figure.NONE`: PJ-3.5 own-empty."""
    code = int(state.standing[cell])
    if code >> EIGHT != seat:
        return 0
    return code & 7


@kernel
def own_empty(state: State, seat: int, cell: int) -> bool:
    """PJ-3.5 No figure of the seat is in the screen on that cell."""
    return figure_of(state, seat, cell) == 0


@kernel
def kind(figure: int) -> int:
    """How a figure looks to the other seat: mirror holders are alike."""
    return Shown.MIRROR if figure == Figure.MIRROR2 else figure


@kernel
def face(state: State, seat: int, cell: int) -> int:
    """PJ-8.6, PJ-10.4 What the seat's face of a screen shows, a figure's kind or `Shown.EMPTY`."""
    return kind(figure_of(state, seat, cell))


@kernel
def last_mirror(state: State) -> int:
    """The last figure that is a mirror holder: one a seat in the basic mode, two in the expert mode."""
    return Figure.MIRROR2 if state.mode == Mode.EXPERT else Figure.MIRROR1


@kernel
def own_cells(state: State, seat: int) -> int:
    """PJ-3.6 The cells of the seat's own figures, as a bit set."""
    cells = 0
    for figure in range(Figure.PRINCESS, last_mirror(state) + 1):
        cells |= 1 << int(state.at[seat, figure])
    if state.mode == Mode.EXPERT:
        for animal in range(Figure.CRANE, Figure.OWL + 1):
            if animal != state.left_out[seat]:
                cells |= 1 << int(state.at[seat, animal])
    return cells


@kernel
def free_columns(state: State, seat: int, line: int) -> int:
    """PJ-7.3 The own-empty cells of one of the seat's lines, as a bit set of columns; not a paralysed princess's."""
    taken = own_cells(state, seat)
    if state.paralysed != NO_CELL:
        taken |= 1 << int(state.paralysed)
    return ~(taken >> int(LINE[seat, line, 0])) & WHOLE_LINE
