"""JK-5, JK-6 Routes: where a piece may go, and what going there costs."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.jade_koenig.board import (
    DEGREE,
    NOWHERE,
    PORTS,
    ROUTE_CODE,
    ROUTE_COUNT,
    ROUTE_END,
    ROUTE_OF,
    ROUTE_STEPS,
    STEPS,
)
from paravent.games.jade_koenig.rules.actions import circles, routes
from paravent.games.jade_koenig.rules.turn import put_on
from paravent.games.jade_koenig.state import Clause, Extra, Happening, State


@kernel
def why_not_end(state: State, seat: int, node: int) -> Clause:
    """JK-R-8 A move ends on a circle space without a piece or on the own oracle; JK-R-44 or on an open one."""
    if state.standing[node] != 0:
        return Clause.JK_5_5
    letter = node - circles(state)
    if letter < 0 or state.oracle[seat] == letter:
        return Clause.NONE
    if state.open_oracle_rest == Extra.ON and state.opened >> letter & 1:
        return Clause.NONE
    return Clause.JK_5_4


@kernel
def list_routes(state: State, seat: int, out: Int16s) -> int:
    """Every route the seat may take, as actions; returns how many."""
    board, node, first = int(state.board), int(state.piece[seat]), routes(state)
    count = 0
    for index in range(ROUTE_COUNT[board, node]):
        if why_not_end(state, seat, int(ROUTE_END[board, node, index])) == Clause.NONE:
            out[count] = first + int(ROUTE_CODE[board, node, index])
            count += 1
    return count


@kernel
def has_route(state: State, seat: int) -> bool:
    """JK-R-10 At least one route can be taken."""
    board, node = int(state.board), int(state.piece[seat])
    for index in range(ROUTE_COUNT[board, node]):
        if why_not_end(state, seat, int(ROUTE_END[board, node, index])) == Clause.NONE:
            return True
    return False


@kernel
def has_open_route(state: State, seat: int) -> bool:
    """At least one route can be taken whatever the seat's oracle card is."""
    board, node = int(state.board), int(state.piece[seat])
    for index in range(ROUTE_COUNT[board, node]):
        end = int(ROUTE_END[board, node, index])
        if state.standing[end] == 0 and open_to_all(state, end):
            return True
    return False


@kernel
def open_to_all(state: State, node: int) -> bool:
    """JK-R-8, JK-R-44 A move of any seat may end there while it is free."""
    letter = node - circles(state)
    return letter < 0 or (state.open_oracle_rest == Extra.ON and bool(state.opened >> letter & 1))


@kernel
def narrow_targets(state: State, seat: int) -> None:
    """JK-R-10 A seat shut in by pieces that announces all the same shows that its oracle is within reach."""
    board, node = int(state.board), int(state.piece[seat])
    letters = 0
    for index in range(ROUTE_COUNT[board, node]):
        end = int(ROUTE_END[board, node, index])
        if end >= circles(state) and state.standing[end] == 0:
            letters |= 1 << end - circles(state)
    state.targets[seat] &= letters


@kernel
def why_not_route(state: State, seat: int, code: int) -> Clause:
    """JK-5 The clause that forbids a route."""
    board, node = int(state.board), int(state.piece[seat])
    index = int(ROUTE_OF[board, node, code])
    if index == NOWHERE:
        return Clause.JK_5_2 if leads_along_lines(board, node, code) else Clause.JK_5_1
    return why_not_end(state, seat, int(ROUTE_END[board, node, index]))


@kernel
def leads_along_lines(board: int, node: int, code: int) -> bool:
    """JK-5.1 Each step of the code follows a line."""
    degree = int(DEGREE[board])
    width = degree
    while code >= width:
        code -= width
        width *= degree
    while width > 1:
        width //= degree
        node = int(PORTS[board, node, code // width])
        code %= width
        if node == NOWHERE:
            return False
    return True


@kernel
def step(state: State, node: int, index: int, number: int) -> int:
    """The node that a route from `node` enters at a step (from 0), or nowhere."""
    return int(ROUTE_STEPS[int(state.board), node, index, number])


@kernel
def find_stones(state: State, node: int, index: int) -> int:
    """JK-R-22 Notes the stones on the whole route in `faced`; returns how many.

    JK-R-12 They are sorted: their order on the route would tell more of it.
    """
    count = 0
    for number in range(STEPS):
        entered = step(state, node, index, number)
        if entered != NOWHERE and state.lying[entered] != 0:
            place = count
            while place > 0 and state.faced[place - 1] > entered:
                state.faced[place] = state.faced[place - 1]
                place -= 1
            state.faced[place] = entered
            count += 1
    return count


@kernel
def walk(state: State, seat: int, index: int) -> int:
    """The piece goes along its route; returns where it stands then."""
    start = int(state.piece[seat])
    end = int(ROUTE_END[int(state.board), start, index])
    put_on(state, seat, end)
    tell_route(state, EVERYBODY, Happening.MOVED, seat, start, index)
    return end


@kernel
def tell_route(state: State, audience: int, kind: int, seat: int, start: int, index: int) -> None:
    """An event with the nodes of a route."""
    first, second, third = step(state, start, index, 0), step(state, start, index, 1), step(state, start, index, 2)
    emit(state, audience, kind, seat, first, second, third)
