"""The bots at a terminal's match: one for each seat but the player's."""

from paravent import Match, bots
from paravent.cli.console import fail


class Opponents:
    """Bots of one level. Each is given what its seat may know, as at any table."""

    def __init__(self, match: Match, person: int, level: str | None) -> None:
        levels = bots.levels(match.game.key)
        self.level = level or levels[0]
        if self.level not in levels:
            fail(f"There is no bot of level {self.level}. Levels of {match.game.key}: {', '.join(levels)}.", 2)
        others = [seat for seat in range(match.seats) if seat != person]
        self.bots = {seat: bots.bot(match.game.key, self.level) for seat in others}
        self.match = match

    def move(self) -> None:
        """One move of a bot that the game waits for."""
        seat = min(self.match.to_act & self.bots.keys())
        bot = self.bots[seat]
        hidden = self.match.hidden(seat)
        action = bot.choose(hidden, self.match.events(seat), seat, bot.budget)
        self.match.play(seat, self.match.game.write(hidden, int(action)))
