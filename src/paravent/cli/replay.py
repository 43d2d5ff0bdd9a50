"""Stepping through a saved game, from what one seat knew, a spectator, or with everything open."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.panel import Panel
from rich.text import Text

import paravent
from paravent import Match
from paravent.cli.console import fail, language_of, out, spoken
from paravent.cli.log import Teller
from paravent.cli.play import board_panel

TRUTH, SPECTATOR = "truth", "spectator"


class Frame(NamedTuple):
    """One moment: what happened since the one before, and the board then."""

    lines: list[str]
    board: Panel


def replay(file: Path, whose: str, step: bool, language: str | None) -> None:
    """Shows the game; without a terminal to ask in, all of it at once."""
    spoken_language = language_of(language)
    with spoken(spoken_language):
        match = paravent.load(file)
        viewer = read_viewer(whose, match.seats)
        tell = Teller(match.game, spoken_language, viewer, seat_names(match, spoken_language))
        frames = list(frames_of(match, viewer, whose == TRUTH, tell))
    caption = caption_of(whose, tell)
    if step and out.is_terminal:
        walk(frames, caption, tell)
        return
    for number in range(len(frames)):
        show(frames, number, caption, tell)


def read_viewer(whose: str, seats: int) -> int | None:
    """A seat's number; None for a spectator and for the truth."""
    if whose in {TRUTH, SPECTATOR}:
        return None
    if not (whose.isdecimal() and int(whose) < seats):
        fail(f"--seat takes a number from 0 to {seats - 1}, spectator or truth, not {whose}.", 2)
    return int(whose)


def seat_names(match: Match, language: str) -> list[str]:
    nobody = Teller(match.game, language, None, [])
    return [nobody.say("player-seat", seat=seat) for seat in range(match.seats)]


def caption_of(whose: str, tell: Teller) -> str:
    if whose == TRUTH:
        return tell.say("truth")
    return tell.say("knowledge-spectator") if whose == SPECTATOR else tell.say("knowledge-seat", seat=tell.reader)


def frames_of(match: Match, viewer: int | None, truth: bool, tell: Teller) -> Iterator[Frame]:
    """One frame for every step the viewer could notice; for the truth one for every move."""
    now = match.begun()
    seen = 0
    yield Frame(tell.lines(now.events_since(viewer, -1)), board_panel(now, viewer, tell, truth))
    for seat, notation in match.moves:
        seen = now.number(viewer)
        now.play(seat, notation)
        if not truth and now.number(viewer) == seen:
            continue
        own = truth or seat == viewer
        lines = [tell.say("step-move", who=tell.names[seat], move=notation)] if own else []
        yield Frame(lines + tell.lines(now.events_since(viewer, seen)), board_panel(now, viewer, tell, truth))


def show(frames: list[Frame], number: int, caption: str, tell: Teller) -> None:
    """One frame on the terminal."""
    out.rule(Text(tell.say("step", step=number, steps=len(frames) - 1, whose=caption)), align="left")
    for line in frames[number].lines:
        out.print(f"· {line}", markup=False)
    out.print(frames[number].board)


def walk(frames: list[Frame], caption: str, tell: Teller) -> None:
    """Forward with Enter, back with b, anywhere with a number."""
    number: int | None = 0
    while number is not None:
        show(frames, number, caption, tell)
        try:
            number = target(
                out.input(Text(tell.say("step-prompt") + "> ", style="dim")).strip(), number, len(frames) - 1
            )
        except EOFError:
            return


def target(typed: str, number: int, last: int) -> int | None:
    """Where to go from a frame; None ends."""
    if typed in {"q", "quit"} or (typed == "" and number == last):
        return None
    if typed in {"b", "p"}:
        return max(0, number - 1)
    if typed.isdecimal():
        return min(last, int(typed))
    return min(last, number + 1)
