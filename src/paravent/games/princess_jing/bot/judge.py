"""Every action of a turn by what the position after it is worth, as far as the seat can know.

A move is judged over all cells where the other princess may be. So is pointing, which either sends her back or gives
the other seat a turn. Where a screen is suspect enough, a move is judged together with pointing at it.
"""

from typing import Any, Final

import numpy as np

from paravent.engine.jit import inlined, kernel
from paravent.games.princess_jing.board import (
    ANIMALS,
    CAPTAINS,
    CELLS,
    FAR,
    GOAL,
    IN_FRONT,
    LINE,
    NO_CELL,
    NO_PAIR,
    PAIR_FROM,
    PAIR_TO,
    PAIRS,
    SIDE,
    WATCHED_FROM,
)
from paravent.games.princess_jing.bot.belief import MOST_CROWD, NEAR_CELLS, STEPS, WITHIN, believe, crowd, nearness
from paravent.games.princess_jing.bot.mind import (
    BELIEF,
    BELIEVED,
    BLUFF,
    CROWDS,
    EXPOSED,
    EXPOSURE,
    GOALS,
    HUNT,
    JUDGEMENT,
    LAIRS,
    LEARNED,
    MODE_SIZE,
    NEAR,
    NEAR_PLACES,
    NEARS,
    NUMBER,
    PARTS,
    PARTS_SIZE,
    PLACES,
    POSTS,
    PREY,
    SPY,
    STAGES,
)
from paravent.games.princess_jing.bot.worth import (
    animals_found,
    curve,
    known,
    other_part,
    own_part,
    race,
    stage,
)
from paravent.games.princess_jing.rules.actions import WITHDRAW
from paravent.games.princess_jing.rules.move import why_not_exchange, why_not_withdraw
from paravent.games.princess_jing.rules.react import has_windows
from paravent.games.princess_jing.rules.sight import beloved_captain
from paravent.games.princess_jing.rules.turn import NEXT_SERIES, OTHER
from paravent.games.princess_jing.screens import free_columns, last_mirror
from paravent.games.princess_jing.state import Clause, Figure, Mode, Outcome, Phase, State

FORBIDDEN: Final = -9.0
WINNING: Final = 5.0
LOST: Final = -1
SUSPECT: Final = 0.2
"""The share from which a cell may be pointed at."""

PREPARED, UNPREPARED = 0.95, 0.15
"""What a call wins for a seat that knows its captain, and what being seen costs besides."""

MOVES: Final = WITHDRAW + SIDE
"""Exchanges and withdrawals of the princess are judged; a mirror holder is rarely better off at home."""


AROUND: Final = 8
"""The most exchanges of one cell."""


def pairs_at(cell: int) -> list[int]:
    """The exchanges of a cell, filled up to eight with none."""
    found = [pair for pair in range(PAIRS) if cell in {int(PAIR_FROM[pair]), int(PAIR_TO[pair])}]
    return found + [NO_PAIR] * (AROUND - len(found))


PAIRS_AT: Final = np.array([pairs_at(cell) for cell in range(CELLS)], np.int8)
"""[cell, number]"""


STAGE_FROM: Final = np.where(STEPS == 0, LOST, np.maximum(STEPS, 1) - 1).astype(np.float64)
"""[captain's cell, cell]: the stage of a princess there; LOST where she has arrived."""


@kernel
def picture(state: State, seat: int, mind: Any) -> None:
    """Notes both beliefs, the places of the own one, and what can be said of the other princess on each cell."""
    other = 1 - seat
    believed = believe(state, seat, mind, BELIEF)
    mind[BELIEVED], mind[EXPOSED] = believed, believe(state, other, mind, EXPOSURE)
    mind[NEAR] = near_cells = int(NEAR_CELLS[state.mode, other])
    count, near = 0, 0
    for cell in range(CELLS):
        if believed >> cell & 1:
            count += 1
            mind[PLACES + count] = cell
            near += near_cells >> cell & 1
    mind[PLACES], mind[NEAR_PLACES] = count, near
    note_stages(state, other, mind)
    note_hunt(state, seat, mind)
    mind[NUMBER] += 1.0


@kernel
def note_stages(state: State, other: int, mind: Any) -> None:
    """Notes the stage of the other princess on each cell: for each captain that may be hers, where she knows him."""
    if state.mode == Mode.BASIC:
        mind[GOALS] = 1
        for cell in range(CELLS):
            mind[STAGES + cell] = STAGE_FROM[GOAL[other], cell]
    elif animals_found(state, other) == 2:
        mind[GOALS] = CAPTAINS
        for captain in range(CAPTAINS):
            for cell in range(CELLS):
                mind[STAGES + captain * CELLS + cell] = STAGE_FROM[FAR[other, state.captains[other, captain]], cell]
    else:
        mind[GOALS] = 1
        for cell in range(CELLS):
            mind[STAGES + cell] = stage(state, other, cell)


@kernel
def note_hunt(state: State, seat: int, mind: Any) -> None:
    """Notes what the seat hunts, where that may be, and from where it would be seen."""
    mind[PREY] = prey = hunted(state, seat)
    if prey:
        mind[LAIRS] = hidden = lairs(state, seat, prey)
        mind[POSTS] = posts(seat, hidden)


@kernel
def outlook(state: State, seat: int, mind: Any, following: int, ours: int, degree: int, crowd_: int, but: int) -> float:
    """The chance to win with `following` as the next turn, if she is not on cell `but`.

    ours, degree, crowd_: the seat's own princess, by stage, how well she is known, and the screens that could hide her.
    """
    rest = 1.0 - mind[BELIEF + but] if but != NO_CELL else 1.0
    if rest < 0.001:
        return 0.0
    half = 0 if (following < OTHER) == (state.active == seat) else 1
    own = own_part(state, mind, half, ours, degree, crowd_)
    near = int(mind[NEAR_PLACES])
    if but != NO_CELL:
        near -= (int(mind[BELIEVED]) & int(mind[NEAR])) >> but & 1
    total = 0.0
    for index in range(1, int(mind[PLACES]) + 1):
        cell = int(mind[PLACES + index])
        if cell != but:
            total += outlook_at(state, mind, half, following, own, ours, cell, mind[BELIEF + cell] / rest, near)
    return total


@inlined
def outlook_at(
    state: State, mind: Any, half: int, following: int, own: float, ours: int, place: int, share: float, near: int
) -> float:
    """The part of one cell in the outlook: her share there times the chance to win if that is where she stands."""
    others = min(near - (int(mind[NEAR]) >> place & 1), MOST_CROWD)
    goals, chance = int(mind[GOALS]), 0.0
    for captain in range(goals):
        theirs = int(mind[STAGES + captain * CELLS + place])
        if theirs != LOST:
            part = other_part(state, mind, half, theirs, known(share), others)
            chance += curve(own + part + race(state, mind, half, following & 3, ours, theirs))
    return share * chance / goals


@kernel
def outlook_after(
    state: State, seat: int, mind: Any, following: int, ours: int, degree: int, crowd_: int, one: int, two: int
) -> float:
    """The outlook with cells one and two interchanged: of one without, only those two cells are weighed anew."""
    first, second = mind[BELIEF + one], mind[BELIEF + two]
    near = int(mind[NEAR_PLACES]) + exchanged(int(mind[BELIEVED]), int(mind[NEAR]), one, two)
    half = 0 if (following < OTHER) == (state.active == seat) else 1
    own = own_part(state, mind, half, ours, degree, crowd_)
    parts = parts_of(state, mind, half, following, own, ours, crowd_, near)
    total = mind[parts + CELLS]
    if alike(mind, one, two):
        return float(total)
    if first > 0.0:
        total += outlook_at(state, mind, half, following, own, ours, two, first, near) - mind[parts + one]
    if second > 0.0:
        total += outlook_at(state, mind, half, following, own, ours, one, second, near) - mind[parts + two]
    return total


@inlined
def alike(mind: Any, one: int, two: int) -> bool:
    """Whether the other princess would be as far on one cell as on the other."""
    near = int(mind[NEAR])
    if (near >> one ^ near >> two) & 1:
        return False
    for captain in range(int(mind[GOALS])):
        if mind[STAGES + captain * CELLS + one] != mind[STAGES + captain * CELLS + two]:
            return False
    return True


@inlined
def exchanged(cells: int, near: int, one: int, two: int) -> int:
    """How many more of these cells are near once two are interchanged; both are bit sets."""
    return moved(cells, near, one, two) + moved(cells, near, two, one)


@inlined
def moved(cells: int, near: int, cell: int, place: int) -> int:
    """How many more are near if what is on a cell, one of these or not, goes to a place."""
    return (cells >> cell & 1) * ((near >> place & 1) - (near >> cell & 1))


@kernel
def parts_of(state: State, mind: Any, half: int, following: int, own: float, ours: int, crowd_: int, near: int) -> int:
    """Where the outlook's part of every cell stands, and their sum: reckoned once in a judgement.

    near    how many of the cells where she may be are near her captain: one more or fewer than now, at most
    """
    parts = PARTS + ((ours * CROWDS + crowd_) * NEARS + near - int(mind[NEAR_PLACES]) + 1) * PARTS_SIZE
    if mind[parts + CELLS + 1] != mind[NUMBER]:
        mind[parts + CELLS + 1] = mind[NUMBER]
        total = 0.0
        for index in range(1, int(mind[PLACES]) + 1):
            cell = int(mind[PLACES + index])
            part = outlook_at(state, mind, half, following, own, ours, cell, mind[BELIEF + cell], near)
            mind[parts + cell] = part
            total += part
        mind[parts + CELLS] = total
    return parts


@kernel
def pointed(state: State, seat: int, mind: Any, ours: int, degree: int, crowd_: int, cell: int) -> float:
    """PJ-8.4, PJ-8.5 The chance to win if the seat points at a cell: she is found, or the other has an extra turn."""
    share = mind[BELIEF + cell]
    following = int(NEXT_SERIES[state.series, Outcome.HIT])
    half = 0 if (following < OTHER) == (state.active == seat) else 1
    home = stage(state, 1 - seat, int(LINE[1 - seat, 0, SIDE // 2]))
    total = own_part(state, mind, half, ours, degree, crowd_) + other_part(state, mind, half, home, 1, 0)
    found = curve(total + race(state, mind, half, following & 3, ours, home))
    following = int(NEXT_SERIES[state.series, Outcome.MISS])
    return share * found + (1.0 - share) * outlook(state, seat, mind, following, ours, degree, crowd_, cell)


@kernel
def prime_suspect(mind: Any) -> int:
    """The likeliest cell of the other princess."""
    best, chosen = 0.0, 0
    for cell in range(CELLS):
        if mind[BELIEF + cell] > best:
            best, chosen = mind[BELIEF + cell], cell
    return chosen


@kernel
def wins_at(state: State, seat: int, cell: int) -> bool:
    """PJ-11.1, PJ-13.5 Whether the seat, as it knows, wins with its princess on that cell."""
    if state.mode == Mode.BASIC:
        return cell == GOAL[seat]
    return animals_found(state, seat) == 2 and cell == FAR[seat, state.captains[seat, beloved_captain(state, seat)]]


@kernel
def judge_moves(state: State, seat: int, mind: Any) -> None:
    """Writes to JUDGEMENT what each move is worth, FORBIDDEN where it is not allowed."""
    picture(state, seat, mind)
    princess = int(state.at[seat, Figure.PRINCESS])
    degree = known(mind[EXPOSURE + princess])
    following = int(state.series) if state.phase == Phase.PARALYSIS else int(NEXT_SERIES[state.series, Outcome.PASS])
    suspect = prime_suspect(mind)
    if mind[BELIEF + suspect] < SUSPECT or state.phase == Phase.PARALYSIS:
        suspect = NO_CELL
    still = outlook(state, seat, mind, following, stage(state, seat, princess), degree, crowd(state, seat), NO_CELL)
    step = judge_steps(state, seat, mind, princess, degree, following, suspect, still)
    judge_others(state, seat, mind, princess, degree, following, suspect, still, step)
    judge_withdrawals(state, seat, mind, following)


@kernel
def judge_steps(
    state: State, seat: int, mind: Any, princess: int, degree: int, following: int, suspect: int, still: float
) -> float:
    """The exchanges that move the own princess; returns what the best step forward gains over standing still."""
    crowd_ = crowd(state, seat)
    near, gain, plan, planned = int(NEAR_CELLS[state.mode, seat]), 0.0, 0.0, -1
    for turn in range(AROUND):
        pair = int(PAIRS_AT[princess, turn])
        if pair == NO_PAIR:
            break
        one, two = int(PAIR_FROM[pair]), int(PAIR_TO[pair])
        mind[JUDGEMENT + pair] = FORBIDDEN
        if why_not_exchange(state, seat, pair) != Clause.NONE:
            continue
        place = two if one == princess else one
        if wins_at(state, seat, place):
            mind[JUDGEMENT + pair] = WINNING
            continue
        after = crowd_ + moved(int(mind[EXPOSED]), near, place, princess)
        ours = stage(state, seat, place)
        after = min(max(after, 0), MOST_CROWD)
        worth = outlook_after(state, seat, mind, following, ours, degree, after, one, two)
        if suspect != NO_CELL and suspect != place:
            if planned != ours:
                plan, planned = pointed(state, seat, mind, ours, degree, crowd_, suspect), ours
            worth = max(worth, plan)
        worth *= 1.0 - call_risk(state, seat, place, princess)
        if nearness(state, seat, place) < nearness(state, seat, princess):
            gain = max(gain, worth - still)
        mind[JUDGEMENT + pair] = worth + watching(state, seat, mind, one, two)
    return gain


@kernel
def call_risk(state: State, seat: int, place: int, princess: int) -> float:
    """PJ-14.2 The chance that the game is lost by a call, if the princess steps from her cell to that place."""
    if not has_windows(state):
        return 0.0
    watch = int(WATCHED_FROM[1 - seat, place])
    if watch == NO_CELL:
        return 0.0
    cell = place if watch == princess else watch
    risk = 0.0
    for figure in range(Figure.MIRROR1, Figure.MIRROR2 + 1):
        if state.suspects[seat, cell] >> figure & 1:
            risk += 1.0 / candidates_of(state, seat, figure)
    return min(risk, 1.0) * (PREPARED if animals_found(state, 1 - seat) == 2 else UNPREPARED)


@kernel
def judge_others(
    state: State,
    seat: int,
    mind: Any,
    princess: int,
    degree: int,
    following: int,
    suspect: int,
    still: float,
    gain: float,
) -> None:
    """All other exchanges: suspects away, screens that might hide the princess forward, mirrors to where they see."""
    ours, crowd_ = stage(state, seat, princess), crowd(state, seat)
    habits = LEARNED + int(state.mode) * MODE_SIZE
    plan = -1.0
    if suspect != NO_CELL:
        plan = pointed(state, seat, mind, ours, degree, crowd_, suspect)
    cells, unchanged = watched(state, seat), watching(state, seat, mind, NO_CELL, NO_CELL)
    near, exposed = int(NEAR_CELLS[state.mode, seat]), int(mind[EXPOSED])
    vivid = cells | exposed | int(mind[BELIEVED])
    for pair in range(PAIRS):
        one, two = int(PAIR_FROM[pair]), int(PAIR_TO[pair])
        if one == princess or two == princess:
            continue
        mind[JUDGEMENT + pair] = FORBIDDEN
        if why_not_exchange(state, seat, pair) != Clause.NONE:
            continue
        if not (vivid >> one | vivid >> two) & 1:
            mind[JUDGEMENT + pair] = max(plan, still) + unchanged
            continue
        after = min(max(crowd_ + exchanged(exposed, near, one, two), 0), MOST_CROWD)
        worth = outlook_after(state, seat, mind, following, ours, degree, after, one, two)
        if plan > worth:
            worth = plan + 0.1 * (worth - still)
        forward = nearness(state, seat, one) - nearness(state, seat, two)
        if (exposed >> one & 1 and forward > 0) or (exposed >> two & 1 and forward < 0):
            worth += mind[habits + BLUFF] * gain
        changes = (cells >> one | cells >> two) & 1
        mind[JUDGEMENT + pair] = worth + (watching(state, seat, mind, one, two) if changes else unchanged)


@kernel
def hunted(state: State, seat: int) -> int:
    """PJ-13.3 The animals the seat has still to find, as bits of the knowledge sheet."""
    if state.mode == Mode.BASIC or animals_found(state, seat) == 2:
        return 0
    bits = 0
    for animal in range(ANIMALS):
        if state.found[seat, animal] == 0:
            bits |= 1 << (Figure.CRANE + animal)
    return bits


@kernel
def watching(state: State, seat: int, mind: Any, one: int, two: int) -> float:
    """PJ-10 What an exchange gains by what the own mirrors show after it, and by holders nearer to animals."""
    habits, prey = LEARNED + int(state.mode) * MODE_SIZE, int(mind[PREY])
    hidden, seen_from = int(mind[LAIRS]), int(mind[POSTS])
    worth = 0.0
    for figure in range(Figure.MIRROR1, last_mirror(state) + 1):
        holder = int(state.at[seat, figure])
        place = two if one == holder else one if two == holder else holder
        front = int(IN_FRONT[seat, place])
        cell = two if front == one else one if front == two else front
        if front != NO_CELL and cell != holder and (place != holder or cell != front):
            worth += mind[habits + SPY] * news(state, seat, mind, cell, prey)
        if place != holder and prey:
            nearer = way(seat, holder, hidden, seen_from) - way(seat, place, hidden, seen_from)
            worth += mind[habits + HUNT] * nearer
    return worth


@kernel
def watched(state: State, seat: int) -> int:
    """The holders' cells and those their mirrors show, as a bit set: no exchange elsewhere changes what they show."""
    cells = 0
    for figure in range(Figure.MIRROR1, last_mirror(state) + 1):
        holder = int(state.at[seat, figure])
        front = int(IN_FRONT[seat, holder])
        cells |= 1 << holder
        if front != NO_CELL:
            cells |= 1 << front
    return cells


@kernel
def news(state: State, seat: int, mind: Any, cell: int, prey: int) -> float:
    """How much there is to see on a cell: the other princess, an animal."""
    share = mind[BELIEF + cell]
    worth = share if share < 0.8 else 0.0
    possible = int(state.suspects[seat, cell]) & prey
    if possible:
        for animal in range(Figure.CRANE, Figure.OWL + 1):
            if possible >> animal & 1:
                worth += 3.0 / candidates_of(state, seat, animal)
    return worth


@kernel
def candidates_of(state: State, seat: int, figure: int) -> int:
    """9.3 How many cells the figure may stand on."""
    count = 0
    for cell in range(CELLS):
        count += state.suspects[seat, cell] >> figure & 1
    return count


@kernel
def lairs(state: State, seat: int, prey: int) -> int:
    """The cells that may hide what is hunted, as a bit set."""
    cells = 0
    for cell in range(CELLS):
        cells |= (1 << cell) if state.suspects[seat, cell] & prey else 0
    return cells


@kernel
def posts(seat: int, cells: int) -> int:
    """Where a holder sees one of these cells; both are bit sets."""
    watching_ = 0
    for cell in range(CELLS):
        if cells >> cell & 1 and WATCHED_FROM[seat, cell] != NO_CELL:
            watching_ |= 1 << WATCHED_FROM[seat, cell]
    return watching_


@kernel
def way(seat: int, holder: int, hidden: int, seen_from: int) -> int:
    """How many exchanges until a holder sees a cell that may hide what is hunted; see `lairs` and `posts`."""
    behind = int(WATCHED_FROM[seat, holder])
    if behind != NO_CELL and hidden >> behind & 1:
        return 1
    for steps in range(SIDE):
        if seen_from & WITHIN[holder, steps]:
            return steps
    return SIDE


@kernel
def judge_withdrawals(state: State, seat: int, mind: Any, following: int) -> None:
    """PJ-7 The princess to a column of the own starting line, rather where no screen can be the other's."""
    free, places = free_columns(state, seat, 0), 0
    for column in range(SIDE):
        places += free >> column & 1
    home = stage(state, seat, int(LINE[seat, 0, SIDE // 2]))
    worth = outlook(state, seat, mind, following, home, known(1.0 / max(places, 1)), 0, NO_CELL)
    for column in range(SIDE):
        mind[JUDGEMENT + WITHDRAW + column] = FORBIDDEN
        if why_not_withdraw(state, seat, 0, column) == Clause.NONE:
            crossing = 0.01 if state.suspects[seat, int(LINE[seat, 0, column])] else 0.0
            mind[JUDGEMENT + WITHDRAW + column] = worth - crossing


@kernel
def judge_pointing(state: State, seat: int, mind: Any) -> None:
    """Writes to JUDGEMENT what pointing at each cell is worth, and after the last cell what passing is."""
    picture(state, seat, mind)
    princess = int(state.at[seat, Figure.PRINCESS])
    ours, degree, crowd_ = stage(state, seat, princess), known(mind[EXPOSURE + princess]), crowd(state, seat)
    following = int(NEXT_SERIES[state.series, Outcome.PASS])
    mind[JUDGEMENT + CELLS] = outlook(state, seat, mind, following, ours, degree, crowd_, NO_CELL)
    for cell in range(CELLS):
        mind[JUDGEMENT + cell] = FORBIDDEN
        if mind[BELIEF + cell] >= SUSPECT / 2:
            mind[JUDGEMENT + cell] = pointed(state, seat, mind, ours, degree, crowd_, cell)
