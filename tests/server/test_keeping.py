"""Tables in memory and on disk: forgotten and read again, a database that fails, readers that are too slow."""

import random
import socket
from pathlib import Path
from typing import Any

from paravent.server.rows import Entry, Unstored
from tests.server.clock import HandClock
from tests.server.house import Table, eventually, running, until
from tests.server.test_play import everything, opening, table_of_two


async def test_tables_that_are_forgotten_are_read_again_from_their_rows(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock, tables_in_memory=1) as house:
        tables = [await opening(house) for _ in range(4)]
        before = [await everything(*table) for table in tables]
        for _ in range(2):
            clock.advance(5.0)
            await eventually(lambda: held(house.tables.shelf.lives), lambda count: count <= 1)
            assert [await everything(*table) for table in tables] == before
        table, anna, _ = tables[0]
        repeated = await anna.move(table, 0, 0, "place b1")
        assert repeated["number"] == 1
        asked = (await anna.sight(table))["asked"]
        assert (await anna.move(table, 0, asked, "swap b2-b1"))["number"] == asked + 1
        clock.advance(5.0)
        await eventually(lambda: held(house.tables.shelf.lives), lambda count: count <= 1)
        assert (await anna.move(table, 0, asked, "swap b1-b2"))["number"] == asked + 1


async def held(lives: object) -> int:
    return len(lives)  # type: ignore[arg-type]


async def test_a_move_that_could_not_be_stored_was_not_made(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, bela = await opening(house)
        green = await bela.join(table)
        await green.until(lambda: green.sight)
        asked = (await anna.sight(table))["asked"]
        store = house.tables.store
        append = store.append

        async def fail(entry: Entry) -> None:
            raise Unstored

        store.append = fail  # type: ignore[method-assign]
        problem = await anna.move(table, 0, asked, "swap b1-b2", expect=503)
        assert problem["code"] == "unsaved"
        store.append = append  # type: ignore[method-assign]
        assert (await anna.sight(table))["asked"] == asked
        assert green.count("step") == 0
        moved = await anna.move(table, 0, asked, "swap b1-b2")
        assert moved["number"] == asked + 1
        await green.until(lambda: green.sight and green.sight["view"]["exchanged"] == "b1-b2")


async def test_a_move_that_was_stored_though_nobody_heard_of_it_counts(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, bela = await opening(house)
        green = await bela.join(table)
        await green.until(lambda: green.sight)
        asked = (await anna.sight(table))["asked"]
        store = house.tables.store
        append = store.append

        async def store_and_fail(entry: Entry) -> None:
            await append(entry)
            raise Unstored

        store.append = store_and_fail  # type: ignore[method-assign]
        await anna.move(table, 0, asked, "swap b1-b2", expect=503)
        store.append = append  # type: ignore[method-assign]
        assert (await anna.move(table, 0, asked, "swap b1-b2"))["number"] == asked + 1
        await green.until(lambda: green.sight and green.sight["view"]["exchanged"] == "b1-b2")


def stop_reading(slow: Table) -> None:
    """From here on the system keeps next to nothing for it: what is not read waits with the server."""
    slow.connection.transport.pause_reading()
    opened = slow.connection.transport.get_extra_info("socket")
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)


async def test_a_reader_that_is_too_slow_is_let_go_and_holds_up_nobody(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, bela = await table_of_two(house, {"setup": "random"})
        slow, red, green = await bela.join(table), await anna.join(table), await bela.join(table)
        for viewer in (slow, red, green):
            await viewer.until(lambda viewer=viewer: viewer.sight)  # type: ignore[misc]
        stop_reading(slow)
        listeners: set[Any] = set(house.tables.shelf.lives[table["id"]].listeners)
        for _ in range(3_000):
            await slow.send({"kind": "resync"})
        await until(lambda: any(listener.ending for listener in listeners))
        chance = random.Random(1)
        for _ in range(10):
            for viewer in (red, green):
                if viewer.sight is not None and viewer.sight["legal"]:
                    assert await viewer.play_any(chance)
        slow.connection.transport.resume_reading()
        assert await slow.until_closed() == 4408
