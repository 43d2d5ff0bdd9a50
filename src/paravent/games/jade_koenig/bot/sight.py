"""What a seat sees, in plain numbers: made from its hidden record and the events of its seat, and from nothing else."""

import hashlib
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paravent.games.jade_koenig.board import BOARDS, NOWHERE, ORACLES
from paravent.games.jade_koenig.bot.roads import Roads, Ways, roads
from paravent.games.jade_koenig.deduction import Cards, possible_cards
from paravent.games.jade_koenig.happenings import Cycle, Moved, Nothing, Placed
from paravent.games.jade_koenig.rules.actions import ACTIONS
from paravent.games.jade_koenig.rules.play import choices
from paravent.games.jade_koenig.state import CHIPS, FACES, OF_EACH_FACE, Phase, StoneFaces, Switch

EAGERNESS: Final = 0.35
"""How much likelier an oracle is with every step that a piece has come nearer to it in this cycle."""

NEVER_ASKED, PASSED, RAN = range(3)


class Sight:
    """A seat's sight of the table. Numbers of other seats are what this seat may suppose of them."""

    def __init__(self, record: Any, seen: Sequence[Any], seat: int, seed: int, reads_others: bool = True) -> None:
        self.record, self.seen, self.seat, self.seed = record, seen, seat, seed
        self.reads_others = reads_others
        self.phase = Phase(int(record["phase"]))
        self.board = int(record["board"])
        self.seats = int(record["seats"])
        self.on_turn = int(record["on_turn"])
        self.piece = [int(node) for node in record["piece"]]
        self.marker = [int(left) for left in record["marker"]]
        self.chips = [int(count) for count in record["chips"]]
        self.held = [int(count) for count in record["held"]]
        self.lying = np.asarray(record["lying"])
        self.standing = np.asarray(record["standing"])

    @cached_property
    def roads(self) -> Roads:
        return roads(self.board)

    @cached_property
    def random(self) -> Random:
        """Chance for one decision: the same for the same seed and the same knowledge."""
        return self.chance(self.record.tobytes())

    @cached_property
    def plan(self) -> Random:
        """Chance for a whole consultation."""
        return self.chance(self.record["before"].tobytes() + bytes([self.cycle % 256, self.cycle // 256]))

    def chance(self, known: bytes) -> Random:
        key = self.seed.to_bytes(8, "little")
        return Random(hashlib.blake2b(known, digest_size=8, key=key, salt=bytes([self.seat])).digest())

    @property
    def cycle(self) -> int:
        return int(self.record["cycle"])

    @cached_property
    def others(self) -> list[int]:
        """JK-11.1 The other seats in the cycle, in the order of their turns."""
        running = int(self.record["playing"])
        sitting = int(self.record["sitting"])
        clockwise = [(self.seat + turn) % self.seats for turn in range(1, self.seats)]
        return [seat for seat in clockwise if running >> seat & 1 and seat != sitting]

    @property
    def rivals(self) -> list[int]:
        """The other seats in the game, one that sits out included."""
        return [seat for seat in range(self.seats) if seat != self.seat and int(self.record["playing"]) >> seat & 1]

    @cached_property
    def legal(self) -> NDArray[np.int16]:
        """The actions that are allowed."""
        listed = np.zeros(ACTIONS, np.int16)
        return listed[: int(choices(self.record, self.seat, listed))]

    # oracles

    @property
    def letter(self) -> int:
        return int(self.record["oracle"][self.seat])

    def letters(self, other: int) -> list[int]:
        """The letters another seat's oracle card may show."""
        left = int(self.record["targets"][other]) & ~int(self.record["opened"])
        if self.letter >= 0:
            left &= ~(1 << self.letter)
        return [letter for letter in range(ORACLES) if left >> letter & 1]

    def goals(self, other: int) -> list[tuple[int, float]]:
        """Where another seat may be heading for, each with how likely it is: a seat comes nearer to its oracle."""
        letters = self.letters(other)
        nearer = [0.0] * ORACLES
        if self.reads_others and other in self.starts and self.piece[other] != NOWHERE:
            steps = self.roads.steps
            nearer = (steps[self.starts[other]] - steps[self.piece[other]]).tolist()
        weights = [float(np.exp(EAGERNESS * nearer[letter])) for letter in letters]
        total = sum(weights)
        return [(letter, weight / total) for letter, weight in zip(letters, weights, strict=True)]

    @cached_property
    def begun(self) -> int:
        """Where in the events this cycle begins."""
        for index in range(len(self.seen) - 1, -1, -1):
            if isinstance(self.seen[index], Cycle):
                return index
        return 0

    @cached_property
    def starts(self) -> dict[int, int]:
        """Where the pieces stood as this cycle began."""
        found: dict[int, int] = {}
        for index in range(self.begun - 1, -1, -1):
            event = self.seen[index]
            if isinstance(event, Moved | Placed) and event.seat not in found:
                found[event.seat] = BOARDS[self.board].numbers[event.node]
                if len(found) == self.seats:
                    break
        return found

    def conduct(self, other: int) -> int:
        """Whether a seat has run in this cycle, or let its last turn pass."""
        for index in range(len(self.seen) - 1, self.begun, -1):
            event = self.seen[index]
            if isinstance(event, Moved | Nothing) and event.seat == other:
                return RAN if isinstance(event, Moved) else PASSED
        return NEVER_ASKED

    # cards

    @cached_property
    def cards(self) -> Cards:
        """The cards that may be its own."""
        return possible_cards(self.record, self.seat, self.seat)

    def cards_of(self, other: int) -> Cards:
        """The cards that another seat may suppose, as far as this one can tell."""
        return possible_cards(self.record, other, self.seat)

    def can_prove(self, seat: int) -> bool:
        """JK-R-57 Three chips are needed for 3/3/3."""
        return self.chips[seat] == CHIPS

    # routes and stones

    @property
    def ways(self) -> Ways:
        return self.roads.ways[self.piece[self.on_turn]]

    @cached_property
    def snakes(self) -> float:
        """The share of snakes among all stones whose face is not known."""
        turned = [int(count) for count in self.record["turned"]]
        known = list(turned)
        if self.record["stone_faces"] == StoneFaces.KNOWN:
            known = [known[face] + int(self.record["hand"][self.seat, face]) for face in range(FACES)]
        for node in np.flatnonzero(self.lying):
            if self.face(int(node)) is not None:
                known[int(self.record["face"][node]) - 1] += 1
        left = [max(0, OF_EACH_FACE - count) for count in known]
        return left[0] / sum(left) if sum(left) else 0.5

    def face(self, node: int) -> int | None:
        """JK-R-25 The face of a stone it laid itself."""
        if self.lying[node] == 1 + self.seat and self.record["stone_memory"] == Switch.ON:
            return int(self.record["face"][node]) - 1
        return None

    def layings(self) -> list[int]:
        """JK-R-15 Spaces where a stone may be laid against the move announced, whoever lays it."""
        near = self.roads.near[self.piece[self.on_turn]]
        return [space for space in sorted(near) if self.standing[space] == 0 and self.lying[space] == 0]
