"""Learns what points the bots of Mangrovia may expect: `python -m benchmarks.prospects [games]`.

The quick judgement plays itself at tables of two to five. Now and then every seat's traits are noted, as `prospect.py`
sees them, and set against the points that it came to in the end: a ridge regression for each number of seats. How sure
a lead is follows from how far the regression was off. Writes `values.json`, whose numbers are compiled into nothing.
"""

import json
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.engine.record import blank
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.bot import candidates, mind
from paravent.games.mangrovia.bot.mind import TRAIT_COUNT, TRAITS, VALUES, VALUES_FILE
from paravent.games.mangrovia.bot.prospect import note_traits
from paravent.games.mangrovia.bot.worth import huts_to_come, measure
from paravent.games.mangrovia.rules.play import choices, deal, play
from paravent.games.mangrovia.rules.scoring import total
from paravent.games.mangrovia.state import Phase, State

GAMES: Final = 6_000
LAPSES: Final = 40
"""One decision in so many is made at random, so that other positions are seen too."""

NOTED: Final = 12
"""One decision in so many is noted."""

STIFFNESS: Final = 30.0
LOGISTIC: Final = np.sqrt(3) / np.pi
"""The scale of a logistic distribution with standard deviation 1."""

POINTS, TO_COME, SEAT = TRAIT_COUNT, TRAIT_COUNT + 1, TRAIT_COUNT + 2
COLUMNS: Final = TRAIT_COUNT + 3


class Desk(NamedTuple):
    """What games are played and noted on."""

    states: NDArray[np.void]
    mind: NDArray[np.float64]
    rows: NDArray[np.float32]
    listed: Any
    priors: NDArray[np.float32]


@kernel
def play_one(desk: Desk, seed: int, first: int) -> int:
    """Plays a game from the options in the record; notes rows from `first` on, returns the row after."""
    state, row = desk.states[0], first
    deal(state, seed)
    while state.phase != Phase.OVER:
        seat = int(state.actor)
        if below(state, NOTED) == 0 and row + state.seats <= desk.rows.shape[0]:
            row = note(desk, state, row)
        if below(state, LAPSES) == 0:
            count = choices(state, seat, desk.listed)
            action = int(desk.listed[below(state, count)])
        else:
            candidates(state, seat, desk.mind, desk.listed, desk.priors, 1)
            action = int(desk.listed[0])
        play(state, seat, action)
    for index in range(first, row):
        desk.rows[index, POINTS] = total(state, int(desk.rows[index, SEAT])) - desk.rows[index, POINTS]
    return row


@kernel
def note(desk: Desk, state: State, row: int) -> int:
    """A row for every seat."""
    measure(state, desk.mind)
    for seat in range(state.seats):
        note_traits(state, seat, desk.mind)
        for trait in range(TRAIT_COUNT):
            desk.rows[row, trait] = desk.mind[TRAITS + trait]
        desk.rows[row, POINTS] = int(state.points[seat])
        desk.rows[row, TO_COME] = huts_to_come(state)
        desk.rows[row, SEAT] = seat
        row += 1
    return row


def played(seats: int, games: int, desk: Desk) -> NDArray[np.float32]:
    """The rows of so many games; a third of them with garden tiles."""
    row = 0
    for number in range(games):
        desk.states[0] = np.zeros(1, desk.states.dtype)[0]
        for option in GAME.options:
            desk.states[0][option.name] = option.read(option.default)
        desk.states[0]["seats"] = seats
        desk.states[0]["garden_tiles"] = number % 3 == 0
        row = play_one(desk, 1_000_003 * seats + number, row)
    return desk.rows[:row]


def fitted(rows: NDArray[np.float32], seats: int) -> dict[str, Any]:
    """The weights that say best what was still to come, and how far they are off."""
    traits, to_come = rows[:, :TRAIT_COUNT].astype(float), rows[:, TO_COME].astype(float)
    inputs = np.hstack([traits, traits * to_come[:, None] / 10])
    wanted = rows[:, POINTS].astype(float)
    square = inputs.T @ inputs + STIFFNESS * np.eye(inputs.shape[1])
    weights = np.linalg.solve(square, inputs.T @ wanted)
    off = (wanted - inputs @ weights).reshape(-1, seats)
    apart = np.abs(off[:, 0] - off[:, 1]) * np.sqrt(np.pi) / 2  # of two seats at one moment, as a standard deviation
    slope, start = np.polyfit(to_come[::seats], apart * LOGISTIC, 1)
    print(f"{seats} seats: {len(rows)} rows, off by {np.sqrt(np.mean(off**2)):.1f} of {np.std(wanted):.1f} points")
    return {
        "weights": np.round(weights, 3).reshape(2, TRAIT_COUNT).tolist(),
        "spread": [round(float(start), 2), round(float(slope), 2)],
    }


def main(games: int) -> None:
    desk = Desk(
        blank(GAME.dtype),
        mind(),
        np.zeros((games * 130, COLUMNS), np.float32),
        np.zeros(GAME.actions, np.int16),
        np.zeros(GAME.actions, np.float32),
    )
    for seats in GAME.seats:
        VALUES[str(seats)] = fitted(played(seats, games, desk), seats)
    VALUES_FILE.write_text(json.dumps(VALUES) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
