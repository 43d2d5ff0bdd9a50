"""Who knows what (section 9): `hide` leaves a seat what it may know."""

from paravent.engine.events import keep_events
from paravent.engine.jit import kernel
from paravent.engine.record import UNKNOWN
from paravent.games.jade_koenig.cards import FULL_ANSWER, TRIPLES
from paravent.games.jade_koenig.rules.consult import asker_of
from paravent.games.jade_koenig.rules.seats import left_of, right_of
from paravent.games.jade_koenig.state import (
    NO_CARD,
    NO_ROUTE,
    TASK_CARDS,
    Answer,
    Answers,
    Phase,
    Routes,
    State,
    StoneFaces,
    Switch,
)


@kernel
def hide(state: State, seat: int) -> None:
    """Leaves what the seat may know (-1: a spectator); JK-R-67 at the end everything but the generator."""
    state.rng[:] = 0
    keep_events(state, seat)
    if state.phase == Phase.OVER:
        return
    state.answered &= 0 if seat < 0 else 1 << seat
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            state.hand[other, :] = UNKNOWN
        if other != seat:
            state.answer[other] = Answer.NONE
            hide_oracle(state, other)
        if not knows_answers(state, seat, other):
            for triple in range(TRIPLES):
                state.possible[other, triple] = state.possible_to_all[other, triple]
    hide_faces(state, seat)
    hide_replies(state, seat)
    if state.phase != Phase.PLACE:
        hide_tasks(state, seat)
    if not knows_route(state, seat):
        state.route = UNKNOWN


@kernel
def knows_hand(state: State, seat: int, owner: int) -> bool:
    """JK-R-20 The owner knows the faces in hand; blind: nobody does."""
    return seat == owner and bool(state.stone_faces == StoneFaces.KNOWN)


@kernel
def knows_face(state: State, seat: int, node: int) -> bool:
    """JK-R-25 Who laid a stone knows its face as long as it lies."""
    return bool(state.lying[node] == 1 + seat and state.stone_memory == Switch.ON)


@kernel
def knows_tasks(state: State, seat: int, owner: int) -> bool:
    """JK-2.9 A seat holds the task card of its left neighbour; JK-R-61 also when it is eliminated."""
    return seat >= 0 and owner == left_of(state, seat)


@kernel
def knows_answers(state: State, seat: int, owner: int) -> bool:
    """JK-R-34 Everybody hears the answers to a seat's questions; private: the seat and its oracle."""
    if state.answers == Answers.PUBLIC or seat == owner:
        return True
    return seat == right_of(state, owner)


@kernel
def knows_route(state: State, seat: int) -> bool:
    """JK-R-12 A planned route is sealed."""
    return bool(state.route == NO_ROUTE or state.routes == Routes.OPEN or seat == state.on_turn)


@kernel
def hide_oracle(state: State, owner: int) -> None:
    """JK-2.7 An oracle card is its owner's, until it is shown (JK-R-14)."""
    if state.oracle[owner] != NO_CARD and state.shown != owner:
        state.oracle[owner] = UNKNOWN


@kernel
def hide_faces(state: State, seat: int) -> None:
    for node in range(state.lying.size):
        if state.lying[node] != 0 and not knows_face(state, seat, node):
            state.face[node] = UNKNOWN


@kernel
def hide_replies(state: State, seat: int) -> None:
    """JK-R-34 A private answer; 3/3/3 is always public."""
    for row in range(state.questions):
        asker = asker_of(int(state.question[row]))
        if state.reply[row] != FULL_ANSWER and not knows_answers(state, seat, asker):
            state.reply[row] = UNKNOWN


@kernel
def hide_tasks(state: State, seat: int) -> None:
    for index in range(TASK_CARDS):
        if index >= state.seats or not knows_tasks(state, seat, index):
            state.tasks[index] = UNKNOWN
