"""A player of Jade König who knows nothing but what a seat is sent."""

import random
from typing import Any

from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import BOARDS
from paravent.games.jade_koenig.cards import PLACE_NAMES
from tests.games.jade_koenig.guided import steps_to
from tests.server.house import Json


class Explorer:
    """Walks to its oracle, lays a card that is still possible, and claims once it knows its tasks."""

    def __init__(self, seat: int, chance: random.Random) -> None:
        self.seat = seat
        self.chance = chance
        self.wanted: dict[str, str] = {}

    def choose(self, sight: Json) -> str:
        legal: list[str] = sight["legal"]
        kinds = {action.split()[0] for action in legal}
        view = sight["view"]
        if "route" in kinds:
            return min(legal, key=lambda action: self.steps_left(view, action))
        if view["phase"] == "swap":
            return self.arrange(view, legal)
        if view["phase"] == "question":
            return self.ask(legal)
        if "no-claim" in kinds:
            return self.claim(view, legal) or "no-claim"
        if "hinder" in kinds:
            return "hinder" if self.chance.random() < 0.2 else "pass"
        for kind in ("move", "exchange", "nothing"):
            if kind in kinds:
                return kind
        return self.chance.choice(legal)

    def steps_left(self, view: Json, action: str) -> int:
        """From where a route ends to the seat's oracle."""
        board = BOARDS[0]
        letter = "ABCDEFGH".index(view["players"][self.seat]["oracle"])
        return steps_to(0, board.circles + letter)[board.numbers[action.rsplit(maxsplit=1)[-1]]]

    def cards(self, view: Json) -> list[int]:
        """The task cards that fit the answers the seat has heard."""
        heard = [
            (pairs_of(question), deduction.Answer(**question["answer"]))
            for question in view["questions"]
            if question["seat"] == self.seat and question["answer"]
        ]
        return [int(card) for card in deduction.remaining(heard)]

    def arrange(self, view: Json, legal: list[str]) -> str:
        """The next exchange on the way to a card that may be its own."""
        if view["consultation"]["swaps"] == 0:
            self.wanted = dict(deduction.pairs_of(self.chance.choice(self.cards(view))))
        lying = dict(zip(PLACE_NAMES, view["arrangement"], strict=True))
        for place, symbol in self.wanted.items():
            for other, found in lying.items():
                swap = "swap " + " ".join(sorted((place, other), key=PLACE_NAMES.index))
                fixed = self.wanted.get(other) == found
                if lying[place] != symbol and found == symbol and not fixed and swap in legal:
                    return swap
        return "done"

    def ask(self, legal: list[str]) -> str:
        wished = [f"chip {place}" for place in self.wanted]
        return next((action for action in (*wished, "ask") if action in legal), legal[0])

    def claim(self, view: Json, legal: list[str]) -> str | None:
        """A claim that is sure to be right."""
        cards = self.cards(view)
        lying = dict(zip(PLACE_NAMES, view["arrangement"], strict=True))
        known = deduction.pairs_of(cards[0])
        if len(cards) == 1 and all(lying[place] == symbol for place, symbol in known):
            claimed = "claim " + " ".join(place for place, _ in known)
            return claimed if claimed in legal else None
        return None


def pairs_of(question: Json) -> Any:
    return tuple((pair["place"], pair["symbol"]) for pair in question["pairs"])
