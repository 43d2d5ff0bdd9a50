"""Mangrovia in browsers: a round of three with a payment that is chosen, small screens, keys, the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.test_reach import LANGUAGES, PHONE, faults
from tests.browser.visitor import Visitor

MOST_MOVES = 900
BUILDING = ("build", "land", "pay")
WHY_NOT = {
    "MG-8.2": "No bird stands on the landscape of that field.",
    "MG-8.3": "You lack the landscape card for that field.",
    "MG-8.4": "You cannot pay the price exactly; paying more is not allowed.",
}


def post(visitor: Visitor, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = visitor.page.request.post(
        visitor.house.url("/api" + path), data=body, headers={"Origin": visitor.house.address}
    )
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def table_of(visitors: list[Visitor], opened: int | None = None, **options: str | int) -> None:
    """A table of two or more; the first so many have it open, and the others play past their page."""
    host, *guests = visitors
    for visitor in visitors:
        assert visitor.page.request.get(visitor.house.url("/api/me")).ok
    sit = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
    wish = {"game": "mangrovia", "seats": len(visitors), "options": {"start_seat": "0", **options}, "sit": sit}
    table = post(host, "/tables", wish)["id"]
    for seat, guest in enumerate(guests, 1):
        post(guest, f"/tables/{table}/seats", {"seat": seat})
    for visitor in visitors[:opened]:
        visitor.open(f"/t/{table}")
        expect(visitor.page.locator("[data-spot]").first).to_be_attached()


def spot(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-spot="{name}"] .area')


def sight_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """What a seat sees, whether its page is open or not."""
    found: dict[str, Any] = visitor.page.request.get(visitor.house.url(f"/api/tables/{table}/sight")).json()
    return found


def play(visitor: Visitor, table: str, move: str) -> None:
    """A move past the page."""
    sight = sight_of(visitor, table)
    number = sight["number"] if sight["asked"] is None else sight["asked"]
    post(visitor, f"/tables/{table}/moves", {"seat": sight["seat"], "number": number, "move": move})


def plain_move(sight: dict[str, Any], builds: bool) -> str:
    """Straight on: takes what there is; builds as it comes, or not at all."""
    legal: list[str] = sight["legal"]
    if "pay-default" in legal:
        return "pay-default"
    wanted = [move for move in legal if builds or not move.startswith(BUILDING)]
    return next((move for move in wanted if move.startswith(BUILDING)), wanted[0])


def has_choice(sight: dict[str, Any]) -> list[str]:
    """Fields that can be built on now, and paid for in several ways."""
    offers = [offer["field"] for offer in sight["view"]["offers"] if offer["choice"] and offer["huts"] == 1]
    return [field for field in offers if f"build {field}" in sight["legal"]]


def go_on(people: list[Visitor], builds: bool = False) -> None:
    """One move of whoever is asked."""
    table = people[0].table
    actor = people[sight_of(people[0], table)["view"]["actor"]]
    play(actor, table, plain_move(sight_of(actor, table), builds))


def test_a_round_with_a_payment_that_is_chosen(arrive: Arrive):
    anna, ben, cleo = people = [arrive(), arrive(width=1440, theme="dark"), arrive(language="de")]
    table_of(people)

    # Bowls: a place is touched on the map, then the bowl is put there.
    expect(anna.now).to_contain_text("Put a bowl on a place")
    spot(anna, "place 3").click()
    expect(anna.now).to_contain_text("2 huts, different fields")
    anna.now.get_by_role("button", name="Put the bowl on place 3").click()
    expect(ben.page.get_by_role("log")).to_contain_text("puts a bowl on place 3")
    expect(ben.now).to_contain_text("Put a bowl on a place")
    ben.now.get_by_role("button", name=re.compile("^5")).click()
    spot(ben, "place 5").click()
    expect(cleo.now).to_contain_text("Stelle eine Schale auf eine Kultstätte")
    for visitor, place in ((cleo, 1), (anna, 2), (ben, 4), (cleo, 6)):
        play(visitor, anna.table, f"place {place}")

    # Cleo takes the first face-up card from the row; everybody sees which.
    cleo.catch_up()
    card = cleo.sight()["view"]["open_valuables"][0]
    cleo.page.locator('.tray [data-move="take-v 0"]').click()
    expect(anna.page.get_by_role("log")).to_contain_text(f"takes a face-up card: {card}")

    # On to a building that can be paid in several ways.
    builder: Visitor | None = None
    for _ in range(MOST_MOVES):
        builder = next((visitor for visitor in (anna, ben) if has_choice(visitor.sight())), None)
        if builder is not None:
            break
        go_on(people)
    assert builder is not None
    other = ben if builder is anna else anna
    field = has_choice(builder.sight())[0]
    builder.catch_up()
    spot(builder, f"field {field}").click()
    ways = builder.now.get_by_role("radio")
    assert ways.count() > 1
    expect(builder.now.get_by_role("button", name="Choose a payment first")).to_be_disabled()
    chosen = ways.last.get_attribute("aria-label") or ""
    ways.last.click()
    builder.picture("mangrovia-building")
    assert faults(builder) == []
    before = other.sight()["number"]
    builder.now.get_by_role("button", name="Build here").click()
    paid = chosen.split(" · ")[0]
    for visitor in (builder, other):
        expect(visitor.page.get_by_role("log")).to_contain_text(f"on {field} for {paid}")
    assert other.sight()["number"] == before + 1
    expect(builder.page.locator(".seats .own")).to_contain_text("9 huts left")


def test_a_field_says_why_not_and_a_path_says_how_it_stands(arrive: Arrive):
    anna, ben = people = [arrive(), arrive()]
    table_of(people)
    taken = next(hut["field"] for hut in anna.sight()["view"]["huts"])
    spot(anna, f"field {taken}").click()
    expect(anna.now).to_contain_text("Neutral huts: neutral hut")
    no = next(site for site in ben.sight()["view"]["sites"] if site["single"] in WHY_NOT)
    spot(ben, f"field {no['field']}").click()
    expect(ben.now).to_contain_text(f"{WHY_NOT[no['single']]} {no['single']}")
    spot(ben, "line E").click()
    expect(ben.now).to_contain_text("Path E · Enuki")
    expect(ben.now).to_contain_text("2 huts")


def test_a_bowl_is_placed_with_the_keyboard_alone(arrive: Arrive):
    anna, ben = people = [arrive(), arrive()]
    table_of(people)
    anna.page.locator('[data-spot="place 2"]').focus()
    for key in ("ArrowDown", "Enter", "Escape", "ArrowDown", "Enter", "Enter"):
        anna.page.keyboard.press(key)
    expect(ben.page.get_by_role("log")).to_contain_text("puts a bowl on place 4")


def test_the_final_scoring_is_told_by_its_sources(arrive: Arrive):
    anna, ben = people = [arrive(), arrive()]
    table_of(people, opened=1)
    for _ in range(40):
        go_on(people, builds=True)
    play(ben, anna.table, "resign")
    expect(anna.now.get_by_role("heading", name="You have won")).to_be_visible()
    account = next(each for each in anna.sight()["view"]["accounts"] if each["seat"] == 0)
    report = anna.page.get_by_role("region", name="final scoring")
    expect(report.get_by_role("row", name=re.compile("^Total"))).to_contain_text(str(account["total"]))
    expect(report.get_by_role("img", name="Chief points from round to round")).to_be_visible()
    assert faults(anna) == []
    report.get_by_role("button", name="Walk through it again").click()
    expect(anna.page.get_by_role("heading", name="Path A · Aruka")).to_be_visible()
    anna.page.get_by_role("button", name="To the end").click()
    expect(report).to_be_visible()


def test_the_board_tells_how_the_game_ended_before_the_page_does(arrive: Arrive):
    anna, ben = people = [arrive(motion=True), arrive()]
    table_of(people, opened=1)
    for _ in range(30):
        go_on(people, builds=True)
    anna.catch_up()
    play(ben, anna.table, "resign")
    expect(anna.page.get_by_role("heading", name=re.compile("^Path [A-H] · "))).to_be_visible()
    assert "won" not in anna.now.inner_text() + anna.page.title() + anna.page.locator("ul.seats").inner_text()
    anna.page.keyboard.press("Escape")
    expect(anna.now.get_by_role("heading", name="You have won")).to_be_visible()
    expect(anna.page.get_by_role("region", name="final scoring")).to_be_visible()


def test_two_people_and_three_bots_play_to_the_end(arrive: Arrive):
    people = [arrive(), arrive(language="hu", **PHONE)]
    anna, ben = people
    for visitor in people:
        assert visitor.page.request.get(visitor.house.url("/api/me")).ok
    bots = [{"kind": "bot", "level": "novice"}] * 3
    wish = {"game": "mangrovia", "seats": 5, "options": {"start_seat": "0", "garden_tiles": "all"}}
    table = post(anna, "/tables", wish | {"sit": [{"kind": "me"}, {"kind": "open"}, *bots]})["id"]
    post(ben, f"/tables/{table}/seats", {"seat": 1})
    watcher = arrive(theme="dark")
    for visitor in (*people, watcher):
        visitor.open(f"/t/{table}")
        expect(visitor.page.locator("[data-spot]").first).to_be_attached()
    anna.now.get_by_role("button", name=re.compile("^4")).click()
    anna.now.get_by_role("button", name="Put the bowl on place 4").click()
    pictured = False
    for _ in range(MOST_MOVES):
        sights = [sight_of(visitor, table) for visitor in people]
        if sights[0]["view"]["phase"] == "over":
            break
        if sights[0]["view"]["round"] == 7 and not pictured and sights[0]["asked"] is not None:
            pictured = True
            anna.catch_up()
            expect(anna.page.locator(".map rect.over")).to_have_count(0)  # nothing is pointed at any more
            anna.picture("mangrovia-wide-light")
            watcher.catch_up()
            watcher.picture("mangrovia-wide-dark")
        asked = next((seat for seat, sight in enumerate(sights) if sight["asked"] is not None), None)
        if asked is None:
            anna.page.wait_for_function(
                "(last) => Number(document.querySelector('[data-number]').dataset.number) > last",
                arg=sights[0]["number"],
            )
        else:
            play(people[asked], table, plain_move(sights[asked], builds=True))
    view = sight_of(anna, table)["view"]
    assert view["result"]["reason"] in {"huts", "round-limit"}
    for visitor, title in ((anna, "final scoring"), (ben, "végső pontozás")):
        report = visitor.page.get_by_role("region", name=title)
        expect(report).to_be_visible()
        for account in view["accounts"]:
            expect(report).to_contain_text(str(account["total"]))
        assert faults(visitor) == []
        assert visitor.missing_words() == []
    anna.picture("mangrovia-end-light")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_small_phone_and_a_screen_reader(arrive: Arrive, theme: str):
    anna, *guests = people = [arrive(theme=theme, **PHONE), *(arrive() for _ in range(4))]
    table_of(people, opened=1)
    anna.now.get_by_role("button", name=re.compile("^3")).click()
    anna.now.get_by_role("button", name="Put the bowl on place 3").click()
    expect(anna.now).to_contain_text("is placing a bowl")
    for visitor, place in zip(guests, (1, 2, 4, 5), strict=True):
        play(visitor, anna.table, f"place {place}")
    anna.catch_up()
    anna.picture(f"mangrovia-phone-{theme}")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    anna.button("Log and notes").click()
    anna.page.get_by_role("tab", name="Yours").click()
    expect(anna.page.get_by_role("heading", name="Known of the other hands")).to_be_visible()
    assert faults(anna) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language_of_the_browser(arrive: Arrive, language: str):
    anna, *_ = people = [arrive(language=language), arrive()]
    table_of(people, opened=1)
    for name in ("field m16", "field m35", "line A", "line garden", "line totem", "place 2", "stop 9", "amulets"):
        spot(anna, name).click()
        assert anna.missing_words() == []
    for tab in anna.page.get_by_role("tab").all():
        tab.click()
        assert anna.missing_words() == []
