"""The bots at a terminal's match: one for each seat but the player's."""

from secrets import randbits
from time import monotonic

from paravent import Match, bots

SEED_BITS = 62


class Opponents:
    """Bots of one level. Each is given what its seat may know, as at any table."""

    def __init__(self, match: Match, person: int, level: str | None, seed: int | None) -> None:
        self.match = match
        self.level = level or bots.levels(match.game.key)[0]
        self.bots = {seat: self.bot(seat, seed) for seat in range(match.seats) if seat != person}

    def bot(self, seat: int, seed: int | None) -> bots.Bot:
        own = randbits(SEED_BITS) if seed is None else seed + seat
        return bots.bot(self.match.game.key, self.level, seed=own, clock=monotonic)

    def move(self) -> None:
        """One move of a bot that the game waits for."""
        seat = min(self.match.to_act & self.bots.keys())
        hidden = self.match.hidden(seat)
        action = self.bots[seat].choose(hidden, self.match.events(seat), seat)
        self.match.play(seat, self.match.game.write(hidden, int(action)))
