"""How well the bots play: `python -m benchmarks.strength [GAME …] [--games 200] [--scale 0.1] [--workers 2]`.

A table in Markdown for each game, mode and number of seats: a ladder of all levels, every pair and every bot against
its equal. `--results FOLDER` keeps every finished game there, and goes on from what is in it. Budgets are processor
time, so that other work on the machine weakens nobody. One ladder alone: `paravent ladder`.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from paravent.bots.ladder import Report, new_ladder, run, workers
from paravent.bots.ladder.standings import Meeting
from paravent.games import registry

SETTINGS: Final[dict[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "jade-koenig": ((2, {}), (4, {}), (6, {})),
    "mangrovia": ((2, {}), (4, {})),
    "princess-jing": ((2, {"mode": "basic"}), (2, {"mode": "expert"})),
}
HEAD: Final = (
    "bots",
    "won – lost – drawn",
    "share",
    "95 % interval",
    "even share",
    "ended by",
    "moves a game",
    "points",
)


def tables(report: Report, what: str) -> Iterator[str]:
    """The lines of a ladder's table."""
    ladder = report.ladder
    yield f"\n{what}, {ladder.seats} seats, budgets × {ladder.scale:g}:\n"
    yield line(HEAD)
    yield line(("---", "---", *(["---:"] * 3), "---", "---:", "---:"))
    yield from (line(cells(meeting)) for meeting in report.meetings)


def cells(meeting: Meeting) -> tuple[str, ...]:
    ends = ", ".join(f"{reason} {count / meeting.games:.0%}" for reason, count in meeting.ends.items())
    return (
        f"{meeting.one} – {meeting.others}",
        f"{meeting.won} – {meeting.lost} – {meeting.drawn}",
        f"{meeting.share:.1%}",
        f"{meeting.low:.1%} … {meeting.high:.1%}",
        f"{meeting.even:.1%}",
        ends,
        f"{meeting.moves:.0f}",
        " – ".join(f"{points:.1f}" for points in meeting.points),
    )


def line(words: tuple[str, ...]) -> str:
    return f"| {' | '.join(words)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME", choices=[[], *registry.keys()], help="all where left out")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--scale", type=float, default=0.1, help="what all budgets are multiplied by")
    parser.add_argument("--workers", type=int, default=1, help="as many as there are cores")
    parser.add_argument("--results", type=Path, help="a folder for the results")
    chosen = parser.parse_args()
    for key in chosen.keys or registry.keys():
        for seats, options in SETTINGS[key]:
            ladder = new_ladder(key, seats=seats, options=options, games=chosen.games, equals=True, scale=chosen.scale)
            what = " ".join([key, *map(str, options.values())])
            path = chosen.results and chosen.results / f"{what.replace(' ', '-')}-{seats}.jsonl"
            print(*tables(run(ladder, path, workers(chosen.workers)), what), sep="\n", flush=True)


if __name__ == "__main__":
    main()
