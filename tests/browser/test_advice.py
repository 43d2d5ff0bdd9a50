"""A bot gives advice at a table with bots, and plays in somebody's place."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.games import befriend, meet_a_bot, play_on, resign


def test_a_hint_says_a_move_in_words_and_makes_it(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    before = anna.my_turn()
    anna.button("Ask for a hint").click()
    hint = anna.now.get_by_text("I would:")
    expect(hint).to_be_visible()
    if anna.sight()["view"]["phase"] == "move":
        expect(anna.page.locator(".board polygon.pointed").first).to_be_attached()
    anna.button("Do it").click()
    expect(hint).to_be_hidden()
    assert anna.catch_up()["number"] > before["number"]


def test_a_hint_is_in_sight_on_a_phone_and_can_be_put_away(arrive: Arrive):
    anna = arrive(width=360, height=640, language="de")
    anna.open().button("Gegen einen Bot spielen").click()
    ask = anna.button("Um einen Tipp bitten")
    expect(ask).to_be_in_viewport(ratio=1)
    ask.click()
    expect(anna.now.get_by_text("Mein Vorschlag: Prinzessin auf")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".board polygon.pointed")).to_have_count(1)
    anna.now.get_by_role("button", name="Schließen").click()
    expect(anna.page.locator(".board polygon.pointed")).to_have_count(0)
    expect(ask).to_be_visible()


def test_a_bot_that_plays_in_ones_place_is_told_of_where_nobody_may_resign(arrive: Arrive):
    anna = arrive(width=360, height=740)
    anna.open()
    created = anna.page.request.post(
        anna.house.url("/api/tables"),
        data={
            "game": "jade-koenig",
            "seats": 3,
            "options": {"first_seat": "0"},
            "sit": [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}],
        },
    ).json()
    anna.open(f"/t/{created['id']}")
    assert "resign" not in anna.catch_up()["commands"]
    anna.page.request.put(anna.house.url(f"/api/tables/{created['id']}/seats/0/bot"), data={"level": "master"})
    expect(anna.now.get_by_text("A bot plays for you (Master)")).to_be_visible()
    anna.now.get_by_role("button", name="Play myself again").click()
    expect(anna.now.get_by_text("A bot plays for you")).to_be_hidden()


def test_among_people_there_are_no_hints(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    for player in (anna, ben):
        player.catch_up()
        expect(player.button("Ask for a hint")).to_have_count(0)


def test_a_bot_plays_in_ones_place_until_one_is_back(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    asked = anna if anna.is_asked(anna.catch_up()) else ben
    number = asked.sight()["number"]
    asked.page.get_by_role("tab", name="Table").click()
    asked.page.get_by_label("Which bot?").select_option("novice")
    asked.button("Let a bot play for me").click()
    playing = asked.now.get_by_text("A bot plays for you (Novice)")
    expect(playing).to_be_visible()
    asked.page.wait_for_function(
        "(number) => Number(document.querySelector('[data-number]').dataset.number) > number", arg=number
    )
    asked.now.get_by_role("button", name="Play myself again").click()
    expect(playing).to_be_hidden()


def test_after_the_game_a_bot_says_what_it_thinks_of_every_decision(arrive: Arrive):
    anna = arrive()
    meet_a_bot(anna)
    play_on(anna, moves=3)
    resign(anna)
    anna.button("Look back").click()
    anna.button("What would a bot have done?").click()
    thoughts = anna.page.get_by_role("region", name="After the game")
    marks = thoughts.get_by_role("button", name="Move ")
    expect(marks.nth(2)).to_be_visible(timeout=60_000)
    expect(thoughts.get_by_text("moves looked at")).to_be_hidden(timeout=60_000)
    marks.first.click()
    expect(thoughts.get_by_text("A bot would have")).to_be_visible()
    assert [mark.get_attribute("tabindex") for mark in marks.all()].count("0") == 1
    anna.page.keyboard.press("ArrowRight")
    expect(marks.nth(1)).to_be_focused()
    expect(marks.nth(1)).to_have_attribute("aria-current", "step")
    marks.last.click()
    expect(thoughts.get_by_text("A bot would have")).to_be_visible()
    expect(thoughts.get_by_role("img", name="Where the other princess could have been")).to_be_visible()
