"""The adept's quick judgement, for both sides in the search and as what the search begins with."""

import math
from typing import Any, Final

from paravent.engine.generator import WORD, below
from paravent.engine.jit import inlined, kernel
from paravent.games.princess_jing.board import CELLS, IN_FRONT, LINES, NO_CELL, PAIR_FROM, PAIR_TO, PAIRS, SIDE
from paravent.games.princess_jing.bot.belief import HER
from paravent.games.princess_jing.bot.judge import FORBIDDEN, MOVES, WINNING, judge_moves, judge_pointing
from paravent.games.princess_jing.bot.mind import JUDGEMENT, LEARNED, MODE_SIZE, PATIENCE, WHIM
from paravent.games.princess_jing.bot.paralysis import hurry
from paravent.games.princess_jing.bot.worth import animals_found, stage
from paravent.games.princess_jing.rules.actions import BACK, CALL, CAPTAIN, DECLINE, LEAVE, PLACE, POINT
from paravent.games.princess_jing.rules.play import why_not
from paravent.games.princess_jing.state import ACTIONS, MIRRORS, SURE, Clause, Figure, Phase, State

FINE: Final = 1 << 20
HASTENING, MOST_RECKLESS = 120, 0.8
"""In how many turns (of both seats) beyond its patience a bot would lose all care; how often at most it does."""

STRIDE, STEP, GRAIN = 1664525, 1013904223, 1 / (1 << 24)
"""Knuth and Lewis's congruences ("Numerical Recipes", 7.1)."""

HEAT: Final = 0.05
"""How much better an action has to look to get e times the prior."""


@inlined
def fraction(state: State) -> float:
    """A random number from 0 to 1."""
    return below(state, FINE) / FINE


@kernel
def sure_call(state: State, seat: int) -> int:
    """PJ-14.8 A call that certainly finds the princess, if one is allowed; else a decline."""
    for mirror in range(MIRRORS):
        cell = int(IN_FRONT[seat, state.at[seat, Figure.MIRROR1 + mirror]])
        certain = cell != NO_CELL and state.suspects[seat, cell] == HER | SURE
        if certain and why_not(state, seat, CALL + mirror) == Clause.NONE:
            return CALL + mirror
    return DECLINE


@kernel
def hidden_place(state: State, seat: int) -> int:
    """PJ-8.7 Where a found princess is brought back to, and PJ-4, PJ-12 every step of the setup: at random.

    Not onto a screen that may be the other's where there is a choice: its owner would see it move, and know.
    """
    first, last = (BACK, BACK + LINES * SIDE) if state.phase == Phase.BACK else (LEAVE, ACTIONS)
    best, chosen = -1.0, first
    for action in range(first, last):
        if why_not(state, seat, action) == Clause.NONE:
            worth = fraction(state)
            if state.phase == Phase.BACK:
                row = (action - BACK) // SIDE
                cell = SIDE * (row if seat == 0 else SIDE - 1 - row) + (action - BACK) % SIDE
                worth += 1.0 if state.suspects[seat, cell] == 0 else 0.0
            elif PLACE <= action < CAPTAIN:
                worth += setup_taste(state, seat, action - PLACE)
            elif action >= CAPTAIN:
                worth += 1.0 if 1 <= action - CAPTAIN <= 3 else 0.0
            if worth > best:
                best, chosen = worth, action
    return chosen


@kernel
def setup_taste(state: State, seat: int, place: int) -> float:
    """PJ-12.5 Animals behind, where mirrors come late; holders in front, on their way."""
    step = int(state.steps[seat])
    if step < Figure.MIRROR1:
        return 0.0
    front = place >= SIDE
    return 0.7 if front == (step <= Figure.MIRROR2) else 0.0


@kernel
def candidates(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """The best judged actions with priors by how good they look; where there is nothing to weigh, one action.

    Of one alone: the best, give or take a whim.
    """
    phase = int(state.phase)
    prepared = animals_found(state, seat) == 2
    actions[0], priors[0] = DECLINE, 1.0
    if phase == Phase.POINT:
        judge_pointing(state, seat, mind)
        if most > 1 and loses_patience(state, mind):
            for cell in range(CELLS):
                mind[JUDGEMENT + cell] = FORBIDDEN
        return take_best(state, mind, POINT, CELLS + 1, actions, priors, most)
    if phase == Phase.MOVE or (phase == Phase.PARALYSIS and not prepared):
        judge_moves(state, seat, mind)
        if most > 1 and loses_patience(state, mind):
            only_forward(state, seat, mind)
        return take_best(state, mind, 0, MOVES, actions, priors, most)
    if phase == Phase.PARALYSIS:
        actions[0] = hurry(state, seat)
    elif phase != Phase.REACT:
        actions[0] = hidden_place(state, seat)
    elif most > 1 or prepared:
        call = sure_call(state, seat)
        if call != DECLINE and most > 1:
            actions[1], priors[0], priors[1] = call, 0.5, 0.5
            return 2
        actions[0] = call
    return 1


@kernel
def loses_patience(state: State, mind: Any) -> bool:
    """The longer a game goes on, the more often a bot stops guarding and runs: two that only guard would never end."""
    return fraction(state) < min((state.turn - mind[PATIENCE]) / HASTENING, MOST_RECKLESS)


@kernel
def only_forward(state: State, seat: int, mind: Any) -> None:
    """Forbids all moves but steps of the princess towards her captain, if there are any."""
    princess = int(state.at[seat, Figure.PRINCESS])
    here = stage(state, seat, princess)
    steps = 0
    for turn in range(2):
        for action in range(MOVES):
            forward = False
            if action < PAIRS:
                one, two = int(PAIR_FROM[action]), int(PAIR_TO[action])
                forward = (one == princess or two == princess) and (
                    stage(state, seat, one + two - princess) < here or mind[JUDGEMENT + action] == WINNING
                )
            if forward and mind[JUDGEMENT + action] > FORBIDDEN:
                steps += 1
            elif turn == 1:
                mind[JUDGEMENT + action] = FORBIDDEN
        if steps == 0:
            return


@kernel
def take_best(state: State, mind: Any, first: int, count: int, actions: Any, priors: Any, most: int) -> int:
    """Moves the best judgements into the list, the best first."""
    whim = mind[LEARNED + int(state.mode) * MODE_SIZE + WHIM] if most == 1 else 0.0
    taken, chance = 0, below(state, FINE) if whim > 0.0 else 0
    for place in range(count):
        worth = mind[JUDGEMENT + place]
        if worth > FORBIDDEN:
            chance = (chance * STRIDE + STEP) & WORD  # whims are cheap: one number of the record's for all of them
            taken = insert(first + place, worth + whim * (chance >> 8) * GRAIN, actions, priors, taken, most)
    total, top = 0.0, priors[0]
    for place in range(taken):
        priors[place] = math.exp((priors[place] - top) / HEAT)
        total += priors[place]
    for place in range(taken):
        priors[place] /= total
    return taken


@inlined
def insert(action: int, worth: float, actions: Any, worths: Any, taken: int, most: int) -> int:
    """Puts an action into a list that is sorted by worth and holds `most`; returns how many there are then."""
    place = taken
    if taken == most:
        if worths[most - 1] >= worth:
            return taken
        place = most - 1
    while place > 0 and worths[place - 1] < worth:
        actions[place], worths[place] = actions[place - 1], worths[place - 1]
        place -= 1
    actions[place], worths[place] = action, worth
    return min(taken + 1, most)
