"""PJ-8 Pointing at a screen, and bringing back the princess found there."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import CELLS, LINE, LINES, NO_CELL, SIDE
from paravent.games.princess_jing.knowledge import (
    know_empty,
    know_figure,
    know_full_line,
    know_not_princess,
    know_shown,
)
from paravent.games.princess_jing.rules.actions import BACK, PASS, POINT
from paravent.games.princess_jing.rules.move import hide_again
from paravent.games.princess_jing.rules.sight import check_for_win, find
from paravent.games.princess_jing.rules.turn import end_turn
from paravent.games.princess_jing.screens import face, free_columns, own_cells, own_empty
from paravent.games.princess_jing.state import (
    Clause,
    Figure,
    FullLine,
    Happening,
    MissReveal,
    Mode,
    Outcome,
    Phase,
    Shown,
    State,
)


@kernel
def why_not_point(state: State, seat: int, cell: int) -> Clause:
    """PJ-8.2 Any screen but one with an own figure."""
    return Clause.NONE if own_empty(state, seat, cell) else Clause.PJ_8_2


@kernel
def list_points(state: State, seat: int, out: list[int]) -> int:
    """PJ-8.1 One screen, or none."""
    own = own_cells(state, seat)
    count = 0
    for cell in range(CELLS):
        out[count] = POINT + cell
        count += 1 - (own >> cell & 1)
    out[count] = PASS
    return count + 1


@kernel
def pass_by(state: State, seat: int) -> None:
    """PJ-8.1, PJ-8.11 Nobody is accused."""
    emit(state, EVERYBODY, Happening.PASSED, seat, 0, 0, 0)
    end_turn(state, Outcome.PASS)


@kernel
def point_at(state: State, seat: int, cell: int) -> None:
    """PJ-8.3 The opponent reveals the screen that is pointed at."""
    opponent = 1 - seat
    emit(state, EVERYBODY, Happening.POINTED, seat, cell, 0, 0)
    know_empty(state, opponent, cell)
    shown = face(state, opponent, cell)
    if shown == Shown.PRINCESS:
        hit(state, seat, cell)
    else:
        miss(state, seat, cell, shown)


@kernel
def hit(state: State, seat: int, cell: int) -> None:
    """PJ-8.4 She is found: her owner brings her back, unless PJ-8.10 lets her stay."""
    opponent = 1 - seat
    emit(state, EVERYBODY, Happening.REVEALED, opponent, cell, Shown.PRINCESS, 0)
    know_figure(state, seat, Figure.PRINCESS, cell)
    if state.full_line == FullLine.STAY and state.mode == Mode.EXPERT and free_columns(state, opponent, 0) == 0:
        know_full_line(state, seat, NO_CELL)
        end_turn(state, Outcome.HIT)
        return
    state.found_cell = cell
    state.phase = Phase.BACK


@kernel
def miss(state: State, seat: int, cell: int, shown: int) -> None:
    """PJ-8.5, PJ-8.6 She is not there; PJ-13.3, PJ-13.7 an animal that is revealed is found."""
    opponent = 1 - seat
    state.clock += 1
    if state.miss_reveal == MissReveal.YES_NO:
        emit(state, EVERYBODY, Happening.REVEALED, opponent, cell, Shown.NOT_PRINCESS, 0)
        know_not_princess(state, seat, cell)
    else:
        emit(state, EVERYBODY, Happening.REVEALED, opponent, cell, shown, 0)
        know_shown(state, seat, cell, shown)
        if Shown.CRANE <= shown <= Shown.OWL:
            tell(state, opponent, shown)
            find(state, seat, shown)
    check_for_win(state, seat)
    if state.phase != Phase.END:
        end_turn(state, Outcome.MISS)


@kernel
def tell(state: State, seat: int, animal: int) -> None:
    """9.1 A miss on an animal is known to both: its owner notes that the opponent has found it."""
    if state.told[seat, animal - Figure.CRANE] == 0:
        state.told[seat, animal - Figure.CRANE] = state.clock


@kernel
def back_line(state: State, seat: int) -> int:
    """PJ-8.10 The line the found princess goes back to: the second one if the starting line has no place."""
    return 1 if free_columns(state, seat, 0) == 0 else 0


@kernel
def why_not_back(state: State, seat: int, line: int, column: int) -> Clause:
    """PJ-8.7, PJ-8.8, PJ-8.10 Whether the found princess may be brought back to that cell."""
    if line == 1 and back_line(state, seat) == 0:
        return Clause.PJ_8_10 if state.mode == Mode.EXPERT else Clause.PJ_8_7
    cell = int(LINE[seat, line, column])
    if cell == state.found_cell:
        return Clause.PJ_8_8
    return Clause.NONE if own_empty(state, seat, cell) else Clause.PJ_8_7


@kernel
def list_backs(state: State, seat: int, out: list[int]) -> int:
    """Every place the found princess may be brought back to."""
    count = 0
    for line in range(LINES):
        for column in range(SIDE):
            if why_not_back(state, seat, line, column) == Clause.NONE:
                out[count] = BACK + SIDE * line + column
                count += 1
    return count


@kernel
def bring_back(state: State, seat: int, line: int, column: int) -> None:
    """PJ-8.7, PJ-8.9 Her owner hides her again on that line, the pointing player's eyes closed; PJ-9.1."""
    cell, target = int(state.found_cell), int(LINE[seat, line, column])
    pointer = int(state.active)
    if line == 1:
        know_full_line(state, pointer, cell)
    hide_again(state, seat, Figure.PRINCESS, cell, target, line)
    state.found_cell = NO_CELL
    owner = 1 << seat
    emit(state, owner, Happening.BROUGHT_BACK, seat, line, target, 0)
    emit(state, EVERYBODY & ~owner, Happening.BROUGHT_BACK, seat, line, NO_CELL, 0)
