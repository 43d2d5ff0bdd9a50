"""Section 5.4 What a building can be paid with. Sets of sums are bit sets: bit s stands for the sum s.

A payment is a number of items of each *rank* (`RANK_VALUES`): ranks are in the order of picking, so that every payment
has exactly one sequence of picks.
"""

from typing import Final

from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.board import COST, CURRENCY, MOST_COST
from paravent.games.mangrovia.components import RANK_VALUES, RANKS, TILE_RANK, Kind
from paravent.games.mangrovia.rules.actions import PAY, PAY_DEFAULT, PAY_TILE_A, PAY_TILE_V, lands
from paravent.games.mangrovia.state import Clause, State

EVERY_SUM: Final = (1 << 2 * MOST_COST + 1) - 1


@kernel
def items_held(state: State, seat: int, kind: int, rank: int) -> int:
    """How many items of a rank the seat has: MG-R9 start cards and ordinary ones alike, or garden tiles."""
    if rank == TILE_RANK:
        return int(state.tiles[seat, kind])
    value = int(RANK_VALUES[kind, rank])
    if kind == Kind.VALUABLE:
        return int(state.hands[seat, kind, value]) + int(state.start_cards[seat, value])
    return int(state.hands[seat, kind, value])


@kernel
def sums(state: State, seat: int, kind: int) -> int:
    """Everything the seat can pay exactly in a currency."""
    found = 1
    for rank in range(RANKS):
        for _ in range(items_held(state, seat, kind, rank)):
            found |= (found << int(RANK_VALUES[kind, rank])) & EVERY_SUM
    return found


@kernel
def currency(state: State) -> int:
    """MG-8.5 What the building under way is paid with."""
    return int(CURRENCY[int(state.board), int(state.site)])


@kernel
def still_to_pay(state: State) -> int:
    """MG-9.2 The price of all huts as one total, less what has been picked."""
    kind = currency(state)
    left = int(state.site_huts) * int(COST[int(state.board), int(state.site)])
    for rank in range(RANKS):
        left -= int(state.picked[rank]) * int(RANK_VALUES[kind, rank])
    return left


@kernel
def last_rank(state: State) -> int:
    """The rank of the last pick; the first rank before any."""
    last = 0
    for rank in range(RANKS):
        if state.picked[rank] > 0:
            last = rank
    return last


@kernel
def payments(state: State, seat: int) -> int:
    """How many exact payments contain the picks made so far, with nothing greater to come: 0, 1, or 2 for more."""
    kind, left = currency(state), still_to_pay(state)
    mask = (2 << left) - 1
    some, several = 1, 0
    for rank in range(last_rank(state), RANKS):
        before, before_several = some, several
        shift = 0
        for _ in range(items_held(state, seat, kind, rank) - int(state.picked[rank])):
            shift += int(RANK_VALUES[kind, rank])
            if shift > left:
                break
            more = (before << shift) & mask
            several |= (some & more) | ((before_several << shift) & mask)
            some |= more
    return (some >> left & 1) + (several >> left & 1)


@kernel
def leads_to_a_payment(state: State, seat: int, rank: int) -> bool:
    """Some exact payment contains the picks made so far plus an item of this rank, with nothing greater to come."""
    kind, left = currency(state), still_to_pay(state)
    if rank < last_rank(state):
        return False
    smaller = 1
    for lower in range(RANKS - 1, rank, -1):
        for _ in range(items_held(state, seat, kind, lower)):
            smaller |= (smaller << int(RANK_VALUES[kind, lower])) & EVERY_SUM
    for _ in range(items_held(state, seat, kind, rank) - int(state.picked[rank])):
        left -= int(RANK_VALUES[kind, rank])
        if left >= 0 and smaller >> left & 1:
            return True
    return False


@kernel
def rank_of(kind: int, choice: int) -> int:
    """The rank of a pick, given as its distance from the first landscape; -1 where the currency has none."""
    if choice >= PAY_TILE_V:
        return TILE_RANK if (choice == PAY_TILE_V) == (kind == Kind.VALUABLE) else -1
    for rank in range(RANKS):
        if rank != TILE_RANK and RANK_VALUES[kind, rank] == choice - PAY:
            return rank
    return -1


@kernel
def why_not_pay(state: State, seat: int, choice: int) -> Clause:
    """MG-8.5 In the currency of the field; MG-8.6, MG-13.5 what is held; section 5.4 in order, towards a payment."""
    if choice == PAY_DEFAULT:
        return Clause.NONE
    kind = currency(state)
    rank = rank_of(kind, choice)
    if rank < 0:
        return Clause.MG_8_5
    if items_held(state, seat, kind, rank) <= state.picked[rank]:
        return Clause.MG_13_5 if rank == TILE_RANK else Clause.MG_8_6
    return Clause.NONE if leads_to_a_payment(state, seat, rank) else Clause.SECTION_5_4


@kernel
def list_payments(state: State, seat: int, out: Int16s) -> int:
    """The picks that are allowed, as actions; returns how many."""
    first, kind = lands(state), currency(state)
    out[0] = first + PAY_DEFAULT
    count = 1
    for rank in range(RANKS - 1, -1, -1):
        if rank != TILE_RANK and leads_to_a_payment(state, seat, rank):
            out[count] = first + PAY + int(RANK_VALUES[kind, rank])
            count += 1
    if leads_to_a_payment(state, seat, TILE_RANK):
        out[count] = first + (PAY_TILE_V if kind == Kind.VALUABLE else PAY_TILE_A)
        count += 1
    return count


@kernel
def complete(state: State, seat: int) -> None:
    """Completes the picks canonically: fewest tiles, then fewest items, then the greatest values first."""
    tiles, most = 0, still_to_pay(state)
    while True:
        for items in range(most + 1):
            if complete_with(state, seat, tiles, items):
                return
        tiles += 1


@kernel
def complete_with(state: State, seat: int, tiles: int, items: int) -> bool:
    """Adds exactly so many items, at most so many of them tiles, the greatest values first; False where none do.

    A walk through all sequences of ranks that do not fall; `path` holds the ranks taken, three bits each.
    """
    kind, left = currency(state), still_to_pay(state)
    rank, taken, path = last_rank(state), 0, 0
    tiles += int(state.picked[TILE_RANK])
    while taken < items or left > 0:
        value = int(RANK_VALUES[kind, rank]) if rank < RANKS else 0
        if rank < RANKS and value * (items - taken) >= left:
            limit = items_held(state, seat, kind, rank)
            if rank == TILE_RANK:
                limit = min(limit, tiles)
            if value <= left and state.picked[rank] < limit:
                state.picked[rank] += 1
                left -= value
                taken += 1
                path = path << 3 | rank
            else:
                rank += 1
        elif taken == 0:
            return False
        else:
            rank = path & 7
            state.picked[rank] -= 1
            left += int(RANK_VALUES[kind, rank])
            taken -= 1
            path >>= 3
            rank += 1
    return True
