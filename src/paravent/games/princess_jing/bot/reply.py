"""Quick replies, for the far end of imagined games: hardly more than chance, but a princess walks and nobody sleeps."""

from typing import Any, Final

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import CELLS, NO_PAIR, PAIR_FROM, PAIR_TO, PAIRS
from paravent.games.princess_jing.bot.adept import fraction, hidden_place, sure_call
from paravent.games.princess_jing.bot.belief import HER, nearness
from paravent.games.princess_jing.bot.judge import AROUND, PAIRS_AT, wins_at
from paravent.games.princess_jing.bot.paralysis import hurry
from paravent.games.princess_jing.bot.worth import animals_found
from paravent.games.princess_jing.rules.actions import DECLINE, PASS, POINT
from paravent.games.princess_jing.rules.move import why_not_exchange
from paravent.games.princess_jing.state import Clause, Figure, Phase, State

WALKS: Final = 0.5
"""How often a move is a step of the princess."""

FEW: Final = 2
"""Cells where she may be: so few, and one of them is pointed at."""


@kernel
def reply(state: State, seat: int, mind: Any) -> int:  # noqa: ARG001  it thinks of nothing
    """An action in any phase."""
    phase = int(state.phase)
    if phase == Phase.MOVE:
        return quick_move(state, seat)
    if phase == Phase.POINT:
        return quick_pointing(state, seat)
    if phase == Phase.REACT:
        return sure_call(state, seat) if animals_found(state, seat) == 2 else DECLINE
    if phase == Phase.PARALYSIS:
        return hurry(state, seat) if animals_found(state, seat) == 2 else quick_move(state, seat)
    return hidden_place(state, seat)


@kernel
def quick_move(state: State, seat: int) -> int:
    """A step forward, or any exchange that leaves the princess alone."""
    princess = int(state.at[seat, Figure.PRINCESS])
    walks = fraction(state) < WALKS
    here, skip, step = nearness(state, seat, princess), below(state, AROUND), NO_PAIR
    for turn in range(AROUND):
        pair = int(PAIRS_AT[princess, (turn + skip) % AROUND])
        if pair != NO_PAIR:
            place = int(PAIR_FROM[pair]) + int(PAIR_TO[pair]) - princess
            near = nearness(state, seat, place)
            wanted = (walks and near < here and step == NO_PAIR) or near == 0
            if wanted and why_not_exchange(state, seat, pair) == Clause.NONE:
                if wins_at(state, seat, place):
                    return pair
                step = pair
    return step if step != NO_PAIR and walks else other_exchange(state, seat, princess)


@kernel
def other_exchange(state: State, seat: int, princess: int) -> int:
    """Any that is allowed, rather one without the princess."""
    skip = below(state, PAIRS)
    last = 0
    for turn in range(PAIRS):
        pair = (turn + skip) % PAIRS
        if why_not_exchange(state, seat, pair) == Clause.NONE:
            last = pair
            if PAIR_FROM[pair] != princess and PAIR_TO[pair] != princess:
                return pair
    return last


@kernel
def quick_pointing(state: State, seat: int) -> int:
    """Where she certainly is; of two places the nearer one to her captain, if she is about to arrive."""
    count, suspect = 0, 0
    for cell in range(CELLS):
        if state.suspects[seat, cell] & HER:
            count += 1
            if count == 1 or nearness(state, 1 - seat, cell) < nearness(state, 1 - seat, suspect):
                suspect = cell
    sure = count == 1
    return POINT + suspect if sure or (count <= FEW and nearness(state, 1 - seat, suspect) <= 1) else PASS
