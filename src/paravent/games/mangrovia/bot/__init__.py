"""What Mangrovia gives its bots (see `paravent.bots.skill`)."""

from paravent.games.mangrovia.bot.aspects import aspects, facts, possibilities
from paravent.games.mangrovia.bot.belief import inform, recall, weigh
from paravent.games.mangrovia.bot.judge import candidates, novice
from paravent.games.mangrovia.bot.mind import mind
from paravent.games.mangrovia.bot.prospect import evaluate, survey
from paravent.games.mangrovia.bot.reply import reply

REACH = {"adept": (0, 16, 0), "master": (0, 0, 2)}
"""An adept imagines careless games. For a master every seat has a tree, and what was learned of how games stand says
more than playing on."""

__all__ = [
    "REACH",
    "aspects",
    "candidates",
    "evaluate",
    "facts",
    "inform",
    "mind",
    "novice",
    "possibilities",
    "recall",
    "reply",
    "survey",
    "weigh",
]
