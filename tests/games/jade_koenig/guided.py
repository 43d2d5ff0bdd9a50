"""Matches in which seats run for their oracles, hinder, ask and now and then claim: deeper than random play goes."""

from functools import cache
from random import Random
from typing import Any

from paravent.engine.match import Match, key_of, new_match
from paravent.games.jade_koenig import GAME
from paravent.games.jade_koenig.board import BOARDS
from paravent.games.jade_koenig.naming import board_of
from tests.games.settings import fitting, mixture


@cache
def steps_to(board: int, goal: int) -> dict[int, int]:
    """How many steps each node is away."""
    found, front = {goal: 0}, [goal]
    for node in front:
        for other in BOARDS[board].neighbours[node]:
            if other not in found:
                found[other] = found[node] + 1
                front.append(other)
    return found


def choose(match: Match, seat: int, random: Random) -> str:
    """A sensible action, or another now and then."""
    legal = match.legal(seat)
    kinds = {action.split()[0] for action in legal}
    if "route" in kinds and random.random() < 0.9:
        return min(legal, key=lambda action: distance(match.state, seat, action))
    if "place" in kinds and random.random() < 0.5:
        near = [f"place {node}" for node in ("c011", "c016", "c019", "c021", "c025", "c072", "c077")]
        return random.choice([action for action in near if action in legal] or list(legal))
    timid = random.random() < 0.97
    kind = random.choice(sorted((kinds - {"claim"} if timid else kinds) or kinds))
    if "move" in kinds and kind != "claim":
        kind = "move" if random.random() < 0.95 else kind
    return random.choice([action for action in legal if action.split()[0] == kind])


def distance(record: Any, seat: int, action: str) -> int:
    """From where the route ends to the seat's oracle."""
    board = int(record["board"])
    oracle = BOARDS[board].circles + int(record["oracle"][seat])
    return steps_to(board, oracle)[board_of(record).numbers[action.rsplit(maxsplit=1)[-1]]]


def guided_match(number: int, options: dict[str, Any] | None = None, most: int = 4_000, seats: int = 0) -> Match:
    """A whole match, the same for the same number; mixed options where none are given."""
    random = Random(number)
    chosen = mixture(GAME, random) if options is None else options
    count = seats or random.choice(GAME.seats)
    match = new_match(GAME, count, key_of(number), fitting(GAME, count, chosen))
    for _ in range(most):
        waiting = sorted(match.to_act)
        if not waiting:
            break
        late = sorted(match.may_act)
        seat = random.choice(late) if late and random.random() < 0.01 else random.choice(waiting)
        match.play(seat, choose(match, seat, random))
    return match
