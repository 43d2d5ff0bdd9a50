"""PJ-10 Mirror holders, PJ-13 found animals, and the check for a win after every change (PJ-5.3)."""

from paravent.engine.events import emit
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, BELOVED, CAPTAINS, FAR, GOAL, IN_FRONT, NO_CELL, SEATS
from paravent.games.princess_jing.knowledge import know_empty, know_not_princess, know_shown
from paravent.games.princess_jing.rules.turn import finish
from paravent.games.princess_jing.screens import face, last_mirror
from paravent.games.princess_jing.state import (
    NOBODY,
    Detail,
    ExpertWin,
    Figure,
    Happening,
    Mode,
    Peek,
    Phase,
    Reason,
    Shown,
    State,
)
from paravent.games.princess_jing.trail import note_looks, note_visits


@kernel
def after_change(state: State, mover: int, looker: int) -> None:
    """PJ-5.3, PJ-10.6 Positions have changed, or a seat looks: mirrors show, and there may be a winner."""
    state.clock += 1
    if looker == NOBODY and state.peek == Peek.ANNOUNCED:
        forget_glances(state)
    for seat in range(SEATS):
        if state.peek == Peek.AUTOMATIC or seat == looker:
            look_into_mirrors(state, seat, seat == looker)
    check_for_win(state, mover)


@kernel
def look_into_mirrors(state: State, seat: int, asked: bool) -> None:
    """PJ-10.2 What each own mirror shows; told where it changed or was asked for."""
    for figure in range(Figure.MIRROR1, last_mirror(state) + 1):
        mirror = figure - Figure.MIRROR1
        holder = int(state.at[seat, figure])
        cell = int(IN_FRONT[seat, holder])
        shown = reflection(state, seat, cell)
        if shown == Shown.EMPTY:
            know_empty(state, seat, cell)
        elif cell != NO_CELL:
            know_shown(state, seat, cell, shown)
        if asked or state.glance_cell[seat, mirror] != cell or state.glance[seat, mirror] != shown:
            state.glance_cell[seat, mirror] = cell
            state.glance[seat, mirror] = shown
            tell_glance(state, seat, figure, holder)
        if Shown.CRANE <= shown <= Shown.OWL:
            find(state, seat, shown)
    if state.mode == Mode.EXPERT:
        note_looks(state, 1 - seat)


@kernel
def tell_glance(state: State, seat: int, figure: int, holder: int) -> None:
    """PJ-10.6 The owner alone is told."""
    mirror = figure - Figure.MIRROR1
    cell, shown = int(state.glance_cell[seat, mirror]), int(state.glance[seat, mirror])
    emit(state, 1 << seat, Happening.MIRROR, figure, holder, cell, shown)


@kernel
def reflection(state: State, seat: int, cell: int) -> int:
    """PJ-10.2, PJ-10.3, PJ-10.4, PJ-10.7 What the seat's mirror in front of that cell shows."""
    if cell == NO_CELL:
        return Shown.NOTHING
    shown = face(state, 1 - seat, cell)
    if state.mirror_detail == Detail.LADY and (shown == Shown.PRINCESS or shown == Shown.MAID):
        return Shown.LADY
    return shown


@kernel
def forget_glances(state: State) -> None:
    """PJ-10.6 announced: after a movement nothing is shown until somebody looks again."""
    state.looked[:] = 0
    state.glance_cell[:, :] = NO_CELL
    state.glance[:, :] = Shown.NOTHING


@kernel
def find(state: State, seat: int, animal: int) -> None:
    """PJ-13.3 An opposing animal was shown to the seat; PJ-13.4 the second one identifies the captain."""
    number = animal - Figure.CRANE
    if state.found[seat, number] > 0:
        return
    state.found[seat, number] = state.clock
    emit(state, 1 << seat, Happening.FOUND, animal, 0, 0, 0)
    if has_found_both(state, seat):
        captain = beloved_captain(state, seat)
        column = int(state.captains[seat, captain])
        emit(state, 1 << seat, Happening.IDENTIFIED, captain, column, int(FAR[seat, column]), seat)


@kernel
def has_found_both(state: State, seat: int) -> bool:
    """PJ-13.4 The seat has found both animals the opponent hid."""
    count = 0
    for animal in range(ANIMALS):
        if state.found[seat, animal] > 0:
            count += 1
    return count == 2


@kernel
def beloved_captain(state: State, seat: int) -> int:
    """PJ-13.1, PJ-13.2 By the own card and the pair the opponent hid."""
    return int(BELOVED[int(state.card[seat]), int(state.left_out[1 - seat]) - Figure.CRANE])


@kernel
def goal(state: State, seat: int) -> int:
    """PJ-11.1, PJ-13.5 The cell where the seat's princess wins now, or none."""
    if state.mode == Mode.BASIC:
        return int(GOAL[seat])
    if state.expert_win == ExpertWin.IDENTIFIED and not has_found_both(state, seat):
        return NO_CELL
    return int(FAR[seat, int(state.captains[seat, beloved_captain(state, seat)])])


@kernel
def may_win(state: State, seat: int) -> bool:
    """PJ-14.13 During a paralysis only the caller can win by reaching a captain."""
    return state.phase != Phase.PARALYSIS or seat == state.active


@kernel
def check_for_win(state: State, mover: int) -> None:
    """PJ-5.3 Is there a winner? PJ-11.5 The mover is asked first."""
    if stands_before_captain(state, mover):
        finish(state, mover, Reason.CAPTAIN)
    elif stands_before_captain(state, 1 - mover):
        finish(state, 1 - mover, Reason.CAPTAIN)
    else:
        note_no_win(state)


@kernel
def stands_before_captain(state: State, seat: int) -> bool:
    """PJ-11.1, PJ-13.5 The seat's princess stands where she wins."""
    return may_win(state, seat) and state.at[seat, Figure.PRINCESS] == goal(state, seat)


@kernel
def note_no_win(state: State) -> None:
    """K-12 What follows from the game going on."""
    if state.mode == Mode.BASIC:
        know_not_princess(state, 0, int(GOAL[1]))
        know_not_princess(state, 1, int(GOAL[0]))
        return
    for seat in range(SEATS):
        if may_win(state, seat):
            note_visits(state, 1 - seat)
            note_captains(state, seat)


@kernel
def note_captains(state: State, seat: int) -> None:
    """PJ-13.6 position: the captain before whom the own princess stands without winning is not the beloved one."""
    if state.expert_win == ExpertWin.IDENTIFIED:
        return
    for captain in range(CAPTAINS):
        if state.at[seat, Figure.PRINCESS] == FAR[seat, int(state.captains[seat, captain])]:
            state.stood[seat] |= 1 << captain
