"""Learns what the bots of Princess Jing think positions worth: `python -m benchmarks.learn MODE [cycles]`.

The quick judgement plays itself and its earlier selves. Every turn's position, as `worth.py` sees it, is set against
how the game went on: a win counts less the farther away it was, so that nobody learns to block for ever. The tables are
fitted to that by logistic regression, half a step at a time; a belief's lures follow where princesses really stood.
Writes `values.json`, whose numbers are compiled into nothing.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.engine.record import blank
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.board import CELLS, SEATS
from paravent.games.princess_jing.bot import candidates, mind
from paravent.games.princess_jing.bot.belief import HER, crowd, nearness, share_of
from paravent.games.princess_jing.bot.mind import LURES, MODES, VALUES, mind_of
from paravent.games.princess_jing.bot.worth import known, stage
from paravent.games.princess_jing.rules.play import choices, deal, play, to_act
from paravent.games.princess_jing.state import ACTIONS, NOBODY, Figure, Phase, State

CYCLES, GAMES, REMEMBERED = 16, 800, 16
FADING: Final = 0.985
"""What a win counts for less with every turn until it comes."""

STEP, STIFFNESS = 0.5, 10.0
LAPSES: Final = 50
"""One decision in so many is made at random, so that other positions are seen too."""

SERIES, OURS, KNOWN, CROWD, THEIRS, KNOWN_TOO, CROWD_TOO, MOVER, TURN, WINNER = range(10)
SHAPES: Final = {
    "race": (2, 4, 8, 8),
    "mover_known": (2, 8, 4),
    "other_known": (2, 8, 4),
    "mover_crowd": (2, 8, 5),
    "other_crowd": (2, 8, 5),
}
COLUMNS: Final = ((SERIES, OURS, THEIRS), (OURS, KNOWN), (THEIRS, KNOWN_TOO), (OURS, CROWD), (THEIRS, CROWD_TOO))


class Desk(NamedTuple):
    """What a game is played and noted on; `places`: for each nearness, how often she might have been there, and was."""

    states: NDArray[np.void]
    minds: NDArray[np.float64]
    rows: NDArray[np.int16]
    places: NDArray[np.float64]
    listed: Any
    priors: NDArray[np.float32]


@kernel
def play_one(desk: Desk, seed: int, first: int) -> int:
    """Plays a game from the options in the record; notes a row for each turn from `first` on, returns the row after."""
    state, row = desk.states[0], first
    deal(state, seed)
    while state.phase != Phase.END:
        seat = 0 if to_act(state) & 1 else 1
        if state.phase == Phase.MOVE and row < desk.rows.shape[0]:
            note(desk, state, seat, row)
            row += 1
        if below(state, LAPSES) == 0:
            count = choices(state, seat, desk.listed)
            action = int(desk.listed[below(state, count)])
        else:
            candidates(state, seat, desk.minds[seat], desk.listed, desk.priors, 1)
            action = int(desk.listed[0])
        play(state, seat, action)
    for index in range(first, row):
        desk.rows[index, WINNER] = state.winner
        desk.rows[index, TURN] = state.turn - desk.rows[index, TURN]
    return row


@kernel
def note(desk: Desk, state: State, seat: int, index: int) -> None:
    """The position as a turn begins."""
    other, row, mind_ = 1 - seat, desk.rows[index], desk.minds[seat]
    mine, hers = int(state.at[seat, Figure.PRINCESS]), int(state.at[other, Figure.PRINCESS])
    row[SERIES], row[MOVER], row[TURN] = state.series, seat, state.turn
    row[OURS], row[THEIRS] = stage(state, seat, mine), stage(state, other, hers)
    row[KNOWN] = known(share_of(state, other, mine, mind_))
    row[KNOWN_TOO] = known(share_of(state, seat, hers, mind_))
    row[CROWD], row[CROWD_TOO] = crowd(state, seat), crowd(state, other)
    count = 0
    for cell in range(CELLS):
        if state.suspects[seat, cell] & HER:
            count += 1
    for cell in range(CELLS):
        if state.suspects[seat, cell] & HER:
            desk.places[nearness(state, other, cell), 0] += 1.0 / count
    desk.places[nearness(state, other, hers), 1] += 1.0


def played(mode: int, first: NDArray[np.float64], second: NDArray[np.float64], seed: int, desk: Desk) -> int:
    """GAMES games between two minds, seats swapped; returns how many rows they gave."""
    row = 0
    for number in range(GAMES):
        desk.states[0] = np.zeros(1, desk.states.dtype)[0]
        for option in GAME.options:
            desk.states[0][option.name] = option.read(option.default)
        desk.states[0]["mode"] = mode
        desk.minds[:] = (first, second) if number % SEATS == 0 else (second, first)
        row = play_one(desk, seed + number, row)
    return row


def fitted(rows: NDArray[np.int16], values: dict[str, Any]) -> dict[str, Any]:
    """The tables that say best how the games went on, half a step from those at hand."""
    inputs = [tuple(rows[:, column] for column in columns) for columns in COLUMNS]
    tables: dict[str, Any] = {name: np.array(values[name], float).reshape(shape) for name, shape in SHAPES.items()}
    for half in range(2):
        winner = rows[:, MOVER] if half == 0 else 1 - rows[:, MOVER]
        wanted = np.where(rows[:, WINNER] == winner, FADING ** rows[:, TURN].astype(float), 0.0)
        found = regression(inputs, wanted, [tables[name][half] for name in SHAPES])
        for name, table in zip(SHAPES, found, strict=True):
            tables[name][half] = (tables[name][half] + table) / 2
    return tables


def regression(inputs: list[Any], wanted: NDArray[np.float64], start: list[Any], rounds: int = 200) -> list[Any]:
    """Logistic regression on sums of table entries, by damped steps on all entries at once."""
    tables = [np.array(table) for table in start]
    sizes = [
        np.bincount(np.ravel_multi_index(at, table.shape), minlength=table.size).reshape(table.shape)
        for at, table in zip(inputs, tables, strict=True)
    ]
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-np.clip(sum(table[at] for at, table in zip(inputs, tables, strict=True)), -15, 15)))
        for index, (at, size) in enumerate(zip(inputs, sizes, strict=True)):
            places = np.ravel_multi_index(at, size.shape)
            error = np.bincount(places, weights=wanted - chance, minlength=size.size).reshape(size.shape)
            tables[index] += STEP * error / (size / 4 + STIFFNESS)
    return tables


def main(mode: str, cycles: int) -> None:
    number, random = MODES.index(mode), np.random.default_rng(1)
    desk = Desk(
        blank(GAME.dtype),
        np.stack([mind(), mind()]),
        np.zeros((400 * GAMES, 10), np.int16),
        np.full((LURES, 2), 5.0),
        np.zeros(ACTIONS, np.int16),
        np.zeros(ACTIONS, np.float32),
    )
    past, bank = [mind_of(VALUES)], []
    for cycle in range(cycles):
        earlier = past[random.integers(max(0, len(past) - 8), len(past))]
        count = played(number, past[-1], earlier, int(random.integers(1 << 40)), desk)
        rows = desk.rows[:count]
        bank.append(rows[random.permutation(count)[:100_000]])
        learned = VALUES[mode]
        tables = fitted(np.concatenate(bank[-REMEMBERED:]), learned)
        learned |= {name: np.round(table, 2).tolist() for name, table in tables.items()}
        ratio = desk.places[:, 1] / desk.places[:, 0]
        learned["lure"] = np.round(np.clip(0.8 * np.array(learned["lure"]) + 0.2 * ratio, 0.2, 5), 2).tolist()
        desk.places[:] = 0.8 * desk.places + 1.0
        past.append(mind_of(VALUES))
        drawn = np.mean(rows[:, WINNER] == NOBODY)
        print(
            f"{cycle}: {count / GAMES:.0f} turns a game, {drawn:.1%} of them in draws, lures {learned['lure']}",
            flush=True,
        )
    path = GAME.folder / "bot" / "values.json"
    Path(path).write_text(json.dumps(VALUES) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in MODES:
        sys.exit(f"expected one of {', '.join(MODES)}")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else CYCLES)
