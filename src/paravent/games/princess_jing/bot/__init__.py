"""What Princess Jing gives its bots (see `paravent.bots.skill`)."""

from paravent.games.princess_jing.bot.adept import candidates
from paravent.games.princess_jing.bot.belief import inform, recall, weigh
from paravent.games.princess_jing.bot.mind import mind
from paravent.games.princess_jing.bot.novice import novice
from paravent.games.princess_jing.bot.reply import reply
from paravent.games.princess_jing.bot.worth import evaluate

__all__ = ["candidates", "evaluate", "inform", "mind", "novice", "recall", "reply", "weigh"]
