"""Clauses and refusals (sections 6 and 11) where the golden scenarios leave corners."""

from typing import Any

import pytest

import paravent
from paravent.engine.match import Match
from paravent.games.princess_jing.view import View

BASIC: dict[str, Any] = {"red": "P b1, M d1, X c1", "green": "P c5, M a5, X e5", "to_move": "red"}
EXPERT: dict[str, Any] = {
    "mode": "expert",
    "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
    "green": "P b5, M d5, X1 c4, X2 e4, C a4, F e5",
    "cards": [3, 1],
    "captains": {"red": "b c e", "green": "a c d"},
    "to_move": "red",
}
CALLED = EXPERT | {
    "red": "P c1, M a1, X1 c4, X2 e2, O d2, F d1",
    "green": "P b3, M d5, X1 e4, X2 e5, C a4, F d3",
    "to_move": "green",
}


def at(position: dict[str, Any], moves: str = "", **fields: Any) -> Match:
    """The match after `0 swap a1-b1, 1 pass`."""
    match = paravent.position("princess-jing", position | fields)
    return play(match, moves)


def play(match: Match, moves: str) -> Match:
    for move in filter(None, (part.strip() for part in moves.split(","))):
        match.play(int(move[0]), move[2:])
    return match


def view_of(match: Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def told(match: Match, seat: int | None) -> list[Any]:
    return match.events_since(seat, match.number(seat) - 1)


def kinds(events: list[Any]) -> list[str]:
    return [event.__struct_config__.tag for event in events]


REFUSALS = [
    (BASIC, "", 1, "swap a1-a2", "PJ-5.5"),
    (BASIC, "", 1, "point c3", "PJ-5.5"),
    (BASIC, "0 swap c3-d3", 1, "pass", "PJ-5.5"),
    (BASIC, "0 swap c3-d3, 0 point c5", 0, "swap a1-a2", "PJ-8.7"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "swap a1-a2", "PJ-5.1"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "pass", "PJ-5.1"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "back c5", "PJ-8.8"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "back e5", "PJ-8.7"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "back c4", "PJ-8.7"),
    (BASIC, "0 swap c3-d3, 0 point c5", 1, "back c3", "PJ-8.7"),
    (BASIC, "", 0, "back a1", "PJ-8.7"),
    (BASIC, "", 0, "pass", "PJ-5.1"),
    (BASIC, "0 swap c3-d3", 0, "withdraw mirror a1", "PJ-5.1"),
    (BASIC, "", 0, "swap a1-a0", "PJ-6.1"),
    (BASIC, "", 0, "swap e5-f6", "PJ-6.1"),
    (BASIC, "", 0, "swap a1", "PJ-6.1"),
    (BASIC, "", 0, "flip c3", "PJ-3.4"),
    (BASIC, "", 0, "withdraw mirror2 a1", "PJ-7.1"),
    (BASIC, "", 0, "withdraw crane a1", "PJ-7.1"),
    (BASIC, "", 0, "withdraw princess a5", "PJ-7.3"),
    (BASIC, "", 0, "withdraw princess z9", "PJ-7.3"),
    (BASIC, "0 swap c3-d3", 0, "point c6", "PJ-8.2"),
    (BASIC, "", 0, "look", "PJ-10.6"),
    (BASIC, "0 draw", 0, "draw", "PJ-11.7"),
    (BASIC, "", 0, "decline", "PJ-14.1"),
    (BASIC, "", 0, "leave owl", "PJ-4.5"),
    (BASIC, "", 0, "captain b", "PJ-4.5"),
    (BASIC, "", 0, "place a1", "PJ-4.5"),
    (BASIC, "", 0, "", "section 8.2"),
    (BASIC, "", 0, "jump", "section 8.2"),
    (BASIC, "", 0, "swap", "section 8.2"),
    (BASIC, "", 0, "pass now", "section 8.2"),
    (BASIC, "", 0, "withdraw king a1", "section 8.2"),
    (BASIC, "", 0, "call princess", "section 8.2"),
    (EXPERT, "", 0, "withdraw mirror b1", "section 8.2"),
    (EXPERT, "", 0, "call mirror1", "PJ-14.6"),
    (EXPERT, "0 swap c1-c2", 0, "point a3", "PJ-14.3"),
    (EXPERT, "0 swap c1-c2", 1, "swap a1-a2", "PJ-5.1"),
    (EXPERT, "0 swap c1-c2", 1, "point a3", "PJ-5.1"),
    (EXPERT | {"options": {"paralysis": "off"}}, "0 swap c1-c2", 1, "call mirror1", "PJ-14.1"),
    (EXPERT | {"green": "P b5, M d5, X1 a5, X2 e4, C a4, F e5"}, "0 swap c1-c2", 1, "call mirror1", "PJ-14.4"),
    (CALLED, "1 swap b3-c3, 0 call mirror1", 1, "swap a1-a2", "PJ-14.9"),
    (CALLED, "1 swap b3-c3, 0 call mirror1", 0, "pass", "PJ-14.10"),
    (CALLED, "1 swap b3-c3, 0 call mirror1", 1, "call mirror1", "PJ-14.6"),
    (EXPERT, "0 swap a3-b3, 1 decline, 0 point b5", 1, "back b4", "PJ-8.10"),
]


@pytest.mark.parametrize(("position", "moves", "seat", "notation", "clause"), REFUSALS)
def test_refused(position: dict[str, Any], moves: str, seat: int, notation: str, clause: str) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        at(position, moves).play(seat, notation)
    assert refused.value.clause == clause


SETUP_REFUSALS = [
    ("basic", "", 0, "place c3", "PJ-4.3"),
    ("basic", "", 0, "place b5", "PJ-4.3"),
    ("basic", "", 1, "place b1", "PJ-4.3"),
    ("basic", "", 0, "captain b", "PJ-4.5"),
    ("basic", "", 0, "leave owl", "PJ-4.5"),
    ("basic", "", 0, "pass", "PJ-4.5"),
    ("basic", "0 resign", 0, "place a1", "PJ-5.3"),
    ("expert", "", 0, "place a1", "PJ-4.5"),
    ("expert", "", 0, "leave tiger", "PJ-12.2"),
    ("expert", "0 leave owl", 0, "leave fox", "PJ-12.2"),
    ("expert", "0 leave owl", 0, "captain a", "PJ-4.5"),
    ("expert", "0 leave owl", 0, "place c3", "PJ-12.5"),
    ("expert", "0 leave owl, 0 place a1", 0, "place b2", "PJ-12.5"),
    ("expert", "0 leave owl, 0 place a1", 0, "captain z", "PJ-12.6"),
]


@pytest.mark.parametrize(("mode", "moves", "seat", "notation", "clause"), SETUP_REFUSALS)
def test_refused_while_setting_up(mode: str, moves: str, seat: int, notation: str, clause: str) -> None:
    match = play(paravent.new("princess-jing", options={"mode": mode}), moves)
    with pytest.raises(paravent.Refusal) as refused:
        match.play(seat, notation)
    assert refused.value.clause == clause


def test_looking_before_the_first_turn_is_refused() -> None:
    match = paravent.new("princess-jing", options={"peek": "announced"})
    with pytest.raises(paravent.Refusal, match=r"PJ-4\.5"):
        match.play(0, "look")


def test_pj_1_4_the_youngest_has_to_be_named() -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.new("princess-jing", options={"starter": "youngest"})
    assert (refused.value.code, refused.value.clause) == ("ask-first", "PJ-1.4")


def test_either_order_of_cells_is_read() -> None:
    match = at(BASIC, "0 swap c2-b1")
    assert match.moves == ((0, "swap b1-c2"),)


def test_mirror1_is_read_in_the_basic_mode() -> None:
    assert at(BASIC, "0 withdraw mirror1 a1").moves == ((0, "withdraw mirror a1"),)


def test_pj_7_6_a_displaced_princess_may_win() -> None:
    """PJ-11.2: the withdrawing player puts her before her captain."""
    match = at(BASIC, "0 withdraw mirror a1", red="P b1, M d1, X c1", green="P a1, M a5, X e5")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.result.clause == "PJ-11.1"


def test_pj_8_9_bringing_back_may_displace_the_pointing_players_figure() -> None:
    match = at(BASIC, "0 swap a2-a3, 0 point c3", red="P b5, M d1, X a1", green="P c3, M a5, X e5")
    play(match, "1 back b5")
    assert {figure.cell for figure in view_of(match, 0).figures} == {"c3", "d1", "a1"}
    princess = next(one for one in view_of(match, 0).suspicions if one.figure == "princess")
    assert princess.cells == ["b5"], "it sees where its own figure came from"


def test_pj_8_10_found_on_a_full_starting_line_she_goes_to_the_second() -> None:
    red = "P c1, M a1, X1 b1, X2 d1, O e1, F e2"
    match = at(EXPERT, "1 swap b3-b4, 0 decline, 1 point c1", red=red, to_move="green")
    assert view_of(match, 0).back_line == "second"
    assert view_of(match, 1).back_line is None
    assert [move for move in match.legal(0) if move.startswith("back")] == [
        "back a2",
        "back b2",
        "back c2",
        "back d2",
    ]


def test_pj_10_6_announced_mirrors_show_nothing_until_somebody_looks() -> None:
    match = at(BASIC, red="P b1, M d1, X c4", green="P c3, M a5, X e5", options={"peek": "announced"})
    assert view_of(match, 0).mirrors[0].shows == "nothing"
    play(match, "0 look")
    assert view_of(match, 0).mirrors[0].shows == "princess"
    assert kinds(told(match, 0)) == ["look", "mirror"]
    assert kinds(told(match, 1)) == kinds(told(match, None)) == ["look"]
    play(match, "1 look")
    assert view_of(match, 0).mirrors[0].shows == "princess"
    play(match, "0 swap a2-a3")
    assert view_of(match, 0).mirrors[0].shows == "nothing", "things have moved since"


def test_pj_13_3_an_announced_mirror_finds_only_when_looked_into() -> None:
    options = {"peek": "announced"}
    red, green = "P d4, M a1, X1 e4, X2 b2, O d2, F d1", "P b5, M d5, X1 c4, X2 e5, C a4, F e3"
    match = at(EXPERT, red=red, green=green, options=options)
    assert view_of(match, 0).found == []
    play(match, "0 look")
    assert view_of(match, 0).found == ["fox"]
    assert kinds(told(match, 1)) == ["look"]


def test_pj_13_7_a_look_can_win() -> None:
    match = at(
        EXPERT,
        red="P e5, M a1, X1 e4, X2 b2, O d2, F d1",
        green="P b5, M d5, X1 c4, X2 d4, C a4, F e3",
        found={"red": ["crane"]},
        options={"peek": "announced"},
        to_move="green",
    )
    play(match, "0 look")
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.parametrize("mover", [0, 1])
def test_pj_11_5_the_mover_wins_where_both_would(mover: int) -> None:
    """One exchange shows each side its second animal while both princesses wait before their captains."""
    match = at(
        EXPERT,
        red="P e5, M a1, X1 b4, X2 e2, O b3, F a2",
        green="P d1, M d5, X1 c2, X2 e4, C c3, F a5",
        found={"red": ["fox"], "green": ["fox"]},
        to_move=mover,
    )
    play(match, f"{mover} swap b3-c3")
    assert match.result is not None
    assert match.result.winners == (mover,)


def test_pj_11_7_a_draw_is_offered_and_taken() -> None:
    match = at(BASIC, "0 draw")
    assert view_of(match, 1).draw_offers == [0]
    play(match, "1 draw")
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.clause) == ((), "agreed", "PJ-11.7")


def test_pj_11_7_who_plays_on_declines_an_offer() -> None:
    match = at(BASIC, "1 draw")
    play(match, "0 swap a2-a3")
    assert view_of(match, 0).draw_offers == []


def test_pj_11_7_resigning_while_setting_up() -> None:
    match = play(paravent.new("princess-jing"), "1 place a5, 0 resign")
    assert match.result is not None
    assert match.result.winners == (1,)
    assert [figure.cell for figure in view_of(match, None).figures] == ["a5"], "PJ-11.8: all is revealed"


def test_pj_14_4_any_swap_lets_a_shifted_holder_call() -> None:
    position = CALLED | {"red": "P c1, M a1, X1 b4, X2 e2, O d2, F d1", "green": "P c3, M d5, X1 e4, X2 e5, C a4, F d3"}
    match = at(position, "1 swap b4-c4")
    assert match.legal(0) == ("decline",)
    match = at(position, "1 swap b4-c4", options={"paralysis_trigger": "any_swap"})
    assert match.legal(0) == ("decline", "call mirror1")
    play(match, "0 call mirror1")
    assert view_of(match, 0).phase == "paralysis"


def test_pj_14_12_nobody_withdraws_onto_the_paralysed_screen() -> None:
    position = CALLED | {"red": "P c2, M a2, X1 c1, X2 e2, O d2, F d3", "green": "P b2, M d5, X1 e4, X2 e5, C a4, F d4"}
    match = at(position | {"red": "P c3, M a2, X1 c2, X2 e2, O d2, F d3"}, "1 swap b2-c1, 0 call mirror1")
    with pytest.raises(paravent.Refusal, match=r"PJ-14\.12"):
        match.play(0, "withdraw princess c1")
    assert not [move for move in match.legal(0) if move.startswith("withdraw") and move.endswith("c1")]


def test_pj_14_13_the_paralysed_side_does_not_win_by_finding() -> None:
    position = CALLED | {
        "red": "P c1, M a1, X1 c4, X2 e2, O e4, F d2",
        "green": "P b3, M d5, X1 e3, X2 e5, C a4, F d3",
        "found": {"green": ["fox"]},
    }
    match = at(position, "1 swap b3-c3, 0 call mirror1")
    assert match.result is None
    assert view_of(match, 1).paralysed is not None


def test_numbers_stand_still_while_the_other_side_sets_up() -> None:
    match = paravent.new("princess-jing")
    before = match.number(1), match.number(None)
    play(match, "0 place a1, 0 place b1")
    assert (match.number(1), match.number(None)) == before
    play(match, "0 place c1")
    assert match.number(1) == before[0] + 1


ENDED = [
    (paravent.new("princess-jing", options={"mode": "expert"}), "0 leave owl, 0 place a1, 1 resign"),
    (paravent.new("princess-jing"), "0 place a1, 0 draw, 1 draw"),
    (at(BASIC), "0 swap c3-d3, 0 point c5, 1 resign"),
    (at(BASIC), "0 draw, 1 draw"),
    (at(CALLED), "1 swap b3-c3, 0 call mirror1, 0 swap a1-a2, 1 resign"),
]


@pytest.mark.parametrize(("match", "moves"), ENDED, ids=[moves for _, moves in ENDED])
def test_an_ended_game_is_a_position_as_well(match: Match, moves: str) -> None:
    play(match, moves)
    again = paravent.position("princess-jing", match.position())
    assert again.position() == match.position()
    assert again.result == match.result


BAD_POSITIONS = [
    ({"red": "P b1, M b1, X c1"}, "red"),
    ({"red": "P b1, M d1"}, "red"),
    ({"red": "P b1, M d1, X z9"}, "red"),
    ({"red": "K b1"}, "red"),
    ({"red": 5}, "red"),
    ({"red": "P c5, M d1, X c1", "green": "P c3, M a5, X e5"}, "red"),
    ({"to_move": "blue"}, "to_move"),
    ({"state": "E"}, "state"),
    ({"phase": "night"}, "phase"),
    ({"phase": "back"}, "found_princess"),
    ({"turn": -1}, "turn"),
    ({"options": {"mode": "chess"}}, "options"),
    ({"colour": "blue"}, "colour"),
    ({"last_pairs": ["a1-a3", None]}, "last_pairs"),
    ({"seen": {"red": "M b5"}}, "seen"),
    ({"suspects": {"red": {"a9": "P"}}}, "suspects"),
    ({"mode": "expert"}, "red"),
    ({"phase": "end"}, "result"),
]


@pytest.mark.parametrize(("fields", "where"), BAD_POSITIONS)
def test_a_bad_position_says_what_was_expected(fields: dict[str, Any], where: str) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.position("princess-jing", BASIC | fields)
    assert refused.value.code == "bad-position"
    assert where in refused.value.message
    assert "expected" in refused.value.message
