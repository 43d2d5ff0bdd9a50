"""The bots' search: simulations and simulated decisions a second, worlds a second, and where the time goes.

Positions come from games between novices; every figure is a median over them, in processor time of one thread. With
more threads each has a tree of its own, so that the rates add up where there are as many cores. Rules and judgement:
what as many decisions and calls cost by themselves, in positions as the search comes to; belief: the worlds of a
master's decision of two seconds; the tree, with quick replies, is what remains.
"""

import statistics
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Any, Final, NamedTuple

import numpy as np

from paravent import bots
from paravent.bots.levels import LONG_THINKING, MASTER, Adept, Master
from paravent.bots.tree import JUDGED, WEIGHED, Tree, new_tree
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.specialise import specialised
from paravent.games import registry

SETTINGS: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    ("princess-jing", {"mode": "basic", "setup": "random"}, 2),
    ("princess-jing", {"mode": "expert", "setup": "random"}, 2),
    ("mangrovia", {}, 2),
    ("mangrovia", {}, 4),
    ("jade-koenig", {}, 4),
)
BEGINNINGS: Final = (8, 14, 20)
"""After how many moves of a game the search begins."""

ITERATIONS, CALLS, WORLDS, THREADS = 40_000, 20_000, 2_048, 2
DEEP: Final = 16
"""So many decisions beyond the present one is where most of a search is done."""


class Figure(NamedTuple):
    """One position's: rates a second, and shares of the time."""

    simulations: float
    decisions: float
    threads: float
    worlds: float
    rules: float
    judgement: float
    belief: float

    @property
    def tree(self) -> float:
        return max(0.0, 1.0 - self.rules - self.judgement - self.belief)


def position(key: str, options: dict[str, Any], seats: int, moves: int) -> Match:
    """A match between novices, at a decision that is searched."""
    match = new_match(registry.game(key), seats, key_of(5), options)
    player, thinker = bots.bot(key, "novice", seed=3), bots.bot(key, MASTER, seed=3)
    assert isinstance(thinker, Adept)
    thinker.iterations = 1
    while match.result is None:
        seat = min(match.to_act)
        hidden = match.hidden(seat)
        if len(match.moves) >= moves and thinker.ponder(hidden, match.events(seat), seat).actions.size > 1:
            return match
        match.play(seat, match.game.write(hidden, player.choose(hidden, match.events(seat), seat)))
    raise ValueError(f"expected a decision to search after {moves} moves of {key}")


def measured(match: Match) -> Figure:
    """The search of a master at one decision."""
    seat = min(match.to_act)
    hidden, seen = match.hidden(seat), match.events(seat)
    thinker = bots.bot(match.game.key, MASTER, seed=3)
    assert isinstance(thinker, Master)
    mind = thinker.skill.mind()
    if thinker.skill.note is not None:
        thinker.skill.note(mind, hidden, seen, seat, 3)
    recalled = thinker.skill.recall(hidden, seen, seat)

    def searched(worlds: int, iterations: int) -> tuple[Tree, float, float, int]:
        tree = new_tree(hidden, mind.copy(), worlds, thinker.thoughts.nodes)
        began = thread_time()
        thinker.kernels.prepare(tree, seat, recalled, 7)
        prepared = thread_time()
        made = thinker.iterate(tree, seat, iterations)
        return tree, prepared - began, thread_time() - prepared, made

    searched(1, 1)
    tree, _, spent, made = searched(thinker.thoughts.worlds, ITERATIONS)
    with ThreadPoolExecutor(THREADS) as pool:
        beside = list(pool.map(lambda _: searched(thinker.thoughts.worlds, ITERATIONS), range(THREADS)))
    _, imagined, _, _ = searched(WORLDS, 1)
    worlds = WORLDS / imagined
    parts_of(match).wander(tree, DEEP)
    return Figure(
        ITERATIONS / spent,
        made / spent,
        sum(also / used for _, _, used, also in beside),
        worlds,
        made * deciding(match, tree) / spent,
        judging(match, tree, seat) / spent,
        thinker.thoughts.worlds / worlds / LONG_THINKING,
    )


def parts_of(match: Match) -> Any:
    """What a search of the game consists of, compiled one by one."""
    skill = bots.bot(match.game.key, MASTER).skill  # type: ignore[attr-defined]
    return specialised("benchmarks.parts", match.game, **skill.kernels)


def deciding(match: Match, tree: Tree) -> float:
    """Seconds for a decision by the rules alone: who is waited for, and what it leads to."""
    parts, worlds = parts_of(match), tree.shares.size
    movers, actions = np.zeros(worlds, np.int64), np.zeros(worlds, np.int64)
    parts.choose(tree, movers, actions)

    def cost(plays: bool) -> float:
        parts.step(tree, movers, actions, worlds, plays)
        began = thread_time()
        parts.step(tree, movers, actions, CALLS, plays)
        return (thread_time() - began) / CALLS

    return cost(True) - cost(False)


def judging(match: Match, tree: Tree, seat: int) -> float:
    """Seconds that the search's judgements and evaluations cost by themselves."""
    parts = parts_of(match)

    def cost(call: Any, *arguments: Any) -> float:
        call(tree, *arguments)
        began = thread_time()
        call(tree, *arguments)
        return (thread_time() - began) / CALLS

    every, one = cost(parts.judge, CALLS, 32), cost(parts.judge, CALLS, 1)
    value = cost(parts.value, seat, CALLS)
    return float(tree.marks[WEIGHED] * every + tree.marks[JUDGED] * one + ITERATIONS * value)


def rows() -> Iterator[tuple[str, Figure]]:
    """The median of each setting's positions."""
    for key, options, seats in SETTINGS:
        figures = [measured(position(key, options, seats, moves)) for moves in BEGINNINGS]
        name = " ".join([key, *([options["mode"]] if "mode" in options else []), f"{seats} seats"])
        yield name, Figure(*(statistics.median(numbers) for numbers in zip(*figures, strict=True)))


def report() -> str:
    """A table in Markdown."""
    head = (
        "| Search of a master | simulations/s | decisions/s | decisions/s, two threads | worlds/s "
        "| rules | judgement | belief | tree |"
    )
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|---:|---:|---:|", *(line(*row) for row in rows())])


def line(name: str, figure: Figure) -> str:
    shares = " | ".join(f"{share:.0%}" for share in (figure.rules, figure.judgement, figure.belief, figure.tree))
    rates = f"{figure.simulations:,.0f} | {figure.decisions / 1e6:.2f} M | {figure.threads / 1e6:.2f} M"
    return f"| {name} | {rates} | {figure.worlds:,.0f} | {shares} |"
