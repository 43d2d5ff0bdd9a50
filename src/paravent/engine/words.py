"""Sentences for people in four languages, from Project Fluent files (https://projectfluent.org).

A folder holds `en.ftl`, `de.ftl`, `hu.ftl` and `fr.ftl` with the same message ids. A game's folder is read by the
browser's client as well: a sentence is written once.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "de", "hu", "fr")
FALLBACK = "en"


def resource(folder: Path, language: str) -> Any:
    """The parsed file of one language."""
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a folder in one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource(folder, language))
    return made


def message_ids(folder: Path, language: str) -> frozenset[str]:
    """The ids a language offers."""
    return frozenset(entry.id.name for entry in resource(folder, language).body if isinstance(entry, ast.Message))


def has(folder: Path, key: str) -> bool:
    """Whether the folder has a message of that id."""
    return bool(bundle(folder, FALLBACK).has_message(key))


def say(folder: Path, language: str, key: str, **facts: Any) -> str:
    """The message `key` with its facts filled in; an unknown language is answered in English.

    Raises `ValueError` for an unknown key or a fact that the message asks for and did not get.
    """
    chosen = bundle(folder, language if language in LANGUAGES else FALLBACK)
    pattern = chosen.get_message(key).value if chosen.has_message(key) else None
    if pattern is None:
        raise ValueError(f"expected a message of {folder}, got {key!r}")
    text, errors = chosen.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"expected all facts of {key!r}, got {sorted(facts)}: {errors[0]}")
    return str(text)


def say_move(folder: Path, language: str, notation: str) -> str:
    """What a move does, told before it is made: the message `hint-…` of its first word.

    Its facts are `a`, `b`, `c`, the words behind (`none` where there are fewer), `last` and `count` of them, and
    `slot`, the first as people count, from one.
    """
    kind, *rest = notation.split()
    named = [word_for(folder, language, word) for word in rest]
    a, b, c = (*named, "none", "none", "none")[:3]
    slot = a + 1 if isinstance(a, int) else "none"
    more = {"slot": slot, "last": named[-1] if named else "none", "count": len(named)}
    return say(folder, language, f"hint-{kind}", a=a, b=b, c=c, **more)


def word_for(folder: Path, language: str, word: str) -> Any:
    """What people call what a notation names: numbers stay, places and things have messages."""
    if word.isdecimal():
        return int(word)
    key = next((key for key in (f"place-{word}", word) if has(folder, key)), None)
    return word if key is None else say(folder, language, key)


def facts(event: msgspec.Struct) -> dict[str, Any]:
    """An event's plain fields as the facts of its sentence: nothing is `none`, a truth is `yes` or `no`."""
    fields = msgspec.to_builtins(event)
    return {name: fact(value) for name, value in fields.items() if not isinstance(value, list | dict)}


def fact(value: Any) -> Any:
    if value is None:
        return "none"
    return ("no", "yes")[value] if isinstance(value, bool) else value
