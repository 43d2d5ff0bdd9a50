"""Tables that begin in written positions, and what was sent at two of them compared byte for byte."""

import re

from paravent.server.rows import Person
from paravent.server.wire import NewTable, Sitter
from tests.server.house import GAME, Guest, House, Json


async def table_from(house: House, position: Json, *guests: Guest, game: str = GAME) -> Json:
    """A running table that begins in a written position, a guest at each seat."""
    people = [await guest.get("/me") for guest in guests]
    first = Person(people[0]["id"], people[0]["name"], "en")
    new = NewTable(game=game, sit=[Sitter("me"), *(Sitter("open") for _ in guests[1:])])
    info = await house.tables.seating.create(first, new, position)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.post(f"/tables/{info.id}/seats", {"seat": seat})
    table: Json = await guests[0].get(f"/tables/{info.id}")
    return table


def told(log: list[str], table: Json) -> list[str]:
    """What was sent, without what differs between any two tables: id, commitment, names of guests."""
    neutral = {table["id"]: "TABLE", table["commitment"]: "COMMITMENT"}
    neutral |= {seat["name"]: f"SEAT{seat['seat']}" for seat in table["seats"] if seat["name"]}
    words = re.compile("|".join(map(re.escape, neutral)))
    return [words.sub(lambda found: neutral[found[0]], text) for text in log]


def steps(log: list[str], table: Json) -> list[str]:
    """What was sent of the game itself, without news of who comes and goes."""
    return [text for text in told(log, table) if not text.startswith('{"kind":"table"')]
