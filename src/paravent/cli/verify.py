"""Checking a saved game: nothing was changed in it, its shuffle was fixed beforehand, every move is allowed."""

from pathlib import Path

from paravent.cli.console import fail, out, spoken
from paravent.engine import save
from paravent.engine.match import Match
from paravent.games import registry
from paravent.server import shuffle


def verify(file: Path) -> None:
    """Says what was checked; the exit code is 1 where something does not fit."""
    with spoken():
        saved = save.parse(file.read_bytes())
        match = save.replayed(registry.game(saved.game), saved)
    if saved.proof is not None:
        fault = shuffle.fault(saved.proof, saved.seed)
        if fault:
            fail(f"{file}: the shuffle does not hold: {fault}.")
    for line in (contents(saved), moves(match), shuffled(saved)):
        out.print(line, markup=False, soft_wrap=True)


def contents(saved: save.Saved) -> str:
    if saved.digest is None:
        return "Contents: the file has no digest (written by hand?); there is nothing to compare it with."
    return "Contents: as they were written."


def moves(match: Match) -> str:
    result = match.result
    end = "the game goes on" if result is None else ended(result.winners, result.reason)
    return f"Moves: {len(match.moves)}, every one allowed by rules {match.game.rules} of {match.game.key}; {end}."


def ended(winners: tuple[int, ...], reason: str) -> str:
    if not winners:
        return f"a draw ({reason})"
    return f"won by seat {' and seat '.join(map(str, winners))} ({reason})"


def shuffled(saved: save.Saved) -> str:
    if saved.proof is None:
        return "Shuffle: nothing was published before the game, so nobody can say that its seed was not chosen."
    return f"Shuffle: dealt from the seed whose commitment was shown beforehand, {saved.proof['commitment']}."
