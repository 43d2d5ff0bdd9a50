"""What a seat can conclude about cards, oracles and stones, listed one by one: see `paravent.bots.belief`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import BOARDS, LETTERS
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.state import NO_CARD, Phase

Facts = frozenset[str]
Listed = list[tuple[Facts, float]]

ORACLES: Final = "oracles"
CARD: Final = "card of seat "
FACES: Final = ("snake", "jaguar")


def facts(record: Any, seat: int) -> Facts:  # noqa: ARG001  a world hides nothing
    """What is true in a world: `seat 0 card forests-bird …`, `seat 1 oracle B`, `stone c074 snake`."""
    if record["phase"] == Phase.PLACE:
        return frozenset()
    seats = range(int(record["seats"]))
    cards = {card_fact(owner, int(record["tasks"][owner])) for owner in seats}
    oracles = {oracle_fact(owner, int(record["oracle"][owner])) for owner in seats if record["oracle"][owner] >= 0}
    nodes = BOARDS[int(record["board"])].nodes
    stones = {
        f"stone {nodes[node]} {FACES[int(record['face'][node]) - 1]}"
        for node in np.flatnonzero(record["lying"]).tolist()
    }
    return frozenset(cards | oracles | stones)


def card_fact(owner: int, card: int) -> str:
    pairs = " ".join(f"{place}-{symbol}" for place, symbol in deduction.pairs_of(card))
    return f"seat {owner} card {pairs}"


def oracle_fact(owner: int, letter: int) -> str:
    return f"seat {owner} oracle {LETTERS[letter]}"


def aspects(hidden: Any, seat: int) -> tuple[str, ...]:
    """The task card of each seat that this one does not hold, and who may be walking to which oracle."""
    if hidden["phase"] in {Phase.PLACE, Phase.OVER}:
        return ()
    unknown = [owner for owner in range(int(hidden["seats"])) if hidden["tasks"][owner] < 0]
    return (*(f"{CARD}{owner}" for owner in [seat, *(owner for owner in unknown if owner != seat)]), ORACLES)


def possibilities(hidden: Any, seen: Sequence[Any], seat: int, aspect: str, by_conduct: bool) -> Listed:
    """All of them with their weights."""
    if aspect == ORACLES:
        return list(dealt(hidden, seen, seat, by_conduct))
    return cards_of(hidden, seat, int(aspect.removeprefix(CARD)))


def cards_of(hidden: Any, seat: int, owner: int) -> Listed:
    """10.2 The cards left for a seat. All are different, so that one that may be another's too is a little less likely.

    Exact for up to three seats whose cards are not known; for more, all but exact.
    """
    unknown = [other for other in range(int(hidden["seats"])) if other != owner and hidden["tasks"][other] < 0]
    others = [set(deduction.possible_cards(hidden, other, seat).tolist()) for other in unknown]
    listed = []
    for card in deduction.possible_cards(hidden, owner, seat).tolist():
        left = [len(cards) - (card in cards) for cards in others]
        common = len((others[0] & others[1]) - {card}) if len(others) == 2 else 0
        listed.append((frozenset({card_fact(owner, card)}), float(np.prod(left)) - common))
    return listed


def dealt(hidden: Any, seen: Sequence[Any], seat: int, by_conduct: bool) -> Iterator[tuple[Facts, float]]:
    """Every way the oracle cards can be dealt that do not lie open; a piece comes nearer to its own (by conduct)."""
    sight = Sight(hidden, seen, seat, 0)
    others = [
        other for other in range(sight.seats) if other != seat and hidden["oracle"][other] not in range(len(LETTERS))
    ]
    others = [other for other in others if hidden["oracle"][other] != NO_CARD]
    shares = [dict(sight.goals(other)) if by_conduct else dict.fromkeys(sight.letters(other), 1.0) for other in others]
    shown = {int(letter) for letter in hidden["oracle"][: sight.seats] if letter >= 0}
    yield from deals(others, shares, shown, [], 1.0)


def deals(
    others: list[int], shares: list[dict[int, float]], taken: set[int], facts: list[str], weight: float
) -> Iterator[tuple[Facts, float]]:
    """Seat after seat, a letter that nobody else has."""
    if not others:
        yield frozenset(facts), weight
        return
    for letter, share in shares[0].items():
        if letter not in taken:
            known = [*facts, oracle_fact(others[0], letter)]
            yield from deals(others[1:], shares[1:], taken | {letter}, known, weight * share)
