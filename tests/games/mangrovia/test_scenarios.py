"""Every golden scenario of section 7."""

import pytest

from tests.games.mangrovia.scenarios import Scenario, play, scenarios

MISSING_IN_THE_SPECIFICATION = {25, 30, 36, 45, 46}
OTHERS = {"GW1", "FS2", "FS4", "FS5", "GT1", "GT2", "GT3", "GT4", "GT5", "GT8", "GT9"}


@pytest.mark.parametrize("scenario", scenarios().values(), ids=lambda scenario: scenario.key)
def test_golden_scenario(scenario: Scenario) -> None:
    play(scenario)


def test_every_number_of_the_specification_is_here() -> None:
    numbers = {f"G{number}" for number in range(1, 53) if number not in MISSING_IN_THE_SPECIFICATION}
    assert numbers | OTHERS <= {key.rstrip("abcdefghijklmnop") for key in scenarios()}
