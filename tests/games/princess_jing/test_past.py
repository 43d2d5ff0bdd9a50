"""Imagined worlds agree with everything the seat has seen happen, checked by rebuilding their past from its events."""

from random import Random

import pytest

import paravent
from paravent.engine.match import Match
from paravent.games.princess_jing import GAME
from tests.games.princess_jing.past import possible
from tests.games.settings import mixture, random_match


def moments(number: int, mode: str) -> list[Match]:
    random = Random(number)
    options = mixture(GAME, random) | {"mode": mode, "setup": "manual"}
    whole = random_match(GAME, number, options, most=120)
    return [whole.rewound(random.randrange(6 if mode == "basic" else 20, len(whole.moves))) for _ in range(2)]


def playing(match: Match) -> bool:
    return match.result is None and match.view(None).phase not in ("setup", "end")  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_truth_is_possible(mode: str) -> None:
    for number in range(30):
        for match in filter(playing, moments(number, mode)):
            for viewer in (0, 1):
                assert possible(match, viewer, match), (number, viewer, match.options)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_imagined_worlds_are_possible(mode: str) -> None:
    for number in range(30):
        for match in filter(playing, moments(number, mode)):
            for viewer in (0, 1):
                for seed in range(8):
                    world = paravent.imagine(match.view(viewer), seed)
                    assert possible(match, viewer, world), (number, viewer, seed, match.options)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_world_of_another_match_is_mostly_impossible(mode: str) -> None:
    """The inquiry can say no."""
    said_no = 0
    for number in range(20):
        for match in filter(playing, moments(number, mode)):
            other = paravent.imagine(match.rewound(10 if mode == "basic" else 24).view(0), number)
            said_no += not possible(match, 0, other)
    assert said_no > 10
