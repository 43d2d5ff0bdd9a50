"""The web: what Litestar is told. `create_app` makes the application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types.internal_types import PathParameterDefinition

from paravent.bots.warm import RULES, THOUGHTS
from paravent.server.analyst import Analyst
from paravent.server.bots import Bots, Catalogue, HouseBots, load_house_bots
from paravent.server.clock import Clock, SystemClock
from paravent.server.settings import Settings
from paravent.server.store import open_store
from paravent.server.tables import Tables
from paravent.server.tables.warm import Rules, load_rules
from paravent.server.web import document
from paravent.server.web.api import API, open_seat_link, take_seat
from paravent.server.web.client import Client, client_file
from paravent.server.web.errors import HANDLERS
from paravent.server.web.given import (
    Asking,
    analyst_of,
    asker_of,
    bots_of,
    catalogue_of,
    guests_of,
    person_of,
    tables_of,
)
from paravent.server.web.guard import Guard
from paravent.server.web.guests import Guests, signing_key
from paravent.server.web.puzzles import PUZZLES
from paravent.server.web.socket import live


class Document(JsonRenderPlugin):
    """Serves the whole document."""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        del openapi_schema
        return self.render_json(request, document.document(request.app))


def create_app(settings: Settings, clock: Clock | None = None, catalogue: Catalogue | None = None) -> Litestar:
    """The application. Time and the bots can be handed in."""
    guard = Guard(settings)
    house = House(settings, clock or SystemClock(), catalogue or HouseBots())
    app = Litestar(
        route_handlers=[API, PUZZLES, live, open_seat_link, take_seat, client_file],
        dependencies={
            "guests": Provide(guests_of, sync_to_thread=False),
            "tables": Provide(tables_of, sync_to_thread=False),
            "catalogue": Provide(catalogue_of, sync_to_thread=False),
            "analyst": Provide(analyst_of, sync_to_thread=False),
            "bots": Provide(bots_of, sync_to_thread=False),
            "person": Provide(person_of),
            "asker": Provide(asker_of, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        before_request=guard.before_request,
        before_send=[guard.before_send],
        request_max_body_size=settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Paravent",
            version="1",
            description="Tables for games in which every player knows something different.",
            path="/schema",
            use_handler_docstrings=True,
            operation_id_creator=operation_id,
            render_plugins=[Document()],
        ),
        lifespan=[house.open],
        logging_config=None,
    )
    app.state.settings = settings
    app.state.guard = guard
    app.state.client = Client(settings.client)
    app.state.catalogue = house.catalogue
    return app


def openapi_document() -> dict[str, Any]:
    """The OpenAPI document, for what is generated from it."""
    return document.document(create_app(Settings()))


def operation_id(handler: HTTPRouteHandler, method: str, path_components: list[str | PathParameterDefinition]) -> str:
    """set_up -> setUp."""
    del method, path_components
    first, *others = handler.handler_name.split("_")
    return first + "".join(other.capitalize() for other in others)


class House:
    """What runs behind the application, from its start to its end."""

    def __init__(self, settings: Settings, clock: Clock, catalogue: Catalogue) -> None:
        self.settings = settings
        self.clock = clock
        self.catalogue = catalogue

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        store = await open_store(self.settings.database_address)
        ours = isinstance(self.catalogue, HouseBots)
        loads = {RULES: load_rules} | ({THOUGHTS: load_house_bots} if ours else {})
        rules = Rules(loads, compile_first=ours)
        tables = Tables(self.settings, store, self.clock, self.catalogue.levels, rules)
        bots = Bots(tables, self.catalogue, self.settings, self.clock)
        app.state.guests = Guests(store, signing_key(self.settings.data))
        app.state.tables = tables
        app.state.bots = bots
        app.state.analyst = analyst = Analyst(tables)
        await tables.start()
        going_on = asyncio.create_task(bots.start())
        try:
            yield
        finally:
            going_on.cancel()
            with suppress(asyncio.CancelledError):
                await going_on
            analyst.close()
            await bots.close()
            await tables.close()
            await store.close()
