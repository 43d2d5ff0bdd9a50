"""JK-R-66, section 7: what is done for a seat that is waited for and whose time is up."""

from typing import Any

import numpy as np

from paravent.games.jade_koenig.board import NOWHERE, ROUTE_OF, ROUTE_STEPS
from paravent.games.jade_koenig.rules import actions
from paravent.games.jade_koenig.rules.guess import count_faced
from paravent.games.jade_koenig.rules.play import choices
from paravent.games.jade_koenig.state import FACES, Face, Phase


def default(record: Any, seat: int) -> int:
    """The action of section 7, from the seat's hidden record."""
    listed = np.zeros(actions.ACTIONS, np.int16)
    legal = [int(action) for action in listed[: int(choices(record, seat, listed))]]
    phase, board = Phase(int(record["phase"])), int(record["board"])
    if phase == Phase.LAY:
        return default_laying(record, seat, legal[0])
    if phase == Phase.ROUTE:
        return default_route(record, seat, legal)
    if phase == Phase.GUESS:
        return int(actions.GUESSES_AT[board]) + int(count_faced(record)) // 2
    return int(actions.GUESSES_AT[board]) + actions.DONE if phase == Phase.SWAP else legal[0]


def default_laying(record: Any, seat: int, first: int) -> int:
    """The first space, with the face the seat has more of, snake on a tie."""
    space = (first - actions.LAY) // FACES
    has_more_jaguars = record["hand"][seat, Face.JAGUAR] > record["hand"][seat, Face.SNAKE]
    return actions.LAY + FACES * space + int(has_more_jaguars)


def default_route(record: Any, seat: int, legal: list[int]) -> int:
    """The first route without stones, else the first."""
    board, node = int(record["board"]), int(record["piece"][seat])
    for action in legal:
        entered = ROUTE_STEPS[board, node, ROUTE_OF[board, node, action - int(actions.ROUTES_AT[board])]]
        if not any(record["lying"][step] for step in entered if step != NOWHERE):
            return action
    return legal[0]
