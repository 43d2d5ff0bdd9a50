"""Puzzles for one: questions with their answers, from which exactly one task card follows.

They are graded by a solver that reasons as people do on the note sheet (section 9): it keeps marks for places, symbols
and pairs, "on the card" or "not on the card", and takes the simplest step that marks something new:

    one       what follows from one question, with the marks made so far
    two       what follows from two questions taken together, with the marks
    suppose   a pair is excluded because supposing it leads to a contradiction by steps of the first kind
    all       all questions have to be kept in mind at once

The level is the hardest kind of step that is needed, of the first three: easy, medium, hard. How many steps it takes is
told as well. Puzzles that need the last kind are hardly ever met with and not given.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, Final, Literal, NamedTuple

import msgspec
import numpy as np

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.cards import (
    CARD_PAIRS,
    CARD_PLACES,
    CARD_SYMBOLS,
    CARDS,
    PLACE_NAMES,
    PLACES,
    SYMBOL_NAMES,
    SYMBOLS,
    TASKS,
)
from paravent.games.jade_koenig.deduction import ALL_CARDS, Cards
from paravent.games.jade_koenig.happenings import Pair

Rule = Literal["one", "two", "suppose", "all"]

RULES: Final[tuple[Rule, ...]] = ("one", "two", "suppose", "all")
LEVELS: Final = ("easy", "medium", "hard")
CLUES: Final = {"easy": (5, 8), "medium": (4, 7), "hard": (4, 6)}
"""How many questions a puzzle of a level has, at least and at most."""

MOST_SEED: Final = 999_999_999


class Clue(msgspec.Struct, frozen=True):
    """A question with the oracle's answer (JK-10.1)."""

    pairs: tuple[Pair, ...]
    places: int
    symbols: int
    matches: int


class Step(msgspec.Struct, frozen=True):
    """One step of the reasoning: the numbers of the questions it looks at, from 0, or the pair that is supposed."""

    rule: Rule
    clues: tuple[int, ...]
    pair: Pair | None = None


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle, the same for the same level and seed; its solution is not told."""

    level: str
    seed: int
    clues: tuple[Clue, ...]
    steps: tuple[Step, ...]


class Verdict(msgspec.Struct, frozen=True):
    """Whether three tasks are the card; `wrong`: the questions, from 0, whose answers they contradict."""

    right: bool
    wrong: tuple[int, ...]


# Facts about a card as a bit set: this place is on it, this symbol, this pair

SYMBOL_FACTS: Final = PLACES
PAIR_FACTS: Final = PLACES + SYMBOLS
FACTS: Final = PAIR_FACTS + PLACES * SYMBOLS
EVERY_FACT: Final = (1 << FACTS) - 1

CARD_FACTS: Final = (
    CARD_PLACES.astype(np.int64) | CARD_SYMBOLS.astype(np.int64) << SYMBOL_FACTS | CARD_PAIRS << PAIR_FACTS
)
"""[card]: what is true of it."""


class Marks(NamedTuple):
    """What is marked: facts that are true, and facts that are false."""

    true: int
    false: int

    def allow(self, cards: Cards) -> Cards:
        """Those of the cards that no mark contradicts."""
        facts = CARD_FACTS[cards]
        return cards[(facts & (self.true | self.false)) == self.true]

    def with_all_of(self, cards: Cards) -> "Marks":
        """And what all of these cards have in common."""
        facts = CARD_FACTS[cards]
        every, some = int(np.bitwise_and.reduce(facts)), int(np.bitwise_or.reduce(facts))
        return Marks(self.true | every, self.false | EVERY_FACT & ~some)

    def how_many(self) -> int:
        return self.true.bit_count() + self.false.bit_count()


NOTHING_MARKED: Final = Marks(0, 0)


# Reasoning


def reason(fits: Sequence[Cards]) -> tuple[Step, ...]:
    """The steps to the card, each of the simplest kind that marks something new.

    `fits`: for each question the cards that answer it so.
    """
    marks, steps = NOTHING_MARKED, list[Step]()
    while marks.allow(ALL_CARDS).size > 1:
        step, marks = next_step(marks, fits)
        steps.append(step)
        if step.rule == "all":
            break
    return tuple(steps)


def next_step(marks: Marks, fits: Sequence[Cards]) -> tuple[Step, Marks]:
    """The simplest step, and the marks after it."""
    for size in (1, 2):
        clues = best_look(marks, fits, size)
        if clues is not None:
            return Step(RULES[size - 1], clues), look(marks, fits, clues)
    for fact in range(PAIR_FACTS, FACTS):
        bit = 1 << fact
        if not (marks.true | marks.false) & bit and is_absurd(Marks(marks.true | bit, marks.false), fits):
            place, symbol = divmod(fact - PAIR_FACTS, SYMBOLS)
            pair = Pair(PLACE_NAMES[place], SYMBOL_NAMES[symbol])
            return Step("suppose", (), pair), Marks(marks.true, marks.false | bit)
    every = tuple(range(len(fits)))
    return Step("all", every), look(marks, fits, every)


def best_look(marks: Marks, fits: Sequence[Cards], size: int) -> tuple[int, ...] | None:
    """The questions, so many together, from which most follows that is new; None where nothing does."""
    most, chosen = marks.how_many(), None
    for clues in combinations(range(len(fits)), size):
        found = look(marks, fits, clues).how_many()
        if found > most:
            most, chosen = found, clues
    return chosen


def look(marks: Marks, fits: Sequence[Cards], clues: Sequence[int]) -> Marks:
    """What follows from these questions and the marks."""
    cards = fits[clues[0]]
    for clue in clues[1:]:
        cards = np.intersect1d(cards, fits[clue], assume_unique=True)
    return marks.with_all_of(marks.allow(cards))


def is_absurd(marks: Marks, fits: Sequence[Cards]) -> bool:
    """Whether looking at one question after the other leads to a contradiction."""
    before = -1
    while marks.how_many() > before:
        before = marks.how_many()
        for fit in fits:
            cards = marks.allow(fit)
            if not cards.size:
                return True
            marks = marks.with_all_of(cards)
    return False


def level_of(steps: Sequence[Step]) -> str | None:
    """The level of the hardest step; none where all questions are needed at once."""
    hardest = max((RULES.index(step.rule) for step in steps), default=0)
    return LEVELS[hardest] if hardest < len(LEVELS) else None


# Making


@lru_cache(maxsize=256)
def make(level: str, seed: int) -> Puzzle:
    """The puzzle with this number. Raises `ValueError` for a level that there is not."""
    random, (least, most) = Random(f"{level} {seed}"), CLUES[checked(level)]
    while True:
        asked = asked_about(random.randrange(CARDS), most, random)
        if alone(asked):
            asked = without_needless(asked, least if level == "easy" else 1, random)
            steps = reason(list(map(fitting, asked)))
            if len(asked) >= least and level_of(steps) == level:
                return Puzzle(level, seed, tuple(map(clue_of, asked)), steps)


def checked(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"expected a level out of {', '.join(LEVELS)}, got {level!r}")
    return level


Asked = tuple[deduction.Question, deduction.Answer]


def asked_about(card: int, count: int, random: Random) -> list[Asked]:
    """Different questions about a card, none of which is the card itself."""
    chosen = random.sample(range(len(deduction.table(TASKS).pairs)), count)
    questions = [deduction.named(deduction.table(TASKS).pairs[number]) for number in chosen]
    told = [(asked, deduction.answer(asked, card)) for asked in questions]
    return [(asked, answer) for asked, answer in told if answer.matches < TASKS]


def fitting(asked: Asked) -> Cards:
    """The cards that answer a question so."""
    return deduction.remaining([asked])


def alone(asked: Sequence[Asked]) -> bool:
    """Exactly one card fits all answers."""
    return deduction.remaining(asked).size == 1


def without_needless(asked: list[Asked], least: int, random: Random) -> list[Asked]:
    """Leaves out questions that are not needed, down to `least`."""
    kept = list(asked)
    for clue in random.sample(asked, len(asked)):
        rest = [other for other in kept if other is not clue]
        if len(kept) > least and alone(rest):
            kept = rest
    return kept


def clue_of(asked: Asked) -> Clue:
    question, told = asked
    return Clue(tuple(Pair(place, symbol) for place, symbol in question), told.places, told.symbols, told.matches)


# Checking


def check(level: str, seed: int, tasks: Iterable[tuple[str, str]]) -> Verdict:
    """Whether these (place, symbol) pairs are the card. Raises `ValueError` where they are no card at all."""
    card = deduction.card_number(tuple(tasks))
    wrong = tuple(number for number, clue in enumerate(make(level, seed).clues) if not agrees(clue, card))
    return Verdict(not wrong, wrong)


def agrees(clue: Clue, card: int) -> bool:
    asked = tuple((pair.place, pair.symbol) for pair in clue.pairs)
    return deduction.answer(asked, card) == (clue.places, clue.symbols, clue.matches)


def solution(puzzle: Puzzle) -> deduction.Question:
    """The card."""
    heard = [
        (tuple((pair.place, pair.symbol) for pair in clue.pairs), deduction.Answer(*counts(clue)))
        for clue in puzzle.clues
    ]
    return deduction.pairs_of(int(deduction.remaining(heard)[0]))


def counts(clue: Clue) -> tuple[int, int, int]:
    return clue.places, clue.symbols, clue.matches


def check_answer(level: str, seed: int, answer: Any) -> Verdict:
    """The same for pairs as they come from a page: `[{"place": "ice", "symbol": "bird"}, …]`."""
    if not isinstance(answer, list) or not all(isinstance(pair, Mapping) for pair in answer):
        raise ValueError(f"expected a list of pairs, got {type(answer).__name__}")
    tasks = tuple((str(pair.get("place")), str(pair.get("symbol"))) for pair in answer)
    if not all(place in PLACE_NAMES and symbol in SYMBOL_NAMES for place, symbol in tasks):
        raise ValueError("expected places and symbols of the game")
    return check(level, seed, tasks)
