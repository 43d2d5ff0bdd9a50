"""What a game gives its bots: the kernels of `games/<game>/bot`, by their names, and programs that need no search.

The kernels are given imagined worlds, never the true state, and use there what the seat that decides can know. `mind`
is an array of the game's making that is handed to each of them: scratch paper, and what was learned.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple

from numpy.typing import NDArray

from paravent.engine.game import Game
from paravent.engine.jit import kernel


class Skill(NamedTuple):
    """One game's.

    mind(level="master") -> array                   a fresh one for each decision (plain Python)
    recall(hidden, seen, seat) -> array             what the events it has seen tell beyond its record (plain Python)
    inform(world, seat, recalled)                   puts that into an imagined world
    weigh(world, seat, recalled, mind) -> float     how likely the world is, in any unit, by what others tend to do
    candidates(world, seat, mind, actions, priors, most)
                                                    fills in the actions worth a thought, at most so many, each with a
                                                    prior (together 1), and returns how many; legal in all worlds that
                                                    look alike to the seat. Of one alone, the one it would take at once
    reply(world, seat, mind) -> action              a quick one, for the far end of imagined games
    survey(world, mind)                             notes what `evaluate` asks for every seat; optional
    evaluate(world, seat, mind) -> float            from 0 (lost) to 1 (won); exact once the game is won or lost
    novice(world, seat, mind) -> action             the weakest level's answer (where no expert gives it)
    waiting(world) -> seats                         who is to act in an imagined game, nobody where it is better judged
                                                    than played on; the rules' `to_act` where a game has none
    note(mind, hidden, seen, seat, seed) -> (action, whether to search)
                                                    fills the mind, and gives an action to begin with (plain Python);
                                                    optional
    reach                                           `REACH`: how each level goes about it, by the names of
                                                    `levels.Thoughts`; optional
    """

    mind: Callable[..., NDArray[Any]]
    recall: Callable[[Any, Sequence[Any], int], NDArray[Any]]
    inform: Callable[[Any, int, Any], None]
    weigh: Callable[[Any, int, Any, Any], float]
    candidates: Callable[[Any, int, Any, Any, Any, int], int]
    reply: Callable[[Any, int, Any], int]
    survey: Callable[[Any, Any], None]
    evaluate: Callable[[Any, int, Any], float]
    novice: Callable[[Any, int, Any], int] | None
    waiting: Callable[[Any], int]
    note: Callable[[NDArray[Any], Any, Sequence[Any], int, int], tuple[int, bool]] | None
    reach: Mapping[str, Mapping[str, Any]]

    @property
    def kernels(self) -> dict[str, Callable[..., Any]]:
        """What the search is compiled with."""
        return {name: getattr(self, name) for name in KERNELS}


KERNELS: Final = ("waiting", "inform", "weigh", "candidates", "reply", "survey", "evaluate")

Expert = Callable[[Any, Sequence[Any], int, int], int]
"""expert(hidden, seen, seat, seed) -> action: plain Python, at once, the same for the same arguments."""


@kernel
def overlook(world: Any, mind: Any) -> None:
    """Notes nothing."""


def skill_of(game: Game) -> Skill | None:
    """The skill in the game's folder, None where it has none."""
    module = bot_of(game)
    if module is None or not hasattr(module, "candidates"):
        return None
    optional: dict[str, Any] = {
        "survey": overlook,
        "novice": None,
        "waiting": game.kernels.to_act,
        "note": None,
        "reach": getattr(module, "REACH", {}),
    }
    found: dict[str, Any] = {name: getattr(module, name, optional.get(name)) for name in Skill._fields}
    return Skill(**(found | {"novice": None})) if "novice" in experts_of(game) else Skill(**found)


def experts_of(game: Game) -> Mapping[str, Expert]:
    """The programs in the game's folder that play by themselves, by level; none where it has none."""
    experts: Mapping[str, Expert] = getattr(bot_of(game), "EXPERTS", {})
    return experts


def bot_of(game: Game) -> ModuleType | None:
    """The game's package for its bots."""
    name = f"paravent.games.{game.folder.name}.bot"
    return None if find_spec(name) is None else import_module(name)
