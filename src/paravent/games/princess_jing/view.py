"""What a seat may know, for people: structs made from a hidden record (8.4), and how the game ended."""

from typing import Any

import msgspec

from paravent.engine.game import Result
from paravent.engine.game import View as EngineView
from paravent.games.princess_jing.board import (
    BELOVED,
    CAPTAINS,
    CELLS,
    COLUMNS,
    LINE,
    NO_CELL,
    NO_PAIR,
    SEATS,
    cell_name,
    pair_name,
)
from paravent.games.princess_jing.happenings import Captain
from paravent.games.princess_jing.naming import (
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    FIGURE_NAMES,
    LINE_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    SERIES_NAMES,
    SHOWN_NAMES,
    cell_or_none,
    figure_name,
    figures_in_play,
)
from paravent.games.princess_jing.options import OPTIONS
from paravent.games.princess_jing.rules.setup import FIRST_CAPTAIN_STEP, figure_next
from paravent.games.princess_jing.state import MIRRORS, NOBODY, SURE, Figure, Mode, Phase, Reason, Switch


class FigureSeen(msgspec.Struct):
    """A figure and its cell."""

    seat: int
    figure: str
    cell: str


class Mirror(msgspec.Struct):
    """PJ-10.2 An own mirror holder: where it stands, the cell in front, and what it shows there."""

    figure: str
    holder: str
    cell: str | None
    shows: str


class Suspicion(msgspec.Struct):
    """9.3 Where an opposing figure may stand, and whether it is in play at all."""

    figure: str
    cells: list[str]
    present: str


class Stunned(msgspec.Struct):
    """PJ-14.9 A paralysed princess: her cell, the caller's turns left, and whose she is."""

    cell: str
    turns_left: int
    seat: int


class Ended(msgspec.Struct):
    """How the game ended; no winner: a draw."""

    winner: int | None
    reason: str


class View(EngineView, kw_only=True):
    """What a viewer may know; `seat` is None for a spectator."""

    options: dict[str, str | int]
    phase: str
    seat: int | None
    active: int | None
    turn: int
    state: str | None
    barred: str | None
    exchanged: str | None
    ready: list[bool]
    next_figure: str | None
    figures: list[FigureSeen]
    captains: list[Captain]
    mirrors: list[Mirror]
    card: int | None
    left_out: str | None
    found: list[str]
    beloved: Captain | None
    found_princess: str | None
    back_line: str | None
    paralysed: Stunned | None
    suspicions: list[Suspicion]
    known_free: list[str]
    draw_offers: list[int]
    turns_left: int | None
    result: Ended | None
    cards: list[int] | None
    left_outs: list[str] | None


def view(hidden: Any, viewer: int) -> View:
    """The view of a hidden record; viewer -1 is a spectator."""
    record = dict(zip(hidden.dtype.names, hidden.item(), strict=True))  # read once: a field of a record is slow to get
    phase = Phase(int(record["phase"]))
    playing = phase not in {Phase.SETUP, Phase.END}
    sitting = viewer >= 0
    expert = record["mode"] == Mode.EXPERT
    ended = phase == Phase.END
    return View(
        options={option.name: option.write(int(record[option.name])) for option in OPTIONS},
        phase=PHASE_NAMES[phase],
        seat=viewer if sitting else None,
        active=None if ended else int(record["active"]),
        turn=int(record["turn"]),
        state=SERIES_NAMES[int(record["series"])] if playing and phase != Phase.PARALYSIS else None,
        barred=pair_or_none(record, 1 - int(record["active"])) if playing else None,
        exchanged=pair_or_none(record, int(record["active"])) if phase in AFTER_MOVE else None,
        ready=[bool(ready) for ready in record["ready"]],
        next_figure=next_figure(hidden, viewer) if sitting and phase == Phase.SETUP else None,
        figures=[figure for seat in range(SEATS) for figure in figures(record, seat)],
        captains=[captain for seat in range(SEATS) for captain in captains(record, seat)],
        mirrors=mirrors(record, viewer) if sitting and phase != Phase.SETUP else [],
        card=int(record["card"][viewer]) if sitting and expert else None,
        left_out=animal_or_none(record["left_out"][viewer]) if sitting and expert else None,
        found=found(record, viewer) if sitting else [],
        beloved=beloved(record, viewer) if sitting and expert else None,
        found_princess=cell_or_none(int(record["found_cell"])),
        back_line=back_line(record) if phase == Phase.BACK and viewer == 1 - record["active"] else None,
        paralysed=paralysed(record),
        suspicions=suspicions(record, viewer) if sitting and playing and has_notes(record) else [],
        known_free=known_free(record, viewer) if sitting and playing and has_notes(record) else [],
        draw_offers=[seat for seat in range(SEATS) if record["draw_offers"] >> seat & 1],
        turns_left=turns_left(record) if playing else None,
        result=Ended(winner(record), REASON_NAMES[int(record["reason"])]) if ended else None,
        cards=[int(card) for card in record["card"]] if ended and expert else None,
        left_outs=[animal_or_none(animal) or "" for animal in record["left_out"]] if ended and expert else None,
    )


AFTER_MOVE = (Phase.REACT, Phase.POINT, Phase.BACK)


def pair_or_none(record: Any, seat: int) -> str | None:
    pair = int(record["last_pair"][seat])
    return None if pair == NO_PAIR else pair_name(pair)


def animal_or_none(animal: Any) -> str | None:
    return FIGURE_NAMES.get(int(animal))


def has_notes(record: Any) -> bool:
    """9.3 Whether the table has an automatic knowledge sheet."""
    return bool(record["notes"] == Switch.ON)


def winner(record: Any) -> int | None:
    return None if record["winner"] == NOBODY else int(record["winner"])


def next_figure(record: Any, seat: int) -> str | None:
    """8.1 What the setup asks of the seat next."""
    step = int(record["steps"][seat])
    if record["ready"][seat]:
        return None
    if record["mode"] == Mode.EXPERT and step == 0:
        return "leave"
    figure = int(figure_next(record, seat, step))
    return figure_name(figure, int(record["mode"])) if figure else CAPTAIN_NAMES[step - FIRST_CAPTAIN_STEP]


def figures(record: Any, seat: int) -> list[FigureSeen]:
    """The figures of a seat whose cells are known to the viewer as their owner, or at the end."""
    cells = record["at"][seat]
    return [
        FigureSeen(seat, figure_name(figure, int(record["mode"])), cell_name(int(cells[figure])))
        for figure in figures_in_play(int(record["mode"]))
        if 0 <= cells[figure] < CELLS
    ]


def captains(record: Any, seat: int) -> list[Captain]:
    """The captains of a seat that stand and may be seen."""
    columns = record["captains"][seat]
    return [
        Captain(seat, CAPTAIN_NAMES[captain], COLUMNS[int(columns[captain])])
        for captain in range(CAPTAINS)
        if columns[captain] >= 0
    ]


def mirrors(record: Any, seat: int) -> list[Mirror]:
    """PJ-10.6 The own mirrors and what they last showed."""
    mode = int(record["mode"])
    count = MIRRORS if mode == Mode.EXPERT else 1
    return [
        Mirror(
            figure_name(Figure.MIRROR1 + mirror, mode),
            cell_name(int(record["at"][seat, Figure.MIRROR1 + mirror])),
            cell_or_none(int(record["glance_cell"][seat, mirror])),
            SHOWN_NAMES[int(record["glance"][seat, mirror])],
        )
        for mirror in range(count)
        if record["at"][seat, Figure.MIRROR1 + mirror] != NO_CELL
    ]


def found(record: Any, seat: int) -> list[str]:
    """PJ-13.3 The opposing animals the seat has found."""
    return [name for name, clock in zip(ANIMAL_NAMES, record["found"][seat], strict=True) if clock > 0]


def beloved(record: Any, seat: int) -> Captain | None:
    """PJ-13.4 The beloved captain, once both animals are found."""
    missing = [animal for animal, clock in enumerate(record["found"][seat]) if clock <= 0]
    if len(missing) != 1:
        return None
    captain = int(BELOVED[int(record["card"][seat]), missing[0]])
    return captains(record, seat)[captain]


def back_line(record: Any) -> str:
    """PJ-8.10 The line on which the owner of the found princess has to bring her back."""
    seat = 1 - int(record["active"])
    full = all(int(cell) in record["at"][seat] for cell in LINE[seat, 0])
    return LINE_NAMES[int(full)]


def paralysed(record: Any) -> Stunned | None:
    """PJ-14.12 Her cell is public."""
    if record["paralysed"] == NO_CELL:
        return None
    caller = int(record["active"])
    return Stunned(cell_name(int(record["paralysed"])), int(record["turns_left"]), 1 - caller)


def suspicions(record: Any, seat: int) -> list[Suspicion]:
    """9.3 The candidate set of each opposing figure, and K-14 whether it is in play."""
    mode = int(record["mode"])
    suspects = [int(bits) for bits in record["suspects"][seat]]
    sheet = []
    for figure in figures_in_play(mode):
        cells = [cell_name(cell) for cell, bits in enumerate(suspects) if bits >> figure & 1]
        sheet.append(Suspicion(figure_name(figure, mode), cells, presence(record, seat, figure, suspects)))
    return sheet


def presence(record: Any, seat: int, figure: int, suspects: list[int]) -> str:
    """K-14 Animals may be absent; a found one, one certainly standing somewhere, or the rest of three is present."""
    if figure < Figure.CRANE:
        return "yes"
    open_kinds = [kind for kind in range(Figure.CRANE, Figure.OWL + 1) if any(bits >> kind & 1 for bits in suspects)]
    if figure not in open_kinds:
        return "no"
    certain = record["found"][seat, figure - Figure.CRANE] > 0 or (1 << figure) | SURE in suspects
    return "yes" if certain or len(open_kinds) == 2 else "maybe"


def known_free(record: Any, seat: int) -> list[str]:
    """9.3 Cells without own figure that certainly hide no opposing one."""
    own = {int(cell) for cell in record["at"][seat]}
    return [cell_name(cell) for cell in range(CELLS) if record["suspects"][seat, cell] == 0 and cell not in own]


def turns_left(record: Any) -> int | None:
    """PJ-11.6 The turns until a draw, the present one included."""
    limit = int(record["turn_limit"])
    return limit - int(record["turn"]) + 1 if limit else None


CLAUSES = {
    Reason.WRONG_CALL: "PJ-14.8",
    Reason.PARALYSIS_EXPIRED: "PJ-14.11",
    Reason.TURN_LIMIT: "PJ-11.6",
    Reason.RESIGNED: "PJ-11.7",
    Reason.AGREED: "PJ-11.7",
}


def result(record: Any) -> Result | None:
    """How the game ended, or None."""
    if record["phase"] != Phase.END:
        return None
    won = winner(record)
    winners = () if won is None else (won,)
    scores = tuple(int(seat == won) for seat in range(SEATS))
    reason = Reason(int(record["reason"]))
    captain = "PJ-13.5" if record["mode"] == Mode.EXPERT else "PJ-11.1"
    return Result(winners, scores, REASON_NAMES[reason], CLAUSES.get(reason, captain))
