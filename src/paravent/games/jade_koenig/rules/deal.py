"""Setup (JK-2) and the deal of a new cycle (JK-12)."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.board import NOWHERE, ORACLES
from paravent.games.jade_koenig.cards import CARDS, COPIES, EVERY_ORDER, PLACES
from paravent.games.jade_koenig.rules.seats import in_cycle, right_of
from paravent.games.jade_koenig.rules.stones import deal_stones
from paravent.games.jade_koenig.state import (
    CHIPS,
    EVERY_LETTER,
    NO_CARD,
    NO_ROUTE,
    NO_SYMBOL,
    NOBODY,
    OPEN_CARDS,
    SEATS,
    TASK_CARDS,
    TOP,
    Happening,
    Phase,
    Reason,
    State,
)


@kernel
def set_table(state: State) -> None:
    """JK-2.1 to JK-2.4 Everything on its place; JK-R-5 the piece of the first seat is placed first."""
    clear_table(state)
    seats = int(state.seats)
    state.playing = (1 << seats) - 1
    state.marker[:seats] = TOP
    state.chips[:seats] = CHIPS
    state.starter = below(state, seats) if state.first_seat == 0 else int(state.first_seat) - 1
    state.placing = state.starter
    state.next_turn = state.starter
    deal_stones(state, 0)


@kernel
def clear_table(state: State) -> None:
    """Nothing dealt, nothing placed, nothing asked."""
    state.phase = Phase.PLACE
    state.sitting = NOBODY
    state.on_turn = NOBODY
    state.placing_next = NOBODY
    state.cycle = 0
    state.turn = 0
    state.idle = 0
    state.winner = NOBODY
    state.reason = Reason.NONE
    state.piece[:] = NOWHERE
    state.standing[:] = 0
    state.marker[:] = 0
    state.chips[:] = 0
    clear_cards(state)
    clear_move(state)
    clear_questions(state)


@kernel
def clear_cards(state: State) -> None:
    """JK-R-5 Before the pieces are placed there are no symbols, tasks and oracle cards."""
    state.arrangement[:] = NO_SYMBOL
    state.before[:] = NO_SYMBOL
    state.author = NOBODY
    state.tasks[:] = NO_CARD
    state.oracle[:] = NO_CARD
    state.opened = 0
    state.shown = NOBODY
    state.targets[:] = EVERY_LETTER


@kernel
def clear_move(state: State) -> None:
    """No window is open, no move under way."""
    state.asked = 0
    state.answered = 0
    state.answer[:] = 0
    state.placer = NOBODY
    state.fresh = NOWHERE
    state.route = NO_ROUTE
    state.faced[:] = NOWHERE
    state.swaps = 0
    state.marked = 0


@kernel
def clear_questions(state: State) -> None:
    """Nothing asked: every card is possible."""
    state.questions = 0
    state.question[:] = 0
    state.reply[:] = 0
    state.possible[:, :] = EVERY_ORDER
    state.possible_to_all[:, :] = EVERY_ORDER


@kernel
def turn_up_symbols(state: State) -> None:
    """JK-2.6, JK-R-2 The eight symbol cards, spread blindly over the places, are revealed."""
    for place in range(PLACES):
        state.arrangement[place] = place // COPIES
    for place in range(PLACES - 1, 0, -1):
        other = below(state, place + 1)
        symbol = state.arrangement[place]
        state.arrangement[place] = state.arrangement[other]
        state.arrangement[other] = symbol
    first, last = 0, 0
    for place in range(PLACES // 2):
        first += int(state.arrangement[place]) << 2 * place
        last += int(state.arrangement[PLACES // 2 + place]) << 2 * place
    emit(state, EVERYBODY, Happening.ARRANGEMENT, first, last, 0, 0)


@kernel
def deal_tasks(state: State) -> None:
    """JK-R-3 Sixteen different cards; JK-2.9 a seat's own lies with its right neighbour."""
    for index in range(TASK_CARDS):
        state.tasks[index] = new_card(state, index)
    for seat in range(state.seats):
        emit(state, 1 << right_of(state, seat), Happening.TASKS, seat, int(state.tasks[seat]), 0, 0)


@kernel
def new_card(state: State, count: int) -> int:
    """A card that is none of the first `count` ones."""
    while True:
        card = below(state, CARDS)
        if not is_among(state, card, count):
            return card


@kernel
def is_among(state: State, card: int, count: int) -> bool:
    for index in range(count):  # noqa: SIM110 - compiled
        if state.tasks[index] == card:
            return True
    return False


@kernel
def deal_oracles(state: State) -> None:
    """JK-12.1, JK-12.2 A new cycle: all oracle cards are shuffled, one for each in the cycle, three more open."""
    state.cycle += 1
    state.idle = 0
    state.shown = NOBODY
    state.oracle[:] = NO_CARD
    state.targets[:] = EVERY_LETTER
    state.opened = 0
    running, left = in_cycle(state), EVERY_LETTER
    for seat in range(state.seats):
        if running >> seat & 1:
            letter = draw_letter(state, left)
            state.oracle[seat] = letter
            left &= ~(1 << letter)
    for _ in range(OPEN_CARDS):
        if left != 0:
            letter = draw_letter(state, left)
            state.opened |= 1 << letter
            left &= ~(1 << letter)
    emit(state, EVERYBODY, Happening.CYCLE, int(state.cycle), int(state.opened), int(state.sitting), 0)
    for seat in range(SEATS):
        if state.oracle[seat] != NO_CARD:
            emit(state, 1 << seat, Happening.ORACLE_CARD, int(state.oracle[seat]), 0, 0, 0)


@kernel
def draw_letter(state: State, left: int) -> int:
    """One of the letters of a bit set, at random."""
    count = 0
    for letter in range(ORACLES):
        count += left >> letter & 1
    skip = below(state, count)
    for letter in range(ORACLES):
        if left >> letter & 1:
            if skip == 0:
                return letter
            skip -= 1
    return NO_CARD
