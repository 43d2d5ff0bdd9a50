"""What a seat can conclude: lists are complete, worlds are drawn as often as the lists say, statements add up."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import paravent
from paravent import bots
from paravent.bots.belief import Belief
from paravent.engine.match import Match
from paravent.games.mangrovia.bot.belief import SLIP
from paravent.games.mangrovia.rules.build import list_builds
from paravent.games.registry import keys
from tests.games.jade_koenig.scenarios import begun
from tests.games.mangrovia.scenarios import begun as mangrovia

DRAWN = 4_000


def played(key: str, moves: int, seats: int | None = None, **options: Any) -> Match:
    """A match between novices after so many moves."""
    match = paravent.new(key, seats=seats, seed=5, options=options)
    player = bots.bot(key, "novice", seed=3)
    while len(match.moves) < moves:
        seat = min(match.to_act)
        hidden = match.hidden(seat)
        match.play(seat, match.game.write(hidden, player.choose(hidden, match.events(seat), seat)))
    return match


def agrees(belief: Belief, aspect: str, number: int = DRAWN) -> bool:
    """Chi-square of worlds drawn against the list, within five standard deviations of its mean.

    Weighted worlds count as fewer (Kish, "Survey Sampling", 1965).
    """
    listed = belief.enumerate(aspect)
    assert listed is not None
    every = frozenset(fact for possible in listed for fact in possible.facts)
    worlds = belief.sample(number)
    drawn: Counter[frozenset[str]] = Counter()
    for record, share in zip(worlds.records, worlds.shares.tolist(), strict=True):
        drawn[belief.module.facts(record, belief.seat) & every] += share
    effective = 1 / float((worlds.shares**2).sum())
    expected: Counter[frozenset[str]] = Counter()
    for possible in listed:
        expected[possible.facts & every] += possible.share  # type: ignore[assignment]
    assert set(drawn) <= set(expected)
    square = sum(effective * (drawn[facts] - share) ** 2 / share for facts, share in expected.items())
    freedom = max(1, len(expected) - 1)
    return bool(square < freedom + 5 * (2 * freedom) ** 0.5)


# Princess Jing


def test_the_sixty_placements_of_the_basic_mode_are_equally_likely() -> None:
    match = paravent.new("princess-jing", seed=1, options={"setup": "random", "starter": "seat0"})
    belief = Belief.of(match, 0, by_conduct=False)
    assert belief.count("placement") == 60
    assert belief.probability("princess c5") == pytest.approx(1 / 5)
    assert agrees(belief, "placement")


@pytest.mark.parametrize("by_conduct", [False, True])
@pytest.mark.parametrize("moves", [6, 12, 18])
def test_placements_are_drawn_as_often_as_they_are_likely(moves: int, by_conduct: bool) -> None:
    match = played("princess-jing", moves, mode="basic", setup="random")
    for seat in range(2):
        assert agrees(Belief.of(match, seat, by_conduct=by_conduct), "placement")


EXPERT: dict[str, Any] = {
    "mode": "expert",
    "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
    "green": "P b5, M d5, X1 a4, X2 d4, C e4, F e5",
    "cards": [3, 1],
    "captains": {"red": "b c e", "green": "a c d"},
}


def test_the_expert_mode_lists_figures_animals_and_cards() -> None:
    """Crane on one of two cells, fox on one of three, owl on one: 6 + 2 + 3 placements, with any of three cards."""
    known = {"b5": "P", "d5": "M", "a4": "X1", "d4": "X2", "e4": "C", "b4": "C"}
    known |= {"e5": "F", "c5": "F", "a5": "F", "c4": "O"}
    match = paravent.position("princess-jing", EXPERT | {"suspects": {"red": known}})
    belief = Belief.of(match, 0, by_conduct=False)
    assert belief.count("placement") == 11 * 3
    assert belief.probability("left-out owl") == pytest.approx(6 / 11)
    assert agrees(belief, "placement")


def test_conduct_makes_a_princess_likelier_where_they_like_to_stand() -> None:
    match = played("princess-jing", 16, mode="basic", setup="random")
    even, weighed = (Belief.of(match, 0, by_conduct=by_conduct).enumerate("placement") for by_conduct in (False, True))
    assert even is not None
    assert weighed is not None
    assert [possible.facts for possible in even] == [possible.facts for possible in weighed]
    assert len({possible.share for possible in weighed}) > 1
    assert sum(possible.share for possible in weighed) == pytest.approx(1.0)


# Jade König


def test_the_cards_that_are_left() -> None:
    """JK-2.9 Its left neighbour's card is in its hand; of the 1,344 it can be any other."""
    match = played("jade-koenig", 6, seats=3)
    assert Belief.of(match, 0).count("card of seat 0") == 1_343


@pytest.mark.parametrize("by_conduct", [False, True])
@pytest.mark.parametrize("moves", [20, 60])
def test_oracles_are_dealt_as_often_as_they_are_likely(moves: int, by_conduct: bool) -> None:
    match = played("jade-koenig", moves, seats=4)
    assert agrees(Belief.of(match, 1, by_conduct=by_conduct), "oracles")


def test_an_own_stone_is_no_secret() -> None:
    match = begun("B3", ["stone c074 0 snake", "0 hand 3 4"]).match
    assert Belief.of(match, 0).chances(200)["stone c074 snake"] == pytest.approx(1.0)
    assert 0.2 < Belief.of(match, 1).chances(200)["stone c074 snake"] < 0.8


# Mangrovia


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("moves", [20, 60])
def test_hands_are_drawn_as_often_as_they_are_likely(seats: int, moves: int) -> None:
    match = played("mangrovia", moves, seats=seats)
    belief = Belief.of(match, 0, by_conduct=False)
    for aspect in belief.aspects:
        assert agrees(belief, aspect), aspect


def declined_to_build(*moves: str) -> Match:
    """Seat 0 held a sand and two fives, and built nothing at stop 11."""
    match = mangrovia("4 seats", ["stop 11", "birds sand water", "0 L S", "0 V 5 5"]).match
    for move in ("skip", *moves):
        match.play(0, move)
    return match


def shares_of_builders(belief: Belief) -> tuple[set[float], set[float]]:
    """The weights of the worlds in which seat 0 could have built, and of the others, to twelve places."""
    worlds, listed = belief.sample(400), np.zeros(belief.game.actions, np.int16)
    able = np.array([list_builds(record, 0, listed, 0) > 0 for record in worlds.records])
    counted = np.round(worlds.shares * 1e12)
    return set(counted[able].tolist()), set(counted[~able].tolist())


def test_who_builds_nothing_can_hardly_have_been_able_to() -> None:
    able, unable = shares_of_builders(Belief.of(declined_to_build(), 1))
    (rare,), (usual,) = able, unable
    assert rare / usual == pytest.approx(SLIP, rel=1e-6)


def test_a_card_that_is_drawn_later_ends_what_declining_told() -> None:
    able, unable = shares_of_builders(Belief.of(declined_to_build("draw-v"), 1))
    assert able == unable
    assert len(able) == 1


def test_what_conduct_tells_of_a_whole_hand_is_not_listed_by_kinds_of_things() -> None:
    match = declined_to_build()
    assert Belief.of(match, 1).enumerate("valuables of seat 0") is None
    assert Belief.of(match, 1, by_conduct=False).enumerate("valuables of seat 0") is not None


# Statements


def test_anything_can_be_asked_of_worlds() -> None:
    match = played("princess-jing", 16, mode="basic", setup="random")
    belief = Belief.of(match, 0, by_conduct=False)
    listed = belief.enumerate("placement")
    assert listed is not None
    fact, cell = next((fact, fact.split()[1]) for possible in listed for fact in possible.facts if "princess" in fact)
    asked = belief.probability(lambda world: f"princess {cell}" in facts_of(world, belief), DRAWN)
    assert asked == pytest.approx(belief.probability(fact), abs=0.04)


def facts_of(world: Match, belief: Belief) -> frozenset[str]:
    facts: frozenset[str] = belief.module.facts(world.state, belief.seat)
    return facts


def test_an_aspect_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="placement"):
        Belief.of(played("princess-jing", 6, setup="random"), 0).count("hands")


@pytest.mark.parametrize("key", keys())
def test_chances_name_what_is_true(key: str) -> None:
    """Whatever is so has a chance, and what is certain is so."""
    match = played(key, 40)
    belief = Belief.of(match, 0)
    chances = belief.chances(500)
    true = facts_of(match, belief)
    assert all(fact in true for fact, share in chances.items() if share > 1 - 1e-9)
    assert max(chances.values()) <= 1 + 1e-9
