"""What handlers are given by name."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from paravent.server.analyst import Analyst
from paravent.server.bots import Bots, Catalogue
from paravent.server.rows import Person
from paravent.server.tables import Tables
from paravent.server.web.guests import Guests

Asking: TypeAlias = Request[Any, Any, Any]
ThePerson: TypeAlias = NamedDependency[Person]
TheAsker: TypeAlias = NamedDependency[str | None]
TheTables: TypeAlias = NamedDependency[Tables]
TheGuests: TypeAlias = NamedDependency[Guests]
TheAnalyst: TypeAlias = NamedDependency[Analyst]
TheBots: TypeAlias = NamedDependency[Bots]
TheCatalogue: TypeAlias = NamedDependency[Catalogue]
GameKey: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The game's key.")]
BoardName: TypeAlias = Annotated[str, PathParameter(max_length=100, description="The board's name.")]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=40, description="The table's id.")]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=5, description="The seat, from 0.")]
Token: TypeAlias = Annotated[str, PathParameter(max_length=100)]


def guests_of(request: Asking) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def tables_of(request: Asking) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def analyst_of(request: Asking) -> Analyst:
    analyst: Analyst = request.app.state.analyst
    return analyst


def bots_of(request: Asking) -> Bots:
    bots: Bots = request.app.state.bots
    return bots


def catalogue_of(request: Asking) -> Any:
    return request.app.state.catalogue


async def person_of(request: Asking) -> Person:
    """Who asks, with name and language; somebody new where there is no cookie."""
    return await guests_of(request).person(request)


def asker_of(request: Asking) -> str | None:
    """The id of who asks, where there is a cookie."""
    return guests_of(request).asker(request)
