"""MG-R49 What is done for a seat that is waited for and whose time is up."""

from typing import Any

import numpy as np

from paravent.games.mangrovia.naming import pair_of
from paravent.games.mangrovia.rules import actions
from paravent.games.mangrovia.rules.play import choices
from paravent.games.mangrovia.state import Phase, Step


def default(record: Any, seat: int) -> int:
    """The referee's action, from the seat's hidden record; a building that was announced is paid canonically."""
    listed = np.zeros(actions.ACTIONS, np.int16)
    legal = [int(action) for action in listed[: int(choices(record, seat, listed))]]
    phase = record["phase"]
    if record["step"] != Step.NONE or phase == Phase.RETURN:
        return legal[0]
    if phase == Phase.BOWL:
        return legal[-1]
    return actions.BIRDS + pair_of(int(record["birds"])) if phase == Phase.BIRDS else actions.SKIP
