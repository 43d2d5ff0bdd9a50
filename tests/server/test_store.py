"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from paravent.server.rows import (
    AnswerRow,
    Conflict,
    Entry,
    MoveRow,
    News,
    Person,
    SeatRow,
    StandingRow,
    TableRow,
    TableRows,
    WindowRow,
)
from paravent.server.store import SqlStore, open_store
from paravent.server.store.schema import metadata


def new_table(
    name: str = "lake", public: bool = True, created: float = 10.0, started: float | None = None
) -> TableRows:
    table = TableRow(
        id=name,
        game="princess-jing",
        rules=1,
        seats=2,
        options={"mode": "basic", "turn_limit": 200},
        public=public,
        host="anna",
        seed=bytes(range(32)),
        created=created,
        started=started,
    )
    return TableRows(table=table, seats=[SeatRow(0, "anna", None, "Anna", "pepper")])


def move(index: int, seat: int = 0) -> MoveRow:
    return MoveRow(index, seat, index, "swap b1-c2", 20.0 + index)


async def test_a_table_is_kept_whole(store: SqlStore):
    await store.create(new_table())
    await store.append(Entry(table="lake", moves=[move(0)], window=WindowRow("1:3", 20.0, 4.0)))
    await store.append(Entry(table="lake", answer=AnswerRow(1, 3, "decline", 21.0)))
    rows = await store.load("lake")
    assert rows is not None
    assert rows.table == new_table().table
    assert rows.seats == new_table().seats
    assert rows.moves == [move(0)]
    assert rows.answers == [AnswerRow(1, 3, "decline", 21.0)]
    assert rows.window == WindowRow("1:3", 20.0, 4.0)


async def test_an_entry_ends_a_window_and_a_game(store: SqlStore):
    await store.create(new_table())
    await store.append(Entry(table="lake", moves=[move(0)], window=WindowRow("1:3", 20.0, 4.0)))
    await store.append(Entry(table="lake", answer=AnswerRow(1, 3, "decline", 21.0)))
    result = {"winners": [1], "scores": [0, 1], "reason": "resigned", "clause": "PJ-11.7"}
    over = Entry(table="lake", moves=[move(1)], forget_window=True, forget_answers=True, ended=30.0, result=result)
    await store.append(over)
    rows = await store.load("lake", 1)
    assert rows is not None
    assert (rows.moves, rows.answers, rows.window) == ([move(1)], [], None)
    assert (rows.table.ended, rows.table.result) == (30.0, result)


async def test_an_answer_in_advance_is_kept_until_it_is_taken_back(store: SqlStore):
    await store.create(new_table())
    for until in (3, 4, 4):
        await store.append(Entry(table="lake", standing=StandingRow(1, "pass", until)))
    await store.append(Entry(table="lake", standing=StandingRow(0, "pass", 9)))
    await store.append(Entry(table="lake", standing=StandingRow(1, "no-claim", 0)))
    await store.append(Entry(table="lake", standing=StandingRow(1, "no-claim", None)))
    await store.append(Entry(table="lake", standing=StandingRow(1, "never", None)))
    rows = await store.load("lake")
    assert rows is not None
    assert {(row.seat, row.name, row.until) for row in rows.standing} == {(0, "pass", 9), (1, "pass", 4)}


async def test_what_is_not_there_is_none(store: SqlStore):
    assert await store.load("nowhere") is None
    assert await store.person("nobody") is None
    assert await store.table_of_link("nothing") is None
    async with store.changing("nowhere") as change:
        assert change is None


async def test_a_second_move_with_the_same_number_is_a_conflict_and_changes_nothing(store: SqlStore):
    await store.create(new_table())
    await store.append(Entry(table="lake", moves=[move(0)]))
    with pytest.raises(Conflict):
        await store.append(Entry(table="lake", moves=[move(0, seat=1)], ended=40.0, result={}))
    rows = await store.load("lake")
    assert rows is not None
    assert rows.moves == [move(0)]
    assert rows.table.ended is None


async def test_moves_that_arrive_together_are_committed_together_and_a_late_one_alone_fails(store: SqlStore):
    names = [f"table{number}" for number in range(30)]
    for name in names:
        await store.create(new_table(name))
    await store.append(Entry(table="table7", moves=[move(0)]))
    appended = [store.append(Entry(table=name, moves=[move(0)])) for name in names]
    results = await asyncio.gather(*appended, return_exceptions=True)
    assert [name for name, result in zip(names, results, strict=True) if result is not None] == ["table7"]
    for name in names:
        rows = await store.load(name)
        assert rows is not None
        assert rows.moves == [move(0)]


async def test_a_change_is_kept_only_if_it_ends_well(store: SqlStore):
    await store.create(new_table())

    async def fail() -> None:
        async with store.changing("lake") as change:
            assert change is not None
            await change.take_seat(SeatRow(1, "bela", None, "Béla", "salt"))
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with store.changing("lake") as change:
        assert change is not None
        assert [seat.seat for seat in change.rows.seats] == [0]
        await change.take_seat(SeatRow(1, "bela", None, "Béla", "salt"))
        await change.start(12.5)
        await change.put_seat(SeatRow(1, "bela", "novice", "Béla", "salt", "digest"))
    rows = await store.load("lake")
    assert rows is not None
    assert rows.table.started == 12.5
    assert rows.seats[1] == SeatRow(1, "bela", "novice", "Béla", "salt", "digest")
    assert await store.table_of_link("digest") == ("lake", 1)
    assert await store.tables_with_bots() == ["lake"]


async def test_seats_are_freed_tables_removed_rematches_linked(store: SqlStore):
    await store.create(new_table())
    async with store.changing("lake") as change:
        assert change is not None
        await change.free_seat(0)
        assert change.rows.seats == []
        await change.link_rematch(new_table("hill", started=50.0))
    rows = await store.load("lake")
    assert rows is not None
    assert rows.table.rematch == "hill"
    async with store.changing("hill") as change:
        assert change is not None
        await change.remove()
    assert await store.load("hill") is None


async def test_the_lobby_lists_public_tables_by_state(store: SqlStore):
    await store.create(new_table("old", created=1.0))
    await store.create(new_table("open", created=20.0))
    await store.create(new_table("private", public=False, created=20.0))
    await store.create(new_table("running", started=21.0))
    await store.create(new_table("over", started=22.0))
    await store.append(Entry(table="over", moves=[move(0)], ended=30.0, result={}))
    assert [rows.table.id for rows in await store.open_tables(5.0, 10)] == ["open"]
    assert [rows.table.id for rows in await store.running_tables(10)] == ["running"]
    theirs = {rows.table.id for rows in await store.tables_of("anna", 10)}
    assert theirs == {"old", "open", "private", "running"}
    assert await store.forget_unstarted(5.0) == 1
    assert await store.load("old") is None


async def test_a_new_name_is_on_the_seats_of_unfinished_tables(store: SqlStore):
    await store.create(new_table("now"))
    await store.create(new_table("then", started=5.0))
    await store.append(Entry(table="then", moves=[move(0)], ended=6.0, result={}))
    assert await store.put_person(Person("anna", "Anna", "en")) == []
    assert await store.put_person(Person("anna", "Ännchen", "de")) == ["now"]
    assert await store.person("anna") == Person("anna", "Ännchen", "de")
    now, then = await store.load("now"), await store.load("then")
    assert now is not None
    assert then is not None
    assert (now.seats[0].name, then.seats[0].name) == ("Ännchen", "Anna")


async def test_open_windows_are_found_and_begin_anew(store: SqlStore):
    await store.create(new_table())
    await store.append(Entry(table="lake", moves=[move(0)], window=WindowRow("1:3", 20.0, 4.0)))
    assert await store.windows() == [("lake", WindowRow("1:3", 20.0, 4.0))]
    await store.restart_window("lake", "0:9", 99.0)
    await store.restart_window("lake", "1:3", 50.0)
    assert await store.windows() == [("lake", WindowRow("1:3", 50.0, 4.0))]


async def test_the_database_is_as_the_schema_says(store: SqlStore):
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.reading.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_second_start_finds_the_rows_of_the_first(database: str):
    first = await open_store(database)
    await first.create(new_table())
    await first.close()
    second = await open_store(database)
    assert await second.load("lake") is not None
    await second.close()


async def test_a_database_of_a_newer_version_is_refused(database: str):
    newer = await open_store(database)
    async with newer.writing.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await newer.close()
    with pytest.raises(ValueError, match="expected a database of this version"):
        await open_store(database)


async def test_an_address_of_another_kind_is_refused():
    with pytest.raises(ValueError, match="expected a database of sqlite or postgresql, got 'mysql'"):
        await open_store("mysql://there/tables")


async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path):
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    async with store.writing.connect() as connection:
        answers = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    await store.close()
    assert answers == ["wal", 2]


async def test_what_was_acknowledged_is_in_the_file_at_once(tmp_path: Path):
    store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.create(new_table())
    await store.append(Entry(table="lake", moves=[move(0)]))
    with sqlite3.connect(tmp_path / "tables.db") as other:
        assert other.execute("SELECT count(*) FROM moves").fetchone() == (1,)
    other.close()
    await store.close()


async def test_postgresql_tells_other_processes_with_the_commit(postgres_database: str):
    one, other = await open_store(postgres_database), await open_store(postgres_database)
    heard: asyncio.Queue[News | None] = asyncio.Queue()
    listening = asyncio.create_task(other.listen(heard.put_nowait))
    assert await heard.get() is None
    await one.create(new_table())
    await one.append(Entry(table="lake", moves=[move(0)]))
    assert await heard.get() == News(sender=one.name, table="lake", kind="moved")
    async with one.changing("lake") as change:
        assert change is not None
        await change.free_seat(0)
    assert await heard.get() == News(sender=one.name, table="lake", kind="changed")
    await other.append(Entry(table="lake", moves=[move(1)]))
    here = News(sender=one.name, table="lake", kind="here", seats=[0], watchers=2)
    await one.tell([here])
    assert await heard.get() == here
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await one.close()
    await other.close()


async def test_two_processes_that_race_are_settled_by_the_database(postgres_database: str):
    one, other = await open_store(postgres_database), await open_store(postgres_database)
    await one.create(new_table())
    tries = [store.append(Entry(table="lake", moves=[move(0, seat)])) for seat, store in enumerate((one, other))]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict]
    await one.close()
    await other.close()
