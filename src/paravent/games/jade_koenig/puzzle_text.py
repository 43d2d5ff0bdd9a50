"""Puzzles in the terminal: drawn, hinted at and answered in words."""

from typing import Any

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.cards import PLACE_NAMES, SYMBOL_NAMES, TASKS
from paravent.games.jade_koenig.happenings import Pair
from paravent.games.jade_koenig.puzzle import Clue, Puzzle, Step
from paravent.games.jade_koenig.puzzle import solution as tasks_of
from paravent.games.jade_koenig.text import Say, pairs


def text(puzzle: Puzzle, say: Say) -> str:
    """A line for each question with its answer, and how an answer is typed."""
    lines = [
        say("puzzle-clue", number=number, pairs=pairs(clue.pairs, say), answer=told(clue))
        for number, clue in numbered(puzzle)
    ]
    names = [say("puzzle-places", names=names_of("place", PLACE_NAMES, say))]
    names.append(say("puzzle-symbols", names=names_of("symbol", SYMBOL_NAMES, say)))
    return "\n".join([*lines, "", *names])


def numbered(puzzle: Puzzle) -> enumerate[Clue]:
    return enumerate(puzzle.clues, 1)


def told(clue: Clue) -> str:
    """1/2/0: places, symbols, matches."""
    return f"{clue.places}/{clue.symbols}/{clue.matches}"


def names_of(kind: str, names: tuple[str, ...], say: Say) -> str:
    """`ice (Ice Palace), …`: what is typed, and what it is called."""
    return ", ".join(f"{name} ({say(f'{kind}-{name}')})" for name in names)


def hints(puzzle: Puzzle, say: Say) -> list[str]:
    """A sentence for each step of the reasoning."""
    return [hint(step, say) for step in puzzle.steps]


def hint(step: Step, say: Say) -> str:
    if step.pair is not None:
        return say("puzzle-suppose", pair=pairs([step.pair], say))
    clues = [clue + 1 for clue in step.clues]
    if len(clues) == 1:
        return say("puzzle-look-at-one", first=clues[0])
    return say("puzzle-look-at-two", first=clues[0], second=clues[-1])


def read(typed: str) -> list[dict[str, Any]]:
    """`ice-bird ruins-amulet desert-crown`. Raises `ValueError`."""
    tasks = deduction.question(typed)
    if len(tasks) != TASKS:
        raise ValueError(f"expected three pairs, got {typed!r}")
    return [{"place": place, "symbol": symbol} for place, symbol in tasks]


def solution(puzzle: Puzzle, say: Say) -> str:
    """The three pairs."""
    return pairs([Pair(place, symbol) for place, symbol in tasks_of(puzzle)], say)
