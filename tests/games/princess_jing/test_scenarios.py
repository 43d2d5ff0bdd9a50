"""Every golden scenario of section 10 that is a single situation."""

import re

import pytest

from tests.games.princess_jing.scenarios import Scenario, play, scenarios

ELSEWHERE = {90, 91, 96, 100, 102, 103, 104, 105, 107, 111, 113}  # statements over many games, messages or positions
MISSING_IN_THE_SPECIFICATION = {16, 41, 44, 45, 63, 67, 73, 79, 80, 85, 112}


@pytest.mark.parametrize("scenario", scenarios().values(), ids=lambda scenario: scenario.key)
def test_golden_scenario(scenario: Scenario) -> None:
    play(scenario)


def test_every_number_of_the_specification_is_here() -> None:
    numbers = {int(re.sub(r"\D", "", key)) for key in scenarios()}
    assert numbers == set(range(1, 116)) - ELSEWHERE - MISSING_IN_THE_SPECIFICATION
