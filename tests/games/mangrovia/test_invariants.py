"""Section 9 in thousands of random games, and how long games last (section 10)."""

import numpy as np
import pytest

from paravent.engine.generator import seed_quick
from paravent.engine.match import key_of, new_match
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.bot import mind
from tests.games.mangrovia.inspection import BUILDERS, DICE, NOTES, NOVICES

INSPECTION = "tests.games.mangrovia.inspection"

GAMES = 400


@pytest.mark.parametrize("tiles", ["off", "all", "gods", "plain"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_invariant_holds_after_every_decision(seats: int, tiles: str) -> None:
    for manner in (BUILDERS, DICE, NOVICES):
        assert played(seats, {"garden_tiles": tiles}, GAMES, manner)[0] == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_without_a_round_limit_end_as_well(seats: int) -> None:
    broken, rounds = played(seats, {"round_limit": "none"}, GAMES, DICE)
    assert broken == 0
    assert rounds.min() > 0


@pytest.mark.parametrize(
    ("seats", "least", "median", "most"), [(2, 8, 9, 11), (3, 7, 9, 10), (4, 13, 14, 16), (5, 12, 13, 14)]
)
def test_games_of_those_who_build_at_random_last_as_long_as_the_specification_says(
    seats: int, least: int, median: int, most: int
) -> None:
    """Section 10: median, and the rounds between which 80 % of the games end."""
    _, rounds = played(seats, {}, 4 * GAMES, BUILDERS)
    assert abs(np.median(rounds) - median) <= 1
    assert abs(np.percentile(rounds, 10) - least) <= 1
    assert abs(np.percentile(rounds, 90) - most) <= 1


@pytest.mark.parametrize(
    ("seats", "least", "median", "most"), [(2, 7, 8, 8), (3, 7, 8, 8), (4, 11, 12, 13), (5, 10, 11, 12)]
)
def test_games_of_novices_last_as_long_as_the_specification_says(
    seats: int, least: int, median: int, most: int
) -> None:
    """Section 10, greedy bots: median, and the rounds between which 80 % of the games end."""
    _, rounds = played(seats, {}, 4 * GAMES, NOVICES)
    assert abs(np.median(rounds) - median) <= 1
    assert abs(np.percentile(rounds, 10) - least) <= 1
    assert abs(np.percentile(rounds, 90) - most) <= 1


def played(seats: int, options: dict[str, str], games: int, manner: int) -> tuple[int, np.ndarray]:
    """The invariant that broke, or 0; and the rounds of each game."""
    start, states, notes = blank(GAME.dtype), blank(GAME.dtype, 2), np.zeros((games, NOTES), np.int64)
    start[0] = new_match(GAME, seats, key_of(0), options).state
    seed_quick(states[1], seats)
    inspect = specialised(INSPECTION, GAME).inspect
    broken = int(inspect(states, start, 1000 * seats, games, manner, mind(), notes))
    return broken, notes[:, 0]
