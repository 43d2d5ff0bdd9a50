"""The judgement of single decisions: greedy on what everybody can see, and on the own hand.

A building is worth what it brings (`worth.py`); a card what it adds to the best building that could be paid for with
it; a place for a bowl what its two stops offer. The novice takes the best judged action, give or take a whim.
"""

import math
from typing import Any, Final

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.mangrovia.bot.means import collect_worth, count_on, money
from paravent.games.mangrovia.bot.mind import BEST, BEST_DOUBLE, JUDGEMENT, LISTED, SECOND
from paravent.games.mangrovia.bot.worth import IMPOSSIBLE, building_worth, forget_sites, measure
from paravent.games.mangrovia.components import PAIR_BITS, PLACES, Kind
from paravent.games.mangrovia.rules.actions import (
    ACTIONS,
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
from paravent.games.mangrovia.rules.play import choices
from paravent.games.mangrovia.state import State

FINE: Final = 1 << 20
WHIM: Final = 1.5
"""By how many points a novice misjudges."""

HEAT: Final = 1.5
"""How many points better an action has to look to get e times the prior."""


@kernel
def fraction(state: State) -> float:
    """A random number from 0 to 1."""
    return below(state, FINE) / FINE


@kernel
def plain_worth(state: State, seat: int, kind: int, face: int) -> float:
    """What a card is good for later: money, or a landscape that is rare in the hand."""
    if kind == Kind.VALUABLE:
        return 0.5 + 0.15 * face
    bird = 0.3 if state.birds >> face - 1 & 1 else 0.0
    return bird + 1.2 / (1 + int(state.hands[seat, Kind.LANDSCAPE, face]))


@kernel
def card_worth(state: State, seat: int, mind: Any, kind: int, face: int) -> float:
    """By how much a card would better the best building of this round, and what it is good for later."""
    before = max(mind[BEST], mind[BEST_DOUBLE])
    state.hands[seat, kind, face] += 1
    count_on(state, seat, mind)
    gain = max(mind[BEST], mind[BEST_DOUBLE]) - before
    state.hands[seat, kind, face] -= 1
    count_on(state, seat, mind)
    return plain_worth(state, seat, kind, face) + 0.6 * gain


@kernel
def draw_worth(state: State, seat: int, kind: int) -> float:
    """Money for each landscape card in hand, and a landscape card for enough money."""
    wanted = 9 * int(state.held[seat, Kind.LANDSCAPE])
    return 1.2 if (money(state, seat) <= wanted) == (kind == Kind.VALUABLE) else 0.8


@kernel
def place_worth(state: State, seat: int, mind: Any, place: int) -> float:
    """What the two stops of a place offer the seat now."""
    hut = mind[BEST] if mind[BEST] > 0.0 else 1.0
    amulets = collect_worth(state, seat)
    if place == 0:
        return 3.6 + (1.0 if mind[BEST] == 0.0 else 0.0)
    if place == 1:
        return amulets + hut + 1.0
    if place == 2:
        return 1.2 + hut + 0.8 * mind[SECOND] * (1 if state.huts_left[seat] > 1 else 0)
    if place == 3:
        return 2.2 + max(hut, mind[BEST_DOUBLE])
    if place == 4:
        return 2.4 + max(amulets, hut)
    return 3.3 + max(amulets, 1.0)


@kernel
def birds_worth(state: State, seat: int, mind: Any, birds: int) -> float:
    """What the seat could build if the birds stood there."""
    before = int(state.birds)
    state.birds = birds
    count_on(state, seat, mind)
    worth = max(mind[BEST] + 0.5 * mind[SECOND], mind[BEST_DOUBLE])
    state.birds = before
    return worth


@kernel
def step_worth(state: State, seat: int, choice: int) -> float:
    """LAND: of what there is most; PAY: the canonical payment, which keeps the most cards."""
    if choice < PAY_DEFAULT:
        return 1.0 * int(state.hands[seat, Kind.LANDSCAPE, 1 + choice])
    if choice == PAY_DEFAULT:
        return 2.0
    return 0.0 if choice < PAY_TILE_V else -1.0


@kernel
def action_worth(state: State, seat: int, mind: Any, action: int) -> float:
    """What an action is worth that is allowed."""
    if action >= lands(state):
        return step_worth(state, seat, action - lands(state))
    if action >= BUILD:
        huts, field = 1 + (action - BUILD) // fields(state), (action - BUILD) % fields(state)
        return 1.0 + building_worth(state, seat, mind, field, huts)
    if action < PLACES:
        return place_worth(state, seat, mind, action)
    if action < TAKE_L:
        return card_worth(state, seat, mind, Kind.VALUABLE, int(state.slots[0, action - TAKE_V]))
    if action < DRAW_V:
        return card_worth(state, seat, mind, Kind.LANDSCAPE, int(state.slots[1, action - TAKE_L]))
    if action <= DRAW_L:
        return draw_worth(state, seat, action - DRAW_V)
    if action == COLLECT:
        return collect_worth(state, seat)
    if action < BIRDS:
        return 10.0 - (action - RETURN)
    if action < SKIP:
        return birds_worth(state, seat, mind, int(PAIR_BITS[action - BIRDS]))
    return 0.0


@kernel
def judge(state: State, seat: int, mind: Any) -> None:
    """Writes what every action is worth that is allowed."""
    measure(state, mind)
    forget_sites(state, mind)
    count_on(state, seat, mind)
    for action in range(ACTIONS):
        mind[JUDGEMENT + action] = IMPOSSIBLE
    for place in range(choices(state, seat, mind[LISTED:])):
        action = int(mind[LISTED + place])
        mind[JUDGEMENT + action] = action_worth(state, seat, mind, action)


@kernel
def candidates(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """The best judged actions, the best first, with priors by how good they look. Of one alone: give or take a whim."""
    judge(state, seat, mind)
    if most == 1:
        actions[0], priors[0] = favourite_of(state, mind, 0.5 * WHIM), 1.0
        return 1
    taken, total, top = 0, 0.0, 0.0
    while taken < most:
        action = favourite_of(state, mind, 0.0)
        worth = mind[JUDGEMENT + action]
        if worth == IMPOSSIBLE:
            break
        top = worth if taken == 0 else top
        actions[taken] = action
        priors[taken] = math.exp((worth - top) / HEAT)
        total += priors[taken]
        mind[JUDGEMENT + action] = IMPOSSIBLE
        taken += 1
    for place in range(taken):
        priors[place] /= total
    return taken


@kernel
def favourite_of(state: State, mind: Any, whim: float) -> int:
    """The best judged action, each judged wrongly by up to `whim`."""
    best, chosen = IMPOSSIBLE, 0
    for action in range(ACTIONS):
        worth = mind[JUDGEMENT + action]
        if worth > IMPOSSIBLE:
            worth += whim * fraction(state) if whim > 0.0 else 0.0
            if worth > best:
                best, chosen = worth, action
    return chosen


@kernel
def novice(state: State, seat: int, mind: Any) -> int:
    """Greedy on visible value, and not very exact."""
    judge(state, seat, mind)
    return favourite_of(state, mind, WHIM)
