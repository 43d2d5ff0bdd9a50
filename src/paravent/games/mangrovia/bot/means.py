"""What a hand can pay for now, and what a visit to the bag brings."""

from typing import Any, Final

from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import COST, CURRENCY, DOUBLE, LANDSCAPE_BITS
from paravent.games.mangrovia.bot.mind import BEST, BEST_DOUBLE, SECOND
from paravent.games.mangrovia.bot.worth import building_worth
from paravent.games.mangrovia.components import FACES, LANDSCAPES, MOST_DRAWN, NOBODY, Kind
from paravent.games.mangrovia.rules.actions import fields
from paravent.games.mangrovia.rules.build import can_lay, layings
from paravent.games.mangrovia.rules.payment import sums
from paravent.games.mangrovia.state import NO_LANDSCAPE, State

DRAWN_AMULET: Final = 3.3
"""What an amulet from the bag is worth; the least of them goes back."""


@kernel
def count_on(state: State, seat: int, mind: Any) -> None:
    """The best and second best hut and the best double hut that the seat could pay for now."""
    board, number = int(state.board), fields(state)
    mind[BEST] = mind[SECOND] = mind[BEST_DOUBLE] = 0.0
    if state.huts_left[seat] == 0:
        return
    printed = 0
    for landscape in range(LANDSCAPES):
        if can_lay(state, seat, landscape, NO_LANDSCAPE):
            printed |= 1 << landscape
    if printed == 0:
        return
    valuables, amulets = sums(state, seat, Kind.VALUABLE), sums(state, seat, Kind.AMULET)
    for field in range(number):
        if state.owner[field] != NOBODY or not LANDSCAPE_BITS[board, field] & printed:
            continue
        payable, cost = valuables if CURRENCY[board, field] == Kind.VALUABLE else amulets, int(COST[board, field])
        if payable >> cost & 1:
            worth = building_worth(state, seat, mind, field, 1)
            if worth > mind[BEST]:
                mind[SECOND] = mind[BEST]
                mind[BEST] = worth
            else:
                mind[SECOND] = max(mind[SECOND], worth)
        enough = DOUBLE[board, field] and state.huts_left[seat] > 1 and payable >> 2 * cost & 1
        if enough and layings(state, seat, field, 2, NO_LANDSCAPE) > 0:
            mind[BEST_DOUBLE] = max(mind[BEST_DOUBLE], building_worth(state, seat, mind, field, 2))


@kernel
def collect_worth(state: State, seat: int) -> float:
    """What a visit to the bag brings."""
    drawn = min(int(state.rings[seat]), MOST_DRAWN)
    return 1.0 if drawn == 0 else DRAWN_AMULET * max(1.0, drawn - 0.7)


@kernel
def money(state: State, seat: int) -> int:
    """All valuables of a hand."""
    total = 0
    for face in range(FACES):
        total += face * (int(state.hands[seat, Kind.VALUABLE, face]) + int(state.start_cards[seat, face]))
    return total
