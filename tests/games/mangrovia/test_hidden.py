"""What seats know: nothing is told by choosing (MG-R37), known parts of hands, and worlds with other hidden cards."""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import paravent
from paravent.engine.match import Match
from paravent.games.mangrovia import GAME
from tests.games.mangrovia.scenarios import begun
from tests.games.mangrovia.worlds import permuted, seated_match
from tests.games.settings import random_match
from tests.games.test_hidden import compare, given, viewers

OTHERS = (None, 1, 2, 3)


def position(*changes: str, seats: int = 4) -> Match:
    return begun(f"{seats} seats", list(changes)).match


# MG-R37


def choosing(stop: int, *changes: str) -> Match:
    """Seat 0 can build on water at a stop."""
    return position(f"stop {stop}", "birds water mangrove", "slots V 7 2 5 3", "slots L S M W", *changes)


ONE_WAY = ("0 V 7 3", "0 L W W")
TWO_WAYS = ("0 V 7 3 6 4", "0 L W W")
BOTH_LANDSCAPES = ("0 V 7 4", "0 L W M")


@pytest.mark.parametrize("stop", [8, 9, 10, 11])
def test_a_choice_of_payment_shows_nothing_to_others(stop: int) -> None:
    match = choosing(stop, *TWO_WAYS)
    before = {viewer: given(match, viewer) for viewer in OTHERS}
    match.play(0, "build m28")
    assert {viewer: given(match, viewer) for viewer in OTHERS} == before
    assert match.legal(0) == ("pay-default", "pay 6", "pay 7")
    assert match.number(0) == 1
    match.play(0, "pay-default")
    for viewer in OTHERS:
        assert match.number(viewer) == 1
        assert kinds(match, viewer)[0] == "built"


@pytest.mark.parametrize("stop", [8, 9, 10, 11])
def test_a_choice_of_landscapes_shows_nothing_to_others(stop: int) -> None:
    match = choosing(stop, *BOTH_LANDSCAPES)
    before = {viewer: given(match, viewer) for viewer in OTHERS}
    match.play(0, "build m17")
    assert match.legal(0) == ("land water", "land mangrove")
    assert {viewer: given(match, viewer) for viewer in OTHERS} == before
    match.play(0, "land mangrove")
    assert [match.number(viewer) for viewer in OTHERS] == [1, 1, 1, 1]


@pytest.mark.parametrize("stop", [8, 9, 10, 11])
def test_a_building_looks_the_same_with_and_without_a_choice(stop: int) -> None:
    """Two hands of equal numbers: one leaves no choice, the other does. Others are given the same bytes."""
    one = choosing(stop, "0 V 7 3 7 7", "0 L W W")
    two = choosing(stop, *TWO_WAYS)
    for viewer in OTHERS:
        compare(one, two, viewer)
    one.play(0, "build m28")
    two.play(0, "build m28")
    assert two.legal(0) == ("pay-default", "pay 6", "pay 7")
    two.play(0, "pay-default")
    for viewer in OTHERS:
        compare(one, two, viewer)


def test_at_stop_8_a_building_under_way_leaves_the_choice_open_to_others() -> None:
    match = choosing(8, *TWO_WAYS)
    match.play(0, "build m28")
    for viewer in OTHERS:
        assert match.view(viewer).phase == "choice"  # type: ignore[attr-defined]
        assert match.waited_for(viewer) == (frozenset({0}), frozenset())
    assert match.view(0).building is not None  # type: ignore[attr-defined]


def test_a_building_part_is_asked_whatever_the_hand() -> None:
    match = position("stop 11", "birds water sand")
    assert match.legal(0) == ("skip",)


def kinds(match: Match, viewer: int | None) -> list[str]:
    return [msgspec.to_builtins(event)["kind"] for event in match.events(viewer)]


# section 6


def test_section_6_the_known_part_of_a_hand() -> None:
    match = position("stop 1", "slots V 7 2 5 3", "slots L S M W", "pile V 7 …", "0 start 3 4", "0 L S")
    match.play(0, "take-v 0")
    match.play(0, "take-l 0")
    match.play(0, "draw-v")
    known = match.view(1).players[0]  # type: ignore[attr-defined]
    assert (known.known.start_cards, known.known.valuables, known.known.landscapes) == ([4, 3], [7], ["sand"])
    assert (known.valuables, known.landscapes, known.hand) == (4, 2, None)
    assert match.view(0).players[0].hand.valuables == [7, 7]  # type: ignore[attr-defined]


def test_mg_r36_without_the_memory_aid_nothing_is_remembered_for_anybody() -> None:
    match = position("stop 3", "slots V 7 2 5 3", "option memory_aid off")
    match.play(0, "take-v 0")
    assert all(player.known is None for player in match.view(1).players)  # type: ignore[attr-defined]


def test_what_is_drawn_is_told_to_who_draws_it() -> None:
    match = position("stop 4", "part 1", "pile V 6 …")
    match.play(0, "draw-v")
    assert [event.card for event in match.events(0) if hasattr(event, "card")] == ["6"]
    for viewer in (None, 1, 2, 3):
        assert [event.card for event in match.events(viewer) if hasattr(event, "card")] == [None]


def test_mg_r35_drawn_amulets_and_the_one_put_back_are_the_drawers() -> None:
    match = position("stop 2", "0 huts m05 m24", "pile A 6 2 …")
    match.play(0, "collect")
    assert match.view(0).drawn == [6, 2]  # type: ignore[attr-defined]
    for viewer in OTHERS:
        view = match.view(viewer)
        assert (view.drawn, view.drawn_count, view.phase) == (None, 2, "return")  # type: ignore[attr-defined]
        assert set(match.hidden(viewer)["drawn"].tolist()) == {-128}
    match.play(0, "return 2")
    for viewer in OTHERS:
        assert [event.value for event in match.events(viewer) if hasattr(event, "value")] == [None]


def test_imagined_hands_hold_what_is_known() -> None:
    for number in range(8):
        whole = random_match(GAME, number, {})
        match = whole.rewound(len(whole.moves) * 2 // 3)
        for viewer in viewers(match):
            for seed in range(4):
                world = paravent.imagine(match.view(viewer), seed).state
                assert np.all(world["known"] <= np.maximum(world["hands"], 0))
                assert np.array_equal(world["hands"].sum(axis=2)[: match.seats], world["held"][: match.seats])
                if viewer is not None:
                    assert np.array_equal(world["hands"][viewer], match.state["hands"][viewer])


def test_once_a_game_is_over_everything_is_shown() -> None:
    match = random_match(GAME, 3, {})
    assert all(player.hand is not None for player in match.view(None).players)  # type: ignore[attr-defined]
    assert match.view(0).accounts is not None  # type: ignore[attr-defined]


# worlds that differ in nothing but hidden cards


@pytest.mark.parametrize("tiles", ["off", "all", "gods", "plain"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_permuted_hidden_cards_look_the_same(seats: int, tiles: str) -> None:
    """Byte by byte, for as long as moves of the other world can be found that look like the true ones."""
    followed, pairs = 0, 0
    for number in range(2):
        whole = seated_match(seats, number, {"garden_tiles": tiles})
        for viewer in viewers(whole):
            pair = permuted(whole, viewer, Random(number), 40)
            first, second = pair.first.begun(), pair.second.begun()
            compare(first, second, viewer)
            for (seat, left), (_, right) in zip(pair.first.moves, pair.second.moves, strict=True):
                first.play(seat, left)
                second.play(seat, right)
                compare(first, second, viewer)
            followed, pairs = followed + len(pair.first.moves), pairs + 1
    assert followed > 6 * pairs


def test_amulets_and_cards_are_counted_by_kind() -> None:
    view: Any = position("0 V 7 7", "0 L S", "0 A 6").view(1)
    player = view.players[0]
    assert (player.valuables, player.landscapes, player.amulets) == (2, 1, 1)
