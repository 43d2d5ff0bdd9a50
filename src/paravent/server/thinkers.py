"""Threads in which bots think.

What waits, waits in one row. Thoughts that are due at some moment share the time until then, so that each is in time
however many wait, and none is late because others think long. A thread that does not come back is given up: what waits
behind it goes to another one, and the server does not wait for it when it stops.
"""

import asyncio
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Final

BACK: Final = 10
"""By how much the system puts off a thread that nobody's game waits for."""

LEAST: Final = 0.01
"""Seconds that a thought is given where there is no time left."""

LAST_WORDS: Final = 3.0
"""Seconds that thoughts under way have when the server stops."""


class Overrun(Exception):
    """A thought took far too long; its thread was given up."""


class Thought:
    """Something to think about for `budget` seconds, to be done `within` so many; None: whenever its turn comes."""

    def __init__(self, think: Callable[[float], str], budget: float, within: float | None = None) -> None:
        self.think = think
        self.budget = budget
        self.due = None if within is None else time.monotonic() + within
        self.future: Future[str] = Future()
        self.begun = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.thread: threading.Thread | None = None

    def seconds(self, share: float) -> float:
        """How long it may take with that share of a thread."""
        if self.due is None:
            return self.budget
        left = (self.due - time.monotonic()) * min(1.0, share)
        return min(self.budget, max(LEAST, left))

    def run(self, share: float) -> None:
        """Thinks. Whatever it raises is for who asked: even what would end the thread, or the server."""
        if not self.future.set_running_or_notify_cancel():
            return
        self.thread = threading.current_thread()
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.begun.set)
        try:
            self.future.set_result(self.think(self.seconds(share)))
        except Exception as error:
            self.future.set_exception(error)
        except BaseException as error:
            self.future.set_exception(RuntimeError(f"{type(error).__name__} in a thread"))


class Thinkers:
    """So many threads, and what waits for them."""

    def __init__(self, name: str, threads: int, gives_way: bool = False) -> None:
        self.name = name
        self.threads = threads
        self.gives_way = gives_way
        self.waiting: deque[Thought] = deque()
        self.changed = threading.Condition()
        self.crew: set[threading.Thread] = set()
        self.idle = 0
        self.closed = False

    async def ask(self, thought: Thought, patience: float) -> str:
        """What comes of a thought; what nobody waits for any more, in a cancelled task, is not begun.

        Raises what it raises, and `Overrun` where it takes more than `patience` seconds from its beginning.
        """
        answered = asyncio.wrap_future(thought.future)
        answered.add_done_callback(lambda _: thought.begun.set())
        self.put(thought)
        try:
            await thought.begun.wait()
            done, _ = await asyncio.wait([answered], timeout=patience)
        except asyncio.CancelledError:
            answered.cancel()
            raise
        if not done:
            self.give_up(thought.thread)
            answered.cancel()
            raise Overrun
        return answered.result()

    def put(self, thought: Thought) -> None:
        """Into the row; another thread where none is free."""
        with self.changed:
            self.waiting.append(thought)
            if self.idle < len(self.waiting) and len(self.crew) < self.threads:
                self.hire()
            self.changed.notify()

    def hire(self) -> None:
        thread = threading.Thread(target=self.work, name=self.name, daemon=True)
        self.crew.add(thread)
        thread.start()

    def give_up(self, thread: threading.Thread | None) -> None:
        """Leaves a thread to itself."""
        with self.changed:
            if thread in self.crew:
                self.crew.discard(thread)
                if self.waiting and not self.closed:
                    self.hire()

    def work(self) -> None:
        """What a thread does until it is given up or the server stops."""
        if self.gives_way:
            give_way()
        while (taken := self.next()) is not None:
            thought, share = taken
            thought.run(share)

    def next(self) -> tuple[Thought, float] | None:
        """The first that waits, and its share of a thread's time; None: no more."""
        with self.changed:
            self.idle += 1
            self.changed.wait_for(self.has_news)
            self.idle -= 1
            if self.closed or self.is_given_up():
                return None
            share = self.threads / len(self.waiting)
            return self.waiting.popleft(), share

    def has_news(self) -> bool:
        """Whether this thread has anything to do; what nobody waits for any more has left the row."""
        self.waiting = deque(thought for thought in self.waiting if not thought.future.cancelled())
        return bool(self.waiting) or self.closed or self.is_given_up()

    def is_given_up(self) -> bool:
        return threading.current_thread() not in self.crew

    def close(self) -> None:
        """Begins nothing more, and gives what is under way a moment."""
        with self.changed:
            self.closed = True
            crew = list(self.crew)
            self.changed.notify_all()
        until = time.monotonic() + LAST_WORDS
        for thread in crew:
            thread.join(max(0.0, until - time.monotonic()))


def give_way() -> None:
    """Lets what people wait for come before this thread."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BACK)
