"""Bots' turns: whenever a bot is asked, it thinks in a thread, and its move goes through the same door as a person's.

A bot is given what its seat may know and nothing else. How long it takes to answer depends on nothing hidden: an
ordinary move comes after its budget, an answer in a reaction window after a time that is fixed, and an act that others
see as a whole (MG-R37) after the same time whether or not it takes several steps.
"""

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from secrets import randbits
from typing import Any, Protocol, runtime_checkable

import msgspec

from paravent import bots as house
from paravent.bots.warm import THOUGHTS
from paravent.engine.game import Game
from paravent.engine.match import new_match
from paravent.engine.refusal import Refusal
from paravent.server import wire
from paravent.server.clock import Clock
from paravent.server.refusals import refusal
from paravent.server.rows import SeatRow
from paravent.server.settings import Settings
from paravent.server.tables import Tables
from paravent.server.tables.door import in_setup
from paravent.server.tables.info import gives_hints
from paravent.server.tables.live import Live

log = logging.getLogger("paravent.bots")

WINDOW_BUDGET = 0.3
HINT_BUDGET = 1.0
BRIEFLY = 0.01
SLACK = 1.0  # seconds beyond twice its budget after which a bot's move is made for it
ELSEWHERE = 5.0  # seconds that the process in which a bot was asked has before others help out
SEARCH = 60.0  # seconds between two searches for tables whose process is gone
AGAIN = 2.0
FURTHER = 0.1  # of its budget, for each further step of an act that others see as a whole
ROOM = 1.5  # of its budget, after which it is complete at the earliest
SETUP_PACE = 0.25  # of the usual pace: a setup has many steps that nobody sees
MOST_KEPT = 500
SEED_BITS = 62


class Bot(Protocol):
    """A player: from what its seat may know to an action's number."""

    budget: float

    def choose(self, hidden: Any, seen: Sequence[Any], seat: int, budget: float) -> int: ...


@runtime_checkable
class Catalogue(Protocol):
    """The bots there are."""

    def levels(self, game: str) -> Sequence[str]: ...

    def bot(self, game: str, level: str) -> Bot: ...


class HouseBots:
    """The bots of `paravent.bots`, each with a secret seed, since its hidden choices follow from it."""

    def levels(self, game: str) -> Sequence[str]:
        return house.levels(game)

    def bot(self, game: str, level: str) -> Bot:
        return house.bot(game, level, seed=randbits(SEED_BITS), clock=time.monotonic)


@cache
def load_house_bots(game: Game) -> None:
    """Lets each of the house's bots choose once: its compiled rules are in memory before it is asked in earnest."""
    catalogue = HouseBots()
    match = new_match(game, None, bytes(32), {})
    seat = min(match.to_act)
    for level in catalogue.levels(game.key):
        catalogue.bot(game.key, level).choose(match.hidden(seat), match.events(seat), seat, BRIEFLY)


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, and what it may know."""

    table: str
    seat: int
    asked: int
    game: Game
    level: str
    hidden: Any
    seen: Sequence[Any]
    legal: Sequence[str]
    at: float
    pace: float
    further: bool
    """The step before was noticed by nobody else; `at` is when they last noticed anything."""

    @property
    def decline(self) -> str | None:
        """How it may decline; None where the question is no window's."""
        return next((move for move in self.game.declines if move in self.legal), None)

    @property
    def in_window(self) -> bool:
        return self.decline is not None

    @property
    def fallback(self) -> str:
        return self.decline or random.choice(self.legal)


class Bots:
    """All bots of this process."""

    def __init__(self, tables: Tables, catalogue: Catalogue, settings: Settings, clock: Clock) -> None:
        self.tables = tables
        self.catalogue = catalogue
        self.settings = settings
        self.clock = clock
        self.pool = self.new_pool()
        self.kept: dict[tuple[str, int, str], Bot] = {}
        self.thinking: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self.hints: OrderedDict[tuple[str, int, int], asyncio.Task[wire.Hint]] = OrderedDict()
        tables.shelf.changed.append(self.table_changed)

    def new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.settings.bot_threads, thread_name_prefix="bot")

    # being asked

    def table_changed(self, live: Live) -> None:
        """Lets each bot that is asked think."""
        match = live.match
        if match is None or live.is_over or all(row.level is None for row in live.rows.seats):
            return
        waiting = match.to_act
        for row in live.rows.seats:
            asked = match.asked(row.seat)
            known = self.thinking.get((live.id, row.seat))
            answers = row.level is not None and row.seat in waiting and row.seat not in live.answers
            if answers and asked is not None and (known is None or known[0] != asked):
                question = self.question(live, row, asked)
                delay = 0.0 if self.tables.store.alone or live.moved_here else ELSEWHERE
                task = asyncio.get_running_loop().create_task(self.take_turn(question, delay))
                self.thinking[live.id, row.seat] = asked, task

    def question(self, live: Live, row: SeatRow, asked: int) -> Question:
        match = live.running
        people = any(other.level is None for other in live.rows.seats)
        pace = self.settings.bot_pace if people else self.settings.bot_pace_alone
        setup = in_setup(match, row.seat)
        further = live.unnoticed == row.seat and not setup
        return Question(
            table=live.id,
            seat=row.seat,
            asked=asked,
            game=match.game,
            level=row.level or "",
            hidden=match.hidden(row.seat),
            seen=match.events(row.seat),
            legal=match.legal(row.seat),
            at=live.moved if further else self.clock.now(),
            pace=pace * SETUP_PACE if setup else pace,
            further=further,
        )

    async def take_turn(self, question: Question, delay: float) -> None:
        """One answer, from question to door."""
        try:
            if delay:
                await self.clock.wait_until(question.at + delay)
            await self.tables.rules.ready(question.game.key, THOUGHTS)
            if not delay or await self.stands(question):
                await self.submit(question, await self.in_time(question))
        except Exception:
            log.exception("a bot's turn failed at table %s", question.table)
        finally:
            known = self.thinking.get((question.table, question.seat))
            if known is not None and known[0] == question.asked:
                del self.thinking[question.table, question.seat]

    async def stands(self, question: Question) -> bool:
        """Whether the question has not been answered meanwhile."""
        async with self.tables.shelf.held(question.table) as live:
            return not live.is_over and live.running.asked(question.seat) == question.asked

    async def submit(self, question: Question, move: str) -> None:
        """Through the door; once more where the database was away, with any legal move where this one is none."""
        for attempt in (move, move, question.fallback):
            try:
                await self.tables.door.move_of_bot(question.table, question.seat, question.asked, attempt)
            except Refusal as error:
                if error.code in {"stale-number", "not-your-seat", "unknown-table"}:
                    return
                if await self.is_over(question.table):
                    return
                log.warning("a bot's move at table %s was refused: %s", question.table, error.code)
                if error.code == "unsaved":
                    await self.clock.wait_until(self.clock.now() + AGAIN)
            else:
                return

    async def is_over(self, table: str) -> bool:
        async with self.tables.shelf.held(table) as live:
            return live.is_over

    # thinking

    async def in_time(self, question: Question) -> str:
        """The bot's move, after the time that such an answer takes."""
        bot = self.bot_for(question)
        if question.in_window:
            budget = min(bot.budget, WINDOW_BUDGET)
            return await self.at_moment(question, bot, budget, question.at + max(question.pace, 2 * budget))
        move = await self.think(question, bot, bot.budget * (FURTHER if question.further else 1))
        if question.pace and await self.is_noticed(question, move):
            await self.clock.wait_until(question.at + max(question.pace, ROOM * bot.budget))
        return move

    async def is_noticed(self, question: Question, move: str) -> bool:
        """Whether anybody else would see that the move was made: the first steps of a building are its builder's."""
        async with self.tables.shelf.held(question.table) as live:
            if (
                live.is_over
                or live.running.asked(question.seat) != question.asked
                or in_setup(live.running, question.seat)
            ):
                return True
            then = live.running.copy()
            then.play(question.seat, move)
            return then.number(None) != live.running.number(None)

    async def at_moment(self, question: Question, bot: Bot, budget: float, moment: float) -> str:
        """An answer at a fixed moment: what the bot has thought of by then, else a decline."""
        thought = asyncio.ensure_future(self.think(question, bot, budget))
        if question.pace:
            await self.clock.wait_until(moment)
            if not thought.done():
                await asyncio.sleep(0)
            if not thought.done():
                thought.cancel()
                return question.fallback
        return await thought

    async def think(self, question: Question, bot: Bot, budget: float) -> str:
        """The bot's choice; a legal move in its stead where it fails, or takes more than twice its budget."""
        loop = asyncio.get_running_loop()
        begun = asyncio.Event()

        def choose() -> str:
            loop.call_soon_threadsafe(begun.set)
            action = bot.choose(question.hidden, question.seen, question.seat, budget)
            return question.game.write(question.hidden, int(action))

        thought = loop.run_in_executor(self.pool, choose)
        thought.add_done_callback(lambda _: begun.set())
        await begun.wait()
        try:
            move = await asyncio.wait_for(asyncio.shield(thought), 2 * budget + SLACK)
        except TimeoutError:
            log.error("a bot (%s) took more than twice its budget", question.level)
            self.replace_pool()
            return question.fallback
        except Exception:
            log.exception("a bot (%s) failed", question.level)
            return question.fallback
        if move not in question.legal:
            log.error("a bot (%s) chose what is not legal", question.level)
            return question.fallback
        return move

    def replace_pool(self) -> None:
        """Leaves a thread that does not come back to itself."""
        old, self.pool = self.pool, self.new_pool()
        old.shutdown(wait=False)

    def bot_for(self, question: Question) -> Bot:
        """The bot that has played this seat before, or a new one: what it keeps is a cache."""
        key = (question.table, question.seat, question.level)
        if key not in self.kept:
            while len(self.kept) >= MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[key] = self.catalogue.bot(question.game.key, question.level)
        return self.kept[key]

    # advising

    async def hint(self, person: str, table: str, seat: int) -> wire.Hint:
        """What the strongest bot would do on a person's seat. Asked again about the same question, it says the same.

        Raises `Refusal` (`not-your-seat`, `no-hints`, `not-asked`).
        """
        async with self.tables.shelf.held(table) as live:
            row = live.seat(seat)
            if row is None or row.person != person:
                raise refusal("not-your-seat", seat=seat)
            if not gives_hints(live.rows, person):
                raise refusal("no-hints")
            match = live.running
            asked = match.asked(seat)
            if asked is None or match.result is not None:
                raise refusal("not-asked")
            level = self.catalogue.levels(match.game.key)[-1]
            question = self.question(live, msgspec.structs.replace(row, level=level), asked)
        key = (table, seat, asked)
        if key not in self.hints:
            self.hints[key] = asyncio.get_running_loop().create_task(self.advise(question))
            while len(self.hints) > MOST_KEPT:
                self.hints.popitem(last=False)
        return await asyncio.shield(self.hints[key])

    async def advise(self, question: Question) -> wire.Hint:
        """One hint."""
        await self.tables.rules.ready(question.game.key, THOUGHTS)
        bot = self.catalogue.bot(question.game.key, question.level)
        move = await self.think(question, bot, min(bot.budget, HINT_BUDGET))
        return wire.Hint(question.seat, question.asked, move, question.level)

    # start and end

    async def start(self) -> None:
        """Goes on where the last process stopped, and looks after the tables of processes that are gone."""
        await self.resume()
        while not self.tables.store.alone:
            await self.clock.wait_until(self.clock.now() + SEARCH)
            await self.resume()

    async def resume(self) -> None:
        """Looks at every running table with bots: one may have been asked, and nobody thinks for it."""
        for table in await self.tables.store.tables_with_bots():
            with suppress(Refusal):
                async with self.tables.shelf.held(table) as live:
                    self.table_changed(live)

    async def close(self) -> None:
        tasks = [*(task for _, task in self.thinking.values()), *self.hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
