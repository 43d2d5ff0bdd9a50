"""Answers given in advance: which a seat may give, which stand, and what they answer."""

from collections.abc import Mapping

from paravent.engine.game import Standing
from paravent.engine.match import Match
from paravent.server import wire
from paravent.server.tables import windows

Given = Mapping[tuple[int, str], int]
"""By seat and name: the game's number until whose change it stands."""


def offered(match: Match, seat: int) -> list[Standing]:
    """The standing answers that a seat may give."""
    if match.result is not None:
        return []
    return [standing for standing in match.game.standing if standing.offered(match.public, seat)]


def stands(match: Match, given: Given, seat: int, standing: Standing) -> bool:
    """Whether the seat gives it, and it has not lapsed."""
    return given.get((seat, standing.name)) == standing.until(match.public)


def answers(match: Match, seat: int, standing: Standing) -> bool:
    """Whether it would answer the question that is put to the seat now."""
    return windows.is_allowed(match, seat, standing.answer) and standing.answers(match.public, seat)


def seen(match: Match, given: Given, seat: int, has_answered: bool) -> list[wire.Standing]:
    """What the seat is shown. `has_answered`: its own answer is kept back, and comes before any that stands."""
    shown = []
    for standing in offered(match, seat):
        gives = stands(match, given, seat, standing)
        shown.append(wire.Standing(standing.name, gives, gives and not has_answered and answers(match, seat, standing)))
    return shown
