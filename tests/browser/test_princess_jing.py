"""Princess Jing in browsers: setting up, withdrawing, what is dragged astray, keys, the names of columns and lines."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games import meet_a_bot
from tests.browser.visitor import Visitor

A_SIXTH_OF_A_CELL = 20  # in pixels, at the visitors' size


def test_setting_up_says_what_is_missing_and_where_nothing_may_stand(arrive: Arrive):
    anna = arrive()
    anna.open().button("Play against a bot").click()
    expect(anna.button("Ready")).to_be_disabled()
    expect(anna.button("Ready")).to_have_accessible_description("Still without a place: Princess, Maid, Mirror holder.")
    carry(anna, "[data-thing=princess] .touch", '[data-cell="c4"] .area')
    expect(anna.now).to_contain_text("Your figures begin on your own starting line.")
    own = "1" if anna.sight()["seat"] == 0 else "5"
    carry(anna, "[data-thing=princess] .touch", f'[data-cell="b{own}"] .area')
    expect(anna.now).not_to_contain_text("begin on your own starting line")
    expect(anna.now).to_contain_text("Still without a place: Maid, Mirror holder.")


def carry(visitor: Visitor, thing: str, goal: str) -> None:
    visitor.page.locator(thing).hover()
    visitor.page.mouse.down()
    visitor.page.locator(goal).hover()
    visitor.page.mouse.up()


def test_a_withdrawal_is_offered_and_escape_steps_back_from_the_choices(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    sight = anna.my_turn()
    withdraw = anna.now.get_by_role("button", name="Withdraw the princess")
    withdraw.click()
    expect(anna.now).to_contain_text("Where on your starting line does your princess hide?")
    goals = sorted(move.split()[2] for move in sight["legal"] if move.startswith("withdraw princess"))
    for goal in goals:
        expect(anna.now.get_by_role("button", name=goal, exact=True)).to_be_visible()
    anna.now.get_by_role("button", name=goals[0], exact=True).focus()
    for _ in range(2):
        anna.page.keyboard.press("Escape")
    expect(anna.now).to_contain_text("choose a screen to move")
    expect(anna.now).to_be_focused()
    withdraw.click()
    anna.now.get_by_role("button", name=goals[0], exact=True).click()
    expect(anna.page.get_by_role("log")).to_contain_text(f"You withdraw to {goals[0]}")


def test_neighbours_alone_are_offered_for_an_exchange(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    sight = anna.my_turn()
    princess = next(each["cell"] for each in sight["view"]["figures"] if each["figure"] == "princess")
    swaps = [move.removeprefix("swap ").split("-") for move in sight["legal"] if move.startswith("swap")]
    anna.cell(princess).click()
    offered = anna.now.get_by_role("button", name=re.compile("^[a-e][1-5]$")).all_inner_texts()
    neighbours = {cell for pair in swaps if princess in pair for cell in pair} - {princess}
    assert [text.strip() for text in offered] == sorted(neighbours)


def test_a_screen_carried_too_far_says_why(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    number = anna.my_turn()["number"]
    carry(anna, '[data-cell="a3"] .area', '[data-cell="e3"] .area')
    expect(anna.now).to_contain_text("two different screens that touch each other")
    assert anna.sight()["number"] == number
    carry(anna, '[data-cell="a3"] .area', '[data-cell="b3"] .area')
    expect(anna.page.locator(f'[data-number="{number}"]')).not_to_be_attached()


def test_columns_and_lines_are_named_where_they_stand(arrive: Arrive):
    """Also while setting up: a column's letter before its nearest screen, a line's number beside it."""
    anna = arrive()
    anna.open().button("Play against a bot").click()
    expect(anna.page.locator("[data-cell]").first).to_be_attached()
    line = "1" if anna.sight()["seat"] == 0 else "5"
    for column in "abcde":
        letter, cell = middle(anna, f"text:text-is('{column}')"), middle(anna, f'[data-cell="{column}{line}"] .area')
        assert abs(letter[0] - cell[0]) < A_SIXTH_OF_A_CELL
    frame = anna.page.locator(".board").bounding_box()
    assert frame is not None
    for number in "12345":
        assert middle(anna, f"text:text-is('{number}')")[0] > frame["x"] + 8


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(f"section.board {selector}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
