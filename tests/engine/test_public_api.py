import subprocess
import sys

import pytest

import paravent
from paravent.engine import words
from paravent.engine.refusal import ENGINE_WORDS, Refusal


def test_games_is_a_function_and_a_package() -> None:
    assert "princess-jing" in paravent.games()  # type: ignore[operator]
    assert list(paravent.games()) == sorted(paravent.games())  # type: ignore[operator]
    from paravent.games import registry

    assert registry.keys() == paravent.games()  # type: ignore[operator]


def test_an_unknown_game_is_refused_naming_the_known_ones() -> None:
    with pytest.raises(Refusal, match="princess-jing") as refused:
        paravent.new("chess")
    assert refused.value.code == "unknown-game"


def test_a_match_without_a_seed_is_random() -> None:
    keys = {paravent.new("princess-jing").key for _ in range(8)}
    assert len(keys) == 8


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_engines_sentences_exist_in_every_language(language: str) -> None:
    assert words.message_ids(ENGINE_WORDS, language) == words.message_ids(ENGINE_WORDS, "en")


def test_an_unknown_language_is_answered_in_english() -> None:
    refusal = Refusal("bad-seats", expected="2", got="7")
    assert refusal.say("xx") == refusal.message
    assert refusal.say("de") != refusal.message


def test_a_sentence_without_its_facts_is_an_error() -> None:
    with pytest.raises(ValueError, match="facts of 'refusal-bad-seats'"):
        words.say(ENGINE_WORDS, "en", "refusal-bad-seats")


def test_the_library_starts_no_server_and_no_web_framework() -> None:
    script = (
        "import paravent, sys; print([name for name in ('litestar', 'sqlalchemy', 'typer') if name in sys.modules])"
    )
    assert subprocess.check_output([sys.executable, "-c", script], text=True).strip() == "[]"
