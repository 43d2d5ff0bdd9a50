"""Reaction windows with a clock.

A window is open while a seat is waited for that may decline, at a table whose option `react_timer` is not 0. It lasts
`react_timer` seconds; who has not answered then has declined. With the option `window = fixed` it always lasts so long:
a decline is kept back until the end, so that nothing shows whether somebody could have done something else, and any
other answer is played at once.
"""

from collections.abc import Mapping

from paravent.engine.match import Match
from paravent.server.rows import WindowRow

DECLINE = "decline"


def seconds_of(match: Match) -> float:
    """How long this table's windows last; 0: they have no clock."""
    seconds = match.options.get("react_timer", 0)
    return float(seconds) if isinstance(seconds, int) else 0.0


def is_fixed(match: Match) -> bool:
    """Whether every window lasts its whole time."""
    return match.options.get("window") == "fixed" and seconds_of(match) > 0


def asked_to_react(match: Match) -> dict[int, int]:
    """The seats whose question may be declined, each with the number at which it was asked."""
    return {seat: match.asked(seat) or 0 for seat in sorted(match.to_act) if DECLINE in match.legal(seat)}


def written_mark(asked: Mapping[int, int]) -> str:
    """Names a window by its questions: `0:12 1:9`."""
    return " ".join(f"{seat}:{number}" for seat, number in asked.items())


def belongs(window: WindowRow, asked: Mapping[int, int]) -> bool:
    """Whether these questions are the window's, or what is left of them."""
    return set(written_mark(asked).split()) <= set(window.mark.split())


def window_after(match: Match, before: WindowRow | None, now: float) -> WindowRow | None:
    """The window that is open after a move."""
    if not seconds_of(match):
        return None
    asked = asked_to_react(match)
    if not asked:
        return None
    if before is not None and belongs(before, asked):
        return before
    return WindowRow(written_mark(asked), now, seconds_of(match))
