"""Lantern, a game for the engine's tests: hidden cards, bids nobody sees before all are in, chance in mid-game.

LA-1 Two or three seats hold the cards 1 to 5. LA-2 A lantern worth 1 to 6 lies open. LA-3.1 Everybody lays a bid card,
unseen until all have. LA-3.2 A card is bid once. LA-3.3 The highest bid, if only one is highest, takes the lantern.
LA-4 After five lanterns the most points win; equal points are shared.
"""

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec

from paravent.engine.commands import RESIGN
from paravent.engine.events import EVENT_WIDTH, EVERYBODY, begin_events, emit, keep_events
from paravent.engine.game import Game, Kernels, Result, View
from paravent.engine.generator import BY_KEY, Seeded, below, seed_quick
from paravent.engine.jit import kernel
from paravent.engine.options import Number, Option
from paravent.engine.record import UNKNOWN, Int8, Int8s, Int16s, Seen
from paravent.engine.refusal import BadPosition, Unreadable

SEATS, CARDS, ROWS = 3, 5, 8
BID, AWARD, RESIGNED = 1, 2, 3


class Clause(IntEnum):
    NONE = 0
    LA_3_1 = 31
    LA_3_2 = 32
    LA_4 = 40
    SECTION_8_2 = 82


class State(Seeded):
    events: Annotated[Int16s, ROWS, EVENT_WIDTH, Seen.RULED]
    seats: Annotated[Int8, Seen.ALL]
    worth: Annotated[Int8, Seen.ALL]  # 1: as drawn, 2: doubled
    lanterns_left: Annotated[Int8, Seen.ALL]
    lantern: Annotated[Int8, Seen.ALL]
    held: Annotated[Int8s, SEATS, CARDS + 1, Seen.OWNER]
    bid: Annotated[Int8s, SEATS, Seen.RULED]  # LA-3.1: its bidder's until everybody has bid
    score: Annotated[Int8s, SEATS, Seen.ALL]
    gone: Annotated[Int8, Seen.ALL]  # 1 + the seat that resigned


@kernel
def deal(state: State, seed: int) -> None:
    if seed != BY_KEY:
        seed_quick(state, seed)
    for seat in range(state.seats):
        state.held[seat, 1:] = 1
    state.lanterns_left = 5
    state.lantern = 1 + below(state, 6)


@kernel
def to_act(state: State) -> int:
    """LA-3.1 Everybody who has not bid; a seat's own view knows of the others only that the round goes on."""
    waiting = 0
    if state.lanterns_left and not state.gone:
        for seat in range(state.seats):
            if state.bid[seat] <= 0:
                waiting |= 1 << seat
    return waiting


@kernel
def may_act(state: State) -> int:
    return 0


@kernel
def why_not(state: State, seat: int, action: int) -> Clause:
    if not state.lanterns_left or state.gone:
        return Clause.LA_4
    if action == RESIGN:
        return Clause.NONE
    if action < 0:
        return Clause.SECTION_8_2
    if state.bid[seat] > 0:
        return Clause.LA_3_1
    return Clause.NONE if state.held[seat, action + 1] else Clause.LA_3_2


@kernel
def choices(state: State, seat: int, out: Any) -> int:
    count = 0
    for action in range(CARDS):
        if why_not(state, seat, action) == Clause.NONE:
            out[count] = action
            count += 1
    return count


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    count = 0
    for action in range(CARDS):
        out[action] = why_not(state, seat, action) == Clause.NONE
        count += out[action]
    return count


@kernel
def play(state: State, seat: int, action: int) -> None:
    begin_events(state)
    if action == RESIGN:
        state.gone = 1 + seat
        emit(state, EVERYBODY, RESIGNED, seat, 0, 0, 0)
        return
    state.held[seat, action + 1] = 0
    state.bid[seat] = action + 1
    emit(state, 1 << seat, BID, seat, action + 1, 0, 0)
    if to_act(state) == 0:
        award(state)


@kernel
def award(state: State) -> None:
    """LA-3.3 The one highest bid takes the lantern."""
    highest, winner = 0, -1
    for seat in range(state.seats):
        bid = int(state.bid[seat])
        if bid == highest:
            winner = -1
        if bid > highest:
            highest, winner = bid, seat
    points = int(state.lantern) * int(state.worth)
    if winner >= 0:
        state.score[winner] += points
    emit(state, EVERYBODY, AWARD, winner, highest, points, 0)
    state.bid[:] = 0
    state.lanterns_left -= 1
    if state.lanterns_left:
        state.lantern = 1 + below(state, 6)


@kernel
def hide(state: State, seat: int) -> None:
    keep_events(state, seat)
    if not state.lanterns_left or state.gone:
        return
    state.rng[:] = 0
    for other in range(SEATS):
        if other != seat:
            state.held[other, :] = UNKNOWN
            state.bid[other] = 0


@kernel
def imagine(state: State, seat: int, seed: int) -> None:
    if not state.lanterns_left or state.gone:
        return
    seed_quick(state, seed)
    for other in range(state.seats):
        if other != seat:
            state.held[other, :] = 0
            for _ in range(state.lanterns_left):
                give_card(state, other)
    for other in range(state.seats, SEATS):
        state.held[other, :] = 0


@kernel
def give_card(state: State, seat: int) -> None:
    card = 1 + below(state, CARDS)
    while state.held[seat, card]:
        card = 1 + below(state, CARDS)
    state.held[seat, card] = 1


@kernel
def score(state: State, out: Any) -> bool:
    out[: int(state.seats)] = state.score[: int(state.seats)]
    return to_act(state) == 0


class Bid(msgspec.Struct, tag="bid", tag_field="kind"):
    seat: int
    card: int


class Award(msgspec.Struct, tag="award", tag_field="kind"):
    seat: int | None
    bid: int
    points: int


class Resigned(msgspec.Struct, tag="resigned", tag_field="kind"):
    seat: int


class LanternView(View):
    lantern: int
    cards: list[int]
    score: list[int]


def read(state: Any, text: str) -> int:
    word, _, card = text.partition(" ")
    if word != "bid" or card not in ("1", "2", "3", "4", "5"):
        raise Unreadable(Clause.SECTION_8_2)
    return int(card) - 1


def write(state: Any, action: int) -> str:
    return f"bid {action + 1}"


def view(hidden: Any, seat: int) -> LanternView:
    cards = [card for card in range(1, CARDS + 1) if seat >= 0 and hidden.held[seat, card] == 1]
    return LanternView(int(hidden.lantern), cards, [int(points) for points in hidden.score[: hidden.seats]])


def event(hidden: Any, row: Any) -> msgspec.Struct:
    kind, _, a, b, c = (int(number) for number in row[:5])
    if kind == BID:
        return Bid(a, b)
    return Resigned(a) if kind == RESIGNED else Award(None if a < 0 else a, b, c)


def result(state: Any) -> Result | None:
    if to_act(state):
        return None
    seats = range(int(state.seats))
    scores = tuple(int(state.score[seat]) for seat in seats)
    if state.gone:
        return Result(tuple(seat for seat in seats if seat != state.gone - 1), scores, "resigned", "LA-4")
    return Result(tuple(seat for seat in seats if scores[seat] == max(scores)), scores, "points", "LA-4")


FIELDS = ("seats", "worth", "lanterns_left", "lantern", "held", "bid", "score", "gone")


def to_position(state: Any) -> dict[str, Any]:
    return {name: state[name].tolist() for name in FIELDS}


def from_position(state: Any, written: Mapping[str, Any]) -> None:
    for name in FIELDS:
        if name not in written:
            raise BadPosition(name, "a value", None)
        try:
            state[name] = written[name]
        except (TypeError, ValueError):
            raise BadPosition(name, "numbers", written[name]) from None


GAME = Game(
    key="lantern",
    rules=1,
    seats=(2, 3),
    state=State,
    actions=CARDS,
    options=(Number("worth", default=1, least=1, most=2),),
    clauses=Clause,
    kernels=Kernels(deal, to_act, may_act, why_not, legal, choices, play, hide, imagine, score),
    read=read,
    write=write,
    view=view,
    views=LanternView,
    event=event,
    events=(Bid, Award, Resigned),
    result=result,
    to_position=to_position,
    from_position=from_position,
    folder=Path(__file__).parent / "lantern_words",
)

SHADES = Option("shade", ("red", "blue", "eldest"), ("LA-1",), asks=("eldest",))
