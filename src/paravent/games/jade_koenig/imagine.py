"""`imagine`: one way the rest could be, consistent with all that a seat has seen.

Stones, task cards and oracle cards are drawn evenly among those that agree with what is known, by drawing all and, as
long as something disagrees, drawing all again.
"""

from typing import Final

from paravent.engine.generator import below, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.record import UNKNOWN
from paravent.games.jade_koenig.board import NOWHERE, ROUTE_COUNT, ROUTE_END, STEPS
from paravent.games.jade_koenig.cards import ORDERS, TRIPLES, answer_code, ones
from paravent.games.jade_koenig.hidden import knows_answers, knows_face, knows_hand, knows_tasks
from paravent.games.jade_koenig.rules.consult import asker_of, fitting_orders, question_sets
from paravent.games.jade_koenig.rules.deal import draw_letter, is_among, new_card
from paravent.games.jade_koenig.rules.guess import count_faced
from paravent.games.jade_koenig.rules.move import step, why_not_end
from paravent.games.jade_koenig.rules.stones import draw_snakes
from paravent.games.jade_koenig.state import (
    EVERY_LETTER,
    FACES,
    NO_CARD,
    OF_EACH_FACE,
    STONES,
    TASK_CARDS,
    Clause,
    Face,
    Phase,
    State,
)

MOST_DRAWS: Final = 20_000
"""A written position may hold what cannot have been seen; then the last draw has to do."""


@kernel
def imagine(state: State, seat: int, seed: int) -> None:
    """Fills what the seat does not know (-1: a spectator); the generator starts anew."""
    seed_quick(state, seed)
    if state.phase == Phase.OVER:
        return
    imagine_stones(state, seat)
    if state.phase != Phase.PLACE:
        imagine_tasks(state, seat)
        imagine_answers(state, seat)
        imagine_oracles(state)
        imagine_route(state)


@kernel
def imagine_stones(state: State, seat: int) -> None:
    """JK-R-1 Fifteen of each face: those not known are spread over hands, board and box."""
    snakes = OF_EACH_FACE - int(state.turned[Face.SNAKE])
    stones = STONES - int(state.turned[Face.SNAKE]) - int(state.turned[Face.JAGUAR])
    if seat >= 0 and knows_hand(state, seat, seat):
        snakes -= int(state.hand[seat, Face.SNAKE])
        stones -= int(state.hand[seat, Face.SNAKE]) + int(state.hand[seat, Face.JAGUAR])
    for node in range(state.lying.size):
        if state.lying[node] != 0 and knows_face(state, seat, node):
            snakes -= int(state.face[node] == 1 + Face.SNAKE)
            stones -= 1
    for _ in range(MOST_DRAWS):
        spread_stones(state, seat, snakes, stones)
        if agrees_with_returns(state):
            return


@kernel
def spread_stones(state: State, seat: int, snakes: int, stones: int) -> None:
    """Draws the unknown faces of hands and board; what is left is in the box."""
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            count = int(state.held[other]) + int(state.lost[other])
            drawn = draw_snakes(state, count, snakes, stones)
            state.hand[other, Face.SNAKE] = drawn
            state.hand[other, Face.JAGUAR] = count - drawn
            snakes -= drawn
            stones -= count
    for node in range(state.lying.size):
        if state.lying[node] != 0 and not knows_face(state, seat, node):
            drawn = draw_snakes(state, 1, snakes, stones)
            state.face[node] = 1 + (Face.SNAKE if drawn == 1 else Face.JAGUAR)
            snakes -= drawn
            stones -= 1


@kernel
def agrees_with_returns(state: State) -> bool:
    """JK-R-24 What was seen going back to a hand is there, or among the stones laid from it since."""
    for seat in range(state.seats):
        for face in range(FACES):
            if state.went_back[seat] >> face & 1 and not has_returned(state, seat, face):
                return False
    return True


@kernel
def has_returned(state: State, seat: int, face: int) -> bool:
    if state.hand[seat, face] > 0:
        return True
    for node in range(state.lying.size):
        if state.lying[node] == 1 + seat and state.returns[node] >> face & 1 and state.face[node] == 1 + face:
            return True
    return False


@kernel
def imagine_tasks(state: State, seat: int) -> None:
    """JK-R-3 Different cards, each one of those that fit what the seat has heard."""
    for _ in range(MOST_DRAWS):
        if draw_tasks(state, seat):
            break
    for index in range(state.seats, TASK_CARDS):
        state.tasks[index] = new_card(state, index)


@kernel
def draw_tasks(state: State, seat: int) -> bool:
    """Draws the cards of all seats; whether they are all different."""
    for owner in range(state.seats):
        if not knows_tasks(state, seat, owner):
            state.tasks[owner] = draw_card(state, owner)
    for owner in range(1, state.seats):  # noqa: SIM110 - compiled
        if is_among(state, int(state.tasks[owner]), owner):
            return False
    return True


@kernel
def draw_card(state: State, owner: int) -> int:
    """One of the cards possible for a seat, as far as the record tells."""
    count = 0
    for triple in range(TRIPLES):
        count += ones(int(state.possible[owner, triple]))
    skip = below(state, max(1, count))
    for triple in range(TRIPLES):
        orders = int(state.possible[owner, triple])
        if skip < ones(orders):
            return ORDERS * triple + nth_bit(orders, skip)
        skip -= ones(orders)
    return 0


@kernel
def nth_bit(word: int, skip: int) -> int:
    """The number of a set bit, `skip` set ones below it."""
    for _ in range(skip):
        word &= word - 1
    bit = 0
    while not word >> bit & 1:
        bit += 1
    return bit


@kernel
def imagine_answers(state: State, seat: int) -> None:
    """JK-R-34 private: the answers that were not heard, and what follows from them."""
    for owner in range(state.seats):
        if not knows_answers(state, seat, owner):
            for row in range(state.questions):
                if asker_of(int(state.question[row])) == owner:
                    imagine_answer(state, owner, row)


@kernel
def imagine_answer(state: State, owner: int, row: int) -> None:
    places, symbols, pairs = question_sets(int(state.question[row]))
    code = answer_code(int(state.tasks[owner]), places, symbols, pairs)
    state.reply[row] = code
    for triple in range(TRIPLES):
        state.possible[owner, triple] &= fitting_orders(triple, code, places, symbols, pairs)


@kernel
def imagine_oracles(state: State) -> None:
    """JK-12.1 The cards that do not lie open and are not known, dealt anew."""
    left = EVERY_LETTER & ~int(state.opened)
    hidden = 0
    for owner in range(state.seats):
        if state.oracle[owner] == UNKNOWN:
            hidden |= 1 << owner
        elif state.oracle[owner] != NO_CARD:
            left &= ~(1 << int(state.oracle[owner]))
    for _ in range(MOST_DRAWS):
        if draw_oracles(state, hidden, left):
            return


@kernel
def draw_oracles(state: State, owners: int, left: int) -> bool:
    """Deals cards to a set of seats; whether all may have announced what they announced (JK-R-10)."""
    agree = True
    for owner in range(state.seats):
        if owners >> owner & 1:
            letter = draw_letter(state, left)
            state.oracle[owner] = letter
            left &= ~(1 << letter)
            agree = agree and bool(state.targets[owner] >> letter & 1)
    return agree


@kernel
def imagine_route(state: State) -> None:
    """JK-R-12 One of the mover's routes that lead over exactly the stones it faces."""
    if state.route != UNKNOWN:
        return
    board, node = int(state.board), int(state.piece[int(state.on_turn)])
    count, chosen = 0, NOWHERE
    for index in range(ROUTE_COUNT[board, node]):
        if is_possible(state, node, index):
            count += 1
            if below(state, count) == 0:
                chosen = index
    state.route = chosen


@kernel
def is_possible(state: State, node: int, index: int) -> bool:
    """The route may end where it ends, and has exactly the faced stones on it."""
    end = int(ROUTE_END[int(state.board), node, index])
    if why_not_end(state, int(state.on_turn), end) != Clause.NONE:
        return False
    met = 0
    for number in range(STEPS):
        entered = step(state, node, index, number)
        if entered != NOWHERE and state.lying[entered] != 0:
            if not is_faced(state, entered):
                return False
            met += 1
    return met == count_faced(state)


@kernel
def is_faced(state: State, node: int) -> bool:
    for number in range(STEPS):  # noqa: SIM110 - compiled
        if state.faced[number] == node:
            return True
    return False
