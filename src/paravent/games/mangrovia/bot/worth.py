"""What huts are worth, and how a game stands."""

import math
from typing import Any, Final

from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import (
    DOUBLE,
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
    FACES,
    GARDEN,
    LINES,
    NOBODY,
    PARTICIPANTS,
    TOTEM_FIRST,
    TOTEM_LINE,
    TOTEM_SECOND,
    Kind,
)
from paravent.games.mangrovia.rules.actions import fields
from paravent.games.mangrovia.rules.scoring import strength
from paravent.games.mangrovia.state import Phase, State

IMPOSSIBLE: Final = -1.0e9

RING_WORTH: Final = 1.5
"""Points that an amulet field brings for each hut the leader still has to build (section 10)."""

FOOTHOLD: Final = 0.12
"""What a hut counts towards the greater number of a path on which it changes no rank yet."""

CARD_WORTH: Final = 0.7
SWING: Final = 14.0
"""Points of a lead with which a seat wins three times in four at the end."""


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
    """Writes how strong every participant is on every line."""
    for line in range(LINES):
        for who in range(PARTICIPANTS):
            mind[STRENGTHS + line * PARTICIPANTS + who] = strength(state, line, who)


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
    after = (before // 256 + huts) * 256 + (before & 128) + max(before & 127, near)
    gain = line_worth(state, seat, mind, line, after) - line_worth(state, seat, mind, line, before)
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
def judge_sites(state: State, seat: int, mind: Any) -> None:
    """Writes what every hut and double hut would be worth."""
    number = fields(state)
    measure(state, mind)
    for field in range(number):
        free = state.owner[field] == NOBODY
        mind[SITES + field] = site_worth(state, seat, mind, field, 1) if free else IMPOSSIBLE
        mind[SITES + number + field] = IMPOSSIBLE
        if free and DOUBLE[int(state.board), field] and state.huts_left[seat] > 1:
            mind[SITES + number + field] = site_worth(state, seat, mind, field, 2)


@kernel
def prospect(state: State, seat: int, mind: Any) -> float:
    """The seat's points if the game were scored now, and what its hand may still become."""
    points = 1.0 * int(state.points[seat])
    for line in range(LINES):
        points += line_worth(state, seat, mind, line, int(mind[STRENGTHS + line * PARTICIPANTS + seat]))
    own, every = garden_huts(state, seat)
    points += own * every
    for face in range(FACES):
        points += face * int(state.hands[seat, Kind.AMULET, face])
    to_come = huts_to_come(state)
    if to_come > 0:
        points += RING_WORTH * int(state.rings[seat]) * max(0, to_come - 1)
        cards = int(state.held[seat, Kind.VALUABLE]) + int(state.held[seat, Kind.LANDSCAPE])
        points += CARD_WORTH * min(cards, 3 * to_come)
        points += 1.5 * (to_come - int(state.huts_left[seat]))
    return points


@kernel
def evaluate(state: State, seat: int, mind: Any) -> float:
    """From 0 (lost) to 1 (won): MG-12.8 once the game is over, before that by the lead over the best other seat."""
    if state.phase == Phase.OVER:
        if not state.winners >> seat & 1:
            return 0.0
        return 1.0 if state.winners == 1 << seat else 0.5
    measure(state, mind)
    best = IMPOSSIBLE
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospect(state, other, mind))
    lead = prospect(state, seat, mind) - best
    return 1.0 / (1.0 + math.exp(-1.1 * lead / (SWING + 2.0 * huts_to_come(state))))
