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
from paravent.server.thinkers import Overrun, Thinkers, Thought

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
MOST_ADVISED = 8  # questions about which advice is under way at a time
MOST_ADVISED_EACH = 2  # … for one person
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

    among_people: bool

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


Asked = tuple[str, int, int]
"""A table, a seat, and the number at which it was asked."""


class Bots:
    """All bots of this process.

    Those at tables with people have threads of their own and answer in time, however many are asked; bots among
    themselves and advice take what time they need of the rest.
    """

    def __init__(self, tables: Tables, catalogue: Catalogue, settings: Settings, clock: Clock) -> None:
        self.tables = tables
        self.catalogue = catalogue
        self.settings = settings
        self.clock = clock
        self.among_people = Thinkers("bot", settings.bot_threads)
        self.alone = Thinkers("bot among bots", max(1, settings.bot_threads // 2), gives_way=True)
        self.advisers = Thinkers("adviser", 1, gives_way=True)
        self.kept: dict[tuple[str, int, str], Bot] = {}
        self.thinking: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self.hints: OrderedDict[Asked, tuple[str, asyncio.Task[wire.Hint]]] = OrderedDict()
        tables.shelf.changed.append(self.table_changed)

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
            among_people=people,
        )

    async def take_turn(self, question: Question, delay: float) -> None:
        """One answer, from question to door; again after a while where something came between, as a lost database."""
        pause = AGAIN
        try:
            if delay:
                await self.clock.wait_until(question.at + delay)
            while not await self.has_taken_turn(question, is_sure=not delay and pause == AGAIN):
                await self.clock.wait_until(self.clock.now() + pause)
                pause = min(2 * pause, SEARCH)
        finally:
            known = self.thinking.get((question.table, question.seat))
            if known is not None and known[0] == question.asked:
                del self.thinking[question.table, question.seat]

    async def has_taken_turn(self, question: Question, is_sure: bool) -> bool:
        """Answers if the question stands, as it does for `is_sure`; False where that failed."""
        try:
            await self.tables.rules.ready(question.game.key, THOUGHTS)
            if is_sure or await self.stands(question):
                await self.submit(question, await self.in_time(question))
        except Exception:
            log.exception("a bot's turn failed at table %s", question.table)
            return False
        return True

    async def stands(self, question: Question) -> bool:
        """Whether the question has not been answered meanwhile."""
        async with self.tables.shelf.held(question.table) as live:
            return not live.is_over and live.running.asked(question.seat) == question.asked

    async def submit(self, question: Question, move: str) -> None:
        """Through the door; again where the database was away, with any legal move where this one is none."""
        attempts = iter((move, question.fallback))
        attempt = next(attempts)
        while True:
            try:
                await self.tables.door.move_of_bot(question.table, question.seat, question.asked, attempt)
            except Refusal as error:
                if error.code in {"stale-number", "not-your-seat", "unknown-table"}:
                    return
                log.warning("a bot's move at table %s was refused: %s", question.table, error.code)
                if error.code == "unsaved":
                    await self.clock.wait_until(self.clock.now() + AGAIN)
                    continue
                if (following := next(attempts, None)) is None or await self.is_over(question.table):
                    return
                attempt = following
            else:
                return

    async def is_over(self, table: str) -> bool:
        async with self.tables.shelf.held(table) as live:
            return live.is_over

    # thinking

    async def in_time(self, question: Question) -> str:
        """The bot's move, after the time that such an answer takes; one that is asked late still has its time."""
        bot, now = self.take_bot(question), self.clock.now()
        if question.in_window:
            budget = min(bot.budget, WINDOW_BUDGET)
            moment = max(question.at + question.pace, now + 2 * budget)
            return await self.at_moment(question, bot, budget, moment)
        budget = bot.budget * (FURTHER if question.further else 1)
        moment = question.at + (max(question.pace, ROOM * bot.budget) if question.pace else 0.0)
        move = await self.think(question, bot, budget, max(moment, now + budget))
        if question.pace and await self.is_noticed(question, move):
            await self.clock.wait_until(moment)
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
        thought = asyncio.ensure_future(self.think(question, bot, budget, moment - budget / 2))
        if question.pace:
            await self.clock.wait_until(moment)
            if not thought.done():
                await asyncio.sleep(0)
            if not thought.done():
                thought.cancel()
                return question.fallback
        return await thought

    async def think(self, question: Question, bot: Bot, budget: float, moment: float) -> str:
        """The bot's choice, by a moment where people play; a legal move in its stead where it has none."""
        within = max(0.0, moment - self.clock.now()) if question.among_people else None
        thinkers = self.among_people if question.among_people else self.alone
        move = await self.choice(question, bot, thinkers, budget, within)
        if move is None:
            return question.fallback
        self.keep_bot(question, bot)
        return move

    async def choice(
        self, question: Question, bot: Bot, thinkers: Thinkers, budget: float, within: float | None = None
    ) -> str | None:
        """The bot's choice; None where it fails, takes more than twice its budget, or answers what is not legal."""

        def choose(seconds: float) -> str:
            action = bot.choose(question.hidden, question.seen, question.seat, seconds)
            return question.game.write(question.hidden, int(action))

        try:
            move = await thinkers.ask(Thought(choose, budget, within), 2 * budget + SLACK)
        except Overrun:
            log.error("a bot (%s) took more than twice its budget", question.level)
            return None
        except Exception:
            log.exception("a bot (%s) failed", question.level)
            return None
        if move not in question.legal:
            log.error("a bot (%s) chose what is not legal", question.level)
            return None
        return move

    def take_bot(self, question: Question) -> Bot:
        """The bot that has played this seat before, or a new one: what it keeps is a cache.

        It is nobody else's while it thinks; one that has failed, or still thinks when it should not, is not used again.
        """
        known = self.kept.pop((question.table, question.seat, question.level), None)
        return known or self.catalogue.bot(question.game.key, question.level)

    def keep_bot(self, question: Question, bot: Bot) -> None:
        while len(self.kept) >= MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[question.table, question.seat, question.level] = bot

    # advising

    async def hint(self, person: str, table: str, seat: int) -> wire.Hint:
        """What the strongest bot would do on a person's seat. Asked again about the same question, it says the same.

        Raises `Refusal` (`not-your-seat`, `no-hints`, `resigned`, `not-asked`, `too-many-requests`, `internal`).
        """
        async with self.tables.shelf.held(table) as live:
            question = self.question_of(live, person, seat)
        key = (table, seat, question.asked)
        if key not in self.hints:
            self.check_room(person)
            task = asyncio.get_running_loop().create_task(self.advise(question))
            self.hints[key] = person, task
            task.add_done_callback(lambda done: self.forget_if_failed(key, done))
            self.forget_hints()
        return await asyncio.shield(self.hints[key][1])

    def question_of(self, live: Live, person: str, seat: int) -> Question:
        """What a person is asked, put to the strongest bot."""
        row = live.seat(seat)
        if row is None or row.person != person:
            raise refusal("not-your-seat", seat=seat)
        if not gives_hints(live.rows, person):
            raise refusal("no-hints")
        asked = live.running.asked(seat)
        if asked is None or live.is_over or seat in live.answers:
            raise refusal("not-asked")
        if live.has_resigned(seat):
            raise refusal("resigned")
        level = self.catalogue.levels(live.running.game.key)[-1]
        return self.question(live, msgspec.structs.replace(row, level=level), asked)

    def check_room(self, person: str) -> None:
        """Raises `Refusal` (`too-many-requests`) where too much advice is under way."""
        under_way = [whose for whose, task in self.hints.values() if not task.done()]
        if len(under_way) >= MOST_ADVISED or under_way.count(person) >= MOST_ADVISED_EACH:
            raise refusal("too-many-requests")

    async def advise(self, question: Question) -> wire.Hint:
        """One hint. Raises `Refusal` (`internal`) where the bot has none: any other move would be no advice."""
        await self.tables.rules.ready(question.game.key, THOUGHTS)
        bot = self.catalogue.bot(question.game.key, question.level)
        move = await self.choice(question, bot, self.advisers, min(bot.budget, HINT_BUDGET))
        if move is None:
            raise refusal("internal")
        return wire.Hint(question.seat, question.asked, move, question.level)

    def forget_if_failed(self, key: Asked, task: "asyncio.Task[wire.Hint]") -> None:
        """It may be asked for again."""
        if task.cancelled() or task.exception() is not None:
            self.hints.pop(key, None)

    def forget_hints(self) -> None:
        while len(self.hints) > MOST_KEPT:
            self.hints.popitem(last=False)

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
        tasks = [*(task for _, task in self.thinking.values()), *(task for _, task in self.hints.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        closed = (asyncio.to_thread(thinkers.close) for thinkers in (self.among_people, self.alone, self.advisers))
        await asyncio.gather(*closed)
