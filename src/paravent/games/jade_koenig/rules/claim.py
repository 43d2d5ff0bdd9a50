"""JK-14.2 to JK-14.4 Claims, in the window after an exchange and late."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.cards import CARD_PAIRS, ORDERS, SYMBOLS, TRIPLES, TRIPLES_AT
from paravent.games.jade_koenig.rules.actions import CLAIM, NO_CLAIM, guesses
from paravent.games.jade_koenig.rules.hinder import unanswered
from paravent.games.jade_koenig.rules.seats import is_playing, left_of
from paravent.games.jade_koenig.rules.turn import After, eliminate, finish, lose_in_turn
from paravent.games.jade_koenig.state import (
    NOBODY,
    Answer,
    Clause,
    Extra,
    Happening,
    Loss,
    Phase,
    Reason,
    State,
    Switch,
)


@kernel
def claimed_pairs(state: State, triple: int) -> int:
    """JK-R-51 The three places with the symbols lying there now, as a bit set of pairs."""
    pairs = 0
    for number in range(3):
        place = int(TRIPLES_AT[triple, number])
        pairs |= 1 << SYMBOLS * place + int(state.arrangement[place])
    return pairs


@kernel
def shows_three_symbols(state: State, triple: int) -> bool:
    """JK-R-51 No task card could fit otherwise."""
    first = state.arrangement[int(TRIPLES_AT[triple, 0])]
    second = state.arrangement[int(TRIPLES_AT[triple, 1])]
    third = state.arrangement[int(TRIPLES_AT[triple, 2])]
    return first not in (second, third) and bool(second != third)


@kernel
def may_claim_on_author(state: State, seat: int) -> bool:
    """JK-R-53 Another seat laid the arrangement; self_claim: anybody did."""
    if state.author == NOBODY:
        return False
    return state.author != seat or state.self_claim == Extra.ON


@kernel
def may_claim_late(state: State, seat: int) -> bool:
    """JK-R-52 (2) Whenever a seat is about to choose what to do with its turn."""
    return (
        state.phase == Phase.TURN
        and state.late_claims == Switch.ON
        and is_playing(state, seat)
        and may_claim_on_author(state, seat)
    )


@kernel
def why_not_claim(state: State, seat: int, triple: int) -> Clause:
    """JK-R-52 When; JK-R-53 on what another laid; JK-R-51 three different symbols."""
    clause = why_not_now(state, seat)
    if clause != Clause.NONE:
        return clause
    return Clause.NONE if shows_three_symbols(state, triple) else Clause.JK_R_51


@kernel
def why_not_now(state: State, seat: int) -> Clause:
    """JK-R-52, JK-R-53, JK-R-56 Whether the seat may claim anything now."""
    if state.phase == Phase.CLAIMS:
        return why_not_in_window(state, seat)
    if state.phase in (Phase.SWAP, Phase.QUESTION) and seat == state.on_turn:
        return Clause.JK_R_56
    if state.phase != Phase.TURN or state.late_claims == Switch.OFF:
        return Clause.JK_R_52
    return Clause.NONE if may_claim_on_author(state, seat) else Clause.JK_R_53


@kernel
def why_not_in_window(state: State, seat: int) -> Clause:
    """JK-R-52 (1) Who was asked answers once; JK-R-56 the consultant is not asked."""
    if not state.asked >> seat & 1:
        return Clause.JK_R_56
    return Clause.JK_R_52 if state.answer[seat] != Answer.NONE else Clause.NONE


@kernel
def why_not_decline_claim(state: State, seat: int) -> Clause:
    """JK-R-52 No claim is an answer in the window."""
    if state.phase != Phase.CLAIMS or not state.asked >> seat & 1 or state.answer[seat] != Answer.NONE:
        return Clause.JK_R_52
    return Clause.NONE


@kernel
def list_claims(state: State, out: Int16s, count: int) -> int:
    """Appends every claim that could fit a card, as an action; returns how many are listed then."""
    first = guesses(state) + CLAIM
    for triple in range(TRIPLES):
        if shows_three_symbols(state, triple):
            out[count] = first + triple
            count += 1
    return count


@kernel
def list_answers(state: State, out: Int16s) -> int:
    """No claim, or any claim, as actions; returns how many."""
    out[0] = guesses(state) + NO_CLAIM
    return list_claims(state, out, 1)


@kernel
def is_right(state: State, seat: int, triple: int) -> bool:
    """JK-14.3, JK-R-51 These three pairs are exactly the seat's task card."""
    return bool(CARD_PAIRS[int(state.tasks[seat])] == claimed_pairs(state, triple))


@kernel
def open_claims(state: State, consultant: int) -> None:
    """JK-R-52 (1) Every other seat in the game is asked before the chips are placed; self_claim: all are."""
    state.phase = Phase.CLAIMS
    state.asked = state.playing
    if state.self_claim == Extra.OFF:
        state.asked &= ~(1 << consultant)
    emit(state, EVERYBODY, Happening.WINDOW, Phase.CLAIMS, 1, int(state.asked), 0)


@kernel
def answer_claims(state: State, seat: int, answer: int) -> int:
    """JK-R-52 Answers are secret until the last one is in."""
    state.answer[seat] = answer
    state.answered |= 1 << seat
    emit(state, 1 << seat, Happening.ANSWERED, answer, 0, 0, 0)
    return judge(state) if unanswered(state) == 0 else After.NOTHING


@kernel
def judge(state: State) -> int:
    """JK-R-54 Clockwise from the left of the consultant; the first right claim wins, wrong ones are eliminated."""
    consultant = int(state.on_turn)
    emit(state, EVERYBODY, Happening.WINDOW, Phase.CLAIMS, 0, int(state.asked), 0)
    seat = consultant
    for _ in range(state.seats):
        seat = left_of(state, seat)
        if state.answer[seat] >= Answer.CLAIM:
            judge_one(state, seat, int(state.answer[seat]) - Answer.CLAIM)
            if state.phase == Phase.OVER:
                return After.NOTHING
    state.asked = 0
    state.answered = 0
    state.answer[:] = Answer.NONE
    state.phase = Phase.QUESTION
    return After.NOTHING if is_playing(state, consultant) else After.CYCLE


@kernel
def judge_one(state: State, seat: int, triple: int) -> None:
    """JK-14.3, JK-14.4 A right claim wins; one wrong detail, and the seat is eliminated."""
    if settle_claim(state, seat, triple, 0):
        finish(state, seat, Reason.CLAIM)
    else:
        eliminate(state, seat, Loss.CLAIM)


@kernel
def settle_claim(state: State, seat: int, triple: int, late: int) -> bool:
    """JK-R-55 Everybody learns the claimed places and whether the claim was right."""
    right = is_right(state, seat, triple)
    emit(state, EVERYBODY, Happening.CLAIMED, seat, triple, 1 if right else 0, late)
    if not right:
        exclude_claimed(state, seat, triple)
    return right


@kernel
def exclude_claimed(state: State, seat: int, triple: int) -> None:
    """10.2 A wrong claim was not the seat's card."""
    pairs = claimed_pairs(state, triple)
    for order in range(ORDERS):
        if CARD_PAIRS[ORDERS * triple + order] == pairs:
            state.possible[seat, triple] &= ~(1 << order)
            state.possible_to_all[seat, triple] &= ~(1 << order)


@kernel
def claim_late(state: State, seat: int, triple: int) -> int:
    """JK-R-52 (2), JK-R-55 If the seat on turn claims and is wrong, its turn is over."""
    if settle_claim(state, seat, triple, 1):
        finish(state, seat, Reason.CLAIM)
        return After.NOTHING
    return lose_in_turn(state, seat, Loss.CLAIM)
