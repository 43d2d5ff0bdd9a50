"""The search's memory: plain arrays, made once for a decision, so that its loop allocates nothing."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.engine.record import blank

BRANCHES: Final = 32
"""The most actions a node considers."""

LONGEST: Final = 64
"""The most own decisions on one path through the tree."""

PLAIN_NODE: Final = np.dtype(
    [
        ("key", np.int64),  # what the seat has seen on the way here; 0 for a free place
        ("count", np.int32),  # actions considered
        ("visits", np.int32),
        ("total", np.float64),
        ("actions", np.int16, BRANCHES),
        ("priors", np.float32, BRANCHES),
        ("times", np.int32, BRANCHES),
        ("sums", np.float64, BRANCHES),
    ],
    align=True,
)
NODE: Final = np.dtype((np.record, PLAIN_NODE))


class Tree(NamedTuple):
    """What one search keeps.

    worlds   0: the hidden record; the last: the one being played; between them the imagined ones
    shares   for each imagined world, the weights of the worlds up to and with it
    nodes    a hash table of the seat's own decisions; 0 is the present one, the last is scratch
    path     node and edge of each own decision of the iteration under way
    chance   a state of which only the generator is used, for the choice of worlds
    mind     the game's (see `skill`)
    """

    worlds: NDArray[np.void]
    shares: NDArray[np.float64]
    nodes: NDArray[np.void]
    path: NDArray[np.int32]
    chance: NDArray[np.void]
    mind: NDArray[np.float64]


def new_tree(hidden: Any, mind: NDArray[np.float64], worlds: int, nodes: int) -> Tree:
    """An empty tree over what a seat may know."""
    states = blank(hidden.dtype, worlds + 2)
    states[0] = hidden
    return Tree(
        states,
        np.zeros(worlds, np.float64),
        np.zeros(nodes, NODE),
        np.zeros((LONGEST, 2), np.int32),
        blank(hidden.dtype),
        mind,
    )


def favourite(tree: Tree) -> int:
    """The action of the present decision that was tried most; of equals, the one that did best."""
    root = tree.nodes[0]
    count = int(root["count"])
    times, sums = root["times"][:count], root["sums"][:count]
    return int(root["actions"][np.argmax(times + sums / np.maximum(times, 1) / 2)])
