"""A fixed baseline: what looks best to a game's own judgement at once, without a search."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from paravent.bots.levels import Adept, bot, draw, levels
from paravent.bots.tree import NONE, ROOT, new_tree

GREEDY: Final = "greedy"


class Greedy:
    """Takes the action with the greatest prior, in one imagined world."""

    level, budget = GREEDY, 0.0

    def __init__(self, searcher: Adept, seed: int) -> None:
        self.searcher, self.key, self.seed = searcher, searcher.key, seed

    def choose(
        self,
        hidden: Any,
        seen: Sequence[Any],
        seat: int,
        budget: float | None = None,  # noqa: ARG002  it answers at once
    ) -> int:
        """An action of a seat that is asked."""
        skill, mind = self.searcher.skill, self.searcher.skill.mind()
        if skill.note is not None:
            hint, searched = skill.note(mind, hidden, seen, seat, self.seed)
            if not searched:
                return hint
        tree = new_tree(hidden, mind, 1, 64)
        self.searcher.begin(tree, seat, skill.recall(hidden, seen, seat), draw(self.seed, hidden, seat), NONE)
        root = tree.nodes[int(tree.marks[ROOT])]
        return int(root["actions"][np.argmax(root["priors"][: int(root["count"])])])


def greedy(key: str, seed: int = 0) -> Greedy | None:
    """A game's greedy bot; None where no level of it searches, since then nothing has priors."""
    for level in levels(key):
        made = bot(key, level, seed=seed)
        if isinstance(made, Adept):
            return Greedy(made, seed)
    return None
