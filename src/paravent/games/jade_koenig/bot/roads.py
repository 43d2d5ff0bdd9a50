"""How far it is on a board: for every node and oracle, in steps, in moves, and in moves as others will hinder them."""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import (
    BOARDS,
    NOWHERE,
    ORACLES,
    ROUTE_CODE,
    ROUTE_COUNT,
    ROUTE_END,
    ROUTE_STEPS,
)
from paravent.games.jade_koenig.rules.actions import ROUTES_AT

Distances = NDArray[np.float64]

HINDERED: Final = 1.45
"""Moves that a last move takes which somebody may lay a stone against: half of the stones cost a move."""

ON_THE_WAY: Final = 0.3
"""The moves that all hindering before that takes."""

FAR: Final = 99.0


class Ways(NamedTuple):
    """The routes from a node, a row for each: number of its action, where it ends, the nodes it enters."""

    actions: NDArray[np.int64]
    ends: NDArray[np.int64]
    entered: NDArray[np.int64]


class Roads(NamedTuple):
    """One board's. `moves`, `pace` [node, letter]: moves needed, and as they are expected with stones in the way."""

    circles: int
    ways: tuple[Ways, ...]
    steps: NDArray[np.int64]
    moves: NDArray[np.int64]
    pace: Distances
    near: tuple[frozenset[int], ...]


@cache
def roads(board: int) -> Roads:
    """The roads of a board, computed once."""
    circles, nodes = BOARDS[board].circles, len(BOARDS[board].nodes)
    steps = np.stack([steps_from(board, circles + letter) for letter in range(ORACLES)], axis=1)
    ways = tuple(ways_from(board, node) for node in range(nodes))
    moves = moves_needed(ways, circles, nodes)
    pace = np.where(moves == 1, HINDERED, moves + ON_THE_WAY)
    pace[steps == 1] = 1.0  # nothing can be laid between
    pace[circles:] = FAR  # no move ends on another's oracle
    pace[range(circles, circles + ORACLES), range(ORACLES)] = 0.0
    near = tuple(frozenset(BOARDS[board].near(node)) for node in range(nodes))
    return Roads(circles, ways, steps, moves, pace, near)


def steps_from(board: int, start: int) -> NDArray[np.int64]:
    """How many steps away each node is."""
    found, front = {start: 0}, [start]
    for node in front:
        for other in BOARDS[board].neighbours[node]:
            if other not in found:
                found[other] = found[node] + 1
                front.append(other)
    return np.array([found[node] for node in range(len(found))])


def ways_from(board: int, node: int) -> Ways:
    count = int(ROUTE_COUNT[board, node])
    actions = ROUTE_CODE[board, node, :count].astype(np.int64) + int(ROUTES_AT[board])
    return Ways(actions, ROUTE_END[board, node, :count].astype(np.int64), ROUTE_STEPS[board, node, :count].astype(int))


def moves_needed(ways: tuple[Ways, ...], circles: int, nodes: int) -> NDArray[np.int64]:
    """[node, letter]: JK-5.4 moves to the oracle, each ending on a circle space but the last."""
    moves = np.full((nodes, ORACLES), int(FAR))
    moves[range(circles, circles + ORACLES), range(ORACLES)] = 0
    for number in range(1, nodes):
        front = moves == number - 1
        if not front.any():
            break
        for node in range(nodes):
            ends = ways[node].ends
            open_ends = front[ends] & ((ends < circles)[:, None] | (number == 1))
            moves[node] = np.where((moves[node] > number) & open_ends.any(axis=0), number, moves[node])
    return moves


def stones_on(ways: Ways, lying: Any) -> NDArray[np.int64]:
    """How many stones lie on each route."""
    return np.where(ways.entered == NOWHERE, 0, np.asarray(lying)[ways.entered] != 0).sum(axis=1)
