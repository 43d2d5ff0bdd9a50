"""What a game gives its bots: the kernels of `games/<game>/bot`, by their names, or a program that needs no search.

The kernels are given imagined worlds, never the true state, and use there what the seat that decides can know. `mind`
is an array of the game's making that is handed to each of them: scratch paper, and what was learned.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from numpy.typing import NDArray

from paravent.engine.game import Game


class Skill(NamedTuple):
    """One game's.

    mind() -> array                                 a fresh one for each decision (plain Python)
    recall(hidden, seen, seat) -> array             what the events it has seen tell beyond its record (plain Python)
    inform(world, seat, recalled)                   puts that into an imagined world
    weigh(world, seat, mind) -> float               how likely the world is, in any unit, by what others tend to do
    candidates(world, seat, mind, actions, priors, most)
                                                    fills in the actions worth a thought, at most so many, each with a
                                                    prior (together 1), and returns how many; legal in all worlds that
                                                    look alike to the seat. Of one alone, the one it would take at once
    reply(world, seat, mind) -> action              a quick one, for the far end of imagined games
    evaluate(world, seat, mind) -> float            from 0 (lost) to 1 (won); exact once the game is won or lost
    novice(world, seat, mind) -> action             the weakest level's answer
    """

    mind: Callable[[], NDArray[Any]]
    recall: Callable[[Any, Sequence[Any], int], NDArray[Any]]
    inform: Callable[[Any, int, Any], None]
    weigh: Callable[[Any, int, Any], float]
    candidates: Callable[[Any, int, Any, Any, Any, int], int]
    reply: Callable[[Any, int, Any], int]
    evaluate: Callable[[Any, int, Any], float]
    novice: Callable[[Any, int, Any], int]


Expert = Callable[[Any, Sequence[Any], int, int], int]
"""expert(hidden, seen, seat, seed) -> action: plain Python, at once, the same for the same arguments."""


def skill_of(game: Game) -> Skill | None:
    """The skill in the game's folder, None where it has none."""
    module = bot_of(game)
    if module is None or hasattr(module, "EXPERTS"):
        return None
    return Skill(*(getattr(module, kernel) for kernel in Skill._fields))


def experts_of(game: Game) -> Mapping[str, Expert]:
    """The programs in the game's folder that play by themselves, by level; none where it has none."""
    experts: Mapping[str, Expert] = getattr(bot_of(game), "EXPERTS", {})
    return experts


def bot_of(game: Game) -> ModuleType | None:
    """The game's package for its bots."""
    name = f"paravent.games.{game.folder.name}.bot"
    return None if find_spec(name) is None else import_module(name)
