"""What a seat can conclude about what it does not see: counted where that is possible, else by weighted worlds.

from paravent.bots.belief import Belief

belief = Belief.of(match, seat=0)
belief.count("placement")                   # 60
belief.probability("princess c5")           # exact where the game can list what is possible
belief.probability(lambda world: ...)       # of anything, over worlds drawn
worlds = belief.sample(1000)                # records with weights

Worlds are drawn evenly from all that agree with the hidden record. What others do is evidence as well: `by_conduct`
weighs each world by how likely it makes what they did, by the game's model of them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.bots.skill import Skill, bot_of, skill_of
from paravent.bots.tree import new_tree
from paravent.engine.game import Game
from paravent.engine.match import Match, match_at
from paravent.engine.record import blank
from paravent.engine.specialise import specialised

SAMPLES: Final = 2_000

Facts = frozenset[str]
Statement = str | Callable[[Match], bool]


class Possibility(NamedTuple):
    """One way that an aspect of the game could be, and how likely it is."""

    facts: Facts
    share: float


class Worlds(NamedTuple):
    """Imagined worlds with their shares, which are 1 together."""

    game: Game
    seats: int
    records: NDArray[Any]
    shares: NDArray[np.float64]

    def matches(self) -> Iterator[tuple[Match, float]]:
        """Each as a match from its position, which another world does not share memory with."""
        for record, share in zip(self.records, self.shares.tolist(), strict=True):
            yield match_at(self.game, record, self.seats), share


class Belief:
    """One seat's, from its hidden record and the events it has seen, and from nothing else."""

    def __init__(
        self,
        game: Game,
        hidden: Any,
        seen: Sequence[Any],
        seat: int,
        *,
        seed: int = 0,
        by_conduct: bool = True,
    ) -> None:
        self.game, self.seen, self.seat, self.seed, self.by_conduct = game, seen, seat, seed, by_conduct
        self.record = blank(game.dtype)
        self.record[0] = hidden
        self.module: Any = bot_of(game)
        self.listed: dict[str, tuple[Possibility, ...] | None] = {}

    @classmethod
    def of(cls, match: Match, seat: int, *, seed: int = 0, by_conduct: bool = True) -> "Belief":
        """What a seat of a match believes now."""
        return cls(match.game, match.hidden(seat), match.events(seat), seat, seed=seed, by_conduct=by_conduct)

    @property
    def hidden(self) -> Any:
        """What the seat may know, a copy."""
        return self.record.copy()[0]

    @property
    def seats(self) -> int:
        return int(self.record[0]["seats"]) if "seats" in self.game.fields else self.game.seats[0]

    # what can be listed

    @property
    def aspects(self) -> tuple[str, ...]:
        """What the game can list the possibilities of now."""
        return tuple(self.module.aspects(self.hidden, self.seat)) if hasattr(self.module, "aspects") else ()

    def enumerate(self, aspect: str) -> tuple[Possibility, ...] | None:
        """Every way an aspect could be, with its share; None where there are too many. Raises `ValueError`."""
        if aspect not in self.aspects:
            raise ValueError(f"expected one of {self.aspects}, got {aspect!r}")
        if aspect not in self.listed:
            found = self.module.possibilities(self.hidden, self.seen, self.seat, aspect, self.by_conduct)
            self.listed[aspect] = None if found is None else shared_out(found)
        return self.listed[aspect]

    def count(self, aspect: str) -> int | None:
        """How many ways there are; None where there are too many to list."""
        listed = self.enumerate(aspect)
        return None if listed is None else len(listed)

    # what has to be drawn

    def sample(self, number: int = SAMPLES) -> Worlds:
        """Worlds drawn evenly, with their weights."""
        skill = skill_of(self.game)
        if skill is None:
            return self.sample_evenly(number)
        mind = skill.mind()
        if skill.note is not None:
            skill.note(mind, self.hidden, self.seen, self.seat, self.seed)
        return self.sample_with(skill, mind, number)

    def sample_with(self, skill: Skill, mind: NDArray[Any], number: int) -> Worlds:
        """By the game's kernels, as the search does."""
        tree = new_tree(self.hidden, mind, number, 1)
        search = specialised("paravent.bots.search", self.game, **skill.kernels)
        search.prepare(tree, self.seat, skill.recall(self.hidden, self.seen, self.seat), self.seed)
        weights = np.diff(tree.shares, prepend=0.0) if self.by_conduct else np.ones(number)
        return Worlds(self.game, self.seats, tree.worlds[1:-2], weights / max(weights.sum(), 1e-12))

    def sample_evenly(self, number: int) -> Worlds:
        """Where the game says nothing about how others play."""
        records = np.repeat(self.record, number)
        for index in range(number):
            self.game.kernels.imagine(records[index], self.seat, self.seed + index)
        return Worlds(self.game, self.seats, records, np.full(number, 1 / number))

    # questions

    def probability(self, statement: Statement, number: int = SAMPLES) -> float:
        """How likely a statement is: one of the game's facts, or anything that can be asked of a match.

        A fact is counted where the game can list what it belongs to; everything else is asked of worlds drawn.
        """
        if not isinstance(statement, str):
            return sum(share for world, share in self.sample(number).matches() if statement(world))
        return self.exact(statement) or self.chances(number).get(statement, 0.0)

    def exact(self, fact: str) -> float:
        """Its share where it can be counted, else 0."""
        for aspect in self.aspects:
            share = sum(possible.share for possible in self.enumerate(aspect) or () if fact in possible.facts)
            if share > 0.0:
                return share
        return 0.0

    def chances(self, number: int = SAMPLES) -> dict[str, float]:
        """Every fact that may be, with how likely it is, the likeliest first; counted where it can be."""
        found: dict[str, float] = {}
        worlds = self.sample(number)
        for record, share in zip(worlds.records, worlds.shares.tolist(), strict=True):
            add(found, self.module.facts(record, self.seat) if hasattr(self.module, "facts") else (), share)
        for aspect in self.aspects:
            counted: dict[str, float] = {}
            for possible in self.enumerate(aspect) or ():
                add(counted, possible.facts, possible.share)
            found |= counted
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def add(found: dict[str, float], facts: Iterable[str], share: float) -> None:
    """Counts one possibility."""
    for fact in facts:
        found[fact] = found.get(fact, 0.0) + share


def shared_out(found: Sequence[tuple[Facts, float]]) -> tuple[Possibility, ...]:
    """Shares of weights."""
    total = sum(weight for _, weight in found)
    return tuple(Possibility(facts, weight / total) for facts, weight in found)
