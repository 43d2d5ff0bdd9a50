"""Information-set Monte Carlo tree search, as a template that `specialised` compiles for each game.

One iteration draws an imagined world, plays it from the present decision and remembers what it came to. The tree has a
node for all that the seat may have seen on its way to one of its own decisions: the same node in every world that looks
alike, so that the search cannot act on what its seat does not know. The others play by the game's policy, each from its
own knowledge of that world; a search that let them choose the best reply would let them see the seat's own secrets.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Rosin, "Multi-armed bandits with
episode context" (2011) for the rule that weighs priors against results.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from paravent.bots.tree import LONGEST, Tree
from paravent.engine.generator import below, scramble, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.playouts import one_of

to_act: Callable[[Any], int]
play: Callable[[Any, int, int], None]
imagine: Callable[[Any, int, int], None]
inform: Callable[[Any, int, Any], None]
weigh: Callable[[Any, int, Any], float]
candidates: Callable[[Any, int, Any, Any, Any], int]
policy: Callable[[Any, int, Any], int]
evaluate: Callable[[Any, int, Any], float]
novice: Callable[[Any, int, Any], int]

CURIOSITY: Final = 1.2
"""How much an action's prior counts against what came of it."""

MISTRUST: Final = 0.1
"""An action not yet tried is taken to be this much worse than the node's mean."""

PROBES: Final = 16
ROOT: Final = 1
FRESH: Final = 1 << 24
"""Random numbers from 0 to FRESH - 1 make a fraction."""


@kernel
def simple_answer(worlds: Any, seat: int, mind: Any, recalled: Any, seed: int) -> int:
    """The novice's action, from the hidden record in `worlds[0]` and one world imagined from it."""
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, seed)
    inform(worlds[1], seat, recalled)
    return novice(worlds[1], seat, mind)


@kernel
def prepare(tree: Tree, seat: int, recalled: Any, seed: int) -> int:
    """Imagines the worlds, weighs them and makes the root; returns how many actions there are to choose from."""
    worlds, total = tree.worlds, 0.0
    count = worlds.shape[0] - 2
    for index in range(count):
        worlds[index + 1] = worlds[0]
        imagine(worlds[index + 1], seat, seed + index)
        inform(worlds[index + 1], seat, recalled)
        total += weigh(worlds[index + 1], seat, tree.mind)
        tree.shares[index] = total
    seed_quick(tree.chance[0], seed)
    tree.nodes[0].key = ROOT
    open_node(tree, 0, 1, seat)
    return int(tree.nodes[0].count)


@kernel
def open_node(tree: Tree, node: int, world: int, seat: int) -> None:
    """Fills a new node with the actions worth a thought."""
    place = tree.nodes[node]
    place.count = candidates(tree.worlds[world], seat, tree.mind, place.actions, place.priors)


@kernel
def iterate(tree: Tree, seat: int, iterations: int, most: int) -> None:
    """That many iterations, each of `most` decisions at the longest."""
    for _ in range(iterations):
        length = descend(tree, seat, most)
        value = evaluate(tree.worlds[tree.worlds.shape[0] - 1], seat, tree.mind)
        for step in range(length):
            remember(tree, int(tree.path[step, 0]), int(tree.path[step, 1]), value)


@kernel
def draw_world(tree: Tree) -> int:
    """An imagined world, each as often as its weight says."""
    shares = tree.shares
    mark = shares[-1] * below(tree.chance[0], FRESH) / FRESH
    low, high = 0, shares.shape[0] - 1
    while low < high:
        middle = (low + high) >> 1
        if shares[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low + 1


@kernel
def descend(tree: Tree, seat: int, most: int) -> int:
    """Plays one world, first along the tree, then by the policy; returns how many own decisions stand in `path`."""
    last = tree.worlds.shape[0] - 1
    tree.worlds[last] = tree.worlds[draw_world(tree)]
    world = tree.worlds[last]
    seed_quick(world, below(tree.chance[0], FRESH))
    length, growing, key = 0, True, ROOT
    for _ in range(most):
        waiting = to_act(world)
        if waiting == 0:
            break
        if waiting >> seat & 1:
            mover = seat
        else:
            mover = one_of(world, waiting)
        node = -1
        if mover == seat and growing and length < LONGEST:
            node = place_of(tree, key)
            growing = node >= 0 and tree.nodes[node].visits > 0
        if node >= 0:
            if tree.nodes[node].key == 0:
                tree.nodes[node].key = key
                open_node(tree, node, last, seat)
            edge = select(tree.nodes[node])
            tree.path[length, 0] = node
            tree.path[length, 1] = edge
            length += 1
            action = int(tree.nodes[node].actions[edge])
        else:
            action = policy(world, mover, tree.mind)
        play(world, mover, action)
        if growing:
            key = seen_key(world, seat, key, action if mover == seat else -1)
    return length


@kernel
def place_of(tree: Tree, key: int) -> int:
    """Where a node is, or a free place for it; -1 where the table is full thereabouts."""
    nodes = tree.nodes
    if key == ROOT:
        return 0
    size = nodes.shape[0] - 1
    for probe in range(PROBES):
        place = 1 + (key + probe) % size
        if nodes[place].key == key or nodes[place].key == 0:
            return place
    return -1


@kernel
def seen_key(world: Any, seat: int, key: int, action: int) -> int:
    """The key after a decision: mixes in the seat's own action and the events that it saw. 62 bits, never 0 or ROOT."""
    low, high = key & 0x7FFFFFFF, key >> 31
    low = scramble(low + action + 2)
    high = scramble(high ^ low)
    for index in range(int(world.event_count)):
        row = world.events[index]
        if row[1] >> seat & 1:
            for column in range(row.shape[0]):
                if column != 1:
                    low = scramble(low ^ (int(row[column]) & 0xFFFF))
            high = scramble(high + low)
    return ((high & 0x7FFFFFFF) << 31) | (low & 0x7FFFFFFF) | 2


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
def remember(tree: Tree, node: int, edge: int, value: float) -> None:
    """What an iteration came to, for one decision on its path."""
    place = tree.nodes[node]
    place.visits += 1
    place.total += value
    place.times[edge] += 1
    place.sums[edge] += value


@kernel
def most_visited(tree: Tree) -> int:
    """The action of the root that was tried most; of equals, the one that did best."""
    root = tree.nodes[0]
    best, chosen = -1.0, 0
    for edge in range(int(root.count)):
        times = int(root.times[edge])
        worth = times + (root.sums[edge] / times if times else root.priors[edge] * 0.5)
        if worth > best:
            best, chosen = worth, edge
    return int(root.actions[chosen])
