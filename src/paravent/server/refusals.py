"""What a person may do wrong at the server: refusals with a code, and a sentence from `words/`."""

from pathlib import Path
from typing import Any

from paravent.engine import words
from paravent.engine.refusal import Refusal

WORDS = Path(__file__).parent / "words"


def refusal(code: str, **facts: Any) -> Refusal:
    """A refusal of the server's own."""
    return Refusal(code, folder=WORDS, **facts)


def say(language: str, key: str, **facts: Any) -> str:
    """A sentence of the server's own."""
    return words.say(WORDS, language, key, **facts)
