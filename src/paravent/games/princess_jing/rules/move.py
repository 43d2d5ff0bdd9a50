"""The move of a turn: an exchange of two screens (PJ-6) or a withdrawal (PJ-7)."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import (
    COLUMNS_IN,
    COUNT_IN,
    LINE,
    NO_CELL,
    NO_PAIR,
    PAIR_FROM,
    PAIR_TO,
    PAIRS,
    SEATS,
    SIDE,
    UNBARRED,
)
from paravent.games.princess_jing.knowledge import know_withdrawing, know_withdrawn, swap_suspects
from paravent.games.princess_jing.rules.actions import EXCHANGE, WITHDRAW
from paravent.games.princess_jing.screens import free_columns, kind, last_mirror, own_empty, trade_places
from paravent.games.princess_jing.state import Clause, Figure, Happening, Series, State


@kernel
def barred_pair(state: State, seat: int) -> int:
    """PJ-6.4 The pair the opponent exchanged with its most recent move, or none."""
    return int(state.last_pair[1 - seat])


@kernel
def touches(pair: int, cell: int) -> bool:
    return PAIR_FROM[pair] == cell or PAIR_TO[pair] == cell


@kernel
def why_not_exchange(state: State, seat: int, pair: int) -> Clause:
    """PJ-6.1 Any adjacent pair, but PJ-14.12 for a paralysed princess and PJ-6.4 for cancelling."""
    if state.paralysed != NO_CELL and touches(pair, int(state.paralysed)):
        return Clause.PJ_14_12
    if pair != barred_pair(state, seat):
        return Clause.NONE
    if state.series != Series.A:
        return Clause.PJ_6_4_2
    return Clause.PJ_6_4_1 if state.doubled else Clause.PJ_6_4


@kernel
def list_exchanges(state: State, seat: int, out: list[int]) -> int:
    """PJ-5.6 All pairs but the barred one."""
    barred = barred_pair(state, seat)
    row = PAIRS if barred == NO_PAIR else barred
    for index in range(PAIRS):
        out[index] = UNBARRED[row, index]
    return PAIRS if barred == NO_PAIR else PAIRS - 1


@kernel
def list_exchanges_around(state: State, seat: int, out: list[int]) -> int:
    """PJ-14.12 In a paralysis each pair is asked about."""
    count = 0
    for pair in range(PAIRS):
        out[count] = EXCHANGE + pair
        if why_not_exchange(state, seat, pair) == Clause.NONE:
            count += 1
    return count


@kernel
def withdrawable(place: int) -> int:
    """PJ-7.1 The figures that can be withdrawn, by their place in 8.2: princess, holder 1, holder 2."""
    return Figure.PRINCESS if place == 0 else Figure.MIRROR1 + place - 1


@kernel
def why_not_withdraw(state: State, seat: int, place: int, column: int) -> Clause:
    """PJ-7.1, PJ-7.3, PJ-7.5, PJ-14.12 Whether that figure may be withdrawn to that cell of the starting line."""
    if withdrawable(place) > last_mirror(state):
        return Clause.PJ_7_1
    cell = int(LINE[seat, 0, column])
    if cell == state.paralysed:
        return Clause.PJ_14_12
    if free_columns(state, seat, 0) == 0:
        return Clause.PJ_7_5
    return Clause.NONE if own_empty(state, seat, cell) else Clause.PJ_7_3


@kernel
def list_withdrawals(state: State, seat: int, out: list[int], count: int) -> int:
    """The same targets for every figure that may be withdrawn."""
    free = free_columns(state, seat, 0)
    for place in range(last_mirror(state) - Figure.MIRROR1 + 2):
        count = list_columns(free, WITHDRAW + SIDE * place, out, count)
    return count


@kernel
def list_columns(columns: int, first: int, out: list[int], count: int) -> int:
    """Appends `first` + column for each column of a bit set; what is written beyond them is not counted."""
    for index in range(SIDE):
        out[count + index] = first + COLUMNS_IN[columns, index]
    return count + COUNT_IN[columns]


@kernel
def exchange(state: State, seat: int, pair: int) -> None:
    """PJ-6.1, PJ-6.2 The two screens trade places; everybody sees which cells."""
    first, second = int(PAIR_FROM[pair]), int(PAIR_TO[pair])
    trade_places(state, first, second)
    for observer in range(SEATS):
        swap_suspects(state, observer, first, second)
    state.last_pair[seat] = pair
    emit(state, EVERYBODY, Happening.SWAPPED, seat, pair, 0, 0)


@kernel
def withdraw(state: State, seat: int, place: int, column: int) -> None:
    """PJ-7.2 The figure is shown, the opponent's eyes close, and it changes places with an own-empty screen."""
    figure = withdrawable(place)
    cell, target = int(state.at[seat, figure]), int(LINE[seat, 0, column])
    emit(state, EVERYBODY, Happening.SHOWN, seat, kind(figure), cell, 0)
    known = know_withdrawing(state, 1 - seat, figure, cell)
    hide_again(state, seat, known, cell, target, 0)
    state.last_pair[seat] = NO_PAIR
    owner = 1 << seat
    emit(state, owner, Happening.WITHDRAWN, seat, target, 0, 0)
    emit(state, EVERYBODY & ~owner, Happening.WITHDRAWN, seat, NO_CELL, 0, 0)


@kernel
def hide_again(state: State, seat: int, known: int, cell: int, target: int, line: int) -> None:
    """PJ-7.2, PJ-7.6, PJ-7.7 A shown figure and an own-empty screen of a line trade places unseen by the opponent.

    `known`: the number under which the opponent keeps the figure in its notes.
    """
    trade_places(state, cell, target)
    swap_suspects(state, seat, cell, target)
    know_withdrawn(state, 1 - seat, known, cell, target, line)
