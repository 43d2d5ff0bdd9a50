"""A clock that tests turn by hand."""

import asyncio


class HandClock:
    """Stands still until it is advanced."""

    def __init__(self, moment: float = 1_000_000.0) -> None:
        self.moment = moment
        self.waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.moment

    async def wait_until(self, moment: float) -> None:
        while self.moment < moment:
            event = asyncio.Event()
            self.waiting.append((moment, event))
            await event.wait()

    def advance(self, seconds: float) -> None:
        """Wakes all whose moment has come."""
        self.moment += seconds
        due = [event for moment, event in self.waiting if moment <= self.moment]
        self.waiting = [(moment, event) for moment, event in self.waiting if moment > self.moment]
        for event in due:
            event.set()
