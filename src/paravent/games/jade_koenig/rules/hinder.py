"""JK-7 Hindering: who lays a danger stone against an announced move, and where."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.board import NEAR_COUNT, NEAR_SPACE
from paravent.games.jade_koenig.cards import ones
from paravent.games.jade_koenig.rules.actions import HINDER, LAY
from paravent.games.jade_koenig.rules.move import has_open_route, narrow_targets
from paravent.games.jade_koenig.rules.seats import in_cycle, left_of
from paravent.games.jade_koenig.rules.stones import drawn_face, lay_stone
from paravent.games.jade_koenig.state import (
    FACES,
    NOBODY,
    UNSEEN,
    Answer,
    Clause,
    Happening,
    Phase,
    Priority,
    State,
    StoneFaces,
    Switch,
)


@kernel
def announce(state: State, seat: int) -> None:
    """JK-4.3 The seat will move; JK-7.1 others may answer with a stone."""
    state.idle = 0
    emit(state, EVERYBODY, Happening.ANNOUNCED, seat, 0, 0, 0)
    if not has_open_route(state, seat):
        narrow_targets(state, seat)
    may_lay = who_may_lay(state, seat)
    if may_lay == 0:
        state.phase = Phase.ROUTE
        return
    state.phase = Phase.HINDER
    state.asked = may_lay
    emit(state, EVERYBODY, Happening.WINDOW, Phase.HINDER, 1, may_lay, 0)


@kernel
def who_may_lay(state: State, mover: int) -> int:
    """JK-R-17 The seats in the cycle with a stone in hand, the mover aside; nobody if there is no space for one."""
    may_lay = 0
    others = in_cycle(state) & ~(1 << mover)
    for seat in range(state.seats):
        if others >> seat & 1 and state.held[seat] > 0:
            may_lay |= 1 << seat
    if may_lay != 0 and not has_laying_space(state, mover):
        return 0
    return may_lay


@kernel
def has_laying_space(state: State, mover: int) -> bool:
    """JK-R-15 Some space within the mover's reach is free."""
    board, node = int(state.board), int(state.piece[mover])
    for index in range(NEAR_COUNT[board, node]):
        space = int(NEAR_SPACE[board, node, index])
        if state.standing[space] == 0 and state.lying[space] == 0:
            return True
    return False


@kernel
def is_near(state: State, mover: int, space: int) -> bool:
    """JK-7.4 The space is within the mover's reach."""
    board, node = int(state.board), int(state.piece[mover])
    for index in range(NEAR_COUNT[board, node]):  # noqa: SIM110 - compiled
        if NEAR_SPACE[board, node, index] == space:
            return True
    return False


@kernel
def why_not_answer(state: State, seat: int) -> Clause:
    """JK-7.1 Hinder and let pass belong to the window; JK-R-18 and are said once; JK-R-19 who was chosen must lay."""
    if state.phase == Phase.LAY and seat == state.placer:
        return Clause.JK_R_19
    if state.phase != Phase.HINDER or not state.asked >> seat & 1:
        return Clause.JK_7_1
    return Clause.JK_R_18 if state.answer[seat] != Answer.NONE else Clause.NONE


@kernel
def answer_move(state: State, seat: int, action: int) -> None:
    """JK-R-18 Answers are secret until the last one is in; first-come: the first to call closes the window."""
    answer = Answer.HINDER if action == HINDER else Answer.DECLINED
    state.answer[seat] = answer
    state.answered |= 1 << seat
    emit(state, 1 << seat, Happening.ANSWERED, answer, 0, 0, 0)
    if state.hinder_priority == Priority.FIRST_COME and action == HINDER:
        close_window(state, seat)
    elif unanswered(state) == 0:
        close_window(state, chosen_placer(state))


@kernel
def unanswered(state: State) -> int:
    """Who was asked in the window and has not answered, as a bit set."""
    return int(state.asked) & ~int(state.answered)


@kernel
def close_window(state: State, placer: int) -> None:
    """JK-R-18 Everyone learns who lays, not who else wanted to."""
    emit(state, EVERYBODY, Happening.WINDOW, Phase.HINDER, 0, int(state.asked), 0)
    emit(state, EVERYBODY, Happening.HINDERS, placer, int(state.on_turn), 0, 0)
    state.asked = 0
    state.answer[:] = Answer.NONE
    state.answered = 0
    state.placer = placer
    state.phase = Phase.ROUTE if placer == NOBODY else Phase.LAY


@kernel
def chosen_placer(state: State) -> int:
    """JK-R-18 Of those who want to: the one with the most stones, the first clockwise from the mover, or any."""
    willing = 0
    for seat in range(state.seats):
        if state.answer[seat] == Answer.HINDER:
            willing |= 1 << seat
    if willing == 0:
        return NOBODY
    if state.hinder_priority == Priority.RANDOM:
        return drawn_seat(state, willing)
    return first_willing(state, willing)


@kernel
def drawn_seat(state: State, willing: int) -> int:
    """One of the seats of a bit set, at random."""
    skip = below(state, ones(willing))
    seat = 0
    while skip > 0 or not willing >> seat & 1:
        skip -= willing >> seat & 1
        seat += 1
    return seat


@kernel
def first_willing(state: State, willing: int) -> int:
    """The first clockwise from the mover, among those with the most stones where that counts."""
    chosen, most = NOBODY, 0
    seat = left_of(state, int(state.on_turn))
    while seat != state.on_turn:
        stones = int(state.held[seat]) if state.hinder_priority == Priority.MOST_STONES else 1
        if willing >> seat & 1 and stones > most:
            chosen, most = seat, stones
        seat = left_of(state, seat)
    return chosen


@kernel
def why_not_lay(state: State, seat: int, choice: int) -> Clause:
    """JK-7.1 Only who was chosen lays; JK-R-15, JK-R-16 on a free space within reach; JK-R-20 a face in hand."""
    if state.phase != Phase.LAY or seat != state.placer:
        return Clause.JK_7_1
    space, face = choice // FACES, choice % FACES
    if state.lying[space] != 0:
        return Clause.JK_7_3
    if not is_near(state, int(state.on_turn), space):
        return Clause.JK_7_4
    if state.standing[space] != 0:
        return Clause.JK_R_16
    return Clause.NONE if may_lay_face(state, seat, face) else Clause.JK_R_20


@kernel
def may_lay_face(state: State, seat: int, face: int) -> bool:
    """JK-R-20 The placer chooses a face in hand; section 8: a stone drawn blindly has the number of a snake."""
    if state.stone_faces == StoneFaces.BLIND:
        return face == 0
    return bool(state.hand[seat, face] > 0)


@kernel
def list_layings(state: State, seat: int, out: Int16s) -> int:
    """Every space and face the placer may choose, as actions; returns how many."""
    board, node = int(state.board), int(state.piece[int(state.on_turn)])
    snakes, jaguars = may_lay_face(state, seat, 0), may_lay_face(state, seat, 1)
    count = 0
    for index in range(NEAR_COUNT[board, node]):
        space = int(NEAR_SPACE[board, node, index])
        if state.standing[space] == 0 and state.lying[space] == 0:
            if snakes:
                out[count] = LAY + FACES * space
                count += 1
            if jaguars:
                out[count] = LAY + FACES * space + 1
                count += 1
    return count


@kernel
def lay(state: State, seat: int, choice: int) -> None:
    """JK-7.4 The stone lies face down; JK-7.5 its placer alone knows the face."""
    space, face = choice // FACES, choice % FACES
    if state.stone_faces == StoneFaces.BLIND:
        face = drawn_face(state, seat)
    lay_stone(state, seat, space, face)
    state.fresh = space
    state.phase = Phase.ROUTE
    emit(state, EVERYBODY & ~(1 << seat), Happening.LAID, seat, space, UNSEEN, 0)
    emit(state, 1 << seat, Happening.LAID, seat, space, told_face(state, face), 0)


@kernel
def told_face(state: State, face: int) -> int:
    """JK-R-25 off: who chose the face is not told it; a stone drawn blindly is looked at while it is laid."""
    if state.stone_memory == Switch.OFF and state.stone_faces == StoneFaces.KNOWN:
        return UNSEEN
    return face
