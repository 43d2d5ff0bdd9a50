"""The golden scenarios that speak of many games, of everything sent, or of all positions (section 10)."""

from collections import Counter, deque
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import paravent
from paravent.engine.generator import seed_quick
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.record import blank
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.board import CELLS, PAIR_CELLS, cell_number
from paravent.games.princess_jing.view import View
from tests.games.princess_jing.watch import fewest_exchanges, sequences
from tests.games.settings import random_match

OPENING = {"red": "P b1, M d1, X c1", "green": "P c5, M a5, X e5", "to_move": "red"}
GS_11 = OPENING | {"red": "P b1, M d1, X d4"}
E0 = {
    "mode": "expert",
    "red": "P c1, M a1, X1 e1, X2 b2, O d2, F d1",
    "green": "P b5, M d5, X1 c4, X2 e4, C a4, F e5",
    "cards": [3, 1],
    "captains": {"red": "b c e", "green": "a c d"},
    "to_move": "red",
}


def given(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a viewer is sent."""
    legal = () if seat is None else match.legal(seat)
    return msgspec.json.encode(match.view(seat)), msgspec.json.encode(match.events(seat)), match.number(seat), legal


def dealt(count: int, **options: object) -> Iterator[Match]:
    for number in range(count):
        yield new_match(GAME, 2, key_of(number), options)


def test_gs_90_a_random_starter_is_fair_and_public() -> None:
    starters = Counter(int(match.state["active"]) for match in dealt(2000, setup="random"))
    assert abs(starters[0] - 1000) < 150
    for match in dealt(4, setup="random"):
        assert {view_of(match, seat).active for seat in (0, 1, None)} == {int(match.state["active"])}


def view_of(match: Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def test_gs_91_random_setups_are_uniform_and_independent() -> None:
    count = 6000
    placements: tuple[Counter[bytes], Counter[bytes]] = (Counter(), Counter())
    both: Counter[tuple[int, int]] = Counter()
    for match in dealt(count, setup="random"):
        at = match.state["at"][:, 1:4]
        for seat in (0, 1):
            placements[seat][at[seat].tobytes()] += 1
        both[int(at[0, 0]), int(at[1, 0])] += 1
    for seen in placements:
        assert len(seen) == 60
        assert chi_square(list(seen.values()), count / 60) < 120
    assert len(both) == 25
    assert chi_square(list(both.values()), count / 25) < 65


def test_gs_91_expert_setups_are_uniform() -> None:
    count = 6000
    pairs: Counter[int] = Counter()
    princesses: Counter[tuple[int, int]] = Counter()
    others: Counter[int] = Counter()
    entrances: Counter[bytes] = Counter()
    for match in dealt(count, setup="random", mode="expert"):
        at = match.state["at"][1]
        pairs[int(match.state["left_out"][1])] += 1
        princesses[int(at[1]), int(at[2])] += 1
        others.update(int(at[figure]) for figure in range(3, 8) if at[figure] >= 0)
        entrances[match.state["captains"][1].tobytes()] += 1
    assert chi_square(list(pairs.values()), count / 3) < 20
    assert len(princesses) == 20
    assert chi_square(list(princesses.values()), count / 20) < 60
    assert len(entrances) == 60
    assert chi_square(list(entrances.values()), count / 60) < 120
    back = sum(number for cell, number in others.items() if cell < 20)
    assert abs(back / (4 * count) - 5 / 8) < 0.02, "eight places are left, five of them on the second line"


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_gs_96_at_least_71_exchanges_and_63_in_a_paralysis() -> None:
    listed = np.zeros(GAME.actions, np.int16)
    fewest, in_paralysis = GAME.actions, GAME.actions
    for number, match in enumerate(dealt(600, setup="random", mode="expert", paralysis_trigger="any_swap")):
        states = blank(GAME.dtype, 2)
        states[0] = match.state
        seed_quick(states[1], number)
        moves, stunned = fewest_exchanges(states, listed, 400)
        fewest, in_paralysis = min(fewest, moves), min(in_paralysis, stunned)
    assert fewest == 71
    assert in_paralysis >= 63


def test_gs_100_a_hidden_target_changes_nothing_that_is_sent() -> None:
    seen = []
    for target in ("a1", "c1", "e1"):
        match = paravent.position("princess-jing", GS_11)
        match.play(0, f"withdraw mirror {target}")
        seen.append((given(match, 1), given(match, None), match.hidden(1).tobytes(), match.hidden(None).tobytes()))
    assert seen[0] == seen[1] == seen[2]


ANYWHERE = {"green": {f"{column}{row}": "P M X" for column in "abcde" for row in "123"}}
NOWHERE: dict[str, object] = {"red": {}}

REFUSED = [
    (OPENING, "", 0, "point c3"),
    (OPENING, "", 0, "pass"),
    (OPENING, "", 1, "swap a1-a2"),
    (OPENING, "", 0, "swap a1-a3"),
    (OPENING, "", 0, "flip c3"),
    (OPENING, "0 swap b1-c2, 0 pass", 1, "swap b1-c2"),
    (OPENING, "", 0, "withdraw maid a1"),
    (OPENING, "", 0, "withdraw mirror2 a1"),
    (OPENING, "", 0, "withdraw mirror c1"),
    (OPENING, "0 swap c3-d3", 0, "swap c3-d3"),
    (OPENING, "0 swap c3-d3", 0, "point b1"),
    (OPENING, "0 swap c3-d3", 0, "point f9"),
    (OPENING, "", 1, "back b5"),
    (OPENING, "0 swap c3-d3, 0 point c5", 1, "back c5"),
    (OPENING, "0 swap c3-d3, 0 point c5", 1, "back b4"),
    (OPENING, "0 swap c3-d3, 0 point c5", 1, "swap a1-b1"),
    (OPENING, "", 0, "call mirror1"),
    (OPENING, "", 0, "decline"),
    (OPENING, "", 0, "look"),
    (OPENING, "", 0, "dance"),
    (OPENING, "", 0, "place a1"),
    (E0, "0 swap c1-c2", 0, "decline"),
    (E0, "0 swap c1-c2", 1, "call mirror1"),
    (E0, "0 swap c1-c2, 1 decline", 1, "call mirror1"),
    (E0, "", 0, "withdraw owl b1"),
    (E0, "0 draw", 0, "draw"),
]


@pytest.mark.parametrize(("position", "moves", "seat", "notation"), REFUSED, ids=[row[3] for row in REFUSED])
def test_gs_102_a_refusal_changes_and_tells_nothing(
    position: dict[str, object], moves: str, seat: int, notation: str
) -> None:
    match = paravent.position("princess-jing", position)
    for move in filter(None, moves.split(", ")):
        match.play(int(move[0]), move[2:])
    before = match.state.tobytes(), match.moves, [given(match, viewer) for viewer in (0, 1, None)]
    with pytest.raises(paravent.Refusal) as refused:
        match.play(seat, notation)
    assert refused.value.clause
    assert refused.value.message
    assert (match.state.tobytes(), match.moves, [given(match, viewer) for viewer in (0, 1, None)]) == before


def test_gs_103_legality_depends_on_the_own_view_alone() -> None:
    seen = set()
    for cells in permutations(("a5", "b5", "c5", "d5", "e5"), 3):
        green = ", ".join(f"{figure} {cell}" for figure, cell in zip("PMX", cells, strict=True))
        match = paravent.position("princess-jing", OPENING | {"green": green})
        seen.add((match.legal(0), match.hidden(0).tobytes(), msgspec.json.encode(match.view(0))))
    assert len(seen) == 1


def test_gs_104_a_record_replays_to_the_same_states(tmp_path: Path) -> None:
    for number in range(6):
        match = random_match(GAME, number)
        match.save(tmp_path / "match.json")
        again = paravent.load(tmp_path / "match.json")
        assert again.state.tobytes() == match.state.tobytes()
        assert again.result == match.result


def test_gs_105_the_moved_side_gets_no_hint_of_a_mirror() -> None:
    seen = []
    for red in ("P b1, M d1, X c3", "P b1, M c3, X d1", "P b1, M d1, X a1"):
        position = OPENING | {"red": red, "green": "P c4, M a5, X e5", "to_move": "green", "suspects": ANYWHERE}
        match = paravent.position("princess-jing", position)
        match.play(1, "swap c3-c4")
        seen.append(given(match, 1))
    assert seen[0] == seen[1] == seen[2]


def test_gs_107_the_table_of_beloved_captains() -> None:
    table = {1: ("I", "II", "III"), 2: ("II", "III", "I"), 3: ("III", "I", "II")}
    pairs = (("crane", "fox"), ("crane", "owl"), ("fox", "owl"))
    letters = {"crane": "C", "fox": "F", "owl": "O"}
    for card, captains in table.items():
        for pair, captain in zip(pairs, captains, strict=True):
            animals = ", ".join(f"{letters[animal]} {cell}" for animal, cell in zip(pair, ("a4", "e5"), strict=True))
            green = f"P b5, M d5, X1 c4, X2 e4, {animals}"
            match = paravent.position(
                "princess-jing", E0 | {"green": green, "cards": [card, 1], "found": {"red": list(pair)}}
            )
            beloved = view_of(match, 0).beloved
            assert beloved is not None
            assert beloved.captain == captain


def test_gs_111_the_mover_sees_the_same_whether_or_not_a_call_was_possible() -> None:
    """What the engine adds to the waiting time: nothing. (The server's windows have tests of their own.)"""
    seen = []
    for green in ("P b5, M d5, X1 c4, X2 e4, C a4, F e5", "P b5, M d5, X1 c3, X2 e4, C a4, F e5"):
        match = paravent.position("princess-jing", E0 | {"green": green, "suspects": NOWHERE})
        match.play(0, "swap c4-d3")
        seen.append((match.waited_for(0), given(match, 0)))
        match.play(1, "decline")
        seen[-1] += (match.waited_for(0), given(match, 0))  # type: ignore[assignment]
    assert seen[0] == seen[1]


def test_gs_113_five_exchanges_reach_the_far_line_round_any_paralysed_screen() -> None:
    neighbours = {cell: [a + b - cell for a, b in PAIR_CELLS if cell in (a, b)] for cell in range(CELLS)}
    longest = 0
    for wall in range(20):
        for start in set(range(CELLS)) - {wall}:
            reached = {start: 0}
            queue = deque([start])
            while queue:
                cell = queue.popleft()
                for following in neighbours[cell]:
                    if following != wall and following not in reached:
                        reached[following] = reached[cell] + 1
                        queue.append(following)
            longest = max(longest, *(reached[goal] for goal in range(20, CELLS)))
            if (start, wall) == (cell_number("e1"), cell_number("b4")):
                assert reached[cell_number("a5")] == 5
    assert longest == 5


COUNTS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "Opening": (OPENING, [76, 1748, 125_955]),
    "E0": (E0, [75, 140, 5_892]),
}
"""By hand. Opening: 76 moves, 23 ways to point or not; then Green has 71 or 72 exchanges and 4 withdrawals, 6 after the
7 exchanges that take a figure off row 5, or brings her back (2 or 3 places): 65 * 1652 + 7 * 1697 + 4 * 1674. E0: 72
exchanges with 80 answers (8 calls) and 3 withdrawals with 20 accusations; then 72 * 20 + 3 * (19 * 78 + 2)."""


@pytest.mark.parametrize("name", COUNTS)
def test_counts_of_sequences(name: str) -> None:
    position, expected = COUNTS[name]
    states = blank(GAME.dtype, 5)
    states[0] = paravent.position("princess-jing", position).state
    assert [sequences(states, depth + 1) for depth in range(len(expected))] == expected
