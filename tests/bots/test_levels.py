"""Every level of every game: legal answers, from what the seat knows and from nothing else."""

from random import Random

import pytest

from paravent import bots
from paravent.bots.levels import Adept, Bot
from paravent.bots.skill import skill_of
from paravent.engine.game import Game
from paravent.engine.match import Match
from paravent.engine.refusal import Refusal
from paravent.engine.twin import twins
from paravent.games.registry import every_game, keys
from tests.games.settings import random_match

FEW = 40
"""Iterations of a search: enough to have something to choose from."""

LEVELS = [(key, level) for key in keys() for level in ("random", *bots.levels(key))]


def quick(key: str, level: str, seed: int = 7) -> Bot:
    """A bot that searches a little and looks at no clock."""
    made = bots.bot(key, level, seed=seed)
    if isinstance(made, Adept):
        made.iterations = FEW
    return made


def notation(bot: Bot, match: Match, seat: int) -> str:
    hidden = match.hidden(seat)
    return match.game.write(hidden, int(bot.choose(hidden, match.events(seat), seat)))


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_every_answer_is_legal_in_every_setting(key: str, level: str) -> None:
    bot = quick(key, level)
    for number in range(12):
        whole = random_match(game_of(key), number, most=160)
        for at in sorted(Random(number).sample(range(len(whole.moves)), min(6, len(whole.moves)))):
            match = whole.rewound(at)
            for seat in match.to_act:
                assert notation(bot, match, seat) in match.legal(seat), (number, at, seat)


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_worlds_that_look_alike_get_the_same_answer(key: str, level: str) -> None:
    """A bot never acts on hidden facts."""
    asked = 0
    for number in range(6):
        whole = random_match(game_of(key), number, most=60)
        for viewer in range(whole.seats):
            pair = twins(whole, viewer, 0, number)
            first, second = pair.first.begun(), pair.second.begun()
            for (seat, left), (_, right) in zip(pair.first.moves, pair.second.moves, strict=True):
                if seat == viewer and asked < 60:
                    asked += 1
                    assert notation(quick(key, level), first, seat) == notation(quick(key, level), second, seat)
                first.play(seat, left)
                second.play(seat, right)
    assert asked > 20


@pytest.mark.parametrize(("key", "level"), LEVELS)
def test_a_seed_settles_the_answer_and_another_seed_another(key: str, level: str) -> None:
    match = random_match(game_of(key), 3, most=30).rewound(12)
    seat = min(match.to_act)
    assert notation(quick(key, level), match, seat) == notation(quick(key, level), match, seat)
    if level == "random":
        answers = {notation(quick(key, level, seed), match, seat) for seed in range(20)}
        assert len(answers) > min(3, len(match.legal(seat)) - 1)


def test_a_search_ends_with_its_budget() -> None:
    """The clock is looked at often enough: 50 slices at the most, and no second after the time is up."""
    for game in every_game():
        skill = skill_of(game)
        if skill is None:
            continue
        match = with_a_choice(random_match(game, 3, most=60), 12)
        seat = min(match.to_act)
        clock = Ticking()
        Adept(game, skill, 7, clock).choose(match.hidden(seat), match.events(seat), seat, budget=2.0)
        assert 2.0 - 2 * clock.tick <= clock.now < 2.0 + clock.tick
        assert clock.looks < 50


def with_a_choice(whole: Match, least: int) -> Match:
    """The match at its first moment from a number of moves on at which there is something to think about."""
    match = whole.rewound(least)
    while len(match.legal(min(match.to_act))) < 2:
        match.play(*whole.moves[len(match.moves)])
    return match


class Ticking:
    """A clock that goes on by a tenth of a second at each look."""

    tick = 0.1

    def __init__(self) -> None:
        self.now = 0.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.tick
        return self.now


def test_an_unknown_level_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(Refusal, match="novice") as refused:
        bots.bot("princess-jing", "grandmaster")
    assert refused.value.code == "unknown-level"


def game_of(key: str) -> Game:
    return next(game for game in every_game() if game.key == key)
