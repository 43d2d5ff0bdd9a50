"""What a person may do wrong: a code that never changes, a clause, a sentence in the person's language."""

from enum import IntEnum
from pathlib import Path
from typing import Any

from paravent.engine import words

ENGINE_WORDS = Path(__file__).parent / "words"


class Refusal(Exception):
    """Something was not allowed or not understood. Nothing has changed.

    `code` is stable and for programs (`illegal-move`, `bad-notation`, `unknown-option`, …); `clause` is the rule's
    number where a rule forbids it (`PJ-6.4`), else None; `message` is English, `say(language)` any of four languages.
    """

    def __init__(
        self, code: str, *, clause: str | None = None, folder: Path | None = None, key: str = "", **facts: Any
    ):
        self.code = code
        self.clause = clause
        self._folder = folder or ENGINE_WORDS
        self._key = key or f"refusal-{code}"
        self._facts = facts
        super().__init__(code, clause)

    def say(self, language: str) -> str:
        """The sentence in one language; one not known is answered in English."""
        return words.say(self._folder, language, self._key, **self._facts)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.say(words.FALLBACK)

    def __str__(self) -> str:
        return f"{self.clause}: {self.message}" if self.clause else self.message


class Unreadable(ValueError):
    """A notation that stands for no action of the game; the clause says why."""

    def __init__(self, clause: IntEnum):
        super().__init__(clause_text(clause))
        self.clause = clause


class BadPosition(ValueError):
    """A written position that is none: where, what was expected and what came."""

    def __init__(self, where: str, expected: str, got: Any):
        super().__init__(f"{where}: expected {expected}, got {got!r}")
        self.where, self.expected, self.got = where, expected, got


def clause_text(clause: IntEnum) -> str:
    """PJ_6_4_2 -> PJ-6.4.2; JK_R_18 -> JK-R-18; SECTION_8_2 -> section 8.2."""
    first, *rest = clause.name.split("_")
    letters = [part for part in rest if part.isalpha()]
    numbers = ".".join(rest[len(letters) :])
    return f"section {numbers}" if first == "SECTION" else "-".join((first, *letters, numbers))


def clause_key(clause: IntEnum) -> str:
    """The id of the clause's sentence: PJ_6_4_2 -> clause-PJ-6-4-2."""
    return "clause-" + clause.name.replace("_", "-").replace("SECTION", "section")


def forbidden(folder: Path, clause: IntEnum, code: str = "illegal-move") -> Refusal:
    """The refusal of a move that a clause forbids, with the sentence of the game in `folder`."""
    return Refusal(code, clause=clause_text(clause), folder=folder / "words", key=clause_key(clause))
