"""Setting up a table of one's own kind."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_an_option_without_effect_is_grey_until_it_has_one(arrive: Arrive):
    page = arrive().open("/new/princess-jing").page
    page.get_by_text("House rules").click()
    paralysis = page.get_by_role("group", name="Stunning paralysis", exact=True).get_by_role("radio").first
    expect(paralysis).to_be_disabled()
    page.get_by_role("radio", name="The Legendary Animals").check()
    expect(paralysis).to_be_enabled()


def test_every_option_is_explained_and_cites_its_clause(arrive: Arrive):
    page = arrive().open("/new/princess-jing").page
    page.get_by_text("House rules").click()
    page.get_by_role("button", name="PJ-11.6").click()
    expect(page.get_by_text("without a winner")).to_be_visible()
    for option in page.locator("section.rules fieldset").all():
        expect(option.locator(".help").first).not_to_be_empty()


def test_the_table_asks_who_is_the_youngest(arrive: Arrive):
    anna = arrive().open("/new/princess-jing")
    anna.page.get_by_role("radio", name=re.compile("youngest")).check()
    anna.page.get_by_role("group", name="Who is the youngest?").get_by_label(re.compile("Green")).check()
    anna.button("Open the table").click()
    expect(anna.now).to_contain_text("Waiting for company")
    assert anna.page.request.get(anna.house.url(f"/api/tables/{anna.table}")).json()["options"]["starter"] == "seat1"


def test_two_bots_play_while_a_person_watches(arrive: Arrive):
    anna = arrive().open("/new/princess-jing")
    for seat in ("Red", "Green"):
        anna.page.get_by_role("group", name=re.compile(f"^{seat}")).get_by_label("Bot").check()
    anna.button("Start the game").click()
    expect(anna.page.get_by_role("log")).to_contain_text(re.compile("exchanges"))
