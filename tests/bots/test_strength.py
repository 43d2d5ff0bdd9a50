"""How the levels stand to each other; with fixed seeds, so that a change that weakens a bot shows at once."""

from collections.abc import Callable

import pytest

from paravent import bots
from paravent.bots.arena import meet, wilson
from paravent.bots.levels import Adept, Bot

MODES = ["basic", "expert"]


def player(level: str, iterations: int = 200) -> Callable[[int], Bot]:
    """A maker of bots for Princess Jing; a search makes so many iterations."""

    def make(seed: int) -> Bot:
        made = bots.bot("princess-jing", level, seed=seed)
        if isinstance(made, Adept):
            made.iterations = iterations
        return made

    return make


@pytest.mark.parametrize("mode", MODES)
def test_novice_beats_random_play(mode: str) -> None:
    tally = meet("princess-jing", player("novice"), player("random"), range(30), {"mode": mode})
    assert tally.share >= 0.9


@pytest.mark.parametrize("mode", MODES)
def test_adept_beats_novice(mode: str) -> None:
    tally = meet("princess-jing", player("adept"), player("novice"), range(10), {"mode": mode})
    assert tally.share > 0.5


@pytest.mark.parametrize("mode", MODES)
def test_games_between_novices_end_before_the_turn_limit(mode: str) -> None:
    tally = meet("princess-jing", player("novice"), player("novice"), range(20), {"mode": mode})
    assert tally.limited <= 0.1 * tally.games


def test_the_interval_is_wilsons() -> None:
    """Wilson (1927): 65 of 100 is from 55.3 % to 73.6 % with 95 % confidence."""
    low, high = wilson(0.65, 100)
    assert (round(low, 3), round(high, 3)) == (0.553, 0.736)
    assert wilson(0.0, 0) == (0.0, 1.0)
