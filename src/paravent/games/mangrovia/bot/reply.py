"""Quick replies, for the far end of imagined games: chance, but who can build does, where it brings most at once."""

from typing import Any

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.mangrovia.board import POINTS
from paravent.games.mangrovia.bot.mind import LISTED
from paravent.games.mangrovia.rules.actions import BUILD, fields, lands
from paravent.games.mangrovia.rules.play import choices
from paravent.games.mangrovia.state import Phase, State


@kernel
def reply(state: State, seat: int, mind: Any) -> int:
    """An action in any phase."""
    count = choices(state, seat, mind[LISTED:])
    if state.phase == Phase.RETURN:
        return least_amulet(mind, count)
    last = lands(state)
    best, chosen = -1, -1
    if int(mind[LISTED + count - 1]) >= BUILD:
        number, skip = fields(state), below(state, count)
        for turn in range(count):
            action = int(mind[LISTED + (turn + skip) % count])
            if BUILD <= action < last:
                field = action - BUILD
                points = int(POINTS[int(state.board), field % number]) * (2 if field >= number else 1)
                if points > best:
                    best, chosen = points, action
    return chosen if chosen >= 0 else int(mind[LISTED + below(state, count)])


@kernel
def least_amulet(mind: Any, count: int) -> int:
    """MG-6.4 The least one goes back."""
    least = int(mind[LISTED])
    for place in range(1, count):
        least = min(least, int(mind[LISTED + place]))
    return least
