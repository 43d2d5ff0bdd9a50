"""The search's memory: plain arrays, made before it begins, so that its loop allocates nothing."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.engine.record import blank

BRANCHES: Final = 32
"""The most actions a node considers."""

LONGEST: Final = 64
"""The most decisions on one path through the tree."""

MOST_SEATS: Final = 6
FILLED, SEEN, ROOT, WEIGHED, JUDGED = range(5)
NONE: Final = -1
OFTEN: Final = 16
"""An action that was tried a sixteenth as often as another is known well enough to be compared with it."""

ENTRIES: Final = 4
"""Entries of the table for each node: most decisions are seen once only, and are no nodes."""

PLAIN_NODE: Final = np.dtype(
    [
        ("total", np.float64),
        ("count", np.int32),  # actions considered; 0: none yet
        ("visits", np.int32),
        ("hinted", np.int32),
        ("times", np.int32, BRANCHES),
        ("sums", np.float32, BRANCHES),
        ("priors", np.float32, BRANCHES),
        ("actions", np.int16, BRANCHES),
    ],
    align=True,
)
NODE: Final = np.dtype((np.record, PLAIN_NODE))


class Tree(NamedTuple):
    """What one search keeps.

    worlds   0: the hidden record; then the imagined ones; the last but one: the one being played; the last: scratch
    words    the same memory as whole words
    shares   for each imagined world, the weights of the worlds up to and with it
    keys     a hash table of what seats know when they decide; 0 for a free entry
    places   which node each entry is; NONE where the decision was seen once only
    nodes    decisions, in the order in which they were met again; the last is scratch
    marks    how many nodes and entries are taken (FILLED, SEEN); which node is the present decision (ROOT); how often
             all candidates were weighed (WEIGHED), and how often one was judged to be best (JUDGED)
    path     node, edge and seat of each decision in the tree of the iteration under way
    values   what the iteration came to, for each seat
    chance   a state of which only the generator is used, for the choice of worlds
    mind     the game's (see `skill`)
    """

    worlds: NDArray[np.void]
    words: NDArray[np.int64]
    shares: NDArray[np.float64]
    keys: NDArray[np.int64]
    places: NDArray[np.int32]
    nodes: NDArray[np.void]
    marks: NDArray[np.int64]
    path: NDArray[np.int32]
    values: NDArray[np.float64]
    chance: NDArray[np.void]
    mind: NDArray[np.float64]


def new_tree(hidden: Any, mind: NDArray[np.float64], worlds: int, nodes: int) -> Tree:
    """An empty tree over what a seat may know."""
    states = blank(hidden.dtype, worlds + 3)
    states[0] = hidden
    return Tree(
        states,
        states.view(np.int64).reshape(worlds + 3, -1),
        np.zeros(worlds, np.float64),
        np.zeros(ENTRIES * nodes, np.int64),
        np.zeros(ENTRIES * nodes, np.int32),
        np.zeros(nodes + 1, NODE),
        np.zeros(5, np.int64),
        np.zeros((LONGEST, 3), np.int32),
        np.zeros(MOST_SEATS, np.float64),
        blank(hidden.dtype),
        mind,
    )


def grown_on(tree: Tree, hidden: Any, mind: NDArray[np.float64]) -> Tree:
    """The same tree over what the seat knows later: nodes are found by what is known there.

    A tree that is more than half full begins anew.
    """
    tree.worlds[0] = hidden
    if 2 * int(tree.marks[FILLED]) > tree.nodes.shape[0] or 2 * int(tree.marks[SEEN]) > tree.keys.shape[0]:
        forget(tree)
    return tree._replace(mind=mind)


def forget(tree: Tree) -> None:
    """Empties a tree."""
    tree.nodes[: int(tree.marks[FILLED])] = np.zeros(1, NODE)
    tree.keys[:] = 0
    tree.marks[FILLED] = tree.marks[SEEN] = 0


def prefer(tree: Tree, hint: int) -> None:
    """Gives an action half of all there is to say beforehand for those of the present decision."""
    root = tree.nodes[int(tree.marks[ROOT])]
    count = int(root["count"])
    listed = root["actions"][:count].tolist()
    if hint not in listed and count < BRANCHES:
        root["actions"][count] = hint
        root["priors"][count] = root["times"][count] = root["sums"][count] = 0
        root["count"] = count = count + 1
        listed.append(hint)
    if hint in listed and not root["hinted"]:
        root["priors"][:count] /= 2
        root["priors"][listed.index(hint)] += 0.5
        root["hinted"] = 1


class Found(NamedTuple):
    """What is known of a decision's actions: how often each was tried, and what it came to on average."""

    actions: NDArray[np.int16]
    times: NDArray[np.int64]
    means: NDArray[np.float64]
    suggested: int = NONE
    margin: float = 0.0

    @property
    def favourite(self) -> int:
        """The action that was tried most; of equals, the one that did best.

        The one suggested unless the favourite is better by the margin: a search errs too.
        """
        best = int(np.argmax(self.times + self.means / 2))
        for place in np.flatnonzero(self.actions == self.suggested).tolist():
            if self.times[place] > 0 and self.means[best] < self.means[place] + self.margin:
                return self.suggested
        return int(self.actions[best])

    def pick(self, slack: float, number: int) -> int:
        """The favourite, or one that was tried often and is worse by no more than that, as a random number says."""
        best = int(np.flatnonzero(self.actions == self.favourite)[0])
        fair = (self.means >= self.means[best] - slack) & (self.times * OFTEN >= self.times[best])
        fair[best] = True
        listed = np.flatnonzero(fair)
        return int(self.actions[listed[number % listed.size]])


def only(action: int) -> Found:
    """Nothing was searched for."""
    return Found(np.array([action], np.int16), np.ones(1, np.int64), np.full(1, 0.5))


def found_by(trees: Sequence[Tree]) -> Found:
    """What several trees have found of the present decision, added up."""
    nodes = [tree.nodes[int(tree.marks[ROOT])] for tree in trees]
    count = int(nodes[0]["count"])
    actions = nodes[0]["actions"][:count].copy()
    times = np.zeros(count, np.int64)
    sums = np.zeros(count, np.float64)
    for node in nodes:
        order = {int(action): place for place, action in enumerate(node["actions"][: int(node["count"])])}
        for place, action in enumerate(actions.tolist()):
            if action in order:
                times[place] += node["times"][order[action]]
                sums[place] += node["sums"][order[action]]
    return Found(actions, times, sums / np.maximum(times, 1))
