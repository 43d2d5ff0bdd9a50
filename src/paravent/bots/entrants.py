"""Bots as they are named on the command line: levels of a game, fixed baselines, and those of a user's own module.

adept                 a level, with its own budget
adept@0.5s            with half a second of processor time for a decision
adept@200i            with two hundred iterations and no clock: the same game on any machine
my_module:MyBot       `MyBot(game, seed)` from my_module.py, the game's key and a number; @ goes with it too
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from time import thread_time
from typing import Any, Final

import msgspec

from paravent import bots
from paravent.bots.greedy import GREEDY, greedy
from paravent.bots.levels import RANDOM, Bot
from paravent.bots.refusals import refused

FORM: Final = re.compile(r"(?P<who>[^@]+)(?:@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+)i))?")

Maker = Callable[[str, int], Any]
"""A user's bot from a game's key and a seed."""

LOADED: Final[dict[str, Maker]] = {}
"""Users' bots that came to this process with its work, by name."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part. `seconds` and `iterations`: its budget where it is not the level's own."""

    name: str
    who: str
    seconds: float | None = None
    iterations: int | None = None

    @property
    def is_own(self) -> bool:
        """From a module of the user's."""
        return ":" in self.who


class Player(msgspec.Struct):
    """An entrant's bot for one game, with the budget it plays by; none where it counts iterations."""

    bot: Bot
    budget: float | None


def read_entrant(text: str) -> Entrant:
    """An entrant as it is written. Raises `Refusal` (`bad-bot`)."""
    found = FORM.fullmatch(text)
    if found is None:
        raise refused("bad-bot", got=text)
    seconds, iterations = found["seconds"], found["iterations"]
    return Entrant(
        text, found["who"], None if seconds is None else float(seconds), None if iterations is None else int(iterations)
    )


def usual_entrants(key: str) -> tuple[str, ...]:
    """The baselines and all levels of a game, the weakest first."""
    baselines = (RANDOM, GREEDY) if greedy(key) else (RANDOM,)
    return tuple(dict.fromkeys((*baselines, *bots.levels(key))))


def new_player(entrant: Entrant, key: str, seed: int, scale: float) -> Player:
    """An entrant's bot for a game. Raises `Refusal` for what is none."""
    clock = None if entrant.iterations is not None else thread_time
    bot: Any = own_bot(entrant, key, seed) if entrant.is_own else None
    if entrant.who == GREEDY:
        bot = greedy(key, seed)
    if bot is None:
        bot = bots.bot(key, entrant.who, seed=seed, clock=clock)
    if entrant.iterations is not None:
        if not hasattr(bot, "iterations"):
            raise refused("bot-no-iterations", name=entrant.name)
        bot.iterations = max(1, round(entrant.iterations * scale))
        return Player(bot, None)
    budget = getattr(bot, "budget", 0.0) if entrant.seconds is None else entrant.seconds
    return Player(bot, budget * scale)


def own_bot(entrant: Entrant, key: str, seed: int) -> Any:
    """A user's bot. Raises `Refusal` where it cannot be made or cannot choose."""
    maker = maker_of(entrant.who)
    try:
        bot = maker(key, seed)
    except Exception as error:
        raise refused("bot-not-made", name=entrant.name, error=told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise refused("bot-no-choose", name=entrant.name)
    if not isinstance(budget := getattr(bot, "budget", 0.0), int | float):
        raise refused("bot-not-made", name=entrant.name, error=f"budget = {budget!r}")
    return bot


@cache
def maker_of(source: str) -> Maker:
    """What `module:Name` names. Raises `Refusal`."""
    if source in LOADED:
        return LOADED[source]
    module_name, _, name = source.partition(":")
    if not (module_name and name):
        raise refused("bad-bot", got=source)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = import_module(module_name)
    except Exception as error:
        raise refused("bot-no-module", module=module_name, error=told(error)) from error
    maker = getattr(module, name, None)
    if not callable(maker):
        raise refused("bot-no-name", module=module_name, name=name)
    return maker


def told(error: BaseException) -> str:
    """An error in a line."""
    return f"{type(error).__name__}: {error}"
