"""Which task cards are possible after the questions of a position, and those sets as text."""

from typing import Any

import numpy as np

from paravent.engine.refusal import BadPosition
from paravent.games.jade_koenig.cards import EVERY_ORDER, ORDERS, TRIPLES
from paravent.games.jade_koenig.rules.consult import asker_of, narrow_cards, question_sets

DIGITS = ORDERS // 4
FIELDS = ("possible", "possible_to_all")


def follow(record: Any) -> None:
    """Sets what follows from the record's questions and answers alone."""
    for field in FIELDS:
        record[field][:] = EVERY_ORDER
    for row in range(int(record["questions"])):
        asked = int(record["question"][row])
        narrow_cards(record, int(asker_of(asked)), int(record["reply"][row]), *question_sets(asked))


def beyond_questions(record: Any) -> dict[str, list[str | None]]:
    """For each field and seat the set as text, None where it follows from the questions."""
    plain = np.array([record], record.dtype)
    follow(plain[0])
    return {
        field: [
            None if np.array_equal(record[field][seat], plain[0][field][seat]) else text_of(record[field][seat])
            for seat in range(int(record["seats"]))
        ]
        for field in FIELDS
    }


def text_of(words: Any) -> str:
    return "".join(f"{int(word):0{DIGITS}x}" for word in words)


def words_of(text: str, where: str) -> list[int]:
    """Raises `BadPosition`."""
    try:
        words = [int(text[start : start + DIGITS], 16) for start in range(0, len(text), DIGITS)]
    except ValueError:
        words = []
    if len(words) != TRIPLES or len(text) != TRIPLES * DIGITS:
        raise BadPosition(where, f"{TRIPLES * DIGITS} hexadecimal digits", text)
    return words
