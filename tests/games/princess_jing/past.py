"""Could this world be? Rebuilds from a viewer's events the past a world must have had, and checks it against them.

It shares nothing with the rules' own bookkeeping: it undoes the movements one by one, from the last to the first, and
then walks forward through the positions, comparing what the viewer was shown with what it would have been shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from paravent.engine.match import Match

ANIMALS = ("crane", "fox", "owl")
CARDS = {  # PJ-13.2
    1: {("crane", "fox"): "I", ("crane", "owl"): "II", ("fox", "owl"): "III"},
    2: {("crane", "fox"): "II", ("crane", "owl"): "III", ("fox", "owl"): "I"},
    3: {("crane", "fox"): "III", ("crane", "owl"): "I", ("fox", "owl"): "II"},
}
Board = dict[tuple[int, str], str]  # (seat, figure) -> cell


def line(seat: int, number: int) -> list[str]:
    """The cells of a seat's starting line (0) or second line (1)."""
    row = 1 + number if seat == 0 else 5 - number
    return [f"{column}{row}" for column in "abcde"]


def in_front(seat: int, cell: str) -> str | None:
    """The cell a mirror holder's mirror shows (PJ-10.2)."""
    row = int(cell[1]) + (-1 if seat == 0 else 1)
    return f"{cell[0]}{row}" if 1 <= row <= 5 else None


def exchanged(board: Board, p: str, q: str) -> Board:
    other = {p: q, q: p}
    return {figure: other.get(cell, cell) for figure, cell in board.items()}


def tag(event: Any) -> str:
    """What kind of event it is: swapped, brought-back, …"""
    return str(event.__struct_config__.tag)


def kind(figure: str) -> str:
    """Mirror holders are not told apart by the other seat."""
    return "mirror" if figure.startswith("mirror") else figure


@dataclass
class Past:
    """The board after each step of the viewer, from the first to the last."""

    boards: list[Board] = field(default_factory=list)


class Inquiry:
    """One viewer's steps (each a list of event structs) and one world, as a match."""

    def __init__(self, viewer: int, steps: list[list[Any]], world: Match) -> None:
        self.viewer = viewer
        self.other = 1 - viewer
        self.steps = steps
        self.world = world
        self.options = world.options
        self.expert = self.options["mode"] == "expert"
        self.view = world.view(self.other)

    def possible(self) -> bool:
        """Whether some past of this world shows the viewer exactly what it has been shown."""
        return any(self.fits(boards) for boards in self.pasts(self.present(), len(self.steps) - 1))

    def present(self) -> Board:
        views = (self.world.view(0), self.world.view(1))
        return {(figure.seat, figure.figure): figure.cell for view in views for figure in view.figures}  # type: ignore[attr-defined]

    # backwards

    def pasts(self, board: Board, step: int) -> Iterator[list[Board]]:
        """Every sequence of boards that ends in `board` after step `step`."""
        if step < 0:
            yield []
            return
        for before in self.undone(board, self.steps[step]):
            for earlier in self.pasts(before, step - 1):
                yield [*earlier, board]

    def undone(self, board: Board, events: list[Any]) -> Iterator[Board]:
        """The boards that one step may have started from."""
        told = {tag(event): event for event in events}
        if "swapped" in told:
            yield exchanged(board, *told["swapped"].pair.split("-"))
        elif "withdrawn" in told:
            shown = told["shown"]
            yield from self.unhidden(board, shown.seat, shown.figure, shown.cell, told["withdrawn"].cell, 0)
        elif "brought-back" in told:
            event = told["brought-back"]
            back_line = 0 if event.line == "starting" else 1
            yield from self.unhidden(board, event.seat, "princess", self.found_at(events), event.cell, back_line)
        else:
            yield board

    def found_at(self, events: list[Any]) -> str:
        """Where the princess brought back in this step had been revealed."""
        earlier = self.steps[: self.steps.index(events)]
        revealed = [event for step in earlier for event in step if tag(event) == "revealed"]
        return str(revealed[-1].cell)

    def unhidden(self, board: Board, seat: int, shown: str, p: str, target: str | None, number: int) -> Iterator[Board]:
        """Takes a closed-eyes movement back: the figure stood on `p`, and where it went was own-empty (PJ-7.3)."""
        for (owner, figure), cell in board.items():
            if owner != seat or kind(figure) != kind(shown) or cell == p or cell not in line(seat, number):
                continue
            if target is not None and cell != target:
                continue
            before = exchanged(board, cell, p)
            if not any(where == cell for (whose, _), where in before.items() if whose == seat):
                yield before

    # forwards

    def fits(self, boards: list[Board]) -> bool:
        """Whether the viewer would have been told what it was, and no win was passed over."""
        shown: dict[str, tuple[str | None, str]] = {}
        found: set[str] = set()
        set_up = not self.steps
        for board, events in zip(boards, self.steps, strict=True):
            if not set_up and any(tag(event) == "turn" for event in events):
                set_up = True
                if not self.legal_setup(board):
                    return False
            for event in events:
                if tag(event) == "mirror":
                    shown[event.figure] = (event.cell, event.shows)
            if not all(self.true(event, board) for event in events):
                return False
            if set_up and not self.mirrors_agree(board, shown, events):
                return False
            if set_up and not self.nobody_had_won(board, found, events):
                return False
        return not set_up or not self.expert or found == set(self.view.found)  # type: ignore[attr-defined]

    def legal_setup(self, board: Board) -> bool:
        """PJ-4.3, PJ-12.5: the other seat's figures on its first line or lines, each behind a screen of its own."""
        cells = {figure: cell for (seat, figure), cell in board.items() if seat == self.other}
        near = line(self.other, 0)
        far = near + line(self.other, 1) if self.expert else near
        return (
            len(set(cells.values())) == len(cells) == (6 if self.expert else 3)
            and all(cell in far for cell in cells.values())
            and cells["princess"] in near
            and cells["maid"] in near
        )

    def true(self, event: Any, board: Board) -> bool:
        """Whether an event says what is so."""
        name = tag(event)
        if name == "revealed" and event.seat == self.other:
            content = self.content(self.other, event.cell, board)
            return bool(event.content == content or (event.content == "not-princess" and content != "princess"))
        if name == "pointed" and event.seat == self.other:
            return self.content(self.other, event.cell, board) == "empty"
        if name == "placed":
            return board[self.viewer, event.figure] == event.cell if (self.viewer, event.figure) in board else True
        if name == "called" and event.seat == self.other:
            return self.content(self.other, event.holder, board) == "mirror"
        return True

    def content(self, seat: int, cell: str, board: Board) -> str:
        """What stands on the seat's face of the screen at `cell`."""
        return next((kind(f) for (owner, f), where in board.items() if owner == seat and where == cell), "empty")

    def mirrors_agree(self, board: Board, shown: dict[str, tuple[str | None, str]], events: list[Any]) -> bool:
        """PJ-10.6 What the viewer was last told of its mirrors is what they show, at every completed position."""
        if self.options["peek"] == "announced" and not self.looked(self.viewer, events):
            return True
        for (seat, figure), cell in board.items():
            if seat == self.viewer and kind(figure) == "mirror":
                front = in_front(seat, cell)
                expected = (front, self.reflection(seat, cell, board)) if front else (None, "nothing")
                if shown.get(figure, (None, "nothing")) != expected:
                    return False
        return True

    def looked(self, seat: int, events: list[Any]) -> bool:
        return any(tag(event) == "look" and event.seat == seat for event in events)

    def reflection(self, seat: int, cell: str, board: Board) -> str:
        front = in_front(seat, cell)
        content = self.content(1 - seat, front, board) if front else "nothing"
        return "lady" if self.options["mirror_detail"] == "lady" and content in ("princess", "maid") else content

    def nobody_had_won(self, board: Board, found: set[str], events: list[Any]) -> bool:
        """PJ-11.1, PJ-13.5 The other seat had not won, by what it had found in this past."""
        princess = board[self.other, "princess"]
        if not self.expert:
            return princess != ("c5" if self.other == 0 else "c1")
        if self.options["peek"] == "automatic" or self.looked(self.other, events):
            found |= {self.reflection(self.other, cell, board) for cell in self.holders(board)} & set(ANIMALS)
        if self.options["miss_reveal"] == "full":
            revealed = [e for e in events if tag(e) == "revealed" and e.seat == self.viewer]
            found |= {event.content for event in revealed} & set(ANIMALS)
        if any(tag(event) == "called" for step in self.steps for event in step):
            return True  # PJ-14.11: a call has settled how the game is decided
        return princess != self.goal() or not self.identified(found)

    def holders(self, board: Board) -> list[str]:
        return [cell for (seat, f), cell in board.items() if seat == self.other and kind(f) == "mirror"]

    def identified(self, found: set[str]) -> bool:
        return self.options["expert_win"] == "position" or len(found) == 2

    def goal(self) -> str:
        """The cell before the other seat's beloved captain, by its card in this world and the viewer's animals."""
        mine = self.world.view(self.viewer)
        pair = tuple(animal for animal in ANIMALS if animal != mine.left_out)  # type: ignore[attr-defined]
        beloved = CARDS[self.view.card][pair]  # type: ignore[attr-defined,index]
        entrance = next(c.entrance for c in mine.captains if (c.seat, c.captain) == (self.other, beloved))  # type: ignore[attr-defined]
        return f"{entrance}{5 if self.other == 0 else 1}"


def steps_of(match: Match, viewer: int) -> list[list[Any]]:
    """The viewer's events, step by step."""
    steps: dict[int, list[Any]] = {}
    for number, event in match._events[viewer]:
        steps.setdefault(number, []).append(event)
    return list(steps.values())


def possible(match: Match, viewer: int, world: Match) -> bool:
    """Whether `world` could be the truth for all that `viewer` has seen in `match`."""
    return Inquiry(viewer, steps_of(match, viewer), world).possible()
