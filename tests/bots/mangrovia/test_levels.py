"""Mangrovia's bots: how they stand to each other, how long their games last, and what they look at."""

from typing import Any

import numpy as np
import pytest

from paravent import bots
from paravent.bots.arena import meet, play_out
from paravent.bots.levels import Adept
from paravent.engine.match import key_of, new_match
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.bot import mind
from paravent.games.mangrovia.bot.judge import judge
from paravent.games.mangrovia.bot.mind import JUDGEMENT
from paravent.games.mangrovia.bot.worth import IMPOSSIBLE
from tests.games.mangrovia.scenarios import begun


def player(level: str, iterations: int = 1400) -> Any:
    def make(seed: int) -> bots.Bot:
        made = bots.bot("mangrovia", level, seed=seed)
        if isinstance(made, Adept):
            made.iterations = iterations
        return made

    return make


def test_novice_beats_random_play() -> None:
    assert meet("mangrovia", player("novice"), player("random"), range(10), {}).share >= 0.95


def test_adept_beats_novice() -> None:
    assert meet("mangrovia", player("adept"), player("novice"), range(8), {}).share > 0.6


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 7, 8), (3, 7, 8), (4, 11, 13), (5, 10, 12)])
def test_greedy_games_last_as_long_as_the_specification_says(seats: int, least: int, most: int) -> None:
    """Section 10: 80 % of the games end between these rounds."""
    rounds = []
    for number in range(12):
        match = new_match(GAME, seats, key_of(number), {})
        play_out(match, [player("novice")(seats * number + seat) for seat in range(seats)])
        rounds.append(int(match.state["rounds"]))
    assert least - 1 <= np.median(rounds) <= most + 1


def judged(*changes: str) -> dict[str, float]:
    """What seat 0 thinks of its actions."""
    match = begun("4 seats", list(changes)).match
    record, thoughts = match.hidden(0), mind()
    judge(record, 0, thoughts)
    worth = thoughts[JUDGEMENT : JUDGEMENT + GAME.actions]
    found = {GAME.write(record, action): float(worth[action]) for action in np.flatnonzero(worth > IMPOSSIBLE).tolist()}
    assert set(found) == set(match.legal(0)), "exactly the actions that are allowed are judged"
    return found


def test_a_hut_is_worth_its_points_and_its_lines() -> None:
    worth = judged("stop 11", "birds water sand", "0 L W", "0 V 7 3 6")
    assert worth["build m28"] > worth["build m34"] > worth["skip"]


def test_a_hut_that_takes_the_lead_is_worth_more_than_one_that_does_not() -> None:
    alone = judged("stop 11", "birds water sand", "0 L W", "0 V 7 3")
    behind = judged("stop 11", "birds water sand", "0 L W", "0 V 7 3", "1 huts m26 m27", "2 huts m24 m29")
    assert alone["build m28"] > behind["build m28"] + 8


def test_a_card_that_makes_a_building_possible_is_worth_more() -> None:
    """With a 6 the seat can pay 13 for a field of the totem area and two paths; a 7 pays for nothing new as good."""
    worth = judged("stop 4", "birds water sand", "0 L W", "0 V 7", "slots V 6 7 - -", "slots L M R -")
    assert worth["take-v 0"] > worth["take-v 1"] + 5


def test_the_least_amulet_goes_back() -> None:
    match = begun("4 seats", ["stop 2", "0 huts m05 m24 m40", "pile A 6 2 3 …"]).match
    match.play(0, "collect")
    chosen = bots.bot("mangrovia", "novice", seed=1).choose(match.hidden(0), match.events(0), 0)
    assert GAME.write(match.hidden(0), chosen) == "return 2"
