"""The top of the rules: who may act, what is allowed, and what a decision does."""

from typing import Any

from paravent.engine.commands import RESIGN
from paravent.engine.events import EVERYBODY, begin_events, emit
from paravent.engine.generator import BY_KEY, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.rules import actions
from paravent.games.jade_koenig.rules.claim import (
    answer_claims,
    claim_late,
    list_answers,
    list_claims,
    may_claim_late,
    why_not_claim,
    why_not_decline_claim,
)
from paravent.games.jade_koenig.rules.consult import (
    ask,
    list_questions,
    list_swaps,
    put_chip,
    settle,
    swap,
    why_not_ask,
    why_not_chip,
    why_not_swap,
)
from paravent.games.jade_koenig.rules.deal import set_table
from paravent.games.jade_koenig.rules.guess import count_faced, guess, take_route, why_not_guess
from paravent.games.jade_koenig.rules.hinder import (
    announce,
    answer_move,
    lay,
    list_layings,
    unanswered,
    why_not_answer,
    why_not_lay,
)
from paravent.games.jade_koenig.rules.move import has_route, list_routes, why_not_route
from paravent.games.jade_koenig.rules.place import list_places, place, why_not_place
from paravent.games.jade_koenig.rules.seats import is_playing
from paravent.games.jade_koenig.rules.turn import After, go_on, idle_limit, lose_in_turn, pay_chip
from paravent.games.jade_koenig.state import (
    TOP,
    Answer,
    Clause,
    Happening,
    Loss,
    Phase,
    State,
)


@kernel
def deal(state: State, seed: int) -> None:
    """A new game by the options in the record."""
    if seed != BY_KEY:
        seed_quick(state, seed)
    begin_events(state)
    set_table(state)


@kernel
def to_act(state: State) -> int:
    """Section 7, "must": who is waited for. A hidden record names all who were asked but its own seat."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return 0
    if phase in (Phase.PLACE, Phase.RESEAT):
        return 1 << int(state.placing)
    if phase == Phase.LAY:
        return 1 << int(state.placer)
    if phase in (Phase.HINDER, Phase.CLAIMS):
        return unanswered(state)
    return 1 << int(state.on_turn)


@kernel
def may_act(state: State) -> int:
    """Section 7, "may": JK-R-52 who may claim late without being waited for."""
    if state.phase != Phase.TURN:
        return 0
    entitled = 0
    for seat in range(state.seats):
        if seat != state.on_turn and may_claim_late(state, seat):
            entitled |= 1 << seat
    return entitled


@kernel
def why_not(state: State, seat: int, action: int) -> Clause:
    """The clause that forbids the action, or `Clause.NONE`."""
    if action >= actions.actions(state) or action < RESIGN:
        return Clause.SECTION_8
    if state.phase == Phase.OVER:
        return Clause.JK_14
    if not is_playing(state, seat):
        return Clause.JK_R_60
    if action == RESIGN:
        return why_not_resign(state, seat)
    if action < actions.LAY:
        return why_not_plain(state, seat, action)
    beyond = action - actions.guesses(state)
    if beyond >= actions.NO_CLAIM:
        return why_not_late_kinds(state, seat, beyond)
    if seat == state.sitting:
        return Clause.JK_R_40
    if beyond >= actions.SWAP:
        return why_not_consult(state, seat, beyond)
    if beyond >= 0:
        return why_not_guess(state, beyond) if seat == state.on_turn else Clause.JK_4_1
    return why_not_lay_or_go(state, seat, action)


@kernel
def why_not_resign(state: State, seat: int) -> Clause:
    """JK-R-65 In phase TURN; JK-4.4 an announced move has to follow."""
    if state.phase == Phase.TURN:
        return Clause.NONE
    return Clause.JK_4_4 if seat == state.on_turn and has_announced(state) else Clause.JK_R_65


@kernel
def has_announced(state: State) -> bool:
    """A move has been announced and not yet made."""
    return Phase.HINDER <= state.phase <= Phase.GUESS


@kernel
def why_not_plain(state: State, seat: int, action: int) -> Clause:
    """JK-R-40 Who sits out has no turn and lays nothing; the rest by kind."""
    if action == actions.RESIGN:
        return Clause.SECTION_8
    if seat == state.sitting:
        return Clause.JK_R_40
    if action >= actions.PASS:
        return why_not_answer(state, seat)
    if seat != state.on_turn:
        return Clause.JK_4_1
    if state.phase != Phase.TURN:
        return Clause.JK_4_4 if has_announced(state) else Clause.JK_4_1
    return why_not_turn(state, seat, action)


@kernel
def why_not_turn(state: State, seat: int, action: int) -> Clause:
    """JK-4.2, JK-13 What the seat on turn may do."""
    marker = int(state.marker[seat])
    if action == actions.NOTHING:
        return Clause.NONE if marker > 0 else Clause.JK_13_2
    if action == actions.EXCHANGE:
        return Clause.NONE if may_exchange(state, seat) else Clause.JK_R_48
    if marker == 0:
        return Clause.JK_13_1
    return Clause.NONE if has_route(state, seat) else Clause.JK_R_10


@kernel
def may_exchange(state: State, seat: int) -> bool:
    """JK-R-48 With at least two chips and the marker below 10."""
    return bool(state.chips[seat] > 1 and state.marker[seat] < TOP)


@kernel
def why_not_late_kinds(state: State, seat: int, beyond: int) -> Clause:
    """What a seat that sits out may do as well (JK-R-40): no claim, a claim, placing its piece on its return."""
    if beyond == actions.NO_CLAIM:
        return why_not_decline_claim(state, seat)
    if beyond < actions.PLACE:
        return why_not_claim(state, seat, beyond - actions.CLAIM)
    if seat == state.sitting:
        return Clause.JK_R_40
    return why_not_place(state, seat, beyond - actions.PLACE)


@kernel
def why_not_consult(state: State, seat: int, beyond: int) -> Clause:
    """JK-9 What belongs to a consultation, and to its consultant."""
    if seat != state.on_turn:
        return Clause.JK_4_1
    if beyond < actions.DONE:
        return why_not_swap(state, beyond - actions.SWAP)
    if beyond == actions.DONE:
        return Clause.NONE if state.phase == Phase.SWAP else Clause.JK_9_3
    if beyond < actions.ASK:
        return why_not_chip(state, seat, beyond - actions.CHIP)
    return why_not_ask(state, seat)


@kernel
def why_not_lay_or_go(state: State, seat: int, action: int) -> Clause:
    """JK-7.1 Laying; JK-4.3, JK-R-11 a route follows the announcement and the window."""
    if action < actions.routes(state):
        return why_not_lay(state, seat, action - actions.LAY)
    if seat != state.on_turn:
        return Clause.JK_4_1
    if state.phase == Phase.ROUTE:
        return why_not_route(state, seat, action - actions.routes(state))
    return Clause.JK_R_11 if has_announced(state) else Clause.JK_4_3


@kernel
def choices(state: State, seat: int, out: Int16s) -> int:
    """Lists the actions that are allowed, in ascending order; returns how many."""
    phase = int(state.phase)
    if phase == Phase.TURN:
        return list_turn(state, seat, out)
    if not to_act(state) >> seat & 1:
        return 0
    if phase == Phase.HINDER:
        out[0] = actions.PASS
        out[1] = actions.HINDER
        return 2
    if phase == Phase.ROUTE:
        return list_routes(state, seat, out)
    if phase == Phase.LAY:
        return list_layings(state, seat, out)
    if phase == Phase.GUESS:
        return list_guesses(state, out)
    if phase == Phase.SWAP:
        return list_swaps(state, out)
    if phase == Phase.CLAIMS:
        return list_answers(state, out)
    if phase == Phase.QUESTION:
        return list_questions(state, seat, out)
    return list_places(state, out)


@kernel
def list_turn(state: State, seat: int, out: Int16s) -> int:
    """JK-4.2 What the seat on turn may do, and JK-R-52 claims of anybody entitled."""
    count = 0
    if seat == state.on_turn:
        for action in range(actions.RESIGN):
            if why_not_turn(state, seat, action) == Clause.NONE:
                out[count] = action
                count += 1
    return list_claims(state, out, count) if may_claim_late(state, seat) else count


@kernel
def list_guesses(state: State, out: Int16s) -> int:
    """JK-R-21 From no snake to as many as there are stones."""
    count = 1 + count_faced(state)
    for snakes in range(count):
        out[snakes] = actions.guesses(state) + snakes
    return count


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """The mask of the actions that are allowed; returns how many."""
    out[:] = False
    if state.phase == Phase.OVER or not (to_act(state) | may_act(state)) >> seat & 1:
        return 0
    count = 0
    for action in range(actions.actions(state)):
        if why_not(state, seat, action) == Clause.NONE:
            out[action] = True
            count += 1
    return count


@kernel
def play(state: State, seat: int, action: int) -> None:
    """One decision of a seat, which `why_not` has allowed, and what follows from it."""
    begin_events(state)
    after = decide(state, seat, action)
    if after != After.NOTHING:
        go_on(state, after)


@kernel
def decide(state: State, seat: int, action: int) -> int:
    """The decision by itself; returns what follows."""
    if action < actions.PASS:
        return decide_turn(state, seat, action)
    if action >= actions.guesses(state):
        return decide_beyond(state, seat, action - actions.guesses(state))
    if action >= actions.routes(state):
        return take_route(state, seat, action - actions.routes(state))
    if action < actions.LAY:
        answer_move(state, seat, action)
    else:
        lay(state, seat, action - actions.LAY)
    return After.NOTHING


@kernel
def decide_turn(state: State, seat: int, action: int) -> int:
    """JK-4.2 What is done with a turn."""
    if action == actions.MOVE:
        announce(state, seat)
        return After.NOTHING
    if action == RESIGN:
        return lose_in_turn(state, seat, Loss.RESIGNED)
    if action == actions.NOTHING:
        do_nothing(state, seat)
    else:
        state.idle = 0
        pay_chip(state, seat, 0)
    return After.TURN


@kernel
def do_nothing(state: State, seat: int) -> None:
    """JK-4.2 d; JK-R-63 counts such turns."""
    state.idle += 1
    emit(state, EVERYBODY, Happening.NOTHING, seat, int(state.idle), idle_limit(state), 0)


@kernel
def decide_beyond(state: State, seat: int, beyond: int) -> int:
    """Guessing, consulting, claiming, placing."""
    if beyond < actions.SWAP:
        return guess(state, seat, beyond)
    if beyond == actions.ASK:
        return ask(state, seat)
    if beyond >= actions.PLACE:
        return place(state, seat, beyond - actions.PLACE)
    if beyond >= actions.NO_CLAIM:
        return decide_claim(state, seat, beyond)
    if beyond < actions.DONE:
        swap(state, seat, beyond - actions.SWAP)
    elif beyond == actions.DONE:
        settle(state, seat)
    else:
        put_chip(state, seat, beyond - actions.CHIP)
    return After.NOTHING


@kernel
def decide_claim(state: State, seat: int, beyond: int) -> int:
    """JK-R-52 A claim, in the window or late; or none."""
    if beyond == actions.NO_CLAIM:
        return answer_claims(state, seat, Answer.DECLINED)
    if state.phase == Phase.CLAIMS:
        return answer_claims(state, seat, Answer.CLAIM + beyond - actions.CLAIM)
    return claim_late(state, seat, beyond - actions.CLAIM)


@kernel
def score(state: State, out: Int16s) -> bool:
    """A point for the winner; True when the game is over."""
    for seat in range(state.seats):
        out[seat] = 1 if state.winner == seat else 0
    return state.phase == Phase.OVER
