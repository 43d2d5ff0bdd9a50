"""Jade König in browsers: a game of three to a claim that wins, its options, small screens, keys and screen readers."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.jade import choose, lay_out, node, place, play, table_of, tasks_of, walk_to_oracle
from tests.browser.test_reach import LANGUAGES, PHONE, faults, tab_to
from tests.browser.visitor import Visitor

STARTS = ["c074", "c022", "c041", "c005"]


def placed(visitors: list[Visitor]) -> None:
    """Everybody puts a piece on a clearing."""
    for visitor, start in zip(visitors, STARTS, strict=False):
        expect(visitor.now).to_contain_text("Put your piece")
        node(visitor, start).click()
        choose(visitor, f"Put on clearing {int(start[1:])}")
        expect(visitor.now.get_by_text("Put your piece")).to_be_hidden()


def test_a_game_from_the_first_piece_to_a_claim_that_wins(arrive: Arrive):
    anna, ben, cleo = people = [arrive(), arrive(), arrive()]
    table_of(people)
    placed(people)

    walk_over_a_stone(anna, ben, cleo)
    for visitor in people:
        assert visitor.catch_up()["view"]["phase"] == "turn"

    anna.picture("jade-table")

    # At the oracle: an exchange, a question, the answer.
    walk_to_oracle(people, 0)
    anna.catch_up()
    expect(anna.now).to_contain_text("0 of 6 changed")
    lay_out(anna, {"forests": "crown", "flame": "sword"})
    anna.now.get_by_role("button", name=re.compile("Done|Leave them")).click()
    if anna.catch_up()["view"]["phase"] == "claims":
        choose(ben, "No claim")
        choose(cleo, "No claim")
    expect(anna.now).to_contain_text("Put 3 question chips")
    for name in ("forests", "ice", "desert"):
        place(anna, name).click()
    choose(anna, "Ask the oracle")
    for visitor in people:
        expect(visitor.now).to_contain_text(re.compile("The oracle sees .* match"))

    # The next time Anna lays what Ben has to find: he claims it and wins.
    walk_to_oracle(people, 0)
    anna.catch_up()
    lay_out(anna, tasks_of(people, 1))
    choose(anna, "Done")
    choose(cleo, "No claim")
    ben.now.get_by_role("button", name="Claim …", exact=True).click()
    for name in tasks_of(people, 1):
        place(ben, name).click()
    choose(ben, "I claim these")
    expect(ben.now.get_by_role("heading", name="You have won")).to_be_visible()
    expect(ben.now).to_contain_text("Your task card was")
    for visitor in (anna, cleo):
        expect(visitor.now.get_by_role("heading", name=re.compile("has won"))).to_be_visible()
        visitor.page.get_by_role("tab", name="Yours").click()
        expect(visitor.page.get_by_role("heading", name="All cards")).to_be_visible()
    assert faults(ben) == []


def walk_over_a_stone(anna: Visitor, ben: Visitor, cleo: Visitor) -> None:
    """Anna announces a move, Ben lays a stone in her way, Cleo watches; Anna guesses."""
    choose(anna, "Announce a move")
    expect(ben.page.locator(".seats .own")).to_contain_text("you are asked")
    anna.page.get_by_role("tab", name="Table").click()
    expect(anna.button("Resign")).to_be_disabled()
    expect(anna.button("Resign")).to_have_accessible_description(re.compile("^Not just now"))
    choose(ben, "Lay a stone")
    expect(ben.now).to_contain_text("You then have to lay one")
    choose(ben, "Yes, lay a stone")
    choose(cleo, "Let pass")
    expect(ben.now).to_contain_text("Lay your danger stone")
    node(ben, "c075").click()
    ben.now.get_by_role("button", name=re.compile("Snake|Jaguar")).first.click()
    expect(cleo.now).to_contain_text("choosing a way")
    # What the log tells lights up on the map; who laid the stone sees through it.
    expect(cleo.page.locator(".pointed")).to_have_count(0)
    cleo.page.get_by_role("log").get_by_role("button", name=re.compile("danger stone on clearing 75")).hover()
    expect(cleo.page.locator(".pointed").first).to_be_attached()
    expect(ben.page.locator(".stone .known")).to_have_count(1)
    expect(cleo.page.locator(".stone .known")).to_have_count(0)
    expect(anna.now).to_contain_text("Choose your way")
    node(anna, "c075").click()
    expect(anna.now).to_contain_text("A danger stone lies on it")
    choose(anna, "Go")
    expect(cleo.now).to_contain_text("is guessing")
    choose(anna, "snake")
    expect(ben.page.get_by_role("log")).to_contain_text(re.compile("guessed one snake: (right|wrong)"))


def test_a_claim_asks_once_and_a_wrong_one_eliminates(arrive: Arrive):
    anna, ben, cleo = people = [arrive(), arrive(), arrive()]
    table_of(people)
    placed(people)
    walk_to_oracle(people, 0)
    anna.catch_up()
    wrong = {"forests": "crown", "flame": "sword", "island": "bird"}
    if wrong == tasks_of(people, 1):
        wrong = {"ice": "crown", "ruins": "sword", "desert": "bird"}
    lay_out(anna, wrong)
    choose(anna, "Done")
    choose(cleo, "No claim")
    ben.now.get_by_role("button", name="Claim …", exact=True).click()
    for name in wrong:
        place(ben, name).click()
    expect(ben.now).to_contain_text("with one mistake you are eliminated")
    choose(ben, "I claim these")
    expect(ben.now).to_contain_text("You are eliminated")
    expect(anna.now).to_contain_text("question chips")
    expect(anna.page.locator(".seats")).to_contain_text("eliminated")


def test_answers_in_advance_let_moves_pass(arrive: Arrive):
    anna, ben, cleo = people = [arrive(), arrive(), arrive()]
    table_of(people)
    placed(people)
    ben.page.get_by_role("switch", name="Let every move pass").check()
    expect(ben.page.locator(".standing .given")).to_have_text("1")
    choose(anna, "Announce a move")
    choose(cleo, "Let pass")
    expect(anna.now).to_contain_text("Choose your way")
    ben.page.get_by_role("switch", name="Let every move pass").uncheck()
    expect(ben.page.locator(".standing .given")).to_have_count(0)


def test_the_notepad_keeps_what_the_reader_marks(arrive: Arrive):
    anna, *_ = people = [arrive(), arrive()]
    table_of(people, deduction_help="on")
    placed(people)
    anna.page.get_by_role("tab", name="Yours").click()
    field = anna.page.get_by_role("button", name=re.compile("^Ice Palace, stone bird:"))
    field.click()
    expect(field).to_have_accessible_name(re.compile(": no"))
    anna.page.reload()
    anna.page.get_by_role("tab", name="Yours").click()
    expect(field).to_have_accessible_name(re.compile(": no"))
    anna.page.get_by_role("radio", name="What follows").check()
    expect(anna.page.get_by_text("task cards are still possible")).to_be_visible()
    expect(anna.page.locator(".pad .cards b")).to_have_text("1343")


def test_a_move_is_made_with_the_keyboard_alone(arrive: Arrive):
    anna, ben = people = [arrive(), arrive()]
    table_of(people)
    placed(people)
    tab_to(anna, "section.now button.primary")
    anna.page.keyboard.press("Enter")
    expect(ben.now).to_contain_text("about to move")
    play(ben, "pass")
    expect(anna.now).to_contain_text("Choose your way")
    anna.page.locator('[data-node="c074"]').focus()
    for key in ("ArrowUp", "Enter", "Enter"):
        anna.page.keyboard.press(key)
    expect(ben.page.get_by_role("log")).to_contain_text("moves to clearing 75")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_small_phone_and_a_screen_reader(arrive: Arrive, theme: str):
    """The map comes closer when a way is chosen; nothing is wider than the phone; axe finds no serious fault."""
    anna, ben = people = [arrive(theme=theme, **PHONE), arrive()]
    table_of(people)
    placed(people)
    assert faults(anna) == []
    choose(anna, "Announce a move")
    play(ben, "pass")
    expect(anna.now).to_contain_text("Choose your way")
    expect(anna.button("The whole map")).to_be_visible()
    anna.picture(f"jade-phone-{theme}")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(anna) == []
    anna.button("The whole map").click()
    expect(anna.button("The whole map")).to_be_hidden()


def test_six_names_can_be_read_on_a_phone(arrive: Arrive):
    anna = arrive(width=390, height=844)
    table_of([anna], bots=["novice"] * 5)
    names = anna.page.locator(".seats li:not(.own) .brief")
    expect(names).to_have_text(["Jade", "Indigo", "Amber", "Plum", "Slate"])
    for name in names.all():
        assert name.evaluate("(text) => text.scrollWidth <= text.clientWidth")
    expect(anna.page.locator(".seats .own .you")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language_of_the_browser(arrive: Arrive, language: str):
    anna, *_ = people = [arrive(language=language), arrive()]
    table_of(people)
    for visitor, start in zip(people, STARTS, strict=False):
        play(visitor, f"place {start}")
    anna.catch_up()
    for tab in anna.page.get_by_role("tab").all():
        tab.click()
        assert anna.missing_words() == []


def test_four_people_and_two_bots_play_to_the_end(arrive: Arrive):
    people = [arrive() for _ in range(4)]
    table_of(people, bots=["novice", "adept"])
    placed(people)
    cycle = 0
    for visitor in people:
        visitor.page.get_by_role("switch", name="No claim unless I ask").check()
    while (sights := [visitor.sight() for visitor in people])[0]["view"]["phase"] != "over":
        if sights[0]["view"]["cycle"] > cycle:
            cycle = sights[0]["view"]["cycle"]
            for visitor, sight in zip(people, sights, strict=True):
                let_moves_pass(visitor, sight)
            continue
        for visitor, sight in zip(people, sights, strict=True):
            if sight["asked"] is not None and not any(each["answers"] for each in sight["standing"]):
                answer_plainly(visitor, sight)
    for visitor in people:
        expect(visitor.now.get_by_role("heading", name=re.compile("has won|draw"))).to_be_visible()
        assert visitor.missing_words() == []


def let_moves_pass(visitor: Visitor, sight: dict[str, Any]) -> None:
    """Says in advance that every move of this cycle passes, where that can be said."""
    if any(each["name"] == "pass-this-cycle" and not each["stands"] for each in sight["standing"]):
        visitor.page.get_by_role("switch", name="Let every move pass").check()


def answer_plainly(visitor: Visitor, sight: dict[str, Any]) -> None:
    """Answers by touching what a cautious player would."""
    for move, button in {"nothing": "Do nothing", "pass": "Let pass", "no-claim": "No claim"}.items():
        if move in sight["legal"]:
            choose(visitor, button)
            expect_answered(visitor, sight)
            return


def expect_answered(visitor: Visitor, sight: dict[str, Any]) -> None:
    expect(visitor.page.locator(f'[data-number="{sight["number"]}"]')).not_to_be_attached()
