"""Consulting: what to ask, how to lay it, and when to claim."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig import deduction, questioner
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.cards import COPIES, PLACES, SYMBOLS, TASKS, TRIPLES, TRIPLES_AT, tasks_of
from paravent.games.jade_koenig.rules.consult import MOST_CHANGED
from paravent.games.jade_koenig.state import NOBODY

Pairs = tuple[tuple[int, int], ...]
Arrangements = NDArray[np.int8]

FEW: Final = 4
"""Cards of another seat that are thought of one by one."""

DANGEROUS: Final = (0.0, 1.0, 0.3, 0.12, 0.06)
"""[cards left]: how likely another seat claims a card of its own that is lying."""


@cache
def arrangements() -> Arrangements:
    """10.5 All 2,520 of them, a row each."""
    rows: list[list[int]] = [[]]
    for _ in range(PLACES):
        rows = [[*row, symbol] for row in rows for symbol in range(SYMBOLS) if row.count(symbol) < COPIES]
    return np.array(rows, np.int8)


def fulfils(laid: NDArray[Any], pairs: Iterable[tuple[int, int]]) -> Any:
    """Whether these pairs lie, for one arrangement or a row of each."""
    return np.logical_and.reduce([laid[..., place] == symbol for place, symbol in pairs])


# What to ask


def own_questions(sight: Sight) -> list[tuple[Pairs, int]]:
    """The seat's questions so far with their answers, as far as the record holds them."""
    record, heard = sight.record, []
    for row in range(int(record["questions"])):
        asked = int(record["question"][row])
        if asked >> 3 * PLACES == sight.seat:
            symbols = [(asked >> 3 * place & 7) - 1 for place in range(PLACES)]
            pairs = tuple((place, symbol) for place, symbol in enumerate(symbols) if symbol >= 0)
            heard.append((pairs, int(record["reply"][row])))
    return heard


@lru_cache(maxsize=512)
def considered(cards: bytes, heard: tuple[tuple[Pairs, int], ...], chips: int) -> Pairs:
    """The question of the good questioner, kept for the steps of one consultation."""
    return questioner.next_question(np.frombuffer(cards, np.int16), heard, chips)


@lru_cache(maxsize=512)
def greedy(cards: bytes, chips: int) -> NDArray[np.float64]:
    """How much each question tells."""
    return deduction.scores(np.frombuffer(cards, np.int16), chips)


def far_sighted_question(sight: Sight, chips: int) -> Pairs:
    """The question that leads to the proof soonest; the first one as it happens to lie."""
    heard = own_questions(sight)
    if not heard and chips == TASKS:
        return first_question(sight)
    return considered(sight.cards.tobytes(), tuple(heard), chips)


def first_question(sight: Sight) -> Pairs:
    """10.4 With a symbol twice, on places where it lies already: nobody may claim then."""
    laid = sight.record["before"]
    choices = [triple for triple in range(TRIPLES) if len({int(laid[place]) for place in TRIPLES_AT[triple]}) == 2]
    return tuple((int(place), int(laid[place])) for place in TRIPLES_AT[sight.plan.choice(choices)])


def novice_question(sight: Sight, chips: int, tries: int = 30) -> Pairs:
    """The one that tells most of a few it thinks of."""
    cards, table = sight.cards, deduction.table(chips)
    if chips == TASKS and cards.size <= 2:
        return tasks_of(int(cards[0]))
    told = greedy(cards.tobytes(), chips)
    thought_of = sight.plan.sample(range(len(table.pairs)), min(tries, len(table.pairs)))
    return table.pairs[max(thought_of, key=lambda asked: told[asked])]


# How to lay it


def laying(sight: Sight, wanted: Pairs, danger: dict[int, float]) -> Arrangements:
    """The arrangement with these pairs that is allowed, least dangerous, and changes fewest places."""
    before = np.asarray(sight.record["before"])
    rows = arrangements()
    changed = (rows != before).sum(axis=1)
    fit = fulfils(rows, wanted) & (changed <= MOST_CHANGED)
    cost = changed.astype(np.float64) * 0.001
    cost[changed == 0] = -1e-6
    for card, weight in danger.items():
        cost += weight * (fulfils(rows, tasks_of(card)) & (changed > 0))
    cost[~fit] = np.inf
    best = np.flatnonzero(cost <= cost.min() + 1e-9)
    return rows[int(sight.plan.choice(best.tolist()))]


def dangers(sight: Sight) -> dict[int, float]:
    """JK-14.2 Cards that had better not lie there: how likely somebody claims them."""
    found: dict[int, float] = {}
    for other in sight.rivals:
        cards = sight.cards_of(other)
        held = int(sight.record["tasks"][other])
        if held >= 0:
            found[held] = found.get(held, 0.0) + (DANGEROUS[cards.size] if cards.size <= FEW else 0.01)
        elif cards.size <= FEW:
            for card in cards:
                found[int(card)] = found.get(int(card), 0.0) + DANGEROUS[cards.size]
    return found


def next_swap(now: NDArray[Any], target: NDArray[Any]) -> tuple[int, int] | None:
    """A swap that brings symbols where they shall be, two at once where that is possible."""
    wrong = [place for place in range(PLACES) if now[place] != target[place]]
    best = None
    for first in wrong:
        for second in wrong:
            if first < second and now[first] != now[second]:
                if now[first] == target[second] and now[second] == target[first]:
                    return first, second
                if best is None and (now[first] == target[second] or now[second] == target[first]):
                    best = (first, second)
    return best


def best_marks(sight: Sight, wanted: Pairs, chips: int) -> list[int]:
    """The places for the chips: the planned ones where they lie so, else those that tell most."""
    laid, marked = sight.record["arrangement"], int(sight.record["marked"])
    places = [place for place, _ in wanted]
    if fulfils(laid, wanted) and all(place in places for place in range(PLACES) if marked >> place & 1):
        return places
    told = greedy(sight.cards.tobytes(), chips)
    best, chosen = -1.0, places
    for pairs, worth in zip(deduction.table(chips).pairs, told.tolist(), strict=True):
        among = bits_in(marked, [place for place, _ in pairs])
        if worth > best and among and fulfils(laid, pairs):
            best, chosen = worth, [place for place, _ in pairs]
    return chosen


def bits_in(marked: int, places: list[int]) -> bool:
    """All marked places are among these."""
    return all(place in places for place in range(PLACES) if marked >> place & 1)


# Claims


def may_claim(sight: Sight) -> bool:
    """JK-R-53 Another seat laid the arrangement, or the table lets one claim one's own."""
    author = int(sight.record["author"])
    return author != NOBODY and (author != sight.seat or int(sight.record["self_claim"]) == 1)


def lying_cards(sight: Sight) -> list[int]:
    """The cards that may be its own and lie there now."""
    laid = np.asarray(sight.record["arrangement"])
    return [int(card) for card in sight.cards if fulfils(laid, tasks_of(int(card)))]


def loses_now(sight: Sight) -> float:
    """How likely the consultant is about to prove its card, as far as this seat can tell (JK-R-52, window)."""
    consultant = sight.on_turn
    if not sight.can_prove(consultant):
        return 0.0
    laid = np.asarray(sight.record["arrangement"])
    held = int(sight.record["tasks"][consultant])
    cards = sight.cards_of(consultant)
    if held >= 0 and not fulfils(laid, tasks_of(held)):
        return 0.0
    if not any(fulfils(laid, tasks_of(int(card))) for card in cards):
        return 0.0
    return 1.0 / cards.size if cards.size <= FEW else 0.0
