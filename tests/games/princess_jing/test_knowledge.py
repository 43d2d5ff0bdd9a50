"""The knowledge sheet (9.3): the truth is always possible, and what the single rules say."""

from random import Random
from typing import Any

import numpy as np
import pytest

import paravent
from paravent.engine.generator import seed_quick
from paravent.engine.match import key_of, new_match
from paravent.engine.record import blank
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.knowledge import conclude
from paravent.games.princess_jing.view import View
from tests.games.princess_jing.watch import FINE, watch
from tests.games.settings import mixture

GAMES = 600


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_truth_is_always_possible(mode: str) -> None:
    listed = np.zeros(GAME.actions, np.int16)
    for number in range(GAMES):
        options = mixture(GAME, Random(number)) | {"mode": mode, "turn_limit": 60}
        states = blank(GAME.dtype, 3)
        states[0] = new_match(GAME, 2, key_of(number), options).state
        seed_quick(states[1], number)
        assert watch(states, listed, 400) == FINE, (number, options)


def test_conclusions_are_drawn_once() -> None:
    for number in range(60):
        match = paravent.new("princess-jing", seed=number, options={"mode": "expert", "setup": "random"})
        random = Random(number)
        for _ in range(40):
            if match.result:
                break
            seat = min(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
            hidden = match.hidden(0)
            again = hidden.copy()
            if match.result is None:
                conclude(again, 0)
            assert again.tobytes() == hidden.tobytes()


def position(**fields: Any) -> paravent.Match:
    basic = {"red": "P b1, M d1, X c1", "green": "P c5, M a5, X e5", "to_move": "red"}
    return paravent.position("princess-jing", basic | fields)


def expert(**fields: Any) -> paravent.Match:
    given = {
        "mode": "expert",
        "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
        "green": "P b5, M d5, X1 c4, X2 e4, C a4, F e5",
        "cards": [3, 1],
        "captains": {"red": "b c e", "green": "a c d"},
        "to_move": "red",
    }
    return paravent.position("princess-jing", given | fields)


def sheet(match: paravent.Match, seat: int) -> dict[str, str]:
    view = match.view(seat)
    assert isinstance(view, View)
    return {suspicion.figure: " ".join(suspicion.cells) for suspicion in view.suspicions}


def presence(match: paravent.Match, seat: int) -> dict[str, str]:
    view = match.view(seat)
    assert isinstance(view, View)
    return {suspicion.figure: suspicion.present for suspicion in view.suspicions}


def play(match: paravent.Match, moves: str) -> paravent.Match:
    """`0 swap a1-b1, 1 pass`"""
    for move in moves.split(","):
        seat, notation = move.strip().split(" ", 1)
        match.play(int(seat), notation)
    return match


def test_k_1_basic_setup() -> None:
    match = paravent.new("princess-jing", options={"setup": "random", "starter": "seat0"})
    assert sheet(match, 0) == dict.fromkeys(("princess", "maid", "mirror"), "a5 b5 c5 d5 e5")
    assert sheet(match, 1) == dict.fromkeys(("princess", "maid", "mirror"), "a1 b1 c1 d1 e1")


def test_k_2_expert_setup() -> None:
    known = sheet(expert(), 0)
    assert known["princess"] == known["maid"] == "a5 b5 c5 d5 e5"
    everywhere = "a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"
    assert {known[name] for name in ("mirror1", "mirror2", "crane", "fox", "owl")} == {everywhere}
    assert presence(expert(), 0)["owl"] == "maybe"


def test_k_5_a_revealed_figure_stands_there_alone() -> None:
    match = play(position(), "0 swap c3-d3, 0 point a5")
    assert sheet(match, 0) == {"princess": "b5 c5 d5 e5", "maid": "a5", "mirror": "b5 c5 d5 e5"}


def test_k_6_an_empty_screen_hides_nobody() -> None:
    match = play(position(), "0 swap c3-d3, 0 point d5")
    assert sheet(match, 0)["maid"] == "a5 b5 c5 e5"


def test_k_7_not_the_princess() -> None:
    match = play(position(options={"miss_reveal": "yes_no"}), "0 swap c3-d3, 0 point a5")
    assert sheet(match, 0) == {
        "princess": "b5 c5 d5 e5",
        "maid": "a5 b5 c5 d5 e5",
        "mirror": "a5 b5 c5 d5 e5",
    }


def test_k_3_the_last_place_is_certain_and_nobody_elses() -> None:
    match = position(suspects={"red": {"b5": "X", "c5": "P M X", "a5": "M", "e5": "X"}})
    assert sheet(match, 0) == {"princess": "c5", "maid": "a5", "mirror": "b5 e5"}


def test_k_8_an_own_figure_that_jumps_tells_where() -> None:
    match = position(green="P c5, M a1, X e5", red="P b1, M d1, X d4")
    play(match, "0 withdraw mirror a1")
    assert sheet(match, 1)["mirror"] == "a1"


def test_k_11_who_points_has_no_figure_there() -> None:
    match = play(position(), "0 swap a1-a2, 0 point e1")
    assert "e1" not in sheet(match, 1)["princess"]


def test_k_12_the_game_goes_on_so_she_is_not_at_her_goal() -> None:
    match = position(to_move="green", seen={"green": "M d1, X c1"}, red="P b4, M d1, X c1")
    play(match, "1 swap b4-c5")
    assert match.result is not None
    other = position(to_move="green", red="P a4, M d1, X c1")
    play(other, "1 swap b4-c5")
    assert "c5" not in sheet(other, 1)["princess"]


def test_k_13_a_holder_that_may_be_either() -> None:
    match = play(expert(to_move="red"), "0 swap a3-b3, 1 decline, 0 point c4")
    known = sheet(match, 0)
    assert sorted((known["mirror1"], known["mirror2"])) == ["a4 b4 d4 e4 a5 b5 c5 d5 e5", "c4"]
    play(match, "1 swap c3-c4, 0 decline, 1 pass, 1 withdraw mirror1 c5")
    known = sheet(match, 0)
    assert "c4" not in known["mirror1"] + known["mirror2"]
    assert known["mirror1"] == "a5 b5 c5 d5 e5"


def test_k_14_two_found_exclude_the_third() -> None:
    match = play(expert(), "0 swap a3-b3, 1 decline, 0 point a4, 1 swap c3-d3, 0 decline, 1 point d3")
    assert presence(match, 0) == {
        "princess": "yes",
        "maid": "yes",
        "mirror1": "yes",
        "mirror2": "yes",
        "crane": "yes",
        "fox": "maybe",
        "owl": "maybe",
    }
    play(match, "1 swap c3-d3, 0 decline, 1 pass, 0 swap c2-c3, 1 decline, 0 point e5")
    assert presence(match, 0)["fox"] == "yes"
    assert presence(match, 0)["owl"] == "no"
    assert not sheet(match, 0)["owl"]


def test_k_15_a_lady_may_be_either_until_only_one_can() -> None:
    options = {"mirror_detail": "lady"}
    match = position(options=options, red="P b1, M d1, X c4", green="P c3, M a5, X e5")
    assert "c3" in sheet(match, 0)["princess"]
    assert sheet(match, 0)["mirror"] == "a5 b5 c5 d5 e5"
    play(match, "0 swap e2-e3, 0 point a5")
    assert sheet(match, 0)["princess"] == "c3"


def test_a_full_line_is_known_to_be_full() -> None:
    match = expert(red="P c3, M a1, X1 b1, X2 c1, O d1, F e1", to_move="green")
    play(match, "1 swap b2-b3, 0 decline, 1 point c3, 0 back d2")
    hidden = match.hidden(1)
    assert all(hidden["suspects"][1, cell] & 1 for cell in range(5))


def test_the_sheet_is_left_out_where_the_table_keeps_none() -> None:
    view = position(options={"notes": "off"}).view(0)
    assert isinstance(view, View)
    assert view.suspicions == []
    assert view.known_free == []
