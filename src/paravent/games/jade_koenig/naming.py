"""Names of numbers, as notation, views and positions write them."""

from typing import Any, Final

from paravent.games.jade_koenig.board import BOARDS, LETTERS, NOWHERE, Board
from paravent.games.jade_koenig.cards import PLACE_NAMES, PLACES, SYMBOL_NAMES, tasks_of
from paravent.games.jade_koenig.state import NOBODY, Answer, Face, Loss, Phase, Reason

PHASE_NAMES: Final[dict[int, str]] = {phase: phase.name.lower() for phase in Phase}
FACE_NAMES: Final[dict[int, str]] = {face: face.name.lower() for face in Face}
REASON_NAMES: Final[dict[int, str]] = {
    Reason.NONE: "none",
    Reason.ORACLE: "oracle",
    Reason.CLAIM: "claim",
    Reason.LAST_SURVIVOR: "last-survivor",
    Reason.IDLE: "undecided",
    Reason.TURN_LIMIT: "undecided",
}
REASON_CLAUSES: Final[dict[int, str]] = {
    Reason.ORACLE: "JK-14.1",
    Reason.CLAIM: "JK-14.3",
    Reason.LAST_SURVIVOR: "JK-R-62",
    Reason.IDLE: "JK-R-63",
    Reason.TURN_LIMIT: "JK-R-64",
}
LOSS_NAMES: Final[dict[int, str]] = {Loss.LAST_CHIP: "last-chip", Loss.CLAIM: "claim", Loss.RESIGNED: "resigned"}
HALF: Final = PLACES // 2


def board_of(record: Any) -> Board:
    """The board that is played on."""
    return BOARDS[int(record["board"])]


def node_or_none(record: Any, node: Any) -> str | None:
    """The id of a node, None for nowhere."""
    return None if node == NOWHERE else board_of(record).nodes[int(node)]


def seat_or_none(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def letters(bits: Any) -> list[str]:
    """The letters of a bit set."""
    return [letter for number, letter in enumerate(LETTERS) if int(bits) >> number & 1]


def seats_of(bits: Any) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(6) if int(bits) >> seat & 1]


def places_of(bits: Any) -> list[str]:
    """The places of a bit set."""
    return [name for number, name in enumerate(PLACE_NAMES) if int(bits) >> number & 1]


def card_pairs(card: int) -> list[tuple[str, str]]:
    """The tasks of a card as (place, symbol)."""
    return [(PLACE_NAMES[place], SYMBOL_NAMES[symbol]) for place, symbol in tasks_of(card)]


def question_pairs(question: int) -> list[tuple[str, str]]:
    """The pairs of a question in the record's form: three bits a place, 0 or 1 + symbol."""
    symbols = [(question >> 3 * place & 7) - 1 for place in range(PLACES)]
    return [(PLACE_NAMES[place], SYMBOL_NAMES[symbol]) for place, symbol in enumerate(symbols) if symbol >= 0]


def answer_word(answer: int) -> str:
    """What a seat has answered in a window."""
    if answer >= Answer.CLAIM:
        return "claim"
    return {Answer.DECLINED: "declined", Answer.HINDER: "hinder"}[Answer(answer)]
