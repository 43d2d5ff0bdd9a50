"""Where commands write, and how they end when something is not as it should be."""

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Console

LANGUAGES = ("en", "de", "hu", "fr")
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def fail(message: str, code: int = 1) -> NoReturn:
    """Ends the command with a sentence."""
    err.print(message, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


@contextmanager
def spoken(language: str = "en") -> Iterator[None]:
    """Turns what a person may do wrong into a sentence and an exit code; a fault of the program keeps its trace."""
    from paravent.engine.refusal import Refusal

    try:
        yield
    except Refusal as refusal:
        fail(f"{refusal.clause}: {refusal.say(language)}" if refusal.clause else refusal.say(language))
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        fail(f"{name}{error.strerror or error}")


def language_of(chosen: str | None) -> str:
    """The language chosen; the terminal's where none is and it is one of ours, else English."""
    if chosen and chosen not in LANGUAGES:
        fail(f"There is no language {chosen} here. Languages: {', '.join(LANGUAGES)}.", 2)
    return chosen or users_language()


def users_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(name, "")
        if chosen:
            return chosen[:2] if chosen[:2] in LANGUAGES else "en"
    system = locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else "en"
