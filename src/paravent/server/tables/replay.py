"""A finished game, step by step, as one seat or a spectator could know it, or with everything open."""

from typing import Literal

from paravent.engine.match import Match, view_of
from paravent.server import wire
from paravent.server.tables.sight import raw, raws

OPEN = -1


def replay(match: Match, seat: int | None) -> wire.Replay:
    """What the viewer could know at each step that it noticed."""
    again = match.begun()
    frames = [frame(again, seat, 0, None, 0)]
    for move, (mover, notation) in enumerate(match.moves, 1):
        before = again.number(seat)
        again.play(mover, notation)
        if again.number(seat) > before:
            frames.append(frame(again, seat, move, mover, before))
    return wire.Replay(seat, frames)


def frame(match: Match, seat: int | None, move: int, mover: int | None, since: int) -> wire.Frame:
    events = match.events(seat) if mover is None else match.events_since(seat, since)
    return wire.Frame(match.number(seat), move, mover, raw(match.view(seat)), raws(events))


def open_replay(match: Match) -> wire.Replay:
    """Every step with everything open."""
    again = match.begun()
    frames = [open_frame(again, 0, None)]
    for number, (mover, notation) in enumerate(match.moves, 1):
        again.play(mover, notation)
        frames.append(open_frame(again, number, mover))
    return wire.Replay("all", frames)


def open_frame(match: Match, number: int, mover: int | None) -> wire.Frame:
    """The view of the whole state, and all that has happened in its last decision."""
    state = match.state.copy()
    events = [match.game.event(state, row) for row in state["events"][: int(state["event_count"])]]
    return wire.Frame(number, number, mover, raw(view_of(match.game, state, OPEN)), raws(events))


def replay_of(match: Match, seat: int | Literal["all"] | None) -> wire.Replay:
    return open_replay(match) if seat == "all" else replay(match, seat)
