"""Section 8: what is refused, with which clause; nothing changes. And positions that break section 9."""

from random import Random
from typing import Any

import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.refusal import clause_text
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.state import Clause
from tests.games.mangrovia.scenarios import begun

PAYING = ("stop 9", "birds water mangrove", "0 V 7 7 6 6 3 3 4", "0 L W W M M")


def at(*changes: str, seats: int = 4) -> Match:
    return begun(f"{seats} seats", list(changes)).match


def fresh(seats: int, **options: Any) -> Match:
    return new_match(GAME, seats, key_of(1), {"start_seat": "0"} | options)


def choosing() -> Match:
    match = at(*PAYING)
    match.play(0, "build m28")
    return match


def laying() -> Match:
    match = at("stop 11", "birds water mangrove", "0 V 7 4", "0 L W M")
    match.play(0, "build m17")
    return match


def returning() -> Match:
    match = at("stop 2", "0 huts m05 m24", "pile A 6 2 …")
    match.play(0, "collect")
    return match


def building(stop: int, *changes: str) -> Match:
    return at(f"stop {stop}", "birds water sand", *changes)


RICH = "0 V 7 7 7 7 6 6 5 5 4 4 3 3 2 2"
TILES = ("option garden_tiles all", "birds water sand")


@pytest.mark.parametrize(
    ("match", "seat", "notation", "clause"),
    [
        # not_your_turn
        (fresh(4), 1, "place 2", "MG-3.2"),
        (at("stop 3", "slots V 7 2 5 3"), 1, "take-v 0", "MG-4.2"),
        # wrong_decision
        (fresh(4), 0, "take-v 0", "section 5.2"),
        (fresh(4), 0, "build m16", "section 5.2"),
        (fresh(4), 0, "pay 3", "section 5.2"),
        (fresh(4), 0, "land water", "section 5.2"),
        (fresh(4), 0, "return 3", "section 5.2"),
        (fresh(4), 0, "birds water sand", "section 5.2"),
        (fresh(4), 0, "collect", "section 5.2"),
        (at("stop 3", "slots V 7 2 5 3"), 0, "place 1", "section 5.2"),
        (at("stop 3", "slots V 7 2 5 3"), 0, "draw-v", "section 5.2"),
        (at("stop 7"), 0, "build m16", "section 5.2"),
        (choosing(), 0, "build m34", "section 5.2"),
        (choosing(), 0, "land water", "section 5.2"),
        (laying(), 0, "pay 7", "section 5.2"),
        # place_taken, place_closed, first_bowl, must_place
        (at("bowls 2:0", "starter 0"), 1, "place 2", "MG-3.2"),
        (fresh(2), 0, "place 6", "MG-2.4"),
        (fresh(4), 0, "place 7", "MG-2.4"),
        (fresh(4), 0, "place 0", "MG-2.4"),
        (fresh(3), 0, "place 1", "MG-3.4"),
        (fresh(4), 0, "skip", "MG-3.5"),
        # slot_empty, pile_empty, nothing_to_collect
        (at("stop 3", "slots V 7 - 5 3"), 0, "take-v 1", "MG-5.4"),
        (at("stop 4", "part 1", "pile L"), 0, "draw-l", "MG-R6"),
        (at("stop 8", "ones 0", "3 A 1 1 1 1 1"), 0, "collect", "MG-R46"),
        # what was not drawn cannot go back, and something has to
        (returning(), 0, "return 3", "MG-6.4"),
        (returning(), 0, "return 7", "MG-6.4"),
        (returning(), 0, "skip", "MG-R1"),
        # birds
        (at("stop 12"), 0, "birds sand sand", "MG-7.1"),
        (at("stop 12"), 0, "birds sand lava", "MG-7.1"),
        (at("stop 12"), 0, "birds sand", "MG-7.1"),
        (at("stop 12"), 0, "skip", "MG-R1"),
        # no_such_field, field_taken
        (building(11), 0, "build m99", "MG-8.1"),
        (building(11), 0, "build garden", "MG-8.1"),
        (building(11, "1 huts m28", "0 L W", RICH), 0, "build m28", "MG-8.1"),
        (at("stop 11", "birds water sand", seats=3), 0, "build m23", "MG-8.1"),
        (building(11, "0 huts m28", "0 L W", RICH), 0, "build m28", "MG-R15"),
        (building(9, "0 huts m28", "0 L W W", RICH), 0, "build2 m28", "MG-9.5"),
        # landscape_inactive, no_landscape_card
        (building(11, "0 L M", RICH), 0, "build m18", "MG-8.2"),
        (building(11, "0 L S", RICH), 0, "build m34", "MG-8.3"),
        (building(11, "0 L S", RICH), 0, "build m17", "MG-9.6"),
        (laying(), 0, "land sand", "MG-9.6"),
        # not_exact, not_held, pick_order, wrong_currency
        (building(11, "0 L W", "0 V 7"), 0, "build m34", "MG-8.4"),
        (building(11, "0 L W", "0 V 3"), 0, "build m34", "MG-8.4"),
        (choosing(), 0, "pay 5", "MG-8.6"),
        (choosing(), 0, "pay 2", "MG-8.6"),
        (choosing(), 0, "pay 1", "MG-8.5"),
        (choosing(), 0, "pay-tile-a", "MG-8.5"),
        (choosing(), 0, "pay 3", "section 5.4"),
        (choosing(), 0, "skip", "MG-R1"),
        # double_stop, double_field, no_huts
        (building(11, "0 L W W", RICH), 0, "build2 m28", "MG-9.2"),
        (building(8, "0 L W W", RICH), 0, "build2 m28", "MG-9.2"),
        (building(9, "0 L W W", RICH), 0, "build2 m20", "MG-9.4"),
        (building(9, "0 L W W", RICH), 0, "build2 m49", "MG-9.4"),
        (building(9, "0 L W W", RICH, "0 huts m46 m47 m48 m50 m51 m44 m40 m05"), 0, "build2 m28", "MG-R13"),
        # tile
        (choosing(), 0, "pay-tile-v", "MG-13.5"),
        (at("stop 11", *TILES, "0 tiles valuable"), 0, "pay-tile-v", "MG-R41"),
        (at("stop 11", *TILES, "0 tiles joker", "0 L M M", RICH), 0, "build m18 joker", "section 5.5"),
        (at("stop 9", *TILES, "0 tiles joker", "0 L M M", RICH), 0, "build2 m18", "MG-R40"),
        # malformed
        (fresh(4), 0, "", "section 5.5"),
        (fresh(4), 0, "dance", "section 5.5"),
        (fresh(4), 0, "place two", "section 5.5"),
        (fresh(4), 0, "place 1 2", "section 5.5"),
        (fresh(4), 0, "place ²", "section 5.5"),
        (fresh(4), 0, "take-v 4", "section 5.5"),
        (fresh(4), 0, "take-l 3", "section 5.5"),
        (fresh(4), 0, "pay 8", "section 5.5"),
        (fresh(4), 0, "land lava", "section 5.5"),
        (fresh(4), 0, "skip skip", "section 5.5"),
        (fresh(4), 0, "PLACE 1", "section 5.5"),
        (fresh(4), 0, "draw", "section 5.5"),
        (fresh(4), 0, "look", "section 5.5"),
    ],
)
def test_section_8(match: Match, seat: int, notation: str, clause: str) -> None:
    state, moves = match.state.tobytes(), match.moves
    with pytest.raises(paravent.Refusal) as refused:
        match.play(seat, notation)
    assert refused.value.clause == clause, str(refused.value)
    assert len({refused.value.say(language) for language in words.LANGUAGES}) == len(words.LANGUAGES)
    assert (match.state.tobytes(), match.moves) == (state, moves)


def test_section_8_game_over() -> None:
    match = at("stop 12", "last round")
    match.play(0, "birds water sand")
    for seat in range(4):
        for notation in ("place 1", "skip", "resign", "build m16"):
            with pytest.raises(paravent.Refusal) as refused:
                match.play(seat, notation)
            assert refused.value.clause == "MG-12.1"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (6, {}),
        (4, {"garden_tiles": "some"}),
        (4, {"start_seat": "4"}),
        (2, {"start_seat": "3"}),
        (4, {"round_limit": 9}),
        (4, {"round_limit": 100}),
        (4, {"absent": "ghost"}),
        (4, {"colour": "blue"}),
        (4, {"board": "atlantis"}),
    ],
)
def test_section_8_options(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(paravent.Refusal) as refused:
        paravent.new("mangrovia", seats=seats, seed=1, options=options)
    assert refused.value.clause == "MG-12.9"


CITED_ELSEWHERE = {"MG-12.9", "MG-12.1", "MG-R3", "MG-R49"}


def test_every_clause_that_can_refuse_has_a_case() -> None:
    cases = next(mark for mark in test_section_8.pytestmark if mark.name == "parametrize").args[1]  # type: ignore[attr-defined]
    cited = {clause for *_, clause in cases}
    assert {clause_text(clause) for clause in Clause if clause} - CITED_ELSEWHERE == cited


# positions that are none


def broken(**changes: Any) -> str:
    """The complaint about a position with one thing wrong."""
    written = at("stop 11", "0 V 7", "0 L W", "1 huts m28 m30(2)").position() | changes
    with pytest.raises(paravent.Refusal) as refused:
        paravent.position("mangrovia", written)
    assert refused.value.code == "bad-position"
    return refused.value.message


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seats": [{}]}, "2 to 5 seats"),
        ({"birds": ["water", "water"]}, "MG-7.1"),
        ({"birds": ["water", "lava"]}, "water, sand, mangrove, meadow"),
        ({"places": [0, 0, 1, 2, 3, None]}, "bowls"),
        ({"places": [0, 0, 1, 2]}, "bowls"),
        ({"places": [0, 1, 2, 3, None, None, None]}, "at most 6 places"),
        ({"boat": 13}, "0 to 12"),
        ({"boat": 4, "actor": 3, "phase": "build"}, "decision of stop 4"),
        ({"phase": "over"}, "a result when the game is over"),
        ({"phase": "dance"}, "bowl, take"),
        ({"actor": 2}, "the owner of the bowl"),
        ({"due": 0}, "1 or 2"),
        ({"valuables_pile": [7, 7]}, "exactly one place"),
        ({"discarded_valuables": [9]}, "2 to 7"),
        ({"bag": [6]}, "exactly one place"),
        ({"ones": 4}, "exactly one place"),
        ({"huts": {"m99": {"seat": 0}}}, "a field of the board"),
        ({"huts": {"m28": {"seat": 5}}}, "a seat from 0 to 3"),
        ({"huts": {"m20": {"seat": 0, "huts": 2}}}, "MG-9.4"),
        ({"huts": {"m30": {"seat": 0}}}, "MG-8.9"),
        ({"huts": {"m30": {"seat": 0, "totem": 4}}}, "MG-2.10"),
        ({"huts": {"m28": {"seat": 0, "totem": 2}}}, "MG-8.9"),
        ({"huts": {f"m{n:02}": {"seat": 0} for n in (1, 2, 3, 4, 5, 9, 10, 11, 14, 15)}}, "no more huts"),
        ({"garden": {"m06": "joker"}}, "MG-13"),
        ({"garden": {"m28": "joker"}}, "a free field of the Garden"),
        ({"drawn": [6]}, "exactly one place"),
        ({"building": {"field": "m28"}}, "a building"),
        ({"round": 0}, "1 to"),
        ({"colour": "blue"}, "the form of a position"),
        ({"options": {"colour": "blue"}}, "colour"),
    ],
)
def test_a_position_that_breaks_section_9_is_refused_with_what_is_wrong(changes: dict[str, Any], told: str) -> None:
    assert told in broken(**changes)


def test_known_cards_are_in_the_hand() -> None:
    written = at("stop 11", "0 V 7").position()
    written["seats"][0]["known"] = {"valuables": [6]}
    with pytest.raises(paravent.Refusal, match="no more than is in the hand"):
        paravent.position("mangrovia", written)


def test_start_cards_are_those_of_the_sets() -> None:
    written = at("stop 11").position()
    for start, told in (([6, 7], "start cards of the sets"), ([3, 3], "two different"), ([3, 4, 5], "two different")):
        written["seats"][0]["start_cards"] = start
        with pytest.raises(paravent.Refusal, match=told):
            paravent.position("mangrovia", written)


def test_random_text_is_refused() -> None:
    random = Random(1)
    match = fresh(4)
    for _ in range(300):
        text = " ".join("".join(random.choices("abmplay0123-é ", k=random.randrange(9))) for _ in range(3))
        with pytest.raises(paravent.Refusal) as refused:
            match.play(0, text)
        assert refused.value.clause
