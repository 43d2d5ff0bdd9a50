"""Save files: options, seed and moves as JSON, with the game's rules number and a digest of the contents.

    {"format": "paravent match", "version": 1, "game": "princess-jing", "rules": 1, "seats": 2, "options": {…},
     "seed": "64 hexadecimal digits" or null, "position": {…} or null, "moves": [[0, "swap b1-c2"], …],
     "proof": null or {…}, "digest": "…"}

`proof` is what a table adds so that anyone can check its shuffle. A file without `digest` (written by hand) is replayed
and checked all the same; one whose digest does not fit was changed after it was written and is refused.
"""

import hashlib
from typing import Any

import msgspec

from paravent.engine.game import Game
from paravent.engine.match import Match, match_from_position, new_match
from paravent.engine.options import Value
from paravent.engine.refusal import Refusal

FORMAT = "paravent match"
VERSION = 1


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A save file."""

    format: str
    version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    moves: list[tuple[int, str]]
    seed: str | None = None
    position: dict[str, Any] | None = None
    proof: dict[str, Any] | None = None
    digest: str | None = None


def saved(match: Match, proof: dict[str, Any] | None = None) -> Saved:
    """A match as a save file's contents."""
    file = Saved(
        format=FORMAT,
        version=VERSION,
        game=match.game.key,
        rules=match.game.rules,
        seats=match.seats,
        options=match.options,
        moves=list(match.moves),
        seed=match.key.hex() if match.key else None,
        position=match.start,
        proof=proof,
    )
    file.digest = digest(file)
    return file


def digest(file: Saved) -> str:
    """SHA-256 of everything in the file but the digest itself, in canonical JSON."""
    fields = msgspec.to_builtins(file)
    del fields["digest"]
    return hashlib.sha256(msgspec.json.encode(fields, order="deterministic")).hexdigest()


def write(match: Match, proof: dict[str, Any] | None = None) -> bytes:
    """The file's bytes."""
    return msgspec.json.format(msgspec.json.encode(saved(match, proof)), indent=1)


def parse(contents: bytes) -> Saved:
    """The parts of a file, digest checked. Raises `Refusal` (`bad-save`) saying what is wrong."""
    try:
        file = msgspec.json.decode(contents, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad(f"Expected JSON of a match: {error}.") from None
    if file.format != FORMAT:
        raise bad(f"Expected format {FORMAT!r}, got {file.format!r}.")
    if file.version != VERSION:
        raise bad(f"Expected version {VERSION}, got {file.version}: written by another version of Paravent.")
    if file.digest is not None and file.digest != digest(file):
        raise bad("Its digest does not fit its contents: it was changed after it was written.")
    return file


def replayed(game: Game, file: Saved) -> Match:
    """The match of a file. Raises `Refusal` (`bad-save`) with the first move that the rules do not allow."""
    if file.rules != game.rules:
        raise bad(f"Expected rules number {game.rules} of {game.key}, got {file.rules}.")
    match = beginning(game, file)
    for index, (seat, notation) in enumerate(file.moves, 1):
        try:
            match.play(seat, notation)
        except Refusal as refusal:
            raise bad(f"Move {index} ({notation!r} by seat {seat}) is not allowed: {refusal}.") from None
    return match


def beginning(game: Game, file: Saved) -> Match:
    """The match of a file before its first move."""
    if (file.seed is None) == (file.position is None):
        raise bad("Expected either a seed or a position.")
    try:
        if file.position is not None:
            return match_from_position(game, file.position)
        return new_match(game, file.seats, seed_bytes(file.seed or ""), file.options)
    except Refusal as refusal:
        raise refusal if refusal.code == "bad-save" else bad(str(refusal)) from None


def seed_bytes(text: str) -> bytes:
    """The 32 bytes of a written seed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise bad(f"Expected a seed of 64 hexadecimal digits, got {text!r}.")
    return seed


def bad(detail: str) -> Refusal:
    return Refusal("bad-save", detail=detail)
