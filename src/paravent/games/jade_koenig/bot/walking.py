"""Walking in imagined games, compiled: what is worth a thought, quick replies, and what a finished race is worth.

An imagined game ends where somebody consults: what an oracle tells is the business of deduction, not of search. Every
seat goes by what it knows itself, its own oracle and its own stones.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.board import (
    NEAR_COUNT,
    NEAR_SPACE,
    NOWHERE,
    ORACLES,
    ROUTE_CODE,
    ROUTE_COUNT,
    ROUTE_END,
    ROUTE_STEPS,
    STEPS,
)
from paravent.games.jade_koenig.bot.thought import GOALS, MOVES, NEEDED, PROOF, SCORES, TABLE, WIDTH
from paravent.games.jade_koenig.rules.actions import EXCHANGE, HINDER, LAY, MOVE, NOTHING, PASS, guesses, routes
from paravent.games.jade_koenig.rules.guess import count_faced
from paravent.games.jade_koenig.rules.hinder import may_lay_face
from paravent.games.jade_koenig.rules.move import has_route, why_not_end
from paravent.games.jade_koenig.rules.play import to_act
from paravent.games.jade_koenig.state import (
    CHIPS,
    FACES,
    NOBODY,
    TOP,
    Clause,
    Face,
    Phase,
    State,
    Switch,
)

FINE: Final = 1 << 20
RUNS: Final = (1.0, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2)
"""[moves needed]: how likely a seat runs."""

HINDERS: Final = 0.3
STONE: Final = 0.45
"""The moves that a stone on the way costs."""

SPENT: Final = 0.15
"""What a seat's chance is worth that can prove nothing any more: it may still claim."""

HELD: Final = 0.04
"""By how much each stone in hand betters a seat's chance."""

MOST_ROUTES, MOST_SPACES = 12, 10
HEAT: Final = 0.5
FAR: Final = 99


def recall(hidden: Any, seen: Sequence[Any], seat: int) -> NDArray[np.int8]:  # noqa: ARG001
    """Nothing: what the events tell is noted in the mind."""
    return np.zeros(1, np.int8)


@kernel
def inform(state: State, seat: int, recalled: Any) -> None:
    """Nothing is put into an imagined world."""


@kernel
def weigh(state: State, seat: int, recalled: Any, mind: Any) -> float:  # noqa: ARG001  it is in the mind
    """How likely the others' oracle cards are: a piece comes nearer to its own."""
    weight = 1.0
    for other in range(state.seats):
        if other != seat and state.oracle[other] >= 0:
            weight *= mind[GOALS + ORACLES * other + int(state.oracle[other])]
    return weight


@kernel
def waiting(state: State) -> int:
    """Who has to decide, nobody once somebody consults or a piece is placed again."""
    return to_act(state) if Phase.TURN <= state.phase <= Phase.GUESS else 0


@kernel
def fraction(state: State) -> float:
    """A random number from 0 to 1."""
    return below(state, FINE) / FINE


@kernel
def moves_to(node: int, letter: int, mind: Any) -> int:
    """How many moves an oracle is away."""
    return int(mind[MOVES + ORACLES * node + letter])


@kernel
def readiness(state: State, seat: int, mind: Any) -> float:
    """How likely the seat on turn runs."""
    if state.marker[seat] == 0 or not has_route(state, seat):
        return 0.0
    moves = moves_to(int(state.piece[seat]), int(state.oracle[seat]), mind)
    if moves > state.marker[seat] or (state.marker[seat] == 1 and moves > 1):
        return 0.05
    return RUNS[min(moves, 6)]


@kernel
def reply(state: State, seat: int, mind: Any) -> int:
    """A quick action while pieces walk."""
    phase = int(state.phase)
    if phase == Phase.TURN:
        if state.marker[seat] == 0:
            return EXCHANGE
        return MOVE if fraction(state) < readiness(state, seat, mind) else NOTHING
    if phase == Phase.HINDER:
        return HINDER if fraction(state) < HINDERS else PASS
    if phase == Phase.LAY:
        return quick_laying(state, seat)
    if phase == Phase.ROUTE:
        return routes(state) + quick_route(state, seat, mind)
    return guesses(state) + quick_guess(state, seat)


@kernel
def stones_on(state: State, node: int, index: int) -> int:
    """How many stones lie on a route."""
    board, count = int(state.board), 0
    for number in range(STEPS):
        entered = int(ROUTE_STEPS[board, node, index, number])
        if entered != NOWHERE and state.lying[entered] != 0:
            count += 1
    return count


@kernel
def quick_route(state: State, seat: int, mind: Any) -> int:
    """One of the shortest ways to the own oracle; returns its code."""
    board, node, letter = int(state.board), int(state.piece[seat]), int(state.oracle[seat])
    count = int(ROUTE_COUNT[board, node])
    skip = below(state, count)
    best, chosen = 1000.0, 0
    for turn in range(count):
        index = (turn + skip) % count
        end = int(ROUTE_END[board, node, index])
        cost = float(moves_to(end, letter, mind))
        if cost < best and why_not_end(state, seat, end) == Clause.NONE:
            cost += STONE * stones_on(state, node, index)
            if cost < best:
                best, chosen = cost, index
    return int(ROUTE_CODE[board, node, chosen])


@kernel
def quick_laying(state: State, seat: int) -> int:
    """Any free space within the mover's reach; any stone in hand."""
    board, node = int(state.board), int(state.piece[int(state.on_turn)])
    count = int(NEAR_COUNT[board, node])
    skip, face = below(state, count), Face.SNAKE
    if not may_lay_face(state, seat, Face.SNAKE) or (may_lay_face(state, seat, Face.JAGUAR) and below(state, 2)):
        face = Face.JAGUAR
    for turn in range(count):
        space = int(NEAR_SPACE[board, node, (turn + skip) % count])
        if state.standing[space] == 0 and state.lying[space] == 0:
            return LAY + FACES * space + face
    return LAY


@kernel
def own_snake(state: State, seat: int, node: int) -> int:
    """Whether a stone that the seat laid itself is a snake; nobody's knowledge otherwise."""
    if state.lying[node] == 1 + seat and state.stone_memory == Switch.ON:
        return int(state.face[node] == 1 + Face.SNAKE)
    return NOBODY


@kernel
def quick_guess(state: State, seat: int) -> int:
    """Own stones are known, of the others each is a snake half of the time."""
    total = 0
    for number in range(count_faced(state)):
        known = own_snake(state, seat, int(state.faced[number]))
        total += below(state, 2) if known == NOBODY else known
    return total


# What is worth a thought


@kernel
def candidates(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """The actions while pieces walk, with priors."""
    phase = int(state.phase)
    if most == 1 or phase == Phase.GUESS:
        return one_or_guesses(state, seat, mind, actions, priors, most)
    if phase == Phase.TURN:
        runs = readiness(state, seat, mind)
        if runs == 0.0:
            actions[0], priors[0] = EXCHANGE if state.marker[seat] == 0 else NOTHING, 1.0
            return 1
        return two(actions, priors, MOVE, NOTHING, 0.2 + 0.6 * runs)
    if phase == Phase.HINDER:
        return two(actions, priors, HINDER, PASS, HINDERS)
    if phase == Phase.LAY:
        return list_useful_layings(state, seat, mind, actions, priors, most)
    return list_useful_routes(state, seat, mind, actions, priors, most)


@kernel
def two(actions: Any, priors: Any, first: int, second: int, share: float) -> int:
    """Two actions."""
    actions[0], actions[1] = first, second
    priors[0], priors[1] = share, 1.0 - share
    return 2


@kernel
def one_or_guesses(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """A quick reply, or every number of snakes."""
    if most == 1:
        actions[0], priors[0] = reply(state, seat, mind), 1.0
        return 1
    count = 1 + count_faced(state)
    for number in range(count):
        actions[number] = guesses(state) + number
        priors[number] = 1.0 / count
    return count


@kernel
def list_useful_routes(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """The best ways to the own oracle, one for each end and number of stones."""
    board, node, letter = int(state.board), int(state.piece[seat]), int(state.oracle[seat])
    taken = 0
    for index in range(ROUTE_COUNT[board, node]):
        end = int(ROUTE_END[board, node, index])
        if why_not_end(state, seat, end) == Clause.NONE:
            stones = stones_on(state, node, index)
            worth = -(moves_to(end, letter, mind) + STONE * stones + 0.01 * index / 100)
            taken = insert(
                actions,
                priors,
                taken,
                min(most, MOST_ROUTES),
                routes(state) + int(ROUTE_CODE[board, node, index]),
                worth,
            )
    return share_out(priors, taken)


@kernel
def list_useful_layings(state: State, seat: int, mind: Any, actions: Any, priors: Any, most: int) -> int:
    """The spaces over which the mover's ways forward lead, whatever its oracle is; with each face in hand."""
    board, mover = int(state.board), int(state.on_turn)
    node = int(state.piece[mover])
    for index in range(NEAR_COUNT[board, node]):
        mind[SCORES + int(NEAR_SPACE[board, node, index])] = 0.0
    for index in range(ROUTE_COUNT[board, node]):
        end = int(ROUTE_END[board, node, index])
        if state.standing[end] == 0:
            gain = progress(state, seat, mover, node, end, mind)
            for number in range(STEPS):
                entered = int(ROUTE_STEPS[board, node, index, number])
                if entered != NOWHERE and gain > 0.0:
                    mind[SCORES + entered] += gain
    taken = 0
    for index in range(NEAR_COUNT[board, node]):
        space = int(NEAR_SPACE[board, node, index])
        if state.standing[space] == 0 and state.lying[space] == 0:
            taken = insert(
                actions, priors, taken, min(most // FACES, MOST_SPACES), LAY + FACES * space, mind[SCORES + space]
            )
    return with_faces(state, seat, actions, priors, share_out(priors, taken))


@kernel
def progress(state: State, seat: int, mover: int, node: int, end: int, mind: Any) -> float:
    """How much nearer a way may bring the mover, over all oracles it may be heading for as far as the seat knows."""
    letters = int(state.targets[mover]) & ~int(state.opened)
    if state.oracle[seat] >= 0:
        letters &= ~(1 << int(state.oracle[seat]))
    total = 0.0
    for letter in range(ORACLES):
        if letters >> letter & 1:
            nearer = moves_to(node, letter, mind) - moves_to(end, letter, mind)
            if nearer > 0:
                total += mind[GOALS + ORACLES * mover + letter]
    return total


@kernel
def with_faces(state: State, seat: int, actions: Any, priors: Any, count: int) -> int:
    """Each laying with the faces in hand."""
    snakes, jaguars = may_lay_face(state, seat, Face.SNAKE), may_lay_face(state, seat, Face.JAGUAR)
    if not jaguars:
        return count
    for place in range(count):
        action = int(actions[place])
        if snakes:
            actions[count + place] = action + Face.JAGUAR
            priors[place] /= 2.0
            priors[count + place] = priors[place]
        else:
            actions[place] = action + Face.JAGUAR
    return 2 * count if snakes else count


@kernel
def insert(actions: Any, priors: Any, taken: int, most: int, action: int, worth: float) -> int:
    """Puts an action among the best so far, the best first."""
    if taken == most and worth <= priors[taken - 1]:
        return taken
    place = min(taken, most - 1)
    while place > 0 and priors[place - 1] < worth:
        actions[place], priors[place] = actions[place - 1], priors[place - 1]
        place -= 1
    actions[place], priors[place] = action, worth
    return min(taken + 1, most)


@kernel
def share_out(priors: Any, count: int) -> int:
    """Makes priors of worths."""
    top, total = float(priors[0]), 0.0
    for place in range(count):
        priors[place] = math.exp(max(-9.0, (priors[place] - top) / HEAT))
        total += priors[place]
    for place in range(count):
        priors[place] /= total
    return count


# What a race is worth


@kernel
def evaluate(state: State, seat: int, mind: Any) -> float:
    """The seat's share of all chances to be done first; who consults may prove its card at once."""
    if state.phase == Phase.OVER:
        return 1.0 if state.winner == seat else 0.25 if state.winner == NOBODY else 0.0
    consultant = int(state.on_turn) if Phase.SWAP <= state.phase <= Phase.QUESTION else NOBODY
    own, total = 0.0, 1e-9
    for other in range(state.seats):
        if state.playing >> other & 1:
            needed = mind[NEEDED + other] - (1.0 if other == consultant else 0.0)
            chance = prospect(int(state.marker[other]), needed, mind) * (1.0 + HELD * int(state.held[other]))
            chance *= 1.0 if state.chips[other] == CHIPS else SPENT
            total += chance
            own += chance if other == seat else 0.0
    if consultant == NOBODY:
        return own / total
    proof = mind[PROOF + consultant]
    return (1.0 - proof) * own / total + (proof if consultant == seat else 0.0)


@kernel
def prospect(left: int, needed: float, mind: Any) -> float:
    """How likely a seat with so many moves left gets so many consultations in time."""
    low = min(max(int(needed), 0), WIDTH - 2)
    part = min(max(needed - low, 0.0), 1.0)
    row = TABLE + min(left, TOP) * WIDTH
    return mind[row + low] * (1.0 - part) + mind[row + low + 1] * part
