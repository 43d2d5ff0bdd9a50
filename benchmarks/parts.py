"""The parts of a search one by one, as a template: what the rules, judging and evaluating cost by themselves."""

from collections.abc import Callable
from typing import Any

from paravent.bots.tree import Tree
from paravent.engine.jit import kernel
from paravent.engine.turns import one_of

waiting: Callable[[Any], int]
play: Callable[[Any, int, int], None]
candidates: Callable[[Any, int, Any, Any, Any, int], int]
survey: Callable[[Any, Any], None]
evaluate: Callable[[Any, int, Any], float]


@kernel
def wander(tree: Tree, most: int) -> None:
    """Plays the imagined worlds on, each by fewer than `most` judged decisions: where a search comes to."""
    node, before = tree.nodes[tree.nodes.shape[0] - 1], tree.worlds.shape[0] - 1
    for number in range(1, 1 + tree.shares.shape[0]):
        world = tree.worlds[number]
        for _ in range(number % most):
            tree.worlds[before] = world
            mover = one_of(world, waiting(world))
            candidates(world, mover, tree.mind, node.actions, node.priors, 1)
            play(world, mover, int(node.actions[0]))
            if waiting(world) == 0:
                tree.worlds[number] = tree.worlds[before]
                break


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
        world = tree.worlds[1 + number % tree.shares.shape[0]]
        survey(world, tree.mind)
        total += evaluate(world, seat, tree.mind)
    return total


@kernel
def choose(tree: Tree, movers: Any, actions: Any) -> None:
    """Writes who decides in each imagined world, and what it would take at once."""
    node = tree.nodes[tree.nodes.shape[0] - 1]
    for number in range(tree.shares.shape[0]):
        world = tree.worlds[1 + number]
        movers[number] = one_of(world, waiting(world))
        candidates(world, movers[number], tree.mind, node.actions, node.priors, 1)
        actions[number] = node.actions[0]


@kernel
def step(tree: Tree, movers: Any, actions: Any, times: int, plays: bool) -> int:
    """Copies the imagined worlds in turn, and plays that in them or does not; returns for how many seats they wait."""
    before, asked = tree.worlds.shape[0] - 1, 0
    for number in range(times):
        place = number % tree.shares.shape[0]
        tree.worlds[before] = tree.worlds[1 + place]
        if plays:
            asked += waiting(tree.worlds[before])
            play(tree.worlds[before], movers[place], actions[place])
    return asked
