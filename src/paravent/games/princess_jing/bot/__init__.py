"""What Princess Jing gives its bots (see `paravent.bots.skill`)."""

from paravent.games.princess_jing.bot.adept import candidates
from paravent.games.princess_jing.bot.aspects import aspects, facts, possibilities
from paravent.games.princess_jing.bot.belief import inform, recall, weigh
from paravent.games.princess_jing.bot.mind import mind
from paravent.games.princess_jing.bot.novice import novice
from paravent.games.princess_jing.bot.reply import reply
from paravent.games.princess_jing.bot.worth import evaluate

REACH = {"adept": {"judged": 0, "quick": 24, "slack": 0.15}}
"""An adept imagines careless games and is not exact; how long it guards before it runs stands in its mind."""

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
    "weigh",
]
