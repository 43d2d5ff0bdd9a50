"""The form of a written position. What is left out has the value it has when the first turn of a game begins."""

from typing import Any

import msgspec

from paravent.engine.options import Value


class Faces(msgspec.Struct, forbid_unknown_fields=True):
    """How many stones show each face."""

    snakes: int
    jaguars: int


class SeatWritten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A seat.

    `tasks` is its own card (`ice-bird ruins-amulet desert-crown`), which its right neighbour holds. `hand`: an
    eliminated seat's last one. `answer`: in the open window, `declined`, `hinder` or `claim ice ruins desert`.
    `returned`: faces seen going back to the hand, and there or among the stones laid since (JK-R-24). `targets`: the
    letters its oracle card may show for all that everybody knows. `left`, `left_to_all`: the task cards possible for
    it, as its oracle knows and as everybody does, 56 groups of 24 bits in hexadecimal; left out where they follow from
    the questions.
    """

    playing: bool = True
    piece: str | None = None
    marker: int = 10
    chips: int = 3
    hand: Faces | None = None
    oracle: str | None = None
    tasks: str | None = None
    answer: str | None = None
    returned: list[str] = []
    targets: str = "ABCDEFGH"
    left: str | None = None
    left_to_all: str | None = None


class StoneWritten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A stone on the board: who laid it, its face, and the faces that had gone back to that hand before."""

    seat: int
    face: str
    returned: list[str] = []


class QuestionWritten(msgspec.Struct, forbid_unknown_fields=True):
    """`forests-bird ruins-crown swamps-bird` and its answer, `1/2/0`."""

    seat: int
    pairs: str
    answer: str


class ResultWritten(msgspec.Struct, forbid_unknown_fields=True):
    """`reason`: oracle, claim, last_survivor, idle or turn_limit."""

    winner: int | None
    reason: str


class Written(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A position. `arrangement` and `before` name a symbol for each place, in the order of section 2.

    `turn` counts completed turns; `unused` are the task cards that no seat has; `route` are the nodes of the planned
    route and `faced` those of the stones on it; `marked` are the places with a question chip.
    """

    seats: list[SeatWritten]
    options: dict[str, Value] = {}
    phase: str = "turn"
    starter: int = 0
    on_turn: int | None = 0
    sitting: int | None = None
    placing: int | None = None
    placing_next: int | None = None
    next_turn: int | None = None
    cycle: int = 1
    turn: int = 0
    idle: int = 0
    stones: dict[str, StoneWritten] = {}
    turned: Faces = msgspec.field(default_factory=lambda: Faces(0, 0))
    arrangement: list[str] | None = None
    author: int | None = None
    open: str = ""
    shown: int | None = None
    unused: list[str] | None = None
    asked: list[int] = []
    placer: int | None = None
    fresh: str | None = None
    route: list[str] | None = None
    faced: list[str] = []
    before: list[str] | None = None
    swaps: int = 0
    marked: list[str] = []
    questions: list[QuestionWritten] = []
    result: ResultWritten | None = None


def parsed(position: Any) -> Written:
    """Raises `msgspec.ValidationError`."""
    try:
        return msgspec.convert(position, Written)
    except UnicodeEncodeError:
        raise msgspec.ValidationError("expected text that can be written, got a lone surrogate") from None
