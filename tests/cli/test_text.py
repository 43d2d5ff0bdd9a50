"""The board of Princess Jing in characters."""

import pytest

import paravent
from paravent import Match
from paravent.games.princess_jing.text import facts, picture
from paravent.games.princess_jing.view import View

OPENING = {"mode": "basic", "red": "P b1, M d1, X c1", "green": "P c5, M a5, X e5", "to_move": "red"}


def drawn(match: Match, viewer: int | None) -> list[str]:
    view = match.view(viewer)
    assert isinstance(view, View)
    return list(picture(view))


def rows(match, viewer):
    """The five rows of the picture, from top to bottom, as lists of marks."""
    return [[cell.strip() for cell in line.split("|")[1:6]] for line in drawn(match, viewer) if "|" in line]


def test_seat_0_sees_its_own_figures_on_the_near_line():
    assert rows(paravent.position("princess-jing", OPENING), 0)[4] == ["·", "P", "X", "M", "·"]


def test_seat_1_sees_the_board_turned():
    match = paravent.position("princess-jing", OPENING)
    assert rows(match, 1)[4] == ["X", "·", "P", "·", "M"]
    assert [line[2] for line in drawn(match, 1) if "|" in line] == list("12345")


def test_screens_that_hide_nothing_are_told_from_those_that_may():
    first, second, third = rows(paravent.position("princess-jing", OPENING), 0)[:3]
    assert first == ["#"] * 5
    assert second == third == ["·"] * 5


def test_a_figure_known_for_certain_is_small():
    match = paravent.position("princess-jing", OPENING | {"red": "P b1, M d1, X c4", "green": "P c3, M a5, X e5"})
    assert rows(match, 0)[2][2] == "p"


def test_a_spectator_sees_screens_only():
    assert rows(paravent.position("princess-jing", OPENING), None) == [["#"] * 5] * 5


def test_everything_is_open_at_the_end():
    match = paravent.position("princess-jing", OPENING)
    match.play(0, "resign")
    assert rows(match, None)[0] == ["m", "#", "p", "#", "x"]
    assert rows(match, None)[4] == ["#", "P", "X", "M", "#"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_captains_stand_outside_the_board(viewer):
    match = paravent.new("princess-jing", seed=1, options={"mode": "expert", "setup": "random"})
    words = "\n".join(drawn(match, viewer)).split()
    assert [words.count(number) for number in ("I", "II", "III")] == [2, 2, 2]


def test_the_setup_says_what_comes_next():
    match = paravent.new("princess-jing", options={"mode": "expert"})
    said: list[str] = []
    while 0 in match.to_act:
        view = match.view(0)
        assert isinstance(view, View)
        said += [fact for fact in facts(view, lambda key, **_: str(key)) if fact.startswith("→")]
        match.play(0, match.legal(0)[0])
    assert said[:4] == ["→ animal", "→ princess", "→ maid", "→ mirror1"]
    assert said[-1] == "→ captain III"
