"""Imagined worlds: the blanks of a hidden record filled at random, in agreement with all that its seat has seen."""

from typing import Final

from paravent.engine.generator import below, seed_quick
from paravent.engine.jit import kernel
from paravent.games.princess_jing.board import ANIMALS, CAPTAINS, CELLS, IN_FRONT, NO_CELL, SEATS
from paravent.games.princess_jing.knowledge import BEASTS, X1, X2, M, P, know_figure, know_not_princess
from paravent.games.princess_jing.placement import draw_placement, found_at, random_card
from paravent.games.princess_jing.rules.setup import clear_setup, set_up_at_random, steps_of
from paravent.games.princess_jing.rules.sight import goal, reflection, stands_before_captain
from paravent.games.princess_jing.screens import last_mirror, own_empty, stand
from paravent.games.princess_jing.state import FIGURES, ExpertWin, Figure, Mode, Peek, Phase, Shown, State
from paravent.games.princess_jing.trail import VISITS

ATTEMPTS: Final = 400


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
    for _ in range(ATTEMPTS):
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
def shuffle_holders(state: State, seat: int) -> None:
    """PJ-7.7 Which holder is 1 and which is 2 is never told: the labels are drawn, once the past has been settled."""
    other = 1 - seat
    if below(state, 2) == 0:
        return
    first, second = state.at[other, Figure.MIRROR1], state.at[other, Figure.MIRROR2]
    state.at[other, Figure.MIRROR1] = second
    state.at[other, Figure.MIRROR2] = first
