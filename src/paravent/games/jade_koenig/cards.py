"""Places, symbols and task cards as constant tables (JK-1.4, JK-1.6, section 10.1).

    card = 24 * triple + order     triple: the three places, i < j < k in lexicographic order (56)
                                   order: their symbols, in lexicographic order (24)

A set of cards is one word of 24 bits a triple, so that it is a row of 56 small numbers. Sets of places, symbols and
pairs are bit sets as well; the bit of a pair is 4 * place + symbol. Nothing here changes after import.
"""

from itertools import combinations, permutations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.engine.jit import kernel

PLACES: Final = 8
SYMBOLS: Final = 4
COPIES: Final = 2  # JK-R-2: cards of each symbol
TASKS: Final = 3
TRIPLES: Final = 56
ORDERS: Final = 24
CARDS: Final = TRIPLES * ORDERS
EVERY_ORDER: Final = (1 << ORDERS) - 1
FULL_ANSWER: Final = 63
"""JK-14.1 An answer is 16 * places + 4 * symbols + matches: here 3/3/3."""

PLACE_NAMES: Final = ("forests", "flame", "island", "ice", "ruins", "desert", "steppe", "swamps")
SYMBOL_NAMES: Final = ("sword", "crown", "amulet", "bird")

TRIPLE_PLACES: Final = list(combinations(range(PLACES), TASKS))
ORDER_SYMBOLS: Final = list(permutations(range(SYMBOLS), TASKS))
PAIR_PLACES: Final = list(combinations(range(PLACES), 2))
TRIPLE_OF: Final[dict[tuple[int, ...], int]] = {places: triple for triple, places in enumerate(TRIPLE_PLACES)}
PAIR_OF: Final[dict[tuple[int, ...], int]] = {places: pair for pair, places in enumerate(PAIR_PLACES)}


def frozen(numbers: Any, number_type: type[np.signedinteger[Any]] = np.int8) -> NDArray[Any]:
    """An array that nobody changes."""
    made = np.array(numbers, number_type)
    made.flags.writeable = False
    return made


def bits(numbers: Any) -> int:
    """A bit set."""
    return sum(1 << number for number in set(numbers))


TRIPLES_AT: Final = frozen(TRIPLE_PLACES)
"""[triple, 0 to 2]: a place."""

PAIRS_AT: Final = frozen(PAIR_PLACES)
"""[pair, 0 or 1]: a place. Section 8: the 28 pairs in lexicographic order."""

ORDERS_AT: Final = frozen(ORDER_SYMBOLS)
"""[order, 0 to 2]: a symbol."""

CARD_PLACES: Final = frozen([bits(places) for places in TRIPLE_PLACES for _ in ORDER_SYMBOLS], np.int16)
CARD_SYMBOLS: Final = frozen([bits(symbols) for _ in TRIPLE_PLACES for symbols in ORDER_SYMBOLS])
CARD_PAIRS: Final = frozen(
    [
        bits(SYMBOLS * place + symbol for place, symbol in zip(places, symbols, strict=True))
        for places in TRIPLE_PLACES
        for symbols in ORDER_SYMBOLS
    ],
    np.int64,
)


@kernel
def ones(word: int) -> int:
    """How many bits of a 32-bit word are set."""
    word -= (word >> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    word += word >> 8
    return (word + (word >> 16)) & 0x3F


@kernel
def answer_code(card: int, places: int, symbols: int, pairs: int) -> int:
    """JK-R-35 How a card answers a question, given as its bit sets: 16 * places + 4 * symbols + matches."""
    hits = ones(int(CARD_PLACES[card]) & places)
    kinds = ones(int(CARD_SYMBOLS[card]) & symbols)
    return 16 * hits + 4 * kinds + ones(int(CARD_PAIRS[card]) & pairs)


def card_of(tasks: Any) -> int:
    """The number of the card with these (place, symbol) numbers, in any order (JK-R-4). Raises `ValueError`."""
    pairs = tuple(sorted(tasks))
    triple = TRIPLE_OF.get(tuple(place for place, _ in pairs))
    symbols = tuple(symbol for _, symbol in pairs)
    if triple is None or symbols not in ORDER_SYMBOLS:
        raise ValueError(f"expected three tasks with different places and symbols, got {tasks!r}")
    return ORDERS * triple + ORDER_SYMBOLS.index(symbols)


def tasks_of(card: int) -> tuple[tuple[int, int], ...]:
    """The (place, symbol) numbers of a card."""
    return tuple(zip(TRIPLE_PLACES[card // ORDERS], ORDER_SYMBOLS[card % ORDERS], strict=True))
