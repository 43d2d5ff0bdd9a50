"""Games in which every player knows something different: exact, fast rules, what each seat may know, and bots.

import paravent
match = paravent.new("princess-jing", seed=7, options={"mode": "expert"})
match.play(0, "leave owl")
match.view(0), match.events(0), match.legal(0)
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from secrets import token_bytes
from typing import Any

from paravent import games
from paravent.engine import save as save_file
from paravent.engine.game import Game, Result, View
from paravent.engine.match import Match, Seed, imagined_match, key_of, match_from_position, new_match
from paravent.engine.refusal import Refusal
from paravent.games import registry

__all__ = ["Game", "Match", "Refusal", "Result", "View", "games", "imagine", "load", "new", "position"]


def new(
    key: str, seats: int | None = None, seed: Seed | None = None, options: Mapping[str, Any] | None = None
) -> Match:
    """A match at its beginning.

    `seats`: how many play (the fewest the game allows where left out). `seed`: a number from 0 to 2**63 - 1, or 32
    bytes; a random one where left out. `options`: names and values as the game's specification lists them; the rest
    have their defaults. Raises `Refusal`: `unknown-game`, `bad-seats`, `bad-seed`, `unknown-option`, `bad-option`,
    `ask-first`.
    """
    return new_match(registry.game(key), seats, key_of(token_bytes(32) if seed is None else seed), options or {})


def load(path: str | PathLike[str]) -> Match:
    """The match of a save file. Raises `Refusal` (`bad-save`, `unknown-game`) saying what is wrong, or `OSError`."""
    file = save_file.parse(Path(path).read_bytes())
    return save_file.replayed(registry.game(file.game), file)


def position(key: str, written: Mapping[str, Any]) -> Match:
    """A match from a full written position. Raises `Refusal` (`bad-position`, `unknown-game`)."""
    return match_from_position(registry.game(key), written)


def imagine(view: View, seed: int = 0) -> Match:
    """A match from a position that the view's seat cannot tell from the real one; another for another seed."""
    return imagined_match(view, seed)
