"""A server, a Chromium, and people who come with browsers of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from scripts import chromium
from tests.browser.house import House, built_client
from tests.browser.visitor import PATIENCE, Visitor

Arrive = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker for all: several browsers at a time would only get into each other's way."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.present()
    if path is None:
        pytest.fail("No Chromium: make chromium")
    with playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]) as launched:
        yield launched


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    client = built_client(tmp_path_factory.mktemp("client"))
    opened = House(tmp_path_factory.mktemp("house"), client)
    yield opened
    opened.kill()


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Lets somebody come with a browser of their own: `arrive(language="hu", width=360)`."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house, **wishes))
        return visitors[-1]

    yield come
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.leave()
    assert problems == []
