"""The form of a written position. What is left out has its usual value."""

from typing import Any

import msgspec

from paravent.engine.options import Value


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all know of a hand (section 6), start cards aside."""

    valuables: list[int] = []
    landscapes: list[str] = []
    amulets: list[int] = []


class SeatWritten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A seat's things; `tiles` are the garden tiles it has."""

    start_cards: list[int] = []
    valuables: list[int] = []
    landscapes: list[str] = []
    amulets: list[int] = []
    known: Known = msgspec.field(default_factory=Known)
    tiles: list[str] = []
    gone: bool = False


class HutWritten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A seat's hut or double hut; `totem` is the tile underneath. Neutral huts stand by themselves."""

    seat: int
    huts: int = 1
    totem: int | None = None


class BuildingWritten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A building under way: landscapes chosen where there was a choice, values and tiles picked."""

    field: str
    huts: int = 1
    landscapes: list[str] = []
    picked: list[int] = []
    picked_tiles: int = 0


class ResultWritten(msgspec.Struct, forbid_unknown_fields=True):
    """`reason`: huts, round-limit, resigned or deserted."""

    winners: list[int]
    reason: str


class Written(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A position. Piles and bag have their top first; left out, they hold what is nowhere else, in order.

    `boat` is the stop, 0 while bowls are placed; `part` which part of it; `phase`, `actor` and `due` follow from it
    where they are left out. `places` has a seat or None for each place; `garden` the tiles by field.
    """

    seats: list[SeatWritten]
    options: dict[str, Value] = {}
    round: int = 1
    starter: int = 0
    places: list[int | None] = []
    boat: int = 0
    part: int = 0
    phase: str | None = None
    actor: int | None = None
    due: int | None = None
    birds: list[str] = msgspec.field(default_factory=lambda: ["water", "mangrove"])
    open_valuables: list[int | None] = []
    open_landscapes: list[str | None] = []
    valuables_pile: list[int] | None = None
    landscapes_pile: list[str] | None = None
    bag: list[int] | None = None
    discarded_valuables: list[int] = []
    discarded_landscapes: list[str] = []
    set_aside: list[int] = []
    ones: int | None = None
    huts: dict[str, HutWritten] = {}
    garden: dict[str, str] | None = None
    drawn: list[int] = []
    building: BuildingWritten | None = None
    last_round: bool = False
    result: ResultWritten | None = None


def parsed(position: Any) -> Written:
    """Raises `msgspec.ValidationError`."""
    return msgspec.convert(position, Written)
