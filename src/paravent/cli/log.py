"""Events and results of a game in words, for one reader."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from paravent.engine import words
from paravent.engine.game import Game

CLI_WORDS = Path(__file__).parent / "words"

SPELLED = {None: "", True: "yes", False: "no"}


class Teller:
    """Tells one reader (`None`: a spectator) what happens, in their language and with the players' names."""

    def __init__(self, game: Game, language: str, reader: int | None, names: list[str]) -> None:
        self.game = game
        self.language = language
        self.reader = reader
        self.names = names
        self.say_game = partial(words.say, game.words, language)

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of the command line."""
        return words.say(CLI_WORDS, self.language, key, **facts)

    def lines(self, events: Iterable[msgspec.Struct]) -> list[str]:
        """The events that have a sentence, one line each."""
        return [line for event in events if (line := self.line(event))]

    def line(self, event: msgspec.Struct) -> str:
        """One event as a sentence; empty where the game has none for it."""
        fields = msgspec.to_builtins(event)
        key = "event-" + str(fields.pop("kind")).replace("_", "-")
        if not words.has(self.game.words, key):
            return ""
        return self.say_game(key, **facts(fields), **self.who(fields)).strip()

    def who(self, fields: dict[str, Any]) -> dict[str, str]:
        """The name of the event's seat, and whether the reader sits there."""
        seat = fields.get("seat", fields.get("winner"))
        if seat is None:
            return {"who": "", "you": "no"}
        return {"who": self.names[seat], "you": "yes" if seat == self.reader else "no"}


def facts(fields: dict[str, Any]) -> dict[str, str | int | float]:
    """The scalar fields as a sentence wants them: yes and no are words, what is not known is an empty text."""
    told = {name: spelled(value) for name, value in fields.items()}
    return {name: value for name, value in told.items() if isinstance(value, str | int | float)}


def spelled(value: Any) -> Any:
    return SPELLED[value] if value is None or isinstance(value, bool) else value
