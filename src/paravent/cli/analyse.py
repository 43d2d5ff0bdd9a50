"""Looking back at a saved game: what each move lost, and whether it could have been known."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import paravent
from paravent import Match, bots
from paravent.bots.analysis import Analysis, Decision, Look, Summary, Verdict, analyse
from paravent.bots.analysis.insights import insights_of
from paravent.cli.compile import compile_games
from paravent.cli.console import err, fail, language_of, out, spoken
from paravent.cli.log import CLI_WORDS
from paravent.engine import words

STYLES = {Verdict.MISTAKE: "red", Verdict.UNLUCKY: "yellow", Verdict.LUCKY: "cyan", Verdict.GOOD: None}


def analyse_file(
    file: Path,
    level: str | None,
    budget: str,
    seat: int | None,
    move: int | None,
    losses: bool,
    json: Path | None,
    language: str | None,
) -> None:
    """A table of all decisions and one of the seats; with a move's number, that decision in full."""
    spoken_language = language_of(language)
    with spoken(spoken_language):
        match = paravent.load(file)
        page = Page(match, spoken_language)
        page.check(seat, move)
        compile_games([match.game])
        found = page.analysed(name_of(match, level, budget), seat, move)
        if move is None:
            page.show_table(found, losses)
            page.show_summaries(found)
        for decision in found.decisions if move is not None else ():
            page.show(decision)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            out.print(page.say("analyse-written", file=str(json)), markup=False)


def name_of(match: Match, level: str | None, budget: str) -> str:
    """A level with the budget; a bot of the user's own may name its own."""
    name = level or bots.levels(match.game.key)[-1]
    return name if "@" in name else f"{name}@{budget}"


class Page:
    """What is printed of one match, in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.say = partial(words.say, CLI_WORDS, language)
        self.say_game = partial(words.say, match.game.words, language)
        self.insights = insights_of(match.game)

    def check(self, seat: int | None, move: int | None) -> None:
        """Ends the command for a seat or a move that the match does not have."""
        if seat is not None:
            self.match.hidden(seat)
        if move is not None and move > len(self.match.moves):
            fail(self.say("analyse-no-move", got=move, most=len(self.match.moves)), 2)

    def analysed(self, name: str, seat: int | None, move: int | None) -> Analysis:
        """The analysis, with a progress bar."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(self.say("analyse-thinking"), total=None)
            return analyse(
                self.match,
                name,
                seats=None if seat is None else [seat],
                moves=None if move is None else [move],
                progress=lambda over, of: progress.update(task, completed=over, total=of),
            )

    def show_table(self, found: Analysis, losses: bool) -> None:
        title = self.say("analyse-title", game=self.say_game("game"), bot=found.bot)
        table = Table(title=title, title_justify="left")
        for head in ("move", "seat", "played", "choice", "known", "open", "verdict", "insight"):
            table.add_column(self.say(f"analyse-{head}"), justify="right" if head in {"known", "open"} else "left")
        for decision in found.decisions:
            if not losses or decision.verdict not in {None, Verdict.GOOD}:
                table.add_row(*self.cells(decision), style=STYLES.get(decision.verdict) if decision.verdict else None)
        out.print(table)

    def cells(self, decision: Decision) -> tuple[str, ...]:
        agrees = decision.choice == decision.played
        return (
            str(decision.number),
            str(decision.seat),
            decision.played,
            "=" if agrees else decision.choice,
            lost(decision.known),
            lost(decision.opened),
            self.say(f"verdict-{decision.verdict.value}") if decision.verdict else "",
            self.brief(decision.insight),
        )

    def brief(self, insight: Any) -> str:
        return "" if insight is None or self.insights is None else self.insights.brief(insight, self.say_game)

    def show_summaries(self, found: Analysis) -> None:
        table = Table()
        for head in ("seat", "decisions", "agreed", "known", "mistakes", "unlucky", "lucky"):
            table.add_column(self.say(f"analyse-{head}"), justify="right")
        for summary in found.summaries:
            table.add_row(*summary_cells(summary))
        out.print(table)
        out.print(self.say("analyse-legend"), markup=False)

    def show(self, decision: Decision) -> None:
        """A decision in full: the board as its seat knew it, what the bot thought of, what only the game can tell."""
        heading = self.say("analyse-heading", number=decision.number, seat=decision.seat, move=decision.played)
        drawn = self.match.game.text(decision.view, self.say_game) if self.match.game.text else repr(decision.view)
        out.print(Panel(Text(drawn), title=heading, title_align="left", expand=False, padding=(0, 1)))
        table = Table()
        for head in ("considered", "share", "value"):
            table.add_column(self.say(f"analyse-{head}"), justify="left" if head == "considered" else "right")
        for candidate in decision.considered:
            value = "" if candidate.value is None else f"{candidate.value:.1%}"
            table.add_row(candidate.move, f"{candidate.share:.0%}", value)
        out.print(table)
        for key, look in (("known", decision.known), ("open", decision.opened)):
            if look is not None:
                facts = {"best": look.best, "value": f"{look.value:.1%}", "played": f"{look.played:.1%}"}
                out.print(self.say(f"analyse-look-{key}", **facts, doubt=f"{look.doubt:.1%}"), markup=False)
        if decision.verdict is not None:
            out.print(self.say(f"verdict-{decision.verdict.value}-told"), markup=False)
        if decision.insight is not None and self.insights is not None:
            out.print(self.insights.text(decision.insight, self.say_game), markup=False)


def lost(look: Look | None) -> str:
    """What was lost, in brackets where it may be chance."""
    if look is None:
        return ""
    if look.lost == 0:
        return "–"
    return f"{look.lost:.1%}" if look.is_loss else f"({look.lost:.1%})"


def summary_cells(summary: Summary) -> tuple[str, ...]:
    return (
        str(summary.seat),
        str(summary.decisions),
        f"{summary.agreed / max(1, summary.decisions):.0%}",
        f"{summary.lost:.1%}",
        str(summary.mistakes),
        str(summary.unlucky),
        str(summary.lucky),
    )
