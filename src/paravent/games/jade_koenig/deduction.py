"""Deduction (section 10): which task cards are left after questions and answers, and what to ask next. Always exact.

    from paravent.games.jade_koenig import deduction

    question = deduction.question("forests-bird ruins-crown swamps-bird")
    cards = deduction.remaining([(question, deduction.Answer(1, 2, 0))])      # 240 of the 1,344
    deduction.best_question(cards)                                            # tells most, on average
    deduction.information(deduction.best_question(cards), cards)              # so many bits
    deduction.marks(cards)                                                    # certain, possible or excluded pairs

A card is a number from 0 to 1343 (`deduction.pairs_of(card)`), a set of cards an ascending array of such numbers. A
question is a tuple of (place, symbol) in the order of the places: three pairs, or fewer with fewer chips. All 3,360
questions are scored against all 1,344 cards in a few hundredths of a second, without the interpreter lock.
"""

from collections.abc import Collection, Iterable
from functools import cache
from itertools import combinations, product
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from paravent.engine.jit import kernel
from paravent.games.jade_koenig.cards import (
    CARD_PAIRS,
    CARD_PLACES,
    CARD_SYMBOLS,
    CARDS,
    FULL_ANSWER,
    ORDERS,
    PLACE_NAMES,
    PLACES,
    SYMBOL_NAMES,
    SYMBOLS,
    TASKS,
    TRIPLES,
    answer_code,
    bits,
    card_of,
    frozen,
    tasks_of,
)
from paravent.games.jade_koenig.hidden import knows_tasks
from paravent.games.jade_koenig.state import SEATS, State

Question: TypeAlias = tuple[tuple[str, str], ...]
Cards: TypeAlias = NDArray[np.int16]
Matrix: TypeAlias = NDArray[np.uint8]
Measure = Literal["entropy", "answers", "largest"]
Mark = Literal["certain", "possible", "excluded"]

ANSWERS: Final = 64
MEASURES: Final = ("entropy", "answers", "largest")
DIFFERENT, LARGEST = 1, 2
NO_CARD: Final = -1
NEVER: Final = 1 << 40
"""The total of a questioner whose question tells nothing."""
DECIMALS: Final = 1e9
"""10.6 Scores are rounded to nine decimals, so that equal ones are equal."""
LESS_THAN_A_DECIMAL: Final = 0.25e-9


class Answer(NamedTuple):
    """JK-10.1 How many of the marked places, of their symbols, and of the pairs are on the card."""

    places: int
    symbols: int
    matches: int


class Table(NamedTuple):
    """All questions with so many chips: pairs of numbers; every answer; `own`: the card that is such a question."""

    pairs: tuple[tuple[tuple[int, int], ...], ...]
    answers: Matrix
    own: Cards


ALL_CARDS: Final[Cards] = frozen(range(CARDS), np.int16)
"""10.1 Every card there can be."""


@cache
def table(chips: int) -> Table:
    """The questions of 10.6: place sets in lexicographic order, within each the symbols, none on three places."""
    asked = tuple(
        tuple(zip(places, symbols, strict=True))
        for places in combinations(range(PLACES), chips)
        for symbols in product(range(SYMBOLS), repeat=chips)
        if chips < TASKS or len(set(symbols)) > 1
    )
    cards = {tasks_of(card): card for card in range(CARDS)}
    place_sets = frozen([bits(place for place, _ in pairs) for pairs in asked], np.int16)
    symbol_sets = frozen([bits(symbol for _, symbol in pairs) for pairs in asked], np.int16)
    pair_sets = frozen([bits(SYMBOLS * place + symbol for place, symbol in pairs) for pairs in asked], np.int64)
    answers = codes(ALL_CARDS, place_sets[:, None], symbol_sets[:, None], pair_sets[:, None])
    return Table(asked, answers, frozen([cards.get(pairs, NO_CARD) for pairs in asked], np.int16))


# Words and numbers


def question(text: str) -> Question:
    """`forests-bird ruins-crown` as a question. Raises `ValueError` for what is none."""
    pairs = [tuple(pair.split("-")) for pair in text.replace(",", " ").split()]
    if not all(len(pair) == 2 and pair[0] in PLACE_NAMES and pair[1] in SYMBOL_NAMES for pair in pairs):
        raise ValueError(f"expected pairs as forests-bird, got {text!r}")
    asked = tuple(sorted(((pair[0], pair[1]) for pair in pairs), key=lambda pair: PLACE_NAMES.index(pair[0])))
    numbers(asked)
    return asked


def numbers(asked: Question) -> tuple[tuple[int, int], ...]:
    """The question in numbers. Raises `ValueError` unless it has one to three different places."""
    pairs = tuple((PLACE_NAMES.index(place), SYMBOL_NAMES.index(symbol)) for place, symbol in asked)
    if len({place for place, _ in pairs}) != len(pairs) or not 1 <= len(pairs) <= TASKS:
        raise ValueError(f"expected one to three different places, got {asked!r}")
    return pairs


def named(pairs: Iterable[tuple[int, int]]) -> Question:
    """The other way round."""
    return tuple((PLACE_NAMES[place], SYMBOL_NAMES[symbol]) for place, symbol in pairs)


def pairs_of(card: int) -> Question:
    """The three tasks of a card."""
    return named(tasks_of(card))


def card_number(tasks: Question) -> int:
    """The card with these three tasks. Raises `ValueError`."""
    return card_of(numbers(tasks))


def sets_of(asked: Question) -> tuple[int, int, int]:
    """Its places, symbols and pairs as bit sets."""
    pairs = numbers(asked)
    places, symbols = bits(place for place, _ in pairs), bits(symbol for _, symbol in pairs)
    return places, symbols, bits(SYMBOLS * place + symbol for place, symbol in pairs)


def codes(cards: Cards, places: Any, symbols: Any, pairs: Any) -> Matrix:
    """JK-R-35 How cards answer questions, given as their bit sets: 16 * places + 4 * symbols + matches."""
    hits = 16 * np.bitwise_count(CARD_PLACES[cards] & places)
    hits += 4 * np.bitwise_count(CARD_SYMBOLS[cards] & symbols)
    hits += np.bitwise_count(CARD_PAIRS[cards] & pairs)
    return hits


def decoded(code: int) -> Answer:
    return Answer(code >> 4, code >> 2 & 3, code & 3)


# What is known


def answer(asked: Question, card: int) -> Answer:
    """JK-R-35 What the oracle that holds the card answers."""
    return decoded(int(answer_code(card, *sets_of(asked))))


def remaining(asked: Iterable[tuple[Question, Answer]], excluded: Collection[int] = ()) -> Cards:
    """10.2 The cards that fit all answers; `excluded` are cards known to be elsewhere (JK-R-3)."""
    left = ALL_CARDS[~np.isin(ALL_CARDS, list(excluded))]
    for heard, told in asked:
        left = left[codes(left, *sets_of(heard)) == 16 * told.places + 4 * told.symbols + told.matches]
    return left


def spread(asked: Question, cards: Cards = ALL_CARDS) -> dict[Answer, int]:
    """How many of the cards give each answer."""
    counts = np.bincount(codes(cards, *sets_of(asked)), minlength=ANSWERS)
    return {decoded(code): int(count) for code, count in enumerate(counts) if count}


def information(asked: Question, cards: Cards = ALL_CARDS) -> float:
    """The bits that the answer tells on average, all cards being equally likely."""
    counts = np.array(list(spread(asked, cards).values()), np.float64)
    return float(np.log2(counts.sum()) - (counts * np.log2(counts)).sum() / counts.sum()) if counts.size else 0.0


def marks(cards: Cards) -> tuple[tuple[Mark, ...], ...]:
    """[place][symbol]: whether the pair is on every card that is left, on some, or on none."""
    every = int(np.bitwise_and.reduce(CARD_PAIRS[cards])) if cards.size else 0
    some = int(np.bitwise_or.reduce(CARD_PAIRS[cards])) if cards.size else 0
    return tuple(tuple(mark(every, some, SYMBOLS * p + s) for s in range(SYMBOLS)) for p in range(PLACES))


def mark(every: int, some: int, pair: int) -> Mark:
    if every >> pair & 1:
        return "certain"
    return "possible" if some >> pair & 1 else "excluded"


# What to ask


def questions(chips: int = TASKS) -> tuple[Question, ...]:
    """All questions with so many chips, in the order of 10.6."""
    return tuple(named(pairs) for pairs in table(chips).pairs)


def scores(cards: Cards = ALL_CARDS, chips: int = TASKS, measure: Measure = "entropy") -> NDArray[np.float64]:
    """How good each question is, the greater the better: bits, different answers, or the largest class negated."""
    asked = table(chips)
    out = np.zeros(len(asked.pairs))
    score_all(cards, asked.answers, MEASURES.index(measure), out)
    return out


def best_question(
    cards: Cards = ALL_CARDS, chips: int = TASKS, measure: Measure = "entropy", tries: int = 0
) -> Question:
    """The question to ask next while these cards are left. Raises `ValueError` if there are none.

    `tries` 0: the best by `measure`; on a tie a question that may itself be the card (three chips), then the first in
    the list (10.6). More: that many of the best are played through for every card, each finished with the best by
    `measure`, and the one that needs the fewest questions is taken (until 3/3/3 with three chips, else until one card
    is left). 200 cost about a second while hundreds of cards are left, and hardly anything after two answers.
    """
    if not cards.size:
        raise ValueError("expected at least one card that is left, got none")
    asked = table(chips)
    chosen = choose(cards, asked.answers, asked.own, MEASURES.index(measure), tries, chips == TASKS)
    return named(asked.pairs[int(chosen)])


def lengths(
    cards: Cards = ALL_CARDS, chips: int = TASKS, measure: Measure = "entropy", tries: int = 0, proved: bool = False
) -> NDArray[np.int16]:
    """10.6 For each of the cards, how many questions are asked until it is known (`proved`: until 3/3/3)."""
    asked = table(chips)
    needed = np.zeros(CARDS, np.int16)
    measure_lengths(cards, asked.answers, asked.own, MEASURES.index(measure), tries, proved, needed)
    return needed[cards]


# What a seat can conclude from its record


def possible_cards(record: Any, owner: int, viewer: int) -> Cards:
    """The cards that may be the owner's, for all that the viewer's hidden record tells.

    They fit every answer heard (10.2), and leave a different card for each other seat (JK-R-3).
    """
    left = np.zeros(CARDS, np.bool_)
    mark_possible(record, owner, viewer, left)
    return ALL_CARDS[left]


# Kernels


@kernel
def score_all(cards: Cards, answers: Matrix, measure: int, out: NDArray[np.float64]) -> None:
    """Scores every question of a table for the cards that are left."""
    logs = logs_up_to(cards.size)
    counts = np.zeros(ANSWERS, np.int64)
    for asked in range(answers.shape[0]):
        counts[:] = 0
        for index in range(cards.size):
            counts[answers[asked, cards[index]]] += 1
        out[asked] = score(counts, cards.size, measure, logs)


@kernel
def logs_up_to(most: int) -> NDArray[np.float64]:
    """[n]: n * log2(n)."""
    logs = np.zeros(most + 1)
    for number in range(2, most + 1):
        logs[number] = number * np.log2(float(number))
    return logs


@kernel
def score(counts: NDArray[np.int64], total: int, measure: int, logs: NDArray[np.float64]) -> float:
    """10.6 How good a spread of answers is, rounded to nine decimals."""
    largest, different, sum_of_logs = 0, 0, 0.0
    for code in range(counts.size):
        count = counts[code]
        if count > 0:
            different += 1
            largest = max(largest, count)
            sum_of_logs += logs[count]
    if measure == DIFFERENT:
        return float(different)
    if measure == LARGEST:
        return float(-largest)
    return float(np.rint((logs[total] - sum_of_logs) / total * DECIMALS)) / DECIMALS


@kernel
def prefer_cards(cards: Cards, own: Cards, out: NDArray[np.float64]) -> None:
    """10.6 Among equals a question that is itself a card still possible comes first: by less than a decimal."""
    left = np.zeros(CARDS, np.bool_)
    for index in range(cards.size):
        left[cards[index]] = True
    for asked in range(own.size):
        if own[asked] != NO_CARD and left[own[asked]]:
            out[asked] += LESS_THAN_A_DECIMAL


@kernel
def ranked(cards: Cards, answers: Matrix, own: Cards, measure: int) -> NDArray[np.float64]:
    """The score of every question, ties settled as in 10.6 but for the order of the list."""
    out = np.zeros(answers.shape[0])
    score_all(cards, answers, measure, out)
    prefer_cards(cards, own, out)
    return out


@kernel
def choose(cards: Cards, answers: Matrix, own: Cards, measure: int, tries: int, proved: bool) -> int:
    """The number of the question to ask next."""
    out = ranked(cards, answers, own, measure)
    if tries == 0 or cards.size <= 2:
        return int(np.argmax(out))
    order = np.argsort(-out, kind="mergesort")
    best, fewest, before = 0, -1, -1.0
    for rank in range(order.size):
        asked = int(order[rank])
        alike = cards.size == CARDS and abs(out[asked] - before) < 2 * LESS_THAN_A_DECIMAL  # all of a kind (10.4)
        if not alike:
            needed = total_from(cards, asked, answers, own, measure, proved)
            if fewest < 0 or needed < fewest:
                best, fewest = asked, needed
            before = out[asked]
            tries -= 1
            if tries == 0:
                break
    return best


@kernel
def split(work: Cards, start: int, end: int, asked: int, answers: Matrix, counts: NDArray[np.int64]) -> None:
    """Sorts work[start:end] by the answer to a question, and counts each answer."""
    counts[:] = 0
    for index in range(start, end):
        counts[answers[asked, work[index]]] += 1
    places = np.zeros(ANSWERS, np.int64)
    for code in range(1, ANSWERS):
        places[code] = places[code - 1] + counts[code - 1]
    before = work[start:end].copy()
    for card in before:
        code = answers[asked, card]
        work[start + places[code]] = card
        places[code] += 1


@kernel
def total_of_few(count: int, proved: bool) -> int:
    """One of two cards is asked: it tells which it is, and is it or not."""
    if count == 1:
        return 1 if proved else 0
    return 3 if proved else 2


@kernel
def total_from(cards: Cards, first: int, answers: Matrix, own: Cards, measure: int, proved: bool) -> int:
    """How many questions the greedy questioner asks for all of the cards together, beginning with `first`.

    Sets of cards still to be told apart are stretches of one array, their bounds on a stack.
    """
    work, counts = cards.copy(), np.zeros(ANSWERS, np.int64)
    stack = np.zeros((CARDS + 1, 2), np.int64)
    stack[0, 1] = cards.size
    total, height, asked = 0, 1, first
    while height > 0:
        height -= 1
        start, end = stack[height, 0], stack[height, 1]
        if end - start <= 2 and asked < 0:
            total += total_of_few(end - start, proved)
            continue
        if asked < 0:
            asked = int(np.argmax(ranked(work[start:end], answers, own, measure)))
        split(work, start, end, asked, answers, counts)
        asked = -1
        total += end - start
        if counts.max() == end - start:
            return NEVER
        height = push_classes(stack, height, start, counts, proved)
    return total


@kernel
def push_classes(stack: Any, height: int, start: int, counts: NDArray[np.int64], proved: bool) -> int:
    """Puts the stretch of each answer on the stack, but for 3/3/3 where that ends the search."""
    for code in range(ANSWERS):
        if counts[code] > 0 and not (proved and code == FULL_ANSWER):
            stack[height, 0] = start
            stack[height, 1] = start + counts[code]
            height += 1
        start += counts[code]
    return height


@kernel
def measure_lengths(
    cards: Cards, answers: Matrix, own: Cards, measure: int, tries: int, proved: bool, out: NDArray[np.int16]
) -> None:
    """Plays the questioner through: [card] how many questions it takes."""
    work, counts = cards.copy(), np.zeros(ANSWERS, np.int64)
    stack = np.zeros((CARDS + 1, 2), np.int64)
    stack[0, 1] = cards.size
    height = 1
    while height > 0:
        height -= 1
        start, end = stack[height, 0], stack[height, 1]
        if end - start == 1 and not proved:
            continue
        asked = choose(work[start:end], answers, own, measure, tries, proved)
        split(work, start, end, asked, answers, counts)
        for index in range(start, end):
            out[work[index]] += 1
        height = push_classes(stack, height, start, counts, proved)


# Different cards for all seats: only seats with few cards left can get into each other's way


@kernel
def mark_possible(state: State, owner: int, viewer: int, left: NDArray[np.bool_]) -> None:
    """JK-R-3 The cards of the owner that fit the answers and leave a different card for everybody else."""
    few = np.zeros((SEATS, SEATS), np.int16)
    counts = np.zeros(SEATS, np.int64)
    for seat in range(state.seats):
        if seat != owner:
            counts[seat] = list_few(state, seat, viewer, few[seat])
    for triple in range(TRIPLES):
        orders = int(state.possible[owner, triple])
        for order in range(ORDERS):
            card = ORDERS * triple + order
            if orders >> order & 1 and leaves_cards(few, counts, card):
                left[card] = True


@kernel
def list_few(state: State, seat: int, viewer: int, out: Cards) -> int:
    """A seat's cards if they are fewer than the seats, else none: it will find one that nobody else has."""
    if knows_tasks(state, viewer, seat):
        out[0] = state.tasks[seat]
        return 1
    count = 0
    for triple in range(TRIPLES):
        orders = int(state.possible[seat, triple])
        for order in range(ORDERS):
            if orders >> order & 1:
                if count == SEATS:
                    return 0
                out[count] = ORDERS * triple + order
                count += 1
    return 0 if count == SEATS else count


@kernel
def leaves_cards(few: NDArray[np.int16], counts: NDArray[np.int64], card: int) -> bool:
    """Whether the seats with few cards can all have different ones, none of them `card`: tries all choices."""
    chosen = np.zeros(SEATS, np.int64)
    seat = 0
    while seat < SEATS:
        if counts[seat] == 0 or is_free(few, counts, chosen, seat, card):
            seat += 1
            continue
        while chosen[seat] + 1 >= counts[seat]:
            chosen[seat] = 0
            seat = previous(counts, seat)
            if seat < 0:
                return False
        chosen[seat] += 1
    return True


@kernel
def is_free(few: NDArray[np.int16], counts: NDArray[np.int64], chosen: NDArray[np.int64], seat: int, card: int) -> bool:
    """The card chosen for a seat is nobody's before it."""
    own = few[seat, chosen[seat]]
    if own == card:
        return False
    for other in range(seat):  # noqa: SIM110 - compiled
        if counts[other] > 0 and few[other, chosen[other]] == own:
            return False
    return True


@kernel
def previous(counts: NDArray[np.int64], seat: int) -> int:
    """The seat before with few cards, or -1."""
    seat -= 1
    while seat >= 0 and counts[seat] == 0:
        seat -= 1
    return seat
