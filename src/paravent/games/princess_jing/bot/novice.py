"""The novice: plays at once by a few sensible ideas, has a plan for each move, and overlooks things.

It keeps the knowledge sheet, but thinks every cell on it equally likely. It bluffs a little, looks behind screens with
its mirrors, sends a dangerous screen away when it notices it, and points when it is nearly sure.
"""

from typing import Any, Final

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import CELLS, IN_FRONT, NO_CELL, PAIR_FROM, PAIR_TO, PAIRS, SIDE
from paravent.games.princess_jing.bot.adept import fraction, hidden_place, sure_call
from paravent.games.princess_jing.bot.belief import HER, nearness
from paravent.games.princess_jing.bot.judge import hunted, lairs, news, posts, prime_suspect, way, wins_at
from paravent.games.princess_jing.bot.mind import BELIEF, EXPOSURE
from paravent.games.princess_jing.bot.paralysis import hurry
from paravent.games.princess_jing.bot.worth import animals_found, stage
from paravent.games.princess_jing.rules.actions import DECLINE, PASS, POINT, WITHDRAW
from paravent.games.princess_jing.rules.move import why_not_exchange, why_not_withdraw
from paravent.games.princess_jing.screens import last_mirror
from paravent.games.princess_jing.state import Clause, Figure, Phase, State

OVERLOOKS: Final = 0.2
"""How often it does not notice a danger."""

NEARLY_SURE: Final = 0.5
ALARMED: Final = 0.3
"""The share from which it points, and the one where she would be about to win."""

WALK, BLUFF, SPY = range(3)


@kernel
def count_on(state: State, seat: int, mind: Any, place: int) -> None:
    """The seat's belief about the other princess: all cells of the sheet alike."""
    count = 0
    for cell in range(CELLS):
        if state.suspects[seat, cell] & HER:
            count += 1
    for cell in range(CELLS):
        mind[place + cell] = 1.0 / count if state.suspects[seat, cell] & HER else 0.0


@kernel
def plan_of(state: State) -> int:
    """What it is up to: mostly to walk, sometimes to bluff or to look around; to look while animals are missing."""
    dice = fraction(state)
    seat = int(state.active)
    if hunted(state, seat):
        return SPY if dice < 0.7 else WALK if dice < 0.85 else BLUFF
    return WALK if dice < 0.65 else BLUFF if dice < 0.9 else SPY


@kernel
def novice(state: State, seat: int, mind: Any) -> int:
    """Its answer in any phase."""
    phase = int(state.phase)
    if phase == Phase.PARALYSIS and animals_found(state, seat) == 2:
        return hurry(state, seat)
    if phase == Phase.MOVE or phase == Phase.PARALYSIS:
        count_on(state, seat, mind, BELIEF)
        return novice_move(state, seat, mind)
    if phase == Phase.POINT:
        count_on(state, seat, mind, BELIEF)
        return novice_pointing(state, seat, mind)
    if phase == Phase.REACT:
        return sure_call(state, seat) if animals_found(state, seat) == 2 else DECLINE
    return hidden_place(state, seat)


@kernel
def novice_move(state: State, seat: int, mind: Any) -> int:
    """Wins if it can; then danger, if noticed; then its plan."""
    notices = fraction(state) >= OVERLOOKS
    plan = plan_of(state)
    princess = int(state.at[seat, Figure.PRINCESS])
    count_on(state, 1 - seat, mind, EXPOSURE)
    caught = mind[EXPOSURE + princess] > NEARLY_SURE and notices
    best, chosen = -1.0e9, 0
    for pair in range(PAIRS):
        if why_not_exchange(state, seat, pair) == Clause.NONE:
            worth = fraction(state)
            for turn in range(2):
                cell, place = int(PAIR_FROM[pair]), int(PAIR_TO[pair])
                if turn == 1:
                    cell, place = place, cell
                if cell == princess:
                    worth += liking_to_walk(state, seat, plan, cell, place)
                elif plan == BLUFF and mind[EXPOSURE + cell] > 0.0:
                    worth += 2.0 * (nearness(state, seat, cell) - nearness(state, seat, place))
                if notices and state.phase == Phase.MOVE:
                    worth += alarm(state, seat, mind, cell, place)
            if plan == SPY:
                worth += liking_to_spy(state, seat, mind, int(PAIR_FROM[pair]), int(PAIR_TO[pair]))
            if worth > best:
                best, chosen = worth, pair
    if caught and best < 50.0 and fraction(state) < 0.5:
        return withdrawal(state, seat, chosen)
    return chosen


@kernel
def liking_to_walk(state: State, seat: int, plan: int, cell: int, place: int) -> float:
    """The princess wants to go on, whatever the plan says she does not like to go back."""
    if wins_at(state, seat, place):
        return 100.0
    forward = stage(state, seat, cell) - stage(state, seat, place)
    if hunted(state, seat):
        forward = nearness(state, seat, cell) - nearness(state, seat, place)
    return (3.0 if plan == WALK else 0.5) * forward if forward >= 0 else 3.0 * forward


@kernel
def alarm(state: State, seat: int, mind: Any, cell: int, place: int) -> float:
    """Sending a suspect screen away that is about to arrive; never helping one along."""
    share = mind[BELIEF + cell]
    if share < 0.1:
        return 0.0
    near, after = nearness(state, 1 - seat, cell), nearness(state, 1 - seat, place)
    weight = 30.0 if near <= 1 or after <= 1 else 4.0
    return weight * share * (after - near)


@kernel
def liking_to_spy(state: State, seat: int, mind: Any, one: int, two: int) -> float:
    """Mirrors go where there is something to see."""
    prey = hunted(state, seat)
    worth = 0.0
    for figure in range(Figure.MIRROR1, last_mirror(state) + 1):
        holder = int(state.at[seat, figure])
        place = two if one == holder else one if two == holder else holder
        front = int(IN_FRONT[seat, place])
        cell = two if front == one else one if front == two else front
        if front != NO_CELL and cell != holder and (place != holder or cell != front):
            worth += 4.0 * news(state, seat, mind, cell, prey)
        if place != holder:
            hidden = lairs(state, seat, prey | HER)
            seen_from = posts(seat, hidden)
            worth += 1.0 * (way(seat, holder, hidden, seen_from) - way(seat, place, hidden, seen_from))
    return worth


@kernel
def withdrawal(state: State, seat: int, otherwise: int) -> int:
    """PJ-7 She is found out: home to a column where nobody saw her go."""
    skip = below(state, SIDE)
    for turn in range(SIDE):
        column = (turn + skip) % SIDE
        if why_not_withdraw(state, seat, 0, column) == Clause.NONE:
            return WITHDRAW + column
    return otherwise


@kernel
def novice_pointing(state: State, seat: int, mind: Any) -> int:
    """Points when nearly sure, sooner at one who is about to arrive; sometimes its courage fails."""
    suspect = prime_suspect(mind)
    wanted = ALARMED if nearness(state, 1 - seat, suspect) <= 1 else NEARLY_SURE
    if mind[BELIEF + suspect] >= wanted and fraction(state) >= OVERLOOKS / 2:
        return POINT + suspect
    return PASS
