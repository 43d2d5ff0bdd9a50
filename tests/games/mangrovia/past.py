"""What a viewer can work out from the events it has seen, and nothing else: an independent account of section 6.

`possible(match, viewer, state)` says what in a state could not be, by that account: nothing for the truth, and nothing
for a world imagined from what the viewer knows.
"""

from collections import Counter
from typing import Any

from paravent.engine.match import Match
from paravent.games.mangrovia.components import LANDSCAPE_NAMES, Kind
from paravent.games.mangrovia.happenings import (
    Built,
    Collected,
    Drawn,
    Hand,
    Reshuffled,
    Returned,
    StartCards,
    Taken,
    TookOne,
    Turn,
)

KINDS = {"valuables": Kind.VALUABLE, "landscapes": Kind.LANDSCAPE, "amulets": Kind.AMULET}
Things = Counter[str]


class Account:
    """Hands, piles and points as far as the events tell."""

    def __init__(self, seats: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.held = [dict.fromkeys(Kind, 0) for _ in range(seats)]
        self.known: list[dict[Kind, Things]] = [{kind: Counter() for kind in Kind} for _ in range(seats)]
        self.own: dict[Kind, Things] = {kind: Counter() for kind in Kind}
        self.starts: list[Things] = [Counter() for _ in range(seats)]
        self.discards: dict[Kind, Things] = {kind: Counter() for kind in Kind}
        self.points = [0] * seats
        self.ones, self.round = 5, 0
        for seat in range(seats):
            self.held[seat][Kind.LANDSCAPE] = 2

    def gain(self, seat: int, kind: Kind, thing: str | None, open_to_all: bool) -> None:
        self.held[seat][kind] += 1
        if open_to_all and thing is not None:
            self.known[seat][kind][thing] += 1
        if seat == self.viewer and thing is not None:
            self.own[kind][thing] += 1

    def pay(self, seat: int, kind: Kind, thing: str) -> None:
        self.held[seat][kind] -= 1
        self.discards[kind][thing] += 1
        if self.known[seat][kind][thing] > 0:
            self.known[seat][kind][thing] -= 1
        if seat == self.viewer:
            self.own[kind][thing] -= 1

    def see(self, event: Any) -> None:
        """One event."""
        told = TOLD.get(type(event))
        if told is not None:
            told(self, event)

    def see_start_cards(self, event: StartCards) -> None:
        self.starts[event.seat].update((str(event.first), str(event.second)))

    def see_hand(self, event: Hand) -> None:
        self.own[Kind.LANDSCAPE].update((event.first, event.second))

    def see_turn(self, event: Turn) -> None:
        self.round = event.round

    def see_taken(self, event: Taken) -> None:
        self.gain(event.seat, KINDS[event.things], event.card, open_to_all=True)

    def see_drawn(self, event: Drawn) -> None:
        assert (event.card is not None) == (event.seat == self.viewer)
        self.gain(event.seat, KINDS[event.things], event.card, open_to_all=False)

    def see_reshuffled(self, event: Reshuffled) -> None:
        kind = KINDS[event.things]
        assert self.discards[kind].total() == event.count
        self.discards[kind].clear()

    def see_took_one(self, event: TookOne) -> None:
        self.ones -= 1
        assert self.ones == event.left
        self.gain(event.seat, Kind.AMULET, "1", open_to_all=True)

    def see_collected(self, event: Collected) -> None:
        assert (event.values is not None) == (event.seat == self.viewer)
        self.held[event.seat][Kind.AMULET] += event.count
        self.own[Kind.AMULET].update(map(str, event.values or ()))

    def see_returned(self, event: Returned) -> None:
        self.held[event.seat][Kind.AMULET] -= 1
        if event.value is not None:
            self.own[Kind.AMULET][str(event.value)] -= 1

    def see_built(self, event: Built) -> None:
        """Everything paid is told; a start card goes to the box."""
        starts = list(event.start_cards)
        for value in event.valuables:
            if value in starts:
                starts.remove(value)
                self.starts[event.seat][str(value)] -= 1
            else:
                self.pay(event.seat, Kind.VALUABLE, str(value))
        for value in event.amulets:
            self.pay(event.seat, Kind.AMULET, str(value))
        for landscape in event.landscapes:
            self.pay(event.seat, Kind.LANDSCAPE, landscape)
        self.points[event.seat] += event.scored


TOLD: dict[type, Any] = {
    StartCards: Account.see_start_cards,
    Hand: Account.see_hand,
    Turn: Account.see_turn,
    Taken: Account.see_taken,
    Drawn: Account.see_drawn,
    Reshuffled: Account.see_reshuffled,
    TookOne: Account.see_took_one,
    Collected: Account.see_collected,
    Returned: Account.see_returned,
    Built: Account.see_built,
}


def account_of(match: Match, viewer: int | None) -> Account:
    account = Account(match.seats, viewer)
    for event in match.events(viewer):
        account.see(event)
    return account


def named(kind: Kind, counts: Any) -> Things:
    """Counts by face as counts by name."""
    names = ("", *LANDSCAPE_NAMES, "", "", "") if kind == Kind.LANDSCAPE else tuple(map(str, range(8)))
    return Counter({names[face]: int(count) for face, count in enumerate(counts) if count})


def possible(match: Match, viewer: int | None, state: Any) -> list[str]:
    """What contradicts the account."""
    account, found = account_of(match, viewer), []
    for seat in range(match.seats):
        for kind in Kind:
            hand = named(kind, state["hands"][seat][kind])
            looking = named(kind, state["drawn"]) if kind == Kind.AMULET and state["actor"] == seat else Counter()
            if (hand + looking).total() != account.held[seat][kind]:
                found.append(f"seat {seat}: as many {kind.name}s as were gained and paid")
            if not account.known[seat][kind] <= hand:
                found.append(f"seat {seat}: {kind.name}s that all have seen")
            if seat == viewer and hand + looking != +account.own[kind]:
                found.append(f"the own {kind.name}s")
        if named(Kind.VALUABLE, state["start_cards"][seat]) != +account.starts[seat]:
            found.append(f"seat {seat}: start cards")
        if int(state["points"][seat]) != account.points[seat]:
            found.append(f"seat {seat}: chief points")
    wrong = [kind for kind in Kind if named(kind, state["discards"][kind]) != +account.discards[kind]]
    found += [f"discarded {kind.name}s" for kind in wrong]
    if int(state["ones"]) != account.ones or int(state["rounds"]) != account.round:
        found.append("the ones on the board, or the round")
    return found
