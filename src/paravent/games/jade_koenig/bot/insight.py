"""After the game: what a question told, against the one that would have told most."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.cards import PLACES
from paravent.games.jade_koenig.rules import actions
from paravent.games.jade_koenig.state import Phase

Say = Callable[..., str]


class QuestionTold(msgspec.Struct, frozen=True, kw_only=True):
    """A question. `bits`: what its answer tells on average, `most` what that of the best one does, `won` what it told.

    `cards` were possible before the answer, `left` after it.
    """

    asked: deduction.Question
    bits: float
    best: deduction.Question
    most: float
    won: float
    cards: int
    left: int


def insight(hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any) -> QuestionTold | None:  # noqa: ARG001
    """JK-9.4 For the decision that asks."""
    ask = int(actions.GUESSES_AT[int(hidden["board"])]) + actions.ASK
    if hidden["phase"] != Phase.QUESTION or action != ask:
        return None
    cards, asked = deduction.possible_cards(hidden, seat, seat), marked(hidden)
    best = deduction.best_question(cards, len(asked))
    told = deduction.answer(asked, int(truth["tasks"][seat]))
    left = deduction.spread(asked, cards)[told]
    return QuestionTold(
        asked=asked,
        bits=deduction.information(asked, cards),
        best=best,
        most=deduction.information(best, cards),
        won=math.log2(cards.size / left),
        cards=cards.size,
        left=left,
    )


def marked(hidden: Any) -> deduction.Question:
    """JK-9.4 The places with a chip, and what lies there."""
    places = [place for place in range(PLACES) if int(hidden["marked"]) >> place & 1]
    return deduction.named((place, int(hidden["arrangement"][place])) for place in places)


def brief(told: QuestionTold, say: Say) -> str:
    """On average, against the best; and this time."""
    return say("insight-question", bits=f"{told.bits:.2f}", most=f"{told.most:.2f}", won=f"{told.won:.2f}")


def text(told: QuestionTold, say: Say) -> str:
    """With the questions in full."""
    return "\n".join(
        [
            say("insight-asked", question=written(told.asked), bits=f"{told.bits:.2f}"),
            say("insight-best", question=written(told.best), bits=f"{told.most:.2f}"),
            say("insight-won", won=f"{told.won:.2f}", cards=str(told.cards), left=str(told.left)),
        ]
    )


def written(question: deduction.Question) -> str:
    return " ".join(f"{place}-{symbol}" for place, symbol in question)
