"""The levels a game's bots play at, and the bots themselves.

A bot is given what its seat may know and answers with an action. It has no clock of its own: whoever wants it to keep a
time hands one in (`time.monotonic`); without one it thinks for a fixed number of iterations. Its answer depends on
nothing but its seed, the hidden record and the events it is given, and, with a clock, on how far it got.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import numpy as np

from paravent.bots.skill import Expert, Skill, experts_of, skill_of
from paravent.bots.tree import Tree, favourite, new_tree
from paravent.engine.game import Game
from paravent.engine.refusal import Refusal
from paravent.engine.specialise import specialised
from paravent.games import registry

Clock = Callable[[], float]

RANDOM, NOVICE, ADEPT = "random", "novice", "adept"

THINKING: Final = 0.3
"""Seconds an adept takes for a decision."""

ITERATIONS: Final = 3000
"""What it makes of them on a usual machine; how long it thinks without a clock."""

DECISIONS: Final = 16
"""How far an imagined game is played before it is judged."""

WORLDS: Final = 256
NODES: Final = 4096
SLICE: Final = 0.05
"""The part of its budget after which a bot looks at the clock."""

FIRST_SLICE: Final = 16
SEED_BITS: Final = (1 << 62) - 1


class Bot(Protocol):
    """A player. `budget`: the seconds a decision takes it if it is not given others; 0 where it answers at once."""

    key: str
    level: str
    budget: float
    seed: int

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> int:
        """An action of a seat that is asked, from its hidden record and the events it has seen."""


def draw(seed: int, hidden: Any, seat: int) -> int:
    """A number for one decision: the same for the same seed and the same knowledge."""
    known = hashlib.blake2b(hidden.tobytes(), digest_size=8, key=seed.to_bytes(8, "little"), salt=bytes([seat]))
    return int.from_bytes(known.digest(), "little") & SEED_BITS


class RandomBot:
    """Any legal action: what every level has to beat."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.key, self.level, self.seed, self.budget = game, game.key, RANDOM, seed, 0.0

    def choose(
        self,
        hidden: Any,
        seen: Sequence[Any],  # noqa: ARG002  it looks at nothing
        seat: int,
        budget: float | None = None,  # noqa: ARG002
    ) -> int:
        listed = np.zeros(self.game.actions, np.int16)
        count = int(self.game.kernels.choices(hidden, seat, listed))
        return int(listed[draw(self.seed, hidden, seat) % count])


class Novice:
    """Answers at once, by the game's simplest ideas."""

    def __init__(self, game: Game, skill: Skill, seed: int) -> None:
        self.game, self.skill = game, skill
        self.key, self.level, self.seed, self.budget = game.key, NOVICE, seed, 0.0
        self.kernels = specialised("paravent.bots.search", game, **skill._asdict())

    def choose(
        self,
        hidden: Any,
        seen: Sequence[Any],
        seat: int,
        budget: float | None = None,  # noqa: ARG002  it answers at once
    ) -> int:
        tree = new_tree(hidden, self.skill.mind(), 1, 1)
        recalled = self.skill.recall(hidden, seen, seat)
        self.kernels.prepare(tree, seat, recalled, draw(self.seed, hidden, seat))
        return int(self.skill.novice(tree.worlds[1], seat, tree.mind))


class Adept:
    """Searches in imagined worlds for as long as its budget lasts."""

    def __init__(self, game: Game, skill: Skill, seed: int, clock: Clock | None, iterations: int = ITERATIONS) -> None:
        self.game, self.skill, self.clock, self.iterations = game, skill, clock, iterations
        self.key, self.level, self.seed, self.budget = game.key, ADEPT, seed, THINKING
        self.kernels = specialised("paravent.bots.search", game, **skill._asdict())

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> int:
        start = self.clock() if self.clock else 0.0
        tree = new_tree(hidden, self.skill.mind(), WORLDS, NODES)
        recalled = self.skill.recall(hidden, seen, seat)
        self.kernels.prepare(tree, seat, recalled, draw(self.seed, hidden, seat))
        self.kernels.iterate(tree, seat, 1, DECISIONS)
        if tree.nodes[0]["count"] > 1:
            self.think(tree, seat, start, self.budget if budget is None else budget)
        return favourite(tree)

    def think(self, tree: Tree, seat: int, start: float, budget: float) -> None:
        """Iterations in slices: a fixed number without a clock, else as many as the budget has time for."""
        if self.clock is None:
            self.kernels.iterate(tree, seat, self.iterations - 1, DECISIONS)
            return
        size, now = FIRST_SLICE, self.clock()
        while now - start < budget:
            self.kernels.iterate(tree, seat, size, DECISIONS)
            before, now = now, self.clock()
            pace = size / max(now - before, 1e-6)
            size = max(1, int(pace * min(SLICE * budget, budget - (now - start))))


class ExpertBot:
    """A game's own program: it answers in a moment, and an adept takes the time that adepts take."""

    def __init__(self, game: Game, level: str, expert: Expert, seed: int) -> None:
        self.expert, self.key, self.level, self.seed = expert, game.key, level, seed
        self.budget = THINKING if level == ADEPT else 0.0

    def choose(
        self,
        hidden: Any,
        seen: Sequence[Any],
        seat: int,
        budget: float | None = None,  # noqa: ARG002  it answers at once
    ) -> int:
        return int(self.expert(hidden, seen, seat, self.seed))


def levels(key: str) -> tuple[str, ...]:
    """The levels of a game's bots, the weakest first. Raises `Refusal` (`unknown-game`)."""
    game = registry.game(key)
    return (NOVICE, ADEPT) if skill_of(game) or experts_of(game) else (RANDOM,)


def bot(key: str, level: str, *, seed: int = 0, clock: Clock | None = None) -> Bot:
    """A bot of a game. `seed`: fresh and secret at a table, since its hidden choices follow from it (63 bits).

    Raises `Refusal` (`unknown-game`, `unknown-level`).
    """
    game = registry.game(key)
    skill = skill_of(game)
    if level == RANDOM:
        return RandomBot(game, seed)
    if skill and level == NOVICE:
        return Novice(game, skill, seed)
    if skill and level == ADEPT:
        return Adept(game, skill, seed, clock)
    expert = experts_of(game).get(level)
    if expert:
        return ExpertBot(game, level, expert, seed)
    raise Refusal("unknown-level", got=level, expected=", ".join(levels(key)))
