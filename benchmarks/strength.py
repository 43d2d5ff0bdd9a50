"""How well the bots play: `python -m benchmarks.strength [--games 200] [--modes basic expert] [--processes 1]`.

`--seats 2 4 6`: Jade König instead (`--game mangrovia`: that one), one bot among others of a weaker level at tables of
so many seats; the one sits on every seat in turn, once for each seed. `--tenth`: adepts think for a tenth of their
time.

Princess Jing: seats are swapped within pairs of games from the same seed. The adept thinks for a tenth of its time in
every row: of processor time, so that other work on the machine does not weaken it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import thread_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent import bots
from paravent.bots.arena import MakeBot, Table, meet, play_out
from paravent.engine.match import key_of, new_match
from paravent.games import registry

GAME = "princess-jing"
TENTH = 0.03
MODES = ("basic", "expert")
PAIRS = (("novice", "random"), ("adept", "novice"), ("novice", "novice"), ("adept", "adept"))
AMONG = (("novice", "random"), ("adept", "novice"), ("novice", "novice"), ("adept", "adept"))
ONE_AMONG = ("jade-koenig", "mangrovia")
AMONG_HEAD = (
    *("seats", "one among", "games", "won", "share", "95 % interval", "even share", "ended by", "moves a game"),
    *("its points", "of each other"),
)
PART = 10
"""Games that one process plays before it takes others."""

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


class Sitting(NamedTuple):
    """Some games of one bot among others: those with numbers from `first` to before `last`."""

    game: str
    seats: int
    one: str
    others: str
    first: int
    last: int
    budget: float | None


def sit(sitting: Sitting) -> tuple[Table, NDArray[np.int64]]:
    """Plays them; and the points of the one, and of all others together."""
    table, points = Table(), np.zeros(2, np.int64)
    for number in range(sitting.first, sitting.last):
        seed, place = divmod(number, sitting.seats)
        levels = [sitting.one if seat == place else sitting.others for seat in range(sitting.seats)]
        clock = None if sitting.budget is None else thread_time
        players = [
            bots.bot(sitting.game, level, seed=sitting.seats * seed + seat, clock=clock)
            for seat, level in enumerate(levels)
        ]
        match = new_match(registry.game(sitting.game), sitting.seats, key_of(seed), {})
        result = play_out(match, players, sitting.budget)
        table += Table(1, int(result.winners == (place,)), len(match.moves), {result.reason: 1})
        points += result.scores[place], sum(result.scores) - result.scores[place]
    return table, points


def print_sittings(chosen: argparse.Namespace) -> None:
    """A table for one bot among others."""
    games, budget = chosen.games, TENTH if chosen.tenth else None
    print(line(AMONG_HEAD), line(("---:", "---", *("---:",) * 5, "---", *("---:",) * 3)), sep="\n")
    with ProcessPoolExecutor(chosen.processes) as pool:
        for count in chosen.seats:
            for one, others in (pair.split("-") for pair in chosen.pairs):
                parts = [
                    Sitting(chosen.game, count, one, others, at, min(at + PART, games), budget)
                    for at in range(0, games, PART)
                ]
                sat = list(pool.map(sit, parts))
                table, points = sum((part[0] for part in sat), Table()), sum(part[1] for part in sat)
                print(sitting_row(count, one, others, table, points), flush=True)


def sitting_row(seats: int, one: str, others: str, table: Table, points: Any) -> str:
    low, high = table.interval
    ends = ", ".join(f"{reason} {count / table.games:.0%}" for reason, count in sorted(table.ends.items()))
    cells = (
        str(seats),
        f"{one} – {others}",
        str(table.games),
        str(table.won),
        f"{table.share:.1%}",
        f"{low:.1%} … {high:.1%}",
        f"{1 / seats:.1%}",
        ends,
        f"{table.moves / table.games:.0f}",
        f"{points[0] / table.games:.1f}",
        f"{points[1] / table.games / (seats - 1):.1f}",
    )
    return line(cells)


def line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES)
    parser.add_argument("--processes", type=int, default=1, help="as many as there are cores")
    parser.add_argument("--seats", type=int, nargs="+", choices=range(2, 7), help="one among others, at so many seats")
    parser.add_argument("--game", choices=ONE_AMONG, default=ONE_AMONG[0], help="which game that is")
    among = ["-".join(pair) for pair in AMONG]
    parser.add_argument("--pairs", nargs="+", choices=among, default=among, help="one among others: which")
    parser.add_argument("--tenth", action="store_true", help="adepts think for a tenth of their time")
    chosen = parser.parse_args()
    if chosen.seats:
        print_sittings(chosen)
        return
    meetings = [Meeting(mode, *pair, chosen.games) for mode in chosen.modes for pair in PAIRS]
    print(line(HEAD), line(("---", "---", "---", "---:", "---:", "---:", "---:")), sep="\n")
    with ProcessPoolExecutor(chosen.processes) as pool:
        for made in pool.map(row, meetings):
            print(made, flush=True)


if __name__ == "__main__":
    main()
