"""Section 10: answers, what is left, and how many questions the chooser needs."""

import time

import numpy as np
import pytest

import paravent
from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.cards import PLACE_NAMES, SYMBOL_NAMES
from paravent.games.jade_koenig.deduction import Answer
from tests.games.jade_koenig.guided import guided_match

SOLUTION = deduction.card_number(deduction.question("ice-bird ruins-amulet desert-crown"))
EXAMPLE = deduction.card_number(deduction.question("swamps-bird steppe-amulet ruins-sword"))

PRINTED = (
    ("forests-bird ruins-crown swamps-bird", (1, 2, 0), 240, 240),
    ("flame-amulet desert-crown steppe-bird", (1, 3, 1), 24, 60),
    ("island-amulet ice-bird forests-crown", (1, 3, 1), 5, 60),
    ("island-amulet steppe-crown ruins-bird", (1, 3, 0), 1, 120),
    ("ice-bird ruins-amulet desert-crown", (3, 3, 3), 1, 1),
)
"""10.3: question, answer, cards left after it, cards left if it were the only question."""


def printed(*numbers: int) -> list[tuple[deduction.Question, Answer]]:
    return [(deduction.question(PRINTED[number - 1][0]), Answer(*PRINTED[number - 1][1])) for number in numbers]


def test_10_1_there_are_1344_cards() -> None:
    cards = {deduction.pairs_of(card) for card in range(1344)}
    assert len(cards) == len(deduction.ALL_CARDS) == 1344
    assert all(deduction.card_number(deduction.pairs_of(card)) == card for card in range(1344))


@pytest.mark.parametrize(("text", "told", "_after", "alone"), PRINTED)
def test_10_3_answers_of_the_printed_example(text: str, told: tuple[int, int, int], _after: int, alone: int) -> None:
    asked = deduction.question(text)
    assert deduction.answer(asked, SOLUTION) == told
    assert len(deduction.remaining([(asked, Answer(*told))])) == alone


def test_10_3_after_the_fourth_question_the_solution_is_determined() -> None:
    for count, (_, _, after, _) in enumerate(PRINTED, 1):
        assert len(deduction.remaining(printed(*range(1, count + 1)))) == after
    assert list(deduction.remaining(printed(1, 2, 3, 4))) == [SOLUTION]


@pytest.mark.parametrize(
    ("numbers", "left"),
    [
        ((1, 2, 4), 9),
        ((1, 3, 4), 7),
        ((2, 3, 4), 3),
        ((1, 2), 24),
        ((1, 3), 21),
        ((1, 4), 42),
        ((2, 3), 12),
        ((2, 4), 21),
        ((3, 4), 18),
    ],
)
def test_10_3_none_of_the_four_can_be_spared(numbers: tuple[int, ...], left: int) -> None:
    assert len(deduction.remaining(printed(*numbers))) == left


def test_10_3_answers_of_the_printed_card() -> None:
    told = [deduction.answer(deduction.question(text), EXAMPLE) for text, *_ in PRINTED]
    assert told == [(2, 1, 1), (1, 2, 0), (0, 2, 0), (2, 2, 0), (1, 2, 0)]


@pytest.mark.parametrize(
    ("text", "told", "cards"),
    [
        ("forests-sword, flame-sword, island-bird", (0, 1, 0), 120),
        ("forests-sword, flame-sword, island-crown", (0, 1, 0), 120),
        ("forests-bird, flame-amulet, island-crown", (0, 3, 0), 60),
        ("ice-bird, ruins-bird, desert-sword", (3, 1, 1), 6),
        ("ice-bird, ruins-amulet, swamps-crown", (2, 3, 2), 15),
        ("ice-bird, ruins-amulet, desert-sword", (3, 2, 2), 3),
        ("ice-bird, ruins-amulet, desert-amulet", (3, 2, 2), 4),
        ("ice-amulet, ruins-crown, desert-bird", (3, 3, 0), 2),
        ("ice-bird, ruins-crown", (2, 2, 1), 24),
        ("desert-crown", (1, 1, 1), 126),
        ("flame-sword", (0, 0, 0), 210),
    ],
)
def test_10_4_answers(text: str, told: tuple[int, int, int], cards: int) -> None:
    asked = deduction.question(text)
    assert deduction.answer(asked, SOLUTION) == told
    assert len(deduction.remaining([(asked, Answer(*told))])) == cards


def spread(text: str) -> dict[str, int]:
    counts = deduction.spread(deduction.question(text))
    return {"/".join(map(str, told)): count for told, count in counts.items()}


def test_10_4_spread_of_a_first_question_with_three_symbols() -> None:
    expected = (
        "0/2/0 180, 0/3/0 60, 1/2/0 420, 1/2/1 120, 1/3/0 120, 1/3/1 60, 2/2/0 165, 2/2/1 90, 2/2/2 15, 2/3/0 45, "
        "2/3/1 30, 2/3/2 15, 3/2/0 9, 3/2/1 6, 3/2/2 3, 3/3/0 2, 3/3/1 3, 3/3/3 1"
    )
    assert spread("forests-sword flame-crown island-amulet") == counted(expected)
    asked = deduction.question("forests-sword flame-crown island-amulet")
    assert round(deduction.information(asked), 3) == 3.144


def test_10_4_spread_of_a_first_question_with_a_symbol_twice() -> None:
    expected = (
        "0/1/0 120, 0/2/0 120, 1/1/0 300, 1/1/1 60, 1/2/0 240, 1/2/1 120, 2/1/0 120, 2/1/1 60, 2/2/0 80, 2/2/1 80, "
        "2/2/2 20, 3/1/0 6, 3/1/1 6, 3/2/0 4, 3/2/1 4, 3/2/2 4"
    )
    assert spread("forests-sword flame-sword island-crown") == counted(expected)
    asked = deduction.question("forests-sword flame-sword island-crown")
    assert round(deduction.information(asked), 3) == 3.292


def counted(text: str) -> dict[str, int]:
    return {part.split()[0]: int(part.split()[1]) for part in text.split(", ")}


def test_10_2_possible_answers() -> None:
    for chips, answers in ((3, 25), (2, 14), (1, 5)):
        told = {answer for asked in deduction.questions(chips)[::7] for answer in deduction.spread(asked)}
        assert len(told) == answers


def test_10_5_questions() -> None:
    assert [len(deduction.questions(chips)) for chips in (3, 2, 1)] == [3360, 448, 32]


def test_10_6_the_first_question_of_the_greedy_questioner() -> None:
    assert deduction.best_question() == deduction.question("forests-sword flame-sword island-crown")


GREEDY = [
    (3, "entropy", 3.7165, 5),
    (3, "answers", 3.7321, 6),
    (3, "largest", 3.8996, 5),
    (2, "entropy", 4.4360, 6),
    (2, "answers", 4.4323, 6),
    (2, "largest", 4.9896, 6),
    (1, "entropy", 7.1481, 9),
    (1, "answers", 6.9940, 9),
    (1, "largest", 7.7805, 10),
]


@pytest.mark.parametrize(("chips", "measure", "mean", "worst"), GREEDY)
def test_10_6_questions_until_known(chips: int, measure: deduction.Measure, mean: float, worst: int) -> None:
    needed = deduction.lengths(chips=chips, measure=measure)
    assert (round(float(needed.mean()), 4), int(needed.max())) == (mean, worst)


@pytest.mark.parametrize(
    ("measure", "mean", "worst"), [("entropy", 4.4301, 6), ("answers", 4.4821, 7), ("largest", 4.5655, 6)]
)
def test_10_6_questions_until_the_proof(measure: deduction.Measure, mean: float, worst: int) -> None:
    needed = deduction.lengths(measure=measure, proved=True)
    assert (round(float(needed.mean()), 4), int(needed.max())) == (mean, worst)


def test_10_6_distributions() -> None:
    assert list(np.bincount(deduction.lengths()))[2:] == [63, 328, 880, 73]
    assert list(np.bincount(deduction.lengths(proved=True)))[2:] == [15, 111, 538, 641, 39]


@pytest.mark.parametrize(
    ("chips", "measure", "proved", "mean", "worst"),
    [
        (3, "entropy", False, 3.7165, 5),
        (3, "entropy", True, 4.4301, 6),
        (2, "answers", False, 4.4323, 6),
        (1, "answers", False, 6.9940, 9),
    ],
)
def test_the_chooser_that_plays_questions_through_needs_fewer(
    chips: int, measure: deduction.Measure, proved: bool, mean: float, worst: int
) -> None:
    """At least as good as the best greedy questioner of 10.6, in the mean and at the worst."""
    needed = deduction.lengths(chips=chips, measure=measure, tries=12, proved=proved)
    assert needed.mean() < mean
    assert needed.max() <= worst


@pytest.mark.slow
def test_two_hundred_tries_get_the_proof_to_4_38() -> None:
    needed = deduction.lengths(tries=200, proved=True)
    assert (round(float(needed.mean()), 2), int(needed.max())) == (4.38, 6)


def test_all_questions_are_scored_against_all_cards_in_a_moment() -> None:
    deduction.scores()
    begun = time.process_time()
    for _ in range(5):
        deduction.scores()
    assert (time.process_time() - begun) / 5 < 0.1


def test_marks_say_what_follows() -> None:
    cards = deduction.remaining(printed(1, 2, 3))
    marks = deduction.marks(cards)
    for place in range(8):
        for symbol in range(4):
            pair = (PLACE_NAMES[place], SYMBOL_NAMES[symbol])
            count = sum(pair in deduction.pairs_of(int(card)) for card in cards)
            expected = "certain" if count == len(cards) else "possible" if count else "excluded"
            assert marks[place][symbol] == expected


def test_a_card_held_elsewhere_is_left_out() -> None:
    assert len(deduction.remaining([], excluded=[SOLUTION])) == 1343


@pytest.mark.parametrize("text", ["ice", "ice-gold", "cave-bird", "ice-bird ice-crown", "", "a-b-c"])
def test_what_is_no_question_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        deduction.question(text)


def test_without_a_card_left_there_is_nothing_to_ask() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        deduction.best_question(deduction.remaining([], excluded=range(1344)))


# from a seat's record


def heard(match: paravent.Match, seat: int) -> list[tuple[deduction.Question, Answer]]:
    """The seat's own questions and answers, as its view's note table shows them."""
    rows = [row for row in match.view(seat).questions if row.seat == seat]  # type: ignore[attr-defined]
    assert all(row.answer is not None for row in rows)
    pairs = [tuple((pair.place, pair.symbol) for pair in row.pairs) for row in rows]
    return [(asked, Answer(*vars_of(row.answer))) for asked, row in zip(pairs, rows, strict=True)]


def vars_of(answer: object) -> tuple[int, int, int]:
    return tuple(getattr(answer, name) for name in Answer._fields)


@pytest.mark.parametrize("number", range(20))
def test_a_seat_concludes_from_its_hidden_record(number: int) -> None:
    whole = guided_match(number, {"deduction_help": "on"})
    for at in range(30, len(whole.moves), 60):
        match = whole.rewound(at)
        if match.result is None and match.view(None).phase != "place":  # type: ignore[attr-defined]
            for seat in range(match.seats):
                check_conclusion(match, seat)


def check_conclusion(match: paravent.Match, seat: int) -> None:
    """The cards by questions alone, less the card in hand; others' cards may rule out a few more."""
    held = int(match.state["tasks"][(seat + 1) % match.seats])
    by_questions = set(deduction.remaining(heard(match, seat), excluded=[held]))
    concluded = set(deduction.possible_cards(match.hidden(seat), seat, seat))
    assert int(match.state["tasks"][seat]) in concluded
    assert concluded <= by_questions
    assert len(by_questions) - len(concluded) <= match.seats or not match.state["playing"] >> seat & 1
    shown = match.view(seat).deduction  # type: ignore[attr-defined]
    assert shown.cards == len(concluded)
    assert shown.marks == [list(row) for row in deduction.marks(np.array(sorted(concluded), np.int16))]


def test_cards_of_others_that_are_known_are_ruled_out() -> None:
    """JK-R-3 Two seats have the same two cards left: nobody else has one of them."""
    match = guided_match(3, {}, seats=4, most=60)
    record = match.hidden(0)
    cards = [100, 200, 300]
    for seat, left in ((2, cards[:2]), (3, cards[:2]), (0, cards)):
        record["possible"][seat] = 0
        for card in left:
            record["possible"][seat, card // 24] |= 1 << card % 24
    record["tasks"][1] = 5
    assert list(deduction.possible_cards(record, 0, 0)) == [300]


def test_help_is_shown_only_where_the_table_has_it() -> None:
    match = guided_match(3, {}, most=60)
    assert match.view(0).deduction is None  # type: ignore[attr-defined]
    assert match.view(None).deduction is None  # type: ignore[attr-defined]
