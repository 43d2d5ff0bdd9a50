"""PJ-9 Turns: who plays next, and PJ-11 how the game ends without a captain."""

from typing import Final

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import frozen
from paravent.games.princess_jing.state import (
    NOBODY,
    Happening,
    MissWhileOwed,
    Outcome,
    Phase,
    Reason,
    Series,
    State,
)

LOW_COUNT: Final = 15  # an event's numbers have 16 bits; a game without a limit may have more turns than that
LOW_BITS: Final = (1 << LOW_COUNT) - 1
SAME, OTHER = 0, 4
NEXT_SERIES = frozen(
    [  # PASS, HIT, MISS
        [OTHER + Series.A, SAME + Series.C, OTHER + Series.B],  # A
        [SAME + Series.C, SAME + Series.C, SAME + Series.D],  # B
        [OTHER + Series.A, OTHER + Series.A, OTHER + Series.B],  # C
        [OTHER + Series.B, OTHER + Series.B, OTHER + Series.B],  # D
    ]
)
"""PJ-9.5 [series, outcome]: the next one, plus OTHER where the other seat starts it."""


@kernel
def begin_turn(state: State, seat: int, series: int) -> None:
    """PJ-9.4 The seat starts a turn in that state."""
    state.active = seat
    state.series = series
    state.turn += 1
    state.phase = Phase.MOVE
    turn = int(state.turn)
    emit(state, EVERYBODY, Happening.TURN, seat, turn & LOW_BITS, series, turn >> LOW_COUNT)


@kernel
def end_turn(state: State, outcome: int) -> None:
    """PJ-9.5, PJ-9.6 Who starts the next turn, and in which state; PJ-11.6 unless the limit is reached."""
    if state.turn_limit > 0 and state.turn >= state.turn_limit:
        finish(state, NOBODY, Reason.TURN_LIMIT)
        return
    series = int(state.series)
    following = int(NEXT_SERIES[series, outcome])
    if series == Series.B and outcome == Outcome.MISS and state.miss_while_owed == MissWhileOwed.FORFEIT:
        following = OTHER + Series.B
    seat = int(state.active)
    if following >= OTHER:
        state.doubled = 1 if series >= Series.C else 0
        seat = 1 - seat
    begin_turn(state, seat, following & 3)


@kernel
def finish(state: State, winner: int, reason: int) -> None:
    """PJ-5.3 The game is over on the spot."""
    state.phase = Phase.END
    state.winner = winner
    state.reason = reason
    emit(state, EVERYBODY, Happening.OVER, winner, reason, 0, 0)
