"""Answers to reaction windows that a seat may give in advance (JK-R-68)."""

from typing import Any, Final

from paravent.engine.game import Standing
from paravent.games.jade_koenig.board import CIRCLES, ROUTE_COUNT, ROUTE_END
from paravent.games.jade_koenig.rules.seats import is_playing
from paravent.games.jade_koenig.state import Phase


def cycle_at_hand(public: Any) -> int:
    """The cycle that is under way, or the next one while pieces are placed."""
    return int(public["cycle"]) + int(public["phase"] in {Phase.PLACE, Phase.RESEAT})


def threatens_no_oracle(public: Any, _seat: int) -> bool:
    """Whether the mover cannot reach what may be its oracle as far as everybody knows: not one whose card lies open."""
    mover, circles = int(public["on_turn"]), int(CIRCLES[int(public["board"])])
    targets = int(public["targets"][mover]) & ~int(public["opened"])
    return not any(
        end >= circles and targets >> end - circles & 1 and not public["standing"][end]
        for end in ends_of_routes(public, int(public["piece"][mover]))
    )


def ends_of_routes(public: Any, node: int) -> list[int]:
    """JK-5.1 Where routes from a node end, whoever may end there."""
    board = int(public["board"])
    return [int(end) for end in ROUTE_END[board, node, : ROUTE_COUNT[board, node]]]


def plays(public: Any, seat: int) -> bool:
    """JK-R-60 An eliminated seat is asked no more."""
    return bool(is_playing(public, seat))


STANDING: Final = (
    Standing(name="pass-this-cycle", answer="pass", offered=plays, until=cycle_at_hand),
    Standing(name="pass-unless-oracle", answer="pass", offered=plays, answers=threatens_no_oracle),
    Standing(name="no-claim", answer="no-claim", offered=plays),
)
