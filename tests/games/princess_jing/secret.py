"""What a seat hides from the other, as one comparable value: its figures, its card, the animal it left out."""

from typing import Any

from paravent.games.princess_jing import GAME


def secret(record: Any, seat: int) -> tuple[Any, ...]:
    """Mirror holders are alike to the other seat, so their cells are named without saying which is which."""
    hidden = record.copy()
    GAME.kernels.hide(hidden, seat)
    view: Any = GAME.view(hidden, seat)
    figures = sorted((figure.figure.rstrip("12"), figure.cell) for figure in view.figures)
    return (*figures, view.card, view.left_out)
