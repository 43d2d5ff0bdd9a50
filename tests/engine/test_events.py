from typing import Annotated, Any

import pytest

from paravent.engine.events import EVENT_WIDTH, EVERYBODY, begin_events, emit, keep_events
from paravent.engine.generator import Seeded
from paravent.engine.record import Int16s, Seen, blank, dtype_of


class State(Seeded):
    events: Annotated[Int16s, 6, EVENT_WIDTH, Seen.RULED]


def three_events() -> Any:
    states = blank(dtype_of(State))
    emit(states[0], EVERYBODY, 1, 10, 11, 12, 13)
    emit(states[0], 0b001, 2, 20, 0, 0, 0)
    emit(states[0], 0b110, 3, 30, 0, 0, 0)
    return states


@pytest.mark.parametrize(("seat", "kinds"), [(-1, [1]), (0, [1, 2]), (1, [1, 3]), (2, [1, 3]), (5, [1])])
def test_a_seat_keeps_its_own_events(seat: int, kinds: list[int]) -> None:
    states = three_events()
    keep_events(states[0], seat)
    assert list(states[0].events[: states[0].event_count, 0]) == kinds


def test_what_is_left_says_nothing_of_other_audiences() -> None:
    states = three_events()
    keep_events(states[0], 0)
    assert set(states[0].events[:2, 1]) == {1}
    assert not states[0].events[2:].any()


def test_a_decision_begins_with_no_events() -> None:
    states = three_events()
    begin_events(states[0])
    assert states[0].event_count == 0
    assert not states[0].events.any()
