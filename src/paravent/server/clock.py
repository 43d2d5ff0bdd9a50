"""Time, handed in: what tables and bots know of it."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, and waiting for a moment."""

    def now(self) -> float: ...

    async def wait_until(self, moment: float) -> None: ...


class SystemClock:
    """The machine's."""

    def now(self) -> float:
        return time.time()

    async def wait_until(self, moment: float) -> None:
        """Returns at the moment or later: a loop's timer goes by another clock than this one and may end early."""
        await asyncio.sleep(max(0.0, moment - self.now()))
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110  a moment is no event
            await asyncio.sleep(left)


def written(moment: float) -> str:
    """A moment as text: `2026-05-04T20:15:00.250Z`."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
