"""Ratings of all entrants on one scale, by OpenSkill's Plackett-Luce model (Weng and Lin, 2011).

Games are taken in the order of the plan, whoever of the workers was first. An entrant that sat on several seats of a
game is moved by the mean of what its seats gained; a game between equals says nothing.
"""

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from paravent.bots.ladder.games import Row


class Rating(NamedTuple):
    """Skill: what it seems to be, and its standard deviation. A beginner has 25 and 25/3."""

    mean: float
    deviation: float


def rate(names: Iterable[str], rows: Iterable[Row]) -> Mapping[str, Rating]:
    """Every entrant's rating after these games."""
    model = PlackettLuce()
    start = model.rating()
    ratings = {name: Rating(start.mu, start.sigma) for name in names}
    for row in rows:
        if row.one == row.others:
            continue
        teams = [[model.rating(*ratings[name])] for name in row.names]
        ranks = [0.0 if not row.winners or seat in row.winners else 1.0 for seat in range(len(teams))]
        after = list(zip(row.names, model.rate(teams, ranks=ranks), strict=True))
        for name in {row.one, row.others}:
            seats = [team[0] for whose, team in after if whose == name]
            ratings[name] = Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
    return ratings
