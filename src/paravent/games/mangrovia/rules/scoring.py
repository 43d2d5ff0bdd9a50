"""Majorities and the final scoring (MG-12)."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.board import GARDEN_FIELDS, IN_TOTEM, LENGTH, PATH_FIELDS, PATH_POINTS
from paravent.games.mangrovia.components import (
    AMULET_LINE,
    AWARDS,
    FACES,
    GARDEN,
    GARDEN_LINE,
    LINES,
    NEUTRAL,
    NOBODY,
    PARTICIPANTS,
    PLAIN_TILE_VALUES,
    TOTEM_FIRST,
    TOTEM_LINE,
    TOTEM_SECOND,
    Kind,
)
from paravent.games.mangrovia.rules.actions import fields
from paravent.games.mangrovia.rules.build import clear_building
from paravent.games.mangrovia.state import Happening, Phase, State


@kernel
def strength(state: State, line: int, who: int) -> int:
    """A number by which participants rank on a path or in the totem area; 0 without a hut there (MG-R27).

    256 and more: the huts, a double hut counts two. 128: MG-13.4 the god tile. Below: MG-12.3 how near to the statue
    the nearest hut is, MG-12.6 how low the lowest tile.
    """
    huts, near = 0, 0
    if line == TOTEM_LINE:
        for field in range(fields(state)):
            if IN_TOTEM[int(state.board), field] and state.owner[field] == who:
                huts += int(state.huts[field])
                near = max(near, 127 - int(state.totem[field]))
        return huts * 256 + near
    for order in range(LENGTH):
        field = int(PATH_FIELDS[int(state.board), line, order])
        if field >= 0 and state.owner[field] == who:
            huts += int(state.huts[field])
            near = max(near, 127 - order)
    return huts * 256 + near + (128 if huts > 0 and state.gods[line] == who else 0)


@kernel
def strengths(state: State, out: Int16s) -> None:
    """[line, participant] of all lines."""
    for line in range(LINES):
        for who in range(PARTICIPANTS):
            out[line, who] = strength(state, line, who)


@kernel
def award_line(state: State, line: int) -> None:
    """MG-12.2, MG-12.6 Points for most and second most huts; MG-R25 a rank of the neutral huts is lost."""
    first, second = NOBODY, NOBODY
    best, next_best = 0, 0
    for who in range(PARTICIPANTS):
        value = strength(state, line, who)
        if value > best:
            second, next_best = first, best
            first, best = who, value
        elif value > next_best:
            second, next_best = who, value
    most, fewer = TOTEM_FIRST, TOTEM_SECOND
    if line != TOTEM_LINE:
        most = int(PATH_POINTS[int(state.board), line, 0])
        fewer = int(PATH_POINTS[int(state.board), line, 1])
    if first not in (NOBODY, NEUTRAL):
        state.awards[first, line] = most
    if second not in (NOBODY, NEUTRAL):
        state.awards[second, line] = fewer
    emit(state, EVERYBODY, Happening.RANKED, line, first, second, 0)


@kernel
def award_garden(state: State) -> None:
    """MG-12.5 Own huts times all huts, the neutral one included (MG-R28)."""
    for seat in range(state.seats):
        own, every = 0, 0
        for place in range(GARDEN):
            field = int(GARDEN_FIELDS[int(state.board), place])
            every += int(state.huts[field])
            own += int(state.huts[field]) if state.owner[field] == seat else 0
        state.awards[seat, GARDEN_LINE] = own * every
        emit(state, EVERYBODY, Happening.GARDEN, seat, own, every, 0)


@kernel
def amulets_left(state: State, seat: int) -> int:
    """MG-R33 Pieces; MG-R42 an unused amulet tile is one."""
    return int(state.held[seat, Kind.AMULET]) + int(state.tiles[seat, Kind.AMULET])


@kernel
def award_amulets(state: State) -> None:
    """MG-12.7, MG-R42 Each amulet, and each amulet tile, its value."""
    for seat in range(state.seats):
        points = int(state.tiles[seat, Kind.AMULET]) * int(PLAIN_TILE_VALUES[Kind.AMULET])
        for face in range(FACES):
            points += face * int(state.hands[seat, Kind.AMULET, face])
        state.awards[seat, AMULET_LINE] = points
        emit(state, EVERYBODY, Happening.AMULETS, seat, points, amulets_left(state, seat), 0)


@kernel
def total(state: State, seat: int) -> int:
    """All chief points."""
    points = int(state.points[seat])
    for line in range(AWARDS):
        points += int(state.awards[seat, line])
    return points


@kernel
def standing(state: State, seat: int) -> int:
    """MG-12.8 A number by which seats rank: total, then amulets left."""
    return 256 * total(state, seat) + amulets_left(state, seat)


@kernel
def finish(state: State, reason: int) -> None:
    """MG-12 The final scoring; the highest total wins, and equals share the victory."""
    for line in range(LINES):
        award_line(state, line)
    award_garden(state)
    award_amulets(state)
    best = 0
    for seat in range(state.seats):
        best = max(best, standing(state, seat))
    winners = 0
    for seat in range(state.seats):
        winners |= 1 << seat if standing(state, seat) == best else 0
    end(state, winners, reason)


@kernel
def end(state: State, winners: int, reason: int) -> None:
    """The game is over."""
    clear_building(state)
    state.phase = Phase.OVER
    state.due = 0
    state.winners = winners
    state.reason = reason
    emit(state, EVERYBODY, Happening.OVER, winners, reason, 0, 0)
