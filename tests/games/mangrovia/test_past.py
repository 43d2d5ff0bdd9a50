"""The truth, and worlds imagined from it, could have had the past that was seen."""

from random import Random

import numpy as np
import pytest

import paravent
from paravent.games.mangrovia import GAME
from tests.games.mangrovia.past import possible
from tests.games.mangrovia.worlds import seated_match
from tests.games.test_hidden import viewers


@pytest.mark.parametrize("seats", GAME.seats)
def test_truth_and_imagined_worlds_fit_what_was_seen(seats: int) -> None:
    for number, tiles in enumerate(("off", "all")):
        whole = seated_match(seats, number, {"garden_tiles": tiles})
        moments = set(Random(number).sample(range(len(whole.moves)), 6))
        match = whole.begun()
        for at, (seat, notation) in enumerate(whole.moves):
            if at in moments:
                for viewer in viewers(match):
                    assert possible(match, viewer, match.state) == []
                    for seed in range(3):
                        world = paravent.imagine(match.view(viewer), seed).state
                        assert possible(match, viewer, world) == [], (at, viewer, seed)
            match.play(seat, notation)


def test_a_world_that_differs_in_what_was_seen_is_found_out() -> None:
    """The inquiry can say no."""
    whole = seated_match(3, 1, {})
    match = whole.rewound(len(whole.moves) // 2)
    other = match.copy()
    other.state["hands"][:3] = np.roll(other.state["hands"][:3], 1, axis=0)
    found = possible(match, 0, other.state)
    assert "the own LANDSCAPEs" in found
    other = match.copy()
    other.state["start_cards"][1] = 1
    assert possible(match, None, other.state) == ["seat 1: start cards"]
