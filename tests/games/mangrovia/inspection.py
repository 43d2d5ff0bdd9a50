"""Section 9 as compiled loops: whole random games in which every invariant is looked at after every decision.

A template like `tests/games/loops.py`, so that what is compiled lies with the game.
"""

from typing import Any

import numpy as np

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import DOUBLE, IN_TOTEM, PATH_FIELDS, PATH_POINTS, POINTS, RING
from paravent.games.mangrovia.bot import novice
from paravent.games.mangrovia.components import (
    AMULET_LINE,
    AWARDS,
    BOWLS,
    FACES,
    GARDEN_LINE,
    HUTS,
    KINDS,
    MOST_SLOTS,
    NEUTRAL,
    NOBODY,
    PATHS,
    PILE,
    PLACES,
    START_CARDS,
    THINGS,
    TOTEM_LINE,
    Kind,
)
from paravent.games.mangrovia.rules.actions import ACTIONS, SKIP, fields
from paravent.games.mangrovia.rules.play import choices, deal, play, to_act
from paravent.games.mangrovia.state import Phase

BUILDERS, DICE, NOVICES = 0, 1, 2
"""How seats play: whatever they can rather than nothing; any action; or as the house's novice does."""

TRACK, PATHS_TOGETHER, GARDEN, TOTEM, AMULETS, WON = range(6)
SOURCES = 6
NOTES = 1 + 5 * SOURCES
"""What is noted of a game: its rounds, then for each seat where its points come from and whether it won."""


@kernel
def on_the_table(state: Any, kind: int, face: int) -> int:
    """How many of a face are in no hand."""
    count = int(state.discards[kind, face])
    for place in range(PILE):
        if place < state.left[kind] and state.piles[kind, place] == face:
            count += 1
    if kind == Kind.AMULET:
        return count + int(state.drawn[face]) + (int(state.ones) if face == 1 else 0)
    for slot in range(MOST_SLOTS):
        count += 1 if face > 0 and state.slots[kind, slot] == face else 0
    return count


@kernel
def miscounted(state: Any) -> int:
    """1, 2, and the known part of hands: cards and amulets. The number of the invariant that is broken, or 0."""
    for kind in range(KINDS):
        for face in range(FACES):
            count = on_the_table(state, kind, face)
            for seat in range(state.seats):
                count += int(state.hands[seat, kind, face])
                if state.known[seat, kind, face] > state.hands[seat, kind, face]:
                    return 10
            if count != THINGS[kind, face]:
                return 2 if kind == Kind.AMULET else 1
    for seat in range(state.seats):
        for kind in range(KINDS):
            held = 0
            for face in range(FACES):
                held += int(state.hands[seat, kind, face])
            if held != state.held[seat, kind]:
                return 1
    return 0 if starts_fit(state) else 1


@kernel
def starts_fit(state: Any) -> bool:
    """1: no start card that was not dealt."""
    for value in range(FACES):
        dealt, held = 0, 0
        for number in range(state.seats):
            dealt += int(START_CARDS[number, 0] == value) + int(START_CARDS[number, 1] == value)
            held += int(state.start_cards[number, value])
        if held > dealt:
            return False
    return True


@kernel
def misbuilt(state: Any) -> int:
    """3 to 6: huts, amulet markers, totem tiles, chief points."""
    board, ringed, laid = int(state.board), 0, 0
    for seat in range(state.seats):
        huts, rings, points = 0, 0, 0
        for field in range(fields(state)):
            if state.owner[field] == seat:
                huts += int(state.huts[field])
                rings += int(RING[board, field])
                points += int(state.huts[field]) * int(POINTS[board, field]) + int(state.totem[field])
        if huts + state.huts_left[seat] != HUTS[int(state.seats)] or state.huts_left[seat] < 0:
            return 3
        if rings != state.rings[seat]:
            return 4
        if points != state.points[seat]:
            return 6
    for field in range(fields(state)):
        huts = int(state.huts[field])
        if (huts > 0) != (state.owner[field] != NOBODY) or huts > 1 + DOUBLE[board, field]:
            return 3
        ringed += int(RING[board, field]) if state.owner[field] != NOBODY else 0
        if IN_TOTEM[board, field] != (state.totem[field] > 0) and huts > 0:
            return 5
        if state.totem[field] > 0:
            laid |= 1 << int(state.totem[field])
    if ringed > 10:
        return 4
    return 0 if laid == (1 << int(state.totem_next)) - 4 else 5


@kernel
def misplaced(state: Any) -> int:
    """7, 8: birds and bowls."""
    birds = 0
    for landscape in range(4):
        birds += int(state.birds) >> landscape & 1
    if birds != 2 or state.birds > 15:
        return 7
    bowls = 0
    for place in range(PLACES):
        bowls += 1 if state.bowl[place] != NOBODY else 0
    due = int(state.seats) * int(BOWLS[int(state.seats)]) + (1 if state.seats == 2 else 0)
    if state.boat > 0 and state.phase != Phase.OVER and bowls != due:
        return 8
    return 0


@kernel
def misawarded(state: Any) -> int:
    """13: no path awards more than its points, and all of them with two seats and no neutral hut there."""
    for path in range(PATHS):
        present, awarded = 0, 0
        for order in range(PATH_FIELDS.shape[2]):
            field = int(PATH_FIELDS[int(state.board), path, order])
            if field >= 0 and state.owner[field] != NOBODY:
                present |= 1 << int(state.owner[field])
        for seat in range(state.seats):
            awarded += int(state.awards[seat, path])
        both = int(PATH_POINTS[int(state.board), path, 0]) + int(PATH_POINTS[int(state.board), path, 1])
        seats = 0
        for seat in range(state.seats):
            seats += present >> seat & 1
        if awarded > both or (seats >= 2 and not present >> NEUTRAL & 1 and awarded != both):
            return 13
    for line in range(AWARDS):
        for seat in range(state.seats):
            if state.awards[seat, line] < 0:
                return 13
    return 0


@kernel
def broken(state: Any) -> int:
    """The number of an invariant that does not hold, or 0."""
    found = miscounted(state)
    if found == 0:
        found = misbuilt(state)
    if found == 0:
        found = misplaced(state)
    if found == 0 and state.phase == Phase.OVER:
        found = misawarded(state)
    return found


@kernel
def chosen(state: Any, chance: Any, listed: Any, count: int, manner: int) -> int:
    """Any action; builders decline only what they cannot do."""
    while True:
        action = int(listed[below(chance, count)])
        if manner == DICE or count == 1 or action != SKIP:
            return action


@kernel
def note_end(state: Any, notes: Any) -> None:
    """What came of a game."""
    notes[0] = state.rounds
    for seat in range(state.seats):
        first = 1 + seat * SOURCES
        notes[first + TRACK] = state.points[seat]
        notes[first + PATHS_TOGETHER] = 0
        for path in range(PATHS):
            notes[first + PATHS_TOGETHER] += state.awards[seat, path]
        notes[first + GARDEN] = state.awards[seat, GARDEN_LINE]
        notes[first + TOTEM] = state.awards[seat, TOTEM_LINE]
        notes[first + AMULETS] = state.awards[seat, AMULET_LINE]
        notes[first + WON] = state.winners >> seat & 1


@kernel
def inspect(states: Any, start: Any, seed: int, games: int, manner: int, mind: Any, notes: Any) -> int:
    """Plays games and looks at everything; `notes[number]` tells of each game (`NOTES`). Returns what is broken."""
    listed = np.zeros(ACTIONS, np.int16)
    state, chance = states[0], states[1]
    for number in range(games):
        states[0] = start[0]
        deal(state, seed + number)
        taken, round_before = 0, 0
        before = np.zeros(5, np.int64)
        while to_act(state) != 0:
            seat = int(state.actor)
            count = choices(state, seat, listed)
            if count == 0:
                return 9
            if manner == NOVICES:
                action = int(novice(state, seat, mind))
            else:
                action = chosen(state, chance, listed, count, manner)
            taken = 0 if state.rounds != round_before else taken
            round_before = int(state.rounds)
            taken += 1 if 6 <= action < 13 else 0
            play(state, seat, action)
            found = broken(state)
            for other in range(state.seats):
                if state.points[other] < before[other]:
                    found = 6
                before[other] = state.points[other]
            if found == 0 and taken > 7:
                found = 11
            if found == 0 and state.round_limit > 0 and state.rounds > state.round_limit:
                found = 12
            if found > 0:
                return found
        note_end(state, notes[number])
    return 0
