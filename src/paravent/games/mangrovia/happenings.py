"""The events as structs for people, made from the rows a hidden record kept."""

from collections.abc import Callable
from typing import Any

import msgspec

from paravent.games.mangrovia.board import CURRENCY, PATH_POINTS, POINTS
from paravent.games.mangrovia.components import (
    LINE_NAMES,
    NEUTRAL,
    NO_TILE,
    PLAIN_TILE,
    PLAIN_TILE_VALUES,
    RANK_VALUES,
    RANKS,
    TILE_NAMES,
    TILE_RANK,
    TOTEM_FIRST,
    TOTEM_LINE,
    TOTEM_SECOND,
    Kind,
)
from paravent.games.mangrovia.naming import (
    KIND_NAMES,
    PHASE_NAMES,
    REASON_CLAUSES,
    REASON_NAMES,
    board_of,
    card_of,
    landscape_name,
    landscapes_of,
    seat_or_none,
    seats_of,
    tile_or_none,
)
from paravent.games.mangrovia.state import UNSEEN, Happening


class NewCard(msgspec.Struct, frozen=True):
    """A card turned up in a slot: a value, or a landscape."""

    slot: int
    card: str


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened. `things` is `valuables`, `landscapes` or `amulets`."""


class StartCards(Event, frozen=True, tag="start-cards"):
    """MG-2.5 The two start cards of a seat, dealt openly."""

    seat: int
    first: int
    second: int


class Hand(Event, frozen=True, tag="hand"):
    """MG-2.7 The own two landscape cards."""

    seat: int
    first: str
    second: str


class Turn(Event, frozen=True, tag="turn"):
    """MG-3.1, MG-4.2 A round begins (stop 0, `seat` has the talisman), or the boat halts at a seat's bowl."""

    round: int
    stop: int
    seat: int


class Bowl(Event, frozen=True, tag="bowl"):
    """MG-3.2 A bowl was put on a place."""

    seat: int
    place: int


class Taken(Event, frozen=True, tag="taken"):
    """MG-5 A face-up card was taken: a value as text, or a landscape."""

    seat: int
    things: str
    slot: int
    card: str


class Drawn(Event, frozen=True, tag="drawn"):
    """MG-5 A card was drawn; what it is, for who drew it."""

    seat: int
    things: str
    card: str | None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """MG-5.5, MG-6.6 A discard pile is the new draw pile; the amulets set aside are in the bag again."""

    things: str
    count: int


class TookOne(Event, frozen=True, tag="took-one"):
    """MG-6.2 An amulet of value 1 was taken from the board; so many are left."""

    seat: int
    left: int


class Collected(Event, frozen=True, tag="collected"):
    """MG-6.3, MG-6.4 Amulets were drawn from the bag; their values for who drew them. One of several goes back."""

    seat: int
    count: int
    values: tuple[int, ...] | None
    shown: str | None


class Returned(Event, frozen=True, tag="returned"):
    """MG-6.4 An amulet went back into the bag; its value for who put it there."""

    seat: int
    value: int | None


class Built(Event, frozen=True, tag="built"):
    """MG-8.10 A building, complete (MG-R37).

    `landscapes` are the cards paid, `valuables` and `amulets` the values of all other things paid, `start_cards` those
    of the valuables that were start cards; `tiles` and `jokers` come from the Garden. `points` are those of the field,
    `totem` the tile under the hut (scored as well), `garden_tile` the tile gained. `payment` is the payment as text.
    """

    seat: int
    field: str
    huts: int
    landscapes: tuple[str, ...]
    valuables: tuple[int, ...]
    start_cards: tuple[int, ...]
    amulets: tuple[int, ...]
    tiles: tuple[str, ...]
    jokers: int
    points: int
    totem: int | None
    garden_tile: str | None
    currency: str
    payment: str
    scored: int


class Declined(Event, frozen=True, tag="declined"):
    """MG-R1 A part of an action was declined: `take`, `draw`, `collect`, `build`, `birds`, or `choice`: the stop."""

    seat: int
    part: str
    stop: int


class Birds(Event, frozen=True, tag="birds"):
    """MG-7, MG-11.2 Where the birds stand now; no seat: they moved by themselves."""

    seat: int | None
    first: str
    second: str
    moved: bool


class Talisman(Event, frozen=True, tag="talisman"):
    """MG-11.1, MG-11.2 Who is the next start player, and who was it before."""

    seat: int
    before: int


class Refilled(Event, frozen=True, tag="refilled"):
    """MG-11.4 Cards were turned up."""

    valuables: tuple[NewCard, ...]
    landscapes: tuple[NewCard, ...]


class LastRound(Event, frozen=True, tag="last-round"):
    """MG-12.1 A seat has built its last hut: this round is the last."""

    seat: int


class Ranked(Event, frozen=True, tag="ranked"):
    """MG-12.2, MG-12.6 A path (`A` to `H`) or the totem area is scored. `seat` has most huts; None with `neutral` 1.

    `neutral`: the rank that the neutral huts take (1 or 2), 0 for none. Points that nobody gets are lost.
    """

    line: str
    god: str | None
    seat: int | None
    points: int
    second: int | None
    second_points: int
    neutral: int


class GardenScored(Event, frozen=True, tag="garden-scored"):
    """MG-12.5 Own huts times all huts in the Garden of Stones."""

    seat: int
    huts: int
    all: int
    points: int


class AmuletsScored(Event, frozen=True, tag="amulets-scored"):
    """MG-12.7 Amulets left over."""

    seat: int
    points: int
    count: int


class Resigned(Event, frozen=True, tag="resigned"):
    """MG-R49 A seat is gone."""

    seat: int


class Over(Event, frozen=True, tag="over"):
    """MG-12.8 The game is over. `winner` where there is one alone."""

    winner: int | None
    winners: tuple[int, ...]
    reason: str
    clause: str


EVENTS: tuple[type[Event], ...] = (
    StartCards,
    Hand,
    Turn,
    Bowl,
    Taken,
    Drawn,
    Reshuffled,
    TookOne,
    Collected,
    Returned,
    Built,
    Declined,
    Birds,
    Talisman,
    Refilled,
    LastRound,
    Ranked,
    GardenScored,
    AmuletsScored,
    Resigned,
    Over,
)


def digits(number: int, count: int, base: int = 8) -> list[int]:
    """The digits of a packed number, the first packed first."""
    return [number // base**place % base for place in range(count)]


def drawn(seat: int, kind: int, face: int) -> Drawn:
    return Drawn(seat, KIND_NAMES[kind], None if face == UNSEEN else card_of(kind, face))


def collected(seat: int, count: int, packed: int) -> Collected:
    if packed == UNSEEN:
        return Collected(seat, count, None, None)
    values = tuple(sorted(digits(packed, count), reverse=True))
    return Collected(seat, count, values, ", ".join(map(str, values)))


def built(record: Any, numbers: list[int]) -> Built:
    """The numbers as `rules/build.py` packs them."""
    seat, where, high, middle, low, gained = numbers
    board, field, huts = int(record["board"]), where // 2, 1 + where % 2
    kind = int(CURRENCY[board, field])
    counts = [*digits(high, 3, 16), *digits(middle, 3, 16), low % 16]
    values = [int(RANK_VALUES[kind, rank]) for rank in range(RANKS) if rank != TILE_RANK for _ in range(counts[rank])]
    tiles = counts[TILE_RANK]
    totem, garden, jokers = digits(gained, 3, 16)
    points = huts * int(POINTS[board, field])
    worth = [str(value) for value in values] + [f"{int(PLAIN_TILE_VALUES[kind])}*"] * tiles
    return Built(
        seat=seat,
        field=board_of(record).fields[field],
        huts=huts,
        landscapes=tuple(landscape_name(face) for face in digits(low // 256, 2) if face),
        valuables=tuple(values) if kind == Kind.VALUABLE else (),
        start_cards=tuple(value for value in range(3, 7) if low // 16 >> value - 3 & 1),
        amulets=tuple(values) if kind == Kind.AMULET else (),
        tiles=(TILE_NAMES[PLAIN_TILE + kind],) * tiles,
        jokers=jokers,
        points=points,
        totem=totem or None,
        garden_tile=tile_or_none(garden) if garden != NO_TILE else None,
        currency=KIND_NAMES[kind],
        payment=" + ".join(worth),
        scored=points + totem,
    )


def birds(seat: int, now: int, before: int) -> Birds:
    first, second = landscapes_of(now)
    return Birds(seat_or_none(seat), first, second, now != before)


def refilled(valuables: int, landscapes: int) -> Refilled:
    return Refilled(new_cards(Kind.VALUABLE, valuables), new_cards(Kind.LANDSCAPE, landscapes))


def new_cards(kind: int, packed: int) -> tuple[NewCard, ...]:
    return tuple(NewCard(slot, card_of(kind, face)) for slot, face in enumerate(digits(packed, 4)) if face)


def ranked(record: Any, line: int, first: int, second: int) -> Ranked:
    god, points = None, [TOTEM_FIRST, TOTEM_SECOND]
    if line != TOTEM_LINE:
        god = board_of(record).file.paths[line].god
        points = [int(number) for number in PATH_POINTS[int(record["board"]), line]]
    won = [number if seat_or_none(who) is not None else 0 for number, who in zip(points, (first, second), strict=True)]
    neutral = 1 + (first, second).index(NEUTRAL) if NEUTRAL in (first, second) else 0
    return Ranked(LINE_NAMES[line], god, seat_or_none(first), won[0], seat_or_none(second), won[1], neutral)


def over(winners: int, reason: int) -> Over:
    seats = tuple(seats_of(winners))
    return Over(seats[0] if len(seats) == 1 else None, seats, REASON_NAMES[reason], REASON_CLAUSES[reason])


Made = Callable[[Any, list[int]], Event]

MADE: dict[int, Made] = {
    Happening.START_CARDS: lambda _, n: StartCards(n[0], n[1], n[2]),
    Happening.HAND: lambda _, n: Hand(n[0], landscape_name(n[1]), landscape_name(n[2])),
    Happening.TURN: lambda _, n: Turn(n[0], n[1], n[2]),
    Happening.BOWL: lambda _, n: Bowl(n[0], n[1]),
    Happening.TAKEN: lambda _, n: Taken(n[0], KIND_NAMES[n[1]], n[2], card_of(n[1], n[3])),
    Happening.DRAWN: lambda _, n: drawn(n[0], n[1], n[2]),
    Happening.RESHUFFLED: lambda _, n: Reshuffled(KIND_NAMES[n[0]], n[1]),
    Happening.TOOK_ONE: lambda _, n: TookOne(n[0], n[1]),
    Happening.COLLECTED: lambda _, n: collected(n[0], n[1], n[2]),
    Happening.RETURNED: lambda _, n: Returned(n[0], None if n[1] == UNSEEN else n[1]),
    Happening.BUILT: built,
    Happening.DECLINED: lambda _, n: Declined(n[0], PHASE_NAMES[n[1]], n[2]),
    Happening.BIRDS: lambda _, n: birds(n[0], n[1], n[2]),
    Happening.TALISMAN: lambda _, n: Talisman(n[0], n[1]),
    Happening.REFILLED: lambda _, n: refilled(n[0], n[1]),
    Happening.LAST_ROUND: lambda _, n: LastRound(n[0]),
    Happening.RANKED: lambda record, n: ranked(record, n[0], n[1], n[2]),
    Happening.GARDEN: lambda _, n: GardenScored(n[0], n[1], n[2], n[1] * n[2]),
    Happening.AMULETS: lambda _, n: AmuletsScored(n[0], n[1], n[2]),
    Happening.RESIGNED: lambda _, n: Resigned(n[0]),
    Happening.OVER: lambda _, n: over(n[0], n[1]),
}


def event(record: Any, row: Any) -> Event:
    """One row of a hidden record's events, for people."""
    kind, _, *numbers = (int(number) for number in row)
    return MADE[kind](record, numbers)
