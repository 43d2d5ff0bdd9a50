"""A table in memory: its rows, its match, and who is looking on."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

import paravent
from paravent.engine.match import Match
from paravent.games import registry
from paravent.server import shuffle, wire
from paravent.server.refusals import refusal
from paravent.server.rows import AnswerRow, MoveRow, SeatRow, StandingRow, TableRow, TableRows, WindowRow
from paravent.server.tables.info import Around, seats_of, table_info
from paravent.server.tables.sight import Own, encoded, raws, sight, window_seen

COMMANDS = frozenset({"resign", "draw", "look"})


class Listener(Protocol):
    """Somebody connected to a table, who sees it as `viewer`: a seat, or None for a spectator."""

    viewer: int | None
    person: str | None
    number: int  # the last of the viewer's numbers that was sent; -1: none yet

    def put(self, message: bytes) -> None: ...

    def leave(self, code: str) -> None:
        """Ends the connection; `code` says why."""
        ...


class Done(msgspec.Struct, frozen=True):
    """A move that was played: as it was sent, as it is written, and the number its seat got to."""

    sent: str
    written: str
    reached: int


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is there by way of another process."""

    seats: list[int]
    watchers: int
    heard: float


def begun(rows: TableRows) -> Match:
    """The table's match before its first move. Raises `Refusal` where its game has other rules now."""
    table = rows.table
    game = registry.game(table.game)
    if game.rules != table.rules:
        raise refusal("other-rules", got=table.rules, expected=game.rules)
    if table.position is not None:
        return paravent.position(table.game, table.position)
    key = shuffle.deal_key(table.seed, [seat.salt for seat in rows.seats])
    return paravent.new(table.game, table.seats, key, table.options)


class Live:
    """One table. Who reads or changes it holds its lock; unless it is `fresh`, its rows have to be read again."""

    def __init__(self, table: str, now: Callable[[], float]) -> None:
        self.id = table
        self.now = now
        self.lock = asyncio.Lock()
        self.users = 0  # who holds or waits for the lock
        self.fresh = False
        self.behind = False  # another process has changed the rows
        self.moved_here = False  # the last move came by way of this process
        self.used = now()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away: dict[int, float] = {}  # since when a seat's person has not been seen
        self.absent: list[int] = []
        self.news_due: asyncio.TimerHandle | None = None
        self.news_told = 0.0

    # rows and match

    def load(self, rows: TableRows) -> None:
        """Takes the rows as they stand and plays the match up to them."""
        self.rows = rows
        self.match: Match | None = None
        self.done: dict[tuple[int, int, str], Done] = {}
        self.offers: list[int] = []
        self.count = 0
        self.moved = rows.table.started or rows.table.created  # when all have last noticed something
        self.noticed = 0
        self.unnoticed: int | None = None  # who has made a move since then
        self.take(rows)
        if rows.table.started is not None:
            self.match = begun(rows)
            for move in rows.moves:
                self.play_row(move)
        self.offers = self.draw_offers()
        self.fresh = True

    def take(self, rows: TableRows) -> None:
        """Takes what the rows say beside the moves."""
        self.rows = rows
        self.answers: dict[int, AnswerRow] = {answer.seat: answer for answer in rows.answers}
        self.standing: dict[tuple[int, str], int] = {}
        for given in rows.standing:
            self.keep_standing(given)
        self.window: WindowRow | None = rows.window
        for row in rows.seats:
            self.away.setdefault(row.seat, self.now())

    def keep_standing(self, given: StandingRow) -> None:
        """Takes an answer given in advance, or taken back."""
        self.standing.pop((given.seat, given.name), None)
        if given.until is not None:
            self.standing[given.seat, given.name] = given.until

    def standing_of(self, seat: int) -> dict[str, int]:
        """The answers that a seat gives in advance."""
        return {name: until for (owner, name), until in self.standing.items() if owner == seat}

    def catch_up(self, rows: TableRows) -> Iterator[MoveRow]:
        """Takes the rows, and plays what another process has added, one move at a time."""
        self.take(rows)
        self.moved_here = False
        for move in rows.moves:
            if move.index == self.count:
                self.play_row(move)
                yield move

    def play_row(self, move: MoveRow) -> None:
        self.running.play(move.seat, move.move)
        self.note(move, move.move)

    def note(self, move: MoveRow, sent: str) -> None:
        """Remembers a move that is on disk and in the match."""
        reached = self.running.number(move.seat)
        self.done[question(move.seat, move.asked, sent)] = Done(sent, move.move, reached)
        self.count = move.index + 1
        if self.running.number(None) != self.noticed:
            self.noticed = self.running.number(None)
            self.moved = move.at
            self.unnoticed = None
        else:
            self.unnoticed = move.seat
        if self.offers or move.move in COMMANDS:
            self.offers = self.draw_offers()

    @property
    def table(self) -> TableRow:
        return self.rows.table

    @property
    def running(self) -> Match:
        """The match. Raises `Refusal` (`not-started`)."""
        if self.match is None:
            raise refusal("not-started")
        return self.match

    @property
    def is_over(self) -> bool:
        return self.table.ended is not None

    def seat(self, seat: int) -> SeatRow | None:
        """Who sits there. Raises `Refusal` (`no-such-seat`)."""
        if not 0 <= seat < self.table.seats:
            raise refusal("no-such-seat", seat=seat)
        return next((row for row in self.rows.seats if row.seat == seat), None)

    def seats_of(self, person: str | None) -> list[int]:
        return seats_of(self.rows, person)

    def has_resigned(self, seat: int) -> bool:
        return (seat, "resign") in self.running.moves

    def draw_offers(self) -> list[int]:
        """The seats that offer a draw, where the game's view tells."""
        if self.match is None or self.is_over:
            return []
        return list(getattr(self.match.view(None), "draw_offers", []))

    def has_just_looked(self, seat: int) -> bool:
        """Whether a seat has looked since the last move: looking again shows and tells nothing more."""
        since = itertools.takewhile(lambda move: move[1] == "look", reversed(self.running.moves))
        return (seat, "look") in since

    # who is there

    def people_there(self) -> set[int]:
        """The seats whose person is connected, here or by another process."""
        here = {listener.viewer for listener in self.listeners if listener.viewer is not None}
        return here.union(*(other.seats for other in self.elsewhere.values()))

    def watchers_here(self) -> int:
        return sum(listener.viewer is None for listener in self.listeners)

    def watchers(self) -> int:
        return self.watchers_here() + sum(other.watchers for other in self.elsewhere.values())

    def absent_seats(self, after: float) -> list[int]:
        """The seats that the game waits for while their person has been away for `after` seconds."""
        if self.match is None or self.is_over:
            return []
        waiting, _ = self.match.waited_for(None)
        there, now = self.people_there(), self.now()
        return [
            row.seat
            for row in self.rows.seats
            if row.level is None
            and row.seat in waiting
            and row.seat not in there
            and now - max(self.away[row.seat], self.moved) >= after
        ]

    def dismiss_strangers(self) -> None:
        """Ends the connections to seats that are not their persons' any more."""
        for listener in list(self.listeners):
            if listener.viewer is not None and listener.viewer not in self.seats_of(listener.person):
                listener.leave("not-your-seat")

    # what is sent

    def info(self, person: str | None) -> wire.TableInfo:
        around = Around(self.people_there(), self.watchers(), self.offers, self.absent)
        return table_info(self.rows, person, around)

    def sight(self, viewer: int | None) -> wire.Sight:
        window = window_seen(self.window, self.now()) if self.window else None
        own = Own() if viewer is None else Own(self.answers.get(viewer), self.standing, self.has_resigned(viewer))
        return sight(self.running, viewer, window, own)

    def whole(self, viewer: int | None, person: str | None) -> bytes:
        """Everything the viewer may know."""
        events = raws(self.running.events(viewer))
        seed = self.table.seed.hex() if self.is_over else None
        return encoded(wire.Whole(self.info(person), self.sight(viewer), events, seed))

    def step(self, viewer: int | None, since: int) -> bytes:
        """What is new to the viewer after its number `since`."""
        return encoded(wire.Step(self.sight(viewer), raws(self.running.events_since(viewer, since))))

    def greet(self, listener: Listener) -> None:
        """Sends all of it: to a new connection, and after a gap."""
        if self.match is None:
            listener.put(encoded(wire.TableNews(self.info(listener.person))))
        else:
            listener.put(self.whole(listener.viewer, listener.person))
            listener.number = self.match.number(listener.viewer)

    def greet_all(self) -> None:
        """The game has started, or what was sent may not stand."""
        for listener in list(self.listeners):
            self.greet(listener)

    def tell_step(self) -> None:
        """Sends the newest step to all who notice it; what several may know alike is encoded once."""
        steps: dict[int | None, bytes] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            number = self.running.number(viewer)
            if listener.number == number:
                continue
            if listener.number != number - 1:
                self.greet(listener)
                continue
            if viewer not in steps:
                steps[viewer] = self.step(viewer, number - 1)
            listener.put(steps[viewer])
            listener.number = number

    def tell_seat(self, seat: int) -> None:
        """Sends a seat its sight anew although nothing that others could notice has happened."""
        message = self.step(seat, self.running.number(seat))
        for listener in list(self.listeners):
            if listener.viewer == seat:
                listener.put(message)

    def tell_news(self) -> None:
        """Sends what is public about the table."""
        if self.news_due is not None:
            self.news_due.cancel()
            self.news_due = None
        self.news_told = asyncio.get_running_loop().time()
        news: dict[tuple[Any, ...], bytes] = {}
        for listener in list(self.listeners):
            theirs = (*self.seats_of(listener.person), listener.person == self.table.host)
            if theirs not in news:
                news[theirs] = encoded(wire.TableNews(self.info(listener.person)))
            listener.put(news[theirs])

    def tell_news_soon(self, pause: float) -> None:
        """Sends it at once, or, when that was done less than `pause` seconds ago, after them: many come and go."""
        if self.news_due is not None or not self.fresh:
            return
        loop = asyncio.get_running_loop()
        due = self.news_told + pause
        if due <= loop.time():
            self.tell_news()
        else:
            self.news_due = loop.call_at(due, self.tell_late_news)

    def tell_late_news(self) -> None:
        self.news_due = None
        if self.fresh:
            self.tell_news()


def question(seat: int, asked: int, move: str) -> tuple[int, int, str]:
    """What a move answers: one move for each question, but a command of each kind for each number seen."""
    return seat, asked, move if move in COMMANDS else ""
