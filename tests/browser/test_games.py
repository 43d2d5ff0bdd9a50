"""Whole games of both modes between two browsers, while a third watches."""

import re

import pytest
from playwright.sync_api import expect

from paravent.games import registry
from tests.browser.conftest import Arrive
from tests.browser.games import befriend, invite, play_to_the_end
from tests.browser.visitor import Visitor


def test_a_whole_game_of_the_basic_mode(arrive: Arrive):
    anna, ben = arrive(), arrive()
    path = befriend(anna, ben)
    cleo = arrive().open(path)
    play_to_the_end([anna, ben])
    sees_the_end(anna, ben, cleo)


def test_a_whole_game_of_the_expert_mode(arrive: Arrive):
    anna, ben = arrive(), arrive()
    anna.open("/new/princess-jing")
    anna.page.get_by_role("radio", name="The Legendary Animals").check()
    anna.page.get_by_text("House rules").click()
    anna.page.locator("section.rules input[value=position]").check()
    anna.button("Open the table").click()
    path = invite(anna)
    cleo = arrive().open(path)
    ben.open(path).button(re.compile("Sit down")).click()
    for visitor in (anna, ben):
        visitor.set_up()
    for visitor in (anna, ben):
        visitor.begun()
    play_to_the_end([anna, ben])
    sees_the_end(anna, ben, cleo)


def sees_the_end(anna: Visitor, ben: Visitor, cleo: Visitor) -> None:
    """One has won and is told so, the other and the spectator are told who; all figures are shown to all."""
    result = anna.page.request.get(anna.house.url(f"/api/tables/{anna.table}")).json()["result"]
    for seat, visitor in enumerate((anna, ben)):
        headline = "You have won" if result["winners"] == [seat] else re.compile("has won")
        expect(visitor.now.get_by_role("heading", name=headline)).to_be_visible()
    expect(cleo.now.get_by_role("heading", name=re.compile("has won"))).to_be_visible()
    figures = {len(visitor.sight()["view"]["figures"]) for visitor in (anna, ben, cleo)}
    assert len(figures) == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_of_a_game(arrive: Arrive, theme: str):
    """What the handbook shows: a game in a browser and on a phone, by day and by night."""
    anna = arrive(width=1440, height=900, theme=theme)
    ben = arrive(width=390, height=844, theme=theme)
    for visitor, screen in ((anna, "wide"), (ben, "phone")):
        expect(visitor.open().page.locator("article")).to_have_count(len(registry.keys()))
        visitor.picture(f"lobby-{screen}-{theme}")
    befriend(anna, ben)

    def picture(count: int) -> None:
        if count == 9:
            for visitor, screen in ((anna, "wide"), (ben, "phone")):
                visitor.catch_up()
                visitor.picture(f"table-{screen}-{theme}")

    play_to_the_end([anna, ben], picture)
    for visitor, screen in ((anna, "wide"), (ben, "phone")):
        expect(visitor.now.get_by_role("heading")).to_be_visible()
        visitor.picture(f"end-{screen}-{theme}")
