"""The front page: sitting down in one click or two."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games import invite, play_on


def test_one_click_seats_a_person_and_a_bot(arrive: Arrive):
    anna = arrive().open()
    anna.button("Play against a bot").click()
    expect(anna.page).to_have_url(re.compile("/t/"))
    expect(anna.page.get_by_text("Novice bot", exact=True)).to_be_visible()
    anna.set_up()
    play_on(anna, moves=4)


def test_a_friend_sits_down_by_the_link(arrive: Arrive):
    anna, ben = arrive().open(), arrive()
    anna.button("Play with a friend").click()
    path = invite(anna)
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    ben.open(path).button(re.compile("Sit down: Green")).click()
    for visitor in (anna, ben):
        expect(visitor.button("Ready")).to_be_visible()


def test_a_guest_has_a_friendly_name_and_changes_it_in_place(arrive: Arrive):
    anna = arrive().open()
    expect(anna.button(re.compile("Change your name"))).not_to_contain_text(re.compile(r"\d"))
    anna.button(re.compile("Change your name")).click()
    anna.page.get_by_label("Your name").fill("Ágnes Őri")
    anna.page.keyboard.press("Enter")
    expect(anna.button(re.compile("Ágnes Őri"))).to_be_focused()
    anna.page.reload()
    expect(anna.button(re.compile("Ágnes Őri"))).to_be_visible()


def test_public_tables_are_joined_and_watched_from_the_lobby(arrive: Arrive):
    anna, ben, cleo = (arrive() for _ in range(3))
    anna.open("/new/princess-jing")
    anna.page.get_by_label("Everyone").check()
    anna.button("Open the table").click()
    expect(anna.now).to_contain_text("Waiting for company")

    ben.open()
    tables = ben.page.get_by_role("region", name="Tables with a free seat")
    tables.get_by_role("button", name="Sit down").first.click()
    expect(ben.page).to_have_url(re.compile(f"/t/{anna.table}$"))

    cleo.open()
    cleo.page.get_by_role("region", name="Being played").get_by_role("link", name="Watch").first.click()
    expect(cleo.page.locator(".seat .you")).to_have_count(0)
    expect(cleo.page.locator('[data-cell="c3"]')).to_be_attached()


def test_an_unfinished_table_waits_for_its_people(arrive: Arrive):
    anna = arrive().open()
    anna.button("Play against a bot").click()
    expect(anna.button("Ready")).to_be_visible()
    path = anna.path
    anna.page.get_by_role("link", name="To the lobby").click()
    anna.page.get_by_role("region", name="Your tables").get_by_role("link", name="Go on").click()
    expect(anna.page).to_have_url(re.compile(f"{path}$"))


def test_what_is_not_there_is_said(arrive: Arrive):
    anna = arrive()
    for path, words in {
        "/t/nothing": "There is no table at this address",
        "/new/nothing": "This game is not on our shelf",
        "/somewhere/else": "There is no page at this address",
    }.items():
        anna.open(path)
        expect(anna.page.get_by_text(words)).to_be_visible()
