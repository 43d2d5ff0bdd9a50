"""Clauses that no golden scenario shows, seats that are gone, and what is done for a seat whose time is up."""

from functools import partial
from random import Random
from typing import Any

import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match, key_of, new_match
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.state import EVENT_ROWS
from tests.games.mangrovia.scenarios import begun


def at(*changes: str, seats: int = 4) -> Match:
    return begun(f"{seats} seats", list(changes)).match


def view(match: Match, viewer: int | None = None) -> Any:
    return match.view(viewer)


def test_mg_2_5_start_cards_go_clockwise_from_the_start_player() -> None:
    match = new_match(GAME, 5, key_of(3), {"start_seat": "3"})
    starts = [player.known.start_cards for player in view(match).players]
    assert starts == [[5, 4], [6, 4], [6, 5], [4, 3], [5, 3]]


def test_mg_1_every_shuffle_is_another() -> None:
    deals = {new_match(GAME, 4, key_of(number), {}).state["piles"].tobytes() for number in range(20)}
    assert len(deals) == 20
    starters = {int(new_match(GAME, 4, key_of(number), {}).state["starter"]) for number in range(40)}
    assert starters == {0, 1, 2, 3}


def test_mg_5_3_the_second_card_is_chosen_after_looking_at_the_first() -> None:
    match = at("stop 6", "part 1", "pile V 7 …", "pile L S …")
    match.play(0, "draw-v")
    assert match.view(0).players[0].hand.valuables == [7]  # type: ignore[attr-defined]
    match.play(0, "draw-l")
    assert match.view(0).players[0].hand.landscapes == ["sand"]  # type: ignore[attr-defined]


def test_mg_6_6_set_aside_amulets_go_back_into_the_empty_bag_while_drawing() -> None:
    match = at("stop 2", "0 huts m05 m24 m40", "pile A 6", "discard A 2 2 5")
    match.play(0, "collect")
    assert match.view(0).drawn_count == 3  # type: ignore[attr-defined]
    assert match.view(1).piles.set_aside == []  # type: ignore[attr-defined]
    assert [type(event).__name__ for event in match.events(1)] == ["Reshuffled", "Collected"]


def test_mg_r34_a_spent_1_may_be_drawn_again() -> None:
    match = at("stop 2", "0 huts m05", "pile A", "discard A 1")
    match.play(0, "collect")
    assert match.view(0).players[0].hand.amulets == [1]  # type: ignore[attr-defined]
    assert match.view(1).players[0].known.amulets == []  # type: ignore[attr-defined]


def test_mg_r4_what_lies_open_is_all_there_is_to_take() -> None:
    match = at("stop 1", "slots V 7 - - -")
    match.play(0, "take-v 0")
    assert view(match).phase == "draw"


def test_mg_r5_an_empty_pile_takes_what_was_discarded_in_the_meantime() -> None:
    """Nothing had been discarded when the pile was used up: it is looked at again before the next draw."""
    match = at("stop 11", "birds water sand", "0 L W", "0 V 6", "pile V", "slots V 7 2 5 3")
    assert view(match).piles.valuables == 0
    match.play(0, "build m34")
    assert view(match).piles.discarded_valuables == [6]
    match.play(0, "draw-v")
    assert match.view(0).players[0].hand.valuables == [6]  # type: ignore[attr-defined]


def test_mg_r6_slots_that_cannot_be_filled_stay_empty() -> None:
    match = at("stop 12", "pile V", "slots V 7 - 5 -", "slots L S M W")
    match.play(0, "birds water mangrove")
    assert view(match).open_valuables == [7, None, 5, None]


def test_mg_r23_the_round_limit() -> None:
    match = at("stop 12", "round 30")
    match.play(0, "birds water mangrove")
    assert match.result is not None
    assert (match.result.reason, match.result.clause) == ("round-limit", "MG-R23")
    match = at("stop 12", "round 30", "option round_limit none")
    match.play(0, "birds water mangrove")
    assert match.result is None


def test_mg_8_10_what_a_building_brings_is_told_at_once() -> None:
    match = at("stop 11", "birds meadow water", "0 L R", "0 V 6 2")
    match.play(0, "build m43")
    (built,) = (event for event in match.events(2) if type(event).__name__ == "Built")
    told: Any = built
    assert (told.field, told.huts, told.landscapes, told.valuables, told.totem, told.scored) == (
        "m43",
        1,
        ("meadow",),
        (6, 2),
        2,
        2,
    )


def test_mg_r9_start_cards_used_are_told() -> None:
    match = at("stop 11", "birds sand water", "0 L S", "0 start 4", "0 V 4 3")
    match.play(0, "build m16")
    (built,) = (event for event in match.events(2) if type(event).__name__ == "Built")
    told: Any = built
    assert (told.valuables, told.start_cards) == ((4, 3), (4,))


# MG-R49


def resigned(seats: int, absent: str, *leaving: int) -> Match:
    match = new_match(GAME, seats, key_of(5), {"start_seat": "0", "absent": absent})
    for seat in leaving:
        match.play(seat, "resign")
    return match


def test_mg_r49_with_two_players_the_other_wins() -> None:
    match = resigned(2, "bot", 1)
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.clause) == ((0,), "resigned", "MG-R49")
    assert match.result.scores == (0, 0)


def test_mg_r49_with_more_a_bot_plays_on_for_the_seat() -> None:
    match = resigned(4, "bot", 0)
    assert match.result is None
    assert match.to_act == {0}
    assert [player.gone for player in view(match).players] == [True, False, False, False]


def test_mg_r49_idle_the_referee_plays_the_seat() -> None:
    match = resigned(4, "idle", 0, 2)
    assert match.to_act == {1}
    assert view(match).places[5].seat == 0
    match.play(1, "place 1")
    assert view(match).places[4].seat == 2
    match.play(3, "place 2")
    for _ in range(300):
        if not match.to_act:
            break
        (seat,) = match.to_act
        assert seat in (1, 3)
        match.play(seat, match.legal(seat)[-1])
    huts = [player.huts_left for player in view(match).players]
    assert (huts[0], huts[2]) == (9, 9)


@pytest.mark.parametrize(("seats", "gone"), [(3, (0, 2)), (3, (1,)), (4, (1, 2, 3)), (5, (0, 1, 2, 3)), (5, (4,))])
def test_mg_r49_idle_seats_never_stop_the_game(seats: int, gone: tuple[int, ...]) -> None:
    """All that happens by itself between two decisions finds room in the record."""
    match = resigned(seats, "idle", *gone)
    random, most = Random(seats), 0
    while match.to_act:
        (seat,) = match.to_act
        assert seat not in gone
        match.play(seat, random.choice(match.legal(seat)))
        most = max(most, int(match.state["event_count"]))
    assert match.result is not None
    assert 15 < most < EVENT_ROWS - 10


def test_mg_r49_idle_a_building_begun_is_dropped_and_drawn_amulets_are_settled() -> None:
    match = at("stop 9", "birds water sand", "0 L W", "0 V 7 3 6 4", "option absent idle", "bowls 4:0 3:1 2:2 1:3")
    match.play(0, "build m28")
    match.play(0, "resign")
    assert match.to_act == {1}
    assert view(match).huts == []
    match = at("stop 2", "0 huts m05 m24", "pile A 6 2 …", "option absent idle", "bowls 2:0 4:1 3:2 1:3")
    match.play(0, "collect")
    match.play(0, "resign")
    assert int(match.state["hands"][0, 2, 6]) == 1
    assert match.to_act == {1}


def test_mg_r49_once_everybody_is_gone_the_game_is_scored() -> None:
    match = resigned(3, "idle", 0, 1, 2)
    assert match.result is not None
    assert match.result.reason == "deserted"


def test_mg_r49_a_seat_leaves_once() -> None:
    match = resigned(3, "bot", 1)
    with pytest.raises(paravent.Refusal) as refused:
        match.play(1, "resign")
    assert refused.value.clause == "MG-R49"


def test_mg_r49_what_is_done_when_time_is_up() -> None:
    def default(match: Match) -> str:
        record = match.hidden(0)
        assert GAME.default is not None
        return GAME.write(record, GAME.default(record, 0))

    assert default(new_match(GAME, 4, key_of(1), {"start_seat": "0"})) == "place 6"
    assert default(new_match(GAME, 2, key_of(1), {"start_seat": "0"})) == "place 5"
    assert default(at("stop 3", "slots V 7 2 5 3")) == "skip"
    assert default(at("stop 11", "birds water sand", "0 L W", "0 V 6")) == "skip"
    assert default(at("stop 5")) == "skip"
    assert default(at("stop 12", "birds sand meadow")) == "birds sand meadow"
    match = at("stop 2", "0 huts m05 m24", "pile A 6 2 …")
    match.play(0, "collect")
    assert default(match) == "return 2"
    match = at("stop 9", "birds water sand", "0 L W", "0 V 7 3 6 4")
    match.play(0, "build m28")
    assert default(match) == "pay-default"


# the view's advice


def test_sites_say_why_not_and_offers_what_it_would_cost() -> None:
    match = at("stop 9", "birds water sand", "0 L W W", "0 V 7 7 6 3")
    seen = view(match, 0)
    sites = {site.field: (site.single, site.double) for site in seen.sites}
    assert sites["m28"] == (None, None)
    assert sites["m38"] == ("MG-8.3", "MG-8.3")
    assert sites["m20"] == (None, "MG-9.4")
    offers = {(offer.field, offer.huts): offer for offer in seen.offers}
    assert offers["m28", 1].values == [7, 3]
    assert offers["m28", 2].values == [7, 7, 6]
    assert not offers["m28", 1].choice
    legal = {move for move in match.legal(0) if move.startswith("build")}
    assert legal == {f"build{'2' if huts == 2 else ''} {field}" for field, huts in offers}
    assert view(match, 1).sites
    assert view(match, None).sites == []


def test_a_building_under_way_shows_what_the_rest_would_be() -> None:
    match = at("stop 9", "birds water sand", "0 L W", "0 V 7 3 6 4 5 5 2")
    match.play(0, "build m28")
    match.play(0, "pay 5")
    building = view(match, 0).building
    assert (building.step, building.due, building.picked, building.rest) == ("pay", 5, [5], [5])


def test_the_table_in_words() -> None:
    match = at("stop 9", "birds water sand", "0 L W", "0 V 7 3", "1 huts m28x2 m30(2)", "slots V 7 - 5 3", seats=3)
    assert GAME.text is not None
    for language in words.LANGUAGES:
        told = GAME.text(match.view(0), partial(words.say, GAME.words, language))
        assert "m28×2" in told
        assert "m30(2)" in told
    assert "seat 2" in GAME.text(match.view(None), partial(words.say, GAME.words, "en"))


def test_every_kind_of_move_can_be_told() -> None:
    facts: dict[str, dict[str, Any]] = {
        "place": {"place": 3},
        "take": {"card": "water"},
        "draw-v": {},
        "draw-l": {},
        "collect": {},
        "return": {"value": 2},
        "birds": {"first": "water", "second": "sand"},
        "skip": {},
        "build": {"field": "m16"},
        "build2": {"field": "m28"},
        "land": {"landscape": "meadow"},
        "pay": {"value": 5},
        "pay-default": {"payment": "5 + 5"},
        "pay-tile-v": {},
        "pay-tile-a": {},
        "resign": {},
    }
    record = new_match(GAME, 4, key_of(1), {}).state
    kinds = {GAME.write(record, action).split()[0] for action in range(GAME.actions)}
    assert {kind.removesuffix("-v").removesuffix("-l") if kind.startswith("take") else kind for kind in kinds} == (
        set(facts) - {"resign"}
    )
    for language in words.LANGUAGES:
        told = [words.say(GAME.words, language, f"move-{kind}", **given) for kind, given in facts.items()]
        assert len(set(told)) == len(told)
