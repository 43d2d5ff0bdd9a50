"""Full states written for people, as JSON: what tests, puzzles and bug reports use.

    {"seats": [{"piece": "c072", "oracle": "G", "tasks": "ice-bird ruins-amulet desert-crown"},
               {"piece": "c075", "oracle": "B", "tasks": "ruins-sword steppe-amulet swamps-bird"},
               {"piece": "c040", "oracle": "F", "tasks": "forests-bird flame-amulet island-sword"}],
     "open": "ACE", "arrangement": ["bird", "amulet", "sword", "crown", "crown", "sword", "amulet", "bird"]}

is enough for a position; `positions/written.py` lists all there is. `write` gives everything that has not its usual
value, so that reading it back gives the same state, byte for byte, but for generator and events.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from paravent.engine.refusal import BadPosition
from paravent.games.jade_koenig.board import LETTERS, STEPS
from paravent.games.jade_koenig.cards import PLACE_NAMES, PLACES, TRIPLE_PLACES
from paravent.games.jade_koenig.happenings import nodes
from paravent.games.jade_koenig.naming import (
    FACE_NAMES,
    PHASE_NAMES,
    board_of,
    card_pairs,
    letters,
    node_or_none,
    places_of,
    question_pairs,
    seat_or_none,
    seats_of,
)
from paravent.games.jade_koenig.options import OPTIONS
from paravent.games.jade_koenig.positions.cards_left import FIELDS, beyond_questions
from paravent.games.jade_koenig.positions.reading import check, fill
from paravent.games.jade_koenig.positions.written import (
    Faces,
    QuestionWritten,
    ResultWritten,
    SeatWritten,
    StoneWritten,
    Written,
    parsed,
)
from paravent.games.jade_koenig.rules.move import step
from paravent.games.jade_koenig.state import NO_CARD, Answer, Phase, Reason
from paravent.games.jade_koenig.view import symbols

COMPLAINT = re.compile(r"Expected (?P<expected>.*), got (?P<got>.*?)(?: - at `\$\.?(?P<where>.*)`)?")


def write(record: Any) -> dict[str, Any]:
    """The full state, everything but generator and events."""
    written: dict[str, Any] = msgspec.to_builtins(written_position(record))
    return written


def read(record: Any, position: Mapping[str, Any]) -> None:
    """Fills a record of zeros. Raises `BadPosition` with what was expected and what came."""
    try:
        written = parsed(dict(position))
    except msgspec.ValidationError as error:
        found = COMPLAINT.fullmatch(str(error))
        if found is None:
            raise BadPosition("position", "the form of a position", str(error)) from None
        expected, got = (found[part].replace("`", "") for part in ("expected", "got"))
        raise BadPosition(found["where"] or "position", expected, got) from None
    fill(record, written)
    check(record)


def written_position(record: Any) -> Written:
    seats = int(record["seats"])
    left = beyond_questions(record)
    return Written(
        seats=[written_seat(record, seat, *(left[field][seat] for field in FIELDS)) for seat in range(seats)],
        options={option.name: option.write(int(record[option.name])) for option in OPTIONS},
        phase=PHASE_NAMES[int(record["phase"])],
        starter=int(record["starter"]),
        on_turn=seat_or_none(record["on_turn"]),
        sitting=seat_or_none(record["sitting"]),
        placing=seat_or_none(record["placing"]),
        placing_next=seat_or_none(record["placing_next"]),
        next_turn=seat_or_none(record["next_turn"]),
        cycle=int(record["cycle"]),
        turn=int(record["turn"]),
        idle=int(record["idle"]),
        stones=stones(record),
        turned=Faces(*(int(count) for count in record["turned"])),
        arrangement=symbols(record["arrangement"]),
        author=seat_or_none(record["author"]),
        open="".join(letters(record["opened"])),
        shown=seat_or_none(record["shown"]),
        unused=[tasks_text(card) for card in record["tasks"][seats:]] if record["tasks"][0] != NO_CARD else None,
        asked=seats_of(record["asked"]),
        placer=seat_or_none(record["placer"]),
        fresh=node_or_none(record, record["fresh"]),
        route=route(record),
        faced=list(nodes(record, [int(node) for node in record["faced"]])),
        before=symbols(record["before"]),
        swaps=int(record["swaps"]),
        marked=places_of(record["marked"]),
        questions=[question(record, row) for row in range(int(record["questions"]))],
        result=result(record),
    )


def written_seat(record: Any, seat: int, left: str | None, left_to_all: str | None) -> SeatWritten:
    letter, card = int(record["oracle"][seat]), int(record["tasks"][seat])
    return SeatWritten(
        playing=bool(record["playing"] >> seat & 1),
        piece=node_or_none(record, record["piece"][seat]),
        marker=int(record["marker"][seat]),
        chips=int(record["chips"][seat]),
        hand=Faces(*(int(count) for count in record["hand"][seat])),
        oracle=LETTERS[letter] if letter >= 0 else None,
        tasks=tasks_text(card) if card != NO_CARD else None,
        answer=answer(int(record["answer"][seat])),
        returned=faces(record["went_back"][seat]),
        targets="".join(letters(record["targets"][seat])),
        left=left,
        left_to_all=left_to_all,
    )


def stones(record: Any) -> dict[str, StoneWritten]:
    return {
        name: StoneWritten(
            seat=int(record["lying"][node]) - 1,
            face=FACE_NAMES[int(record["face"][node]) - 1],
            returned=faces(record["returns"][node]),
        )
        for node, name in enumerate(board_of(record).nodes)
        if record["lying"][node]
    }


def faces(bits: Any) -> list[str]:
    return [name for face, name in FACE_NAMES.items() if int(bits) >> face & 1]


def pairs_text(pairs: list[tuple[str, str]]) -> str:
    """ice-bird ruins-amulet desert-crown."""
    return " ".join(f"{place}-{symbol}" for place, symbol in pairs)


def tasks_text(card: Any) -> str:
    return pairs_text(card_pairs(int(card)))


def answer(number: int) -> str | None:
    """What a seat has answered in the open window."""
    if number >= Answer.CLAIM:
        return " ".join(("claim", *(PLACE_NAMES[place] for place in TRIPLE_PLACES[number - Answer.CLAIM])))
    return {Answer.NONE: None, Answer.DECLINED: "declined", Answer.HINDER: "hinder"}[Answer(number)]


def route(record: Any) -> list[str] | None:
    if record["route"] < 0:
        return None
    start = int(record["piece"][int(record["on_turn"])])
    return list(nodes(record, [int(step(record, start, int(record["route"]), number)) for number in range(STEPS)]))


def question(record: Any, row: int) -> QuestionWritten:
    packed, code = int(record["question"][row]), int(record["reply"][row])
    return QuestionWritten(
        packed >> 3 * PLACES, pairs_text(question_pairs(packed)), f"{code >> 4}/{code >> 2 & 3}/{code & 3}"
    )


def result(record: Any) -> ResultWritten | None:
    if record["phase"] != Phase.OVER:
        return None
    return ResultWritten(seat_or_none(record["winner"]), Reason(int(record["reason"])).name.lower())
