"""Looking back at a game: what was lost, whether it could have been known, and what only a game can tell."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

import paravent
from paravent import bots
from paravent.bots.analysis import Analysis, Decision, Estimate, Look, Verdict, analyse
from paravent.bots.analysis.decisions import verdict
from paravent.bots.analysis.estimates import Chooser, estimator_of
from paravent.bots.analysis.searching import TreeReader
from paravent.bots.entrants import new_player, read_entrant
from paravent.engine.match import Match
from paravent.engine.twin import twins
from paravent.games import registry
from paravent.games.jade_koenig import deduction
from paravent.games.princess_jing.board import CELLS
from paravent.games.princess_jing.bot import insight as princess
from paravent.games.princess_jing.bot.belief import believe, recall
from paravent.games.princess_jing.bot.mind import BELIEF, mind
from tests.games.settings import random_match

FEW = "master@40i"


def played(key: str, level: str = "novice", seed: int = 4, most: int = 400, **options: Any) -> Match:
    """A game between bots, or its beginning."""
    match = paravent.new(key, seats=2, seed=seed, options=options)
    players = [bots.bot(key, level, seed=seat) for seat in range(2)]
    while match.result is None and len(match.moves) < most:
        seat = min(match.to_act)
        hidden = match.hidden(seat)
        match.play(seat, match.game.write(hidden, players[seat].choose(hidden, match.events(seat), seat)))
    return match


@pytest.fixture(scope="module")
def jing() -> Match:
    """A finished game of Princess Jing."""
    return played("princess-jing", setup="random")


def only(analysis: Analysis) -> Decision:
    (decision,) = analysis.decisions
    return decision


def last_stand(match: Match) -> int:
    """The number of the move that won."""
    assert match.result is not None
    return len(match.moves)


def instead(match: Match, number: int, notation: str) -> Match:
    """The match up to a move, and another one in its place."""
    other = match.rewound(number - 1)
    other.play(match.moves[number - 1][0], notation)
    return other


# What was lost


def test_a_move_that_wins_loses_nothing(jing):
    number = last_stand(jing)
    decision = only(analyse(jing, FEW, moves=[number]))
    assert (decision.number, decision.seat, decision.played) == (number, *jing.moves[-1])
    assert decision.known is not None
    assert (decision.known.value, decision.known.lost, decision.verdict) == (1.0, 0.0, Verdict.GOOD)


def test_to_miss_a_win_that_is_in_sight_could_have_been_known(jing):
    number = last_stand(jing)
    seat, winning = jing.moves[-1]
    other = next(move for move in jing.rewound(number - 1).legal(seat) if move != winning)
    decision = only(analyse(instead(jing, number, other), FEW, moves=[number]))
    assert decision.choice == winning
    assert decision.known is not None
    assert (decision.known.best, decision.known.value) == (winning, 1.0)
    assert decision.known.lost > 0.2
    assert decision.verdict in {Verdict.MISTAKE, Verdict.LUCKY}


def test_what_nobody_could_know_is_bad_luck(jing):
    """The princess whose place is hidden stands where nothing points to: pointing there wins only with all open."""
    number, seat, cell = next(moments_of_pointing(jing))
    choice = only(analyse(jing, FEW, moves=[number])).choice
    decision = only(analyse(instead(jing, number, choice), FEW, moves=[number]))
    assert decision.known is not None
    assert decision.opened is not None
    assert (decision.seat, decision.known.lost, decision.choice) == (seat, 0.0, decision.played)
    assert decision.opened.best == f"point {cell}"
    assert decision.verdict is Verdict.UNLUCKY


def moments_of_pointing(match: Match):
    """Moves before which a seat may point and the other princess is where it hardly believes her."""
    for number, (seat, _) in enumerate(match.moves, 1):
        before = match.rewound(number - 1)
        hidden = before.hidden(seat)
        found = princess.insight(hidden, before.events(seat), seat, 0, before.state)
        if found and f"point {found.where}" in before.legal(seat) and found.share < max(found.cells) / 2:
            yield number, seat, found.where


def look(lost: float, doubt: float = 0.0) -> Look:
    return Look("one", 0.5, 0.5 - lost, lost, doubt)


@pytest.mark.parametrize(
    ("known", "opened", "found"),
    [
        (look(0.0), look(0.0), Verdict.GOOD),
        (look(0.3), look(0.3), Verdict.MISTAKE),
        (look(0.0), look(0.3), Verdict.UNLUCKY),
        (look(0.3), look(0.0), Verdict.LUCKY),
        (look(0.3, doubt=0.4), look(0.3), Verdict.UNLUCKY),
        (look(0.01), look(0.01), Verdict.GOOD),
        (None, look(0.3), None),
        (look(0.3), None, None),
    ],
)
def test_could_it_have_been_known(known, opened, found):
    assert verdict(known, opened) is found


# What it is made from


@pytest.mark.parametrize("key", ["princess-jing", "mangrovia"])
def test_a_search_can_be_asked_for_any_action(key):
    match = played(key, most=14)
    seat = min(match.to_act)
    hidden, seen = match.hidden(seat), match.events(seat)
    reader = estimator_of(new_player(read_entrant(FEW), key, 3, 1.0))
    assert isinstance(reader, TreeReader)
    found = reader.estimates(hidden, seen, seat)
    assert sum(estimate.share for estimate in found) == pytest.approx(1.0)
    assert found[0].share == max(estimate.share for estimate in found)
    assert found[0].action == new_player(read_entrant(FEW), key, 3, 1.0).bot.choose(hidden, seen, seat)
    for notation in match.legal(seat):
        estimate = reader.value(hidden, seen, seat, match.game.read(hidden, notation))
        assert estimate.value is not None
        assert 0.0 <= estimate.value <= 1.0
        assert estimate.tries == 39


def test_the_same_question_gets_the_same_answer(jing):
    moves = range(9, 13)
    first, again = (analyse(jing, FEW, moves=moves) for _ in range(2))
    assert msgspec.json.encode(first) == msgspec.json.encode(again)


def test_what_the_seat_is_told_of_does_not_depend_on_what_it_could_not_know():
    whole, compared = played("princess-jing", most=24, setup="random"), 0
    for viewer in range(2):
        pair = twins(whole, viewer, 0, viewer)
        left, right = (analyse(one, FEW, seats=[viewer]) for one in (pair.first, pair.second))
        for one, other in zip(left.decisions, right.decisions, strict=True):
            compared += 1
            assert (one.choice, one.considered, one.known) == (other.choice, other.considered, other.known)
            assert msgspec.json.encode(one.view) == msgspec.json.encode(other.view)
    assert compared > 4


class Opinionated:
    """A user's bot that tells what it thinks: the last legal action is worth most."""

    budget = 0.0

    def __init__(self, key: str, seed: int) -> None:
        self.game = registry.game(key)

    def listed(self, hidden: Any, seat: int) -> list[int]:
        actions = np.zeros(self.game.actions, np.int16)
        return [int(action) for action in actions[: int(self.game.kernels.choices(hidden, seat, actions))]]

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float | None = None) -> int:
        return self.listed(hidden, seat)[-1]

    def estimates(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any = None) -> list[Estimate]:
        return [Estimate(self.choose(hidden, seen, seat), 1.0, 1.0, 10_000)]

    def value(self, hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any = None) -> Estimate:
        best = self.choose(truth if truth is not None else hidden, seen, seat)
        return Estimate(action, 1.0, float(action == best), 10_000)


def test_a_users_bot_may_be_asked_itself(jing):
    decision = only(analyse(jing, f"{__name__}:Opinionated", moves=[9]))
    assert decision.choice == jing.rewound(8).legal(decision.seat)[-1]
    assert decision.known is not None
    assert decision.known.lost == float(decision.played != decision.choice)


def test_of_a_bot_without_estimates_its_choice_is_known(jing):
    assert isinstance(estimator_of(new_player(read_entrant("novice"), "princess-jing", 0, 1.0)), Chooser)
    decision = only(analyse(jing, "novice", moves=[9]))
    assert decision.choice in jing.rewound(8).legal(decision.seat)
    assert (decision.known, decision.opened, decision.verdict) == (None, None, None)


# The whole game


@pytest.mark.parametrize("key", registry.keys())
def test_every_choice_of_a_game_is_looked_at(key):
    match = random_match(registry.game(key), 3, most=50)
    told: list[tuple[int, int]] = []
    found = analyse(match, "novice", progress=lambda over, of: told.append((over, of)))
    now, expected = match.begun(), []
    for number, (seat, notation) in enumerate(match.moves, 1):
        if len(now.legal(seat)) > 1 and notation not in {"resign", "draw", "look"}:
            expected.append((number, seat, notation, len(now.legal(seat))))
        now.play(seat, notation)
    with_choice = [one for one in found.decisions if one.choices > 1]
    assert [(one.number, one.seat, one.played, one.choices) for one in with_choice] == expected
    assert sum(summary.decisions for summary in found.summaries) == len(expected)
    assert told[-1] == (len(match.moves), len(match.moves))
    assert msgspec.json.decode(msgspec.json.encode(found))["game"] == key


def test_commands_are_no_decisions(jing):
    match = jing.rewound(10)
    match.play(min(match.to_act), "resign")
    assert analyse(match, "novice", moves=[11]).decisions == ()


def test_a_summary_counts_one_seats_decisions(jing):
    found = analyse(jing, FEW, seats=[1])
    (summary,) = found.summaries
    verdicts = [decision.verdict for decision in found.decisions]
    assert {decision.seat for decision in found.decisions} == {1}
    assert summary.agreed == sum(decision.choice == decision.played for decision in found.decisions)
    assert summary.mistakes == verdicts.count(Verdict.MISTAKE)
    assert (summary.mistakes > 0) == (summary.lost > 0) or summary.lucky > 0


# What only a game can tell


def test_the_map_of_the_other_princess_is_the_bots_belief(jing):
    """By imagined worlds as by the knowledge sheet, where what is known of other figures rules nothing out."""
    match = jing.rewound(next(number for number in range(40) if jing.rewound(number).state["phase"] != 0))
    seat = min(match.to_act)
    hidden, thought = match.hidden(seat), mind()
    found = princess.shares(hidden, recall(hidden, match.events(seat), seat), seat, worlds=2000)
    believe(hidden, seat, thought, BELIEF)
    assert found.sum() == pytest.approx(1.0)
    assert np.abs(found - thought[BELIEF : BELIEF + CELLS]).max() < 0.04


def test_she_is_nowhere_on_the_map_where_she_cannot_be(jing):
    shown = 0
    for decision in analyse(jing, "novice").decisions:
        if decision.insight is None:
            continue
        record = decision.view.record
        possible = [bool(record["suspects"][decision.seat, cell] & 2) for cell in range(CELLS)]
        assert [share > 0 for share in decision.insight.cells] <= possible
        assert all(may or share == 0 for may, share in zip(possible, decision.insight.cells, strict=True))
        assert decision.insight.share > 0
        shown += 1
    assert shown > 10


def test_a_question_is_weighed_against_the_best_one():
    match = played("jade-koenig", most=900)
    asked = [number for number, (_, move) in enumerate(match.moves, 1) if move == "ask"]
    for number in asked[:3]:
        decision = only(analyse(match, "novice", moves=[number]))
        told, after = decision.insight, match.rewound(number)
        assert decision.choices == 1
        assert 0 <= told.bits <= told.most + 1e-9
        assert told.won == pytest.approx(np.log2(told.cards / told.left))
        if after.result is None:
            assert deduction.possible_cards(after.hidden(decision.seat), decision.seat, decision.seat).size == told.left
    assert len(asked) >= 3
