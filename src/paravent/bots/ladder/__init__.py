"""The ladder: bots against each other, as often as it takes to be sure, and what came of it.

from paravent.bots.ladder import new_ladder, run
report = run(new_ladder("princess-jing", ("random", "novice"), games=20, options={"mode": "expert"}))
report.meetings[0].share, report.standings[0].rating
"""

from collections.abc import Callable
from pathlib import Path

from paravent.bots.ladder.crews import Crew, cluster, here, workers
from paravent.bots.ladder.fixtures import Ladder, fixtures, new_ladder
from paravent.bots.ladder.games import Row
from paravent.bots.ladder.record import Results
from paravent.bots.ladder.standings import Report, report

__all__ = ["Ladder", "Report", "Results", "Row", "cluster", "new_ladder", "play_missing", "report", "run", "workers"]


Progress = Callable[[int, int], None]
"""Told how many games of how many are over."""


def run(ladder: Ladder, path: Path | None = None, crew: Crew = here, progress: Progress | None = None) -> Report:
    """Plays a ladder, or the rest of it where the file has a part.

    Raises `Refusal` (`bad-results`, `other-ladder`, `worker-lost`), `OSError`. What was played before is in the file.
    """
    with Results(ladder, path) as results:
        play_missing(results, crew, progress)
    return report(ladder, results.rows)


def play_missing(results: Results, crew: Crew = here, progress: Progress | None = None) -> None:
    """Plays what is not among the results."""
    planned = list(fixtures(results.ladder))
    missing = [fixture for fixture in planned if fixture not in results.rows]
    over = len(planned) - len(missing)
    if progress is not None:
        progress(over, len(planned))
    if not missing:
        return
    for row in crew(results.ladder, missing):
        results.add(row)
        over += 1
        if progress is not None:
            progress(over, len(planned))
