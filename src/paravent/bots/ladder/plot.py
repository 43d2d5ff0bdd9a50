"""A ladder as a picture: shares with their intervals, ratings, and how strength grows with thinking time."""

from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from paravent.bots.entrants import read_entrant
from paravent.bots.ladder.standings import Report, Standing
from paravent.bots.refusals import refused

FORMS: Final = (".svg", ".png")
COLOUR, EVEN = "#7a3b2e", "#9a9a9a"


def check_plot(path: Path) -> None:
    """Raises `Refusal` (`bad-plot`, `no-plot`) before anything is played for a picture that cannot be drawn."""
    if path.suffix.lower() not in FORMS:
        raise refused("bad-plot", got=str(path), expected=", ".join(FORMS))
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise refused("no-plot") from None


def plot(report: Report, path: Path) -> None:
    """Draws it. Raises `Refusal`, `OSError`."""
    check_plot(path)
    from matplotlib.figure import Figure

    growing = {who: found for who, found in by_budget(report).items() if len(found) > 1}
    rows = max(len(report.meetings), len(report.standings))
    figure = Figure(figsize=(14 if growing else 10, 1.6 + 0.35 * rows), layout="constrained")
    axes = figure.subplots(1, 3 if growing else 2)
    figure.suptitle(title(report))
    draw_shares(axes[0], report)
    draw_ratings(axes[1], report)
    if growing:
        draw_growth(axes[2], growing)
    figure.savefig(path)


def title(report: Report) -> str:
    ladder = report.ladder
    scale = "" if ladder.scale == 1 else f", budgets × {ladder.scale:g}"
    return f"{ladder.game}, {ladder.seats} seats, {report.played} games{scale}"


def draw_shares(axes: Any, report: Report) -> None:
    met = report.meetings[::-1]
    for row, meeting in enumerate(met):
        axes.plot([meeting.low, meeting.high], [row, row], color=COLOUR)
        axes.plot([meeting.share], [row], "o", color=COLOUR, clip_on=False)
    axes.axvline(1 / report.ladder.seats, color=EVEN, linestyle="--")
    axes.set_xlim(0, 1)
    axes.set_yticks(range(len(met)), [f"{meeting.one} – {meeting.others}" for meeting in met])
    axes.set_xlabel("share of wins, 95 % interval")


def draw_ratings(axes: Any, report: Report) -> None:
    placed = report.standings[::-1]
    deviations = [2 * standing.deviation for standing in placed]
    axes.errorbar([standing.rating for standing in placed], range(len(placed)), xerr=deviations, fmt="o", color=COLOUR)
    axes.set_yticks(range(len(placed)), [standing.name for standing in placed])
    axes.set_xlabel("OpenSkill rating ± 2 σ")


def by_budget(report: Report) -> dict[str, list[tuple[float, Standing]]]:
    """The entrants that take part with several budgets, each with its budgets in order and what they made of them."""
    found = defaultdict(list)
    for standing in report.standings:
        entrant = read_entrant(standing.name)
        budget = entrant.seconds or entrant.iterations
        if budget:
            unit = "s" if entrant.seconds else "iterations"
            found[f"{entrant.who}, {unit}"].append((budget * report.ladder.scale, standing))
    return {who: sorted(budgets, key=lambda pair: pair[0]) for who, budgets in found.items()}


def draw_growth(axes: Any, growing: dict[str, list[tuple[float, Standing]]]) -> None:
    for who, budgets in growing.items():
        deviations = [2 * standing.deviation for _, standing in budgets]
        ratings = [standing.rating for _, standing in budgets]
        axes.errorbar([budget for budget, _ in budgets], ratings, yerr=deviations, fmt="o-", label=who)
    axes.set_xscale("log")
    axes.set_xlabel("budget of a decision")
    axes.set_ylabel("OpenSkill rating ± 2 σ")
    axes.legend()
