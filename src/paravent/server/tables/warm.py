"""Loading the rules ahead, so that nobody's first move waits for the compiler."""

from functools import cache
from random import Random

from paravent.engine.match import new_match
from paravent.games import registry
from paravent.server.tables.sight import encoded, sight

MOVES = 60


@cache
def load_rules() -> None:
    """Plays the beginning of a match of every game, and shows it to everybody."""
    for game in registry.every_game():
        match = new_match(game, None, bytes(32), {})
        chance = Random(0)
        for _ in range(MOVES):
            for viewer in (*range(match.seats), None):
                encoded(sight(match, viewer, None))
            waiting = sorted(match.to_act)
            if not waiting:
                break
            seat = chance.choice(waiting)
            match.play(seat, chance.choice(match.legal(seat)))
