"""The bots of Jade König: an expert program that deduces (see `paravent.bots.skill`)."""

import numpy as np

from paravent.games.jade_koenig import questioner
from paravent.games.jade_koenig.bot.player import adept, novice
from paravent.games.jade_koenig.deduction import scores

EXPERTS = {"novice": novice, "adept": adept}


def practise() -> None:
    """Calls what is compiled for them once."""
    few = np.arange(4, dtype=np.int16)
    questioner.next_question(few, [(questioner.FIRST, 0)])
    scores(few)


__all__ = ["EXPERTS", "practise"]
