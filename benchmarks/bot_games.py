"""Mangrovia by bots, in numbers: `python -m benchmarks.bot_games [--games 1000] [--seats 2 3 4 5]`.

Novices play so many games for each number of seats and each kind of garden tiles, in compiled code. After every
decision everything is counted: cards, amulets, huts, points (section 9 of the specification); a game without a way on,
or one in which a count is wrong, ends the run with its number.
"""

import argparse
import sys
from typing import Any, Final

import numpy as np

from paravent.engine.match import key_of, new_match
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.bot import mind
from tests.games.mangrovia.inspection import NOTES, NOVICES, SOURCES, WON

INSPECTION: Final = "tests.games.mangrovia.inspection"
GARDEN_TILES: Final = ("off", "all", "gods", "plain")
HEAD: Final = (
    *("seats", "garden tiles", "games", "rounds: median (10 % – 90 %)", "longest", "points", "winner's"),
    *("on the way", "paths", "garden", "totem", "amulets"),
)


def played(seats: int, tiles: str, games: int) -> Any:
    """What the games came to, as `inspection` notes it."""
    start, states, notes = blank(GAME.dtype), blank(GAME.dtype, 2), np.zeros((games, NOTES), np.int64)
    start[0] = new_match(GAME, seats, key_of(0), {"garden_tiles": tiles}).state
    broken = specialised(INSPECTION, GAME).inspect(states, start, 1_000_000 * seats, games, NOVICES, mind(), notes)
    if broken:
        sys.exit(f"{seats} seats, garden tiles {tiles}: invariant {broken} of section 9 does not hold")
    return notes


def row(seats: int, tiles: str, games: int) -> str:
    notes = played(seats, tiles, games)
    rounds, sources = notes[:, 0], notes[:, 1 : 1 + seats * SOURCES].reshape(games, seats, SOURCES)
    points, won = sources[:, :, :WON].sum(axis=2), sources[:, :, WON] > 0
    low, middle, high = np.percentile(rounds, [10, 50, 90])
    cells = (
        *(str(seats), tiles, f"{games:,}", f"{middle:.0f} ({low:.0f} – {high:.0f})", str(rounds.max())),
        *(f"{points.mean():.1f}", f"{points[won].mean():.1f}"),
        *(f"{mean:.1f}" for mean in sources[:, :, :WON].mean(axis=(0, 1))),
    )
    return line(cells)


def line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bot_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", choices=GAME.seats, default=GAME.seats)
    chosen = parser.parse_args()
    print(line(HEAD), line(("---:", "---", *("---:",) * (len(HEAD) - 2))), sep="\n")
    for seats in chosen.seats:
        for tiles in GARDEN_TILES:
            print(row(seats, tiles, chosen.games), flush=True)


if __name__ == "__main__":
    main()
