"""Imagined worlds: the blanks of a hidden record filled at random, in agreement with all that its seat has seen.

Every placement of the opposing figures that the seat cannot rule out is equally likely: figures are drawn each from its
candidate set, and a drawing that contradicts itself is thrown away. Should luck fail too often, a search for any
possible placement ends it.
"""

from typing import Any, Final

import numpy as np

from paravent.engine.generator import below, seed_quick
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import (
    ANIMALS,
    BELOVED,
    CAPTAINS,
    CARDS,
    CELLS,
    IN_FRONT,
    LINE,
    NO_CELL,
    SEATS,
    SIDE,
)
from paravent.games.princess_jing.knowledge import BEASTS, X1, X2, M, P, conclude, know_figure, know_not_princess
from paravent.games.princess_jing.rules.setup import clear_setup, set_up_at_random, steps_of
from paravent.games.princess_jing.rules.sight import goal, reflection, stands_before_captain
from paravent.games.princess_jing.screens import last_mirror, own_empty, stand
from paravent.games.princess_jing.state import (
    FIGURES,
    SURE,
    ExpertWin,
    Figure,
    FullLine,
    Mode,
    Peek,
    Phase,
    Shown,
    State,
)
from paravent.games.princess_jing.trail import VISITS, earlier

DRAWINGS: Final = 400
ALWAYS: Final = 1


@kernel
def imagine(state: State, seat: int, seed: int) -> None:
    """Fills a hidden record (seat -1: a spectator's) with one way the rest could be."""
    seed_quick(state, seed)
    if state.phase == Phase.END:
        return
    if state.phase == Phase.SETUP:
        for owner in range(SEATS):
            if owner != seat:
                imagine_setup(state, owner)
        return
    for _ in range(DRAWINGS):
        imagine_figures(state, seat)
        if not stands_before_captain(state, 0) and not stands_before_captain(state, 1):
            return


@kernel
def imagine_setup(state: State, owner: int) -> None:
    """PJ-4.5 A seat that is ready has set up somehow; of one that is not, nothing needs to stand yet."""
    forget(state, owner)
    clear_setup(state, owner)
    if state.ready[owner]:
        set_up_at_random(state, owner)


@kernel
def random_card(state: State) -> int:
    """PJ-12.1 One of three; none in the basic mode."""
    return 1 + below(state, CARDS) if state.mode == Mode.EXPERT else 0


@kernel
def forget(state: State, owner: int) -> None:
    """Any values for all that the owner alone knows: it has seen nothing, and no figure stands anywhere."""
    state.at[owner, :] = NO_CELL
    state.card[owner] = random_card(state)
    state.left_out[owner] = Figure.CRANE + below(state, ANIMALS) if state.mode == Mode.EXPERT else 0
    state.steps[owner] = steps_of(state)
    state.glance_cell[owner, :] = NO_CELL
    state.glance[owner, :] = Shown.NOTHING
    state.found[owner, :] = 0
    state.told[owner, :] = 0
    state.stood[owner] = 0
    state.trail[owner, :, :] = 0
    suspect_everything(state, owner)


@kernel
def suspect_everything(state: State, owner: int) -> None:
    """The weakest knowledge: every opposing figure may stand wherever no own one does."""
    everything = P | M | X1
    if state.mode == Mode.EXPERT:
        everything |= X2 | BEASTS
    for cell in range(CELLS):
        state.suspects[owner, cell] = everything if own_empty(state, owner, cell) else 0
    if state.mode == Mode.BASIC:
        know_not_princess(state, owner, goal(state, 1 - owner))


@kernel
def imagine_figures(state: State, seat: int) -> None:
    """The figures, cards and discoveries of all others; PJ-15.4 to a spectator both seats are others."""
    for owner in range(SEATS):
        if owner != seat:
            forget(state, owner)
            if seat < 0:
                clear_screens(state, owner)
    for owner in range(SEATS):
        if owner != seat:
            if seat < 0:
                suspect_in_public(state, owner)
            draw_placement(state, 1 - owner)
            settle_figures(state, 1 - owner)
    for owner in range(SEATS):
        if owner != seat:
            suspect_everything(state, owner)
            show_mirrors(state, owner)


@kernel
def clear_screens(state: State, owner: int) -> None:
    """Takes a seat's figures out of all screens."""
    for cell in range(CELLS):
        if not own_empty(state, owner, cell):
            state.standing[cell] = 0


@kernel
def suspect_in_public(state: State, owner: int) -> None:
    """PJ-15.4 All that a spectator knows of the owner's figures: where a found or paralysed princess stands."""
    watcher = 1 - owner
    suspect_everything(state, watcher)
    if owner != state.active and state.found_cell != NO_CELL:
        know_figure(state, watcher, Figure.PRINCESS, int(state.found_cell))
    if owner != state.active and state.paralysed != NO_CELL:
        know_figure(state, watcher, Figure.PRINCESS, int(state.paralysed))


@kernel
def show_mirrors(state: State, owner: int) -> None:
    """PJ-10.6 What the owner's mirrors show now, if it has looked."""
    if state.peek == Peek.ANNOUNCED and not state.looked[owner]:
        return
    for figure in range(Figure.MIRROR1, last_mirror(state) + 1):
        cell = int(IN_FRONT[owner, int(state.at[owner, figure])])
        state.glance_cell[owner, figure - Figure.MIRROR1] = cell
        state.glance[owner, figure - Figure.MIRROR1] = reflection(state, owner, cell)


@kernel
def settle_figures(state: State, seat: int) -> None:
    """Puts the drawn figures behind their screens; the other seat knows what follows from where they have been."""
    other = 1 - seat
    if state.mode == Mode.EXPERT:
        settle_discoveries(state, seat)
        shuffle_holders(state, seat)
    for figure in range(Figure.PRINCESS, FIGURES):
        if state.at[other, figure] != NO_CELL:
            stand(state, other, figure, int(state.at[other, figure]))


@kernel
def settle_discoveries(state: State, seat: int) -> None:
    """PJ-13.3, PJ-13.6 What the other seat knows by now, from where its holders and its princess have been."""
    other = 1 - seat
    for animal in range(ANIMALS):
        state.found[other, animal] = found_at(state, seat, animal)
    princess = int(state.at[other, Figure.PRINCESS])
    for captain in range(CAPTAINS):
        if state.expert_win == ExpertWin.POSITION and state.trail[seat, princess, VISITS + captain] > 0:
            state.stood[other] |= 1 << captain


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
def shuffle_holders(state: State, seat: int) -> None:
    """PJ-7.7 Which holder is 1 and which is 2 is never told: the labels are drawn, once the past has been settled."""
    other = 1 - seat
    if below(state, 2) == 0:
        return
    first, second = state.at[other, Figure.MIRROR1], state.at[other, Figure.MIRROR2]
    state.at[other, Figure.MIRROR1] = second
    state.at[other, Figure.MIRROR2] = first


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
