"""What events tell beyond the record: nothing. What all have seen of hands stands there; imagined worlds keep it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paravent.engine.jit import kernel
from paravent.games.mangrovia.state import State


def recall(hidden: Any, seen: Sequence[Any], seat: int) -> NDArray[np.int8]:  # noqa: ARG001
    """Nothing."""
    return np.zeros(1, np.int8)


@kernel
def inform(state: State, seat: int, recalled: Any) -> None:
    """Nothing is put into an imagined world."""


@kernel
def weigh(state: State, seat: int, mind: Any) -> float:  # noqa: ARG001
    """All imagined worlds are equally likely."""
    return 1.0
