"""Events of Jade König: some need all six numbers of a row."""

from paravent.engine.events import emit
from paravent.engine.jit import kernel
from paravent.games.jade_koenig.state import State


@kernel
def tell(state: State, audience: int, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Records that something happened, for a bit set of seats."""
    emit(state, audience, kind, a, b, c, d)
    row = state.events[int(state.event_count) - 1]
    row[6] = e
    row[7] = f
