"""What a viewer may know, for people: structs made from a hidden record, and how the game ended."""

from functools import cache
from typing import Any

import msgspec
import numpy as np

from paravent.engine.game import Result
from paravent.engine.game import View as EngineView
from paravent.engine.record import FILLER
from paravent.engine.refusal import clause_text
from paravent.games.mangrovia.board import CURRENCY, PATH_POINTS
from paravent.games.mangrovia.components import (
    GARDEN,
    LINE_NAMES,
    LINES,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    PARTICIPANTS,
    PLAIN_TILE,
    RANK_VALUES,
    RANKS,
    SLOTS,
    TILE_NAMES,
    TILE_RANK,
    TOTEM_FIRST,
    TOTEM_LINE,
    TOTEM_SECOND,
    TOTEM_TILES,
    Kind,
)
from paravent.games.mangrovia.naming import (
    PHASE_NAMES,
    REASON_CLAUSES,
    REASON_NAMES,
    board_of,
    faces_of,
    landscape_name,
    landscapes_in,
    landscapes_of,
    seat_or_none,
    seats_of,
    tiles_of,
)
from paravent.games.mangrovia.options import OPTIONS
from paravent.games.mangrovia.rules.advice import offer, survey
from paravent.games.mangrovia.rules.payment import still_to_pay
from paravent.games.mangrovia.rules.scoring import amulets_left, standing, strengths, total
from paravent.games.mangrovia.state import NO_LANDSCAPE, Clause, MemoryAid, Phase, Step


class Holding(msgspec.Struct):
    """Things of a seat: values from the greatest down, landscapes in their order. Start cards stand apart."""

    start_cards: list[int]
    valuables: list[int]
    landscapes: list[str]
    amulets: list[int]


class Player(msgspec.Struct):
    """A seat and what is public about it; `hand` where the viewer may know it, `known` what all know of it (MG-R36).

    `valuables`, `landscapes` and `amulets` are numbers, start cards among the valuables. `rings` are huts on amulet
    fields; `fields` and `totem` are the two sources of `points`; `cell` is where the chief marker stands. `bowls` are
    those not placed yet.
    """

    seat: int
    gone: bool
    points: int
    fields: int
    totem: int
    cell: int
    huts_left: int
    bowls: int
    rings: int
    valuables: int
    landscapes: int
    amulets: int
    known: Holding | None
    hand: Holding | None
    tiles: list[str]


class PlaceSeen(msgspec.Struct):
    """A place of the archipelago: whose bowl stands there; closed: the neutral one (MG-2.4)."""

    place: int
    seat: int | None
    closed: bool


class Hut(msgspec.Struct):
    """One hut or two on a field; no seat: neutral. `totem`: the tile underneath."""

    field: str
    seat: int | None
    huts: int
    totem: int | None


class GardenTile(msgspec.Struct):
    """MG-13.2 A tile on a field of the Garden."""

    field: str
    tile: str


class Piles(msgspec.Struct):
    """How many lie in the draw piles and the bag, and what was discarded (MG-R8)."""

    valuables: int
    landscapes: int
    bag: int
    discarded_valuables: list[int]
    discarded_landscapes: list[str]
    set_aside: list[int]


class Rank(msgspec.Struct):
    """A participant on a line, with what it would be awarded now. No seat: the neutral huts."""

    seat: int | None
    huts: int
    points: int
    god: bool


class Line(msgspec.Struct):
    """How a path (`A` to `H`) or the totem area stands: participants in order of rank, ties broken."""

    line: str
    ranks: list[Rank]


class GardenStanding(msgspec.Struct):
    """MG-12.5 All huts in the Garden, and what each seat would score."""

    huts: int
    points: list[int]


class Site(msgspec.Struct):
    """A free field for the own seat: the clause that forbids a hut and a double hut there now, None where none does.

    It answers whatever the present stop is, as if the seat were asked at stop 9.
    """

    field: str
    single: str | None
    double: str | None


class Offer(msgspec.Struct):
    """What a building would cost the own seat, canonically (section 5.4); `choice`: it could pay otherwise as well."""

    field: str
    huts: int
    landscapes: list[str]
    values: list[int]
    tiles: list[str]
    jokers: int
    choice: bool


class Building(msgspec.Struct):
    """The own building under way: `step` is `land` or `pay`. `rest` is the canonical completion of what is picked."""

    field: str
    huts: int
    step: str
    landscapes: list[str]
    currency: str
    due: int
    picked: list[int]
    picked_tiles: int
    rest: list[int]
    rest_tiles: int


class Account(msgspec.Struct):
    """The final scoring of a seat by source; `lines` has the paths A to H and the totem area. `rank` counts from 1."""

    seat: int
    fields: int
    totem_tiles: int
    lines: list[int]
    garden: int
    amulets: int
    amulet_count: int
    total: int
    rank: int


class Ended(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    reason: str
    clause: str


class View(EngineView, kw_only=True):
    """What a viewer may know; `seat` is None for a spectator.

    `phase`: bowl, take, draw, collect, build, birds, choice, return, over. `actor` decides; a building under way (land,
    pay) is in `building` for its builder and still `build` or `choice` for all others. `boat` is the stop, 0 while
    bowls are placed; `due` how many cards, amulets or huts are still asked. Empty slots are None.
    """

    options: dict[str, str | int]
    board: str
    phase: str
    seat: int | None
    actor: int | None
    round: int
    starter: int
    boat: int
    due: int
    last_round: bool
    places: list[PlaceSeen]
    birds: list[str]
    open_valuables: list[int | None]
    open_landscapes: list[str | None]
    piles: Piles
    ones: int
    huts: list[Hut]
    totem_stack: list[int]
    garden: list[GardenTile]
    players: list[Player]
    lines: list[Line]
    garden_standing: GardenStanding
    drawn: list[int] | None
    drawn_count: int
    building: Building | None
    sites: list[Site]
    offers: list[Offer]
    accounts: list[Account] | None
    result: Ended | None


Plain = dict[str, Any]
"""A record as plain Python, read once: its fields as numbers and nested tuples."""


UNREAD = frozenset({"rng", "events", "piles", FILLER})


def plain(record: Any) -> Plain:
    fields = zip(record.dtype.names, record.item(), strict=True)
    return {name: value if type(value) is int else value.tolist() for name, value in fields if name not in UNREAD}


def view(record: Any, viewer: int) -> View:
    """The view of a hidden record; -1: a spectator."""
    state = plain(record)
    over = state["phase"] == Phase.OVER
    seats = range(state["seats"])
    sites, offers = advice(record, state, viewer) if viewer >= 0 and not over else ([], [])
    return View(
        options=dict(options(tuple(state[option.name] for option in OPTIONS))),
        board=board_of(state).name,
        phase=PHASE_NAMES[state["phase"]],
        seat=viewer if viewer >= 0 else None,
        actor=None if over else state["actor"],
        round=state["rounds"],
        starter=state["starter"],
        boat=state["boat"],
        due=state["due"],
        last_round=bool(state["last_round"]),
        places=[PlaceSeen(1 + n, seat_or_none(owner), owner == NEUTRAL) for n, owner in enumerate(state["bowl"])],
        birds=landscapes_of(state["birds"]),
        open_valuables=[face or None for face in state["slots"][Kind.VALUABLE][: SLOTS[0]]],
        open_landscapes=[landscape_name(face) if face else None for face in state["slots"][Kind.LANDSCAPE][: SLOTS[1]]],
        piles=piles(state),
        ones=state["ones"],
        huts=huts(state),
        totem_stack=list(range(state["totem_next"], TOTEM_TILES[-1] + 1)),
        garden=garden(state),
        players=[player(state, seat, over or seat == viewer) for seat in seats],
        lines=lines(record, state),
        garden_standing=garden_standing(state),
        drawn=faces_of(state["drawn"]) if viewer == state["actor"] and state["drawn_count"] else None,
        drawn_count=state["drawn_count"],
        building=building(record, state) if viewer == state["actor"] and state["step"] else None,
        sites=sites,
        offers=offers,
        accounts=accounts(record, state) if over else None,
        result=ended(state) if over else None,
    )


@cache
def options(numbers: tuple[int, ...]) -> dict[str, str | int]:
    """The options that stand in a record."""
    return {option.name: option.write(number) for option, number in zip(OPTIONS, numbers, strict=True)}


def piles(state: Plain) -> Piles:
    left, discards = state["left"], state["discards"]
    return Piles(
        valuables=left[Kind.VALUABLE],
        landscapes=left[Kind.LANDSCAPE],
        bag=left[Kind.AMULET],
        discarded_valuables=faces_of(discards[Kind.VALUABLE]),
        discarded_landscapes=landscapes_in(discards[Kind.LANDSCAPE]),
        set_aside=faces_of(discards[Kind.AMULET]),
    )


def huts(state: Plain) -> list[Hut]:
    """All huts, in the order of the fields."""
    return [
        Hut(name, seat_or_none(owner), state["huts"][field], state["totem"][field] or None)
        for field, (name, owner) in enumerate(zip(board_of(state).fields, state["owner"], strict=False))
        if owner != NOBODY
    ]


def garden(state: Plain) -> list[GardenTile]:
    names = board_of(state).garden
    return [
        GardenTile(names[place], TILE_NAMES[state["garden"][place]])
        for place in range(GARDEN)
        if state["garden"][place] != NO_TILE
    ]


def holding(state: Plain, seat: int, counts: Any) -> Holding:
    """Things by their counts, with the seat's start cards."""
    return Holding(
        start_cards=faces_of(state["start_cards"][seat]),
        valuables=faces_of(counts[Kind.VALUABLE]),
        landscapes=landscapes_in(counts[Kind.LANDSCAPE]),
        amulets=faces_of(counts[Kind.AMULET]),
    )


def player(state: Plain, seat: int, shown: bool) -> Player:
    """A seat; its hand only where it is shown."""
    totem = sum(tile for tile, owner in zip(state["totem"], state["owner"], strict=True) if tile and owner == seat)
    held, starts = state["held"][seat], sum(state["start_cards"][seat])
    return Player(
        seat=seat,
        gone=bool(state["gone"] >> seat & 1),
        points=state["points"][seat],
        fields=state["points"][seat] - totem,
        totem=totem,
        cell=(state["points"][seat] + sum(state["awards"][seat])) % 100,
        huts_left=state["huts_left"][seat],
        bowls=bowls(state, seat),
        rings=state["rings"][seat],
        valuables=held[Kind.VALUABLE] + starts,
        landscapes=held[Kind.LANDSCAPE],
        amulets=held[Kind.AMULET],
        known=holding(state, seat, state["known"][seat]) if state["memory_aid"] == MemoryAid.ON else None,
        hand=holding(state, seat, state["hands"][seat]) if shown else None,
        tiles=tiles_of(state, seat),
    )


def bowls(state: Plain, seat: int) -> int:
    """How many bowls a seat has not placed yet."""
    each = 2 if state["seats"] <= 3 else 1
    return each - sum(owner == seat for owner in state["bowl"])


def lines(record: Any, state: Plain) -> list[Line]:
    """MG-12.2, MG-12.6 Who ranks where now, and what the final scoring would award."""
    found = np.zeros((LINES, PARTICIPANTS), np.int16)
    strengths(record, found)
    made = []
    for line, values in enumerate(found.tolist()):
        points = [TOTEM_FIRST, TOTEM_SECOND] if line == TOTEM_LINE else PATH_POINTS[state["board"], line].tolist()
        present = sorted((who for who in range(PARTICIPANTS) if values[who]), key=lambda who: -values[who])
        made.append(
            Line(LINE_NAMES[line], [rank(who, values[who], place, points) for place, who in enumerate(present)])
        )
    return made


def rank(who: int, value: int, place: int, points: list[int]) -> Rank:
    """A participant's place on a line; the neutral huts are never awarded anything (MG-R25)."""
    seat = seat_or_none(who)
    awarded = points[place] if place < len(points) and seat is not None else 0
    return Rank(seat, value // 256, awarded, bool(value & 128))


def garden_standing(state: Plain) -> GardenStanding:
    """MG-12.5."""
    fields = [board_of(state).numbers[name] for name in board_of(state).garden]
    every = sum(state["huts"][field] for field in fields)
    own = [
        sum(state["huts"][field] for field in fields if state["owner"][field] == seat) for seat in range(state["seats"])
    ]
    return GardenStanding(every, [every * huts for huts in own])


def advice(record: Any, state: Plain, viewer: int) -> tuple[list[Site], list[Offer]]:
    """For every free field whether the viewer could build there now, and what it would pay."""
    names = board_of(state).fields
    clauses = np.zeros((len(names), 2), np.int16)
    survey(record, viewer, clauses)
    sites, offers = [], []
    scratch = np.array([record], record.dtype)
    for field, (single, double) in enumerate(clauses.tolist()):
        if state["owner"][field] != NOBODY:
            continue
        sites.append(Site(names[field], said(single), said(double)))
        offers += [
            offered(scratch, record, viewer, field, huts) for huts, clause in ((1, single), (2, double)) if not clause
        ]
    return sites, offers


@cache
def said(clause: int) -> str | None:
    return clause_text(Clause(clause)) if clause else None


def offered(scratch: Any, record: Any, viewer: int, field: int, huts: int) -> Offer:
    """The canonical payment of a building that is allowed."""
    scratch[0] = record
    choice = bool(offer(scratch[0], viewer, field, huts))
    kind = int(CURRENCY[int(record["board"]), field])
    landscapes = [landscape for landscape in scratch[0]["lands"].tolist() if landscape != NO_LANDSCAPE]
    picked, birds = scratch[0]["picked"].tolist(), int(record["birds"])
    return Offer(
        field=board_of(record).fields[field],
        huts=huts,
        landscapes=[landscape_name(1 + landscape) for landscape in landscapes],
        values=values_of(kind, picked),
        tiles=[TILE_NAMES[PLAIN_TILE + kind]] * picked[TILE_RANK],
        jokers=sum(not birds >> landscape & 1 for landscape in landscapes),
        choice=choice,
    )


def values_of(kind: int, picked: Any) -> list[int]:
    """The values of picks, tiles aside."""
    return [int(RANK_VALUES[kind, rank]) for rank in range(RANKS) if rank != TILE_RANK for _ in range(picked[rank])]


def building(record: Any, state: Plain) -> Building:
    """What the builder has chosen so far."""
    kind = int(CURRENCY[state["board"], state["site"]])
    picked, rest = state["picked"], [0] * RANKS
    if state["step"] == Step.PAY:
        scratch = np.array([record], record.dtype)
        offer(scratch[0], state["actor"], state["site"], state["site_huts"])
        rest = [after - before for after, before in zip(scratch[0]["picked"].tolist(), picked, strict=True)]
    return Building(
        field=board_of(state).fields[state["site"]],
        huts=state["site_huts"],
        step=Step(state["step"]).name.lower(),
        landscapes=[landscape_name(1 + landscape) for landscape in state["lands"] if landscape != NO_LANDSCAPE],
        currency="valuables" if kind == Kind.VALUABLE else "amulets",
        due=int(still_to_pay(record)),
        picked=values_of(kind, picked),
        picked_tiles=picked[TILE_RANK],
        rest=values_of(kind, rest),
        rest_tiles=rest[TILE_RANK],
    )


def accounts(record: Any, state: Plain) -> list[Account]:
    """The final scoring, seat by seat."""
    ranks = [int(standing(record, seat)) for seat in range(state["seats"])]
    made = []
    for seat in range(state["seats"]):
        shown, awards = player(state, seat, True), state["awards"][seat]
        made.append(
            Account(
                seat=seat,
                fields=shown.fields,
                totem_tiles=shown.totem,
                lines=list(awards[:LINES]),
                garden=awards[LINES],
                amulets=awards[LINES + 1],
                amulet_count=int(amulets_left(record, seat)),
                total=int(total(record, seat)),
                rank=1 + sum(other > ranks[seat] for other in ranks),
            )
        )
    return made


def ended(state: Plain) -> Ended:
    return Ended(seats_of(state["winners"]), REASON_NAMES[state["reason"]], REASON_CLAUSES[state["reason"]])


def result(record: Any) -> Result | None:
    """How the game ended, or None."""
    if record["phase"] != Phase.OVER:
        return None
    reason = int(record["reason"])
    scores = tuple(int(total(record, seat)) for seat in range(int(record["seats"])))
    return Result(tuple(seats_of(record["winners"])), scores, REASON_NAMES[reason], REASON_CLAUSES[reason])
