"""The events of 8.3 as structs for people, made from the rows a hidden record kept."""

from collections.abc import Callable
from typing import Any

import msgspec

from paravent.games.princess_jing.board import CAPTAINS, COLUMNS, SEATS, cell_name, pair_name
from paravent.games.princess_jing.naming import (
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    LINE_NAMES,
    REASON_NAMES,
    SERIES_NAMES,
    SHOWN_NAMES,
    cell_or_none,
    figure_name,
)
from paravent.games.princess_jing.state import NOBODY, Figure, Happening


class Captain(msgspec.Struct, frozen=True):
    """A captain at an entrance of its owner's far side."""

    seat: int
    captain: str
    entrance: str


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened."""


class Ready(Event, frozen=True, tag="ready"):
    """PJ-4.5 A seat has finished its setup."""

    seat: int


class Captains(Event, frozen=True, tag="captains"):
    """PJ-12.6 All captains are disclosed."""

    captains: tuple[Captain, ...]


class Card(Event, frozen=True, tag="card"):
    """PJ-12.1 The own objective card."""

    card: int


class Turn(Event, frozen=True, tag="turn"):
    """PJ-9.4 A seat starts a turn in a state."""

    seat: int
    turn: int
    state: str


class Swapped(Event, frozen=True, tag="swapped"):
    """PJ-6.2 Two screens have traded places."""

    seat: int
    pair: str


class ShownToAll(Event, frozen=True, tag="shown"):
    """PJ-7.2 Princess or mirror holder is shown before it is withdrawn."""

    seat: int
    figure: str
    cell: str


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """PJ-7.2 The shown figure is on the starting line; the cell is its owner's secret."""

    seat: int
    cell: str | None


class Pointed(Event, frozen=True, tag="pointed"):
    """PJ-8.1 A screen is pointed at."""

    seat: int
    cell: str


class Revealed(Event, frozen=True, tag="revealed"):
    """PJ-8.3 What the face of `seat` on that screen shows."""

    seat: int
    cell: str
    content: str


class BroughtBack(Event, frozen=True, tag="brought-back"):
    """PJ-8.7 A found princess is hidden again; the cell is her owner's secret."""

    seat: int
    line: str
    cell: str | None


class Window(Event, frozen=True, tag="window"):
    """PJ-14.3 The reaction window of `seat` opens or closes."""

    seat: int
    open: bool


class Called(Event, frozen=True, tag="called"):
    """PJ-14.8 A call, and what the called screen showed."""

    seat: int
    cell: str
    holder: str
    content: str


class Paralysed(Event, frozen=True, tag="paralysed"):
    """PJ-14.9 The princess of `seat` is paralysed; the caller's turns left."""

    seat: int
    cell: str
    turns_left: int


class MirrorShows(Event, frozen=True, tag="mirror"):
    """PJ-10.2 What an own mirror shows."""

    figure: str
    holder: str
    cell: str | None
    shows: str


class Found(Event, frozen=True, tag="found"):
    """PJ-13.3 An opposing animal is found."""

    animal: str


class Identified(Event, frozen=True, tag="identified"):
    """PJ-13.4 The beloved captain is recognised."""

    captain: str
    entrance: str
    cell: str


class Look(Event, frozen=True, tag="look"):
    """PJ-10.6 A seat looks into its mirrors."""

    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """PJ-8.1 Nobody is accused."""

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """PJ-4.3, PJ-12.5 An own figure is placed."""

    figure: str
    cell: str


class LeftOut(Event, frozen=True, tag="left-out"):
    """PJ-12.2 The own animal that is left out."""

    animal: str


class Stationed(Event, frozen=True, tag="stationed"):
    """PJ-12.6 An own captain is placed."""

    captain: str
    entrance: str


class DrawOffered(Event, frozen=True, tag="draw-offered"):
    """PJ-11.7 A draw is offered."""

    seat: int


class Over(Event, frozen=True, tag="over"):
    """PJ-11 The game is over; no winner: a draw."""

    winner: int | None
    reason: str


def captains(first: int, second: int) -> tuple[Captain, ...]:
    """The captains of both seats from their packed columns."""
    packed = (first, second)
    return tuple(
        Captain(seat, CAPTAIN_NAMES[captain], COLUMNS[packed[seat] >> 3 * captain & 7])
        for seat in range(SEATS)
        for captain in range(CAPTAINS)
    )


MAKERS: dict[Happening, Callable[[int, int, int, int, int], Event]] = {
    Happening.READY: lambda _, a, b, c, d: Ready(a),
    Happening.CAPTAINS: lambda _, a, b, c, d: Captains(captains(a, b)),
    Happening.CARD: lambda _, a, b, c, d: Card(a),
    Happening.TURN: lambda _, a, b, c, d: Turn(a, b + (d << 15), SERIES_NAMES[c]),
    Happening.SWAPPED: lambda _, a, b, c, d: Swapped(a, pair_name(b)),
    Happening.SHOWN: lambda _, a, b, c, d: ShownToAll(a, SHOWN_NAMES[b], cell_name(c)),
    Happening.WITHDRAWN: lambda _, a, b, c, d: Withdrawn(a, cell_or_none(b)),
    Happening.POINTED: lambda _, a, b, c, d: Pointed(a, cell_name(b)),
    Happening.REVEALED: lambda _, a, b, c, d: Revealed(a, cell_name(b), SHOWN_NAMES[c]),
    Happening.BROUGHT_BACK: lambda _, a, b, c, d: BroughtBack(a, LINE_NAMES[b], cell_or_none(c)),
    Happening.WINDOW: lambda _, a, b, c, d: Window(a, bool(b)),
    Happening.CALLED: lambda _, a, b, c, d: Called(a, cell_name(b), cell_name(c), SHOWN_NAMES[d]),
    Happening.PARALYSED: lambda _, a, b, c, d: Paralysed(a, cell_name(b), c),
    Happening.MIRROR: lambda mode, a, b, c, d: MirrorShows(
        figure_name(a, mode), cell_name(b), cell_or_none(c), SHOWN_NAMES[d]
    ),
    Happening.FOUND: lambda _, a, b, c, d: Found(ANIMAL_NAMES[a - Figure.CRANE]),
    Happening.IDENTIFIED: lambda _, a, b, c, d: Identified(CAPTAIN_NAMES[a], COLUMNS[b], cell_name(c)),
    Happening.LOOK: lambda _, a, b, c, d: Look(a),
    Happening.PASSED: lambda _, a, b, c, d: Passed(a),
    Happening.PLACED: lambda mode, a, b, c, d: Placed(figure_name(a, mode), cell_name(b)),
    Happening.LEFT_OUT: lambda _, a, b, c, d: LeftOut(ANIMAL_NAMES[a - Figure.CRANE]),
    Happening.CAPTAIN: lambda _, a, b, c, d: Stationed(CAPTAIN_NAMES[a], COLUMNS[b]),
    Happening.DRAW_OFFERED: lambda _, a, b, c, d: DrawOffered(a),
    Happening.OVER: lambda _, a, b, c, d: Over(None if a == NOBODY else a, REASON_NAMES[b]),
}

EVENTS: tuple[type[msgspec.Struct], ...] = (
    Ready,
    Captains,
    Card,
    Turn,
    Swapped,
    ShownToAll,
    Withdrawn,
    Pointed,
    Revealed,
    BroughtBack,
    Window,
    Called,
    Paralysed,
    MirrorShows,
    Found,
    Identified,
    Look,
    Passed,
    Placed,
    LeftOut,
    Stationed,
    DrawOffered,
    Over,
)


def event(record: Any, row: Any) -> msgspec.Struct:
    """One row of a hidden record's events."""
    kind, _audience, *numbers = (int(number) for number in row)
    a, b, c, d = numbers[:4]
    return MAKERS[Happening(kind)](int(record["mode"]), a, b, c, d)
