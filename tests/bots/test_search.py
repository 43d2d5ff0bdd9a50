"""The search: the same answer for the same seed, whatever the number of threads; its tree; times of its own."""

from itertools import count
from typing import Any

import numpy as np
import pytest
from numba.core.runtime import _nrt_python  # type: ignore[attr-defined]
from numba.core.runtime.nrt import rtsys

from paravent import bots
from paravent.bots.levels import MOST_KEPT, Adept, Master, Thoughts
from paravent.bots.skill import skill_of
from paravent.bots.tree import FILLED, ROOT, Found
from paravent.engine.game import Game
from paravent.engine.jit import COMPILED
from paravent.engine.match import Match
from paravent.engine.refusal import Refusal
from paravent.games.registry import every_game
from tests.games.settings import random_match

FEW = 60
SEARCHED = [game for game in every_game() if skill_of(game)]
GAMES = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.key)


def master(game: Game, **chosen: Any) -> Master:
    """One that makes a few iterations."""
    skill = skill_of(game)
    assert skill is not None
    return Master(game, skill, 7, chosen.pop("clock", None), chosen.pop("iterations", FEW), **chosen)


def found(bot: Adept, match: Match) -> Found:
    seat = min(match.to_act)
    return bot.ponder(match.hidden(seat), match.events(seat), seat)


def with_a_search(game: Game, number: int = 3) -> Match:
    """A match at a decision with something to search for."""
    whole = random_match(game, number, most=200)
    for at in range(10, len(whole.moves)):
        match = whole.rewound(at)
        if found(master(game, iterations=1), match).actions.size > 1:
            return match
    raise AssertionError("nothing to think about")


@GAMES
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_seed_and_a_number_of_iterations_settle_the_answer(game: Game, threads: int) -> None:
    match = with_a_search(game)
    first, second = (found(master(game, threads=threads), match) for _ in range(2))
    assert first.actions.tolist() == second.actions.tolist()
    assert first.times.tolist() == second.times.tolist()
    assert first.means.tolist() == second.means.tolist()


@GAMES
def test_threads_share_the_iterations_and_add_up_what_they_find(game: Game) -> None:
    match = with_a_search(game)
    assert found(master(game), match).times.sum() == FEW
    assert found(master(game, threads=3), match).times.sum() == FEW


@GAMES
@pytest.mark.parametrize("others", [0, 1, 2])
@pytest.mark.parametrize(("judged", "quick"), [(0, 0), (2, 3), (5, 0), (0, 20)])
def test_every_way_to_search_answers_with_what_is_allowed(game: Game, others: int, judged: int, quick: int) -> None:
    match = with_a_search(game)
    seat = min(match.to_act)
    hidden = match.hidden(seat)
    weighed = found(master(game, thoughts=Thoughts(judged, quick, others)), match)
    assert weighed.times.sum() == FEW
    assert {game.write(hidden, int(action)) for action in weighed.actions} <= set(match.legal(seat))
    assert ((weighed.means >= 0.0) & (weighed.means <= 1.0)).all()


@GAMES
def test_a_bot_with_a_clock_keeps_its_tree(game: Game) -> None:
    """A node is what a seat knows, so that the tree knows the next decision if it has been thought of."""
    match = with_a_search(game)
    bot = master(game, clock=count(0.0, 0.5).__next__)
    known = 0
    for _ in range(60):
        if match.result is not None:
            break
        for seat in match.to_act:
            hidden = match.hidden(seat)
            bot.ponder(hidden, match.events(seat), seat)
            trees = bot.kept.get(seat)
            if trees is not None:
                root = trees[0].nodes[int(trees[0].marks[ROOT])]
                before = int(root["visits"])
                match_again = bot.ponder(hidden, match.events(seat), seat)
                assert match_again.actions.size == 1 or match_again.times.sum() > before
                known += 1
            match.play(seat, match.legal(seat)[0])
        if known > 2:
            break
    assert known > 2


def test_who_lets_something_slip_takes_what_is_nearly_as_good() -> None:
    """Any action that was tried often and is worse by no more than the slack, and every one of them now and then."""
    numbers = np.array([4, 5, 6, 7], np.int16), np.array([160, 40, 10, 9]), np.array([0.6, 0.59, 0.57, 0.7])
    found = Found(*numbers)
    assert {found.pick(0.0, number) for number in range(12)} == {4}
    assert {found.pick(0.02, number) for number in range(12)} == {4, 5}
    assert {found.pick(0.05, number) for number in range(12)} == {4, 5, 6}


def test_only_so_many_trees_are_kept() -> None:
    match = with_a_search(SEARCHED[0])
    made = [master(SEARCHED[0], clock=count(0.0, 3.0).__next__, iterations=1) for _ in range(MOST_KEPT + 3)]
    for bot in made:
        found(bot, match)
    assert [len(bot.kept) for bot in made] == [0] * 3 + [1] * MOST_KEPT


@GAMES
def test_a_bot_without_a_clock_starts_anew_for_each_decision(game: Game) -> None:
    match = with_a_search(game)
    bot = master(game)
    before = found(bot, match).times.tolist()
    assert found(bot, match).times.tolist() == before
    assert not bot.kept


@GAMES
def test_the_loop_allocates_nothing(game: Game) -> None:
    match = with_a_search(game)
    seat = min(match.to_act)
    bot = master(game, clock=count(0.0, 3.0).__next__)
    found(bot, match)
    tree = bot.kept[seat][0]
    _nrt_python.memsys_enable_stats()
    used = []
    for iterations in (1, 200):
        before = rtsys.get_allocation_stats().alloc
        bot.iterate(tree, seat, iterations)
        used.append(rtsys.get_allocation_stats().alloc - before)
    assert used[0] == used[1] or not COMPILED
    assert tree.marks[FILLED] <= tree.nodes.shape[0]


@pytest.mark.parametrize(
    ("name", "level", "budget"),
    [
        ("master-8s", "master", 8.0),
        ("expert-2s", "master", 2.0),
        ("adept-0.5s", "adept", 0.5),
        ("master", "master", 2.0),
    ],
)
def test_a_budget_can_stand_in_the_name(name: str, level: str, budget: float) -> None:
    for game in every_game():
        made = bots.bot(game.key, name)
        assert (made.level, made.budget) == (level, budget)


@pytest.mark.parametrize("name", ["novice-2s", "master-s", "master-2", "expert", "master--2s", "grandmaster-2s"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        bots.bot("princess-jing", name)
    assert refused.value.code == "unknown-level"
