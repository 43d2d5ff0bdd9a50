"""What a game is to everything outside its folder: a table of kernels and functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from paravent.engine.options import Setting, Value
from paravent.engine.record import dtype_of


class Kernels(NamedTuple):
    """The compiled rules over one record; sets of seats are bit sets, seat -1 is a spectator."""

    deal: Callable[[Any, int], None]
    to_act: Callable[[Any], int]
    may_act: Callable[[Any], int]
    why_not: Callable[[Any, int, int], Any]
    legal: Callable[[Any, int, Any], int]
    choices: Callable[[Any, int, Any], int]
    play: Callable[[Any, int, int], None]
    hide: Callable[[Any, int], None]
    imagine: Callable[[Any, int, int], None]
    score: Callable[[Any, Any], bool]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats (none: a draw), points per seat, a reason and the clause it rests on."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    clause: str


class Puzzles(NamedTuple):
    """Puzzles for one that a game offers: each is the same for the same level and seed.

    make(level, seed) -> struct            the puzzle without its solution
    check(level, seed, answer) -> struct   the verdict on an answer as it comes from JSON; raises `ValueError` for none
    text(puzzle, say) -> str               the puzzle in characters
    hints(puzzle, say) -> sentences        from the first step to the last
    read(text) -> answer                   an answer as it is typed; raises `ValueError` for none
    solution(puzzle, say) -> str           what the answer would have been
    """

    levels: tuple[str, ...]
    make: Callable[[str, int], msgspec.Struct]
    check: Callable[[str, int, Any], msgspec.Struct]
    puzzle: type[msgspec.Struct]
    verdict: type[msgspec.Struct]
    text: Callable[[Any, Callable[..., str]], str]
    hints: Callable[[Any, Callable[..., str]], list[str]]
    read: Callable[[str], Any]
    solution: Callable[[Any, Callable[..., str]], str]


class View(msgspec.Struct, dict=True):
    """What a seat may know, for people. `hidden` and `seat` are kept beside the fields and are not encoded."""

    @property
    def record(self) -> Any:
        """The hidden record it was made from; `ValueError` where it came from elsewhere (decoded JSON)."""
        record = self.__dict__.get("record_")
        if record is None:
            raise ValueError("expected a view made by match.view, got one without its hidden record")
        return record


@dataclass(frozen=True, kw_only=True)
class Standing:
    """An answer that a seat can give to reaction windows in advance: `answer`, one of the game's `declines`.

    answers(public, seat) -> bool         whether it answers the question that is put to the seat now
    offered(public, seat) -> bool         whether the seat may give it
    until(public) -> number               it lapses when this is no longer what it was when the seat gave it

    All are asked with what a spectator may know: when an answer comes is seen by all, so it may tell nothing else.
    """

    name: str
    answer: str
    answers: Callable[[Any, int], bool] = lambda _public, _seat: True
    offered: Callable[[Any, int], bool] = lambda _public, _seat: True
    until: Callable[[Any], int] = lambda _public: 0


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game. `rules` goes up with every change of behaviour, so that stored matches know what they were played by.

    read(hidden, text) -> action          of the seat whose hidden record it is; raises `Unreadable`
    write(hidden, action) -> text
    view(hidden, seat) -> View            seat -1: a spectator
    event(hidden, row) -> struct          one row of the record's events
    result(state) -> Result or None
    to_position(state) -> dict            everything but the generator
    from_position(state, dict) -> None    fills a record of zeros; raises `BadPosition`
    text(view, say) -> str                the board in characters, for terminals and screen readers; `say(key, **facts)`
                                          is a sentence of the game in the reader's language
    unfit(seats, options) -> (name, expected) or None
                                          an option whose value does not go with the number of seats
    default(hidden, seat) -> action       what is done for a seat that is waited for and whose time is up
    declines                              notations that answer a reaction window without doing anything
    window_timer                          the option that holds how many seconds a reaction window lasts
    secret_calls                          whether a window of fixed length keeps back every answer until its end; else
                                          declines only, and what is more than a decline ends it
    live                                  options of a table whose players sit at it together, where not the defaults
    turn_timer                            the option that holds the seconds of a decision outside windows, after which
                                          `default` is done
    standing                              the answers to windows that a seat may give in advance
    boards                                the boards that can be played on, by name, as they stand in their files (JSON)
    refused_boards                        what is wrong with each file in the user's folder of boards that is none
    lasting_notations                     whether an action of a seat is written the same all through a match
    puzzles                               puzzles for one, where the game has some
    setup_clause                          what an unknown seat, option or value, or number of seats is refused with
    """

    key: str
    rules: int
    seats: tuple[int, ...]
    state: type
    actions: int
    options: tuple[Setting, ...]
    clauses: type[IntEnum]
    kernels: Kernels
    read: Callable[[Any, str], int]
    write: Callable[[Any, int], str]
    view: Callable[[Any, int], View]
    views: type[View]
    event: Callable[[Any, Any], msgspec.Struct]
    events: tuple[type[msgspec.Struct], ...]
    result: Callable[[Any], Result | None]
    to_position: Callable[[Any], dict[str, Any]]
    from_position: Callable[[Any, Mapping[str, Any]], None]
    folder: Path
    text: Callable[[Any, Callable[..., str]], str] | None = None
    unfit: Callable[[int, Mapping[str, Value]], tuple[str, str] | None] | None = None
    default: Callable[[Any, int], int] | None = None
    declines: tuple[str, ...] = ("decline",)
    window_timer: str | None = None
    secret_calls: bool = False
    live: Mapping[str, Value] = field(default_factory=dict, hash=False)
    turn_timer: str | None = None
    standing: tuple[Standing, ...] = ()
    setup_clause: str | None = None
    boards: Mapping[str, bytes] = field(default_factory=dict, hash=False)
    refused_boards: tuple[str, ...] = ()
    lasting_notations: bool = True
    puzzles: Puzzles | None = None

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The record's type."""
        return dtype_of(self.state)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the record's fields."""
        return self.dtype.names or ()

    @property
    def words(self) -> Path:
        """The folder of the game's sentences."""
        return self.folder / "words"


def seats_in(bits: int) -> frozenset[int]:
    """The seats of a bit set."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
