"""What a viewer may know, for people: structs made from a hidden record, and how the game ended."""

from typing import Any

import msgspec

from paravent.engine.game import Result
from paravent.engine.game import View as EngineView
from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import LETTERS, NEAR_COUNT, NEAR_SPACE, ROUTE_COUNT, ROUTE_END, STEPS
from paravent.games.jade_koenig.cards import PLACES, SYMBOL_NAMES
from paravent.games.jade_koenig.happenings import Pair, nodes, pairs
from paravent.games.jade_koenig.naming import (
    FACE_NAMES,
    PHASE_NAMES,
    REASON_CLAUSES,
    REASON_NAMES,
    answer_word,
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
from paravent.games.jade_koenig.rules.consult import MOST_CHANGED, MOST_SWAPS, chips_left, count_changed
from paravent.games.jade_koenig.rules.move import step
from paravent.games.jade_koenig.rules.turn import idle_limit
from paravent.games.jade_koenig.state import (
    EVERY_LETTER,
    NO_SYMBOL,
    NOBODY,
    OF_EACH_FACE,
    STONES,
    Answer,
    Extra,
    Face,
    Phase,
)


class HandSeen(msgspec.Struct):
    """JK-R-20 The faces of a seat's stones."""

    snakes: int
    jaguars: int


class Player(msgspec.Struct):
    """A seat and what is public about it; hand, oracle card and tasks where the viewer may know them.

    `holder` has the seat's task card (JK-2.9); `piece` is None while the seat has none on the board.
    """

    seat: int
    playing: bool
    sitting: bool
    piece: str | None
    marker: int
    chips: int
    stones: int
    holder: int
    hand: HandSeen | None
    oracle: str | None
    tasks: list[Pair] | None


class Stone(msgspec.Struct):
    """A danger stone on the board: who laid it, its face for who knows it, and whether it bars the present move."""

    node: str
    seat: int
    face: str | None
    fresh: bool


class AnswerHeard(msgspec.Struct):
    """JK-10.1 The three numbers."""

    places: int
    symbols: int
    matches: int


class Question(msgspec.Struct):
    """JK-10.4 A row of the note table; no answer where the viewer did not hear it (JK-R-34)."""

    seat: int
    pairs: list[Pair]
    answer: AnswerHeard | None


class Reaction(msgspec.Struct):
    """An open window: whom it asks, and what the viewer has answered.

    `spaces` and `oracles` are where the announced move might lead (JK-R-15), public like the pieces: a seat may want to
    be asked only if an oracle is among them.
    """

    window: str
    seats: list[int]
    answered: str | None
    spaces: list[str]
    oracles: list[str]


class Consultation(msgspec.Struct):
    """JK-9 The consultation: the symbols at its beginning, how many places differ, swaps and chips."""

    seat: int
    before: list[str]
    changed: int
    most_changed: int
    swaps: int
    most_swaps: int
    chips: list[str]
    chips_left: int


class Deduction(msgspec.Struct):
    """Section 9, where the table has it: how many task cards are left for the own seat, and what follows.

    `marks` has a row for each place and in it `certain`, `possible` or `excluded` for each symbol.
    """

    cards: int
    marks: list[list[str]]


class Revealed(msgspec.Struct):
    """JK-R-67 What nobody had, shown at the end."""

    unused_tasks: list[list[Pair]]
    unseen_oracles: list[str]
    box: HandSeen


class Ended(msgspec.Struct):
    """How the game ended; no winner: undecided."""

    winner: int | None
    reason: str
    clause: str


class View(EngineView, kw_only=True):
    """What a viewer may know; `seat` is None for a spectator.

    `on_turn` is mover and consultant too; `placing` has a piece to put on the board; `placer` lays a stone. `faced` are
    the stones on the mover's route, `route` is that route where the viewer may know it. `turned` counts the faces that
    left the game openly since stones were dealt last.
    """

    options: dict[str, str | int]
    board: str
    phase: str
    seat: int | None
    on_turn: int | None
    placing: int | None
    placer: int | None
    cycle: int
    turn: int
    turns_left: int
    idle: int
    idle_limit: int
    players: list[Player]
    stones: list[Stone]
    turned: HandSeen
    box: int
    arrangement: list[str] | None
    author: int | None
    open_oracles: list[str]
    reaction: Reaction | None
    faced: list[str]
    route: list[str] | None
    consultation: Consultation | None
    questions: list[Question]
    deduction: Deduction | None
    result: Ended | None
    revealed: Revealed | None


MOVING = (Phase.HINDER, Phase.LAY, Phase.ROUTE, Phase.GUESS)
CONSULTING = (Phase.SWAP, Phase.CLAIMS, Phase.QUESTION)
PLACING = (Phase.PLACE, Phase.RESEAT)


def view(record: Any, viewer: int) -> View:
    """The view of a hidden record; viewer -1 is a spectator."""
    phase = Phase(int(record["phase"]))
    over = phase == Phase.OVER
    return View(
        options={option.name: option.write(int(record[option.name])) for option in OPTIONS},
        board=board_of(record).name,
        phase=PHASE_NAMES[phase],
        seat=viewer if viewer >= 0 else None,
        on_turn=None if over or phase in PLACING else seat_or_none(record["on_turn"]),
        placing=seat_or_none(record["placing"]),
        placer=seat_or_none(record["placer"]) if phase in MOVING else None,
        cycle=int(record["cycle"]),
        turn=int(record["turn"]),
        turns_left=int(record["turn_limit"]) - int(record["turn"]),
        idle=int(record["idle"]),
        idle_limit=int(idle_limit(record)),
        players=[player(record, seat) for seat in range(int(record["seats"]))],
        stones=stones(record),
        turned=HandSeen(*(int(count) for count in record["turned"])),
        box=STONES - int(record["held"].sum()) - int((record["lying"] != 0).sum()),
        arrangement=symbols(record["arrangement"]),
        author=seat_or_none(record["author"]),
        open_oracles=letters(record["opened"]),
        reaction=reaction(record, viewer) if phase in {Phase.HINDER, Phase.CLAIMS} else None,
        faced=list(nodes(record, [int(node) for node in record["faced"]])),
        route=planned(record),
        consultation=consultation(record) if phase in CONSULTING else None,
        questions=[question(record, row) for row in range(int(record["questions"]))],
        deduction=concluded(record, viewer),
        result=ended(record) if over else None,
        revealed=revealed(record) if over else None,
    )


def player(record: Any, seat: int) -> Player:
    """A seat; blanked fields of the hidden record are None."""
    hand, task = [int(count) for count in record["hand"][seat]], int(record["tasks"][seat])
    letter, playing = int(record["oracle"][seat]), bool(record["playing"] >> seat & 1)
    return Player(
        seat=seat,
        playing=playing,
        sitting=bool(record["sitting"] == seat),
        piece=node_or_none(record, record["piece"][seat]),
        marker=int(record["marker"][seat]),
        chips=int(record["chips"][seat]),
        stones=int(record["held"][seat]),
        holder=(seat - 1) % int(record["seats"]),
        hand=HandSeen(hand[Face.SNAKE], hand[Face.JAGUAR]) if playing and min(hand) >= 0 else None,
        oracle=LETTERS[letter] if letter >= 0 else None,
        tasks=list(pairs(card_pairs(task))) if task >= 0 else None,
    )


def stones(record: Any) -> list[Stone]:
    """The stones on the board, in the order of the spaces."""
    names = board_of(record).nodes
    return [
        Stone(
            node=names[node],
            seat=int(record["lying"][node]) - 1,
            face=FACE_NAMES.get(int(record["face"][node]) - 1),
            fresh=bool(record["fresh"] == node),
        )
        for node in range(len(names))
        if record["lying"][node]
    ]


def symbols(numbers: Any) -> list[str] | None:
    """A symbol for each place, in the order of the places."""
    if numbers[0] == NO_SYMBOL:
        return None
    return [SYMBOL_NAMES[int(symbol)] for symbol in numbers]


def reaction(record: Any, viewer: int) -> Reaction:
    """The window that is open."""
    answer = int(record["answer"][viewer]) if viewer >= 0 else Answer.NONE
    moving = record["phase"] == Phase.HINDER
    return Reaction(
        window=PHASE_NAMES[int(record["phase"])],
        seats=seats_of(record["asked"]),
        answered=answer_word(answer) if answer != Answer.NONE else None,
        spaces=spaces_in_reach(record) if moving else [],
        oracles=oracles_in_reach(record) if moving else [],
    )


def spaces_in_reach(record: Any) -> list[str]:
    """JK-R-15 The circle spaces within reach of the mover."""
    board, node = int(record["board"]), int(record["piece"][int(record["on_turn"])])
    return list(nodes(record, [int(space) for space in NEAR_SPACE[board, node, : NEAR_COUNT[board, node]]]))


def oracles_in_reach(record: Any) -> list[str]:
    """The letters of the oracles at which the announced move might end, whoever moves."""
    board, node = int(record["board"]), int(record["piece"][int(record["on_turn"])])
    first = board_of(record).circles
    ends = {int(end) - first for end in ROUTE_END[board, node, : ROUTE_COUNT[board, node]]}
    return [LETTERS[letter] for letter in sorted(ends) if letter >= 0]


def planned(record: Any) -> list[str] | None:
    """JK-R-12 The route over stones that is still to be guessed at."""
    index = int(record["route"])
    if index < 0:
        return None
    start = int(record["piece"][int(record["on_turn"])])
    return list(nodes(record, [int(step(record, start, index, number)) for number in range(STEPS)]))


def consultation(record: Any) -> Consultation:
    """What the consultant has done so far."""
    seat = int(record["on_turn"])
    playing = bool(record["playing"] >> seat & 1)
    return Consultation(
        seat=seat,
        before=symbols(record["before"]) or [],
        changed=int(count_changed(record)),
        most_changed=MOST_CHANGED,
        swaps=int(record["swaps"]),
        most_swaps=MOST_SWAPS,
        chips=places_of(record["marked"]),
        chips_left=int(chips_left(record, seat)) if playing else 0,
    )


def question(record: Any, row: int) -> Question:
    """A question with the answer the viewer has heard."""
    packed, code = int(record["question"][row]), int(record["reply"][row])
    heard = AnswerHeard(code >> 4, code >> 2 & 3, code & 3) if code >= 0 else None
    return Question(packed >> 3 * PLACES, list(pairs(question_pairs(packed))), heard)


def concluded(record: Any, viewer: int) -> Deduction | None:
    """Section 9 Only where the table has it, for a seat in a game that goes on."""
    dealt = record["phase"] not in {Phase.PLACE, Phase.OVER}
    if record["deduction_help"] == Extra.OFF or viewer < 0 or not dealt:
        return None
    cards = deduction.possible_cards(record, viewer, viewer)
    return Deduction(len(cards), [list(row) for row in deduction.marks(cards)])


def ended(record: Any) -> Ended:
    reason = int(record["reason"])
    return Ended(seat_or_none(record["winner"]), REASON_NAMES[reason], REASON_CLAUSES[reason])


def revealed(record: Any) -> Revealed:
    """JK-R-67 The rest of the cards and stones."""
    shown = int(record["opened"]) | sum(1 << int(letter) for letter in record["oracle"] if letter >= 0)
    dealt = record["tasks"][int(record["seats"]) :] if record["tasks"][0] >= 0 else []
    kept = record["held"] > 0
    used = [int(record["hand"][kept, face].sum()) + int((record["face"] == 1 + face).sum()) for face in Face]
    return Revealed(
        unused_tasks=[list(pairs(card_pairs(int(card)))) for card in dealt],
        unseen_oracles=letters(EVERY_LETTER & ~shown),
        box=HandSeen(OF_EACH_FACE - used[Face.SNAKE], OF_EACH_FACE - used[Face.JAGUAR]),
    )


def result(record: Any) -> Result | None:
    """How the game ended, or None."""
    if record["phase"] != Phase.OVER:
        return None
    winner, reason = int(record["winner"]), int(record["reason"])
    winners = () if winner == NOBODY else (winner,)
    scores = tuple(int(seat == winner) for seat in range(int(record["seats"])))
    return Result(winners, scores, REASON_NAMES[reason], REASON_CLAUSES[reason])
