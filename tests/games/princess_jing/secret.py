"""What a seat hides from the others, for the suites that compare imagined worlds with the truth."""

from typing import Any

from paravent.games.princess_jing.state import Figure


def secret(record: Any, seat: int) -> tuple[Any, ...]:
    """Figures with their cells, holders without their labels, animals, and card."""
    cells = [int(cell) for cell in record["at"][seat]]
    holders = sorted((cells.pop(Figure.MIRROR1), cells.pop(Figure.MIRROR1)))
    return (*cells, *holders, int(record["left_out"][seat]), int(record["card"][seat]))
