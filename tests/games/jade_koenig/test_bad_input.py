"""Section 12: every refusal names its clause, changes nothing, and can be said in four languages."""

from typing import Any

import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match
from tests.games.jade_koenig.scenarios import altered, base, begun, put


def match(given: str, *changes: str, moves: str = "") -> Match:
    """A named position, changed, with moves played (`0 move; 1 pass`)."""
    table = begun(given, list(changes))
    for move in filter(None, moves.split("; ")):
        table.when(move)
    return table.match


def clause(made: Match, seat: int, notation: str) -> str | None:
    before = made.state.tobytes(), made.moves
    with pytest.raises(paravent.Refusal) as refused:
        made.play(seat, notation)
    assert (made.state.tobytes(), made.moves) == before
    assert all(refused.value.say(language) for language in words.LANGUAGES)
    return refused.value.clause


LAYING = "0 move; 1 hinder; 2 pass"
OUT = "2 out"
CONSULTED = "0 takes oG; 0 done; 0 chip forests; 0 chip ruins; 0 chip swamps; 0 ask"

CASES: list[tuple[str, tuple[str, ...], str, int, str, str]] = [
    # not asked and not entitled
    ("B3", (), "", 1, "move", "JK-4.1"),
    ("B3", (), "", 1, "exchange", "JK-4.1"),
    ("B3", (), "", 0, "place c001", "JK-2.5"),
    ("B3", (), "0 move; 1 pass; 2 pass", 1, "route c076", "JK-5.1"),
    ("B3", (), "0 move; 1 pass; 2 pass", 1, "route c074", "JK-4.1"),
    ("B3", (), "", 1, "lay c074 snake", "JK-7.1"),
    ("B3", (), "", 1, "hinder", "JK-7.1"),
    ("B3", (), "0 move", 0, "pass", "JK-7.1"),
    ("B3", (), LAYING, 2, "lay c074 snake", "JK-7.1"),
    ("B3", (), "0 move", 1, "claim ice ruins desert", "JK-R-52"),
    ("B3", (), "0 takes oG", 1, "swap forests flame", "JK-4.1"),
    ("B3", (), "0 takes oG; 0 done", 1, "chip forests", "JK-4.1"),
    ("B3", (), "", 0, "guess 0", "JK-8.2"),
    ("B3", (), "", 1, "guess 0", "JK-4.1"),
    ("B3", (), "", 0, "route c074", "JK-4.3"),
    ("B3", (), "0 move", 0, "route c074", "JK-R-11"),
    ("B3", (), "", 0, "no-claim", "JK-R-52"),
    ("B3", (), "0 takes oG", 0, "ask", "JK-9.4"),
    # eliminated, sitting out, after the end
    ("B3", (OUT,), "", 2, "nothing", "JK-R-60"),
    ("B3", (OUT,), "", 2, "resign", "JK-R-60"),
    ("B3", (OUT,), "0 move", 2, "hinder", "JK-R-60"),
    ("B3", (OUT, "author 0"), "", 2, "claim ice ruins swamps", "JK-R-60"),
    ("B4", ("sitting 3",), "0 move", 3, "hinder", "JK-R-40"),
    ("B4", ("sitting 3",), "", 3, "nothing", "JK-R-40"),
    ("B4", ("sitting 3",), "", 3, "place c001", "JK-R-40"),
    ("B4", ("sitting 3",), "0 move", 3, "route c074", "JK-R-40"),
    ("B2", (), "0 resign", 1, "nothing", "JK-14"),
    ("B2", (), "0 resign", 0, "resign", "JK-14"),
    # windows
    ("B3", (), "0 move; 1 pass", 1, "hinder", "JK-R-18"),
    ("B3", (), "0 takes oG; 0 swap ruins desert; 0 done; 1 no-claim", 1, "no-claim", "JK-R-52"),
    ("B3", (), "0 takes oG; 0 swap ruins desert; 0 done; 1 no-claim", 1, "claim ice ruins swamps", "JK-R-52"),
    # placing
    ("3 seats", (), "0 place c072", 1, "place oA", "JK-2.5"),
    ("3 seats", (), "0 place c072", 1, "place c072", "JK-5.5"),
    ("3 seats", (), "", 1, "place c072", "JK-4.1"),
    ("B3", (), CONSULTED, 0, "place oA", "JK-11.2"),
    ("B3", (), CONSULTED, 0, "place c075", "JK-5.5"),
    ("B3", ("stone c001 1 snake", "1 hand 3 4"), CONSULTED, 0, "place c001", "JK-R-16"),
    ("B3", (), CONSULTED, 1, "place c001", "JK-4.1"),
    # the turn
    ("B3", ("0 marker 0",), "", 0, "move", "JK-13.1"),
    ("B3", ("0 marker 0",), "", 0, "nothing", "JK-13.2"),
    ("B3", (), "0 move", 0, "nothing", "JK-4.4"),
    ("B3", (), "0 move", 0, "exchange", "JK-4.4"),
    ("B3", (), "0 move", 0, "resign", "JK-4.4"),
    ("B3", (), "0 move", 0, "move", "JK-4.4"),
    ("B3", (), "0 move", 1, "resign", "JK-R-65"),
    ("B3", (), "0 takes oG", 0, "resign", "JK-R-65"),
    ("B3", ("0 chips 1", "0 marker 4"), "", 0, "exchange", "JK-R-48"),
    ("B3", (), "", 0, "exchange", "JK-R-48"),
    # routes
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route", "JK-5.1"),
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c074 c075 c076 c080", "JK-5.1"),
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c001", "JK-5.1"),
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c074 c077 c074", "JK-5.2"),
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c074 c072", "JK-5.2"),
    ("B3", ("0 oracle B", "1 oracle G"), "0 move; 1 pass; 2 pass", 0, "route oG", "JK-5.4"),
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c074 c075", "JK-5.5"),
    # laying
    ("B3", (), LAYING, 1, "lay oG snake", "JK-7.3"),
    ("B3", ("stone c074 2 snake", "2 hand 3 4"), LAYING, 1, "lay c074 snake", "JK-7.3"),
    ("B3", (), LAYING, 1, "lay c080 snake", "JK-7.4"),
    ("B3", (), LAYING, 1, "lay c075 snake", "JK-R-16"),
    ("B3", ("1 hand 0 4",), LAYING, 1, "lay c074 snake", "JK-R-20"),
    ("B3", (), LAYING, 1, "lay c074", "JK-R-20"),
    ("B3", (), LAYING, 1, "pass", "JK-R-19"),
    ("B3", (), LAYING, 1, "hinder", "JK-R-19"),
    # guessing
    ("B3", (), LAYING + "; 1 lay c074 snake; 0 route c074", 0, "guess 2", "JK-8.7"),
    ("B3", (), LAYING + "; 1 lay c074 snake; 0 route c074", 0, "guess 7", "JK-8.7"),
    # the consultation
    ("B3", (), "0 takes oG", 0, "swap ice ice", "JK-R-32"),
    ("B3", (), "0 takes oG", 0, "swap forests swamps", "JK-R-32"),
    ("B3", (), "0 takes oG; 0 done", 0, "swap forests flame", "JK-9.3"),
    ("B3", (), "0 takes oG; 0 done; 0 chip ice", 0, "chip ice", "JK-9.4"),
    ("B3", ("0 chips 1",), "0 takes oG; 0 done; 0 chip ice", 0, "chip flame", "JK-R-33"),
    ("B3", (), "0 takes oG; 0 done; 0 chip ice", 0, "ask", "JK-R-33"),
    # claims
    ("B3", ("author 1",), "", 0, "claim ice ruins", "JK-R-51"),
    ("B3", ("author 1",), "", 0, "claim ice ruins ruins", "JK-R-51"),
    ("B3", ("author 1",), "", 0, "claim ice ruins desert steppe", "JK-R-51"),
    ("B3", ("author 1",), "", 0, "claim ice ruins swamps", "JK-R-51"),
    ("B3", (), "", 0, "claim flame ruins swamps", "JK-R-53"),
    ("B3", ("author 0",), "", 0, "claim flame ruins swamps", "JK-R-53"),
    ("B3", ("author 1",), "0 takes oG", 1, "claim flame ruins swamps", "JK-R-52"),
    ("B3", ("author 1",), "0 takes oG", 0, "claim flame ruins swamps", "JK-R-56"),
    ("B3", (), "0 takes oG; 0 swap ruins desert; 0 done", 0, "claim flame ruins swamps", "JK-R-56"),
    # unknown names
    ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c999", "JK-1"),
    ("B3", (), LAYING, 1, "lay cave snake", "JK-1"),
    ("B3", (), LAYING, 1, "lay c074 lion", "JK-1"),
    ("B3", (), "0 takes oG", 0, "swap forests atlantis", "JK-1"),
    ("B3", ("author 1",), "", 0, "claim forests atlantis ice", "JK-1"),
    ("3 seats", (), "", 0, "place c000", "JK-1"),
    ("B3", (), "", 0, "dance", "section 8"),
    ("B3", (), "", 0, "", "section 8"),
    ("B3", (), "", 0, "move now", "section 8"),
    ("B3", (), "", 0, "guess one", "section 8"),
    ("B3", (), "", 0, "guess ²", "section 8"),
    ("B3", (), "", 0, "draw", "section 8"),
    ("B3", (), "", 0, "look", "section 8"),
]


@pytest.mark.parametrize(("given", "changes", "moves", "seat", "notation", "expected"), CASES)
def test_section_12(given: str, changes: tuple[str, ...], moves: str, seat: int, notation: str, expected: str) -> None:
    assert clause(match(given, *changes, moves=moves), seat, notation) == expected


def test_jk_11_3_a_returning_seat_does_not_come_back_on_an_oracle() -> None:
    made = match("B4", "sitting 3", moves=CONSULTED)
    assert made.view(None).placing == 3  # type: ignore[attr-defined]
    assert clause(made, 3, "place oA") == "JK-11.3"


def test_jk_r_10_a_piece_that_is_shut_in_cannot_announce() -> None:
    made = altered(match("B3", "0 oracle B", "1 oracle G"), "standing", slice(101), 9)
    assert clause(made, 0, "move") == "JK-R-10"
    assert made.legal(0) == ("nothing",)


@pytest.mark.parametrize("seats", [0, 1, 7, True, "3"])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.new("jade-koenig", seats=seats)
    assert (refused.value.code, refused.value.clause) == ("bad-seats", "JK-1")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"answers": "whispered"}, "bad-option"),
        ({"idle_rounds": 2}, "bad-option"),
        ({"idle_rounds": 21}, "bad-option"),
        ({"turn_limit": 99}, "bad-option"),
        ({"turn_limit": 2001}, "bad-option"),
        ({"first_seat": 3}, "bad-option"),
        ({"first_seat": "5"}, "bad-option"),
        ({"board": "atlantis"}, "bad-option"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.new("jade-koenig", seats=3, options=options)
    assert (refused.value.code, refused.value.clause) == (code, "JK-1")
    if "first_seat" in options:
        assert "random | 0 | 1 | 2" in refused.value.message


@pytest.mark.parametrize("seat", [3, -1, "0", None])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        match("B3").play(seat, "move")
    assert (refused.value.code, refused.value.clause) == ("bad-seat", "JK-1")


BAD_POSITIONS: list[tuple[str, Any, str]] = [
    ("seats", [], "seats: expected 2 to 6 seats"),
    ("phase", "dance", "phase: expected place, turn"),
    ("on_turn", 3, "on_turn: expected a seat from 0 to 2"),
    ("on_turn", None, "on_turn: expected a seat in the cycle"),
    ("arrangement", ["bird"] * 8, "arrangement: expected eight symbols, each twice"),
    ("arrangement", None, "arrangement: expected eight symbols"),
    ("open", "ACG", "open: expected oracle cards that no seat has"),
    ("open", "AXZ", "open: expected A, B"),
    ("stones", {"c072": {"seat": 1, "face": "snake"}}, "stones: expected no stone under a piece"),
    ("stones", {"oG": {"seat": 1, "face": "snake"}}, "expected a circle space (JK-7.3)"),
    ("stones", {"c001": {"seat": 1, "face": "lion"}}, "stones.c001.face: expected snake, jaguar"),
    ("turned", {"snakes": 9, "jaguars": 0}, "at most 15 snakes in all"),
    ("turn", "ten", "turn: expected int, got 'str'"),
    ("colour", "red", "unknown field"),
    ("questions", [{"seat": 0, "pairs": "ice-gold", "answer": "1/2/0"}], "one to three pairs"),
    ("questions", [{"seat": 0, "pairs": "ice-bird", "answer": "9/9/9"}], "an answer as 1/2/0"),
    ("route", ["c001"], "a route from where the piece on turn stands"),
    ("options", {"answers": "whispered"}, "options: expected"),
    ("options", {"first_seat": "4"}, "options.first_seat: expected random | 0 | 1 | 2"),
    ("unused", ["ice-bird ruins-amulet desert-crown"], "16 different task cards"),
]


@pytest.mark.parametrize(("field", "value", "told"), BAD_POSITIONS)
def test_a_written_position_that_is_none_is_refused(field: str, value: Any, told: str) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.position("jade-koenig", base("B3") | {field: value})
    assert refused.value.code == "bad-position"
    assert told in refused.value.message


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("0 piece c999", "seats[0].piece: expected a node of the board"),
        ("0 piece c075", "one piece a space"),
        ("0 marker 11", "seats[0].marker: expected 0 to 10"),
        ("0 chips 4", "seats[0].chips: expected 0 to 3"),
        ("0 hand 9 0", "at most 15 snakes"),
        ("0 oracle X", "seats[0].oracle: expected A, B"),
        ("0 oracle B", "different oracle cards"),
    ],
)
def test_a_written_seat_that_is_none_is_refused(change: str, told: str) -> None:
    written = base("B3")
    put(written, change)
    with pytest.raises(paravent.Refusal) as refused:
        paravent.position("jade-koenig", written)
    assert told in refused.value.message


def test_the_shortest_position_has_the_usual_values() -> None:
    seats = [
        {"piece": "c072", "oracle": "G", "tasks": "ice-bird ruins-amulet desert-crown"},
        {"piece": "c075", "oracle": "B", "tasks": "ruins-sword steppe-amulet swamps-bird"},
    ]
    symbols = ["bird", "amulet", "sword", "crown", "crown", "sword", "amulet", "bird"]
    view = paravent.position("jade-koenig", {"seats": seats, "open": "ACE", "arrangement": symbols}).view(0)
    players = view.players  # type: ignore[attr-defined]
    assert [player.stones for player in players] == [9, 9]
    assert (players[0].hand.snakes, players[0].marker, players[0].chips) == (5, 10, 3)
