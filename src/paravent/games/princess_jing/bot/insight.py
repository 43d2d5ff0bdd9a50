"""After the game: where the other princess could have been at a decision, for all that its seat knew."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from paravent.engine.record import blank
from paravent.games.princess_jing.board import CELLS, COLUMNS, NO_CELL, SIDE, cell_name
from paravent.games.princess_jing.bot.belief import inform, liking, recall
from paravent.games.princess_jing.bot.mind import mind
from paravent.games.princess_jing.imagine import imagine
from paravent.games.princess_jing.state import Figure, Phase

WORLDS: Final = 400
Say = Callable[..., str]


class PrincessMap(msgspec.Struct, frozen=True):
    """How likely the other princess stood behind each screen (a1, b1 … e5), as the bots believe; and where she did."""

    seat: int
    cells: tuple[float, ...]
    where: str
    share: float


def insight(hidden: Any, seen: Sequence[Any], seat: int, action: int, truth: Any) -> PrincessMap | None:  # noqa: ARG001
    """The map at any decision after the setup."""
    cell = int(truth["at"][1 - seat, Figure.PRINCESS])
    if hidden["phase"] in {Phase.SETUP, Phase.END} or cell == NO_CELL:
        return None
    cells = shares(hidden, recall(hidden, seen, seat), seat)
    return PrincessMap(seat, tuple(cells.tolist()), cell_name(cell), float(cells[cell]))


def shares(hidden: Any, recalled: NDArray[Any], seat: int, worlds: int = WORLDS) -> NDArray[np.float64]:
    """[cell]: the weight of the imagined worlds in which she stands there."""
    found, scratch, thought = np.zeros(CELLS), blank(hidden.dtype), mind()
    world = scratch[0]
    for number in range(worlds):
        scratch[0] = hidden
        imagine(world, seat, number)
        inform(world, seat, recalled)
        found[int(world["at"][1 - seat, Figure.PRINCESS])] += liking(world, seat, thought)
    return found / found.sum()


def brief(found: PrincessMap, say: Say) -> str:
    """How likely she seemed where she was."""
    return say("insight-princess", where=found.where, share=f"{found.share:.0%}")


def text(found: PrincessMap, say: Say) -> str:
    """The map as its seat sits at it; brackets are round the screen behind which she stood."""
    turned = found.seat == 1
    rows = range(SIDE) if turned else range(SIDE - 1, -1, -1)
    columns = range(SIDE - 1, -1, -1) if turned else range(SIDE)
    lines = ["    " + "".join(f"{COLUMNS[column]:^8}" for column in columns)]
    for row in rows:
        marks = [mark(found, SIDE * row + column) for column in columns]
        lines.append(f"  {row + 1} " + "".join(f"{one:^8}" for one in marks))
    return "\n".join([say("insight-princess-map"), *lines, brief(found, say)])


def mark(found: PrincessMap, cell: int) -> str:
    share = f"{found.cells[cell]:.0%}" if found.cells[cell] else "·"
    return f"[{share}]" if cell_name(cell) == found.where else share
