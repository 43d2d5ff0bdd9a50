"""How Mangrovia's bots see a game: strengths on lines, points to come, and what a lead is worth."""

import numpy as np

from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.bot import evaluate, mind, survey
from paravent.games.mangrovia.bot.mind import STRENGTHS, TRAIT_COUNT, VALUES
from paravent.games.mangrovia.bot.prospect import Trait, prospect
from paravent.games.mangrovia.bot.worth import measure
from paravent.games.mangrovia.components import LINES, PARTICIPANTS
from paravent.games.mangrovia.rules.scoring import strengths
from paravent.games.mangrovia.state import State
from tests.games.mangrovia.scenarios import begun
from tests.games.mangrovia.worlds import seated_match


def test_strengths_are_those_of_the_final_scoring() -> None:
    """MG-12.3, MG-12.6, MG-13.4: in random games of every size, god tiles among them."""
    out = np.zeros((LINES, PARTICIPANTS), np.int16)
    for seats in GAME.seats:
        whole = seated_match(seats, seats, {"garden_tiles": "gods"})
        for at in range(0, len(whole.moves), 29):
            record, thoughts = whole.rewound(at).state, mind()
            measure(record, thoughts)
            strengths(record, out)
            assert np.array_equal(thoughts[STRENGTHS : STRENGTHS + LINES * PARTICIPANTS], out.ravel())


def chance(*changes: str) -> float:
    """How likely seat 0 is to win, as it thinks, at a table of four."""
    return worth(begun("4 seats", ["stop 11", *changes]).match.state, 0)


def worth(record: State, seat: int) -> float:
    """The chance to win, as the judge of imagined games sees it."""
    thoughts = mind()
    survey(record, thoughts)
    return float(evaluate(record, seat, thoughts))


def test_more_is_better() -> None:
    """Amulets, a hand that can pay, an amulet field; and worse when another has them."""
    even = chance()
    better = (chance("0 A 6 6"), chance("0 V 7 3", "0 L W"), chance("0 huts m46"))
    assert all(even < each < 1.0 for each in better), (even, better)
    assert 0.0 < chance("1 A 6 6") < even


def test_who_has_won_knows_it() -> None:
    match = seated_match(4, 1, {})
    assert match.result is not None
    for seat in range(4):
        won = worth(match.state, seat)
        assert won == (0.0 if seat not in match.result.winners else 1.0 if len(match.result.winners) == 1 else 0.5)


def test_points_to_come_add_up_to_what_games_bring() -> None:
    """Section 10: greedy bots reach between 55 and 85 points."""
    for seats, least, most in ((2, 70, 100), (3, 65, 95), (4, 45, 80), (5, 35, 70)):
        record = seated_match(seats, 0, {}).rewound(0).state
        thoughts = mind()
        measure(record, thoughts)
        assert least < np.mean([prospect(record, seat, thoughts) for seat in range(seats)]) < most


def test_what_was_learned_fits_the_traits() -> None:
    assert len(Trait) == TRAIT_COUNT
    for seats in GAME.seats:
        assert np.shape(VALUES[str(seats)]["weights"]) == (2, TRAIT_COUNT)
        assert VALUES[str(seats)]["spread"][0] > 0
