"""What a bot thinks of the actions of a decision.

`Estimator` is what analysis asks. A bot of a user's own may be one itself; the house's searches are made one by
`searching`; of any other bot only its choice is known.
"""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from paravent.bots.entrants import Player


class Estimate(msgspec.Struct, frozen=True):
    """One action: the share of the search that went to it, its value from 0 (lost) to 1 (won), and tries behind it."""

    action: int
    share: float
    value: float | None = None
    tries: int = 0


@runtime_checkable
class Estimator(Protocol):
    """Thinks about a decision and tells what it found."""

    def estimates(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any | None = None) -> list[Estimate]:
        """The actions worth a thought, the bot's choice first.

        hidden, seen   what the seat knows, as for `Bot.choose`
        truth          the full record: the same question with all open, instead of in imagined worlds
        """

    def value(self, hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any | None = None) -> Estimate:
        """One action, thought through for itself: values of two actions can be compared."""


class Chooser:
    """An estimator that knows a bot's choice and nothing else."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def estimates(self, hidden: Any, seen: Sequence[Any], seat: int, truth: Any | None = None) -> list[Estimate]:
        """The choice; nothing of how it would be with all open."""
        if truth is not None:
            return []
        return [Estimate(int(self.player.bot.choose(hidden, seen, seat, self.player.budget)), 1.0)]

    def value(
        self,
        hidden: Any,  # noqa: ARG002
        seen: Sequence[Any],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        action: int,
        truth: Any | None = None,  # noqa: ARG002
    ) -> Estimate:
        """Not known."""
        return Estimate(action, 0.0)


def estimator_of(player: Player) -> Estimator:
    """The bot itself where it is one, a look at its tree where it searches, else its choices alone."""
    from paravent.bots.analysis.searching import TreeReader

    if isinstance(player.bot, Estimator):
        return player.bot
    return TreeReader(player) if TreeReader.reads(player.bot) else Chooser(player)
