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
    anna.button("Do it").click()
    expect(hint).to_be_hidden()
    assert anna.catch_up()["number"] > before["number"]


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
    marks.last.click()
    expect(thoughts.get_by_text("A bot would have")).to_be_visible()
    expect(thoughts.get_by_role("img", name="Where the other princess could have been")).to_be_visible()
