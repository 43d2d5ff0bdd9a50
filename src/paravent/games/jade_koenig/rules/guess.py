"""JK-8 Meeting danger stones: the route is sealed, then the stones on it are guessed."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.board import NOWHERE, ROUTE_OF, STEPS
from paravent.games.jade_koenig.cards import PLACES
from paravent.games.jade_koenig.rules.actions import circles
from paravent.games.jade_koenig.rules.move import find_stones, tell_route, walk
from paravent.games.jade_koenig.rules.stones import give_back, leave_game
from paravent.games.jade_koenig.rules.turn import After, count_down
from paravent.games.jade_koenig.state import (
    NOBODY,
    TOP,
    Clause,
    Face,
    Happening,
    Phase,
    Routes,
    State,
)


@kernel
def take_route(state: State, seat: int, code: int) -> int:
    """JK-R-12 The route is fixed; without a stone on it it is carried out at once."""
    start = int(state.piece[seat])
    index = int(ROUTE_OF[int(state.board), start, code])
    if find_stones(state, start, index) == 0:
        return carry_out(state, seat, index, False)
    state.route = index
    state.phase = Phase.GUESS
    audience = EVERYBODY if state.routes == Routes.OPEN else 1 << seat
    tell_route(state, audience, Happening.PLANNED, seat, start, index)
    faced = state.faced
    emit(state, EVERYBODY, Happening.FACED, seat, int(faced[0]), int(faced[1]), int(faced[2]))
    return After.NOTHING


@kernel
def count_faced(state: State) -> int:
    """How many stones the mover faces."""
    count = 0
    for number in range(STEPS):
        count += state.faced[number] != NOWHERE
    return count


@kernel
def count_snakes(state: State) -> int:
    """How many of them are snakes."""
    count = 0
    for number in range(count_faced(state)):
        count += state.face[int(state.faced[number])] == 1 + Face.SNAKE
    return count


@kernel
def why_not_guess(state: State, snakes: int) -> Clause:
    """JK-8.2 The mover guesses when stones are on the route; JK-8.7 not more snakes than stones."""
    if state.phase != Phase.GUESS:
        return Clause.JK_8_2
    return Clause.NONE if snakes <= count_faced(state) else Clause.JK_8_7


@kernel
def guess(state: State, seat: int, snakes: int) -> int:
    """JK-8.2 to JK-8.4, JK-8.7 The stones are turned over; the guess is right when the total is right."""
    index = int(state.route)
    right = snakes == count_snakes(state)
    for number in range(count_faced(state)):
        node = int(state.faced[number])
        emit(state, EVERYBODY, Happening.TURNED, node, int(state.face[node]) - 1, 0, 0)
    back = NOBODY if right else int(state.placer)
    if back != NOBODY and not faces_fresh(state):
        back = NOBODY
    emit(state, EVERYBODY, Happening.GUESSED, seat, snakes, 1 if right else 0, back)
    clear_faced(state, right)
    if right:
        return carry_out(state, seat, index, True)
    count_down(state, seat)
    return After.TURN


@kernel
def faces_fresh(state: State) -> bool:
    """The stone laid against this move is on the route."""
    for number in range(count_faced(state)):  # noqa: SIM110 - compiled
        if state.faced[number] == state.fresh:
            return True
    return False


@kernel
def clear_faced(state: State, right: bool) -> None:
    """JK-R-23 After a wrong guess the fresh stone goes back; all others leave the game."""
    for number in range(count_faced(state)):
        node = int(state.faced[number])
        if node == state.fresh and not right:
            give_back(state, node)
        else:
            leave_game(state, node)
        state.faced[number] = NOWHERE
    state.route = -1


@kernel
def carry_out(state: State, seat: int, index: int, free: bool) -> int:
    """JK-R-28 The piece moves; the marker goes down, stays, or goes up at the own oracle."""
    letter = walk(state, seat, index) - circles(state)
    if letter >= 0 and state.oracle[seat] == letter:
        reach_oracle(state, seat, letter)
        return After.NOTHING
    if not free:
        count_down(state, seat)
    return After.TURN


@kernel
def reach_oracle(state: State, seat: int, letter: int) -> None:
    """JK-9.1, JK-9.2, JK-R-14 The seat shows its card and consults; its marker goes up by two, to 10 at most."""
    state.marker[seat] = min(TOP, int(state.marker[seat]) + 2)
    state.shown = seat
    state.targets[seat] = 1 << letter
    state.phase = Phase.SWAP
    state.swaps = 0
    for place in range(PLACES):
        state.before[place] = state.arrangement[place]
    emit(state, EVERYBODY, Happening.REACHED, seat, letter, int(state.marker[seat]), 0)
