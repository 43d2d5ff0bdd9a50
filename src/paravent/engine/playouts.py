"""Random play, as a template: `specialised("paravent.engine.playouts", game)` compiles it for a game.

A decision is: ask who is waited for, list that seat's legal actions, take one at random.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.engine.turns import one_of

ACTIONS: int
deal: Callable[[Any, int], None]
to_act: Callable[[Any], int]
choices: Callable[[Any, int, Any], int]
play: Callable[[Any, int, int], None]


@kernel
def play_out(states: Any, index: int, listed: Any, most: int) -> int:
    """Plays one state on at random, for `most` decisions at the longest; returns how many were made.

    `listed`: int16[ACTIONS], scratch. A dead end (a seat is waited for and has nothing it may do) raises `ValueError`.
    """
    state = states[index]
    for made in range(most):
        waiting = to_act(state)
        if waiting == 0:
            return made
        seat = one_of(state, waiting)
        count = choices(state, seat, listed)
        if count == 0:
            raise ValueError("expected a legal action, got a dead end")
        play(state, seat, int(listed[below(state, count)]))
    return most


@kernel
def play_many(states: Any, start: Any, seed: int, games: int, most: int) -> int:
    """Deals and plays `games` games from the options in `start[0]`, with seeds from `seed` on; returns the decisions.

    `states[0]` is used for play and holds the last game's end.
    """
    listed = np.zeros(ACTIONS, np.int16)
    made = 0
    for number in range(games):
        states[0] = start[0]
        deal(states[0], seed + number)
        made += play_out(states, 0, listed, most)
    return made
