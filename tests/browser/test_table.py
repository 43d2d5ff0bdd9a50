"""At the table: refusals, lost lines, offers, the end, looking back."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.games import befriend, meet_a_bot, play_on, play_to_the_end, resign
from tests.browser.house import House


def test_a_refused_move_is_shown_with_its_clause(arrive: Arrive):
    """The page sends only what is legal; on its way this move is changed into one that is not."""
    anna = arrive()

    def spoil(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(spoilt(str(text))))

    anna.page.route_web_socket(re.compile("/live"), spoil)
    meet_a_bot(anna)
    before = anna.my_turn()
    anna.play(next(move for move in before["legal"] if move.startswith("swap")))
    refusal = anna.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    expect(refusal).to_contain_text(re.compile("exchange.* PJ-6.1"))
    assert anna.sight()["number"] == before["number"]


def spoilt(text: str) -> str:
    message = json.loads(text)
    if message.get("move", "").startswith("swap"):
        message["move"] = "swap a1-e5"
    return json.dumps(message)


def test_a_killed_server_comes_back_and_the_game_goes_on(arrive: Arrive, house: House):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    number = anna.catch_up()["number"]
    house.kill()
    for visitor in (anna, ben):
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
        expect(visitor.page.locator('[data-cell="c3"]')).to_be_attached()
    house.start()
    for visitor in (anna, ben):
        expect(visitor.page.get_by_text("Reconnecting…")).to_be_hidden(timeout=30_000)
    assert anna.catch_up()["number"] == number
    play_to_the_end([anna, ben])


def test_a_draw_is_offered_and_accepted(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Offer a draw").click()
    anna.button("Offer it").click()
    expect(anna.page.get_by_text("You have offered a draw.")).to_be_visible()
    ben.button("Accept the draw").click()
    for visitor in (anna, ben):
        expect(visitor.now.get_by_role("heading", name="A draw")).to_be_visible()


def test_resigning_asks_once_in_place_and_a_rematch_follows(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Resign").click()
    anna.page.keyboard.press("Escape")
    expect(anna.button("Resign")).to_be_focused()
    resign(anna)
    expect(ben.now.get_by_role("heading", name="You have won")).to_be_visible()

    first = anna.path
    anna.button("Play again").click()
    expect(anna.now.get_by_role("heading", name=f"Waiting for {ben.name}")).to_be_visible()
    anna.page.reload()
    expect(anna.now.get_by_role("heading", name=f"Waiting for {ben.name}")).to_be_visible()
    assert anna.path != first
    expect(ben.now).to_contain_text(f"{anna.name} would like to play again")
    ben.button("To the next game").click()
    for visitor in (anna, ben):
        expect(visitor.button("Ready")).to_be_visible()
    assert ben.path == anna.path


def test_a_seat_moves_to_another_browser(arrive: Arrive):
    anna, phone = arrive(), arrive(width=390, height=844)
    anna.open().button("Play against a bot").click()
    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Link to your seat").click()
    link = anna.page.get_by_label("Private link to your seat").input_value()
    phone.page.goto(link)
    expect(phone.page).to_have_url(re.compile(f"/t/{anna.table}$"))
    expect(anna.page.get_by_role("alert")).to_contain_text("Your seat is played on another device now")
    expect(anna.page.locator('[data-cell="c3"]')).to_be_attached()
    expect(anna.button("Ready")).to_have_count(0)
    assert anna.sight()["seat"] is None
    anna.button("Close").click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    phone.set_up()
    play_on(phone, moves=2)
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.get_by_role("log")).to_contain_text(re.compile("exchanges"))


def test_the_host_seats_a_bot_or_leaves(arrive: Arrive):
    anna = arrive().open()
    anna.button("Play with a friend").click()
    anna.button("Let a bot sit down").click()
    expect(anna.button("Ready")).to_be_visible()

    anna.open().button("Play with a friend").click()
    anna.button("Leave this table").click()
    expect(anna.button("Play with a friend")).to_be_visible()


def test_a_finished_game_is_looked_at_from_every_side(arrive: Arrive, tmp_path: Path):
    anna = arrive()
    meet_a_bot(anna)
    play_on(anna, moves=6)
    resign(anna)
    anna.button("Look back").click()
    slider = anna.page.get_by_label("Moment of the game")
    expect(slider).to_have_value("0")
    expect(anna.page.locator(".seats")).not_to_contain_text("has won")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 6

    anna.page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    slider.fill(str(steps - 1))
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.get_by_role("log")).to_contain_text(re.compile("exchange"))
    viewer = anna.page.get_by_label("Seen with the knowledge of")
    for label in ("everything open", "the spectators", "you, at that time"):
        viewer.select_option(label=label)
        expect(anna.page.locator('[data-cell="c3"]')).to_be_attached()
    viewer.select_option(label="everything open")
    hidden = anna.page.locator("[data-cell][aria-label*='green princess']")
    expect(hidden).to_have_count(1)
    viewer.select_option(label="the spectators")
    expect(hidden).to_have_count(0)

    # The moment has an address, which opens it anew; the step back leads to the table.
    expect(anna.page).to_have_url(re.compile(r"/t/\w+\?step=\d+&seen=none$"))
    moment = anna.page.url
    anna.page.reload()
    expect(viewer).to_have_value("none")
    anna.page.go_back()
    expect(anna.button("Look back")).to_be_visible()
    expect(anna.page.locator(".seats")).to_contain_text("has won")
    anna.page.goto(moment)
    expect(slider).to_have_value(str(urlsplit(moment).query.split("&")[0].removeprefix("step=")))
    anna.button("Close").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    assert "moves" in json.loads(saved.read_text())


def test_a_seat_that_is_left_is_claimed(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    asked, waiting = (anna, ben) if anna.is_asked(anna.catch_up()) else (ben, anna)
    asked.page.goto("about:blank")
    claim = waiting.button("Take the win")
    claim.click(timeout=30_000)
    waiting.button("Yes").click()
    expect(waiting.now.get_by_role("heading", name="You have won")).to_be_visible()


def test_your_turn_stands_in_the_title(arrive: Arrive):
    anna, ben = arrive(), arrive()
    befriend(anna, ben)
    sights = [visitor.catch_up() for visitor in (anna, ben)]
    asked, waiting = (anna, ben) if anna.is_asked(sights[0]) else (ben, anna)
    expect(asked.page).to_have_title(re.compile("^● Your turn"))
    expect(waiting.page).to_have_title(re.compile("^Princess Jing"))
