"""Building huts (MG-8, MG-9): where, with which landscape cards, and what a complete building brings.

A double hut needs two landscape cards, chosen in the order of the landscapes. Until the payment is complete nothing has
changed but the fields of the building under way, which only its builder may know (MG-R37).
"""

from paravent.engine.events import EVERYBODY, emit
from paravent.engine.jit import kernel
from paravent.engine.record import Int16s
from paravent.games.mangrovia.board import COST, CURRENCY, DOUBLE, GARDEN_PLACE, IN_TOTEM, LANDSCAPE_BITS, POINTS, RING
from paravent.games.mangrovia.components import (
    DOUBLE_STOP,
    LANDSCAPES,
    NO_TILE,
    NOBODY,
    PLAIN_TILE,
    RANK_VALUES,
    RANKS,
    TILE_RANK,
    Kind,
)
from paravent.games.mangrovia.rules.actions import BUILD, PAY_DEFAULT, fields, lands
from paravent.games.mangrovia.rules.payment import complete, currency, payments, rank_of, sums
from paravent.games.mangrovia.state import NO_FIELD, NO_LANDSCAPE, Clause, Happening, Phase, State, Step


@kernel
def has_bird(state: State, landscape: int) -> bool:
    """MG-8.2."""
    return bool(state.birds >> landscape & 1)


@kernel
def can_lay(state: State, seat: int, first: int, second: int) -> bool:
    """MG-8.3 The landscape cards are in hand; MG-R40 each without a bird needs a joker. `second` -1: one card."""
    jokers = 0 if has_bird(state, first) else 1
    needed = 1
    if second != NO_LANDSCAPE:
        jokers += 0 if has_bird(state, second) else 1
        needed += 1 if second == first else 0
        if state.hands[seat, Kind.LANDSCAPE, 1 + second] < 1:
            return False
    return bool(state.hands[seat, Kind.LANDSCAPE, 1 + first] >= needed and state.tiles[seat, Kind.LANDSCAPE] >= jokers)


@kernel
def layings(state: State, seat: int, field: int, huts: int, first: int) -> int:
    """How many choices of landscape cards a field leaves the seat (MG-9.6), beginning with `first` where that is given.

    A choice of two cards stands in the order of the landscapes.
    """
    printed, count = int(LANDSCAPE_BITS[int(state.board), field]), 0
    for one in range(LANDSCAPES):
        if not printed >> one & 1 or first not in (NO_LANDSCAPE, one):
            continue
        if huts == 1:
            count += can_lay(state, seat, one, NO_LANDSCAPE)
            continue
        for other in range(one, LANDSCAPES):
            if printed >> other & 1 and can_lay(state, seat, one, other):
                count += 1
    return count


@kernel
def why_not_build(state: State, seat: int, field: int, huts: int) -> Clause:
    """Section 5.3, whatever the stop."""
    board = int(state.board)
    if state.owner[field] != NOBODY:
        if state.owner[field] != seat:
            return Clause.MG_8_1
        return Clause.MG_9_5 if huts == 2 else Clause.MG_R15
    if state.huts_left[seat] < huts:
        return Clause.MG_R13
    if huts == 2 and not DOUBLE[board, field]:
        return Clause.MG_9_4
    if layings(state, seat, field, huts, NO_LANDSCAPE) == 0:
        return why_not_lay(state, seat, field, huts)
    payable = sums(state, seat, int(CURRENCY[board, field]))
    return Clause.NONE if payable >> huts * int(COST[board, field]) & 1 else Clause.MG_8_4


@kernel
def why_not_lay(state: State, seat: int, field: int, huts: int) -> Clause:
    """MG-8.3, MG-9.6 The cards are missing; MG-8.2 or the birds are; MG-R40 or jokers are."""
    printed, cards, kinds = int(LANDSCAPE_BITS[int(state.board), field]), 0, 0
    for landscape in range(LANDSCAPES):
        if printed >> landscape & 1:
            kinds += 1
            cards += int(state.hands[seat, Kind.LANDSCAPE, 1 + landscape])
    if cards < huts:
        return Clause.MG_8_3 if kinds == 1 else Clause.MG_9_6
    return Clause.MG_8_2 if state.tiles[seat, Kind.LANDSCAPE] == 0 else Clause.MG_R40


@kernel
def list_builds(state: State, seat: int, out: Int16s, count: int) -> int:
    """Appends every building that is allowed at this stop, as an action; returns how many are listed then."""
    board = int(state.board)
    single = 0
    for landscape in range(LANDSCAPES):
        if can_lay(state, seat, landscape, NO_LANDSCAPE):
            single |= 1 << landscape
    if single == 0:
        return count
    valuables, amulets = sums(state, seat, Kind.VALUABLE), sums(state, seat, Kind.AMULET)
    number = fields(state)
    for field in range(number):
        if state.owner[field] == NOBODY and LANDSCAPE_BITS[board, field] & single:
            payable = valuables if CURRENCY[board, field] == Kind.VALUABLE else amulets
            if payable >> int(COST[board, field]) & 1:
                out[count] = BUILD + field
                count += 1
    if state.boat != DOUBLE_STOP or state.huts_left[seat] < 2:
        return count
    for field in range(number):
        if state.owner[field] == NOBODY and DOUBLE[board, field] and LANDSCAPE_BITS[board, field] & single:
            payable = valuables if CURRENCY[board, field] == Kind.VALUABLE else amulets
            if payable >> 2 * int(COST[board, field]) & 1 and layings(state, seat, field, 2, NO_LANDSCAPE) > 0:
                out[count] = BUILD + number + field
                count += 1
    return count


@kernel
def begin_building(state: State, seat: int, field: int, huts: int) -> None:
    """Section 5.2 The builder is bound; landscape cards and payment are asked for where there is a choice."""
    state.site = field
    state.site_huts = huts
    if layings(state, seat, field, huts, NO_LANDSCAPE) > 1:
        state.step = Step.LAND
        return
    for _ in range(huts):
        lay_first(state, seat)
    begin_payment(state, seat)


@kernel
def lay_first(state: State, seat: int) -> None:
    """The next landscape card is the first that may be chosen."""
    for landscape in range(LANDSCAPES):
        if may_lay_next(state, seat, landscape):
            state.lands[0 if state.lands[0] == NO_LANDSCAPE else 1] = landscape
            return


@kernel
def may_lay_next(state: State, seat: int, landscape: int) -> bool:
    """Section 5.2, LAND: some payable choice contains the cards chosen so far and then this one."""
    field, huts, first = int(state.site), int(state.site_huts), int(state.lands[0])
    if not LANDSCAPE_BITS[int(state.board), field] >> landscape & 1:
        return False
    if first == NO_LANDSCAPE:
        return layings(state, seat, field, huts, landscape) > 0
    return landscape >= first and can_lay(state, seat, first, landscape)


@kernel
def why_not_land(state: State, seat: int, landscape: int) -> Clause:
    """MG-9.6 Printed on the field; MG-8.3 in hand; section 5.2 in order; MG-8.2, MG-R40 with a bird or a joker."""
    if may_lay_next(state, seat, landscape):
        return Clause.NONE
    if not LANDSCAPE_BITS[int(state.board), int(state.site)] >> landscape & 1:
        return Clause.MG_9_6
    taken = 1 if state.lands[0] == landscape else 0
    if state.hands[seat, Kind.LANDSCAPE, 1 + landscape] <= taken:
        return Clause.MG_8_3
    if landscape < state.lands[0]:
        return Clause.SECTION_5_2
    return Clause.MG_8_2 if not has_bird(state, landscape) else Clause.MG_9_6


@kernel
def list_lands(state: State, seat: int, out: Int16s) -> int:
    """The landscape cards that may be chosen, as actions; returns how many."""
    count = 0
    for landscape in range(LANDSCAPES):
        if may_lay_next(state, seat, landscape):
            out[count] = lands(state) + landscape
            count += 1
    return count


@kernel
def lay(state: State, seat: int, landscape: int) -> None:
    """The next landscape card is chosen."""
    if state.lands[0] == NO_LANDSCAPE:
        state.lands[0] = landscape
        if state.site_huts == 2:
            return
    else:
        state.lands[1] = landscape
    begin_payment(state, seat)


@kernel
def take_step(state: State, seat: int, choice: int) -> None:
    """Section 5.2, LAND and PAY: what was chosen, as its distance from the first landscape."""
    if choice < PAY_DEFAULT:
        lay(state, seat, choice)
    elif choice == PAY_DEFAULT:
        complete(state, seat)
        finish_building(state, seat)
    else:
        state.picked[rank_of(currency(state), choice)] += 1
        pay_if_decided(state, seat)


@kernel
def begin_payment(state: State, seat: int) -> None:
    """Section 5.4 If only one exact payment exists it is made without asking."""
    state.step = Step.PAY
    pay_if_decided(state, seat)


@kernel
def pay_if_decided(state: State, seat: int) -> None:
    """Section 5.4 As soon as one exact payment remains, it is completed."""
    if payments(state, seat) == 1:
        complete(state, seat)
        finish_building(state, seat)


@kernel
def finish_building(state: State, seat: int) -> None:
    """MG-8.10 Everything is paid, then the huts stand, then what they bring."""
    board, field, huts = int(state.board), int(state.site), int(state.site_huts)
    paid = pay_items(state, seat)
    cards = pay_landscapes(state, seat)
    jokers, cards = cards >> 8, cards & 255
    state.owner[field] = seat
    state.huts[field] = huts
    state.huts_left[seat] -= huts
    state.points[seat] += huts * int(POINTS[board, field])
    state.rings[seat] += int(RING[board, field])
    gained = gain_tiles(state, seat, field)
    emit(state, EVERYBODY, Happening.BUILT, seat, 2 * field + huts - 1, paid & 4095, paid >> 12 & 4095)
    row = int(state.event_count) - 1
    state.events[row, 6] = (paid >> 24) + (cards << 8)
    state.events[row, 7] = gained + (jokers << 8)
    clear_building(state)
    state.phase = Phase.BUILD
    state.due -= 1
    if state.huts_left[seat] == 0 and state.last_round == 0:
        state.last_round = 1
        emit(state, EVERYBODY, Happening.LAST_ROUND, seat, 0, 0, 0)


@kernel
def pay_items(state: State, seat: int) -> int:
    """MG-10, MG-R9 The price leaves the hand, start cards first; MG-13.5 tiles are discarded.

    Returns what was paid: four bits a rank with the number of items, then a bit for each start card from value 3 on.
    """
    kind, paid = currency(state), 0
    for rank in range(RANKS):
        paid |= int(state.picked[rank]) << 4 * rank
        value = int(RANK_VALUES[kind, rank])
        for _ in range(state.picked[rank]):
            if rank == TILE_RANK:
                state.tiles[seat, kind] -= 1
            elif kind == Kind.VALUABLE and state.start_cards[seat, value] > 0:
                state.start_cards[seat, value] = 0
                paid |= 1 << 4 * RANKS + value - 3
            else:
                lose_item(state, seat, kind, value)
    return paid


@kernel
def lose_item(state: State, seat: int, kind: int, face: int) -> None:
    """A thing is paid: MG-10.1, MG-10.3 it is discarded; section 6 one less of its face is known."""
    state.hands[seat, kind, face] -= 1
    state.held[seat, kind] -= 1
    state.discards[kind, face] += 1
    if state.known[seat, kind, face] > 0:
        state.known[seat, kind, face] -= 1


@kernel
def pay_landscapes(state: State, seat: int) -> int:
    """MG-8.3 The landscape cards leave the hand; MG-R40 a joker only where there is no bird.

    Returns the cards in base 8 and, above eight bits, the number of jokers.
    """
    cards, jokers = 0, 0
    for number in range(state.site_huts):
        landscape = int(state.lands[number])
        lose_item(state, seat, Kind.LANDSCAPE, 1 + landscape)
        cards |= 1 + landscape << 3 * number
        jokers += 0 if has_bird(state, landscape) else 1
    state.tiles[seat, Kind.LANDSCAPE] -= jokers
    return cards + (jokers << 8)


@kernel
def gain_tiles(state: State, seat: int, field: int) -> int:
    """MG-8.9 The top totem tile goes under the hut and scores; MG-13.3 the tile of a field in the Garden is taken.

    Returns the totem tile and, above four bits, the code of the garden tile.
    """
    board, totem, code = int(state.board), 0, NO_TILE
    if IN_TOTEM[board, field]:
        totem = int(state.totem_next)
        state.totem[field] = totem
        state.totem_next += 1
        state.points[seat] += totem
    place = int(GARDEN_PLACE[board, field])
    if place >= 0:
        code = int(state.garden[place])
        state.garden[place] = NO_TILE
        if code >= PLAIN_TILE:
            state.tiles[seat, code - PLAIN_TILE] += 1
        elif code != NO_TILE:
            state.gods[code - 1] = seat
    return totem + (code << 4)


@kernel
def clear_building(state: State) -> None:
    """No building is under way."""
    state.step = Step.NONE
    state.site = NO_FIELD
    state.site_huts = 0
    state.lands[0] = NO_LANDSCAPE
    state.lands[1] = NO_LANDSCAPE
    for rank in range(RANKS):
        state.picked[rank] = 0
