"""The top of the rules: who may act, what is allowed, and what a decision does."""

from paravent.engine.commands import RESIGN
from paravent.engine.events import EVERYBODY, begin_events, emit
from paravent.engine.generator import BY_KEY, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.components import DOUBLE_STOP, FACES, MOST_SLOTS, PAIR_BITS, PAIRS, PLACES, Kind
from paravent.games.mangrovia.rules.actions import (
    BEHIND,
    BIRDS,
    BUILD,
    COLLECT,
    DRAW_L,
    DRAW_V,
    PAY_DEFAULT,
    PAY_TILE_V,
    RETURN,
    SKIP,
    TAKE_L,
    TAKE_V,
    fields,
    lands,
)
from paravent.games.mangrovia.rules.build import (
    begin_building,
    clear_building,
    list_builds,
    list_lands,
    take_step,
    why_not_build,
    why_not_land,
)
from paravent.games.mangrovia.rules.collect import collect, draw_card, put_back, take
from paravent.games.mangrovia.rules.deal import set_table
from paravent.games.mangrovia.rules.payment import list_payments, why_not_pay
from paravent.games.mangrovia.rules.piles import is_drawable
from paravent.games.mangrovia.rules.rounds import (
    STOP_OFFERS,
    begin_round,
    can_do,
    decline,
    go_on,
    is_offered,
    list_places,
    move_birds,
    put_bowl,
    why_not_place,
)
from paravent.games.mangrovia.rules.scoring import end, finish, total
from paravent.games.mangrovia.state import Absent, Clause, Happening, Phase, Reason, State, Step


@kernel
def deal(state: State, seed: int) -> None:
    """A new game by the options in the record."""
    if seed != BY_KEY:
        seed_quick(state, seed)
    begin_events(state)
    set_table(state)
    begin_round(state)


@kernel
def to_act(state: State) -> int:
    """Section 5.2 Whose decision it is. A building under way is still the builder's one decision."""
    return 0 if state.phase == Phase.OVER else 1 << int(state.actor)


@kernel
def may_act(state: State) -> int:  # noqa: ARG001  the same shape in every game
    """Nobody acts out of turn."""
    return 0


@kernel
def why_not(state: State, seat: int, action: int) -> Clause:
    """The clause that forbids the action, or `Clause.NONE`."""
    if action >= lands(state) + BEHIND or action < RESIGN:
        return Clause.SECTION_5_5
    if state.phase == Phase.OVER:
        return Clause.MG_12_1
    if action == RESIGN:
        return Clause.MG_R49 if state.gone >> seat & 1 else Clause.NONE
    if seat != state.actor:
        return Clause.MG_3_2 if state.phase == Phase.BOWL else Clause.MG_4_2
    if state.step != Step.NONE:
        return why_not_step(state, seat, action - lands(state))
    if action == SKIP:
        return why_not_decline(state)
    if action >= lands(state):
        return Clause.MG_R41 if action >= lands(state) + PAY_TILE_V else Clause.SECTION_5_2
    return why_not_plain(state, seat, action)


@kernel
def why_not_decline(state: State) -> Clause:
    """MG-R1 What may not be declined: MG-3.5 a bowl, an amulet to put back, the birds."""
    if state.phase == Phase.BOWL:
        return Clause.MG_3_5
    return Clause.MG_R1 if state.phase in (Phase.RETURN, Phase.BIRDS) else Clause.NONE


@kernel
def why_not_step(state: State, seat: int, choice: int) -> Clause:
    """Section 5.2, LAND and PAY; MG-R1 a building that was announced is completed."""
    if choice == SKIP - lands(state):
        return Clause.MG_R1
    if choice < 0 or (choice < PAY_DEFAULT) != (state.step == Step.LAND):
        return Clause.SECTION_5_2
    if state.step == Step.LAND:
        return why_not_land(state, seat, choice)
    return why_not_pay(state, seat, choice)


@kernel
def why_not_plain(state: State, seat: int, action: int) -> Clause:
    """The decisions of section 5.2 by kind: first whether it is asked, then whether it can be done."""
    if action < PLACES:
        return why_not_place(state, action) if state.phase == Phase.BOWL else Clause.SECTION_5_2
    if action < DRAW_V:
        clause = why_not_asked(state, Phase.TAKE)
        kind = Kind.VALUABLE if action < TAKE_L else Kind.LANDSCAPE
        slot = action - (TAKE_V if action < TAKE_L else TAKE_L)
        empty = clause == Clause.NONE and state.slots[kind, slot] == 0
        return Clause.MG_5_4 if empty else clause
    if action <= DRAW_L:
        clause = why_not_asked(state, Phase.DRAW)
        kind = Kind.VALUABLE if action == DRAW_V else Kind.LANDSCAPE
        return Clause.MG_R6 if clause == Clause.NONE and not is_drawable(state, kind) else clause
    if action == COLLECT:
        clause = why_not_asked(state, Phase.COLLECT)
        return Clause.MG_R46 if clause == Clause.NONE and not can_do(state, Phase.COLLECT) else clause
    if action < BIRDS:
        if state.phase != Phase.RETURN:
            return Clause.SECTION_5_2
        return Clause.NONE if state.drawn[action - RETURN] > 0 else Clause.MG_6_4
    if action < SKIP:
        return Clause.NONE if state.phase == Phase.BIRDS else Clause.SECTION_5_2
    return why_not_site(state, seat, action - BUILD)


@kernel
def why_not_asked(state: State, phase: int) -> Clause:
    """Section 5.2 The step belongs to the decision; MG-R3 the alternative of the stop is not fixed yet."""
    if state.phase == phase or (state.phase == Phase.CHOICE and STOP_OFFERS[int(state.boat), phase] == 1):
        return Clause.NONE
    return Clause.MG_R3 if STOP_OFFERS[int(state.boat), phase] == 1 and is_fixed(state) else Clause.SECTION_5_2


@kernel
def is_fixed(state: State) -> bool:
    """The stop had alternatives, and one of them has been begun."""
    return STOP_OFFERS[int(state.boat), Phase.CHOICE] == 1 and bool(state.phase != Phase.CHOICE)


@kernel
def why_not_site(state: State, seat: int, choice: int) -> Clause:
    """MG-9.2 Double huts at one stop only; the rest by section 5.3."""
    clause = why_not_asked(state, Phase.BUILD)
    if clause != Clause.NONE:
        return clause
    number = fields(state)
    if choice < number:
        return why_not_build(state, seat, choice, 1)
    return why_not_build(state, seat, choice - number, 2) if state.boat == DOUBLE_STOP else Clause.MG_9_2


@kernel
def choices(state: State, seat: int, out: Int16s) -> int:
    """Lists the actions that are allowed, in ascending order; returns how many."""
    if state.phase == Phase.OVER or seat != state.actor:
        return 0
    if state.step == Step.LAND:
        return list_lands(state, seat, out)
    if state.step == Step.PAY:
        return list_payments(state, seat, out)
    if state.phase == Phase.BOWL:
        return list_places(state, out)
    if state.phase == Phase.RETURN:
        return list_returns(state, out)
    if state.phase == Phase.BIRDS:
        for pair in range(PAIRS):
            out[pair] = BIRDS + pair
        return PAIRS
    return list_parts(state, seat, out)


@kernel
def list_returns(state: State, out: Int16s) -> int:
    """MG-6.4 Each value among the amulets drawn."""
    count = 0
    for face in range(FACES):
        if state.drawn[face] > 0:
            out[count] = RETURN + face
            count += 1
    return count


@kernel
def list_parts(state: State, seat: int, out: Int16s) -> int:
    """What may be taken, drawn, collected and built, and declining."""
    count = 0
    if is_offered(state, Phase.TAKE):
        for slot in range(2 * MOST_SLOTS - 1):
            kind = slot // MOST_SLOTS
            if state.slots[kind, slot - MOST_SLOTS * kind] > 0:
                out[count] = TAKE_V + slot
                count += 1
    if is_offered(state, Phase.DRAW):
        for kind in range(2):
            if is_drawable(state, kind):
                out[count] = DRAW_V + kind
                count += 1
    if is_offered(state, Phase.COLLECT):
        out[count] = COLLECT
        count += 1
    out[count] = SKIP
    count += 1
    if is_offered(state, Phase.BUILD):
        return list_builds(state, seat, out, count)
    return count


@kernel
def legal(state: State, seat: int, out: Int16s) -> int:
    """Marks the actions that are allowed; returns how many."""
    count = 0
    for action in range(out.size):
        out[action] = why_not(state, seat, action) == Clause.NONE
        count += 1 if out[action] else 0
    return count


@kernel
def play(state: State, seat: int, action: int) -> None:
    """One decision, and everything that follows from it by itself."""
    begin_events(state)
    if action == RESIGN:
        resign(state, seat)
    elif action >= lands(state):
        take_step(state, seat, action - lands(state))
    elif action >= BUILD:
        number = fields(state)
        huts = 1 if action < BUILD + number else 2
        begin_building(state, seat, action - BUILD - (huts - 1) * number, huts)
    else:
        decide(state, seat, action)
    if state.step == Step.NONE:
        go_on(state)


@kernel
def decide(state: State, seat: int, action: int) -> None:
    """All other decisions. The first step at a choice fixes the alternative (MG-R3)."""
    if action < PLACES:
        put_bowl(state, seat, action)
    elif action == SKIP:
        decline(state, seat)
    elif action >= BIRDS:
        move_birds(state, seat, int(PAIR_BITS[action - BIRDS]))
        state.due = 0
    elif action > COLLECT:
        put_back(state, seat, action - RETURN)
    elif action == COLLECT:
        state.phase = Phase.COLLECT
        state.due = 0
        collect(state, seat)
    elif action >= DRAW_V:
        state.phase = Phase.DRAW
        state.due -= 1
        draw_card(state, seat, action - DRAW_V)
    else:
        state.phase = Phase.TAKE
        state.due -= 1
        kind = Kind.VALUABLE if action < TAKE_L else Kind.LANDSCAPE
        take(state, seat, kind, action - (TAKE_V if action < TAKE_L else TAKE_L))


@kernel
def resign(state: State, seat: int) -> None:
    """MG-R49 With two players the other wins; with more the seat is gone, and once all are the game is scored."""
    state.gone |= 1 << seat
    emit(state, EVERYBODY, Happening.RESIGNED, seat, 0, 0, 0)
    everybody = (1 << int(state.seats)) - 1
    if seat == state.actor and state.absent == Absent.IDLE:
        clear_building(state)
    if state.seats == 2:
        end(state, everybody & ~(1 << seat), Reason.RESIGNED)
    elif state.gone == everybody and state.absent == Absent.IDLE:
        finish(state, Reason.DESERTED)


@kernel
def score(state: State, out: Int16s) -> bool:
    """All chief points; True when the game is over."""
    for seat in range(state.seats):
        out[seat] = total(state, seat)
    return state.phase == Phase.OVER
