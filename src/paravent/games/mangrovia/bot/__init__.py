"""What Mangrovia gives its bots (see `paravent.bots.skill`)."""

from paravent.games.mangrovia.bot.aspects import aspects, facts, possibilities
from paravent.games.mangrovia.bot.belief import inform, recall, weigh
from paravent.games.mangrovia.bot.judge import candidates, novice
from paravent.games.mangrovia.bot.mind import mind
from paravent.games.mangrovia.bot.prospect import evaluate, survey
from paravent.games.mangrovia.bot.reply import reply

REACH = {"adept": {"slack": 0.08}}
"""An adept is not exact."""

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
