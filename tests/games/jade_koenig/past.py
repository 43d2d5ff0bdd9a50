"""Whether a world could have had the past that a viewer has seen: everything is rebuilt from the viewer's events."""

from collections import Counter
from typing import Any

import msgspec

from paravent.engine.match import Match
from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import LETTERS
from paravent.games.jade_koenig.cards import CARD_PAIRS, PLACE_NAMES
from paravent.games.jade_koenig.happenings import (
    Announced,
    Answer,
    Arrangement,
    Asked,
    Claimed,
    Cycle,
    Eliminated,
    Faced,
    Guessed,
    Hand,
    Laid,
    Moved,
    OracleCard,
    Pair,
    Placed,
    Reached,
    SitsOut,
    Stones,
    Swapped,
    Tasks,
    Turned,
)
from paravent.games.jade_koenig.naming import FACE_NAMES, board_of, card_pairs

FACES = {name: face for face, name in FACE_NAMES.items()}


def possible(match: Match, viewer: int | None, world: Any) -> list[str]:
    """What in the world contradicts what the viewer has seen in the match; empty where nothing does."""
    past = Past(match, viewer, world)
    for event in match.events(viewer):
        past.see(event)
    past.conclude()
    return past.contradictions


def told(pairs: tuple[Pair, ...]) -> deduction.Question:
    return tuple((pair.place, pair.symbol) for pair in pairs)


class Past:
    """Follows the viewer's events in a world."""

    def __init__(self, match: Match, viewer: int | None, world: Any) -> None:
        self.match, self.viewer, self.world = match, viewer, world
        self.board = board_of(world)
        self.contradictions: list[str] = []
        self.piece: dict[int, str] = {}
        self.symbols: list[str] = []
        self.question: deduction.Question = ()
        self.cards: list[tuple[int, str]] = []  # oracle cards that were seen in this cycle
        self.announced: list[tuple[int, dict[int, str]]] = []
        self.faced: tuple[str, ...] = ()
        self.begin_stones()

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.contradictions.append(what)

    def see(self, event: msgspec.Struct) -> None:
        seen = getattr(self, f"see_{type(event).__name__.lower()}", None)
        if seen is not None:
            seen(event)

    # pieces and oracle cards

    def see_placed(self, event: Placed) -> None:
        self.piece[event.seat] = event.node

    def see_moved(self, event: Moved) -> None:
        self.piece[event.seat] = event.node
        self.faced = ()

    def see_sitsout(self, event: SitsOut) -> None:
        self.piece.pop(event.seat, None)

    def see_eliminated(self, event: Eliminated) -> None:
        self.piece.pop(event.seat, None)

    def see_cycle(self, _event: Cycle) -> None:
        self.cards, self.announced = [], []

    def see_oraclecard(self, event: OracleCard) -> None:
        assert self.viewer is not None
        self.cards.append((self.viewer, event.letter))

    def see_reached(self, event: Reached) -> None:
        self.cards.append((event.seat, event.letter))

    def see_announced(self, event: Announced) -> None:
        self.announced.append((event.seat, dict(self.piece)))

    def see_faced(self, event: Faced) -> None:
        self.faced = event.nodes

    # task cards

    def see_arrangement(self, event: Arrangement) -> None:
        self.symbols = list(event.symbols)

    def see_swapped(self, event: Swapped) -> None:
        first, second = (PLACE_NAMES.index(place) for place in (event.first, event.second))
        self.symbols[first], self.symbols[second] = self.symbols[second], self.symbols[first]

    def see_tasks(self, event: Tasks) -> None:
        pairs = card_pairs(int(self.world["tasks"][event.seat]))
        self.expect(tuple(pairs) == told(event.tasks), "the card in the own hand")

    def see_asked(self, event: Asked) -> None:
        self.question = told(event.pairs)
        card = int(self.world["tasks"][event.seat])
        self.expect(tuple(card_pairs(card)) != self.question, "an answer 3/3/3 is public")

    def see_answer(self, event: Answer) -> None:
        card = int(self.world["tasks"][event.seat])
        self.expect(deduction.answer(self.question, card) == (event.places, event.symbols, event.matches), "an answer")

    def see_claimed(self, event: Claimed) -> None:
        places = [PLACE_NAMES.index(place) for place in (event.first, event.second, event.third)]
        claimed = tuple((PLACE_NAMES[place], self.symbols[place]) for place in sorted(places))
        self.expect(tuple(card_pairs(int(self.world["tasks"][event.seat]))) != claimed, "a wrong claim")

    # stones: each by the number of its laying since the last deal

    def begin_stones(self) -> None:
        self.laid: list[tuple[int, str]] = []
        self.face: dict[int, int] = {}  # number of the laying: face seen
        self.went_back: dict[int, int] = {}  # number of the laying: how many had been laid when it went back
        self.lying: dict[str, int] = {}
        self.turned: list[str] = []
        self.first_hand: tuple[int, int] | None = None

    def see_stones(self, _event: Stones) -> None:
        self.begin_stones()

    def see_hand(self, event: Hand) -> None:
        self.first_hand = event.snakes, event.jaguars

    def see_laid(self, event: Laid) -> None:
        self.lying[event.node] = len(self.laid)
        self.laid.append((event.seat, event.node))
        if event.face is not None and self.match.options["stone_memory"] == "on":
            self.face[self.lying[event.node]] = FACES[event.face]

    def see_turned(self, event: Turned) -> None:
        number = self.lying[event.node]
        self.expect(self.face.get(number, FACES[event.face]) == FACES[event.face], "a face that was seen before")
        self.face[number] = FACES[event.face]
        self.turned.append(event.node)

    def see_guessed(self, event: Guessed) -> None:
        for node in self.turned:
            number = self.lying.pop(node)
            if event.back is not None and number == len(self.laid) - 1:
                self.went_back[number] = len(self.laid)
        self.turned, self.faced = [], ()

    def conclude(self) -> None:
        """Compares the end of the past with the world."""
        self.conclude_stones()
        self.conclude_cards()
        self.conclude_oracles()

    def conclude_stones(self) -> None:
        for node, number in self.lying.items():
            face = int(self.world["face"][self.board.numbers[node]]) - 1
            self.expect(self.face.get(number, face) == face, "a face on the board")
            self.face[number] = face
        hands = [[int(count) for count in hand] for hand in self.world["hand"][: self.match.seats]]
        for number, (seat, _) in enumerate(self.laid):
            if number not in self.went_back:
                hands[seat][self.face[number]] += 1
        undealt = [15 - sum(hand[face] for hand in hands) for face in (0, 1)]
        self.expect(min(undealt) >= 0, "fifteen of each face")
        if self.first_hand is not None and self.viewer is not None and self.match.options["stone_memory"] == "on":
            self.expect(tuple(hands[self.viewer]) == self.first_hand, "the own hand as it was dealt")
        self.follow_hands(hands)

    def follow_hands(self, hands: list[list[int]]) -> None:
        """Every stone was in the hand it was laid from."""
        for number, (seat, _) in enumerate(self.laid):
            hands[seat][self.face[number]] -= 1
            self.expect(hands[seat][self.face[number]] >= 0, "a stone that was not in the hand")
            if number in self.went_back:
                hands[seat][self.face[number]] += 1

    def conclude_cards(self) -> None:
        if self.symbols:
            cards = [int(card) for card in self.world["tasks"]]
            self.expect(len(set(cards)) == len(cards), "different task cards")
            pairs = [int(CARD_PAIRS[card]) for card in cards]
            self.expect(len(set(pairs)) == len(pairs), "different tasks")

    def conclude_oracles(self) -> None:
        letters = {seat: LETTERS[int(letter)] for seat, letter in enumerate(self.world["oracle"]) if letter >= 0}
        opened = [letter for number, letter in enumerate(LETTERS) if self.world["opened"] >> number & 1]
        self.expect(max(Counter([*letters.values(), *opened]).values(), default=1) == 1, "each oracle card once")
        for seat, letter in self.cards:
            self.expect(letters.get(seat) == letter, "an oracle card")
        for seat, pieces in self.announced:
            self.expect(self.has_route(seat, pieces, letters[seat], opened), "a possible route")
        if self.faced:
            self.expect(self.faces_exactly(letters), "the stones on the route")

    def has_route(self, seat: int, pieces: dict[int, str], letter: str, opened: list[str]) -> bool:
        ends = {self.board.nodes[route[-1]] for _, route in self.board.routes(self.board.numbers[pieces[seat]])}
        may_rest = [f"o{other}" for other in opened] if self.match.options["open_oracle_rest"] == "on" else []
        free = ends - {node for other, node in pieces.items() if other != seat}
        return any(not node.startswith("o") or node in (f"o{letter}", *may_rest) for node in free)

    def faces_exactly(self, letters: dict[int, str]) -> bool:
        """The planned route leads over these stones and no other, to where the mover may go."""
        mover = int(self.world["on_turn"])
        _, route = self.board.routes(self.board.numbers[self.piece[mover]])[int(self.world["route"])]
        names = [self.board.nodes[node] for node in route]
        met = [name for name in names if name in self.lying]
        ends_well = names[-1] not in self.piece.values() and (
            not names[-1].startswith("o")
            or names[-1] == f"o{letters[mover]}"
            or self.match.options["open_oracle_rest"] == "on"
        )
        return sorted(met, key=self.board.numbers.__getitem__) == list(self.faced) and ends_well
