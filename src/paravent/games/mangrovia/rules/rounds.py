"""The round (MG-3, MG-4, MG-11): bowls, the boat and its stops, and everything that happens by itself between them."""

from typing import Final

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.components import (
    BOWLS,
    EVERY_LANDSCAPE,
    FACES,
    MOST_SLOTS,
    NEUTRAL,
    NOBODY,
    PARTS,
    PLACES,
    SLOTS,
    STOP_ACTIONS,
    STOPS,
    Kind,
    frozen,
)
from paravent.games.mangrovia.rules.build import clear_building
from paravent.games.mangrovia.rules.collect import can_collect, can_draw, can_take, put_back
from paravent.games.mangrovia.rules.deal import clear_bowls
from paravent.games.mangrovia.rules.piles import draw, is_drawable, reshuffle_if_due
from paravent.games.mangrovia.rules.scoring import finish
from paravent.games.mangrovia.state import Absent, Clause, Happening, Phase, Reason, State

NO_PART: Final = -1


def parts() -> list[list[int]]:
    """[stop, part]: the phase of each part, and what is chosen first where a stop offers a choice."""
    made = [[NO_PART] * PARTS for _ in range(STOPS + 1)]
    for stop, alternatives in STOP_ACTIONS.items():
        names = ["choice"] if len(alternatives) > 1 else [part for part, _ in alternatives[0]]
        made[stop][: len(names)] = [Phase[name.upper()] for name in names]
    return made


def counts() -> list[list[int]]:
    """[stop, part]: how often the part's decision is asked; both alternatives of a choice are asked as often."""
    made = [[0] * PARTS for _ in range(STOPS + 1)]
    for stop, alternatives in STOP_ACTIONS.items():
        made[stop][: len(alternatives[0])] = [count for _, count in alternatives[0]]
    return made


def offers() -> list[list[bool]]:
    """[stop, phase]: what a stop offers in any part or alternative."""
    names = {stop: {part for listed in offered for part, _ in listed} for stop, offered in STOP_ACTIONS.items()}
    for stop, offered in STOP_ACTIONS.items():
        names[stop] |= {"choice"} if len(offered) > 1 else set()
    return [[phase.name.lower() in names.get(stop, ()) for phase in Phase] for stop in range(STOPS + 1)]


STOP_PARTS: Final = frozen(parts())
STOP_COUNTS: Final = frozen(counts())
STOP_OFFERS: Final = frozen(offers())


@kernel
def bowls_of_all(state: State) -> int:
    """How many bowls the seats place in a round."""
    return int(state.seats) * int(BOWLS[int(state.seats)])


@kernel
def why_not_place(state: State, place: int) -> Clause:
    """MG-3.2 One bowl a place; MG-2.4 place 6 is closed for two; MG-3.4 the start player's first bowl."""
    if state.bowl[place] == NEUTRAL:
        return Clause.MG_2_4
    if state.bowl[place] != NOBODY:
        return Clause.MG_3_2
    if place == 0 and state.placed == 0 and state.seats <= 3:
        return Clause.MG_3_4
    return Clause.NONE


@kernel
def list_places(state: State, out: Int16s) -> int:
    """The places for a bowl, as actions; returns how many."""
    count = 0
    for place in range(PLACES):
        if why_not_place(state, place) == Clause.NONE:
            out[count] = place
            count += 1
    return count


@kernel
def put_bowl(state: State, seat: int, place: int) -> None:
    """MG-3.2, MG-3.3 Clockwise from the start player, MG-R20 the second bowls as well; then the boat sails."""
    state.bowl[place] = seat
    state.placed += 1
    emit(state, EVERYBODY, Happening.BOWL, seat, place + 1, 0, 0)
    if state.placed < bowls_of_all(state):
        state.actor = (int(state.starter) + int(state.placed)) % int(state.seats)
    else:
        state.due = 0


@kernel
def can_do(state: State, phase: int) -> bool:
    """MG-R37 Whether the actor could take a step, by what everybody can see."""
    if phase == Phase.TAKE:
        return can_take(state)
    if phase == Phase.DRAW:
        return can_draw(state)
    if phase == Phase.COLLECT:
        return can_collect(state, int(state.actor))
    if phase == Phase.BUILD:
        return bool(state.huts_left[int(state.actor)] > 0)
    return True


@kernel
def is_offered(state: State, phase: int) -> bool:
    """MG-R3 Whether a step is open to the actor: the present part, or an alternative of the stop."""
    if state.phase != Phase.CHOICE:
        return bool(state.phase == phase) and can_do(state, phase)
    return STOP_OFFERS[int(state.boat), phase] == 1 and can_do(state, phase)


@kernel
def is_open(state: State) -> bool:
    """MG-R37 Whether the present part is asked at all."""
    if state.phase == Phase.CHOICE:
        return (
            is_offered(state, Phase.TAKE)
            or is_offered(state, Phase.DRAW)
            or is_offered(state, Phase.COLLECT)
            or is_offered(state, Phase.BUILD)
        )
    return can_do(state, int(state.phase))


@kernel
def go_on(state: State) -> None:
    """Section 5.6 The flow from one decision to the next."""
    while state.phase != Phase.OVER:
        if state.due == 0 or not is_open(state):
            advance(state)
        elif state.gone >> int(state.actor) & 1 and state.absent == Absent.IDLE:
            stand_in(state, int(state.actor))
        else:
            return


@kernel
def advance(state: State) -> None:
    """The next part of the stop, or the next stop with a bowl (MG-4.2), or the end of the round."""
    part, stop = int(state.part) + 1, int(state.boat)
    if part < PARTS and STOP_PARTS[stop, part] != NO_PART:
        open_part(state, part)
        return
    while state.boat < STOPS:
        state.boat += 1
        owner = int(state.bowl[place_at(int(state.boat))])
        if owner not in (NOBODY, NEUTRAL):
            state.actor = owner
            open_part(state, 0)
            emit(state, EVERYBODY, Happening.TURN, int(state.rounds), int(state.boat), owner, 0)
            return
    end_round(state)


@kernel
def place_at(stop: int) -> int:
    """MG-4.1 The place of a stop, from 0 on."""
    return min(stop, STOPS + 1 - stop) - 1


@kernel
def open_part(state: State, part: int) -> None:
    state.part = part
    state.phase = STOP_PARTS[int(state.boat), part]
    state.due = STOP_COUNTS[int(state.boat), part]


@kernel
def stand_in(state: State, seat: int) -> None:
    """MG-R49 The referee: the bowl on the last place it may take, every part declined, the smallest amulet back."""
    if state.phase == Phase.BOWL:
        place = PLACES - 1
        while why_not_place(state, place) != Clause.NONE:
            place -= 1
        put_bowl(state, seat, place)
    elif state.phase == Phase.RETURN:
        face = 1
        while state.drawn[face] == 0:
            face += 1
        put_back(state, seat, face)
    else:
        decline(state, seat)


@kernel
def decline(state: State, seat: int) -> None:
    """MG-R1, MG-R2 The part is over; at a choice the stop is (MG-R3)."""
    clear_building(state)
    state.due = 0
    emit(state, EVERYBODY, Happening.DECLINED, seat, int(state.phase), int(state.boat), 0)


@kernel
def begin_round(state: State) -> None:
    """MG-3.1 Bowls are placed, the start player first."""
    state.rounds += 1
    state.boat = 0
    state.part = 0
    state.placed = 0
    state.phase = Phase.BOWL
    state.actor = state.starter
    state.due = 1
    emit(state, EVERYBODY, Happening.TURN, int(state.rounds), 0, int(state.starter), 0)


@kernel
def end_round(state: State) -> None:
    """MG-12.1, MG-R23 After the last round the final scoring takes place; else phase 3 and the next round."""
    if state.last_round == 1:
        finish(state, Reason.HUTS)
    elif state.rounds == state.round_limit:
        finish(state, Reason.ROUND_LIMIT)
    else:
        prepare(state)
        begin_round(state)


@kernel
def prepare(state: State) -> None:
    """MG-11 The talisman, with place 1 empty the birds, the bowls, the face-up cards."""
    before = int(state.starter)
    if state.bowl[0] == NOBODY:
        state.starter = (before + int(state.seats) - 1) % int(state.seats)
        move_birds(state, NOBODY, EVERY_LANDSCAPE & ~int(state.birds))
    else:
        state.starter = state.bowl[0]
    emit(state, EVERYBODY, Happening.TALISMAN, int(state.starter), before, 0, 0)
    clear_bowls(state)
    valuables, landscapes = refill(state, Kind.VALUABLE), refill(state, Kind.LANDSCAPE)
    if valuables or landscapes:
        emit(state, EVERYBODY, Happening.REFILLED, valuables, landscapes, 0, 0)


@kernel
def refill(state: State, kind: int) -> int:
    """MG-11.4 Empty slots in ascending order, as far as there are cards (MG-R6); returns the new cards in base 8."""
    packed = 0
    for slot in range(MOST_SLOTS):
        if slot < SLOTS[kind] and state.slots[kind, slot] == 0 and is_drawable(state, kind):
            face = draw(state, kind)
            state.slots[kind, slot] = face
            packed += face * FACES**slot
            reshuffle_if_due(state, kind)
    return packed


@kernel
def move_birds(state: State, seat: int, birds: int) -> None:
    """MG-7.2, MG-11.2."""
    emit(state, EVERYBODY, Happening.BIRDS, seat, birds, int(state.birds), 0)
    state.birds = birds
