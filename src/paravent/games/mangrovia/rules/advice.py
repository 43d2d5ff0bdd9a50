"""What a seat is told about buildings before it decides on one: the same rules, asked for every field."""

from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.rules.actions import fields
from paravent.games.mangrovia.rules.build import clear_building, lay_first, layings, why_not_build
from paravent.games.mangrovia.rules.payment import complete, payments
from paravent.games.mangrovia.state import NO_LANDSCAPE, State, Step


@kernel
def survey(state: State, seat: int, out: Int16s) -> None:
    """[field, huts - 1]: the clause that forbids the seat a hut or a double hut, whatever the stop."""
    for field in range(fields(state)):
        out[field, 0] = why_not_build(state, seat, field, 1)
        out[field, 1] = why_not_build(state, seat, field, 2)


@kernel
def offer(state: State, seat: int, field: int, huts: int) -> bool:
    """Fills in the canonical payment of a building that is allowed; whether another one exists.

    For a scratch copy: goes on from what has been picked where this building is under way.
    """
    if state.step == Step.NONE:
        clear_building(state)
        state.site = field
        state.site_huts = huts
        for _ in range(huts):
            lay_first(state, seat)
    several = layings(state, seat, field, huts, NO_LANDSCAPE) > 1 or payments(state, seat) > 1
    complete(state, seat)
    return several
