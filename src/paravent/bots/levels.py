"""The levels a game's bots play at, and the bots themselves.

A bot is given what its seat may know and answers with an action. It has no clock of its own: whoever wants it to keep a
time hands one in (`time.monotonic`); without one it thinks for a fixed number of iterations. Its answer depends on
nothing but its seed, the hidden record and the events it is given, and, with a clock, on how far it got.
"""

import hashlib
import re
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from paravent.bots.skill import Expert, Skill, experts_of, skill_of
from paravent.bots.tree import NONE, ROOT, Found, Tree, forget, found_by, grown_on, new_tree, only, prefer
from paravent.engine.game import Game
from paravent.engine.refusal import Refusal
from paravent.engine.specialise import specialised
from paravent.games import registry

Clock = Callable[[], float]

RANDOM, NOVICE, ADEPT, MASTER, EXPERT = "random", "novice", "adept", "master", "expert"
TIMED: Final = re.compile(rf"({ADEPT}|{MASTER}|{EXPERT})-(\d{{1,4}}(?:\.\d{{1,3}})?)s")

THINKING: Final = 0.3
"""Seconds an adept takes for a decision."""

ITERATIONS: Final = 3000
"""What it makes of them on a usual machine; how long it thinks without a clock."""

DECISIONS, REPLIES = 8, 16
"""How many judged decisions, and then quick replies, follow where a tree ends."""

OTHERS: Final = 1
"""What others would do is weighed once for all that they may know: see `search.Others`."""

LONG_THINKING: Final = 2.0
MANY_ITERATIONS: Final = 20000

CURIOSITY: Final = 1.2
WORLDS: Final = 256
NODES: Final = 1 << 14
MANY_NODES: Final = 1 << 17
APART: Final = 1 << 20
"""Between the seeds of two threads."""

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


class Player:
    """What all the house's bots have; see `Bot`."""

    level = RANDOM
    seconds = 0.0

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.key, self.seed, self.budget = game, game.key, seed, self.seconds

    def take(self, seconds: float) -> None:
        """Another time than is usual at its level."""
        self.budget = seconds

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> int:
        """An action of a seat that is asked."""
        raise NotImplementedError


def draw(seed: int, hidden: Any, seat: int) -> int:
    """A number for one decision: the same for the same seed and the same knowledge."""
    known = hashlib.blake2b(hidden.tobytes(), digest_size=8, key=seed.to_bytes(8, "little"), salt=bytes([seat]))
    return int.from_bytes(known.digest(), "little") & SEED_BITS


class RandomBot(Player):
    """Any legal action: what every level has to beat."""

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


class Novice(Player):
    """Answers at once, by the game's simplest ideas."""

    level = NOVICE

    def __init__(self, game: Game, skill: Skill, seed: int) -> None:
        super().__init__(game, seed)
        self.skill = skill
        self.kernels = specialised("paravent.bots.search", game, **skill.kernels)

    def choose(
        self,
        hidden: Any,
        seen: Sequence[Any],
        seat: int,
        budget: float | None = None,  # noqa: ARG002  it answers at once
    ) -> int:
        tree = new_tree(hidden, self.skill.mind(self.level), 1, 1)
        recalled = self.skill.recall(hidden, seen, seat)
        self.kernels.prepare(tree, seat, recalled, draw(self.seed, hidden, seat))
        novice = self.skill.novice
        if novice is None:
            raise ValueError(f"expected a novice of {self.key}")
        return int(novice(tree.worlds[1], seat, tree.mind))


class Thoughts(NamedTuple):
    """How a search goes about it.

    judged      where the tree ends, so many decisions follow by the game's judgement
    quick       and so many quick replies; then it is judged how the game stands
    others      how other seats decide within the tree: `search.Others`
    curiosity   how much what looks good beforehand counts against what came of it
    worlds      how many worlds are imagined
    margin      by how much an action has to do better than the one that the game suggests
    nodes       how many decisions its memory holds
    slack       what it lets slip: an action whose chance to win is worse by no more than that is as good to it
    """

    judged: int
    quick: int
    others: int = OTHERS
    curiosity: float = CURIOSITY
    margin: float = 0.0
    worlds: int = WORLDS
    nodes: int = NODES
    slack: float = 0.0


def thoughts_of(skill: Skill, level: str) -> Thoughts:
    """A game's own, or the usual ones; a master remembers more."""
    usual = {"judged": DECISIONS, "quick": REPLIES, "nodes": MANY_NODES if level == MASTER else NODES}
    return Thoughts(**(usual | dict(skill.reach.get(level, {}))))


class Adept(Player):
    """Searches in imagined worlds for as long as its budget lasts.

    With a clock it keeps its tree from move to move; without one its answer depends on this decision alone.
    """

    level, seconds, usual = ADEPT, THINKING, ITERATIONS

    def __init__(
        self,
        game: Game,
        skill: Skill,
        seed: int,
        clock: Clock | None,
        iterations: int | None = None,
        threads: int = 1,
        thoughts: Thoughts | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.skill, self.clock, self.threads = skill, clock, threads
        self.iterations = self.usual if iterations is None else iterations
        self.thoughts = thoughts or thoughts_of(skill, self.level)
        self.kernels = specialised("paravent.bots.search", game, **skill.kernels)
        self.kept: dict[int, list[Tree]] = {}

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> int:
        found, slack = self.ponder(hidden, seen, seat, budget), self.thoughts.slack
        return found.pick(slack, draw(self.seed + 1, hidden, seat)) if slack else found.favourite

    def ponder(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> Found:
        """What the search finds of all actions worth a thought."""
        start = self.clock() if self.clock else 0.0
        seed, seconds = draw(self.seed, hidden, seat), self.budget if budget is None else budget
        mind, hint = self.skill.mind(self.level), NONE
        if self.skill.note is not None:
            hint, searched = self.skill.note(mind, hidden, seen, seat, self.seed)
            if not searched:
                return only(hint)
        trees = self.trees(hidden, seat, mind)
        recalled = self.skill.recall(hidden, seen, seat)
        self.begin(trees[0], seat, recalled, seed, hint)
        if len(trees) == 1 or tree_is_settled(trees[0]):
            self.think(trees[0], seat, start, seconds, self.iterations)
            return found_by(trees[:1])._replace(suggested=hint, margin=self.thoughts.margin)
        with ThreadPoolExecutor(len(trees) - 1, thread_name_prefix="search") as pool:
            others = [
                pool.submit(self.think_beside, tree, seat, recalled, seed + number * APART, hint, seconds)
                for number, tree in enumerate(trees[1:], 1)
            ]
            self.think(trees[0], seat, start, seconds, -(-self.iterations // len(trees)))
            for other in others:
                other.result()
        return found_by(trees)._replace(suggested=hint, margin=self.thoughts.margin)

    def trees(self, hidden: Any, seat: int, mind: NDArray[Any]) -> list[Tree]:
        """A tree for each thread: those of the last decision, or new ones."""
        kept = self.kept.get(seat)
        if kept is not None and self.clock is not None:
            return [grown_on(tree, hidden, mind.copy()) for tree in kept]
        thoughts = self.thoughts
        trees = [new_tree(hidden, mind.copy(), thoughts.worlds, thoughts.nodes) for _ in range(max(1, self.threads))]
        if self.clock is not None:
            self.keep(seat, trees)
        return trees

    def keep(self, seat: int, trees: list[Tree]) -> None:
        """Keeps trees for the next decision, in place of those that have been kept longest: each takes some room."""
        self.kept[seat] = trees
        LATELY.append((self, seat))
        while len(LATELY) > MOST_KEPT:
            bot, other = LATELY.popleft()
            bot.kept.pop(other, None)

    def think_beside(self, tree: Tree, seat: int, recalled: Any, seed: int, hint: int, seconds: float) -> None:
        """What a further thread does."""
        start = self.clock() if self.clock else 0.0
        self.begin(tree, seat, recalled, seed, hint)
        self.think(tree, seat, start, seconds, -(-self.iterations // self.threads))

    def begin(self, tree: Tree, seat: int, recalled: Any, seed: int, hint: int) -> None:
        """The worlds, and a first iteration, which lists the actions."""
        self.kernels.prepare(tree, seat, recalled, seed)
        self.iterate(tree, seat, 1)
        if tree.marks[ROOT] == NONE:
            forget(tree)
            self.iterate(tree, seat, 1)
        if hint != NONE:
            prefer(tree, hint)

    def iterate(self, tree: Tree, seat: int, iterations: int) -> int:
        thoughts = self.thoughts
        judged, quick, others, curiosity = thoughts[:4]
        return int(self.kernels.iterate(tree, seat, iterations, judged, quick, others, curiosity))

    def think(self, tree: Tree, seat: int, start: float, budget: float, iterations: int) -> None:
        """Searches where there is something to choose."""
        if not tree_is_settled(tree):
            self.search(tree, seat, start, budget, iterations)

    def search(self, tree: Tree, seat: int, start: float, budget: float, iterations: int) -> None:
        """Iterations in slices: a fixed number without a clock, else as many as the budget has time for.

        It ends before the budget does if a slice as long as the longest so far would not fit: others may be at work.
        """
        if self.clock is None:
            self.iterate(tree, seat, iterations - 1)
            return
        size, now, longest = FIRST_SLICE, self.clock(), 0.0
        while now - start + longest < budget:
            self.iterate(tree, seat, size)
            before, now = now, self.clock()
            longest = max(longest, now - before)
            pace = size / max(now - before, 1e-6)
            size = max(1, int(pace * min(SLICE * budget, budget - (now - start))))


MOST_KEPT: Final = 8
LATELY: Final[deque[tuple[Adept, int]]] = deque()
"""The bots of this process that keep trees, and the seats they keep them for."""


class Master(Adept):
    """Thinks longer."""

    level, seconds, usual = MASTER, LONG_THINKING, MANY_ITERATIONS


def tree_is_settled(tree: Tree) -> bool:
    """There is one action only."""
    return int(tree.nodes[int(tree.marks[ROOT])]["count"]) <= 1


class ExpertBot(Player):
    """A game's own program: it answers in a moment, and an adept takes the time that adepts take."""

    def __init__(self, game: Game, level: str, expert: Expert, seed: int) -> None:
        super().__init__(game, seed)
        self.level, self.expert = level, expert
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
    return (NOVICE, ADEPT, MASTER) if skill_of(game) else (NOVICE, ADEPT) if experts_of(game) else (RANDOM,)


def bot(key: str, level: str, *, seed: int = 0, clock: Clock | None = None, threads: int = 1) -> Bot:
    """A bot of a game: of a level, or of a level with its own time (`master-8s`, `adept-0.5s`; `expert` is a master).

    seed      fresh and secret at a table, since its hidden choices follow from it (63 bits)
    threads   how many think at once where it searches; the same number gives the same answers

    Raises `Refusal` (`unknown-game`, `unknown-level`).
    """
    game = registry.game(key)
    name, seconds = timed(level)
    made = bot_of_level(game, name, seed, clock, threads)
    if made is None:
        raise Refusal("unknown-level", got=level, expected=", ".join(levels(key)))
    if seconds is not None:
        made.take(seconds)
    return made


def timed(level: str) -> tuple[str, float | None]:
    """The name of a level and the seconds in it."""
    found = TIMED.fullmatch(level)
    if found is None:
        return level, None
    name, seconds = found[1], float(found[2])
    return (MASTER if name == EXPERT else name), seconds


def bot_of_level(game: Game, level: str, seed: int, clock: Clock | None, threads: int) -> "Player | None":
    """A bot of one of the levels, None if the game has no such level."""
    skill, expert = skill_of(game), experts_of(game).get(level)
    if level == RANDOM:
        return RandomBot(game, seed)
    if expert:
        return ExpertBot(game, level, expert, seed)
    if skill and level == NOVICE:
        return Novice(game, skill, seed)
    if skill and level in SEARCHING:
        return SEARCHING[level](game, skill, seed, clock, threads=threads)
    return None


SEARCHING: Final = {ADEPT: Adept, MASTER: Master}
