"""What Mangrovia gives its bots (see `paravent.bots.skill`)."""

from paravent.games.mangrovia.bot.belief import inform, recall, weigh
from paravent.games.mangrovia.bot.judge import candidates, novice
from paravent.games.mangrovia.bot.mind import mind
from paravent.games.mangrovia.bot.prospect import evaluate

__all__ = ["candidates", "evaluate", "inform", "mind", "novice", "recall", "weigh"]
