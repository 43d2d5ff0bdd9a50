"""Games between the people of the tests."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.policies import Walker
from tests.browser.visitor import Visitor

MOST_MOVES = 600
LINK = re.compile(r"^https?://")


def invite(host: Visitor) -> str:
    """The path of the host's new table, from the link that is copied."""
    host.button("Copy the link").click()
    expect(host.button("Copied")).to_be_visible()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    assert LINK.match(link)
    return link.removeprefix(host.house.address)


def befriend(host: Visitor, guest: Visitor) -> str:
    """A table by link, opened by one and joined by the other; both have set up."""
    host.open().button("Play with a friend").click()
    path = invite(host)
    guest.open(path).button(re.compile("Sit down")).click()
    for visitor in (host, guest):
        visitor.set_up()
    for visitor in (host, guest):
        visitor.begun()
    return path


def meet_a_bot(visitor: Visitor) -> None:
    visitor.open().button("Play against a bot").click()
    visitor.set_up()


def over(visitor: Visitor) -> bool:
    return bool(visitor.sight()["view"]["phase"] == "end")


def play_to_the_end(players: list[Visitor], each: Callable[[int], None] = lambda _: None) -> int:
    """Plays on until the game is over; the number of moves. `each` is called after every one."""
    walkers = [Walker() for _ in players]
    for count in range(1, MOST_MOVES + 1):
        sights = [player.catch_up() for player in players]
        if sights[0]["view"]["phase"] == "end":
            return count - 1
        index = next(index for index, player in enumerate(players) if player.is_asked(sights[index]))
        players[index].play_and_wait(walkers[index].choose(sights[index]))
        each(count)
    raise AssertionError(f"expected an end after {MOST_MOVES} moves")


def play_on(player: Visitor, moves: int) -> None:
    """Against a bot: a few moves of the person."""
    walker = Walker()
    for _ in range(moves):
        sight = player.my_turn()
        if sight["view"]["phase"] == "end":
            return
        player.play_and_wait(walker.choose(sight))


def resign(player: Visitor) -> None:
    """Gives up: among bots when they wait for the player, if they have not ended the game before."""
    if any(seat["kind"] == "bot" for seat in player.table_info()["seats"]):
        player.my_turn()
    if over(player):
        return
    player.page.get_by_role("tab", name="Table").click()
    player.button("Resign").click()
    player.button("Give it up").click()
