"""Bots that are not trusted: one that fails, overruns its time, answers what is not allowed or not at all does not
stop a ladder. A legal move is made in its stead, and counted.
"""

import logging
from collections import Counter
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec

from paravent.bots.entrants import Player, told
from paravent.bots.levels import draw
from paravent.engine.game import Game
from paravent.engine.match import Match

log = logging.getLogger("paravent.ladder")

OVER: Final = 1.1
"""What part of its budget a bot may take."""

GRACE: Final = 0.5
"""Seconds beyond that, for bots that answer at once."""

PATIENCE: Final = 60.0
"""Seconds by the clock on the wall, beside twenty budgets, after which a bot is not waited for any more."""

LOOKING: Final = "look"

LONGEST_SHOWN: Final = 100
"""Characters of an answer that a report shows."""

LOGGED: Final[set[tuple[str, str]]] = set()
"""Bots and kinds of faults: a log of all of them would be read by nobody."""

CRASH, OVERRUN, ILLEGAL, SILENCE = "crash", "overrun", "illegal", "silence"


class Fault(msgspec.Struct, frozen=True):
    """What went wrong with a bot in a game, how often, and what the first was."""

    kind: str
    count: int
    first: str


class Answer(NamedTuple):
    """A bot's answer, or what it raised, and the processor time it took."""

    move: Any
    error: BaseException | None
    seconds: float


class Thinker:
    """A thread in which bots think one after the other, so that one that never answers can be left alone."""

    def __init__(self) -> None:
        self.calls: SimpleQueue[Callable[[], Any]] = SimpleQueue()
        self.answers: SimpleQueue[Answer] = SimpleQueue()
        Thread(target=self.think, name="bot", daemon=True).start()

    def think(self) -> None:
        while True:
            call = self.calls.get()
            began = thread_time()
            try:
                move, error = call(), None
            except BaseException as raised:  # one that ends its thread would be waited for in vain
                move, error = None, raised
            self.answers.put(Answer(move, error, thread_time() - began))

    def ask(self, call: Callable[[], Any], patience: float) -> Answer | None:
        """What the call answers; None where that takes too long: then this thinker is lost."""
        self.calls.put(call)
        try:
            return self.answers.get(timeout=patience)
        except Empty:
            return None


class Guard:
    """One bot at one seat of one game."""

    thinker: Thinker | None = None
    """This process's; another one once it is lost."""

    def __init__(
        self, player: Player, name: str, seat: int, seed: int, grace: float = GRACE, patience: float = PATIENCE
    ) -> None:
        self.player, self.name, self.seat, self.seed = player, name, seat, seed
        self.grace, self.patience = grace, patience
        self.silent = False
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0
        self.counts: Counter[str] = Counter()
        self.first: dict[str, str] = {}

    @property
    def faults(self) -> tuple[Fault, ...]:
        return tuple(Fault(kind, count, self.first[kind]) for kind, count in sorted(self.counts.items()))

    def move(self, match: Match) -> str:
        """The bot's move, or a legal one in its stead."""
        move = None if self.silent else self.answer(match)
        if self.silent:
            self.counts[SILENCE] += 1
        return fallback(match, self.seat, self.seed) if move is None else move

    def answer(self, match: Match) -> str | None:
        """The bot's move; None where it has none in time, or none that is allowed."""
        hidden, seen, seat = match.hidden(self.seat), match.events(self.seat), self.seat
        bot, budget = self.player.bot, self.player.budget
        given = hidden.copy()
        answer = self.ask(lambda: bot.choose(given, seen, seat, budget))
        if answer is None:
            self.silent = True
            self.tell(SILENCE, f"no answer within {self.patience + 20 * (budget or 0.0):.0f} s")
            return None
        self.decisions += 1
        self.seconds += answer.seconds
        self.longest = max(self.longest, answer.seconds)
        if answer.error is not None:
            self.failed(CRASH, told(answer.error), answer.error)
        elif budget is not None and answer.seconds > OVER * budget + self.grace:
            self.failed(OVERRUN, f"{answer.seconds:.3f} s of {budget:.3f} s")
        else:
            try:
                return decision(match, seat, notation_of(match.game, hidden, answer.move))
            except Exception as error:
                self.failed(ILLEGAL, f"{shown(answer.move)}: {error}")
        return None

    def ask(self, call: Callable[[], Any]) -> Answer | None:
        thinker = Guard.thinker = Guard.thinker or Thinker()
        answer = thinker.ask(call, self.patience + 20 * (self.player.budget or 0.0))
        if answer is None:
            Guard.thinker = None
        return answer

    def failed(self, kind: str, what: str, error: BaseException | None = None) -> None:
        """Counts a fault."""
        self.counts[kind] += 1
        self.tell(kind, what, error)

    def tell(self, kind: str, what: str, error: BaseException | None = None) -> None:
        """Keeps the first fault of its kind in a game, and logs the first of a bot in this process."""
        self.first.setdefault(kind, what)
        if (self.name, kind) not in LOGGED:
            LOGGED.add((self.name, kind))
            log.warning("%s at seat %d: %s: %s", self.name, self.seat, kind, what, exc_info=error)


def decision(match: Match, seat: int, notation: str) -> str:
    """The answer as the match writes it. Looking decides nothing: who does only that would play without an end.

    Raises `Refusal` or `ValueError`.
    """
    move = match.check(seat, notation)
    if move == LOOKING:
        raise ValueError("expected a decision")
    return move


def shown(move: Any) -> str:
    """An answer in a report, of which nothing is certain."""
    try:
        return repr(move)[:LONGEST_SHOWN]
    except Exception:
        return type(move).__name__


def notation_of(game: Game, hidden: Any, move: Any) -> str:
    """A bot may answer with an action's number or with its notation."""
    return move if isinstance(move, str) else game.write(hidden, int(move))


def fallback(match: Match, seat: int, seed: int) -> str:
    """A decline where one is asked for, else any legal move: the same for the same seed and the same knowledge."""
    legal = match.legal(seat)
    declined = next((move for move in match.game.declines if move in legal), None)
    return declined or legal[draw(seed, match.hidden(seat), seat) % len(legal)]
