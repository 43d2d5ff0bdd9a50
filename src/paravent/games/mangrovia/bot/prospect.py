"""How a game stands: the points that each seat may expect, learned from how games of the novice went on."""

import math
from enum import IntEnum
from typing import Any, Final

from paravent.engine.jit import kernel
from paravent.games.mangrovia.bot.means import collect_worth, count_on, money
from paravent.games.mangrovia.bot.mind import (
    BEST,
    BEST_DOUBLE,
    PROSPECTS,
    SECOND,
    SPREADS,
    STRENGTHS,
    TRAIT_COUNT,
    TRAITS,
    WEIGHTS,
)
from paravent.games.mangrovia.bot.worth import (
    award_points,
    forget_sites,
    garden_huts,
    huts_to_come,
    line_worth,
    measure,
)
from paravent.games.mangrovia.components import BOWLS, FACES, GARDEN, LINES, PARTICIPANTS, PATHS, STOPS, Kind
from paravent.games.mangrovia.state import Phase, State

USUAL_PRICE: Final = 10
TENTH: Final = 0.1

CARDS_WEST: Final = (3, 0, 1, 2, 2, 3)
"""How many cards the western stop of each place gives."""


class Trait(IntEnum):
    """What is looked at."""

    CONSTANT = 0  # 1
    LEFT = 1  # huts not built yet
    BEHIND = 2  # how many more than the leader
    AWARDS = 3  # what the lines would award now
    HOLDS = 4  # a tenth of the points of every line, for each hut on it
    GARDEN = 5  # what the Garden scores now
    GARDEN_LEFT = 6  # own huts there times the free fields
    AMULETS = 7  # their values
    PIECES = 8  # their number
    RINGS = 9  # huts on amulet fields
    MORE_RINGS = 10  # those beyond the first
    MONEY = 11  # valuables in tens, no more than can be spent
    LANDSCAPES = 12  # landscape cards, no more than can be paid
    PAYABLE = 13  # how many huts that may be enough for
    BEST = 14  # the best building that could be paid for now
    SECOND = 15  # the second best
    DOUBLE = 16  # by how much a double hut is better
    CARDS_TO_COME = 17  # at stops on the west side, in this round
    AMULETS_TO_COME = 18  # a visit to the bag, in this round
    HUT_TO_COME = 19  # 1: a stop for building, in this round
    BEST_TO_COME = 20  # and the best building then
    SECOND_TO_COME = 21  # and the second one, at the stop for two
    DOUBLE_TO_COME = 22  # and the double hut, at its stop
    BIRDS_TO_COME = 23  # 1: the birds, and the talisman
    BOWLS = 24  # bowls not placed yet
    STARTS = 25  # 1: places the first bowl
    TILES = 26  # valuables and jokers among the garden tiles
    GODS = 27  # god tiles


@kernel
def note_traits(state: State, seat: int, mind: Any) -> None:
    """Writes what tells how a seat will fare; the lines have been measured."""
    left, to_come = int(state.huts_left[seat]), huts_to_come(state)
    awards, holds = 0.0, 0.0
    for line in range(LINES):
        own = int(mind[STRENGTHS + line * PARTICIPANTS + seat])
        awards += line_worth(state, seat, mind, line, own)
        holds += own // 256 * award_points(state, line, 0)
    own, every = garden_huts(state, seat)
    amulets = 0
    for face in range(FACES):
        amulets += face * int(state.hands[seat, Kind.AMULET, face])
    cards, wealth = int(state.held[seat, Kind.LANDSCAPE]), money(state, seat)
    mind[TRAITS + Trait.CONSTANT] = 1.0
    mind[TRAITS + Trait.LEFT] = left
    mind[TRAITS + Trait.BEHIND] = left - to_come
    mind[TRAITS + Trait.AWARDS] = awards
    mind[TRAITS + Trait.HOLDS] = holds * TENTH
    mind[TRAITS + Trait.GARDEN] = own * every
    mind[TRAITS + Trait.GARDEN_LEFT] = own * (GARDEN - every)
    mind[TRAITS + Trait.AMULETS] = amulets
    mind[TRAITS + Trait.PIECES] = int(state.held[seat, Kind.AMULET])
    mind[TRAITS + Trait.RINGS] = int(state.rings[seat])
    mind[TRAITS + Trait.MORE_RINGS] = max(0, int(state.rings[seat]) - 1)
    mind[TRAITS + Trait.MONEY] = min(wealth, USUAL_PRICE * (left + 1)) * TENTH
    mind[TRAITS + Trait.LANDSCAPES] = min(cards, left + 1)
    mind[TRAITS + Trait.PAYABLE] = min(left, cards, wealth * TENTH)
    forget_sites(state, mind)
    count_on(state, seat, mind)
    mind[TRAITS + Trait.BEST] = mind[BEST]
    mind[TRAITS + Trait.SECOND] = mind[SECOND]
    mind[TRAITS + Trait.DOUBLE] = max(0.0, mind[BEST_DOUBLE] - mind[BEST])
    note_bowls(state, seat, mind)
    mind[TRAITS + Trait.TILES] = int(state.tiles[seat, Kind.VALUABLE]) + int(state.tiles[seat, Kind.LANDSCAPE])
    gods = 0
    for path in range(PATHS):
        gods += 1 if state.gods[path] == seat else 0
    mind[TRAITS + Trait.GODS] = gods


@kernel
def note_bowls(state: State, seat: int, mind: Any) -> None:
    """What the seat's bowls will still bring in this round, and those it has not placed yet."""
    for trait in range(Trait.CARDS_TO_COME, Trait.TILES):
        mind[TRAITS + trait] = 0.0
    boat, mine = int(state.boat), 0
    for place in range(state.bowl.size):
        if state.bowl[place] != seat:
            continue
        mine += 1
        if boat <= place:
            mind[TRAITS + Trait.CARDS_TO_COME] += CARDS_WEST[place]
        if (place == 1 and boat <= place) or (place in (4, 5) and boat <= STOPS - 1 - place):
            mind[TRAITS + Trait.AMULETS_TO_COME] += collect_worth(state, seat)
        if 1 <= place <= 4 and boat <= STOPS - 1 - place:
            mind[TRAITS + Trait.HUT_TO_COME] = 1.0
            mind[TRAITS + Trait.BEST_TO_COME] = mind[BEST]
            if place == 2:
                mind[TRAITS + Trait.SECOND_TO_COME] = mind[SECOND]
            if place == 3:
                mind[TRAITS + Trait.DOUBLE_TO_COME] = max(0.0, mind[BEST_DOUBLE] - mind[BEST])
        if place == 0:
            mind[TRAITS + Trait.BIRDS_TO_COME] = 1.0
    if state.phase == Phase.BOWL:
        mind[TRAITS + Trait.BOWLS] = int(BOWLS[int(state.seats)]) - mine
        mind[TRAITS + Trait.STARTS] = 1.0 if state.starter == seat else 0.0


@kernel
def prospect(state: State, seat: int, mind: Any) -> float:
    """The points that the seat may expect at the end."""
    note_traits(state, seat, mind)
    first = WEIGHTS + int(state.seats) * 2 * TRAIT_COUNT
    now, later = 0.0, 0.0
    for trait in range(TRAIT_COUNT):
        now += mind[first + trait] * mind[TRAITS + trait]
        later += mind[first + TRAIT_COUNT + trait] * mind[TRAITS + trait]
    return int(state.points[seat]) + now + later * TENTH * huts_to_come(state)


@kernel
def survey(state: State, mind: Any) -> None:
    """Notes the points that every seat may expect."""
    if state.phase != Phase.OVER:
        measure(state, mind)
        for seat in range(state.seats):
            mind[PROSPECTS + seat] = prospect(state, seat, mind)


@kernel
def evaluate(state: State, seat: int, mind: Any) -> float:
    """From 0 (lost) to 1 (won): MG-12.8 once the game is over, before that by how sure the lead over each other is.

    What every seat may expect has been noted by `survey`.
    """
    if state.phase == Phase.OVER:
        if not state.winners >> seat & 1:
            return 0.0
        return 1.0 if state.winners == 1 << seat else 0.5
    first = SPREADS + 2 * int(state.seats)
    spread = mind[first] + mind[first + 1] * huts_to_come(state)
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            chance /= 1.0 + math.exp((mind[PROSPECTS + other] - mind[PROSPECTS + seat]) / spread)
    return chance
