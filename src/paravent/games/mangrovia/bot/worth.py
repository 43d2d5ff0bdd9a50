"""What huts are worth, by what everybody can see."""

from typing import Any, Final

from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import (
    FIELD_ORDERS,
    FIELD_PATHS,
    GARDEN_FIELDS,
    GARDEN_PLACE,
    IN_TOTEM,
    MOST_PATHS,
    PATH_POINTS,
    POINTS,
    RING,
)
from paravent.games.mangrovia.bot.mind import SITES, STRENGTHS
from paravent.games.mangrovia.components import (
    GARDEN,
    LINES,
    NOBODY,
    PARTICIPANTS,
    TOTEM_FIRST,
    TOTEM_LINE,
    TOTEM_SECOND,
)
from paravent.games.mangrovia.rules.actions import fields
from paravent.games.mangrovia.state import State

IMPOSSIBLE: Final = -1.0e9
UNKNOWN: Final = -2.0e9

RING_WORTH: Final = 1.5
"""Points that an amulet field brings for each hut the leader still has to build (section 10)."""

FOOTHOLD: Final = 0.12
"""What a hut counts towards the greater number of a path on which it changes no rank yet."""


@kernel
def award_points(state: State, line: int, place: int) -> int:
    """What the first or second rank of a line brings."""
    if place > 1:
        return 0
    if line == TOTEM_LINE:
        return TOTEM_FIRST if place == 0 else TOTEM_SECOND
    return int(PATH_POINTS[int(state.board), line, place])


@kernel
def measure(state: State, mind: Any) -> None:
    """Writes how strong every participant is on every line, as `scoring.strength` counts it."""
    board = int(state.board)
    for place in range(LINES * PARTICIPANTS):
        mind[STRENGTHS + place] = 0.0
    for field in range(fields(state)):
        who = int(state.owner[field])
        if who == NOBODY:
            continue
        huts = int(state.huts[field])
        if IN_TOTEM[board, field]:
            place = STRENGTHS + TOTEM_LINE * PARTICIPANTS + who
            mind[place] = joined(int(mind[place]), huts, 127 - int(state.totem[field]))
        for number in range(MOST_PATHS):
            path = int(FIELD_PATHS[board, field, number])
            if path >= 0:
                place = STRENGTHS + path * PARTICIPANTS + who
                god = 128 if state.gods[path] == who else 0
                mind[place] = joined(int(mind[place]) | god, huts, 127 - int(FIELD_ORDERS[board, field, number]))


@kernel
def joined(before: int, huts: int, near: int) -> int:
    """A strength with more huts, the nearest of them so near."""
    return (before // 256 + huts) * 256 + (before & 128) + max(before & 127, near)


@kernel
def line_worth(state: State, seat: int, mind: Any, line: int, own: int) -> int:
    """What a line would award the seat if its strength there were `own`."""
    place = 0
    for who in range(PARTICIPANTS):
        if who != seat and mind[STRENGTHS + line * PARTICIPANTS + who] > own:
            place += 1
    return award_points(state, line, place) if own > 0 else 0


@kernel
def line_gain(state: State, seat: int, mind: Any, line: int, huts: int, near: int) -> float:
    """What huts more would bring on a line: points, or a foothold."""
    before = int(mind[STRENGTHS + line * PARTICIPANTS + seat])
    gain = line_worth(state, seat, mind, line, joined(before, huts, near)) - line_worth(state, seat, mind, line, before)
    return gain + FOOTHOLD * huts * award_points(state, line, 0)


@kernel
def huts_to_come(state: State) -> int:
    """How many huts the leader still has to build."""
    least = 99
    for seat in range(state.seats):
        least = min(least, int(state.huts_left[seat]))
    return least


@kernel
def site_worth(state: State, seat: int, mind: Any, field: int, huts: int) -> float:
    """What huts on a free field would bring the seat, by what everybody can see."""
    board = int(state.board)
    worth = 1.0 * huts * int(POINTS[board, field])
    if RING[board, field]:
        worth += RING_WORTH * max(0, huts_to_come(state) - 1)
    if IN_TOTEM[board, field]:
        worth += int(state.totem_next) + line_gain(state, seat, mind, TOTEM_LINE, huts, 127 - int(state.totem_next))
    if GARDEN_PLACE[board, field] >= 0:
        own, every = garden_huts(state, seat)
        worth += (own + 1) * (every + 1) - own * every + 1.0
    for number in range(MOST_PATHS):
        path = int(FIELD_PATHS[board, field, number])
        if path >= 0:
            worth += line_gain(state, seat, mind, path, huts, 127 - int(FIELD_ORDERS[board, field, number]))
    return worth


@kernel
def garden_huts(state: State, seat: int) -> tuple[int, int]:
    """Own huts in the Garden, and all."""
    own, every = 0, 0
    for place in range(GARDEN):
        field = int(GARDEN_FIELDS[int(state.board), place])
        every += int(state.huts[field])
        own += int(state.huts[field]) if state.owner[field] == seat else 0
    return own, every


@kernel
def forget_sites(state: State, mind: Any) -> None:
    """Nothing is known yet of what buildings would be worth."""
    for site in range(2 * fields(state)):
        mind[SITES + site] = UNKNOWN


@kernel
def building_worth(state: State, seat: int, mind: Any, field: int, huts: int) -> float:
    """What huts on a free field would bring the seat: reckoned when it is first asked for, the lines being measured."""
    site = SITES + field + (fields(state) if huts == 2 else 0)
    if mind[site] == UNKNOWN:
        mind[site] = site_worth(state, seat, mind, field, huts)
    return float(mind[site])
