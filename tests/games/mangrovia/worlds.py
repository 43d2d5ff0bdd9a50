"""Matches in which everybody builds when they can, and twins of them whose hidden cards are permuted."""

from random import Random
from typing import Any

import paravent
from paravent.engine.match import SPECTATOR, Match, match_at
from paravent.engine.record import blank
from paravent.engine.twin import Search, Twins
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.components import KINDS


def seated_match(seats: int, number: int, options: dict[str, Any]) -> Match:
    """A whole random match in which nobody declines what they can do."""
    match = paravent.new("mangrovia", seats=seats, seed=number, options=options)
    random = Random(number)
    while match.to_act:
        (seat,) = match.to_act
        legal = match.legal(seat)
        match.play(seat, random.choice([move for move in legal if move != "skip"] or legal))
    return match


def permuted(whole: Match, viewer: int | None, random: Random, most: int) -> Twins:
    """From a moment of a match: two worlds, and the moves that look the same to the viewer, `most` at the longest."""
    match = whole.rewound(random.randrange(len(whole.moves) * 3 // 4))
    other, truth = swapped(match, viewer, random), blank(GAME.dtype)
    truth[0] = match.state
    rest = whole.moves[len(match.moves) :][:most]
    moves = Search(GAME, SPECTATOR if viewer is None else viewer, random).follow(truth, other, rest)
    first, second = match_at(GAME, truth[0]), match_at(GAME, other[0])
    for (seat, left), right in zip(rest, moves, strict=False):
        first.play(seat, left)
        second.play(seat, right)
    return Twins(viewer, first, second)


def swapped(match: Match, viewer: int | None, random: Random) -> Any:
    """The true state with cards and amulets of others exchanged for some that lie deep in the piles."""
    states = blank(GAME.dtype)
    states[0] = match.state
    state = states[0]
    for seat in range(match.seats):
        for kind in range(KINDS if seat != viewer else 0):
            unknown = state["hands"][seat, kind] - state["known"][seat, kind]
            for place in range(int(state["left"][kind]) // 3):
                mine, theirs = [face for face in range(8) if unknown[face] > 0], int(state["piles"][kind, place])
                if mine and random.random() < 0.3:
                    face = random.choice(mine)
                    state["hands"][seat, kind, face] -= 1
                    state["hands"][seat, kind, theirs] += 1
                    unknown[face] -= 1
                    state["piles"][kind, place] = face
    return states
