"""The one door through which all moves go: checked, played, on disk, and only then told."""

import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from paravent.engine.match import Match
from paravent.engine.refusal import Refusal
from paravent.server import wire
from paravent.server.clock import Clock
from paravent.server.refusals import refusal
from paravent.server.rows import AnswerRow, Conflict, Entry, MoveRow, StandingRow, Store, Unstored
from paravent.server.tables import windows
from paravent.server.tables.info import outcome
from paravent.server.tables.live import COMMANDS, Live, question
from paravent.server.tables.shelf import Shelf

log = logging.getLogger("paravent.tables")

TRIES = 5


class Door:
    """Takes moves from people and bots."""

    def __init__(self, shelf: Shelf, store: Store, clock: Clock) -> None:
        self.shelf = shelf
        self.store = store
        self.clock = clock
        self.hand_back: Callable[[Live, int], Awaitable[None]] | None = None  # a person is back where a bot stood in
        self.stand_in: Callable[[Live, int, str | None], Awaitable[None]] | None = None  # a bot plays on for a person

    async def move_of_person(self, person: str | None, table: str, seat: int, number: int, move: str) -> int:
        """A person's move; returns the number its seat got to. Raises `Refusal`, and then nothing has changed."""
        async with self.shelf.held(table) as live:
            await self.let_in(live, person, seat)
            return await self.take(live, seat, number, move)

    async def let_in(self, live: Live, person: str | None, seat: int) -> None:
        """A person acts for its seat; a bot that stood in leaves. Raises `Refusal` (`not-your-seat`, `resigned`)."""
        row = live.seat(seat)
        if row is None or person is None or row.person != person:
            raise refusal("not-your-seat", seat=seat)
        if row.level is not None and self.hand_back is not None:
            await self.hand_back(live, seat)
        live.away[seat] = self.clock.now()

    async def give_standing(self, person: str | None, table: str, seat: int, name: str, stands: bool) -> wire.Sight:
        """Gives an answer in advance, or takes it back; only its own seat is told."""
        async with self.shelf.held(table) as live:
            await self.let_in(live, person, seat)
            match = live.running
            standing = {each.name: each for each in match.game.standing}.get(name)
            if standing is None or live.is_over or not standing.offered(match.public, seat):
                raise refusal("not-offered", got=name)
            given = StandingRow(seat, name, standing.until(match.public) if stands else None)
            await self.keep_standing(live, given)
            live.tell_seat(seat)
            self.shelf.notify(live)
            return live.sight(seat)

    async def keep_standing(self, live: Live, given: StandingRow) -> None:
        """Puts it on disk; again where another process has just done so."""
        for _ in range(TRIES):
            try:
                await self.store_entry(live, Entry(table=live.id, standing=given))
            except Conflict:
                await self.shelf.load(live)
            else:
                live.keep_standing(given)
                return
        raise refusal("unsaved")

    async def move_of_bot(self, table: str, seat: int, number: int, move: str) -> int:
        """A bot's move."""
        async with self.shelf.held(table) as live:
            row = live.seat(seat)
            if row is None or row.level is None:
                raise refusal("not-your-seat", seat=seat)
            return await self.take(live, seat, number, move)

    async def take(self, live: Live, seat: int, number: int, move: str) -> int:
        """A move at a table that is held; again from the start when another process was first."""
        for _ in range(TRIES):
            if live.window is not None and live.window.due <= self.clock.now():
                await self.close_window(live)
            try:
                return await self.answer(live, seat, number, move)
            except Conflict:
                live.moved_here = False
                await self.shelf.load(live)
        raise refusal("unsaved")

    async def answer(self, live: Live, seat: int, number: int, move: str) -> int:
        """A move, new or repeated. Raises `Conflict`."""
        done = live.done.get(question(seat, number, move))
        if done is not None:
            if move in {done.sent, done.written}:
                return done.reached
            raise self.stale(live, seat, number)
        match = live.running
        if move == "look" and live.has_just_looked(seat):
            return match.number(seat)
        if seat in live.answers and move not in COMMANDS:
            return self.answered(live, seat, number, move)
        self.check_number(live, seat, number, move)
        if live.window is not None and move not in COMMANDS:
            written = match.check(seat, move)
            if windows.keeps_back(match, seat, written):
                return await self.keep_back(live, seat, number, written)
        await self.commit(live, seat, number, move)
        return match.number(seat)

    def check_number(self, live: Live, seat: int, number: int, move: str) -> None:
        """Raises `stale-number` unless the move answers the question that stands; a rule's refusal where none does."""
        match = live.running
        if move in COMMANDS:
            if number > match.number(seat):
                raise self.stale(live, seat, number)
            return
        expected = match.asked(seat)
        if expected is None:
            match.check(seat, move)
            expected = match.number(seat)
        if number != expected:
            raise self.stale(live, seat, number)

    def stale(self, live: Live, seat: int, number: int) -> Refusal:
        asked = live.running.asked(seat)
        return refusal("stale-number", got=number, expected=live.running.number(seat) if asked is None else asked)

    def answered(self, live: Live, seat: int, number: int, move: str) -> int:
        """A move of a seat whose answer is kept back already: the same again, or one that its answer rules out."""
        kept = live.answers[seat]
        if kept.asked != number:
            raise self.stale(live, seat, number)
        if live.running.check(seat, move) == kept.move:
            return live.running.number(seat)
        then = live.running.copy()
        then.play(seat, kept.move)
        then.check(seat, move)
        raise refusal("answered")

    async def keep_back(self, live: Live, seat: int, number: int, move: str) -> int:
        """Keeps an answer until the window closes: only its own seat is told."""
        answer = AnswerRow(seat, number, move, self.clock.now())
        await self.store_entry(live, Entry(table=live.id, answer=answer))
        live.answers[seat] = answer
        live.tell_seat(seat)
        self.shelf.notify(live)
        return live.running.number(seat)

    async def commit(self, live: Live, seat: int, number: int, sent: str) -> None:
        """Plays a move, waits until it is on disk, tells all who notice. Raises `Refusal`, `Conflict`."""
        match, now = live.running, self.clock.now()
        match.play(seat, sent)
        move = MoveRow(live.count, seat, number, match.moves[-1][1], now)
        entry, offers = self.entry(live, match, move), live.offers
        await self.store_entry(live, entry)
        live.note(move, sent)
        live.moved_here = True
        live.window = None if entry.forget_window else entry.window or live.window
        if entry.forget_answers:
            live.answers.clear()
        if entry.ended is not None:
            live.rows.table = msgspec.structs.replace(live.table, ended=entry.ended, result=entry.result)
            live.offers = []
        live.tell_step()
        if entry.ended is not None or live.offers != offers:
            live.tell_news()
        self.shelf.notify(live)
        await self.replace_resigned(live)

    async def replace_resigned(self, live: Live) -> None:
        """MG-R49 Where a game goes on with a seat that has resigned, a bot plays it once it is asked."""
        if live.is_over or self.stand_in is None:
            return
        for seat in live.running.to_act:
            row = live.seat(seat)
            if row is not None and row.level is None and live.has_resigned(seat):
                await self.stand_in(live, seat, None)

    def entry(self, live: Live, match: Match, move: MoveRow) -> Entry:
        """The rows that a move brings."""
        window = windows.window_after(match, live.window, move.at)
        result = match.result
        return Entry(
            table=live.id,
            moves=[move],
            window=window if window is not live.window else None,
            forget_window=window is None and live.window is not None,
            forget_answers=bool(live.answers) and window is not live.window,
            ended=None if result is None else move.at,
            result=None if result is None else outcome(result),
        )

    async def store_entry(self, live: Live, entry: Entry) -> None:
        """Waits until an entry is on disk; where that fails, the table is read again before it is used."""
        try:
            await self.store.append(entry)
        except Unstored:
            live.fresh = False
            raise refusal("unsaved") from None
        except BaseException:
            live.fresh = False
            raise

    async def start_clock(self, live: Live) -> None:
        """The clock of the game's first question. Where it cannot be stored, that question has none."""
        if live.match is None or live.window is not None or live.count > 0:
            return
        window = windows.window_after(live.match, None, self.clock.now())
        if window is None:
            return
        with suppress(Refusal, Conflict):
            await self.store_entry(live, Entry(table=live.id, window=window))
            live.window = window
            self.shelf.notify(live)

    async def close_due_window(self, table: str) -> None:
        """Closes a table's window if its time is up; once, whoever asks."""
        async with self.shelf.held(table) as live:
            if live.window is not None and live.window.due <= self.clock.now():
                await self.close_window(live)

    async def close_window(self, live: Live) -> None:
        """Plays what was kept back, and for each seat that has not answered what its silence means."""
        asked, _ = windows.clocked(live.running)
        kept = {seat: answer for seat, answer in live.answers.items() if asked.get(seat) == answer.asked}
        for seat in windows.order_of_answers(live.running, asked, kept):
            if live.running.asked(seat) != asked[seat]:
                continue
            move = kept[seat].move if seat in kept else windows.silence(live.running, seat)
            try:
                await self.commit(live, seat, asked[seat], move)
            except Conflict:
                await self.shelf.load(live)
                return

    async def let_default(self, live: Live, seat: int) -> None:
        """For a seat that is gone: what its silence means, until somebody else is waited for."""
        while seat in live.running.to_act and seat not in live.answers:
            asked = live.running.asked(seat) or 0
            await self.take(live, seat, asked, windows.silence(live.running, seat))

    async def give_up(self, live: Live, seat: int) -> None:
        """A seat that is gone resigns; what is missing of its setup is drawn at random first."""
        await self.finish_setup(live, seat)
        await self.commit(live, seat, live.running.number(seat), "resign")

    async def finish_setup(self, live: Live, seat: int) -> None:
        """Draws what is missing of a seat's setup at random."""
        match = live.running
        while seat in match.to_act and in_setup(match, seat):
            await self.commit(live, seat, match.asked(seat) or 0, random.choice(match.legal(seat)))


def in_setup(match: Match, seat: int) -> bool:
    """Whether the game's first turn has not come yet, where its view tells phases."""
    return getattr(match.view(seat), "phase", None) == "setup"
