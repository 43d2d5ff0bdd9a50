"""Every golden scenario of section 11."""

import re

import pytest

from tests.games.jade_koenig.scenarios import Scenario, play, scenarios

MISSING_IN_THE_SPECIFICATION = {12, 23, 31, 53, 59, 61}


@pytest.mark.parametrize("scenario", scenarios().values(), ids=lambda scenario: scenario.key)
def test_golden_scenario(scenario: Scenario) -> None:
    play(scenario)


def test_every_number_of_the_specification_is_here() -> None:
    numbers = {int(re.sub(r"\D", "", key)) for key in scenarios() if key.startswith("JK-G-")}
    assert numbers == set(range(1, 67)) - MISSING_IN_THE_SPECIFICATION
