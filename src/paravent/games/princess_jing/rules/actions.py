"""The table of actions (8.2): which numbers stand for which kind."""

from typing import Final

from paravent.games.princess_jing.board import ANIMALS, CELLS, LINES, PAIRS, SIDE

EXCHANGE: Final = 0
WITHDRAW: Final = EXCHANGE + PAIRS  # 5 * (princess 0, holder 1, holder 2) + column
POINT: Final = WITHDRAW + 3 * SIDE  # + cell
PASS: Final = POINT + CELLS
BACK: Final = PASS + 1  # 5 * line + column
DECLINE: Final = BACK + LINES * SIDE
CALL: Final = DECLINE + 1  # + holder
LEAVE: Final = CALL + 2  # + animal
PLACE: Final = LEAVE + ANIMALS  # 5 * line + column
CAPTAIN: Final = PLACE + LINES * SIDE  # + column
END: Final = CAPTAIN + SIDE
