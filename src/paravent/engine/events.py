"""What happened in a decision: rows in the record, each with its audience.

    events[i] = kind, audience, then up to six numbers the game gives a meaning

A game's state declares `events: Annotated[Int16s, ROWS, EVENT_WIDTH, Seen.RULED]`. `begin_events` empties the list at
the start of each decision, `emit` adds to it, and `keep_events` is what `hide` calls: it leaves a seat its own.
"""

from typing import Protocol

from paravent.engine.jit import kernel
from paravent.engine.record import Int16s

EVENT_WIDTH = 8
SPECTATORS = 1 << 6
EVERYBODY = SPECTATORS | 0b111111


class Eventful(Protocol):
    """What a state with events looks like to these kernels."""

    event_count: int
    events: Int16s


@kernel
def begin_events(state: Eventful) -> None:
    """A new decision: nothing has happened in it yet."""
    for index in range(int(state.event_count)):
        for column in range(EVENT_WIDTH):  # a slice would cost four times as much
            state.events[index, column] = 0
    state.event_count = 0


@kernel
def emit(state: Eventful, audience: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Records that something happened, for a bit set of seats (`EVERYBODY` includes spectators)."""
    row = state.events[int(state.event_count)]
    row[0] = kind
    row[1] = audience
    row[2] = a
    row[3] = b
    row[4] = c
    row[5] = d
    state.event_count += 1


@kernel
def keep_events(state: Eventful, seat: int) -> None:
    """Leaves the events a seat may know (-1: a spectator) and blanks for whom else they were meant."""
    bit = SPECTATORS if seat < 0 else 1 << seat
    kept = 0
    for index in range(int(state.event_count)):
        if state.events[index, 1] & bit:
            for column in range(EVENT_WIDTH):
                state.events[kept, column] = state.events[index, column]
            state.events[kept, 1] = bit
            kept += 1
    for index in range(kept, int(state.event_count)):
        for column in range(EVENT_WIDTH):
            state.events[index, column] = 0
    state.event_count = kept
