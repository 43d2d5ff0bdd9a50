"""What is public about a table."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from paravent.engine.game import Result
from paravent.server import shuffle, wire
from paravent.server.clock import written
from paravent.server.rows import SeatRow, TableRow, TableRows


class Around(msgspec.Struct, frozen=True):
    """What is known of a table beside its rows."""

    there: Collection[int] = ()
    watchers: int = 0
    draw_offers: Sequence[int] = ()
    absent: Sequence[int] = ()


NOBODY = Around()


def table_info(rows: TableRows, person: str | None, around: Around = NOBODY) -> wire.TableInfo:
    """All that is public, and what is the reader's."""
    table = rows.table
    taken = {row.seat: row for row in rows.seats}
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        seats=[seat_info(seat, taken.get(seat), seat in around.there) for seat in range(table.seats)],
        options=table.options,
        public=table.public,
        status=status(table),
        commitment=shuffle.commitment(table.seed, table.id),
        created=written(table.created),
        result=None if table.result is None else msgspec.convert(table.result, wire.Outcome),
        rematch=table.rematch,
        watchers=around.watchers,
        draw_offers=list(around.draw_offers),
        absent=list(around.absent),
        yours=seats_of(rows, person),
        host=person is not None and person == table.host,
        hints=gives_hints(rows, person),
    )


def status(table: TableRow) -> Literal["open", "running", "over"]:
    if table.ended is not None:
        return "over"
    return "open" if table.started is None else "running"


def seat_info(seat: int, row: SeatRow | None, there: bool) -> wire.Seat:
    if row is None:
        return wire.Seat(seat, None, "open", None, False)
    if row.level is not None:
        return wire.Seat(seat, row.name, "bot", row.level, True)
    return wire.Seat(seat, row.name, "person", None, there)


def seats_of(rows: TableRows, person: str | None) -> list[int]:
    """The seats a person sits at."""
    return [row.seat for row in rows.seats if person is not None and row.person == person]


def gives_hints(rows: TableRows, person: str | None) -> bool:
    """Whether a bot may advise a person: nobody else plays at the table."""
    people = {row.person for row in rows.seats if row.person is not None}
    full = len(rows.seats) == rows.table.seats
    return full and person is not None and people == {person} and any(row.person is None for row in rows.seats)


def outcome(result: Result) -> dict[str, object]:
    """A result as it is kept."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
        "clause": result.clause,
    }
