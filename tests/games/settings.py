"""Which settings of a game the suites play, and random matches in them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paravent.engine.game import Game
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.options import Number, Setting, complete

Options = dict[str, Any]


def values_of(option: Setting) -> list[Any]:
    """The values worth playing: all of a named option, the ends and the default of a number."""
    if isinstance(option, Number):
        values: list[Any] = [option.default, option.least, max(option.least, min(option.most, 30))]
        return [*values, "none"] if option.none else values
    return [value for value in option.values if value not in option.asks]


def every_setting(game: Game, mixed: int = 24) -> Iterator[tuple[int, Options]]:
    """(seats, options): every value of every option beside every value of the first, then `mixed` random mixtures."""
    first, *others = game.options
    for seats in game.seats:
        for main in values_of(first):
            yield seats, {first.name: main}
            for option in others:
                for value in values_of(option)[1:]:
                    options = {first.name: main, option.name: value}
                    if fitting(game, seats, options) == options:
                        yield seats, options
        for number in range(mixed):
            yield seats, fitting(game, seats, mixture(game, Random(number)))


def fitting(game: Game, seats: int, options: Options) -> Options:
    """The options without one that does not go with the number of seats."""
    unfit = game.unfit(seats, complete(game.options, options)) if game.unfit is not None else None
    return {name: value for name, value in options.items() if unfit is None or name != unfit[0]}


def mixture(game: Game, random: Random) -> Options:
    """A random value for every option."""
    return {option.name: random.choice(values_of(option)) for option in game.options}


def random_match(game: Game, number: int, options: Options | None = None, most: int = 100_000) -> Match:
    """A whole match by random legal moves, the same for the same number; mixed options where none are given."""
    random = Random(number)
    chosen = mixture(game, random) if options is None else options
    seats = random.choice(game.seats)
    match = new_match(game, seats, key_of(number), fitting(game, seats, chosen))
    play_random(match, random, most)
    return match


def play_random(match: Match, random: Random, most: int) -> None:
    """Plays on by random legal moves to the end, or for `most` moves."""
    for _ in range(most):
        waiting = sorted(match.to_act)
        if not waiting:
            return
        seat = random.choice(waiting)
        match.play(seat, random.choice(match.legal(seat)))
