"""What seats know in matches that go deep: marks, imagined worlds, and twins nobody can tell apart."""

from functools import cache
from random import Random

import msgspec
import numpy as np
import pytest

import paravent
from paravent.engine.match import Match
from paravent.engine.record import fields
from paravent.engine.twin import twins
from paravent.games.jade_koenig import GAME
from paravent.games.jade_koenig.board import LETTERS
from tests.games.jade_koenig.guided import guided_match
from tests.games.jade_koenig.past import possible
from tests.games.jade_koenig.scenarios import altered, begun
from tests.games.test_hidden import check_mark, compare, imagined, viewers

MATCHES = range(100, 108)


@cache
def deep_match(number: int) -> Match:
    return guided_match(number, seats=2 + number % 5)


def moments(number: int, count: int) -> list[Match]:
    """The match as it was at some moments."""
    whole = deep_match(number)
    chosen = set(Random(number).sample(range(len(whole.moves)), count))
    match, found = whole.begun(), []
    for at, (seat, notation) in enumerate(whole.moves):
        if at in chosen:
            found.append(match.copy())
        match.play(seat, notation)
    return found


@pytest.mark.parametrize("number", MATCHES)
def test_hidden_records_keep_to_their_marks(number: int) -> None:
    for match in moments(number, 8):
        for viewer in viewers(match):
            for field in fields(GAME.state):
                check_mark(field.name, field.seen, viewer, match.hidden(viewer), match)


@pytest.mark.parametrize("number", MATCHES)
def test_the_truth_and_imagined_worlds_could_have_had_the_past_that_was_seen(number: int) -> None:
    for match in moments(number, 12):
        for viewer in viewers(match):
            assert possible(match, viewer, match.state) == []
            for seed in range(3):
                world = paravent.imagine(match.view(viewer), seed)
                assert possible(match, viewer, world.state) == [], (len(match.moves), viewer, seed, match.options)
                assert world.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()


def test_a_world_that_differs_in_what_was_seen_is_found_out() -> None:
    """The inquiry can say no."""
    match = guided_match(3, {}, seats=3, most=100)
    for field, found in (("tasks", "the card in the own hand"), ("oracle", "an oracle card")):
        other = match.copy()
        other.state[field][:3] = np.roll(other.state[field][:3], 1)
        assert found in possible(match, 0, other.state)
    other = match.copy()
    other.state["hand"][0] += (1, -1)
    assert "the own hand as it was dealt" in possible(match, 0, other.state)


def test_jk_r_10_who_announces_though_shut_in_shows_where_its_oracle_is() -> None:
    match = altered(begun("B3", []).match, "standing", slice(101), 9)
    assert len(letters_imagined(match, 1)) > 1
    match.play(0, "move")
    for viewer in (None, 1, 2):
        assert letters_imagined(match, viewer) == {"G"}


def letters_imagined(match: Match, viewer: int | None) -> set[str]:
    """Seat 0's oracle card in imagined worlds."""
    worlds = [imagined(GAME, match.hidden(viewer), -1 if viewer is None else viewer, seed) for seed in range(30)]
    return {LETTERS[int(world["oracle"][0])] for world in worlds}


@pytest.mark.parametrize("number", MATCHES)
def test_twins_look_the_same_to_their_viewer(number: int) -> None:
    whole = deep_match(number)
    random = Random(number)
    for viewer in viewers(whole):
        at = random.randrange(len(whole.moves))
        pair = twins(whole, viewer, at, number, worlds=3)
        first, second = pair.first.begun(), pair.second.begun()
        compare(first, second, viewer)
        steps = zip(pair.first.moves, pair.second.moves, strict=True)
        for step, ((seat, left), (_, right)) in enumerate(steps):
            first.play(seat, left)
            second.play(seat, right)
            assert shown(first, viewer) == shown(second, viewer)
            if step % 16 == 0:
                compare(first, second, viewer)


def shown(match: Match, viewer: int | None) -> tuple[object, ...]:
    """What is sent to a viewer at every step."""
    own = () if viewer is None else (match.legal(viewer), match.asked(viewer))
    view, waited_for = msgspec.json.encode(match.view(viewer)), match.waited_for(viewer)
    news = match.events_since(viewer, match.number(viewer) - 1)
    return view, msgspec.json.encode(news), match.number(viewer), waited_for, *own
