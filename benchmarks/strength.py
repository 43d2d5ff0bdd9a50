"""How well the bots play: `python -m benchmarks.strength [--games 200] [--modes basic expert] [--processes 1]`.

Seats are swapped within pairs of games from the same seed. The adept thinks for a tenth of its time in every row: of
processor time, so that other work on the machine does not weaken it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import thread_time
from typing import NamedTuple

from paravent import bots
from paravent.bots.arena import MakeBot, meet

GAME = "princess-jing"
TENTH = 0.03
MODES = ("basic", "expert")
PAIRS = (("novice", "random"), ("adept", "novice"), ("novice", "novice"), ("adept", "adept"))
HEAD = ("mode", "bots", "won – lost – drawn", "share", "95 % interval", "ended by the limit", "moves a game")


class Meeting(NamedTuple):
    """One row of the table."""

    mode: str
    first: str
    second: str
    games: int


def player(level: str, salt: int) -> MakeBot:
    """Bots of a level; another salt makes others from the same seeds, so that equals do not think alike."""
    return lambda seed: bots.bot(GAME, level, seed=2 * seed + salt, clock=thread_time)


def row(meeting: Meeting) -> str:
    """One meeting, as a line of a table in Markdown."""
    seeds = range(meeting.games // 2)
    tally = meet(GAME, player(meeting.first, 0), player(meeting.second, 1), seeds, {"mode": meeting.mode}, TENTH)
    low, high = tally.interval
    cells = (
        meeting.mode,
        f"{meeting.first} – {meeting.second}",
        f"{tally.won} – {tally.lost} – {tally.drawn}",
        f"{tally.share:.1%}",
        f"{low:.1%} … {high:.1%}",
        f"{tally.limited / tally.games:.1%}",
        f"{tally.moves / tally.games:.0f}",
    )
    return line(cells)


def line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES)
    parser.add_argument("--processes", type=int, default=1, help="as many as there are cores")
    chosen = parser.parse_args()
    meetings = [Meeting(mode, *pair, chosen.games) for mode in chosen.modes for pair in PAIRS]
    print(line(HEAD), line(("---", "---", "---", "---:", "---:", "---:", "---:")), sep="\n")
    with ProcessPoolExecutor(chosen.processes) as pool:
        for made in pool.map(row, meetings):
            print(made, flush=True)


if __name__ == "__main__":
    main()
