"""Random play: decisions a second on one core, with the list of legal moves at every decision.

The compiled rules and an ordinary Python class take turns in the same run, so that their ratio holds on any machine.
"""

import statistics
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

from benchmarks.reference import play_at_random
from paravent.engine.game import Game
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games import registry

MOST = 2_000
"""Decisions after which a random game is given up, as in the figures of other engines."""
ROUNDS = 5
GAMES, REFERENCE_GAMES = 2_000, 60


class Figure(NamedTuple):
    """One row: what was played, decisions a second (median), decisions a game, bytes of a state."""

    name: str
    rate: float
    decisions: float
    bytes: int


def settings(game: Game) -> list[dict[str, Any]]:
    """Every mode of a game, to the end and as tables play it by default; every number of seats there may be."""
    modes = next((option.values for option in game.options if option.name == "mode"), ("",))  # type: ignore[union-attr]
    limits: tuple[dict[str, Any], ...] = ({},)
    if any(option.name == "turn_limit" for option in game.options):
        limits = ({"turn_limit": "none"}, {})
    tables: tuple[dict[str, Any], ...] = ({},)
    if len(game.seats) > 1:
        tables, limits = tuple({"seats": seats} for seats in game.seats), ({},)
    return [({"mode": mode} if mode else {}) | limit | seats for mode in modes for limit in limits for seats in tables]


def compiled(game: Game, chosen: dict[str, Any]) -> Figure:
    """Random play inside compiled code."""
    play_many = specialised("paravent.engine.playouts", game).play_many
    start, states = blank(game.dtype), blank(game.dtype)
    for option in game.options:
        start[0][option.name] = option.read(chosen.get(option.name, option.default))
    if "seats" in game.fields:
        start[0]["seats"] = chosen.get("seats", game.seats[0])
    play_many(states, start, 0, 1, MOST)
    rate, decisions = median(lambda turn: int(play_many(states, start, turn * GAMES, GAMES, MOST)))
    return Figure(" ".join([game.key, *map(worded, chosen.items())]), rate, decisions / GAMES, game.dtype.itemsize)


def worded(setting: tuple[str, Any]) -> str:
    """`expert`, `none`, `4 seats`."""
    name, value = setting
    return f"{value} seats" if name == "seats" else str(value)


def reference() -> Figure:
    """The same work in the basic mode by a Python class."""
    rate, decisions = median(
        lambda turn: sum(play_at_random(turn * GAMES + number, MOST) for number in range(REFERENCE_GAMES))
    )
    return Figure("a Python class, basic, no limit", rate, decisions / REFERENCE_GAMES, 0)


def median(run: Callable[[int], int]) -> tuple[float, float]:
    """Decisions a second of processor time, and decisions a round: the medians of several rounds."""
    rates, made = [], []
    for turn in range(ROUNDS):
        began = process_time()
        made.append(run(turn))
        rates.append(made[-1] / (process_time() - began))
    return statistics.median(rates), statistics.median(made)


def figures() -> list[Figure]:
    """All rows, the Python class last."""
    rows = [compiled(game, chosen) for game in registry.every_game() for chosen in settings(game)]
    return [*rows, reference()]


def report() -> str:
    """A table in Markdown."""
    rows = figures()
    base = rows[-1].rate
    head = "| Random play, one core | decisions/s | games/s | × Python class | decisions a game | bytes a state |"
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|", *(line(row, base) for row in rows)])


def line(row: Figure, base: float) -> str:
    times = row.rate / base
    speed = f"{row.rate / 1e6:.2f} M | {row.rate / row.decisions:,.0f} | {times:.1f}"
    return f"| {row.name} | {speed} | {row.decisions:,.0f} | {row.bytes or '–'} |"
