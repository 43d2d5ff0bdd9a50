"""The house's search as an estimator: reads what its tree knows of the present decision.

The same search answers three questions. As it plays: in worlds that the seat imagines. With all open: every one of its
worlds is the true one; only chance to come stays unknown. And for one action: there is that action alone, so that all
of the search goes to it; the worlds are the same, so that values of two actions can be compared.
"""

from collections.abc import Sequence
from typing import Any

from paravent.bots.analysis.estimates import Estimate
from paravent.bots.entrants import Player
from paravent.bots.levels import Adept, draw
from paravent.bots.tree import NONE, ROOT, Found, Tree, found_by, new_tree, prefer


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
        tree, hint = self.begun(hidden, seen, seat, truth)
        if tree is None:
            return [Estimate(hint, 1.0)]
        if hint != NONE:
            prefer(tree, hint)
        self.think(tree, seat)
        found = found_by([tree])._replace(suggested=hint, margin=self.bot.thoughts.margin)
        chosen = found.favourite
        return sorted(listed(found), key=lambda estimate: (estimate.action != chosen, -estimate.share))

    def value(self, hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any | None = None) -> Estimate:
        """An action, whether or not the search would consider it."""
        tree, _ = self.begun(hidden, seen, seat, truth)
        if tree is None:
            return Estimate(action, 0.0)
        root = tree.nodes[int(tree.marks[ROOT])]
        root["count"], root["visits"], root["total"] = 1, 0, 0.0
        root["actions"][0], root["priors"][0] = action, 1.0
        root["times"][0], root["sums"][0] = 0, 0.0
        self.think(tree, seat)
        return listed(found_by([tree]))[0]

    def begun(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any | None) -> tuple[Tree | None, int]:
        """A tree with its worlds and the present decision's actions; what the game suggests.

        None where the game is so sure of it that nothing is searched for.
        """
        bot, mind, hint = self.bot, self.bot.skill.mind(self.bot.level), NONE
        if bot.skill.note is not None:
            hint, searched = bot.skill.note(mind, hidden, seen, seat, bot.seed)
            if not searched:
                return None, hint
        tree = new_tree(hidden, mind, bot.thoughts.worlds, bot.thoughts.nodes)
        bot.kernels.prepare(tree, seat, bot.skill.recall(hidden, seen, seat), draw(bot.seed, hidden, seat))
        if truth is not None:
            tree.worlds[1 : 1 + tree.shares.size] = truth
        bot.iterate(tree, seat, 1)
        return tree, hint

    def think(self, tree: Tree, seat: int) -> None:
        """For as long as the bot would."""
        start = self.bot.clock() if self.bot.clock else 0.0
        budget = self.bot.budget if self.budget is None else self.budget
        self.bot.search(tree, seat, start, budget, self.bot.iterations)


def listed(found: Found) -> list[Estimate]:
    """The actions with what came of them."""
    every = max(1, int(found.times.sum()))
    return [
        Estimate(action, tried / every, mean if tried else None, tried)
        for action, tried, mean in zip(found.actions.tolist(), found.times.tolist(), found.means.tolist(), strict=True)
    ]
