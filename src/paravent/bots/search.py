"""Information-set Monte Carlo tree search, as a template that `specialised` compiles for each game.

One iteration draws an imagined world, plays it from the present decision and remembers what it came to. The tree has a
node for all that the seat may have seen on its way to one of its own decisions: the same node in every world that looks
alike, so that the search cannot act on what its seat does not know. The others play by the game's own judgement, each
from its own knowledge of that world: a search that let them choose the best reply would let them see what is hidden
from them.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Rosin, "Multi-armed bandits with
episode context" (2011) for the rule that weighs priors against results.

There are two entries, `prepare` and `iterate`. Each compiles all that it calls once more, so they share nothing large.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from paravent.bots.tree import BRANCHES, Tree
from paravent.engine.generator import below, scramble, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.turns import one_of

to_act: Callable[[Any], int]
play: Callable[[Any, int, int], None]
imagine: Callable[[Any, int, int], None]
inform: Callable[[Any, int, Any], None]
weigh: Callable[[Any, int, Any], float]
candidates: Callable[[Any, int, Any, Any, Any, int], int]
evaluate: Callable[[Any, int, Any], float]

CURIOSITY: Final = 1.2
"""How much an action's prior counts against what came of it."""

MISTRUST: Final = 0.1
"""An action not yet tried is taken to be this much worse than the node's mean."""

PROBES: Final = 16
ROOT: Final = 1
NONE: Final = -1
LOW: Final = 0x7FFFFFFF
FRESH: Final = 1 << 24
"""Random numbers from 0 to FRESH - 1 make a fraction."""


@kernel
def prepare(tree: Tree, seat: int, recalled: Any, seed: int) -> None:
    """Imagines the worlds and weighs them."""
    total = 0.0
    for index in range(tree.shares.shape[0]):
        tree.worlds[index + 1] = tree.worlds[0]
        world = tree.worlds[index + 1]
        imagine(world, seat, seed + index)
        inform(world, seat, recalled)
        total += weigh(world, seat, tree.mind)
        tree.shares[index] = total
    seed_quick(tree.chance[0], seed)


@kernel
def iterate(tree: Tree, seat: int, iterations: int, most: int) -> None:
    """That many iterations, each of `most` decisions at the longest: along the tree, then by the game's judgement."""
    last = tree.worlds.shape[0] - 1
    spare = tree.nodes[tree.nodes.shape[0] - 1]  # never a place of the table: what others would consider
    for _ in range(iterations):
        tree.worlds[last] = tree.worlds[draw_world(tree)]
        world = tree.worlds[last]
        seed_quick(world, below(tree.chance[0], FRESH))
        length, growing, key = 0, True, ROOT
        for _ in range(most):
            waiting = to_act(world)
            if waiting == 0:
                break
            mover = seat if waiting >> seat & 1 else one_of(world, waiting)
            place = NONE
            if growing and mover == seat and length < tree.path.shape[0]:
                place = place_of(tree, key)
                growing = place != NONE and tree.nodes[place].visits > 0
            node = tree.nodes[place] if place != NONE else spare
            if place == NONE or node.key == 0:
                node.key = key
                node.count = candidates(
                    world, mover, tree.mind, node.actions, node.priors, 1 if place == NONE else BRANCHES
                )
            edge = 0
            if place != NONE:
                edge = select(node)
                tree.path[length, 0] = place
                tree.path[length, 1] = edge
                length += 1
            action = int(node.actions[edge])
            play(world, mover, action)
            if growing:
                key = seen_key(world, seat, key, action if mover == seat else NONE)
        value = evaluate(world, seat, tree.mind)
        for step in range(length):
            remember(tree.nodes[tree.path[step, 0]], int(tree.path[step, 1]), value)


@kernel
def draw_world(tree: Tree) -> int:
    """An imagined world, each as often as its weight says."""
    shares = tree.shares
    low, high = 0, shares.shape[0] - 1
    mark = shares[high] * below(tree.chance[0], FRESH) / FRESH
    while low < high:
        middle = (low + high) >> 1
        if shares[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low + 1


@kernel
def place_of(tree: Tree, key: int) -> int:
    """Where a node is, or a free place for it; NONE where the table is full thereabouts."""
    if key == ROOT:
        return 0
    size = tree.nodes.shape[0] - 2
    for probe in range(PROBES):
        place = 1 + (key + probe) % size
        if tree.nodes[place].key == key or tree.nodes[place].key == 0:
            return place
    return NONE


@kernel
def seen_key(world: Any, seat: int, key: int, action: int) -> int:
    """The key after a decision: mixes in the seat's own action and the events that it saw. 62 bits, never 0 or ROOT."""
    low, high = scramble((key & LOW) + action + 2), key >> 31
    high = scramble(high ^ low)
    for index in range(int(world.event_count)):
        row = world.events[index]
        if row[1] >> seat & 1:
            for column in range(row.shape[0]):
                if column != 1:
                    low = scramble(low ^ (int(row[column]) & 0xFFFF))
            high = scramble(high + low)
    return ((high & LOW) << 31) | (low & LOW) | 2


@kernel
def select(node: Any) -> int:
    """The edge with the best mean and the most curiosity left."""
    visits = int(node.visits)
    untried = node.total / visits - MISTRUST if visits else 0.5
    reach = CURIOSITY * math.sqrt(visits + 1.0)
    best, chosen = -1.0, 0
    for edge in range(int(node.count)):
        times = int(node.times[edge])
        mean = node.sums[edge] / times if times else untried
        worth = mean + reach * node.priors[edge] / (1 + times)
        if worth > best:
            best, chosen = worth, edge
    return chosen


@kernel
def remember(node: Any, edge: int, value: float) -> None:
    """What an iteration came to, for one decision on its path."""
    node.visits += 1
    node.total += value
    node.times[edge] += 1
    node.sums[edge] += value
