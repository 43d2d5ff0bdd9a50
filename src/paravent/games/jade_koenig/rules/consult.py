"""JK-9, JK-10 Consulting the oracle: symbols are exchanged, places marked, three numbers told."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.cards import (
    EVERY_ORDER,
    FULL_ANSWER,
    ORDERS,
    PAIRS_AT,
    PLACES,
    SYMBOLS,
    TRIPLES,
    answer_code,
    ones,
)
from paravent.games.jade_koenig.rules.actions import CHIP, DONE, SWAP, guesses
from paravent.games.jade_koenig.rules.claim import open_claims
from paravent.games.jade_koenig.rules.seats import right_of
from paravent.games.jade_koenig.rules.turn import After, finish
from paravent.games.jade_koenig.state import (
    QUESTIONS,
    Answers,
    Clause,
    Happening,
    Phase,
    Reason,
    State,
)

MOST_CHANGED = 6  # JK-9.3
MOST_SWAPS = 6  # JK-R-32


@kernel
def count_changed(state: State) -> int:
    """JK-R-31 How many places show another symbol than when the consultation began."""
    count = 0
    for place in range(PLACES):
        count += state.arrangement[place] != state.before[place]
    return count


@kernel
def change_by(state: State, first: int, second: int) -> int:
    """By how much a swap would change that number."""
    one, other = int(state.arrangement[first]), int(state.arrangement[second])
    now = int(one != state.before[first]) + int(other != state.before[second])
    then = int(other != state.before[first]) + int(one != state.before[second])
    return then - now


@kernel
def why_not_swap(state: State, pair: int) -> Clause:
    """JK-R-32 Two places with different symbols, at most six swaps; JK-9.3, JK-R-31 at most six places differ."""
    if state.phase != Phase.SWAP:
        return Clause.JK_9_3
    first, second = int(PAIRS_AT[pair, 0]), int(PAIRS_AT[pair, 1])
    if state.arrangement[first] == state.arrangement[second] or state.swaps >= MOST_SWAPS:
        return Clause.JK_R_32
    if count_changed(state) + change_by(state, first, second) > MOST_CHANGED:
        return Clause.JK_9_3
    return Clause.NONE


@kernel
def list_swaps(state: State, out: Int16s) -> int:
    """Every swap that is allowed, and being done, as actions; returns how many."""
    first, count = guesses(state) + SWAP, 0
    if state.swaps < MOST_SWAPS:
        changed = count_changed(state)
        for pair in range(PAIRS_AT.shape[0]):
            one, other = int(PAIRS_AT[pair, 0]), int(PAIRS_AT[pair, 1])
            differ = state.arrangement[one] != state.arrangement[other]
            if differ and changed + change_by(state, one, other) <= MOST_CHANGED:
                out[count] = first + pair
                count += 1
    out[count] = guesses(state) + DONE
    return count + 1


@kernel
def swap(state: State, seat: int, pair: int) -> None:
    """JK-9.3 Two symbol cards change places."""
    first, second = int(PAIRS_AT[pair, 0]), int(PAIRS_AT[pair, 1])
    symbol = state.arrangement[first]
    state.arrangement[first] = state.arrangement[second]
    state.arrangement[second] = symbol
    state.swaps += 1
    emit(state, EVERYBODY, Happening.SWAPPED, seat, pair, 0, 0)


@kernel
def settle(state: State, seat: int) -> None:
    """JK-R-53 Who changes the arrangement is its author, and others may claim on it; else the question follows."""
    changed = count_changed(state)
    emit(state, EVERYBODY, Happening.SETTLED, seat, changed, 0, 0)
    if changed > 0:
        state.author = seat
        open_claims(state, seat)
    else:
        state.phase = Phase.QUESTION


@kernel
def chips_left(state: State, seat: int) -> int:
    """JK-R-33 Chips that have still to be put on places."""
    return int(state.chips[seat]) - ones(int(state.marked))


@kernel
def why_not_chip(state: State, seat: int, place: int) -> Clause:
    """JK-9.4 One chip a place; JK-R-33 no more than there are."""
    if state.phase != Phase.QUESTION or state.marked >> place & 1:
        return Clause.JK_9_4
    return Clause.NONE if chips_left(state, seat) > 0 else Clause.JK_R_33


@kernel
def why_not_ask(state: State, seat: int) -> Clause:
    """JK-R-33 All chips are used."""
    if state.phase != Phase.QUESTION:
        return Clause.JK_9_4
    return Clause.NONE if chips_left(state, seat) == 0 else Clause.JK_R_33


@kernel
def list_questions(state: State, seat: int, out: Int16s) -> int:
    """Free places for a chip, or asking, as actions; returns how many."""
    first, count = guesses(state) + CHIP, 0
    if chips_left(state, seat) == 0:
        out[0] = first + PLACES
        return 1
    for place in range(PLACES):
        if not state.marked >> place & 1:
            out[count] = first + place
            count += 1
    return count


@kernel
def put_chip(state: State, seat: int, place: int) -> None:
    """JK-9.4."""
    state.marked |= 1 << place
    emit(state, EVERYBODY, Happening.CHIP, seat, place, 0, 0)


@kernel
def question_sets(question: int) -> tuple[int, int, int]:
    """The places, symbols and pairs of a question as bit sets; JK-10.3 a symbol counts once."""
    places, symbols, pairs = 0, 0, 0
    for place in range(PLACES):
        symbol = (question >> 3 * place & 7) - 1
        if symbol >= 0:
            places |= 1 << place
            symbols |= 1 << symbol
            pairs |= 1 << SYMBOLS * place + symbol
    return places, symbols, pairs


@kernel
def asker_of(question: int) -> int:
    """Whose question it was."""
    return question >> 3 * PLACES


@kernel
def marked_question(state: State, seat: int) -> int:
    """The marked places with their symbols as one number: 1 + symbol in three bits a place, then the seat."""
    question = seat << 3 * PLACES
    for place in range(PLACES):
        if state.marked >> place & 1:
            question |= 1 + int(state.arrangement[place]) << 3 * place
    return question


@kernel
def ask(state: State, seat: int) -> int:
    """JK-10.1, JK-R-30 The referee answers in the oracle's name; JK-14.1, JK-R-36 3/3/3 wins."""
    question = marked_question(state, seat)
    places, symbols, pairs = question_sets(question)
    code = answer_code(int(state.tasks[seat]), places, symbols, pairs)
    half = PLACES // 2
    emit(state, EVERYBODY, Happening.ASKED, seat, places, question & 0o7777, question >> 3 * half & 0o7777)
    emit(state, audience_of(state, seat, code), Happening.ANSWER, seat, code, 0, 0)
    keep_question(state, question, code)
    narrow_cards(state, seat, code, places, symbols, pairs)
    if code == FULL_ANSWER:
        finish(state, seat, Reason.ORACLE)
    return After.CYCLE


@kernel
def audience_of(state: State, seat: int, code: int) -> int:
    """JK-R-34 Who hears the answer: everybody, or the consultant and its oracle; 3/3/3 is always public."""
    if state.answers == Answers.PUBLIC or code == FULL_ANSWER:
        return EVERYBODY
    return 1 << seat | 1 << right_of(state, seat)


@kernel
def keep_question(state: State, question: int, code: int) -> None:
    """Writes a row of the note table; when it is full, the oldest row goes."""
    if state.questions == QUESTIONS:
        for row in range(QUESTIONS - 1):
            state.question[row] = state.question[row + 1]
            state.reply[row] = state.reply[row + 1]
        state.questions -= 1
    row = int(state.questions)
    state.question[row] = question
    state.reply[row] = code
    state.questions += 1


@kernel
def fitting_orders(triple: int, code: int, places: int, symbols: int, pairs: int) -> int:
    """10.2 The cards of a triple that answer a question so, as a bit set."""
    fitting = 0
    for order in range(ORDERS):
        if answer_code(ORDERS * triple + order, places, symbols, pairs) == code:
            fitting |= 1 << order
    return fitting


@kernel
def narrow_cards(state: State, seat: int, code: int, places: int, symbols: int, pairs: int) -> None:
    """10.2 The cards that give this answer stay possible; of a private answer all know that it was not 3/3/3."""
    is_public = audience_of(state, seat, code) == EVERYBODY
    for triple in range(TRIPLES):
        fitting = fitting_orders(triple, code, places, symbols, pairs)
        state.possible[seat, triple] &= fitting
        if not is_public:
            fitting = EVERY_ORDER & ~fitting_orders(triple, FULL_ANSWER, places, symbols, pairs)
        state.possible_to_all[seat, triple] &= fitting
