"""Whose turn it is among several who are waited for.

Beside the templates, not in one: Numba's cache tells functions by their file, so what two modules share must not come
from a file that is loaded under several names.
"""

from typing import Any

from paravent.engine.generator import below
from paravent.engine.jit import kernel


@kernel
def one_of(state: Any, seats: int) -> int:
    """A seat of a bit set, at random where there are several."""
    skip = 0
    if seats & (seats - 1):
        count = 0
        for seat in range(6):
            count += seats >> seat & 1
        skip = below(state, count)
    seat = 0
    while True:
        if seats >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1
