"""A whole building as one structured act (section 5.4), and the sequence of steps that it stands for.

steps(match.hidden(0), 0, Building(field="m28", landscapes=["water"], valuables=[5, 5]))   # "build m28", "pay 5"
"""

from collections import Counter
from typing import Any, Final, NoReturn

import msgspec
import numpy as np

from paravent.engine.refusal import Unreadable
from paravent.games.mangrovia.board import COST, CURRENCY, LANDSCAPE_BITS
from paravent.games.mangrovia.components import (
    LANDSCAPE_NAMES,
    PLAIN_TILE,
    PLAIN_TILE_VALUES,
    RANK_VALUES,
    RANKS,
    TILE_NAMES,
    TILE_RANK,
    Kind,
)
from paravent.games.mangrovia.moves import behind, field_number, read, written
from paravent.games.mangrovia.naming import board_of
from paravent.games.mangrovia.rules import actions
from paravent.games.mangrovia.rules.build import begin_building, take_step
from paravent.games.mangrovia.rules.payment import items_held
from paravent.games.mangrovia.rules.play import why_not
from paravent.games.mangrovia.state import Clause, Step

JOKER: Final = TILE_NAMES[PLAIN_TILE + Kind.LANDSCAPE]


class Building(msgspec.Struct, forbid_unknown_fields=True):
    """What is built, and everything that is paid for it; start cards stand among the valuables."""

    field: str
    double: bool = False
    landscapes: list[str] = []
    valuables: list[int] = []
    amulets: list[int] = []
    tiles: list[str] = []
    jokers: int = 0


def steps(record: Any, seat: int, building: Building) -> tuple[str, ...]:
    """The notations of the building, from the seat's hidden record. Raises `Unreadable` with the clause against it."""
    field, huts = field_number(record, building.field), 2 if building.double else 1
    announced = f"{'build2' if building.double else 'build'} {building.field}"
    check_price(record, seat, building, field, huts)
    check_landscapes(record, seat, building, field, huts)
    clause = Clause(int(why_not(record, seat, read(record, announced))))
    if clause:
        refuse(clause)
    return announced, *further_steps(record, seat, building, field, huts)


def refuse(clause: Clause) -> NoReturn:
    raise Unreadable(clause)


def check_price(record: Any, seat: int, building: Building, field: int, huts: int) -> None:
    """MG-8.4, MG-8.5, MG-8.6, MG-13.5 Held, in the currency of the field, and exactly its price."""
    board = int(record["board"])
    kind = Kind(int(CURRENCY[board, field]))
    values = building.valuables if kind == Kind.VALUABLE else building.amulets
    if building.amulets if kind == Kind.VALUABLE else building.valuables:
        refuse(Clause.MG_8_5)
    for tile in building.tiles:
        if tile not in TILE_NAMES[PLAIN_TILE:] or tile == JOKER:
            refuse(Clause.MG_13_5)
        if tile != TILE_NAMES[PLAIN_TILE + kind]:
            refuse(Clause.MG_8_5)
    if len(building.tiles) > record["tiles"][seat][kind]:
        refuse(Clause.MG_13_5)
    held = {
        int(RANK_VALUES[kind, rank]): int(items_held(record, seat, kind, rank))
        for rank in range(RANKS)
        if rank != TILE_RANK
    }
    if any(count > held.get(value, 0) for value, count in Counter(values).items()):
        refuse(Clause.MG_8_6)
    if sum(values) + len(building.tiles) * int(PLAIN_TILE_VALUES[kind]) != huts * int(COST[board, field]):
        refuse(Clause.MG_8_4)


def check_landscapes(record: Any, seat: int, building: Building, field: int, huts: int) -> None:
    """MG-8.3, MG-9.6 Cards of the field, in hand; MG-8.2, MG-R40 as many jokers as landscapes without a bird."""
    printed = int(LANDSCAPE_BITS[int(record["board"]), field])
    numbers = [LANDSCAPE_NAMES.index(name) if name in LANDSCAPE_NAMES else -1 for name in building.landscapes]
    if any(number < 0 or not printed >> number & 1 for number in numbers):
        refuse(Clause.MG_9_6)
    held = record["hands"][seat][Kind.LANDSCAPE]
    if len(numbers) != huts or any(count > held[1 + number] for number, count in Counter(numbers).items()):
        refuse(Clause.MG_8_3)
    needed = sum(not int(record["birds"]) >> number & 1 for number in numbers)
    if building.jokers > needed:
        refuse(Clause.MG_R40)
    if building.jokers < needed:
        refuse(Clause.MG_8_2)
    if building.jokers > record["tiles"][seat][Kind.LANDSCAPE]:
        refuse(Clause.MG_13_5)


def further_steps(record: Any, seat: int, building: Building, field: int, huts: int) -> list[str]:
    """The landscape cards and picks that are asked for, on a scratch copy."""
    scratch = np.array([record], record.dtype)
    state, first, fields = scratch[0], behind(record), board_of(record).fields
    cards = sorted(map(LANDSCAPE_NAMES.index, building.landscapes))
    picks = picks_of(Kind(int(CURRENCY[int(record["board"]), field])), building)
    begin_building(state, seat, field, huts)
    found = []
    while state["step"] != Step.NONE:
        choice = cards.pop(0) if state["step"] == Step.LAND else picks.pop(0)
        take_step(state, seat, choice)
        found.append(written(fields, first + choice))
    return found


def picks_of(kind: Kind, building: Building) -> list[int]:
    """Section 5.4 The order of picking: from the greatest value down, a card before a tile of equal value."""
    tile = actions.PAY_TILE_V if kind == Kind.VALUABLE else actions.PAY_TILE_A
    counts = Counter(building.valuables or building.amulets)
    picks = []
    for rank in range(RANKS):
        value = int(RANK_VALUES[kind, rank])
        picks += [tile] * len(building.tiles) if rank == TILE_RANK else [actions.PAY + value] * counts[value]
    return picks
