"""What the suites check at every step of random play, as a template compiled for each game."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paravent.engine.generator import below
from paravent.engine.jit import kernel

ACTIONS: int
to_act: Callable[[Any], int]
may_act: Callable[[Any], int]
why_not: Callable[[Any, int, int], Any]
legal: Callable[[Any, int, Any], int]
choices: Callable[[Any, int, Any], int]
play: Callable[[Any, int, int], None]
hide: Callable[[Any, int], None]
imagine: Callable[[Any, int, int], None]


@kernel
def disagreement(states: Any, index: int, seat: int, listed: Any, mask: Any) -> int:
    """The first action on which `choices`, `legal` and `why_not` disagree, or -1."""
    state = states[index]
    count = choices(state, seat, listed)
    if legal(state, seat, mask) != count:
        return ACTIONS
    position = 0
    for action in range(ACTIONS):
        allowed = why_not(state, seat, action) == 0
        stands = position < count and listed[position] == action
        if stands:
            position += 1
        if allowed != stands or mask[action] != allowed:
            return action
    return -1 if position == count else ACTIONS


@kernel
def waiting_seats(states: Any, index: int) -> int:
    return to_act(states[index])


@kernel
def entitled_seats(states: Any, index: int) -> int:
    return may_act(states[index])


@kernel
def random_step(states: Any, index: int, seat: int, listed: Any) -> int:
    """Plays one random action of the seat, drawn by the generator in `states[index + 1]`, and returns it."""
    count = choices(states[index], seat, listed)
    action = int(listed[below(states[index + 1], count)])
    play(states[index], seat, action)
    return action


@kernel
def hide_imagine_hide(states: Any, truth: int, hidden: int, again: int, seat: int, seed: int) -> None:
    """`hidden` becomes what the seat knows of `truth`, `again` what it would know of a world imagined from that."""
    states[hidden] = states[truth]
    hide(states[hidden], seat)
    states[again] = states[hidden]
    imagine(states[again], seat, seed)
    hide(states[again], seat)


@kernel
def to_end(states: Any, index: int, listed: Any, most: int) -> int:
    """Plays at random with the generator in `states[index + 1]`; returns the decisions made, or -1 at a dead end."""
    state, chance = states[index], states[index + 1]
    for made in range(most):
        waiting = to_act(state)
        if waiting == 0:
            return made
        seats = np.zeros(6, np.int8)
        count = 0
        for seat in range(6):
            if waiting >> seat & 1:
                seats[count] = seat
                count += 1
        mover = int(seats[below(chance, count)])
        actions = choices(state, mover, listed)
        if actions == 0:
            return -1
        play(state, mover, int(listed[below(chance, actions)]))
    return most
