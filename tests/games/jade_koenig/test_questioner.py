"""The questioner that answers at once."""

from time import process_time

import numpy as np
import pytest

from benchmarks.deduction import lengths_of_bots
from paravent.games.jade_koenig import deduction, questioner
from paravent.games.jade_koenig.deduction import Answer

FIRST = deduction.named(questioner.FIRST)


def test_it_needs_fewer_questions_than_the_greedy_one_of_10_6() -> None:
    """About 4.38 until 3/3/3, where the greedy one needs 4.4301."""
    needed = lengths_of_bots(3, proved=True)
    assert needed.mean() < 4.39
    assert needed.max() <= 6


@pytest.mark.parametrize(("chips", "mean", "worst"), [(2, 4.4323, 6), (1, 6.9941, 9)])
def test_with_fewer_chips_it_is_as_good_as_the_best_greedy_one(chips: int, mean: float, worst: int) -> None:
    needed = lengths_of_bots(chips, proved=False)
    assert needed.mean() <= mean
    assert needed.max() <= worst


def test_the_book_has_a_question_for_every_answer() -> None:
    codes = {16 * told.places + 4 * told.symbols + told.matches for told in deduction.spread(FIRST)}
    assert set(questioner.BOOK) == codes


def test_a_question_of_the_book_is_turned_to_what_was_asked() -> None:
    """The same split of the cards that are left, whatever places and symbols the first question had."""
    asked = ((1, 3), (4, 0), (6, 3))
    for code, known in questioner.BOOK.items():
        told = Answer(code >> 4, code >> 2 & 3, code & 3)
        plain = deduction.spread(deduction.named(known), deduction.remaining([(FIRST, told)]))
        left = deduction.remaining([(deduction.named(asked), told)])
        found = questioner.next_question(left, [(asked, code)])
        assert deduction.spread(deduction.named(found), left) == plain


def test_a_single_card_is_asked() -> None:
    asked = questioner.next_question(np.array([700], np.int16), [(((0, 0), (1, 1), (2, 2)), 8)])
    assert deduction.named(asked) == deduction.pairs_of(700)


def test_it_answers_in_a_moment() -> None:
    left = deduction.remaining([(deduction.question("ice-bird ruins-amulet desert-crown"), Answer(1, 2, 0))])
    assert left.size == 420
    heard = [(deduction.numbers(deduction.question("ice-bird ruins-amulet desert-crown")), 24)]
    questioner.next_question(left[:3], heard)
    began = process_time()
    questioner.next_question(left, heard)
    assert process_time() - began < 0.5
