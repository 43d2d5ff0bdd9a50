"""A puzzle for one: the sheet, its marks, hints, an answer that is wrong and one that is right."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, expect

from paravent.games.jade_koenig import deduction, puzzle
from paravent.games.jade_koenig.cards import PLACE_NAMES, SYMBOL_NAMES
from tests.browser.conftest import Arrive
from tests.browser.test_reach import LANGUAGES, PHONE, faults
from tests.browser.visitor import Visitor

LEVEL, SEED = "easy", 5
ADDRESS = f"/puzzle/jade-koenig?level={LEVEL}&seed={SEED}"


def at_the_puzzle(visitor: Visitor) -> Visitor:
    visitor.open(ADDRESS)
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    return visitor


def field(visitor: Visitor, place: str, symbol: str) -> Locator:
    row, column = PLACE_NAMES.index(place), SYMBOL_NAMES.index(symbol)
    return visitor.page.locator(f'[data-field="{row} {column}"]')


def tick(visitor: Visitor, pairs: Iterable[tuple[str, str]]) -> None:
    """Touches each field three times: no, perhaps, yes."""
    for place, symbol in pairs:
        for _ in range(3):
            field(visitor, place, symbol).click()


def write(visitor: Visitor, pairs: Iterable[tuple[str, str]]) -> None:
    """Ticks each field with its key."""
    for place, symbol in pairs:
        field(visitor, place, symbol).press("3")


def the_card() -> deduction.Question:
    return puzzle.solution(puzzle.make(LEVEL, SEED))


def a_wrong_card() -> deduction.Question:
    (one, first), (two, second), third = the_card()
    return (one, second), (two, first), third


def contradicted(card: deduction.Question) -> list[int]:
    return list(puzzle.check(LEVEL, SEED, card).wrong)


def test_a_wrong_answer_marks_what_it_contradicts_and_the_right_one_is_the_card(arrive: Arrive):
    anna = at_the_puzzle(arrive())
    expect(anna.button("Check")).to_be_disabled()
    tick(anna, a_wrong_card())
    anna.button("Check").click()
    expect(anna.page.get_by_role("status").filter(has_text="Not this card")).to_be_visible()
    marked = anna.page.get_by_role("article").filter(has_text="Contradicts your answer")
    names = [f"Question {number + 1}" for number in contradicted(a_wrong_card())]
    assert [article.get_attribute("aria-label") for article in marked.all()] == names

    for _ in range(2):
        anna.button(re.compile("Take back")).first.click()
    expect(marked).to_have_count(0)
    tick(anna, the_card()[:2])
    anna.button("Check").click()
    expect(anna.page.get_by_role("heading", name="That is the card")).to_be_visible()
    expect(anna.button("Next puzzle")).to_be_focused()
    assert faults(anna) == []
    anna.button("Next puzzle").click()
    expect(anna.page).to_have_url(re.compile(r"\?level=easy&seed=\d+$"))
    expect(anna.page).not_to_have_url(re.compile(re.escape(ADDRESS) + "$"))


def test_hints_follow_the_reasoning_to_its_end(arrive: Arrive):
    anna = at_the_puzzle(arrive())
    steps = puzzle.make(LEVEL, SEED).steps
    hints = anna.page.locator(".hints li")
    for number, step in enumerate(steps, 1):
        anna.button(re.compile("^Hint")).click()
        expect(hints).to_have_count(number)
        expect(hints.last).to_contain_text(f"question {step.clues[0] + 1} ")
        pointed = anna.page.get_by_role("article").filter(has_text="Look here")
        expect(pointed).to_have_attribute("aria-label", f"Question {step.clues[0] + 1}")
    expect(anna.button("No hints left")).to_be_disabled()
    expect(anna.page.get_by_text("only one card is left")).to_be_visible()


def test_marks_are_made_with_the_keyboard_and_kept(arrive: Arrive):
    anna = at_the_puzzle(arrive())
    field(anna, "forests", "sword").focus()
    for key in ("1", "ArrowRight", "2", "ArrowDown", "Enter", "ArrowUp", "ArrowUp", "1"):
        anna.page.keyboard.press(key)
    anna.page.reload()
    for name in (
        "Arruak Forests, glass sword: no",
        "Arruak Forests, Inca crown: perhaps",
        "Flame Labyrinth, Inca crown: no",
        "Inca crown: no",
    ):
        expect(anna.button(re.compile(f"^{name}"))).to_have_count(1)
    expect(anna.button("Island in the Wind, Inca crown: no mark, excluded")).to_have_count(1)


def test_the_lobby_leads_to_puzzles_and_back_to_the_one_begun(arrive: Arrive):
    anna = arrive().open()
    anna.page.get_by_role("link", name="Puzzles for one").click()
    expect(anna.page).to_have_url(re.compile(r"/puzzle/jade-koenig\?level=easy&seed=\d+$"))
    first = anna.path
    anna.open().page.get_by_role("link", name="Puzzles for one").click()
    expect(anna.page).to_have_url(re.compile(re.escape(first) + "$"))
    anna.page.get_by_label("Medium").check()
    expect(anna.page).to_have_url(re.compile(r"\?level=medium&seed=\d+$"))


def test_a_puzzle_that_there_is_not_is_refused_in_place(arrive: Arrive):
    anna = arrive().open("/puzzle/jade-koenig?level=silly")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.button("Another puzzle").click()
    expect(anna.page.get_by_role("article").first).to_be_visible()
    anna.open("/puzzle/princess-jing")
    expect(anna.page.get_by_text("There are no puzzles for this game")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_fits_a_small_phone_in_every_language(arrive: Arrive, language: str):
    anna = at_the_puzzle(arrive(language=language, **PHONE))
    write(anna, the_card())
    anna.page.locator(".ways .plain").click()
    anna.page.locator("summary").click()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert anna.missing_words() == []
    anna.page.locator(".ways .primary").click()
    expect(anna.page.locator(".solved")).to_be_visible()
    assert anna.missing_words() == []


def test_a_screen_reader_finds_no_serious_fault_in_the_dark(arrive: Arrive):
    anna = at_the_puzzle(arrive(theme="dark"))
    write(anna, a_wrong_card())
    anna.button("Check").click()
    anna.button(re.compile("^Hint")).click()
    anna.page.locator("summary").click()
    expect(anna.page.locator("article.wrong").first).to_be_visible()
    assert faults(anna) == []
