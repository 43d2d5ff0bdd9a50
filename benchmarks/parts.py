"""The parts of a search one by one, as a template: what judging and evaluating cost by themselves."""

from collections.abc import Callable
from typing import Any

from paravent.bots.tree import Tree
from paravent.engine.jit import kernel
from paravent.engine.turns import one_of

waiting: Callable[[Any], int]
candidates: Callable[[Any, int, Any, Any, Any, int], int]
evaluate: Callable[[Any, int, Any], float]


@kernel
def judge(tree: Tree, times: int, most: int) -> int:
    """Judges the imagined worlds in turn, for a seat that has to decide there."""
    node, found = tree.nodes[tree.nodes.shape[0] - 1], 0
    for number in range(times):
        world = tree.worlds[1 + number % tree.shares.shape[0]]
        found += candidates(world, one_of(world, waiting(world)), tree.mind, node.actions, node.priors, most)
    return found


@kernel
def value(tree: Tree, seat: int, times: int) -> float:
    """Says how they stand."""
    total = 0.0
    for number in range(times):
        total += evaluate(tree.worlds[1 + number % tree.shares.shape[0]], seat, tree.mind)
    return total
