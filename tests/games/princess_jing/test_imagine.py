"""Imagined worlds are drawn evenly from all that a seat cannot rule out."""

from collections import Counter
from typing import Any

import numpy as np

import paravent
from paravent.engine.match import Match
from paravent.engine.record import blank
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.placement import read_sets, search_placement
from paravent.games.princess_jing.state import FIGURES
from tests.games.princess_jing.secret import secret

DRAWN = 3_000


def worlds(match: Match, viewer: int, count: int = DRAWN) -> Counter[Any]:
    """What the other seat hides in that many imagined worlds."""
    states = blank(GAME.dtype)
    hidden = match.hidden(viewer)
    seen: Counter[Any] = Counter()
    for seed in range(count):
        states[0] = hidden
        GAME.kernels.imagine(states[0], viewer, seed)
        seen[secret(states[0], 1 - viewer)[1:]] += 1
    return seen


def is_even(counts: Counter[Any], kinds: int) -> bool:
    """Chi-square within five standard deviations of its mean."""
    expected = counts.total() / kinds
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == kinds and square < kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5


def test_the_sixty_placements_of_the_basic_mode() -> None:
    match = paravent.new("princess-jing", seed=1, options={"setup": "random", "starter": "seat0"})
    assert is_even(worlds(match, 0), 60)
    assert is_even(worlds(match, 1), 60)


EXPERT: dict[str, Any] = {
    "mode": "expert",
    "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
    "green": "P b5, M d5, X1 a4, X2 d4, C e4, F e5",
    "cards": [3, 1],
    "captains": {"red": "b c e", "green": "a c d"},
}


def test_holders_are_not_counted_twice_where_their_sets_overlap() -> None:
    """Cells a, b, c for one and a, b, d for the other: six pairs, one of which can be drawn in either order."""
    known = {"b5": "P", "d5": "M", "e4": "C", "e5": "F", "a4": "X1 X2", "b4": "X1 X2", "c4": "X1", "d4": "X2"}
    match = paravent.position(
        "princess-jing", EXPERT | {"suspects": {"red": known}, "found": {"red": ["fox", "crane"]}}
    )
    assert is_even(worlds(match, 0), 6 * 3)  # with any of three cards


def test_pairs_of_animals_weigh_by_the_ways_to_place_them() -> None:
    """Crane on one of two cells, fox on one of three, owl on one: 6 + 2 + 3 placements."""
    known = {
        "b5": "P",
        "d5": "M",
        "a4": "X1",
        "d4": "X2",
        "e4": "C",
        "b4": "C",
        "e5": "F",
        "c5": "F",
        "a5": "F",
        "c4": "O",
    }
    match = paravent.position("princess-jing", EXPERT | {"suspects": {"red": known}})
    assert is_even(worlds(match, 0), 11 * 3)


def test_the_search_finds_a_world_wherever_there_is_one() -> None:
    """The fallback, on positions of random play, as if luck had always failed."""
    states = blank(GAME.dtype)
    sets = np.zeros(FIGURES, np.int64)
    for number in range(30):
        match = paravent.new("princess-jing", seed=number, options={"mode": "expert", "setup": "random"})
        for step in range(24):
            if match.result is not None:
                break
            seat = min(match.to_act)
            legal = match.legal(seat)
            match.play(seat, legal[(number * 31 + step * 17) % len(legal)])
            viewer = step % 2
            states[0] = match.hidden(viewer)
            if match.result is None:
                GAME.kernels.imagine(states[0], viewer, step)
                sure = int(read_sets(states[0], viewer, sets))
                search_placement(states[0], viewer, sets, sure)
                cells = [int(cell) for cell in states[0]["at"][1 - viewer] if cell >= 0]
                assert len(set(cells)) == len(cells) == 6
                possible = states[0]["suspects"][viewer]
                placed = [int(cell) for cell in states[0]["at"][1 - viewer]]
                assert all(possible[cell] >> figure & 1 for figure, cell in enumerate(placed) if cell >= 0)
