"""What the bots suppose the other seat to know: by public facts, so never more than it knows, and never wrong."""

import numpy as np
import pytest

from paravent import position
from paravent.engine.match import Match
from paravent.engine.record import blank
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.bot import inform, mind, recall
from paravent.games.princess_jing.bot.belief import UNTOLD
from paravent.games.princess_jing.bot.mind import LEARNED, PATIENCE, VALUES, mind_of
from paravent.games.princess_jing.state import Figure
from tests.games.settings import random_match

SETTINGS = [{"mode": "basic", "setup": "random"}, {"mode": "expert", "setup": "random"}]


def sheet(match: Match, seat: int) -> np.ndarray:
    """The seat's true knowledge sheet."""
    return np.array(match.hidden(seat)["suspects"][seat])


@pytest.mark.parametrize("options", SETTINGS)
@pytest.mark.parametrize("number", range(6))
def test_a_figure_is_always_where_the_other_may_suspect_it(options: dict[str, str], number: int) -> None:
    match = random_match(GAME, number, options, most=80)
    if match.result:
        return
    for seat in range(2):
        exposed = recall(match.hidden(seat), match.events(seat), seat)
        held = [figure for figure in range(Figure.PRINCESS, Figure.OWL + 1) if match.state["at"][seat, figure] >= 0]
        kinds = sum(1 << figure for figure in held)
        for figure in held:
            cell = int(match.state["at"][seat, figure])
            labels = (8 | 16) if figure in {Figure.MIRROR1, Figure.MIRROR2} else 1 << figure
            assert exposed[cell] & labels & kinds, (seat, figure, cell)


def test_what_is_public_in_the_basic_mode_is_known_to_the_other_at_least() -> None:
    """Before anybody has withdrawn unseen, the other's sheet says no less than the public facts."""
    compared = 0
    for number in range(20):
        match = random_match(GAME, number, SETTINGS[0], most=14)
        kinds = {event.__struct_config__.tag for event in match.events(0)}
        if match.result or kinds & {"withdrawn", "brought-back"}:
            continue
        for seat in range(2):
            exposed = recall(match.hidden(seat), match.events(seat), seat)
            known = sheet(match, 1 - seat)
            assert not np.any(known & ~exposed & ~1), (number, seat)
            compared += 1
    assert compared > 10


def test_without_the_beginning_nothing_is_recalled() -> None:
    match = position("princess-jing", {"mode": "basic", "red": "P c2, M a1, X e1", "green": "P b5, M d5, X e5"})
    assert list(recall(match.hidden(0), match.events(0), 0)) == [UNTOLD] * 25


def test_an_imagined_opponent_suspects_what_was_public() -> None:
    """The opponent of an imagined world knows the line the princess began on."""
    match = random_match(GAME, 1, SETTINGS[0], most=0)
    worlds = blank(GAME.dtype)
    worlds[0] = match.hidden(0)
    GAME.kernels.imagine(worlds[0], 0, 3)
    inform(worlds[0], 0, recall(match.hidden(0), match.events(0), 0))
    suspected = [cell for cell in range(25) if worlds[0]["suspects"][1, cell] & 2]
    assert set(suspected) == set(range(5))


def test_a_mind_begins_with_clean_paper_and_all_it_has_learned() -> None:
    assert np.array_equal(mind(), mind_of(VALUES))
    assert not np.delete(mind()[:LEARNED], PATIENCE).any()
    assert mind("adept")[PATIENCE] < mind("master")[PATIENCE]
