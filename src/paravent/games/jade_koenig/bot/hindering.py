"""Danger stones: when to lay one and where, what face, and what to guess."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.bot.roads import FAR, stones_on
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.state import FACES, OF_EACH_FACE, StoneFaces

MOST_GUESSED: Final = (1.0, 0.5, 0.5, 0.4)
"""[stones on a route]: how likely a seat guesses right that knows none of them."""


def delays(sight: Sight) -> dict[int, float]:
    """For each space a stone may be laid on: the moves it is expected to cost the mover, whatever its oracle is."""
    mover = sight.on_turn
    node, ways, pace = sight.piece[mover], sight.ways, sight.roads.pace
    free = sight.standing[ways.ends] == 0
    goals = sight.goals(mover)
    letters = [letter for letter, _ in goals]
    shares = np.array([share for _, share in goals])
    right = np.array(MOST_GUESSED)[stones_on(ways, sight.lying)][:, None]
    stay = pace[node, letters] + 1.0
    after = np.where(free[:, None], pace[ways.ends][:, letters] + 1.0, FAR)
    plain = right * after + (1.0 - right) * stay
    least = np.minimum(plain.min(axis=0), FAR)
    found = {}
    for space in sight.layings():
        over = (ways.entered == space).any(axis=1)[:, None]
        hindered = np.where(over, 0.5 * plain + 0.5 * stay, plain)
        found[space] = float((shares * (hindered.min(axis=0) - least)).sum())
    return found


def threat(sight: Sight) -> float:
    """How likely the mover reaches its oracle with this move if nothing is laid."""
    reached = set(sight.ways.ends.tolist())
    return sum(share for letter, share in sight.goals(sight.on_turn) if sight.roads.circles + letter in reached)


def face_to_lay(sight: Sight, cunning: bool) -> int:
    """The face that is guessed less often: as all can count, with some bluff."""
    if sight.record["stone_faces"] == StoneFaces.BLIND:
        return 0
    snakes, jaguars = (int(sight.record["hand"][sight.seat, face]) for face in range(FACES))
    if not (snakes and jaguars):
        return 0 if snakes else 1
    share = snakes / (snakes + jaguars)
    if cunning:
        turned = [int(count) for count in sight.record["turned"]]
        public = (OF_EACH_FACE - turned[0]) / max(1, 2 * OF_EACH_FACE - sum(turned))
        share = min(0.7, max(0.3, 1.0 - public))
    return 0 if sight.random.random() < share else 1


def snake_chance(sight: Sight, node: int, counts: bool) -> float:
    """How likely a stone is a snake: certain of one's own, by counting all the others."""
    own = sight.face(node)
    if own is not None:
        return 1.0 - own
    if not counts:
        return 0.5
    share = sight.snakes
    seen = int(sight.record["returns"][node])
    if seen in (1, 2):
        placer = int(sight.lying[node]) - 1
        stones = int(sight.held[placer]) + sum(
            int(sight.lying[other]) == 1 + placer and bool(sight.record["returns"][other] & seen)
            for other in range(len(sight.lying))
        )
        sure = 1.0 / max(1, stones)
        share = sure * (seen == 1) + (1.0 - sure) * share
    return share


def number_of_snakes(sight: Sight, nodes: list[int], counts: bool) -> NDArray[np.float64]:
    """[number]: how likely so many snakes are among the stones."""
    chances = np.ones(1)
    for node in nodes:
        snake = snake_chance(sight, node, counts)
        chances = np.append(chances * (1.0 - snake), 0.0) + np.append(0.0, chances * snake)
    return chances


def right_chance(sight: Sight, entered: Any, counts: bool) -> float:
    """How likely the best guess is right for the stones on a route."""
    nodes = [int(node) for node in entered if node != NOWHERE and sight.lying[node] != 0]
    return float(number_of_snakes(sight, nodes, counts).max())


def best_guess(sight: Sight, counts: bool) -> int:
    """The likeliest number; of those nearly as likely, any."""
    nodes = [int(node) for node in sight.record["faced"] if node != NOWHERE]
    chances = number_of_snakes(sight, nodes, counts)
    near = np.flatnonzero(chances >= chances.max() - 0.06)
    return int(sight.random.choice(near.tolist()))
