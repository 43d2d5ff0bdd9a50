"""Jade König between the people of the tests: what they touch on the map, and walks that nobody needs to watch."""

import json
from collections import deque
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.house import ROOT
from tests.browser.visitor import Visitor

BOARD = json.loads((ROOT / "src" / "paravent" / "games" / "jade_koenig" / "board.json").read_text())
PLACES = [place["id"] for place in BOARD["places"]]
MOST_STEPS = 300


def table_of(visitors: list[Visitor], bots: Sequence[str] = (), **options: str | int) -> None:
    """A table of these people, in this order, and bots of these levels; everybody has it open."""
    host, *guests = visitors
    sit = [{"kind": "me"}, *({"kind": "open"} for _ in guests), *({"kind": "bot", "level": level} for level in bots)]
    for visitor in visitors:
        visitor.open()
        expect(visitor.page.locator("article").first).to_be_visible()
    wish = {"game": "jade-koenig", "seats": len(sit), "options": {"first_seat": "0", **options}, "sit": sit}
    table = post(host, "/tables", wish)["id"]
    for seat, guest in enumerate(guests, 1):
        post(guest, f"/tables/{table}/seats", {"seat": seat})
    for visitor in visitors:
        visitor.open(f"/t/{table}")
        expect(visitor.page.locator("[data-node]").first).to_be_attached()


def post(visitor: Visitor, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = visitor.page.request.post(
        visitor.house.url("/api" + path), data=body, headers={"Origin": visitor.house.address}
    )
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def node(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-node="{name}"] .area')


def place(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-place="{name}"] .area')


def choose(visitor: Visitor, name: str) -> None:
    """A choice of \"what happens now\"."""
    visitor.now.get_by_role("button", name=name, exact=True).click()


def play(visitor: Visitor, move: str) -> None:
    """A move past the page."""
    sight = visitor.sight()
    number = sight["number"] if sight["asked"] is None else sight["asked"]
    post(visitor, f"/tables/{visitor.table}/moves", {"seat": sight["seat"], "number": number, "move": move})


def steps_from(goal: str) -> dict[str, int]:
    """How far every space is from one."""
    near: dict[str, list[str]] = {}
    for one, other in BOARD["edges"]:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    far, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for there in near[here]:
            if there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def walk_to_oracle(visitors: list[Visitor], seat: int) -> None:
    """One walks the shortest way; the others let everything pass and do nothing."""
    for _ in range(MOST_STEPS):
        sights = [visitor.sight() for visitor in visitors]
        view = sights[seat]["view"]
        if view["phase"] == "swap" and view["on_turn"] == seat:
            return
        asked = next(each["seat"] for each in sights if each["seat"] in each["to_act"])
        play(visitors[asked], plain_move(sights[asked], walks=asked == seat))
    raise AssertionError("expected to reach the oracle")


def plain_move(sight: dict[str, Any], walks: bool) -> str:
    legal: list[str] = sight["legal"]
    routes = [move for move in legal if move.startswith("route")]
    if routes:
        own = next(each for each in sight["view"]["players"] if each["seat"] == sight["seat"])
        far = steps_from("o" + own["oracle"])
        return min(routes, key=lambda move: far[move.split()[-1]])
    if walks and "move" in legal:
        return "move"
    quiet = next((move for move in ("nothing", "pass", "exchange") if move in legal), None)
    return quiet or next(move for move in legal if move.startswith("place"))


def tasks_of(visitors: list[Visitor], seat: int) -> dict[str, str]:
    """The tasks of a seat, as the holder of its card sees them."""
    for visitor in visitors:
        tasks = visitor.sight()["view"]["players"][seat]["tasks"]
        if tasks is not None:
            return {task["place"]: task["symbol"] for task in tasks}
    raise AssertionError("expected somebody to hold the card")


def lay_out(visitor: Visitor, wanted: dict[str, str]) -> None:
    """Exchanges symbol cards by touching, until the wanted ones lie where they should."""
    for here, symbol in wanted.items():
        arrangement: list[str] = visitor.sight()["view"]["arrangement"]
        lying = dict(zip(PLACES, arrangement, strict=True))
        if lying[here] == symbol:
            continue
        legal: list[str] = visitor.sight()["legal"]
        there = next(
            other
            for other in PLACES
            if lying[other] == symbol
            and wanted.get(other) != symbol
            and {f"swap {here} {other}", f"swap {other} {here}"} & set(legal)
        )
        number = visitor.catch_up()["number"]
        place(visitor, there).click()
        place(visitor, here).click()
        expect(visitor.page.locator(f'[data-number="{number}"]')).not_to_be_attached()
