"""Quick figures of this machine: how many decisions a second the rules make, and how long a move takes through the API.

`make bench` measures more: beside other engines, and the server under load.
"""

import statistics
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from rich.table import Table

from paravent import new
from paravent.cli.compile import compile_all
from paravent.cli.console import out
from paravent.engine.game import Game
from paravent.engine.options import Option
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games import registry

MOST = 2_000
"""Decisions after which a random game is given up: the specifications' neighbours were measured so."""
ROUNDS = 3
GAMES = 100
"""Random games played at a stretch."""


def bench(seconds: float) -> None:
    """Prints a table, one game with its mode and number of seats a row; each rate is the median of three runs."""
    compile_all()
    table = Table(title="Decisions a second on one core, each with the list of legal moves", title_justify="left")
    for column in ("game", "random play, compiled", "games", "through the Python API", "bytes a state"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game in registry.every_game():
        for seats in game.seats:
            for options in variants(game):
                table.add_row(*row(game, seats, options, seconds))
    out.print(table)


def row(game: Game, seats: int, options: dict[str, Any], seconds: float) -> list[str]:
    """`mangrovia, 4 seats`, and what was measured."""
    name = " ".join([game.key, *map(str, options.values())])
    decisions, length = compiled(game, seats, options, seconds)
    return [
        name if len(game.seats) == 1 else f"{name}, {seats} seats",
        f"{decisions:,.0f}",
        f"{decisions / length:,.0f}",
        f"{through_api(game, seats, options, seconds):,.0f}",
        f"{game.dtype.itemsize:,}",
    ]


def variants(game: Game) -> Iterator[dict[str, Any]]:
    """Every mode, where a game has modes, with a random setup where it has one."""
    choices = {option.name: option.values for option in game.options if isinstance(option, Option)}
    setup = {"setup": "random"} if "random" in choices.get("setup", ()) else {}
    for mode in choices.get("mode", ("",)):
        yield ({"mode": mode} if mode else {}) | setup


def compiled(game: Game, seats: int, options: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Random play inside compiled code: decisions a second, and decisions a game."""
    play_many = specialised("paravent.engine.playouts", game).play_many
    start = blank(game.dtype)
    for option in game.options:
        start[0][option.name] = option.read(options.get(option.name, option.default))
    if "seats" in game.fields:
        start[0]["seats"] = seats
    states = blank(game.dtype)
    length = int(play_many(states, start, 0, GAMES, MOST)) / GAMES
    return rate(seconds, lambda turn: int(play_many(states, start, 1_000 * turn, GAMES, MOST))), length


def through_api(game: Game, seats: int, options: dict[str, Any], seconds: float) -> float:
    """Random play through `match.legal` and `match.play`, with views' numbers and events kept."""
    return rate(seconds, lambda turn: one_match(game, seats, options, turn))


def one_match(game: Game, seats: int, options: dict[str, Any], seed: int) -> int:
    match = new(game.key, seats=seats, seed=seed, options=options)
    chance = Random(seed)
    made = 0
    while made < MOST and (waiting := sorted(match.to_act)):
        seat = chance.choice(waiting)
        match.play(seat, chance.choice(match.legal(seat)))
        made += 1
    return made


def rate(seconds: float, run: Callable[[int], int]) -> float:
    """Decisions a second of this process, whatever else the machine does: the median of three rounds."""
    rates = []
    turn = 0
    for _ in range(ROUNDS):
        made, began = 0, process_time()
        while (took := process_time() - began) < seconds / ROUNDS:
            made += run(turn)
            turn += 1
        rates.append(made / took)
    return statistics.median(rates)
