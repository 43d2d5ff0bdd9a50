"""Drawing a placement of the other seat's figures that a seat cannot rule out.

Each figure is drawn from its candidate set, and a drawing that contradicts itself is thrown away, so that every
possible placement is equally likely. Should luck fail too often, a search for any possible placement ends it.
"""

from typing import Any, Final

import numpy as np

from paravent.engine.generator import below
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, BELOVED, CARDS, CELLS, LINE, NO_CELL, SIDE
from paravent.games.princess_jing.knowledge import conclude
from paravent.games.princess_jing.state import FIGURES, SURE, ExpertWin, Figure, FullLine, Mode, Phase, State
from paravent.games.princess_jing.trail import VISITS, earlier

DRAWINGS: Final = 400
ALWAYS: Final = 1


@kernel
def random_card(state: State) -> int:
    """PJ-12.1 One of three; none in the basic mode."""
    return 1 + below(state, CARDS) if state.mode == Mode.EXPERT else 0


@kernel
def found_at(state: State, seat: int, animal: int) -> int:
    """PJ-13.3 When the other seat found that animal of the seat, were its holders where `at` has them; 0: not."""
    other = 1 - seat
    first = state.trail[seat, int(state.at[other, Figure.MIRROR1]), animal]
    second = state.trail[seat, int(state.at[other, Figure.MIRROR2]), ANIMALS + animal]
    return earlier(int(state.told[seat, animal]), earlier(int(first), int(second)))


@kernel
def identified_at(state: State, seat: int) -> int:
    """PJ-13.4, PJ-13.6 The clock from which the other seat can win before its beloved captain; 0: it cannot yet."""
    if state.expert_win == ExpertWin.POSITION:
        return ALWAYS
    last, count = 0, 0
    for animal in range(ANIMALS):
        clock = found_at(state, seat, animal)
        if clock > 0:
            count += 1
            last = clock if clock > last else last
    return last if count == 2 else 0


@kernel
def has_won_before(state: State, seat: int, card: int) -> bool:
    """PJ-13.5, PJ-13.7 With that card the other seat would have won earlier, so the seat cannot be in this world."""
    since = identified_at(state, seat)
    captain = int(BELOVED[card, int(state.left_out[seat]) - Figure.CRANE])
    visit = int(state.trail[seat, int(state.at[1 - seat, Figure.PRINCESS]), VISITS + captain])
    return since > 0 and visit >= since


@kernel
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


@kernel
def one_of(state: State, bits: int) -> int:
    """A random member of a bit set that is not empty."""
    for _ in range(below(state, count_bits(bits))):
        bits &= bits - 1
    return lowest(bits)


@kernel
def read_sets(state: State, seat: int, sets: Any) -> int:
    """The candidate set of each opposing figure as a bit set of cells; returns the cells that are surely taken."""
    sure = 0
    sets[:] = 0
    for cell in range(CELLS):
        possible = int(state.suspects[seat, cell])
        sure |= (possible & SURE) << cell
        for figure in range(Figure.PRINCESS, FIGURES):
            sets[figure] |= (possible >> figure & 1) << cell
    return sure


@kernel
def weight_of(state: State, seat: int, sets: Any, left_out: int) -> int:
    """How many ways there are to place the two animals if the third was left out; 0 where it cannot have been."""
    if state.found[seat, left_out - Figure.CRANE] > 0:
        return 0
    if state.stood[seat] >> BELOVED[int(state.card[seat]), left_out - Figure.CRANE] & 1:
        return 0
    weight = 1
    for animal in range(Figure.CRANE, FIGURES):
        if animal != left_out:
            weight *= count_bits(int(sets[animal]))
    return weight


@kernel
def draw_left_out(state: State, seat: int, sets: Any) -> int:
    """PJ-12.2 The animal the other seat left out, as likely as there are ways to place the others; or none."""
    if state.mode == Mode.BASIC:
        return 0
    total = 0
    for animal in range(Figure.CRANE, FIGURES):
        total += weight_of(state, seat, sets, animal)
    ticket = below(state, total if total > 0 else 1)
    for animal in range(Figure.CRANE, FIGURES):
        ticket -= weight_of(state, seat, sets, animal)
        if ticket < 0:
            return animal
    return Figure.OWL + 0


@kernel
def draw_placement(state: State, seat: int) -> None:
    """Places the other seat's figures in `at`, and draws its card and its animals."""
    conclude(state, seat)
    sets = np.zeros(FIGURES, np.int64)
    sure = read_sets(state, seat, sets)
    for _ in range(DRAWINGS):
        state.left_out[1 - seat] = draw_left_out(state, seat, sets)
        state.card[1 - seat] = random_card(state)
        if draw_figures(state, seat, sets, sure) and is_possible(state, seat, True):
            return
    search_placement(state, seat, sets, sure)


@kernel
def in_play(state: State, seat: int, figure: int) -> bool:
    """Whether the seat has that figure, given the animal it left out."""
    if state.mode == Mode.BASIC:
        return figure <= Figure.MIRROR1
    return figure != state.left_out[seat]


@kernel
def draw_figures(state: State, seat: int, sets: Any, sure: int) -> bool:
    """Each figure somewhere in its set; True where no two share a screen and all surely taken cells are taken."""
    other = 1 - seat
    taken = 0
    for figure in range(Figure.PRINCESS, FIGURES):
        state.at[other, figure] = NO_CELL
        if in_play(state, other, figure):
            cell = one_of(state, int(sets[figure]))
            if taken >> cell & 1:
                return False
            taken |= 1 << cell
            state.at[other, figure] = cell
    if sure & ~taken:
        return False
    return state.mode == Mode.BASIC or not drawn_twice(state, other, sets) or below(state, 2) == 0


@kernel
def drawn_twice(state: State, other: int, sets: Any) -> bool:
    """K-13 The sets of the holders overlap, so that the same two cells can be drawn in either order."""
    first, second = int(state.at[other, Figure.MIRROR1]), int(state.at[other, Figure.MIRROR2])
    return sets[Figure.MIRROR1] >> second & 1 != 0 and sets[Figure.MIRROR2] >> first & 1 != 0


@kernel
def is_possible(state: State, seat: int, strict: bool) -> bool:
    """The drawn placement contradicts nothing that has happened."""
    if strict and state.mode == Mode.EXPERT and has_won_before(state, seat, int(state.card[1 - seat])):
        return False
    stays = state.full_line == FullLine.STAY and state.mode == Mode.EXPERT
    if stays and state.phase == Phase.BACK and seat == state.active:
        return not line_is_full(state, 1 - seat)  # PJ-8.10: with a full line there would be nothing to bring back
    return True


@kernel
def line_is_full(state: State, owner: int) -> bool:
    """All of the starting line is taken by drawn figures of its owner."""
    taken = 0
    for figure in range(Figure.PRINCESS, FIGURES):
        for column in range(SIDE):
            if state.at[owner, figure] == LINE[owner, 0, column]:
                taken += 1
    return taken == SIDE


@kernel
def search_placement(state: State, seat: int, sets: Any, sure: int) -> None:
    """Any possible placement, by backtracking in random order over animals, cards and figures."""
    other = 1 - seat
    for strictness in range(2):
        strict = strictness == 0
        skip = below(state, ANIMALS * CARDS)
        for turn in range(ANIMALS * CARDS):
            choice = (turn + skip) % (ANIMALS * CARDS)
            if state.mode == Mode.EXPERT:
                state.left_out[other] = Figure.CRANE + choice // CARDS
                state.card[other] = 1 + choice % CARDS
                if weight_of(state, seat, sets, int(state.left_out[other])) == 0:
                    continue
            if search_figures(state, seat, sets, sure, strict):
                return


@kernel
def search_figures(state: State, seat: int, sets: Any, sure: int, strict: bool) -> bool:
    """Depth-first: figure after figure, each on the cells left to it, in random order; True where all found a place."""
    other = 1 - seat
    state.at[other, :] = NO_CELL
    open_cells = np.zeros(FIGURES + 1, np.int64)
    figure, taken = Figure.PRINCESS + 0, 0
    open_cells[figure] = options_of(state, other, figure, sets, sure, taken)
    while figure >= Figure.PRINCESS:
        if state.at[other, figure] != NO_CELL:
            taken &= ~(1 << int(state.at[other, figure]))
            state.at[other, figure] = NO_CELL
        if in_play(state, other, figure):
            if open_cells[figure] == 0:
                figure -= 1
                continue
            cell = one_of(state, int(open_cells[figure]))
            open_cells[figure] &= ~(1 << cell)
            state.at[other, figure] = cell
            taken |= 1 << cell
        elif open_cells[figure] == 0:
            figure -= 1
            continue
        else:
            open_cells[figure] = 0
        if figure == FIGURES - 1:
            if sure & ~taken == 0 and is_possible(state, seat, strict):
                return True
            continue
        early = strict and figure == Figure.MIRROR2 and state.mode == Mode.EXPERT
        if early and has_won_before(state, seat, int(state.card[other])):
            continue
        figure += 1
        open_cells[figure] = options_of(state, other, figure, sets, sure, taken)
    return False


@kernel
def options_of(state: State, other: int, figure: int, sets: Any, sure: int, taken: int) -> int:
    """The cells left to a figure: surely taken ones only, where no more figures follow than such cells remain.

    A figure that is not in play has one choice, to stand nowhere.
    """
    if not in_play(state, other, figure):
        return 1
    missing = sure & ~taken
    following = 0
    for later_figure in range(figure, FIGURES):
        if in_play(state, other, later_figure):
            following += 1
    free = int(sets[figure]) & ~taken
    if count_bits(missing) > following:
        return 0
    return free & missing if count_bits(missing) == following else free
