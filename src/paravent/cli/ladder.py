"""Bots against each other: a table of meetings, a table of ratings, and all of it as JSON or as a picture."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import typer
from rich.logging import RichHandler
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from paravent.bots import ladder as house
from paravent.bots.ladder.crews import Crew
from paravent.bots.ladder.plot import check_plot, plot
from paravent.bots.ladder.standings import Meeting, Report, Standing
from paravent.cli.compile import compile_games
from paravent.cli.console import err, language_of, out, spoken
from paravent.cli.log import CLI_WORDS
from paravent.cli.play import read_option
from paravent.engine import words
from paravent.games import registry

INTERRUPTED = 130
Say = Callable[..., str]


class Where(msgspec.Struct, frozen=True):
    """Where a ladder is played and written."""

    results: Path | None
    json: Path | None
    plot: Path | None
    workers: int
    ray: str | None


def ladder(
    key: str,
    bots: tuple[str, ...],
    options: list[str],
    seats: int | None,
    games: int,
    gauntlet: str | None,
    equals: bool,
    scale: float,
    seed: int,
    where: Where,
    language: str | None,
) -> None:
    """Plays it, or the rest of it, and tells how it stands; an interruption loses no finished game."""
    spoken_language = language_of(language)
    say = partial(words.say, CLI_WORDS, spoken_language)
    with spoken(spoken_language):
        planned = house.new_ladder(
            key,
            bots,
            seats=seats,
            options=dict(map(read_option, options)),
            games=games,
            gauntlet=gauntlet,
            equals=equals,
            scale=scale,
            seed=seed,
        )
        if where.plot is not None:
            check_plot(where.plot)
        crew = house.workers(where.workers) if where.ray is None else house.cluster(where.ray)
        compile_games([registry.game(key)])
        with house.Results(planned, where.results) as results:
            whole = played(results, crew, say)
            found = house.report(planned, results.rows)
        show(found, say)
        write(found, where, say)
    if not whole:
        err.print(say("ladder-interrupted" if where.results else "ladder-lost"), markup=False)
        raise typer.Exit(INTERRUPTED)


def played(results: house.Results, crew: Crew, say: Say) -> bool:
    """Plays what is missing, with a progress bar; False where it was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        faults_told(),
        Progress(
            *columns,
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as progress,
    ):
        task = progress.add_task(say("ladder-playing"), total=None)
        try:
            house.play_missing(results, crew, lambda over, of: progress.update(task, completed=over, total=of))
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def faults_told() -> Iterator[None]:
    """What goes wrong with bots of this process is told as it happens."""
    log, handler = logging.getLogger("paravent.ladder"), RichHandler(console=err, show_path=False)
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)


def show(report: Report, say: Say) -> None:
    """Both tables, and the first fault of each kind."""
    ladder = report.ladder
    title = say(
        "ladder-title",
        game=ladder.game,
        seats=ladder.seats,
        played=report.played,
        planned=report.planned,
        scale=f"{ladder.scale:g}",
        even=f"{1 / ladder.seats:.1%}",
    )
    heads = ("bots", "outcome", "share", "interval", "ends", "moves")
    out.print(table_of(title, [say(f"ladder-{head}") for head in heads], map(meeting_cells, report.meetings)))
    heads = ("bot", "games", "rating", "time", "longest", "faults")
    out.print(table_of(None, [say(f"ladder-{head}") for head in heads], map(standing_cells, report.standings)))
    for standing in report.standings:
        for fault in standing.faults:
            facts = {"kind": fault.kind, "count": fault.count, "first": fault.first}
            out.print(say("ladder-fault", name=standing.name, **facts), markup=False, style="red")


def table_of(title: str | None, heads: list[str], rows: Iterator[tuple[str, ...]]) -> Table:
    table = Table(title=title, title_justify="left")
    for head in heads:
        table.add_column(head, justify="left" if head == heads[0] else "right", no_wrap=head == heads[0])
    for row in rows:
        table.add_row(*row)
    return table


def meeting_cells(meeting: Meeting) -> tuple[str, ...]:
    """One meeting as text."""
    ends = ", ".join(f"{reason} {count / meeting.games:.0%}" for reason, count in meeting.ends.items())
    return (
        f"{meeting.one} – {meeting.others}",
        f"{meeting.won} – {meeting.lost} – {meeting.drawn}",
        f"{meeting.share:.1%}",
        f"{meeting.low:.1%} … {meeting.high:.1%}",
        ends,
        f"{meeting.moves:.0f}",
    )


def standing_cells(standing: Standing) -> tuple[str, ...]:
    """One entrant as text."""
    return (
        standing.name,
        str(standing.games),
        f"{standing.rating:.1f} ± {2 * standing.deviation:.1f}",
        f"{1000 * standing.seconds:.1f}",
        f"{1000 * standing.longest:.0f}",
        ", ".join(f"{fault.kind} {fault.count}" for fault in standing.faults) or "–",
    )


def write(report: Report, where: Where, say: Say) -> None:
    """The files that were asked for."""
    if where.json is not None:
        where.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if where.plot is not None:
        plot(report, where.plot)
    for path in filter(None, (where.json, where.plot)):
        out.print(say("ladder-written", file=str(path)), markup=False)
