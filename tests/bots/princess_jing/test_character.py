"""What every level of Princess Jing does and leaves, in positions where there is one right thing."""

from collections.abc import Mapping
from typing import Any

import pytest

from paravent import bots, position
from paravent.bots.levels import Adept
from paravent.engine.match import Match

LEVELS = ["novice", "adept"]
GREEN = "P b5, M d5, X e5"


def answers(match: Match, seat: int, level: str, count: int = 12) -> list[str]:
    """What bots of different seeds do."""
    made = []
    for seed in range(count):
        bot = bots.bot("princess-jing", level, seed=seed)
        if isinstance(bot, Adept):
            bot.iterations = 200
        hidden = match.hidden(seat)
        made.append(match.game.write(hidden, bot.choose(hidden, match.events(seat), seat)))
    return made


def table(**written: Any) -> Match:
    basic: Mapping[str, Any] = {
        "mode": "basic",
        "red": "P c2, M a1, X e1",
        "green": GREEN,
        "to_move": "red",
        "state": "A",
    }
    return position("princess-jing", {**basic, **written})


@pytest.mark.parametrize("level", LEVELS)
def test_a_princess_one_step_away_wins(level: str) -> None:
    match = table(red="P b4, M a1, X e1", to_move="red")
    assert set(answers(match, 0, level)) == {"swap b4-c5"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_princess_who_is_known_and_about_to_win_is_not_let_through(level: str) -> None:
    """Green's princess, seen on c2, would step to c1."""
    match = table(green="P c2, M d5, X e5", red="P a2, M a1, X e1", seen={"red": "P c2"})
    left = [answer for answer in answers(match, 0, level) if "c2" not in answer]
    for answer in left:
        after = match.copy()
        after.play(0, answer)
        assert "point c2" in answers(after, 0, level)


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_sure_points(level: str) -> None:
    match = table(green="P c2, M d5, X e5", red="P a2, M a1, X e1", seen={"red": "P c2"}, phase="point")
    assert answers(match, 0, level).count("point c2") >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_who_does_not_know_the_captain(level: str) -> None:
    """PJ-14.8 loses the game; a decline is what a window is answered with."""
    written = {
        "mode": "expert",
        "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
        "green": "P b5, M d5, X1 c4, X2 e4, C a4, F e5",
        "to_move": "red",
        "state": "A",
        "captains": {"red": "b c e", "green": "a c d"},
        "cards": [3, 1],
    }
    match = position("princess-jing", written)
    match.play(0, "swap a3-b3")
    assert set(answers(match, 1, level)) == {"decline"}


def test_a_setup_is_never_the_same_for_long() -> None:
    """Whoever plays often against a bot must not know where its princess stands."""
    match = position("princess-jing", {"mode": "basic", "phase": "setup"})
    assert len(set(answers(match, 0, "adept", 20))) >= 4
