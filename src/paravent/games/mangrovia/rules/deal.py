"""Setup (MG-2, MG-13.2)."""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import GARDEN_FIELDS, IN_TOTEM, NEUTRAL_WITH
from paravent.games.mangrovia.components import (
    AWARDS,
    FACES,
    GARDEN,
    HUTS,
    KINDS,
    MOST_SLOTS,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    ONES,
    PATHS,
    PILE,
    PLACES,
    SEATS,
    START_BIRDS,
    START_CARDS,
    THINGS,
    TILE_CODES,
    TOTEM_TILES,
    Kind,
)
from paravent.games.mangrovia.rules.build import clear_building
from paravent.games.mangrovia.rules.piles import draw, gain, put_on_pile
from paravent.games.mangrovia.state import GardenTiles, Happening, Phase, Reason, State


@kernel
def clear_table(state: State) -> None:
    """Nothing dealt, no bowl placed; the neutral huts stand (MG-2.2, MG-2.3, MG-2.10)."""
    state.phase = Phase.BOWL
    state.actor = 0
    state.rounds = 0
    state.starter = 0
    state.boat = 0
    state.part = 0
    state.due = 0
    state.placed = 0
    state.last_round = 0
    state.gone = 0
    state.reason = Reason.NONE
    state.winners = 0
    state.birds = START_BIRDS
    state.ones = ONES
    state.drawn_count = 0
    clear_bowls(state)
    clear_building(state)
    clear_things(state)
    clear_seats(state)
    for place in range(GARDEN):
        state.garden[place] = NO_TILE
    for path in range(PATHS):
        state.gods[path] = NOBODY
    state.totem_next = TOTEM_TILES[0]
    for field in range(state.owner.size):
        state.owner[field] = NOBODY
        state.huts[field] = 0
        state.totem[field] = 0
        if NEUTRAL_WITH[int(state.board), field] >> int(state.seats) & 1:
            state.owner[field] = NEUTRAL
            state.huts[field] = 1
            if IN_TOTEM[int(state.board), field]:
                state.totem[field] = state.totem_next
                state.totem_next += 1


@kernel
def clear_bowls(state: State) -> None:
    """MG-11.3 No bowl stands on a place; MG-2.4 with two players a neutral one closes the last."""
    for place in range(PLACES):
        state.bowl[place] = NOBODY
    if state.seats == 2:
        state.bowl[PLACES - 1] = NEUTRAL


@kernel
def clear_things(state: State) -> None:
    for kind in range(KINDS):
        state.left[kind] = 0
        for place in range(PILE):
            state.piles[kind, place] = 0
        for face in range(FACES):
            state.discards[kind, face] = 0
    for face in range(FACES):
        state.drawn[face] = 0
    for slot in range(MOST_SLOTS):
        state.slots[0, slot] = 0
        state.slots[1, slot] = 0


@kernel
def clear_seats(state: State) -> None:
    for seat in range(SEATS):
        state.huts_left[seat] = HUTS[int(state.seats)] if seat < state.seats else 0
        state.rings[seat] = 0
        state.points[seat] = 0
        for line in range(AWARDS):
            state.awards[seat, line] = 0
        for face in range(FACES):
            state.start_cards[seat, face] = 0
        for kind in range(KINDS):
            state.held[seat, kind] = 0
            state.tiles[seat, kind] = 0
            for face in range(FACES):
                state.hands[seat, kind, face] = 0
                state.known[seat, kind, face] = 0


@kernel
def set_table(state: State) -> None:
    """MG-2 Everything on its place, and the first round begins."""
    clear_table(state)
    state.starter = below(state, int(state.seats)) if state.start_seat == 0 else int(state.start_seat) - 1
    lay_garden_tiles(state)
    for kind in range(KINDS):
        for face in range(FACES):
            if kind != Kind.AMULET or face != 1:
                for _ in range(THINGS[kind, face]):
                    put_on_pile(state, kind, face)
    deal_hands(state)
    for slot in range(MOST_SLOTS):
        state.slots[0, slot] = draw(state, Kind.VALUABLE)
    for slot in range(MOST_SLOTS - 1):
        state.slots[1, slot] = draw(state, Kind.LANDSCAPE)


@kernel
def deal_hands(state: State) -> None:
    """MG-2.5 Start cards, openly, clockwise from the start player; MG-2.7 two landscape cards each."""
    seats = int(state.seats)
    for number in range(seats):
        seat = (int(state.starter) + number) % seats
        first, second = int(START_CARDS[number, 0]), int(START_CARDS[number, 1])
        state.start_cards[seat, first] = 1
        state.start_cards[seat, second] = 1
        emit(state, EVERYBODY, Happening.START_CARDS, seat, first, second, 0)
    for seat in range(seats):
        first, second = draw(state, Kind.LANDSCAPE), draw(state, Kind.LANDSCAPE)
        gain(state, seat, Kind.LANDSCAPE, first)
        gain(state, seat, Kind.LANDSCAPE, second)
        emit(state, 1 << seat, Happening.HAND, seat, first, second, 0)


@kernel
def lay_garden_tiles(state: State) -> None:
    """MG-13.2 Tiles drawn at random on the free fields of the Garden; MG-13.6 of one half of them only."""
    if state.garden_tiles == GardenTiles.OFF:
        return
    first = PATHS if state.garden_tiles == GardenTiles.PLAIN else 0
    count = PATHS if state.garden_tiles == GardenTiles.GODS else TILE_CODES.size - first
    used = 0
    for place in range(GARDEN):
        if state.owner[int(GARDEN_FIELDS[int(state.board), place])] == NOBODY:
            tile = first + below(state, count)
            while used >> tile & 1:
                tile = first + below(state, count)
            used |= 1 << tile
            state.garden[place] = TILE_CODES[tile]
