"""The bots of Jade König: an expert program that deduces, and for its master a search for the ways of the pieces."""

import numpy as np

from paravent.games.jade_koenig import questioner
from paravent.games.jade_koenig.bot.aspects import aspects, facts, possibilities
from paravent.games.jade_koenig.bot.player import adept, novice
from paravent.games.jade_koenig.bot.thought import mind, note
from paravent.games.jade_koenig.bot.walking import candidates, evaluate, inform, recall, reply, waiting, weigh
from paravent.games.jade_koenig.deduction import scores

EXPERTS = {"novice": novice, "adept": adept}
REACH = {"master": {"judged": 0, "quick": 60, "others": 0, "curiosity": 0.2, "margin": 0.004}}
"""Others answer quickly, to the end of the race."""


def practise() -> None:
    """Calls what is compiled for them once."""
    few = np.arange(4, dtype=np.int16)
    questioner.next_question(few, [(questioner.FIRST, 0)])
    scores(few)


__all__ = [
    "EXPERTS",
    "REACH",
    "aspects",
    "candidates",
    "evaluate",
    "facts",
    "inform",
    "mind",
    "note",
    "possibilities",
    "practise",
    "recall",
    "reply",
    "waiting",
    "weigh",
]
