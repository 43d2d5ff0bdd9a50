"""Compiled checks at every step of random play: what a seat holds possible includes the truth."""

from typing import Any

import numpy as np

from paravent.engine.commands import LOOK
from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, CELLS, NO_CELL, SEATS
from paravent.games.princess_jing.knowledge import conclude
from paravent.games.princess_jing.placement import found_at, has_won_before
from paravent.games.princess_jing.rules.play import choices, play, to_act, why_not
from paravent.games.princess_jing.screens import own_empty
from paravent.games.princess_jing.state import ACTIONS, SURE, Clause, Figure, Mode, Phase

FINE, FIGURE, HOLDERS, PRESENCE, SURELY, DISCOVERY, WON = range(7)
"""What may be wrong."""

FEW_EXCHANGES = 7


@kernel
def fits(state: Any, seat: int, figure: int, holder: int) -> bool:
    """The opposing `figure` may stand where `holder` stands."""
    return bool(int(state.suspects[seat, int(state.at[1 - seat, holder])]) >> figure & 1)


@kernel
def holders_fit(state: Any, seat: int) -> bool:
    """K-13 The two holders, in one order or the other."""
    straight = fits(state, seat, Figure.MIRROR1, Figure.MIRROR1) and fits(state, seat, Figure.MIRROR2, Figure.MIRROR2)
    swapped = fits(state, seat, Figure.MIRROR1, Figure.MIRROR2) and fits(state, seat, Figure.MIRROR2, Figure.MIRROR1)
    return straight or swapped


@kernel
def discoveries_fit(state: Any, seat: int) -> bool:
    """PJ-13.3 What the opponent has found is what follows from where its holders were, in an order that is possible."""
    for _ in range(2):
        straight = fits(state, seat, Figure.MIRROR1, Figure.MIRROR1) and fits(
            state, seat, Figure.MIRROR2, Figure.MIRROR2
        )
        same = True
        for animal in range(ANIMALS):
            same &= (found_at(state, seat, animal) > 0) == (state.found[1 - seat, animal] > 0)
        if straight and same and not has_won_before(state, seat, int(state.card[1 - seat])):
            return True
        first, second = state.at[1 - seat, Figure.MIRROR1], state.at[1 - seat, Figure.MIRROR2]
        state.at[1 - seat, Figure.MIRROR1] = second
        state.at[1 - seat, Figure.MIRROR2] = first
    return False


@kernel
def untruth(state: Any, seat: int) -> int:
    """What the seat holds possible that leaves out the truth; FINE where nothing does. Draws its conclusions first."""
    conclude(state, seat)
    other = 1 - seat
    for figure in range(Figure.PRINCESS, Figure.OWL + 1):
        in_play = state.at[other, figure] != NO_CELL
        holder = figure == Figure.MIRROR1 or figure == Figure.MIRROR2
        if in_play and not (holder and state.mode == Mode.EXPERT) and not fits(state, seat, figure, figure):
            return FIGURE
    for cell in range(CELLS):
        possible = int(state.suspects[seat, cell])
        if possible & SURE and own_empty(state, other, cell):
            return SURELY
        if possible and not own_empty(state, seat, cell):
            return FIGURE
    if state.mode == Mode.EXPERT:
        if not holders_fit(state, seat):
            return HOLDERS
        if not discoveries_fit(state, seat):
            return DISCOVERY
    return FINE


@kernel
def watch(states: Any, listed: Any, most: int) -> int:
    """Plays states[0] on at random (chance in states[1]); FINE, or what is wrong at the first step that is."""
    state = states[0]
    for _ in range(most):
        waiting = to_act(state)
        if waiting == 0:
            return FINE
        seat = waiting - 1 if waiting < 3 else below(states[1], SEATS)
        if below(states[1], 4) == 0:
            looker = below(states[1], SEATS)
            if why_not(state, looker, LOOK) == Clause.NONE:
                play(state, looker, LOOK)
                waiting = to_act(state)
                if waiting == 0:
                    return FINE
        count = choices(state, seat, listed)
        play(state, seat, int(listed[below(states[1], count)]))
        if state.phase != Phase.SETUP and state.phase != Phase.END:
            for observer in range(SEATS):
                states[2] = states[0]
                wrong = untruth(states[2], observer)
                if wrong != FINE:
                    return wrong
    return FINE


@kernel
def fewest_exchanges(states: Any, listed: Any, most: int) -> tuple[int, int]:
    """GS-96 The fewest exchanges listed in a move of random play, and in a move of a paralysis."""
    state = states[0]
    fewest, in_paralysis = ACTIONS, ACTIONS
    for _ in range(most):
        waiting = to_act(state)
        if waiting == 0:
            break
        seat = waiting - 1 if waiting < 3 else 0
        count = choices(state, seat, listed)
        exchanges = 0
        for index in range(count):
            exchanges += listed[index] < 72
        if state.phase == Phase.MOVE:
            fewest = min(fewest, exchanges)
        elif state.phase == Phase.PARALYSIS:
            in_paralysis = min(in_paralysis, exchanges)
        play(state, seat, int(listed[below(states[1], count)]))
    return fewest, in_paralysis


@kernel
def sequences(states: Any, depth: int) -> int:
    """How many sequences of decisions lead `depth` deep from states[0]; the others are scratch, one a level."""
    state = states[0]
    listed = np.zeros((16, ACTIONS), np.int16)
    counts = np.zeros(16, np.int64)
    indexes = np.zeros(16, np.int64)
    level, total = 0, 0
    counts[0] = choices(state, to_act(state) - 1, listed[0])
    while level >= 0:
        if indexes[level] >= counts[level]:
            level -= 1
            continue
        action = int(listed[level, indexes[level]])
        indexes[level] += 1
        if level == depth - 1:
            total += 1
            continue
        states[level + 1] = states[level]
        play(states[level + 1], to_act(states[level]) - 1, action)
        waiting = to_act(states[level + 1])
        if waiting:
            level += 1
            counts[level] = choices(states[level], waiting - 1, listed[level])
            indexes[level] = 0
    return total
