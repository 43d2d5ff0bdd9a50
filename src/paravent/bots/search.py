"""Information-set Monte Carlo tree search, as a template that `specialised` compiles for each game.

One iteration draws an imagined world, plays it from the present decision and remembers what it came to. A node of the
tree is all that a seat knows when it decides: the same node in every world that looks alike to it, so that the search
cannot act on what its seat does not know, and the same node again when the game comes to it.

The others play by the game's own judgement, each from its own knowledge of that world, or, where the plan says so, have
trees of their own, which know what they know (Cowling, Powley and Whitehouse's MO-ISMCTS).

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Rosin, "Multi-armed bandits with
episode context" (2011) for the rule that weighs priors against results.

There are two entries, `prepare` and `iterate`. Each compiles all that it calls once more, so they share nothing large.
"""

import math
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from paravent.bots.tree import BRANCHES, FILLED, JUDGED, NONE, ROOT, SEEN, WEIGHED, Tree
from paravent.engine.events import begin_events
from paravent.engine.generator import below, scramble, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.turns import one_of

waiting: Callable[[Any], int]
play: Callable[[Any, int, int], None]
hide: Callable[[Any, int], None]
imagine: Callable[[Any, int, int], None]
inform: Callable[[Any, int, Any], None]
weigh: Callable[[Any, int, Any, Any], float]
candidates: Callable[[Any, int, Any, Any, Any, int], int]
reply: Callable[[Any, int, Any], int]
survey: Callable[[Any, Any], None]
evaluate: Callable[[Any, int, Any], float]

MISTRUST: Final = 1 / 12
"""An action not yet tried is taken to be this much of the curiosity worse than the node's mean."""

PROBES: Final = 16
FRESH: Final = 1 << 24
"""Random numbers from 0 to FRESH - 1 make a fraction."""

MOST: Final = 128
"""The most decisions of one iteration."""


class Others(IntEnum):
    """How other seats decide within the tree."""

    JUDGED = 0  # the game's judgement, anew each time
    DRAWN = 1  # by what looks good to them, weighed once for all that each may know
    SEARCH = 2  # each by a tree of its own


HALF_WORD: Final = 0xFFFFFFFF
STIR: Final = 0x3C6EF35F
LOW: Final = 0x7FFFFFFF


@kernel
def prepare(tree: Tree, seat: int, recalled: Any, seed: int) -> None:
    """Imagines the worlds and weighs them."""
    total = 0.0
    for index in range(tree.shares.shape[0]):
        tree.worlds[index + 1] = tree.worlds[0]
        world = tree.worlds[index + 1]
        imagine(world, seat, seed + index)
        inform(world, seat, recalled)
        total += weigh(world, seat, recalled, tree.mind)
        tree.shares[index] = total
    seed_quick(tree.chance[0], seed)


@kernel
def iterate(tree: Tree, seat: int, iterations: int, judged: int, quick: int, others: int, curiosity: float) -> int:
    """That many iterations; returns how many decisions were made in them.

    judged      so many decisions follow by the game's judgement where the tree ends
    quick       and then so many quick replies
    others      how other seats decide within the tree, see `Others`
    curiosity   how much an action's prior counts against what came of it: by how much values differ in a game
    """
    playing = tree.worlds.shape[0] - 2
    made = 0
    for _ in range(iterations):
        tree.worlds[playing] = tree.worlds[draw_world(tree)]
        world = tree.worlds[playing]
        seed_quick(world, below(tree.chance[0], FRESH))
        length, growing, left = 0, True, judged + quick
        for number in range(MOST):
            asked = waiting(world)
            if asked == 0:
                break
            mover = seat if asked >> seat & 1 else one_of(world, asked)
            place, beyond = NONE, not growing
            if growing and (mover == seat or others != Others.JUDGED):
                place = place_of(tree, key_of(tree, playing, mover), number == 0)
                growing = place != NONE and length < tree.path.shape[0] - 1
            if number == 0:
                tree.marks[ROOT] = place
            if beyond:
                if left == 0:
                    break
                left -= 1
                if left < quick:
                    play(world, mover, reply(world, mover, tree.mind))
                    made += 1
                    continue
            if place == NONE:
                play(world, mover, at_once(tree, world, mover))
            else:
                searches = mover == seat or others == Others.SEARCH
                edge = edge_of(tree, world, place, mover, searches, curiosity)
                if searches:
                    tree.path[length, 0], tree.path[length, 1], tree.path[length, 2] = place, edge, mover
                    length += 1
                play(world, mover, int(tree.nodes[place].actions[edge]))
            made += 1
        learn(tree, world, length)
    return made


@kernel
def at_once(tree: Tree, world: Any, mover: int) -> int:
    """What a seat would do without a search."""
    tree.marks[JUDGED] += 1
    spare = tree.nodes[tree.nodes.shape[0] - 1]
    candidates(world, mover, tree.mind, spare.actions, spare.priors, 1)
    return int(spare.actions[0])


@kernel
def edge_of(tree: Tree, world: Any, place: int, mover: int, searches: bool, curiosity: float) -> int:
    """What a seat does next in a node, which lists its actions when it is new: by search, or by what looks good."""
    node = tree.nodes[place]
    if node.count == 0:
        tree.marks[WEIGHED] += 1
        node.count = candidates(world, mover, tree.mind, node.actions, node.priors, BRANCHES)
        if not searches:
            sharpen(node)
    if searches:
        return select(node, curiosity)
    node.visits += 1
    return drawn_edge(node, below(tree.chance[0], FRESH) / FRESH)


@kernel
def learn(tree: Tree, world: Any, length: int) -> None:
    """Remembers what the iteration came to, for each decision on its path as its seat sees it."""
    if length == 0:
        return
    survey(world, tree.mind)
    known = 0
    for step in range(length):
        node, edge, mover = tree.nodes[tree.path[step, 0]], int(tree.path[step, 1]), int(tree.path[step, 2])
        if not known >> mover & 1:
            tree.values[mover] = evaluate(world, mover, tree.mind)
            known |= 1 << mover
        value = tree.values[mover]
        node.visits += 1
        node.total += value
        node.times[edge] += 1
        node.sums[edge] += value


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
def key_of(tree: Tree, index: int, mover: int) -> int:
    """A number for all that a seat knows in a world: 62 bits of its hidden record, never 0.

    Without the events of the last decision, as bots are asked: what they tell is in the record's other fields.
    """
    scratch = tree.worlds.shape[0] - 1
    tree.worlds[scratch] = tree.worlds[index]
    begin_events(tree.worlds[scratch])
    hide(tree.worlds[scratch], mover)
    words = tree.words[scratch]
    one, two, three, four = mover + 1, 0, 0, 0
    for place in range(words.shape[0]):  # four lanes, so that none waits for another
        word = int(words[place])
        if place & 1:
            one = ((one ^ (word & HALF_WORD)) * STIR) & HALF_WORD
            two = ((two ^ ((word >> 32) & HALF_WORD)) * STIR) & HALF_WORD
            one ^= one >> 15
            two ^= two >> 13
        else:
            three = ((three ^ (word & HALF_WORD)) * STIR) & HALF_WORD
            four = ((four ^ ((word >> 32) & HALF_WORD)) * STIR) & HALF_WORD
            three ^= three >> 15
            four ^= four >> 13
    low, high = scramble(one ^ scramble(three)), scramble(two ^ scramble(four ^ one))
    return ((high & LOW) << 31) | (low & LOW) | 2


@kernel
def place_of(tree: Tree, key: int, at_once: bool) -> int:
    """The node of a decision that was met before; one met for the first time becomes none unless `at_once`.

    NONE also where the memory is full.
    """
    size = tree.keys.shape[0]
    for probe in range(PROBES):
        entry = (key + probe) % size
        if tree.keys[entry] == 0:
            tree.keys[entry] = key
            tree.marks[SEEN] += 1
            tree.places[entry] = new_place(tree) if at_once else NONE
            return int(tree.places[entry])
        if tree.keys[entry] == key:
            if tree.places[entry] == NONE:
                tree.places[entry] = new_place(tree)
            return int(tree.places[entry])
    return NONE


@kernel
def new_place(tree: Tree) -> int:
    """The next free node; NONE where there is none."""
    place = int(tree.marks[FILLED])
    if place == tree.nodes.shape[0] - 1:
        return NONE
    tree.marks[FILLED] += 1
    return place


@kernel
def select(node: Any, curiosity: float) -> int:
    """The edge with the best mean and the most curiosity left."""
    visits = int(node.visits)
    untried = node.total / visits - MISTRUST * curiosity if visits else 0.5
    reach = curiosity * math.sqrt(visits + 1.0)
    best, chosen = -1.0e9, 0
    for edge in range(int(node.count)):
        times = int(node.times[edge])
        mean = node.sums[edge] / times if times else untried
        worth = mean + reach * node.priors[edge] / (1 + times)
        if worth > best:
            best, chosen = worth, edge
    return chosen


@kernel
def sharpen(node: Any) -> None:
    """Who does not search takes what looks best more often than it would be tried in a search."""
    total = 0.0
    for edge in range(int(node.count)):
        node.priors[edge] *= node.priors[edge] * node.priors[edge]
        total += node.priors[edge]
    for edge in range(int(node.count)):
        node.priors[edge] /= total


@kernel
def drawn_edge(node: Any, mark: float) -> int:
    """An edge, each as often as its prior says; `mark`: from 0 to 1."""
    last = int(node.count) - 1
    for edge in range(last):
        mark -= node.priors[edge]
        if mark < 0.0:
            return edge
    return last
