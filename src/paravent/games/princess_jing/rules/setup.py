"""PJ-4 and PJ-12 The setup: both seats at the same time, each step by step and unseen by the other."""

from typing import Final

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import (
    ANIMALS,
    CAPTAINS,
    CARDS,
    CENTRE,
    LINE,
    LINES,
    NO_CELL,
    NO_PAIR,
    SEATS,
    SIDE,
)
from paravent.games.princess_jing.knowledge import begin_suspicions
from paravent.games.princess_jing.rules.actions import CAPTAIN, LEAVE, PLACE
from paravent.games.princess_jing.rules.sight import forget_glances
from paravent.games.princess_jing.rules.turn import begin_turn
from paravent.games.princess_jing.screens import own_empty, stand
from paravent.games.princess_jing.state import (
    NO_FIGURE,
    NOBODY,
    Clause,
    Figure,
    Happening,
    Mode,
    Phase,
    Series,
    Setup,
    Starter,
    State,
)

BASIC_STEPS: Final = 3  # princess, maid, mirror holder
FIRST_CAPTAIN_STEP: Final = 7  # after leaving out an animal and placing six figures
EXPERT_STEPS: Final = FIRST_CAPTAIN_STEP + CAPTAINS


@kernel
def steps_of(state: State) -> int:
    """How many steps a seat's setup has."""
    return EXPERT_STEPS if state.mode == Mode.EXPERT else BASIC_STEPS


@kernel
def figure_next(state: State, seat: int, step: int) -> int:
    """8.1 The figure to place in that step: P, M, X1, X2, then the animals that were not left out; or none."""
    if state.mode == Mode.BASIC:
        return step + 1
    if step == 0 or step >= FIRST_CAPTAIN_STEP:
        return NO_FIGURE
    if step <= Figure.MIRROR2:
        return step
    left_out = int(state.left_out[seat])
    return step if step < left_out else step + 1


@kernel
def lines_for(state: State, figure: int) -> int:
    """PJ-4.3 The starting line; PJ-12.5 the first two lines, but princess and maid on the starting line."""
    return 1 if state.mode == Mode.BASIC or figure <= Figure.MAID else LINES


@kernel
def why_not_leave(state: State, seat: int) -> Clause:
    """PJ-12.2 One animal is left out, first of all."""
    if state.mode == Mode.BASIC:
        return Clause.PJ_4_5
    return Clause.NONE if state.steps[seat] == 0 else Clause.PJ_12_2


@kernel
def why_not_place(state: State, seat: int, line: int, column: int) -> Clause:
    """PJ-4.3, PJ-12.5, PJ-3.3 Whether the next figure may be placed there."""
    figure = figure_next(state, seat, int(state.steps[seat]))
    if figure == NO_FIGURE:
        return Clause.PJ_4_5
    if line >= lines_for(state, figure):
        return Clause.PJ_12_5 if state.mode == Mode.EXPERT else Clause.PJ_4_3
    return Clause.NONE if own_empty(state, seat, int(LINE[seat, line, column])) else Clause.PJ_3_3


@kernel
def why_not_captain(state: State, seat: int, column: int) -> Clause:
    """PJ-12.6 The captains stand on three different entrance positions."""
    step = int(state.steps[seat])
    if state.mode == Mode.BASIC or step < FIRST_CAPTAIN_STEP:
        return Clause.PJ_4_5
    for captain in range(step - FIRST_CAPTAIN_STEP):
        if state.captains[seat, captain] == column:
            return Clause.PJ_12_6
    return Clause.NONE


@kernel
def why_not_set_up(state: State, seat: int, action: int) -> Clause:
    """PJ-4.5 Setup steps only, in their order, until the seat is ready."""
    if state.ready[seat] or action < LEAVE:
        return Clause.PJ_4_5
    if action < PLACE:
        return why_not_leave(state, seat)
    if action < CAPTAIN:
        return why_not_place(state, seat, (action - PLACE) // SIDE, (action - PLACE) % SIDE)
    return why_not_captain(state, seat, action - CAPTAIN)


@kernel
def list_setup(state: State, seat: int, out: list[int]) -> int:
    """The seat's next step."""
    count = 0
    for action in range(LEAVE, CAPTAIN + SIDE):
        if why_not_set_up(state, seat, action) == Clause.NONE:
            out[count] = action
            count += 1
    return count


@kernel
def set_up(state: State, seat: int, action: int) -> bool:
    """PJ-4.3, PJ-12.2, PJ-12.5, PJ-12.6 One step; PJ-4.5 the last one makes the seat ready. True when play begins."""
    step = int(state.steps[seat])
    owner = 1 << seat
    if action < PLACE:
        state.left_out[seat] = Figure.CRANE + action - LEAVE
        emit(state, owner, Happening.LEFT_OUT, Figure.CRANE + action - LEAVE, 0, 0, 0)
    elif action < CAPTAIN:
        figure = figure_next(state, seat, step)
        cell = int(LINE[seat, (action - PLACE) // SIDE, (action - PLACE) % SIDE])
        stand(state, seat, figure, cell)
        emit(state, owner, Happening.PLACED, figure, cell, 0, 0)
    else:
        captain = step - FIRST_CAPTAIN_STEP
        state.captains[seat, captain] = action - CAPTAIN
        emit(state, owner, Happening.CAPTAIN, captain, action - CAPTAIN, 0, 0)
    state.steps[seat] = step + 1
    return step + 1 == steps_of(state) and make_ready(state, seat)


@kernel
def make_ready(state: State, seat: int) -> bool:
    """PJ-4.5 The first turn begins when both are finished: True then."""
    state.ready[seat] = 1
    emit(state, EVERYBODY, Happening.READY, seat, 0, 0, 0)
    if not state.ready[1 - seat]:
        return False
    if state.mode == Mode.EXPERT:
        emit(state, EVERYBODY, Happening.CAPTAINS, entrances(state, 0), entrances(state, 1), 0, 0)
    begin_turn(state, int(state.active), Series.A)
    return True


@kernel
def entrances(state: State, seat: int) -> int:
    """The columns of a seat's three captains in one number."""
    packed = 0
    for captain in range(CAPTAINS):
        packed |= int(state.captains[seat, captain]) << 3 * captain
    return packed


@kernel
def set_up_at_random(state: State, seat: int) -> None:
    """PJ-4.7, PJ-12.8 Draws the seat's setup uniformly."""
    for step in range(steps_of(state)):
        figure = figure_next(state, seat, step)
        if figure != NO_FIGURE:
            stand(state, seat, figure, random_place(state, seat, figure))
        elif step == 0:
            state.left_out[seat] = Figure.CRANE + below(state, ANIMALS)
        else:
            state.captains[seat, step - FIRST_CAPTAIN_STEP] = random_entrance(state, seat, step - FIRST_CAPTAIN_STEP)
    state.steps[seat] = steps_of(state)


@kernel
def random_place(state: State, seat: int, figure: int) -> int:
    """A free cell for the figure."""
    while True:
        place = below(state, SIDE * lines_for(state, figure))
        cell = int(LINE[seat, place // SIDE, place % SIDE])
        if own_empty(state, seat, cell):
            return cell


@kernel
def random_entrance(state: State, seat: int, captain: int) -> int:
    """An entrance position that none of the captains before has."""
    while True:
        column = below(state, SIDE)
        free = True
        for other in range(captain):
            free &= state.captains[seat, other] != column
        if free:
            return column


@kernel
def clear_setup(state: State, seat: int) -> None:
    """Nothing of the seat is placed."""
    state.at[seat, :] = NO_CELL
    state.captains[seat, :] = NO_CELL
    if state.mode == Mode.BASIC:
        state.captains[seat, 0] = CENTRE
    state.left_out[seat] = 0
    state.steps[seat] = 0


@kernel
def clear_table(state: State) -> None:
    """Everything but the options and the generator as it is before a game."""
    state.event_count = 0
    state.events[:, :] = 0
    state.phase = Phase.SETUP
    state.turn = 0
    state.series = Series.A
    state.doubled = 0
    state.last_pair[:] = NO_PAIR
    state.ready[:] = 0
    state.found_cell = NO_CELL
    state.paralysed = NO_CELL
    state.turns_left = 0
    state.draw_offers = 0
    state.winner = NOBODY
    state.reason = 0
    state.clock = 0
    state.standing[:] = 0
    state.card[:] = 0
    state.found[:, :] = 0
    state.told[:, :] = 0
    state.stood[:] = 0
    state.trail[:, :, :] = 0
    forget_glances(state)
    for seat in range(SEATS):
        clear_setup(state, seat)
        begin_suspicions(state, seat)


@kernel
def deal_table(state: State) -> bool:
    """PJ-1.4 Who starts; PJ-12.1 the objective cards; PJ-4.7, PJ-12.8 random setups. True when play begins."""
    clear_table(state)
    state.active = 1 if state.starter == Starter.SEAT1 else 0
    if state.starter == Starter.RANDOM:
        state.active = below(state, SEATS)
    if state.mode == Mode.EXPERT:
        for seat in range(SEATS):
            state.card[seat] = 1 + below(state, CARDS)
            emit(state, 1 << seat, Happening.CARD, state.card[seat], 0, 0, 0)
    if state.setup == Setup.MANUAL:
        return False
    for seat in range(SEATS):
        set_up_at_random(state, seat)
    make_ready(state, 0)
    return make_ready(state, 1)
