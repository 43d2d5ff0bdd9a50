"""The events as structs for people, made from the rows a hidden record kept."""

from collections.abc import Callable
from typing import Any

import msgspec

from paravent.games.jade_koenig.board import LETTERS, NOWHERE
from paravent.games.jade_koenig.cards import PAIR_PLACES, PLACE_NAMES, PLACES, SYMBOL_NAMES, TRIPLE_PLACES
from paravent.games.jade_koenig.naming import (
    FACE_NAMES,
    HALF,
    LOSS_NAMES,
    PHASE_NAMES,
    REASON_CLAUSES,
    REASON_NAMES,
    answer_word,
    board_of,
    card_pairs,
    letters,
    question_pairs,
    seat_or_none,
    seats_of,
)
from paravent.games.jade_koenig.state import UNSEEN, Happening


class Pair(msgspec.Struct, frozen=True):
    """A symbol at a place: a task, or part of a question."""

    place: str
    symbol: str


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened."""


class Stones(Event, frozen=True, tag="stones"):
    """JK-2.3, JK-R-27 Danger stones were dealt."""

    each: int
    left: int
    again: bool


class Hand(Event, frozen=True, tag="hand"):
    """JK-R-20 The faces of the own stones just dealt."""

    snakes: int
    jaguars: int


class Placed(Event, frozen=True, tag="placed"):
    """JK-2.5, JK-R-38 A piece was placed."""

    seat: int
    node: str
    returns: bool


class Arrangement(Event, frozen=True, tag="arrangement"):
    """JK-2.6 The symbol cards were turned up: a symbol for each place."""

    symbols: tuple[str, ...]


class Tasks(Event, frozen=True, tag="tasks"):
    """JK-2.9 The task card in the own hand, and whose tasks it shows."""

    seat: int
    tasks: tuple[Pair, ...]


class Cycle(Event, frozen=True, tag="cycle"):
    """JK-12 A game cycle begins."""

    cycle: int
    open: tuple[str, ...]
    sitting: int | None


class OracleCard(Event, frozen=True, tag="oracle-card"):
    """JK-2.7, JK-12.1 The own oracle card."""

    letter: str


class Turn(Event, frozen=True, tag="turn"):
    """JK-4.1 A seat's turn begins; `turn` counts from 1."""

    seat: int
    turn: int


class Nothing(Event, frozen=True, tag="nothing"):
    """JK-4.2 d; JK-R-63 the game ends undecided when `idle` reaches `limit`."""

    seat: int
    idle: int
    limit: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    """JK-13.6 A chip for ten moves; JK-R-46 free: taken by itself."""

    seat: int
    chips: int
    taken: bool


class Announced(Event, frozen=True, tag="announced"):
    """JK-4.3 The seat will move."""

    seat: int


class Window(Event, frozen=True, tag="window"):
    """A reaction window opens or closes: `hinder` or `claims`."""

    window: str
    open: bool
    seats: tuple[int, ...]


class Answered(Event, frozen=True, tag="answered"):
    """What the own seat has answered in the window."""

    answer: str


class Hinders(Event, frozen=True, tag="hinders"):
    """JK-R-18 Who lays a stone against the mover; None: nobody does."""

    seat: int | None
    mover: int


class Laid(Event, frozen=True, tag="laid"):
    """JK-7.4 A stone was laid; its face for who laid it."""

    seat: int
    node: str
    face: str | None


class Planned(Event, frozen=True, tag="planned"):
    """JK-R-12 The route over stones: the mover's own, or everybody's where routes are open."""

    seat: int
    route: tuple[str, ...]


class Faced(Event, frozen=True, tag="faced"):
    """JK-8.2 The stones that the mover faces."""

    seat: int
    nodes: tuple[str, ...]
    stones: int


class Turned(Event, frozen=True, tag="turned"):
    """JK-R-24 A stone was turned over."""

    node: str
    face: str


class Guessed(Event, frozen=True, tag="guessed"):
    """JK-8.3, JK-8.4 How many snakes the mover guessed, and who gets a stone back."""

    seat: int
    snakes: int
    right: bool
    back: int | None


class Moved(Event, frozen=True, tag="moved"):
    """JK-5 A piece went along its route."""

    seat: int
    route: tuple[str, ...]
    node: str
    steps: int


class Reached(Event, frozen=True, tag="reached"):
    """JK-9.1, JK-9.2 A seat is at its oracle and shows its card; its marker goes up."""

    seat: int
    letter: str
    marker: int


class Swapped(Event, frozen=True, tag="swapped"):
    """JK-9.3 Two symbol cards changed places."""

    seat: int
    first: str
    second: str


class Settled(Event, frozen=True, tag="settled"):
    """JK-R-31 The exchange is finished; so many places show another symbol."""

    seat: int
    changed: int


class Claimed(Event, frozen=True, tag="claimed"):
    """JK-14.2, JK-R-55 A seat claimed that these places show its tasks."""

    seat: int
    first: str
    second: str
    third: str
    right: bool
    late: bool


class Chip(Event, frozen=True, tag="chip"):
    """JK-9.4 A question chip was put on a place."""

    seat: int
    place: str


class Asked(Event, frozen=True, tag="asked"):
    """JK-9.4 The question."""

    seat: int
    pairs: tuple[Pair, ...]


class Answer(Event, frozen=True, tag="answer"):
    """JK-10.1 The oracle's answer."""

    seat: int
    places: int
    symbols: int
    matches: int


class SitsOut(Event, frozen=True, tag="sits-out"):
    """JK-11.1 The consultant sits out the next cycle."""

    seat: int


class BrokenOff(Event, frozen=True, tag="broken-off"):
    """JK-R-43 The cycle has only one runner: the seat that sits out comes back."""

    seat: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    """JK-R-60 A seat leaves the game: its last chip, a wrong claim, or it resigned."""

    seat: int
    loss: str


class Over(Event, frozen=True, tag="over"):
    """JK-14 The game is over; no winner: undecided."""

    winner: int | None
    reason: str
    clause: str


EVENTS: tuple[type[Event], ...] = (
    Stones,
    Hand,
    Placed,
    Arrangement,
    Tasks,
    Cycle,
    OracleCard,
    Turn,
    Nothing,
    Exchanged,
    Announced,
    Window,
    Answered,
    Hinders,
    Laid,
    Planned,
    Faced,
    Turned,
    Guessed,
    Moved,
    Reached,
    Swapped,
    Settled,
    Claimed,
    Chip,
    Asked,
    Answer,
    SitsOut,
    BrokenOff,
    Eliminated,
    Over,
)


def pairs(named: list[tuple[str, str]]) -> tuple[Pair, ...]:
    return tuple(Pair(place, symbol) for place, symbol in named)


def nodes(record: Any, numbers: list[int]) -> tuple[str, ...]:
    return tuple(board_of(record).nodes[number] for number in numbers if number != NOWHERE)


def arrangement(halves: list[int]) -> Arrangement:
    symbols = [halves[place // HALF] >> 2 * (place % HALF) & 3 for place in range(PLACES)]
    return Arrangement(tuple(SYMBOL_NAMES[symbol] for symbol in symbols))


def laid(record: Any, seat: int, node: int, face: int) -> Laid:
    return Laid(seat, board_of(record).nodes[node], None if face == UNSEEN else FACE_NAMES[face])


def moved(record: Any, seat: int, numbers: list[int]) -> Moved:
    route = nodes(record, numbers)
    return Moved(seat, route, route[-1], len(route))


def faced(record: Any, seat: int, numbers: list[int]) -> Faced:
    stones = nodes(record, numbers)
    return Faced(seat, stones, len(stones))


def asked(seat: int, first: int, last: int) -> Asked:
    return Asked(seat, pairs(question_pairs(first | last << 3 * HALF)))


def claimed(seat: int, triple: int, right: int, late: int) -> Claimed:
    first, second, third = (PLACE_NAMES[place] for place in TRIPLE_PLACES[triple])
    return Claimed(seat, first, second, third, bool(right), bool(late))


def swapped(seat: int, pair: int) -> Swapped:
    first, second = PAIR_PLACES[pair]
    return Swapped(seat, PLACE_NAMES[first], PLACE_NAMES[second])


def answer(seat: int, code: int) -> Answer:
    return Answer(seat, code >> 4, code >> 2 & 3, code & 3)


Made = Callable[[Any, list[int]], Event]

MADE: dict[int, Made] = {
    Happening.STONES: lambda _, n: Stones(n[0], n[1], bool(n[2])),
    Happening.HAND: lambda _, n: Hand(n[0], n[1]),
    Happening.PLACED: lambda record, n: Placed(n[0], board_of(record).nodes[n[1]], bool(n[2])),
    Happening.ARRANGEMENT: lambda _, n: arrangement(n[:2]),
    Happening.TASKS: lambda _, n: Tasks(n[0], pairs(card_pairs(n[1]))),
    Happening.CYCLE: lambda _, n: Cycle(n[0], tuple(letters(n[1])), seat_or_none(n[2])),
    Happening.ORACLE_CARD: lambda _, n: OracleCard(LETTERS[n[0]]),
    Happening.TURN: lambda _, n: Turn(n[0], n[1] + 1),
    Happening.NOTHING: lambda _, n: Nothing(n[0], n[1], n[2]),
    Happening.EXCHANGED: lambda _, n: Exchanged(n[0], n[1], bool(n[2])),
    Happening.ANNOUNCED: lambda _, n: Announced(n[0]),
    Happening.WINDOW: lambda _, n: Window(PHASE_NAMES[n[0]], bool(n[1]), tuple(seats_of(n[2]))),
    Happening.ANSWERED: lambda _, n: Answered(answer_word(n[0])),
    Happening.HINDERS: lambda _, n: Hinders(seat_or_none(n[0]), n[1]),
    Happening.LAID: lambda record, n: laid(record, n[0], n[1], n[2]),
    Happening.PLANNED: lambda record, n: Planned(n[0], nodes(record, n[1:4])),
    Happening.FACED: lambda record, n: faced(record, n[0], n[1:4]),
    Happening.GUESSED: lambda _, n: Guessed(n[0], n[1], bool(n[2]), seat_or_none(n[3])),
    Happening.TURNED: lambda record, n: Turned(board_of(record).nodes[n[0]], FACE_NAMES[n[1]]),
    Happening.MOVED: lambda record, n: moved(record, n[0], n[1:4]),
    Happening.REACHED: lambda _, n: Reached(n[0], LETTERS[n[1]], n[2]),
    Happening.SWAPPED: lambda _, n: swapped(n[0], n[1]),
    Happening.SETTLED: lambda _, n: Settled(n[0], n[1]),
    Happening.CLAIMED: lambda _, n: claimed(n[0], n[1], n[2], n[3]),
    Happening.CHIP: lambda _, n: Chip(n[0], PLACE_NAMES[n[1]]),
    Happening.ASKED: lambda _, n: asked(n[0], n[2], n[3]),
    Happening.ANSWER: lambda _, n: answer(n[0], n[1]),
    Happening.SITS_OUT: lambda _, n: SitsOut(n[0]),
    Happening.BROKEN_OFF: lambda _, n: BrokenOff(n[0]),
    Happening.ELIMINATED: lambda _, n: Eliminated(n[0], LOSS_NAMES[n[1]]),
    Happening.OVER: lambda _, n: Over(seat_or_none(n[0]), REASON_NAMES[n[1]], REASON_CLAUSES[n[1]]),
}


def event(record: Any, row: Any) -> Event:
    """One row of a hidden record's events, for people."""
    kind, _, *numbers = (int(number) for number in row)
    return MADE[kind](record, numbers)
