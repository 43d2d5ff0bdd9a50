"""How well the bots play: `python -m benchmarks.strength [games]`, 200 games a row where nothing is said.

Seats are swapped within pairs of games from the same seed. The adept thinks for a tenth of its time in every row.
"""

import sys
from time import monotonic

from paravent import bots
from paravent.bots.arena import MakeBot, meet
from paravent.games import registry

GAMES = 200
TENTH = 0.03


def player(key: str, level: str) -> MakeBot:
    return lambda seed: bots.bot(key, level, seed=seed, clock=monotonic)


def row(key: str, mode: str, first: str, second: str, games: int) -> str:
    """One meeting, as a line of a table in Markdown."""
    tally = meet(key, player(key, first), player(key, second), range(games // 2), {"mode": mode}, TENTH)
    low, high = tally.interval
    record = f"{tally.won} – {tally.lost} – {tally.drawn}"
    limited, moves = f"{tally.limited / tally.games:.1%}", f"{tally.moves / tally.games:.0f}"
    cells = (
        f"{key} {mode}",
        f"{first} – {second}",
        record,
        f"{tally.share:.1%}",
        f"{low:.1%} … {high:.1%}",
        limited,
        moves,
    )
    return f"| {' | '.join(cells)} |"


def main(games: int) -> None:
    print("| game | bots | won – lost – drawn | share | 95 % interval | ended by the limit | moves a game |")
    print("|---|---|---|---:|---:|---:|---:|")
    for game in registry.every_game():
        pairs = [("novice", "random"), ("adept", "novice"), ("novice", "novice"), ("adept", "adept")]
        for mode in ("basic", "expert"):
            for first, second in pairs:
                print(row(game.key, mode, first, second, games), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
