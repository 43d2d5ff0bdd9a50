"""What is kept of tables and people, and what a store can do: the words that tables and SQL share."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, Protocol

import msgspec


class Person(msgspec.Struct, frozen=True):
    """A guest: who holds the cookie with this id."""

    id: str
    name: str
    language: str


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table. Its match is options, seed (with the seats' salts) or written position, and moves."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str | int]
    public: bool
    host: str
    seed: bytes
    position: dict[str, Any] | None = None
    created: float
    started: float | None = None
    ended: float | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A taken seat. With a person and a level, a bot stands in until the person is back."""

    seat: int
    person: str | None
    level: str | None
    name: str
    salt: str
    link: str | None = None  # digest of the token of the private seat link


class MoveRow(msgspec.Struct, frozen=True):
    """A move: `index` counts the table's moves from 0, `asked` is the seat's number that it carried."""

    index: int
    seat: int
    asked: int
    move: str
    at: float


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer given in a window of fixed length, kept back until the window closes."""

    seat: int
    asked: int
    move: str
    at: float


class StandingRow(msgspec.Struct, frozen=True):
    """An answer that a seat gives in advance, until the game's number for it changes; None: no longer."""

    seat: int
    name: str
    until: int | None


class WindowRow(msgspec.Struct, frozen=True):
    """An open reaction window. `mark` names the questions it belongs to."""

    mark: str
    opened: float
    seconds: float

    @property
    def due(self) -> float:
        return self.opened + self.seconds


class TableRows(msgspec.Struct, kw_only=True):
    """All rows of one table."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow] = []
    answers: list[AnswerRow] = []
    standing: list[StandingRow] = []
    window: WindowRow | None = None


class Entry(msgspec.Struct, kw_only=True):
    """What one move, an answer or the end of a window adds to its table, all of it or nothing."""

    table: str
    moves: Sequence[MoveRow] = ()
    answer: AnswerRow | None = None
    standing: StandingRow | None = None
    forget_answers: bool = False
    window: WindowRow | None = None
    forget_window: bool = False
    ended: float | None = None
    result: dict[str, Any] | None = None


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What one process tells the others about a table: it moved on, it changed, or who of this process is there."""

    sender: str
    table: str
    kind: Literal["moved", "changed", "here"]
    seats: list[int] = []
    watchers: int = 0


class Conflict(Exception):
    """Another process was first: the rows have to be read again."""


class Unstored(Exception):
    """The database did not take it; whether it will be there later is not known."""


class Change(Protocol):
    """A table's rows, held against others while they are changed."""

    rows: TableRows

    async def take_seat(self, seat: SeatRow) -> None: ...

    async def put_seat(self, seat: SeatRow) -> None: ...

    async def free_seat(self, seat: int) -> None: ...

    async def start(self, at: float) -> None: ...

    async def link_rematch(self, following: TableRows) -> None: ...

    async def remove(self) -> None: ...


class Store(Protocol):
    """Where tables and people are kept."""

    alone: bool  # no other process uses the same rows
    name: str  # of this process, among others

    async def person(self, person: str) -> Person | None: ...

    async def put_person(self, person: Person) -> list[str]:
        """Keeps a person; returns the unfinished tables at which the name has changed."""
        ...

    async def create(self, rows: TableRows) -> None: ...

    async def load(self, table: str, index: int = 0) -> TableRows | None:
        """All rows of a table, its moves from `index` on."""
        ...

    async def table_before(self, table: str) -> TableRows | None:
        """The table whose rematch this one is, without its moves."""
        ...

    async def append(self, entry: Entry) -> None:
        """Adds an entry, on disk when this returns. Raises `Conflict` or `Unstored`."""
        ...

    def changing(self, table: str) -> AbstractAsyncContextManager[Change | None]:
        """The table's rows for a change that is kept if the block ends well; None where there is no such table."""
        ...

    async def open_tables(self, since: float, most: int) -> list[TableRows]: ...

    async def running_tables(self, most: int) -> list[TableRows]: ...

    async def tables_of(self, person: str, most: int) -> list[TableRows]: ...

    async def tables_with_bots(self) -> list[str]: ...

    async def windows(self) -> list[tuple[str, WindowRow]]: ...

    async def restart_window(self, table: str, mark: str, now: float) -> None:
        """Lets an open window begin anew."""
        ...

    async def table_of_link(self, link: str) -> tuple[str, int] | None: ...

    async def forget_unstarted(self, before: float) -> int: ...

    async def tell(self, news: Sequence[News]) -> None:
        """Tells the other processes."""
        ...

    async def listen(self, hear: Callable[[News | None], None]) -> None:
        """Calls `hear` with what other processes tell, until cancelled; None: something may have been missed."""
        ...

    async def close(self) -> None: ...
