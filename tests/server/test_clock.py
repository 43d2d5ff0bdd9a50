"""The machine's clock: what waits for a moment goes on at that moment or later, never before."""

import asyncio
import time

import pytest

from paravent.server.clock import SystemClock


async def test_waiting_ends_no_earlier_than_the_moment(monkeypatch: pytest.MonkeyPatch):
    really, slept = asyncio.sleep, []

    async def short(seconds: float) -> None:
        slept.append(seconds)
        await really(seconds / 2)

    monkeypatch.setattr(asyncio, "sleep", short)
    clock = SystemClock()
    moment = time.time() + 0.05
    await clock.wait_until(moment)
    assert clock.now() >= moment
    assert len(slept) > 1


async def test_a_moment_that_has_passed_is_not_waited_for():
    await asyncio.wait_for(SystemClock().wait_until(time.time() - 60), timeout=5)
