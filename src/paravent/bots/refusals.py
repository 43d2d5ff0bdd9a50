"""What a person may do wrong with bots, in their language."""

from pathlib import Path
from typing import Any, Final

from paravent.engine.refusal import Refusal

BOT_WORDS: Final = Path(__file__).parent / "words"


def refused(code: str, **facts: Any) -> Refusal:
    """A refusal with a sentence of `bots/words`."""
    return Refusal(code, folder=BOT_WORDS, **facts)
