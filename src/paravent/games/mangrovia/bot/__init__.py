"""What Mangrovia gives its bots (see `paravent.bots.skill`)."""

from paravent.games.mangrovia.bot.aspects import aspects, facts, possibilities
from paravent.games.mangrovia.bot.belief import inform, recall, weigh
from paravent.games.mangrovia.bot.judge import candidates, novice
from paravent.games.mangrovia.bot.mind import mind
from paravent.games.mangrovia.bot.prospect import evaluate
from paravent.games.mangrovia.bot.reply import reply

__all__ = [
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
    "weigh",
]
