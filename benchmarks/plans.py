"""Ways to search, against each other: `python -m benchmarks.plans GAME FIRST SECOND [--seconds 0.05] [--games 40]`.

A way is `judged,quick,others`, as in `levels.Thoughts`: `8,16,0`; with `@0.2` it has a time of its own, with `~0.02` it
lets so much slip. Two seats, seats swapped, budgets in processor time. Prints a row of the table in `docs/bots.md`.
"""

import argparse
from time import thread_time
from typing import Any, Final, NamedTuple

from paravent.bots.arena import MakeBot, meet
from paravent.bots.levels import MANY_NODES, MASTER, Adept, Bot, Master, Thoughts, levels
from paravent.bots.skill import skill_of
from paravent.cli.play import read_option
from paravent.games import registry

SETUP: Final = {"princess-jing": {"setup": "random"}}


class Way(NamedTuple):
    """A way to search, and the seconds it is given."""

    written: str
    thoughts: Thoughts
    seconds: float


def read_way(text: str, usual: float) -> Way:
    """`judged,quick,others[~slack][@seconds]`. Raises `ValueError`."""
    how, _, seconds = text.partition("@")
    numbers, _, slack = how.partition("~")
    judged, quick, others = map(int, numbers.split(","))
    thoughts = Thoughts(judged, quick, others, nodes=MANY_NODES, slack=float(slack or 0.0))
    return Way(text, thoughts, float(seconds or usual))


def maker(key: str, way: Way) -> MakeBot:
    """Makes bots that search that way."""
    game = registry.game(key)
    skill = skill_of(game)
    if skill is None or MASTER not in levels(key):
        raise ValueError(f"expected a game whose bots search, got {key!r}")

    def make(seed: int) -> Bot:
        made: Adept = Master(game, skill, seed, thread_time, thoughts=way.thoughts)
        made.take(way.seconds)
        return made

    return make


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plans", description=__doc__)
    parser.add_argument("key", metavar="GAME", choices=registry.keys())
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    options: dict[str, Any] = SETUP.get(chosen.key, {}) | dict(map(read_option, chosen.option))
    first, second = (read_way(text, chosen.seconds) for text in (chosen.first, chosen.second))
    bots = maker(chosen.key, first), maker(chosen.key, second)
    tally = meet(chosen.key, *bots, range(-(-chosen.games // 2)), options)
    low, high = tally.interval
    name = " ".join([chosen.key, *chosen.option])
    print(
        f"| {name} | {first.written} – {second.written} | {first.seconds:g} – {second.seconds:g} "
        f"| {tally.games} | {tally.share:.0%} ({low:.0%} … {high:.0%}) | {tally.moves / tally.games:.0f} |"
    )


if __name__ == "__main__":
    main()
