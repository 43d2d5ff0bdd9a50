"""Puzzles for one in the terminal."""

import pytest

from paravent.games.jade_koenig import puzzle

GAME = ("puzzle", "jade-koenig", "--level", "medium", "--seed", "5")


def typed_solution():
    return " ".join(f"{place}-{symbol}" for place, symbol in puzzle.solution(puzzle.make("medium", 5)))


def test_a_puzzle_is_solved(command):
    shown = command(*GAME, typed=[typed_solution()])
    assert shown.exit_code == 0, shown.output
    assert "Puzzle 5, medium" in shown.output
    assert "Right! Hints taken: 0." in shown.output


def test_a_wrong_answer_is_told_what_it_contradicts(command):
    shown = command(*GAME, typed=["forests-bird flame-crown island-sword", "quit"]).output
    assert "No. It contradicts: " in shown
    assert "Right" not in shown


def test_hints_lead_through_all_steps(command):
    steps = len(puzzle.make("medium", 5).steps)
    shown = command(*GAME, typed=["hint"] * (steps + 1) + ["solution"]).output
    assert "together" in shown
    assert "These were all the steps." in shown
    assert "The card: " in shown


@pytest.mark.parametrize("line", ["ice-bird", "ice-bird ice-crown ruins-sword", "ice-bird ruins-bird flame-sword", "x"])
def test_what_is_no_answer_is_said(command, line):
    assert "three pairs" in command(*GAME, typed=[line, "quit"]).output


def test_the_end_of_the_input_leaves(command):
    assert command(*GAME).exit_code == 0


def test_in_another_language(command):
    shown = command(*GAME, "--lang", "hu", typed=["hint", typed_solution()]).output
    assert "5. feladvány" in shown
    assert "Helyes! Súgások: 1." in shown


def test_wrong_arguments_are_sentences(command):
    for words, part in {
        ("puzzle", "chess"): "chess",
        ("puzzle", "princess-jing"): "princess-jing",
        ("puzzle", "jade-koenig", "--level", "god"): "easy, medium, hard",
        ("puzzle", "jade-koenig", "--language", "la"): "hu",
    }.items():
        shown = command(*words)
        assert shown.exit_code in {1, 2}, words
        assert part in shown.output, words
        assert "Traceback" not in shown.output, words
