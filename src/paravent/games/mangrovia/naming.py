"""Names of numbers, as notation, views and positions write them."""

from functools import cache
from typing import Any, Final

from paravent.games.mangrovia.board import BOARDS, Board
from paravent.games.mangrovia.components import (
    LANDSCAPE_NAMES,
    NEUTRAL,
    NO_TILE,
    PAIR_BITS,
    PLAIN_TILE,
    TILE_NAMES,
    Kind,
)
from paravent.games.mangrovia.state import Phase, Reason

PHASE_NAMES: Final[dict[int, str]] = {phase: phase.name.lower() for phase in Phase}
KIND_NAMES: Final[dict[int, str]] = {
    Kind.VALUABLE: "valuables",
    Kind.LANDSCAPE: "landscapes",
    Kind.AMULET: "amulets",
}
REASON_NAMES: Final[dict[int, str]] = {reason: reason.name.lower().replace("_", "-") for reason in Reason}
REASON_CLAUSES: Final[dict[int, str]] = {
    Reason.NONE: "",
    Reason.HUTS: "MG-12.1",
    Reason.ROUND_LIMIT: "MG-R23",
    Reason.RESIGNED: "MG-R49",
    Reason.DESERTED: "MG-R49",
}


def board_of(record: Any) -> Board:
    """The board that is played on."""
    return BOARDS[int(record["board"])]


def seat_or_none(seat: Any) -> int | None:
    """A seat; None for nobody and for the neutral participant."""
    return int(seat) if 0 <= seat < NEUTRAL else None


def seats_of(bits: Any) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(NEUTRAL) if int(bits) >> seat & 1]


def landscapes_of(bits: Any) -> list[str]:
    """The landscapes of a bit set."""
    return [name for number, name in enumerate(LANDSCAPE_NAMES) if int(bits) >> number & 1]


def pair_of(bits: int) -> int:
    """The number of a position of the birds."""
    return [int(pair) for pair in PAIR_BITS].index(bits)


def landscape_name(face: Any) -> str:
    """The landscape of a landscape card."""
    return LANDSCAPE_NAMES[int(face) - 1]


def faces_of(counts: Any) -> list[int]:
    """The faces of counts by face, the greatest first."""
    return list(spread(tuple(map(int, counts))))


@cache
def spread(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(face for face in range(len(counts) - 1, 0, -1) for _ in range(max(0, counts[face])))


def landscapes_in(counts: Any) -> list[str]:
    """The landscapes of counts by face, in the order of the landscapes."""
    return [landscape_name(face) for face in reversed(spread(tuple(map(int, counts))))]


def card_of(kind: int, face: int) -> str:
    """A card in words: the value of a valuable, the name of a landscape."""
    return landscape_name(face) if kind == Kind.LANDSCAPE else str(face)


def tile_or_none(code: Any) -> str | None:
    """A garden tile."""
    return None if code == NO_TILE else TILE_NAMES[int(code)]


def tiles_of(record: Any, seat: int) -> list[str]:
    """The garden tiles of a seat."""
    gods = [TILE_NAMES[1 + path] for path, owner in enumerate(record["gods"]) if owner == seat]
    plain = [TILE_NAMES[PLAIN_TILE + kind] for kind in Kind for _ in range(int(record["tiles"][seat][kind]))]
    return gods + plain
