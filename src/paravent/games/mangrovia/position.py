"""Full states written for people, as JSON: what tests, puzzles and bug reports use.

    {"seats": [{"start_cards": [3, 4], "landscapes": ["sand"]}, {"start_cards": [3, 5]}], "boat": 11,
     "places": [1, 0, 1, 0, null], "birds": ["water", "sand"], "huts": {"m28": {"seat": 1, "huts": 2}}}

is enough for a position; `positions/written.py` lists all there is. `write` gives everything that has not its usual
value, so that reading it back gives the same state, byte for byte, but for generator and events.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from paravent.engine.refusal import BadPosition
from paravent.games.mangrovia.board import CURRENCY
from paravent.games.mangrovia.components import (
    NEUTRAL,
    NO_TILE,
    NOBODY,
    RANK_VALUES,
    RANKS,
    SLOTS,
    TILE_NAMES,
    TILE_RANK,
    Kind,
)
from paravent.games.mangrovia.naming import (
    PHASE_NAMES,
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
from paravent.games.mangrovia.positions.checking import check
from paravent.games.mangrovia.positions.reading import fill
from paravent.games.mangrovia.positions.written import (
    BuildingWritten,
    HutWritten,
    Known,
    ResultWritten,
    SeatWritten,
    Written,
    parsed,
)
from paravent.games.mangrovia.rules.build import layings
from paravent.games.mangrovia.state import NO_LANDSCAPE, GardenTiles, Phase, Step

COMPLAINT = re.compile(r"Expected (?P<expected>.*), got (?P<got>.*?)(?: - at `\$\.?(?P<where>.*)`)?")


def write(record: Any) -> dict[str, Any]:
    """The full state, everything but generator and events."""
    written: dict[str, Any] = msgspec.to_builtins(written_position(record))
    return written


def read(record: Any, position: Mapping[str, Any]) -> None:
    """Fills a record of zeros. Raises `BadPosition` with what was expected and what came."""
    try:
        written = parsed(dict(position))
    except msgspec.ValidationError as error:
        found = COMPLAINT.fullmatch(str(error))
        if found is None:
            raise BadPosition("position", "the form of a position", str(error)) from None
        expected, got = (found[part].replace("`", "") for part in ("expected", "got"))
        raise BadPosition(found["where"] or "position", expected, got) from None
    fill(record, written)
    check(record, written.building)


def written_position(record: Any) -> Written:
    discards = record["discards"]
    return Written(
        seats=[written_seat(record, seat) for seat in range(int(record["seats"]))],
        options={option.name: option.write(int(record[option.name])) for option in OPTIONS},
        round=int(record["rounds"]),
        starter=int(record["starter"]),
        places=[seat_or_none(owner) for owner in record["bowl"]],
        boat=int(record["boat"]),
        part=int(record["part"]),
        phase=PHASE_NAMES[int(record["phase"])],
        actor=int(record["actor"]),
        due=int(record["due"]),
        birds=landscapes_of(record["birds"]),
        open_valuables=[int(face) or None for face in record["slots"][Kind.VALUABLE][: SLOTS[0]]],
        open_landscapes=[
            landscape_name(face) if face else None for face in record["slots"][Kind.LANDSCAPE][: SLOTS[1]]
        ],
        valuables_pile=pile(record, Kind.VALUABLE),
        landscapes_pile=[landscape_name(face) for face in pile(record, Kind.LANDSCAPE)],
        bag=pile(record, Kind.AMULET),
        discarded_valuables=faces_of(discards[Kind.VALUABLE]),
        discarded_landscapes=landscapes_in(discards[Kind.LANDSCAPE]),
        set_aside=faces_of(discards[Kind.AMULET]),
        ones=int(record["ones"]),
        huts=huts(record),
        garden=garden(record),
        drawn=faces_of(record["drawn"]),
        building=building(record),
        last_round=bool(record["last_round"]),
        result=result(record),
    )


def pile(record: Any, kind: Kind) -> list[int]:
    """The top first."""
    return [int(face) for face in record["piles"][kind][: int(record["left"][kind])][::-1]]


def written_seat(record: Any, seat: int) -> SeatWritten:
    hand, known = record["hands"][seat], record["known"][seat]
    return SeatWritten(
        start_cards=faces_of(record["start_cards"][seat]),
        valuables=faces_of(hand[Kind.VALUABLE]),
        landscapes=landscapes_in(hand[Kind.LANDSCAPE]),
        amulets=faces_of(hand[Kind.AMULET]),
        known=Known(
            valuables=faces_of(known[Kind.VALUABLE]),
            landscapes=landscapes_in(known[Kind.LANDSCAPE]),
            amulets=faces_of(known[Kind.AMULET]),
        ),
        tiles=tiles_of(record, seat),
        gone=bool(record["gone"] >> seat & 1),
    )


def huts(record: Any) -> dict[str, HutWritten]:
    return {
        name: HutWritten(
            seat=int(record["owner"][field]),
            huts=int(record["huts"][field]),
            totem=int(record["totem"][field]) or None,
        )
        for field, name in enumerate(board_of(record).fields)
        if record["owner"][field] not in (NOBODY, NEUTRAL)
    }


def garden(record: Any) -> dict[str, str] | None:
    if record["garden_tiles"] == GardenTiles.OFF:
        return None
    names = board_of(record).garden
    return {name: TILE_NAMES[int(code)] for name, code in zip(names, record["garden"], strict=True) if code != NO_TILE}


def building(record: Any) -> BuildingWritten | None:
    """A building under way: MG-9.6 the landscapes only where there was a choice."""
    if record["step"] == Step.NONE:
        return None
    field, picked = int(record["site"]), record["picked"]
    kind, seat, count = int(CURRENCY[int(record["board"]), field]), int(record["actor"]), int(record["site_huts"])
    chosen = layings(record, seat, field, count, NO_LANDSCAPE) > 1
    return BuildingWritten(
        field=board_of(record).fields[field],
        huts=count,
        landscapes=[landscape_name(1 + landscape) for landscape in record["lands"] if landscape >= 0] if chosen else [],
        picked=[
            int(RANK_VALUES[kind, rank]) for rank in range(RANKS) if rank != TILE_RANK for _ in range(int(picked[rank]))
        ],
        picked_tiles=int(picked[TILE_RANK]),
    )


def result(record: Any) -> ResultWritten | None:
    if record["phase"] != Phase.OVER:
        return None
    return ResultWritten(seats_of(record["winners"]), REASON_NAMES[int(record["reason"])])
