"""Puzzles: exactly one solution, graded by the reasoning they need, the same for the same number."""

import pytest

from paravent.engine import words
from paravent.games.jade_koenig import GAME, deduction, puzzle, puzzle_text
from paravent.games.jade_koenig.cards import FULL_ANSWER
from paravent.games.jade_koenig.deduction import Answer
from paravent.games.jade_koenig.happenings import Pair
from paravent.games.jade_koenig.puzzle import Clue, Marks, Puzzle, Step

SEEDS = range(3)


def heard(made: Puzzle) -> list[tuple[deduction.Question, Answer]]:
    return [
        (tuple((pair.place, pair.symbol) for pair in clue.pairs), Answer(clue.places, clue.symbols, clue.matches))
        for clue in made.clues
    ]


@pytest.mark.parametrize("level", puzzle.LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_exactly_one_card_fits(level: str, seed: int) -> None:
    made = puzzle.make(level, seed)
    left = deduction.remaining(heard(made))
    assert left.size == 1
    assert deduction.pairs_of(int(left[0])) == puzzle.solution(made)
    assert all(16 * told.places + 4 * told.symbols + told.matches != FULL_ANSWER for _, told in heard(made))


@pytest.mark.parametrize("level", puzzle.LEVELS)
def test_the_level_is_that_of_the_hardest_step(level: str) -> None:
    hardest = {"easy": {"one"}, "medium": {"one", "two"}, "hard": {"one", "two", "suppose"}}[level]
    for seed in SEEDS:
        rules = {step.rule for step in puzzle.make(level, seed).steps}
        assert rules <= hardest
        assert puzzle.level_of(puzzle.make(level, seed).steps) == level


@pytest.mark.parametrize("level", puzzle.LEVELS)
def test_the_steps_lead_to_the_card_and_each_marks_something_true(level: str) -> None:
    made = puzzle.make(level, 1)
    card = deduction.card_number(puzzle.solution(made))
    fits = [deduction.remaining([clue]) for clue in heard(made)]
    facts, marks = int(puzzle.CARD_FACTS[card]), puzzle.NOTHING_MARKED
    for step in made.steps:
        found, after = puzzle.next_step(marks, fits)
        assert found == step
        assert after.how_many() > marks.how_many()
        assert facts & after.true == after.true
        assert not facts & after.false
        marks = after
    assert list(marks.allow(deduction.ALL_CARDS)) == [card]


def test_a_medium_puzzle_cannot_be_solved_one_question_at_a_time() -> None:
    made = puzzle.make("medium", 0)
    fits = [deduction.remaining([clue]) for clue in heard(made)]
    marks, before = Marks(0, 0), -1
    while marks.how_many() > before:
        before = marks.how_many()
        for clue in range(len(fits)):
            marks = puzzle.look(marks, fits, [clue])
    assert marks.allow(deduction.ALL_CARDS).size > 1


def test_the_same_number_gives_the_same_puzzle() -> None:
    first = puzzle.make("medium", 7)
    puzzle.make.cache_clear()
    assert puzzle.make("medium", 7) == first
    assert puzzle.make("medium", 8) != first


def test_an_answer_is_checked() -> None:
    made = puzzle.make("easy", 1)
    tasks = [{"place": place, "symbol": symbol} for place, symbol in puzzle.solution(made)]
    assert puzzle.check_answer("easy", 1, tasks[::-1]) == puzzle.Verdict(True, ())
    moved = [tasks[0] | {"symbol": tasks[1]["symbol"]}, tasks[1] | {"symbol": tasks[0]["symbol"]}, tasks[2]]
    verdict = puzzle.check_answer("easy", 1, moved)
    assert not verdict.right
    assert all(not puzzle.agrees(made.clues[clue], card_of(moved)) for clue in verdict.wrong)


def card_of(tasks: list[dict[str, str]]) -> int:
    return deduction.card_number(tuple((pair["place"], pair["symbol"]) for pair in tasks))


@pytest.mark.parametrize("answer", [None, "ice-bird", [1, 2, 3], [{}], [{"place": "ice", "symbol": "gold"}] * 3])
def test_what_is_no_answer_is_refused(answer: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        puzzle.check_answer("easy", 1, answer)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="easy, medium, hard"):
        puzzle.make("expert", 1)


def say(key: str, **facts: object) -> str:
    return words.say(GAME.words, "en", key, **facts)


def test_every_kind_of_hint_has_a_sentence() -> None:
    steps = (Step("one", (2,)), Step("two", (0, 3)), Step("suppose", (), Pair("ice", "bird")))
    pairs = (Pair("forests", "bird"), Pair("ruins", "crown"), Pair("swamps", "bird"))
    made = Puzzle("hard", 1, (Clue(pairs, 1, 2, 0),), steps)
    one, two, suppose = puzzle_text.hints(made, say)
    assert "3" in one
    assert "1" in two
    assert "4" in two
    assert "Ice Palace – stone bird" in suppose
    assert "Arruak Forests – stone bird, Ruins of Chimu – Inca crown, Snake Swamps – stone bird: 1/2/0" in (
        puzzle_text.text(made, say)
    )
