"""Bots under load: each in time however many are asked, none held up by hints, by bots among themselves, or by one that
does not come back.
"""

import asyncio
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from paravent.engine.match import Match
from paravent.server import thinkers
from paravent.server.rows import Entry, Unstored
from paravent.server.thinkers import Overrun, Thinkers, Thought
from tests.server.clock import HandClock
from tests.server.house import Guest, House, Json, RandomBot, RandomBots, eventually, running, until
from tests.server.test_bots import OddBots
from tests.server.test_play import opening
from tests.server.test_restart import SERVER_PATIENCE


@contextmanager
def free() -> Iterator[threading.Event]:
    """What bots wait for; set at the end at the latest."""
    event = threading.Event()
    try:
        yield event
    finally:
        event.set()


@pytest.fixture
def thinking() -> Iterator[Callable[..., Thinkers]]:
    """New threads; closed at the end."""
    made: list[Thinkers] = []

    def new(threads: int = 1) -> Thinkers:
        made.append(Thinkers("test", threads))
        return made[-1]

    yield new
    for each in made:
        each.close()


# threads


async def test_thoughts_that_wait_share_the_time_there_is(thinking: Callable[..., Thinkers]):
    begun = time.monotonic()
    given: list[float] = []

    def think(seconds: float) -> str:
        given.append(seconds)
        return "done"

    crew = thinking()
    thoughts = [Thought(think, 100.0, within=100.0) for _ in range(20)]
    with crew.changed:  # no thread takes one before all of them are there
        for thought in thoughts:
            crew.put(thought)
    await asyncio.gather(*(asyncio.wrap_future(thought.future) for thought in thoughts))
    assert len(given) == 20
    spent = time.monotonic() - begun
    assert 100.0 / 20 - spent <= given[0] <= 100.0 / 20
    assert all(seconds <= 100.0 / (20 - place) for place, seconds in enumerate(given))
    assert given[-1] > 100.0 - spent - 1e-6


async def test_a_thought_that_is_alone_takes_its_whole_time(thinking: Callable[..., Thinkers]):
    crew = thinking(4)
    assert await crew.ask(Thought(str, 2.0, within=100.0), 60.0) == "2.0"
    assert await crew.ask(Thought(str, 2.0), 60.0) == "2.0"
    assert await crew.ask(Thought(str, 0.0, within=0.0), 60.0) == "0.0"


async def test_what_is_late_is_still_thought_about_for_a_moment(thinking: Callable[..., Thinkers]):
    assert await thinking().ask(Thought(str, 2.0, within=0.0), 60.0) == str(thinkers.LEAST)


async def test_what_waits_behind_a_thread_that_is_given_up_goes_to_another(thinking: Callable[..., Thinkers]):
    crew = thinking()
    with free() as event:
        stuck = asyncio.create_task(crew.ask(Thought(lambda _: str(event.wait(60.0)), 0.0), 0.01))
        behind = [asyncio.create_task(crew.ask(Thought(lambda _: "done", 0.0), 60.0)) for _ in range(3)]
        with pytest.raises(Overrun):
            await stuck
        assert await asyncio.gather(*behind) == ["done"] * 3


async def test_what_nobody_waits_for_any_more_is_not_begun(thinking: Callable[..., Thinkers]):
    crew, begun = thinking(), threading.Event()
    with free() as event:

        def wait(seconds: float) -> str:
            begun.set()
            event.wait(60.0)
            return str(seconds)

        first = asyncio.create_task(crew.ask(Thought(wait, 0.0), 60.0))
        assert await asyncio.to_thread(begun.wait, 30.0)
        thought = Thought(lambda _: "never", 0.0)
        second = asyncio.create_task(crew.ask(thought, 60.0))
        await until(lambda: crew.waiting)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        event.set()
        await first
        assert await crew.ask(Thought(lambda _: "done", 0.0), 60.0) == "done"
    assert thought.thread is None


@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, asyncio.CancelledError])
async def test_what_would_end_a_thread_or_the_server_is_a_failure_like_any_other(
    thinking: Callable[..., Thinkers], error: type[BaseException]
):
    def end(seconds: float) -> str:
        raise error

    crew = thinking()
    with pytest.raises(RuntimeError, match=error.__name__):
        await crew.ask(Thought(end, 0.0), 60.0)
    assert await crew.ask(Thought(lambda _: "done", 0.0), 60.0) == "done"


# bots


async def plays_on(house: House, guest: Guest | None = None) -> None:
    """A game of a person against a bot, as far as the bot's first move."""
    anna = guest or house.guest()
    table = await anna.new_table("me", "random", options={"setup": "random", "starter": "seat1"})
    await eventually(lambda: anna.sight(table), lambda sight: sight["view"]["turn"] == 2 or sight["legal"])


async def test_no_bot_waits_behind_one_that_does_not_come_back(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    stuck, waiting = iter([True]), threading.Event()
    with free() as event:

        def wait_once() -> None:
            if next(stuck, False):
                waiting.set()
                event.wait(60.0)

        async with running(tmp_path, catalogue=OddBots(wait_once), bot_threads=1) as house:
            anna = house.guest()
            options = {"setup": "random", "starter": "seat1"}
            first = await anna.new_table("me", "random", options=options)
            assert await asyncio.to_thread(waiting.wait, 30.0)
            second = await anna.new_table("me", "random", options=options)
            for table in (second, first):
                await eventually(lambda: anna.sight(table), lambda sight: sight["legal"])  # noqa: B023
    assert caplog.text.count("took more than twice its budget") == 1


class Careful(RandomBot):
    """Notices whether two threads use it at the same time; the first thought of all waits to be let go."""

    def __init__(self, game: str, first: Callable[[], None], used_twice: list[str]) -> None:
        super().__init__(game)
        self.budget = 60.0
        self.first, self.used_twice = first, used_twice
        self.busy = threading.Lock()

    def choose(self, *asked: Any) -> int:
        if not self.busy.acquire(blocking=False):
            self.used_twice.append("by two threads")
            return super().choose(*asked)
        try:
            self.first()
            return super().choose(*asked)
        finally:
            self.busy.release()


class CarefulBots(RandomBots):
    def __init__(self, first: Callable[[], None]) -> None:
        self.first = first
        self.used_twice: list[str] = []

    def bot(self, game: str, level: str) -> Any:
        return Careful(game, self.first, self.used_twice)


async def test_a_bot_that_still_thinks_is_not_asked_something_else(tmp_path: Path):
    first, waiting = iter([True]), threading.Event()
    with free() as event:

        def wait_once() -> None:
            if next(first, False):
                waiting.set()
                event.wait(60.0)

        catalogue = CarefulBots(wait_once)
        async with running(tmp_path, catalogue=catalogue, bot_threads=3) as house:
            table, anna, bela = await opening(house)
            address = f"/tables/{table['id']}/seats/0/bot"
            await anna.ask("PUT", address, {"level": "random"})
            assert await asyncio.to_thread(waiting.wait, 30.0)
            await anna.move(table, 0, (await anna.sight(table))["asked"], "swap b1-b2")
            await anna.ask("PUT", address, {"level": "random"})
            await eventually(lambda: bela.sight(table), lambda sight: sight["legal"])
            event.set()
    assert catalogue.used_twice == []


async def test_bots_among_themselves_hold_up_no_bot_of_a_person(tmp_path: Path):
    waiting = threading.Event()
    with free() as event:

        def wait() -> None:
            if threading.current_thread().name == "bot among bots":
                waiting.set()
                event.wait(60.0)

        async with running(tmp_path, catalogue=OddBots(wait, budget=60.0), bot_threads=1) as house:
            for _ in range(3):
                await house.guest().new_table("random", "random")
            assert await asyncio.to_thread(waiting.wait, 30.0)
            await plays_on(house)
            event.set()


async def test_a_bot_goes_on_once_the_database_is_back(tmp_path: Path):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table, anna, _ = await opening(house)
        store, tries = house.tables.store, []
        append = store.append

        async def fail(entry: Entry) -> None:
            tries.append(entry)
            raise Unstored

        store.append = fail  # type: ignore[method-assign]
        await anna.ask("PUT", f"/tables/{table['id']}/seats/0/bot", {"level": "random"})
        for count in range(1, 9):
            await until(lambda: len(tries) == count and clock.waiting)  # noqa: B023
            clock.advance(2.0)
        store.append = append  # type: ignore[method-assign]
        await until(lambda: clock.waiting)
        clock.advance(2.0)
        match = house.tables.shelf.lives[table["id"]].running
        await until(lambda: match.moves[6:] or house.tables.shelf.lives[table["id"]].running.moves[6:])


async def test_a_bots_turn_that_failed_is_taken_again(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    clock = HandClock()
    async with running(tmp_path, clock) as house:
        table, anna, _ = await opening(house)
        ready, failures = house.tables.rules.ready, iter([True] * 3)

        async def fail_at_first(*part: str) -> None:
            if next(failures, False):
                raise OSError("no more files")
            await ready(*part)

        house.tables.rules.ready = fail_at_first  # type: ignore[method-assign,assignment]
        await anna.ask("PUT", f"/tables/{table['id']}/seats/0/bot", {"level": "random"})
        for seconds in (2.0, 4.0, 8.0):
            await eventually(lambda: waiting_for(clock, seconds), bool)  # noqa: B023
            clock.advance(seconds)
        await until(lambda: house.tables.shelf.lives[table["id"]].running.moves[6:])
    assert caplog.text.count("a bot's turn failed") == 3


async def waiting_for(clock: HandClock, seconds: float) -> bool:
    return any(abs(moment - clock.moment - seconds) < 1e-6 for moment, _ in clock.waiting)


STUCK = """
import sys
import time
from pathlib import Path

from paravent.server.run import serve
from paravent.server.settings import Settings
from tests.server.test_bots import OddBots


def wait():
    print("stuck", flush=True)
    time.sleep(3_600.0)


settings = Settings(data=Path(sys.argv[1]), port=0, rate_limits=False, bot_pace=0.0)
serve(settings, lambda address: print(address, flush=True), OddBots(wait))
"""


@pytest.mark.slow
async def test_a_server_stops_though_a_bot_does_not_come_back(tmp_path: Path):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", STUCK, str(tmp_path)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(SERVER_PATIENCE):
            guest = Guest((await process.stdout.readline()).decode().strip())
            await guest.new_table("me", "random")
            assert await process.stdout.readline() == b"stuck\n"
            await guest.close()
            process.send_signal(signal.SIGTERM)
            assert await process.wait() in {0, -signal.SIGTERM}
    finally:
        if process.returncode is None:
            process.kill()


async def test_a_bot_that_is_asked_late_has_its_time_all_the_same(tmp_path: Path):
    clock, given, is_ready = HandClock(), [], asyncio.Event()

    class Noting(RandomBot):
        budget = 2.0

        def choose(self, hidden: Any, seen: Any, seat: int, budget: float) -> int:
            given.append(budget)
            return super().choose(hidden, seen, seat, budget)

    class NotingBots(RandomBots):
        def bot(self, game: str, level: str) -> Any:
            return Noting(game)

    async with running(tmp_path, clock, NotingBots(), bot_pace=0.6) as house:
        table, anna, _ = await opening(house)
        ready, waiting = house.tables.rules.ready, []

        async def wait(*part: str) -> None:
            if len(part) > 1:
                waiting.append(part)
                await is_ready.wait()
            await ready(*part)

        house.tables.rules.ready = wait  # type: ignore[method-assign,assignment]
        await anna.ask("PUT", f"/tables/{table['id']}/seats/0/bot", {"level": "random"})
        await until(lambda: waiting)
        clock.advance(100.0)
        is_ready.set()
        await until(lambda: given)
        assert thinkers.LEAST < given[0] <= 2.0


# standing in


async def test_a_bot_that_stands_in_knows_what_its_seat_knows_and_nothing_else(tmp_path: Path):
    asked: list[Any] = []

    class Attentive(RandomBot):
        def choose(self, hidden: Any, seen: Any, seat: int, budget: float) -> int:
            asked.append((hidden.tobytes(), list(seen), seat))
            return super().choose(hidden, seen, seat, budget)

    class AttentiveBots(RandomBots):
        def bot(self, game: str, level: str) -> Any:
            return Attentive(game)

    async with running(tmp_path, catalogue=AttentiveBots()) as house:
        table, anna, bela = await opening(house)
        await anna.ask("PUT", f"/tables/{table['id']}/seats/0/bot", {"level": "random"})
        await eventually(lambda: bela.sight(table), lambda sight: sight["legal"])
        match = house.tables.shelf.lives[table["id"]].running
        known = [(at.hidden(0).tobytes(), list(at.events(0)), 0) for at in positions(match) if 0 in at.to_act]
        assert asked == known[-len(asked) :]


def positions(match: Match) -> Iterator[Match]:
    now = match.begun()
    for seat, move in match.moves:
        yield now
        now.play(seat, move)


async def test_who_takes_a_seat_back_tells_nobody_anything_but_that(tmp_path: Path):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        table, anna, bela = await opening(house)
        green, watcher = await bela.join(table), await house.guest().join(table)
        await asyncio.gather(green.until(lambda: green.sight), watcher.until(lambda: watcher.sight))
        before = len(green.messages), len(watcher.messages)
        address = f"/tables/{table['id']}/seats/0/bot"
        await anna.ask("PUT", address, {"level": "random"})
        await anna.ask("DELETE", address)
        for viewer, count in zip((green, watcher), before, strict=True):
            await viewer.settle()
            told = [message for message in viewer.messages[count:] if message["kind"] != "pong"]
            assert {message["kind"] for message in told} == {"table"}
            assert viewer.info is not None
            assert viewer.info["seats"][0]["kind"] == "person"


async def test_who_looks_at_a_finished_game_does_not_change_who_played_it(tmp_path: Path):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        table, anna, bela = await opening(house)
        address = f"/tables/{table['id']}/seats/0/bot"
        await anna.ask("PUT", address, {"level": "random"})
        await bela.move(table, 1, (await bela.sight(table))["number"], "resign")
        red = await anna.join(table, 0)
        await red.until(lambda: red.sight)
        assert (await anna.ask("DELETE", address))["seats"][0]["kind"] == "bot"
        await anna.move(table, 0, 0, "place b1")
        assert (await bela.get(f"/tables/{table['id']}"))["seats"][0]["level"] == "random"


async def test_one_question_has_one_answer_however_many_give_it(tmp_path: Path):
    """A person's moves, late and repeated ones, against a bot that comes and goes; hints and sights besides."""
    chance = random.Random(7)
    async with running(tmp_path, bot_threads=3) as house:
        anna = house.guest()
        table = await anna.new_table("me", "random", options={"setup": "random", "turn_limit": 40})
        address = f"/tables/{table['id']}/seats/0"

        async def do_something() -> int:
            sight = await anna.sight(table, 0)
            asked, legal = sight["asked"], sight["legal"]
            if asked is None:
                asked, legal = sight["number"], ["pass"]
            move = {"seat": 0, "number": asked - chance.choice([0, 0, 1]), "move": chance.choice(legal)}
            method, path, body = chance.choice(
                [
                    ("POST", f"/tables/{table['id']}/moves", move),
                    ("PUT", f"{address}/bot", {"level": "random"}),
                    ("DELETE", f"{address}/bot", None),
                    ("POST", f"{address}/hint", None),
                ]
            )
            answer = await anna.http.request(method, f"/api{path}", json=body)
            return answer.status_code

        codes: set[int] = set()
        while (await anna.get(f"/tables/{table['id']}"))["status"] == "running":
            codes.update(await asyncio.gather(*(do_something() for _ in range(20))))
        assert codes <= {200, 409, 429}
        rows = await house.tables.store.load(table["id"])
        assert rows is not None
        questions = [(move.seat, move.asked) for move in rows.moves]
        assert len(set(questions)) == len(questions)
        assert [move.index for move in rows.moves] == list(range(len(rows.moves)))
        match = house.tables.shelf.lives[table["id"]].running
        assert match.moves == tuple((move.seat, move.move) for move in rows.moves)


# hints


async def alone(guest: Guest, **more: Any) -> Json:
    return await guest.new_table("me", "random", options={"setup": "random", "starter": "seat0"}, **more)


def hint_of(table: Json, seat: int = 0) -> str:
    return f"/tables/{table['id']}/seats/{seat}/hint"


def advising(event: threading.Event) -> Callable[[], None]:
    def wait() -> None:
        if threading.current_thread().name == "adviser":
            event.wait(60.0)

    return wait


async def test_hints_hold_up_no_bot(tmp_path: Path):
    with free() as event:
        async with running(tmp_path, catalogue=OddBots(advising(event), budget=60.0), bot_threads=1) as house:
            anna = house.guest()
            hint = asyncio.create_task(anna.post(hint_of(await alone(anna))))
            await plays_on(house)
            assert not hint.done()
            event.set()
            assert (await hint)["move"]


async def test_a_person_asks_for_so_many_hints_at_a_time_and_all_for_so_many(tmp_path: Path):
    with free() as event:
        async with running(tmp_path, catalogue=OddBots(advising(event), budget=60.0)) as house:
            guests = [house.guest() for _ in range(5)]
            tables = [[await alone(guest) for _ in range(3)] for guest in guests]
            asked = [
                asyncio.create_task(guest.http.post(f"/api{hint_of(table)}"))
                for guest, theirs in zip(guests, tables, strict=True)
                for table in theirs
            ]
            await until(lambda: sum(task.done() for task in asked) == 15 - 8)
            event.set()
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200] * 8 + [429] * 7
            given = [sum(answer.is_success for answer in answers[first : first + 3]) for first in range(0, 15, 3)]
            assert max(given) == 2


async def test_a_bot_that_fails_gives_no_hint_and_may_be_asked_again(tmp_path: Path):
    failing = iter([True])

    def fail_once() -> None:
        if next(failing, False):
            raise RuntimeError("thought too much")

    async with running(tmp_path, catalogue=OddBots(fail_once)) as house:
        anna = house.guest()
        table = await alone(anna)
        assert (await anna.post(hint_of(table), expect=500))["code"] == "internal"
        assert (await anna.post(hint_of(table)))["move"] in (await anna.sight(table))["legal"]


async def test_a_hint_after_the_end_or_before_the_start_is_none(tmp_path: Path):
    async with running(tmp_path) as house:
        anna = house.guest()
        table = await alone(anna)
        await anna.move(table, 0, (await anna.sight(table))["number"], "resign")
        assert (await anna.post(hint_of(table), expect=409))["code"] == "not-asked"
        waiting = await anna.new_table("me", "open")
        assert (await anna.post(hint_of(waiting), expect=403))["code"] == "no-hints"


async def test_a_link_takes_the_hints_along(tmp_path: Path):
    async with running(tmp_path) as house:
        anna, phone = house.guest(), house.guest()
        table = await alone(anna)
        first = await anna.post(hint_of(table))
        link = (await anna.post(f"/tables/{table['id']}/seats/0/link"))["url"]
        await phone.http.post(link)
        assert (await anna.post(hint_of(table), expect=403))["code"] == "not-your-seat"
        assert not (await anna.get(f"/tables/{table['id']}"))["hints"]
        assert await phone.post(hint_of(table)) == first


async def test_there_are_no_hints_where_a_bot_stands_in_for_somebody_else(tmp_path: Path):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        table, anna, bela = await opening(house)
        await bela.ask("PUT", f"/tables/{table['id']}/seats/1/bot", {"level": "random"})
        assert not (await anna.get(f"/tables/{table['id']}"))["hints"]
        assert (await anna.post(hint_of(table), expect=403))["code"] == "no-hints"


@pytest.mark.parametrize("seat", ["9", "-1", "__proto__", "1.5", "9" * 5_000, "%00", "0x0"])
async def test_seats_that_there_are_not_have_neither_hint_nor_bot_nor_analysis(tmp_path: Path, seat: str):
    async with running(tmp_path) as house:
        anna = house.guest()
        table = await alone(anna)
        address = f"/api/tables/{table['id']}"
        asked = [
            await anna.http.post(f"{address}/seats/{seat}/hint"),
            await anna.http.put(f"{address}/seats/{seat}/bot", json={"level": "random"}),
            await anna.http.delete(f"{address}/seats/{seat}/bot"),
            await anna.http.get(f"{address}/analysis?seat={seat}"),
        ]
        assert {answer.status_code for answer in asked} <= {400, 404}
        assert {answer.json()["code"] for answer in asked} <= {"bad-request", "unknown-address", "no-such-seat"}


@pytest.mark.parametrize("level", ["__proto__", "", "RANDOM", "random ", "master-9999s", None, 7, ["random"], "x" * 41])
async def test_levels_that_there_are_not_do_not_stand_in(tmp_path: Path, level: Any):
    async with running(tmp_path, bot_pace=3_600.0) as house:
        table, anna, _ = await opening(house)
        address = f"/tables/{table['id']}/seats/0/bot"
        assert (await anna.ask("PUT", address, {"level": level}, expect=400))["code"] in {
            "unknown-level",
            "bad-request",
        }
        assert (await anna.get(f"/tables/{table['id']}"))["seats"][0]["kind"] == "person"
