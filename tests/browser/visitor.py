"""Somebody with a browser: looks at pages, touches the board, and knows only what their own page knows."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.browser.house import ROOT, House

Move = str
Policy = Callable[[dict[str, Any]], Move]

PATIENCE = 15_000
MOST_LOOKS = 20
SHOWN = "(number) => Number(document.querySelector('[data-number]')?.dataset.number) >= number"
MISSING_WORDS = re.compile(r"⟦[^⟧]*⟧")
AWAY = re.compile("WebSocket connection|Failed to load resource")  # what a lost line says in the console


class Visitor:
    """A page in a browser context of its own."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 860,
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
    ) -> None:
        self.house = house
        self.problems: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not AWAY.search(message.text):
            self.problems.append(message.text)

    def leave(self) -> None:
        self.context.close()

    # Looking ----------------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.house.url(path))
        expect(self.page.locator("#app > *").first).to_be_visible()
        return self

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.house.address)

    @property
    def name(self) -> str:
        """What the others call them."""
        called: str = self.page.request.get(self.house.url("/api/me")).json()["name"]
        return called

    @property
    def now(self) -> Locator:
        return self.page.locator("section.now")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def missing_words(self) -> list[str]:
        return MISSING_WORDS.findall(self.page.locator("html").inner_text() + self.page.locator("html").inner_html())

    def picture(self, name: str) -> None:
        """Keeps a picture of the page: for the handbook where PARAVENT_PICTURES names a folder."""
        folder = Path(os.environ.get("PARAVENT_PICTURES") or ROOT / "test-results" / "pictures")
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png", animations="disabled")

    # At a table -------------------------------------------------------------------------------------------------------

    def sight(self) -> dict[str, Any]:
        """What this browser's seat sees, from the server."""
        found: dict[str, Any] = self.page.request.get(self.house.url(f"/api/tables/{self.table}/sight")).json()
        return found

    def table_info(self) -> dict[str, Any]:
        """What is public about the table."""
        found: dict[str, Any] = self.page.request.get(self.house.url(f"/api/tables/{self.table}")).json()
        return found

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.removeprefix("/t/")

    def catch_up(self) -> dict[str, Any]:
        """Waits until the page shows what the server knows; a bot may go on meanwhile."""
        for _ in range(MOST_LOOKS):
            sight = self.sight()
            self.page.wait_for_function(SHOWN, arg=sight["number"])
            if self.sight()["number"] == sight["number"]:
                return sight
        raise AssertionError("expected the server to come to rest")

    def is_asked(self, sight: dict[str, Any]) -> bool:
        return sight["seat"] in sight["to_act"]

    def begun(self) -> dict[str, Any]:
        """Waits until all have set up: the first turn stands in the log."""
        expect(self.page.locator(".log h3").first).to_be_attached()
        return self.catch_up()

    def my_turn(self) -> dict[str, Any]:
        """Waits until this seat is asked for more than its setup, or the game is over."""
        self.begun()
        expect(self.page.locator(".page[data-asked=true], .page[data-status=over]")).to_be_attached()
        return self.catch_up()

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"] .area')

    def set_up(self) -> None:
        self.button("Place at random").click()
        self.button("Ready").click()

    def play(self, move: Move) -> None:
        """Makes a move by touching the page."""
        word, *rest = move.split()
        if word == "swap":
            first, second = rest[0].split("-")
            self.cell(first).click()
            self.cell(second).click()
        elif word in {"point", "back"}:
            self.cell(rest[0]).click()
            if word == "point":
                self.page.locator(".ask .yes").click()
        elif word in {"pass", "decline"}:
            self.now.locator("button.primary").click()
        else:
            raise ValueError(f"expected a move that can be touched, got {move!r}")

    def play_and_wait(self, move: Move) -> None:
        before = self.catch_up()["number"]
        self.play(move)
        expect(self.page.locator(f'[data-number="{before}"]')).not_to_be_attached()
