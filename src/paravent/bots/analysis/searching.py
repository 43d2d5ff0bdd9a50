"""The house's search as an estimator: reads the root of its tree.

The same search answers three questions. As it plays: in worlds that the seat imagines. With all open: every one of its
worlds is the true one; only chance to come stays unknown. And for one action: the root has that action alone, so that
all of the search goes to it; the worlds are the same, so that values of two actions can be compared.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paravent.bots.analysis.estimates import Estimate
from paravent.bots.entrants import Player
from paravent.bots.levels import DECISIONS, NODES, WORLDS, Adept, draw
from paravent.bots.tree import Tree, favourite, new_tree


class TreeReader:
    """A bot's search, asked beside its games."""

    def __init__(self, player: Player) -> None:
        self.bot: Any = player.bot
        self.budget = player.budget

    @staticmethod
    def reads(bot: object) -> bool:
        """Whether it searches."""
        return isinstance(bot, Adept)

    def estimates(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any | None = None) -> list[Estimate]:
        """All actions that the search considers, the favourite first."""
        tree = self.begun(hidden, seen, seat, truth)
        self.think(tree, seat)
        found, chosen = listed(tree), favourite(tree)
        return sorted(found, key=lambda estimate: (estimate.action != chosen, -estimate.share))

    def value(self, hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any | None = None) -> Estimate:
        """An action, whether or not the search would consider it."""
        tree = self.begun(hidden, seen, seat, truth)
        root = tree.nodes[0]
        root["count"], root["visits"], root["total"] = 1, 0, 0.0
        root["actions"][0], root["priors"][0] = action, 1.0
        root["times"][0], root["sums"][0] = 0, 0.0
        self.think(tree, seat)
        return listed(tree)[0]

    def begun(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any | None) -> Tree:
        """A tree with its worlds and the root's actions."""
        tree = new_tree(hidden, self.bot.skill.mind(), WORLDS, NODES)
        recalled = self.bot.skill.recall(hidden, seen, seat)
        self.bot.kernels.prepare(tree, seat, recalled, draw(self.bot.seed, hidden, seat))
        if truth is not None:
            tree.worlds[1 : 1 + tree.shares.size] = truth
        self.bot.kernels.iterate(tree, seat, 1, DECISIONS)
        return tree

    def think(self, tree: Tree, seat: int) -> None:
        """For as long as the bot would."""
        start = self.bot.clock() if self.bot.clock else 0.0
        self.bot.think(tree, seat, start, self.bot.budget if self.budget is None else self.budget)


def listed(tree: Tree) -> list[Estimate]:
    """The actions of the present decision with what came of them."""
    root = tree.nodes[0]
    count = int(root["count"])
    actions, times, sums = root["actions"][:count], root["times"][:count], root["sums"][:count]
    every = max(1, int(times.sum()))
    means = sums / np.maximum(times, 1)
    return [
        Estimate(action, tried / every, mean if tried else None, tried)
        for action, tried, mean in zip(actions.tolist(), times.tolist(), means.tolist(), strict=True)
    ]
