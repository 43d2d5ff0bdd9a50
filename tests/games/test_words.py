"""Every sentence a person may be told exists in four languages and can be said with its facts."""

import re
from typing import Any

import pytest

from paravent.engine import words
from paravent.engine.game import Game
from paravent.engine.options import Option
from paravent.engine.refusal import clause_key
from tests.games.settings import random_match


def kebab(kind: Any) -> str:
    return str(kind).replace("_", "-")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_languages_offer_the_same_messages(game: Game, language: str) -> None:
    assert words.message_ids(game.words, language) == words.message_ids(game.words, "en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_clause_option_and_event_has_a_sentence(game: Game, language: str) -> None:
    ids = words.message_ids(game.words, language)
    wanted = {clause_key(clause) for clause in game.clauses if clause}
    wanted |= {f"event-{kebab(event.__struct_config__.tag)}" for event in game.events}
    for option in game.options:
        wanted |= {f"option-{kebab(option.name)}", f"option-{kebab(option.name)}-help"}
        if isinstance(option, Option):
            wanted |= {f"option-{kebab(option.name)}-{kebab(value)}" for value in option.values}
    for standing in game.standing:
        wanted |= {f"standing-{standing.name}", f"standing-{standing.name}-help"}
    assert wanted <= ids


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_events_of_real_matches_can_be_told(game: Game, language: str) -> None:
    for number in range(12):
        match = random_match(game, number, most=400)
        for viewer in (None, *range(match.seats)):
            for event in match.events(viewer):
                facts = words.facts(event)
                for you in ("yes", "no"):
                    kind = kebab(facts["kind"])
                    told = words.say(game.words, language, f"event-{kind}", **(facts | {"who": "Ágnes", "you": you}))
                    assert told
                    assert not re.search(r"[{}]", told)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_legal_move_can_be_told_before_it_is_made(game: Game, language: str) -> None:
    for number in range(12):
        match = random_match(game, number, most=60)
        for seat in sorted(match.to_act):
            for move in match.legal(seat):
                told = words.say_move(game.words, language, move)
                assert told
                assert not re.search(r"[{}]", told)
    for command in ("resign", "draw"):
        assert words.say_move(game.words, language, command)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_can_be_said(game: Game, language: str) -> None:
    for clause in game.clauses:
        if clause:
            assert len(words.say(game.words, language, clause_key(clause))) > 8
