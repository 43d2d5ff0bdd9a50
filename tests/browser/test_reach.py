"""Everybody can use it: small screens, keyboards, screen readers, four languages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from paravent.games import registry
from tests.browser.conftest import Arrive
from tests.browser.games import meet_a_bot, play_on, resign
from tests.browser.house import ROOT
from tests.browser.visitor import Visitor

LANGUAGES = ["en", "de", "hu", "fr"]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}


def lobby(visitor: Visitor) -> None:
    visitor.open()
    expect(visitor.page.locator("article")).to_have_count(len(registry.keys()))


def new_table(visitor: Visitor) -> None:
    visitor.open("/new/princess-jing")
    expect(visitor.page.locator("section.rules fieldset").first).to_be_visible()


def waiting(visitor: Visitor) -> None:
    lobby(visitor)
    card_of(visitor, "princess-jing").locator(".plain").click()
    expect(visitor.page.locator(".share > svg")).to_be_visible()


def card_of(visitor: Visitor, key: str) -> Locator:
    """The lobby's card of a game, once all are there."""
    return visitor.page.locator("article").nth(registry.keys().index(key))


def setting_up(visitor: Visitor) -> None:
    lobby(visitor)
    card_of(visitor, "princess-jing").locator(".primary").click()
    expect(visitor.page.locator("section.now button.primary")).to_be_visible()


PAGES: list[Callable[[Visitor], None]] = [lobby, new_table, waiting, setting_up]


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_wider_than_a_small_phone(arrive: Arrive, page: Callable[[Visitor], None]):
    anna = arrive(**PHONE)
    page(anna)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_game_fits_a_small_phone(arrive: Arrive):
    anna = arrive(**PHONE)
    meet_a_bot(anna)
    play_on(anna, moves=4)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = anna.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] == PHONE["width"]
    expect(anna.now).to_be_in_viewport(ratio=0.9)
    anna.button("Log and notes").click()
    expect(anna.page.get_by_role("log")).to_be_visible()
    expect(anna.now).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_screen_reader_finds_no_serious_fault(arrive: Arrive, page: Callable[[Visitor], None], theme: str):
    anna = arrive(theme=theme)
    page(anna)
    assert faults(anna) == []


def test_a_screen_reader_finds_no_serious_fault_in_a_game_and_at_its_end(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    play_on(anna, moves=3)
    assert faults(anna) == []
    resign(anna)
    expect(anna.button("Look back")).to_be_visible()
    assert faults(anna) == []
    anna.button("Look back").click()
    expect(anna.page.get_by_label("Moment of the game")).to_be_visible()
    assert faults(anna) == []


def faults(visitor: Visitor) -> list[str]:
    """What axe-core calls serious or critical."""
    visitor.page.evaluate(AXE.read_text())
    result: dict[str, Any] = visitor.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in result["violations"]
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"]
    ]


def test_a_turn_is_played_with_the_keyboard_alone(arrive: Arrive):
    """Tab to the board, arrows over it, Enter chooses; then Tab to the button that ends the turn."""
    anna = arrive()
    meet_a_bot(anna)
    before = anna.my_turn()["number"]
    tab_to(anna, "[data-cell]")
    for key in ("ArrowDown", "Enter", "ArrowLeft", "Enter"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator(f'[data-number="{before}"]')).not_to_be_attached()
    moved = anna.catch_up()["number"]
    tab_to(anna, "section.now button.primary")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(f'[data-number="{moved}"]')).not_to_be_attached()


def tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"expected to reach {selector} with Tab")


def test_help_opens_with_a_question_mark(arrive: Arrive):
    anna = arrive()
    lobby(anna)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(arrive: Arrive, language: str):
    anna = arrive(language=language)
    for page in PAGES:
        page(anna)
        assert anna.page.locator("html").get_attribute("lang") == language
        assert anna.missing_words() == []
    anna.page.locator("section.now button").nth(1).click()
    anna.page.locator("section.now button.primary").click()
    play_on(anna, moves=2)
    assert anna.missing_words() == []
    for tab in anna.page.get_by_role("tab").all():
        tab.click()
        assert anna.missing_words() == []
    anna.page.locator(".about .plain").nth(1).click()
    anna.page.locator(".about .danger").click()
    expect(anna.page.locator(".ending")).to_be_visible()
    assert anna.missing_words() == []


def test_the_language_is_switched_and_remembered(arrive: Arrive):
    anna = arrive()
    lobby(anna)
    anna.page.get_by_label("Language").select_option("hu")
    expect(anna.button("Játék bot ellen")).to_be_visible()
    anna.page.reload()
    expect(anna.button("Játék bot ellen")).to_be_visible()


def test_dark_and_still_are_chosen_and_remembered(arrive: Arrive):
    anna = arrive()
    lobby(anna)
    anna.button("Settings").click()
    anna.page.get_by_label("Lacquer").check()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
