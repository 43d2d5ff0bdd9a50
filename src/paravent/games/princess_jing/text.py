"""The board in characters: for the terminal, for a screen reader, and for anyone who pastes a position into a message.

own figures           P princess, M maid, X (X1, X2) mirror holders, C crane, F fox, O owl
the opponent's        the same letters, small, where the viewer knows for certain
other screens         # may hide an opposing figure    · hides none
"""

from collections.abc import Callable, Iterator

from paravent.games.princess_jing.board import COLUMNS, SIDE
from paravent.games.princess_jing.happenings import Captain
from paravent.games.princess_jing.view import FigureSeen, Suspicion, View

ROWS = "".join(str(row) for row in range(1, SIDE + 1))
LETTERS = {
    "princess": "P",
    "maid": "M",
    "mirror": "X",
    "mirror1": "X1",
    "mirror2": "X2",
    "crane": "C",
    "fox": "F",
    "owl": "O",
}
KINDS = ("princess", "maid", "mirror", "crane", "fox", "owl")
COVERED, FREE = "#", "·"
INDENT = "    "
EDGE = INDENT + "+" + "-----+" * len(COLUMNS)

Say = Callable[..., str]


def text(view: View, say: Say) -> str:
    """The board as its viewer sits at it, then in words what its picture leaves out."""
    return "\n".join([*picture(view), "", *facts(view, say), legend(view, say)])


def picture(view: View) -> Iterator[str]:
    """The 25 screens with the captains outside them, turned for seat 1."""
    near = 1 if view.seat == 1 else 0
    columns = COLUMNS[::-1] if near else COLUMNS
    rows = ROWS if near else ROWS[::-1]
    marks = marked(view)
    yield line(columns)
    yield from captains(view.captains, near, columns)
    yield EDGE
    for row in rows:
        yield f"  {row} |" + "|".join(f"{marks[column + row]:^5}" for column in columns) + f"| {row}"
        yield EDGE
    yield from captains(view.captains, 1 - near, columns)
    yield line(columns)


def line(words: str | list[str]) -> str:
    """Five short words, each over its column."""
    return (INDENT + " " + " ".join(f"{word:^5}" for word in words)).rstrip()


def captains(placed: list[Captain], seat: int, columns: str) -> Iterator[str]:
    """A seat's captains at their entrances; they stand on the far side of that seat."""
    numbers = {captain.entrance: captain.captain for captain in placed if captain.seat == seat}
    if numbers:
        yield line([numbers.get(column, "") for column in columns])


def marked(view: View) -> dict[str, str]:
    """What is written on each of the 25 cells."""
    marks = {column + row: COVERED for column in COLUMNS for row in ROWS}
    marks |= dict.fromkeys(view.known_free, FREE)
    marks |= {
        suspicion.cells[0]: LETTERS[suspicion.figure].lower() for suspicion in view.suspicions if certain(suspicion)
    }
    marks |= {figure.cell: letter(figure, view.seat) for figure in view.figures}
    if view.paralysed:
        marks[view.paralysed.cell] = marks[view.paralysed.cell] + "!"
    return marks


def certain(suspicion: Suspicion) -> bool:
    """Whether the viewer knows that this figure is in play, and on which cell."""
    return suspicion.present == "yes" and len(suspicion.cells) == 1


def letter(figure: FigureSeen, viewer: int | None) -> str:
    """Capitals for the viewer's own; for a spectator those of seat 0."""
    mark = LETTERS[figure.figure]
    return mark if figure.seat == (viewer or 0) else mark.lower()


def facts(view: View, say: Say) -> Iterator[str]:
    """What the picture leaves out, in the words of the events that told it."""
    own = {"who": "", "you": "yes"}
    if view.next_figure:
        yield f"→ {asked_for(view.next_figure, say)}"
    if view.barred:
        yield say("text-barred", pair=view.barred)
    for mirror in view.mirrors:
        shown = {"figure": mirror.figure, "holder": mirror.holder, "cell": mirror.cell or "", "shows": mirror.shows}
        yield say("event-mirror", **shown, **own)
    if view.card:
        yield say("event-card", card=view.card, **own)
    for animal in view.found:
        yield say("event-found", animal=animal, **own)


def asked_for(step: str, say: Say) -> str:
    """What the setup asks for next: an animal to leave out, a figure, or a captain by number."""
    if step == "leave":
        return say("animal")
    return say(step) if step in LETTERS else f"{say('captain')} {step}"


def legend(view: View, say: Say) -> str:
    """What the letters and signs stand for."""
    kinds = KINDS if view.options["mode"] == "expert" else KINDS[:3]
    letters = [f"{LETTERS[kind][0]} {say(kind)}" for kind in kinds]
    sides = [f"ABC {say('seat-0')}", f"abc {say('seat-1')}"] if view.seat is None else [f"abc {say('text-others')}"]
    signs = [f"{COVERED} {say('screen')}", f"{FREE} {say('empty')}"]
    return "\n".join(" · ".join(part) for part in (letters, [*sides, *signs]))
