"""Section 5.4: payments by an independent count, and a whole building as one act."""

from itertools import product
from random import Random
from typing import Any

import pytest

import paravent
from paravent.engine.match import Match
from paravent.engine.refusal import Unreadable, clause_text
from paravent.games.mangrovia.building import Building, steps
from tests.games.mangrovia.scenarios import begun


def at(*changes: str) -> Match:
    return begun("4 seats", list(changes)).match


# canonical payments and the order of picks, against a count of all payments

VALUES = [7, 6, 5, 4, 3, "3T", 2]


def every_payment(hand: dict[Any, int], price: int) -> list[tuple[Any, ...]]:
    """All exact payments as items in the order of picking."""
    found = []
    for counts in product(*(range(hand.get(item, 0) + 1) for item in VALUES)):
        items = [item for item, count in zip(VALUES, counts, strict=True) for _ in range(count)]
        if sum(worth(item) for item in items) == price:
            found.append(tuple(items))
    return found


def worth(item: Any) -> int:
    return 3 if item == "3T" else int(item)


def canonical(payments: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Fewest tiles, fewest items, the lexicographically greatest list of values."""
    return min(payments, key=lambda items: (items.count("3T"), len(items), [-worth(item) for item in items]))


def notation(item: Any) -> str:
    return "pay-tile-v" if item == "3T" else f"pay {item}"


def hand_of(random: Random) -> dict[Any, int]:
    hand: dict[Any, int] = {item: random.choice([0, 0, 1, 1, 2, 3]) for item in VALUES}
    return hand | {"3T": random.choice([0, 0, 1, 2])}


@pytest.mark.parametrize(("field", "huts", "price"), [("m28", 1, 10), ("m28", 2, 20), ("m03", 2, 28), ("m34", 1, 6)])
@pytest.mark.parametrize("number", range(12))
def test_every_payment_has_exactly_one_sequence_of_picks(number: int, field: str, huts: int, price: int) -> None:
    hand = hand_of(Random(number))
    payments = every_payment(hand, price)
    match = paying(hand)
    build = f"build{2 if huts == 2 else ''} {field}"
    assert (build in match.legal(0)) == bool(payments)
    if not payments:
        return
    match.play(0, build)
    explore(match, payments, ())


def explore(match: Match, payments: list[tuple[Any, ...]], picked: tuple[Any, ...]) -> None:
    """Every prefix: what is legal, what completes by itself, and what `pay-default` adds."""
    left = [payment for payment in payments if payment[: len(picked)] == picked]
    if len(left) == 1:
        assert paid(match) == sorted(map(notation, left[0]))
        return
    expected = {notation(payment[len(picked)]) for payment in left}
    assert set(match.legal(0)) == expected | {"pay-default"}
    default = match.copy()
    default.play(0, "pay-default")
    assert paid(default) == sorted(map(notation, canonical(left)))
    for item in {payment[len(picked)] for payment in left}:
        further = match.copy()
        further.play(0, notation(item))
        explore(further, payments, (*picked, item))


def paid(match: Match) -> list[str]:
    (built,) = (event for event in match.events(1) if type(event).__name__ == "Built")
    return sorted([notation(value) for value in built.valuables] + ["pay-tile-v"] * len(built.tiles))  # type: ignore[attr-defined]


def paying(hand: dict[Any, int]) -> Match:
    cards = [str(item) for item in VALUES if item != "3T" for _ in range(hand[item])]
    changes = ["option garden_tiles plain", "stop 9", "birds water sand", "0 L W W", f"0 V {' '.join(cards)}"]
    if hand["3T"]:
        changes.append(f"0 tiles {' '.join(['valuable'] * hand['3T'])}")
    return at(*changes)


# one structured act

HAND = ("stop 9", "birds water mangrove", "0 V 7 3 6 4 5 5 2 7", "0 L W W M", "0 A 6 2 3")


@pytest.mark.parametrize(
    ("building", "expected"),
    [
        (Building("m28", landscapes=["water"], valuables=[5, 5]), ("build m28", "pay 5", "pay 5")),
        (Building("m28", landscapes=["water"], valuables=[3, 7]), ("build m28", "pay 7")),
        (Building("m28", landscapes=["water"], valuables=[2, 3, 5]), ("build m28", "pay 5", "pay 3")),
        (Building("m04", landscapes=["water"], amulets=[2, 3]), ("build m04",)),
        (
            Building("m17", True, ["mangrove", "water"], valuables=[7, 7, 6, 2]),
            ("build2 m17", "land water", "land mangrove", "pay 7", "pay 7", "pay 6"),
        ),
    ],
)
def test_a_building_is_the_same_as_its_steps(building: Building, expected: tuple[str, ...]) -> None:
    match = at(*HAND)
    assert steps(match.hidden(0), 0, building) == expected
    for step in expected:
        match.play(0, step)
    (built,) = (event for event in match.events(2) if type(event).__name__ == "Built")
    assert built.field == building.field  # type: ignore[attr-defined]
    assert sorted(built.valuables + built.amulets) == sorted(building.valuables + building.amulets)  # type: ignore[attr-defined]
    assert sorted(built.landscapes) == sorted(building.landscapes)  # type: ignore[attr-defined]


JOKERS = ("option garden_tiles all", "stop 9", "birds water mangrove", "0 V 7 4 3", "0 L S W", "0 tiles joker valuable")


def test_a_building_with_joker_and_tile() -> None:
    match = at(*JOKERS)
    building = Building("m16", landscapes=["sand"], valuables=[4], tiles=["valuable"], jokers=1)
    assert steps(match.hidden(0), 0, building) == ("build m16", "pay 4", "pay-tile-v")


@pytest.mark.parametrize(
    ("given", "building", "clause"),
    [
        (HAND, Building("m99"), "MG-8.1"),
        (HAND, Building("m28", landscapes=["water"], valuables=[5, 5], amulets=[2]), "MG-8.5"),
        (HAND, Building("m28", landscapes=["water"], amulets=[6, 3]), "MG-8.5"),
        (HAND, Building("m04", landscapes=["water"], valuables=[5]), "MG-8.5"),
        (HAND, Building("m28", landscapes=["water"], valuables=[6, 6]), "MG-8.6"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7, 4]), "MG-8.4"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7, 2]), "MG-8.4"),
        (HAND, Building("m28", landscapes=[], valuables=[7, 3]), "MG-8.3"),
        (HAND, Building("m28", landscapes=["water", "water"], valuables=[7, 3]), "MG-8.3"),
        (HAND, Building("m28", landscapes=["mangrove"], valuables=[7, 3]), "MG-9.6"),
        (HAND, Building("m28", landscapes=["lava"], valuables=[7, 3]), "MG-9.6"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7, 3], jokers=1), "MG-R40"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7], tiles=["valuable"]), "MG-13.5"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7], tiles=["god-a"]), "MG-13.5"),
        (HAND, Building("m28", landscapes=["water"], valuables=[7], tiles=["joker"]), "MG-13.5"),
        (HAND, Building("m20", True, ["water", "water"], valuables=[7, 7, 6]), "MG-9.4"),
        (JOKERS, Building("m16", landscapes=["sand"], valuables=[7]), "MG-8.2"),
        (JOKERS, Building("m04", landscapes=["water"], amulets=[], tiles=["valuable"]), "MG-8.5"),
        (("stop 11", *HAND[1:]), Building("m28", True, ["water", "water"], valuables=[7, 7, 6]), "MG-9.2"),
        (("stop 2", *HAND[1:]), Building("m28", landscapes=["water"], valuables=[7, 3]), "section 5.2"),
    ],
)
def test_a_building_that_is_not_allowed(given: tuple[str, ...], building: Building, clause: str) -> None:
    match = at(*given)
    before = match.state.tobytes()
    with pytest.raises(Unreadable) as refused:
        steps(match.hidden(0), 0, building)
    assert clause_text(refused.value.clause) == clause
    assert match.state.tobytes() == before


def test_every_building_of_a_match_as_one_act() -> None:
    """What was built in random matches, planned as a whole beforehand: the same steps lead there."""
    planned = 0
    for number in range(6):
        match = paravent.new("mangrovia", seats=3, seed=number, options={"garden_tiles": "all"})
        random = Random(number)
        while match.to_act:
            (seat,) = match.to_act
            legal = match.legal(seat)
            move = random.choice([move for move in legal if move != "skip"] or legal)
            if move.startswith("build"):
                planned += plan(match, seat, move, random)
            match.play(seat, move)
    assert planned > 60


def plan(match: Match, seat: int, move: str, random: Random) -> int:
    """Builds at random on a copy, and asks for the steps to the same building."""
    copy, before = match.copy(), match.hidden(seat)
    copy.play(seat, move)
    while copy.view(seat).building is not None:  # type: ignore[attr-defined]
        copy.play(seat, random.choice(copy.legal(seat)))
    built: Any = next(event for event in copy.events_since(seat, match.number(seat)) if type(event).__name__ == "Built")
    building = Building(
        built.field,
        built.huts == 2,
        list(built.landscapes),
        list(built.valuables),
        list(built.amulets),
        list(built.tiles),
        built.jokers,
    )
    again = match.copy()
    for step in steps(before, seat, building):
        again.play(seat, step)
    assert again.state.tobytes() == copy.state.tobytes()
    return 1
