"""What the bots do in each phase: one program for all levels, which differ in character."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.bot import asking, hindering, race
from paravent.games.jade_koenig.bot.roads import FAR, stones_on
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.cards import ORDERS, PAIR_OF, PLACES, tasks_of
from paravent.games.jade_koenig.default import default
from paravent.games.jade_koenig.rules import actions
from paravent.games.jade_koenig.state import FACES, TOP, Phase, Switch


class Character(NamedTuple):
    """How a level plays.

    overlooks   how often it does not see that it could claim, or that somebody is about to arrive
    counts      remembers and counts the faces that were seen
    reads       takes from their moves where others are heading for
    weighs      weighs a race against the moves it costs, and a stone against those it takes
    guards      asks what leads to the proof soonest, lays nothing that somebody else may claim, and claims what may be
                right when somebody is about to win
    """

    overlooks: float
    counts: bool
    reads: bool
    weighs: bool
    guards: bool


NOVICE: Final = Character(overlooks=0.25, counts=False, reads=False, weighs=False, guards=False)
ADEPT: Final = Character(overlooks=0.0, counts=True, reads=True, weighs=False, guards=False)
MASTER: Final = Character(overlooks=0.0, counts=True, reads=True, weighs=True, guards=True)

MARKER: Final = 0.35
"""What a position on the movement scale is worth in moves."""

ARRIVAL: Final = 1.5
DETOUR: Final = 0.04


def novice(hidden: Any, seen: Sequence[Any], seat: int, seed: int) -> int:
    """Deduces and runs, hinders who is about to arrive, and overlooks things."""
    return choose(Sight(hidden, seen, seat, seed, NOVICE.reads), NOVICE)


def adept(hidden: Any, seen: Sequence[Any], seat: int, seed: int) -> int:
    """Reads where the others are going and counts stones, but asks as a novice does and runs by feeling."""
    return choose(Sight(hidden, seen, seat, seed, ADEPT.reads), ADEPT)


def choose(sight: Sight, character: Character) -> int:
    """An action of a seat that is asked."""
    chosen = PHASES[sight.phase](sight, character)
    return default(sight.record, sight.seat) if chosen is None else int(chosen)


# Pieces are placed


def place(sight: Sight, _character: Character) -> int:
    """JK-12.4 A space from which many oracles are near; not always the same."""
    roads = sight.roads
    free = [space for space in range(roads.circles) if sight.standing[space] == 0 and sight.lying[space] == 0]
    worth = standing_well(sight)
    best = max(free, key=lambda space: worth[space] + 0.03 * sight.random.random())
    return beyond(sight) + actions.PLACE + best


def standing_well(sight: Sight) -> NDArray[np.float64]:
    """[node]: how good it is to stand there when the oracle cards are dealt."""
    worth: NDArray[np.float64] = np.exp(-0.45 * sight.roads.pace).mean(axis=1)
    return worth


def beyond(sight: Sight) -> int:
    """Where the numbers of actions behind the routes begin."""
    return int(actions.GUESSES_AT[sight.board])


# A turn


def turn(sight: Sight, character: Character) -> int | None:
    """Claims, pays, runs, or waits."""
    claim = sure_claim(sight, character)
    if claim is not None:
        return claim
    if sight.marker[sight.seat] == 0:
        return actions.EXCHANGE
    if actions.MOVE not in sight.legal:
        return actions.NOTHING
    runs = weighs_race(sight) if character.weighs else likes_race(sight)
    return actions.MOVE if runs or must_move(sight) else actions.NOTHING


def must_move(sight: Sight) -> bool:
    """JK-R-63 Somebody has to move before the table stands still for too long."""
    seats = len(sight.others) + 1
    left = int(sight.record["idle_rounds"]) * seats - int(sight.record["idle"])
    if left > seats:
        return False
    if left == 1:
        return sight.marker[sight.seat] > 1 or sight.chips[sight.seat] > 1
    most = max([sight.marker[other] for other in sight.others], default=0)
    return sight.marker[sight.seat] > 1 and sight.marker[sight.seat] >= most and sight.random.random() < 0.5


def likes_race(sight: Sight) -> bool:
    """The novice runs when it is no farther from its oracle than others are from theirs, and has moves to spare."""
    roads, node = sight.roads, sight.piece[sight.seat]
    own = int(roads.moves[node, sight.letter])
    left = sight.marker[sight.seat]
    if own > left:
        return False
    theirs = [
        sum(share * float(roads.moves[sight.piece[other], letter]) for letter, share in sight.goals(other))
        for other in sight.others
        if sight.piece[other] != NOWHERE
    ]
    spare = 1.0 if left >= 6 else 0.0 if left >= 3 else -1.0
    return own <= 1 or own <= min(theirs, default=FAR) + spare + sight.random.uniform(-0.7, 0.7)


def weighs_race(sight: Sight) -> bool:
    """Section 14: whether to run is the main decision."""
    moves = int(sight.roads.moves[sight.piece[sight.seat], sight.letter])
    left, first = sight.marker[sight.seat], race.chance_to_be_first(sight)
    if not sight.can_prove(sight.seat):
        return first > 0.4 and (left > moves or moves == 1)
    if moves > left:
        return False
    needed = race.consultations(sight.cards.size)
    lost = danger_of_waiting(sight)
    value = race.prospects(len(sight.others), fading(sight))
    waited = (1.0 - lost) * race.at(value, left, needed)
    won = race.at(value, min(TOP, left - moves + 3), needed - 1.0)
    missed = int(race.lost(np.array(left), moves))
    return first * won + (1.0 - first) * (1.0 - lost) * race.at(value, missed, needed) > waited


def danger_of_waiting(sight: Sight) -> float:
    """How likely somebody proves its card in this cycle if this seat waits."""
    lost = 0.0
    for other, first in race.others_first(sight).items():
        if sight.can_prove(other):
            lost += first / max(1, sight.cards_of(other).size)
    return min(lost, 1.0)


def fading(sight: Sight) -> float:
    """How likely a cycle that another seat wins does not end the game."""
    needed = [race.consultations(sight.cards_of(other).size) for other in sight.rivals if sight.can_prove(other)]
    if not needed:
        return 0.95
    cycles = max(2.0, 0.7 * min(needed) * len(sight.rivals))
    return round(1.0 - 1.0 / cycles, 1) if cycles < 10 else 0.92


# Moving


def route(sight: Sight, character: Character) -> int | None:
    """The way to the own oracle, through stones where that is worth the risk; when only moving on, to a good place."""
    ways, pace = sight.ways, sight.roads.pace[:, sight.letter]
    legal = np.isin(ways.actions, sight.legal)
    stones = stones_on(ways, sight.lying)
    start = sight.piece[sight.seat]
    well = 0.6 * standing_well(sight)
    worth = np.where(pace[ways.ends] == 0.0, ARRIVAL, -pace[ways.ends] - MARKER) + well[ways.ends]
    worth -= DETOUR * sight.roads.steps[ways.ends, sight.letter]
    stay = -pace[start] - MARKER
    for index in np.flatnonzero(stones):
        right = hindering.right_chance(sight, ways.entered[index], character.counts)
        free = worth[index] if pace[ways.ends[index]] == 0.0 else worth[index] + MARKER
        worth[index] = right * free + (1.0 - right) * stay
    worth = np.where(legal, worth, -FAR)
    best = np.flatnonzero(worth >= worth.max() - 1e-9)
    return int(ways.actions[sight.random.choice(best.tolist())])


def guess(sight: Sight, character: Character) -> int:
    """JK-8.7 What is likeliest."""
    return beyond(sight) + hindering.best_guess(sight, character.counts)


# Hindering

COSTS: Final = (9.0, 0.45, 0.3, 0.2, 0.15, 0.12)
"""[stones in hand]: the moves a stone has to cost the mover to be worth laying."""


def hinder(sight: Sight, character: Character) -> int:
    """Lays a stone where it stops somebody who is about to arrive."""
    found = hindering.delays(sight)
    if not found:
        return actions.PASS
    mover = sight.on_turn
    if not character.weighs:
        near = hindering.threat(sight) > 0.15 and sight.random.random() >= character.overlooks
        return actions.HINDER if near or sight.random.random() < 0.1 else actions.PASS
    cost = COSTS[min(sight.held[sight.seat], len(COSTS) - 1)]
    weight = 1.0 + 2.0 / max(1, sight.cards_of(mover).size) if sight.can_prove(mover) else 0.4
    return actions.HINDER if weight * max(found.values()) > cost else actions.PASS


def lay(sight: Sight, character: Character) -> int | None:
    """JK-7.4 Where it costs the mover most."""
    found = hindering.delays(sight)
    if not found:
        return None
    best = max(found, key=lambda space: found[space] + 0.02 * sight.random.random())
    return actions.LAY + FACES * best + hindering.face_to_lay(sight, character.counts)


# Consulting


def question(sight: Sight, character: Character) -> asking.Pairs:
    """What it is going to ask; with fewer than three chips and a card that is known it wants that card to lie."""
    chips = sight.chips[sight.seat]
    if sight.cards.size == 1:
        return tasks_of(int(sight.cards[0]))
    return asking.far_sighted_question(sight, chips) if character.guards else asking.novice_question(sight, chips)


def swap(sight: Sight, character: Character) -> int:
    """One step towards the arrangement it wants, or done."""
    wanted = question(sight, character)
    danger = asking.dangers(sight) if character.guards else {}
    target = asking.laying(sight, wanted, danger)
    pair = asking.next_swap(np.asarray(sight.record["arrangement"]), target)
    done = beyond(sight) + actions.DONE
    if pair is None:
        return done
    swapped = beyond(sight) + actions.SWAP + PAIR_OF[pair]
    return swapped if swapped in sight.legal else done


def put_chips(sight: Sight, character: Character) -> int:
    """The chips on the places of the question, then ask."""
    marked, chips = int(sight.record["marked"]), sight.chips[sight.seat]
    if marked.bit_count() == chips:
        return beyond(sight) + actions.ASK
    places = asking.best_marks(sight, question(sight, character)[:chips], chips)
    free = [place for place in places if not marked >> place & 1]
    return beyond(sight) + actions.CHIP + min(free or [p for p in range(PLACES) if not marked >> p & 1])


# Claims


def sure_claim(sight: Sight, character: Character) -> int | None:
    """JK-14.2 The only card that is left is lying there."""
    if sight.phase == Phase.TURN and sight.record["late_claims"] == Switch.OFF:
        return None
    if sight.cards.size != 1 or not asking.may_claim(sight):
        return None
    lying = asking.lying_cards(sight)
    if not lying or sight.random.random() < character.overlooks:
        return None
    return claim_of(sight, lying[0])


def claim_of(sight: Sight, card: int) -> int:
    return beyond(sight) + actions.CLAIM + card // ORDERS


def claims(sight: Sight, character: Character) -> int:
    """A sure claim; one by luck where the consultant is about to win anyway; else none."""
    declined = beyond(sight) + actions.NO_CLAIM
    claim = sure_claim(sight, character)
    if claim is not None:
        return claim
    if not character.guards:
        return declined
    lying = asking.lying_cards(sight)
    lost = asking.loses_now(sight)
    if lying and lost >= 0.5 and 1 / sight.cards.size > (1.0 - lost) / 2:
        return claim_of(sight, sight.random.choice(lying))
    return declined


PHASES: Final[dict[Phase, Callable[[Sight, Character], int | None]]] = {
    Phase.PLACE: place,
    Phase.TURN: turn,
    Phase.HINDER: hinder,
    Phase.LAY: lay,
    Phase.ROUTE: route,
    Phase.GUESS: guess,
    Phase.SWAP: swap,
    Phase.CLAIMS: claims,
    Phase.QUESTION: put_chips,
    Phase.RESEAT: place,
}
