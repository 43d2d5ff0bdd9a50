"""A questioner that answers at once: better than the greedy one of 10.6, and quick enough for a bot.

    from paravent.games.jade_koenig import questioner

    asked = questioner.next_question(cards, heard)     # numbers of places and symbols; a tenth of a second at the most

`deduction.best_question` with `tries=200` finds better questions than the most telling ones, but takes seconds while
hundreds of cards are left. All first questions with a symbol twice are of one kind (10.4), so what it finds after one
of them is kept in a book, for each answer, and turned to whatever places and symbols were asked. Later as many
questions are played through as a moment allows.
"""

from collections.abc import Sequence
from typing import Final

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.cards import PLACES, SYMBOLS, TASKS
from paravent.games.jade_koenig.deduction import Cards

Pairs = tuple[tuple[int, int], ...]
Heard = Sequence[tuple[Pairs, int]]
"""Questions with their answers, as 16 * places + 4 * symbols + matches."""

FIRST: Final[Pairs] = ((0, 0), (1, 0), (2, 1))
"""10.6 The first question: a symbol on two places, another on a third."""

WORK: Final = 1800
"""Cards times questions that are played through: a tenth of a second."""

LEAST, MOST = 8, 200

BOOK: Final[dict[int, Pairs]] = {
    4: ((3, 0), (4, 2), (5, 3)),
    8: ((3, 0), (4, 1), (5, 2)),
    20: ((0, 2), (3, 3), (4, 1)),
    21: ((3, 0), (4, 2), (5, 3)),
    24: ((0, 2), (3, 0), (4, 1)),
    25: ((0, 0), (3, 1), (4, 2)),
    36: ((0, 2), (3, 1), (4, 3)),
    37: ((0, 0), (3, 2), (4, 3)),
    40: ((0, 1), (3, 0), (4, 2)),
    41: ((0, 0), (3, 1), (4, 2)),
    42: ((0, 0), (3, 0), (4, 2)),
    52: ((0, 1), (1, 2), (2, 3)),
    53: ((0, 0), (1, 2), (2, 3)),
    56: ((0, 1), (1, 2), (2, 0)),
    57: ((0, 0), (1, 1), (2, 2)),
    58: ((0, 0), (1, 2), (2, 1)),
}
"""What to ask after FIRST, for each answer; `python -m benchmarks.deduction` prints it anew."""


def next_question(cards: Cards, heard: Heard, chips: int = TASKS) -> Pairs:
    """What to ask next, with the cards that are left and the questions so far."""
    if chips == TASKS and not heard:
        return FIRST
    if chips == TASKS and len(heard) == 1 and kind_of(heard[0][0]) and heard[0][1] in BOOK:
        return turned(BOOK[heard[0][1]], heard[0][0])
    tries = min(MOST, max(LEAST, WORK // max(1, len(cards))))
    return deduction.numbers(deduction.best_question(cards, chips, tries=tries))


def kind_of(asked: Pairs) -> bool:
    """Three places with a symbol twice."""
    return len(asked) == TASKS and len({symbol for _, symbol in asked}) == TASKS - 1


def turned(asked: Pairs, first: Pairs) -> Pairs:
    """A question of the book for a first question with other places and symbols."""
    symbols = [symbol for _, symbol in first]
    twice = next(symbol for symbol in symbols if symbols.count(symbol) == 2)
    places = sorted(first, key=lambda pair: pair[1] != twice)
    all_places = filled([place for place, _ in places], PLACES)
    all_symbols = filled([twice, places[-1][1]], SYMBOLS)
    return tuple(sorted((all_places[place], all_symbols[symbol]) for place, symbol in asked))


def filled(first: list[int], count: int) -> list[int]:
    """These numbers, then the others below `count`."""
    return [*first, *(number for number in range(count) if number not in first)]
