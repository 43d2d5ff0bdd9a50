"""The state of a game of Jade König: one record of plain numbers, and the names of those numbers.

What the seats have seen and can see no longer is part of it, so that views, notes and imagined worlds need nothing but
the hidden record: faces turned over, stones seen going back to a hand, questions with their answers, and which task
cards are still possible.
"""

from enum import IntEnum
from typing import Annotated, Final

from paravent.engine.events import EVENT_WIDTH
from paravent.engine.generator import Seeded
from paravent.engine.record import Int8, Int8s, Int16, Int16s, Int32, Int32s, Seen
from paravent.games.jade_koenig.board import NODES, ORACLES, STEPS
from paravent.games.jade_koenig.cards import PLACES, TRIPLES, frozen

SEATS: Final = 6
FACES: Final = 2
OF_EACH_FACE: Final = 15  # JK-R-1
STONES: Final = FACES * OF_EACH_FACE
CHIPS: Final = 3
TOP: Final = 10  # JK-2.4 the upper end of the movement scale
TASK_CARDS: Final = 16  # JK-1.6
OPEN_CARDS: Final = 3  # JK-2.8
EVERY_LETTER: Final = (1 << ORACLES) - 1
QUESTIONS: Final = 64
"""How many questions the record keeps; older ones live on in `possible`, and in the match's events."""
EVENT_ROWS: Final = 40
NOBODY: Final = -1
NO_SYMBOL: Final = -1
NO_CARD: Final = -1
NO_ROUTE: Final = -1

DEALT: Final = frozen([0, 0, 9, 8, 7, 6, 5])
"""JK-2.3 [seats at the start]: danger stones a seat."""


class Phase(IntEnum):
    """The phases of section 7."""

    PLACE = 0
    TURN = 1
    HINDER = 2
    LAY = 3
    ROUTE = 4
    GUESS = 5
    SWAP = 6
    CLAIMS = 7
    QUESTION = 8
    RESEAT = 9
    OVER = 10


class Face(IntEnum):
    SNAKE = 0
    JAGUAR = 1


class Answer(IntEnum):
    """What a seat has answered in a window; a claim is CLAIM plus the triple of its places."""

    NONE = 0
    DECLINED = 1
    HINDER = 2
    CLAIM = 3


class Reason(IntEnum):
    """Why the game is over."""

    NONE = 0
    ORACLE = 1
    CLAIM = 2
    LAST_SURVIVOR = 3
    IDLE = 4
    TURN_LIMIT = 5


class Loss(IntEnum):
    """Why a seat is eliminated."""

    LAST_CHIP = 0
    CLAIM = 1
    RESIGNED = 2


class Happening(IntEnum):
    """The events, and after each what its numbers are."""

    STONES = 1  # stones a seat, stones left in the box, 1 if dealt again
    HAND = 2  # snakes, jaguars
    PLACED = 3  # seat, node, 1 if it returns
    ARRANGEMENT = 4  # symbols of the first four places, of the last four, each as 4 ** place
    TASKS = 5  # seat whose they are, card
    CYCLE = 6  # number, open letters as bit set, seat that sits out
    ORACLE_CARD = 7  # letter
    TURN = 8  # seat, turns completed
    NOTHING = 9  # seat, turns idle, turns after which the game ends
    EXCHANGED = 10  # seat, chips left, 1 if it was taken
    ANNOUNCED = 11  # seat
    WINDOW = 12  # phase, 1 open or 0 closed, bit set of who is asked
    ANSWERED = 13  # answer
    HINDERS = 14  # seat or nobody, mover
    LAID = 15  # seat, node, face or UNSEEN
    PLANNED = 16  # seat, up to three nodes
    FACED = 17  # seat, up to three nodes
    GUESSED = 18  # seat, snakes guessed, 1 if right, seat a stone goes back to
    TURNED = 19  # node, face
    MOVED = 20  # seat, up to three nodes
    REACHED = 21  # seat, letter, the marker then
    SWAPPED = 22  # seat, pair
    SETTLED = 23  # seat, places that differ
    CLAIMED = 24  # seat, triple, 1 if right, 1 if late
    CHIP = 25  # seat, place
    ASKED = 26  # seat, places as bit set, symbols of the first four places, of the last four
    ANSWER = 27  # seat, answer code
    SITS_OUT = 28  # seat
    BROKEN_OFF = 29  # seat that returns
    ELIMINATED = 30  # seat, loss
    OVER = 31  # winner or nobody, reason


UNSEEN: Final = -1
"""An event's face for those who do not see it."""


class Answers(IntEnum):
    PUBLIC = 0
    PRIVATE = 1


class StoneFaces(IntEnum):
    KNOWN = 0
    BLIND = 1


class Switch(IntEnum):
    """Options whose default is `on`."""

    ON = 0
    OFF = 1


class Extra(IntEnum):
    """Options whose default is `off`."""

    OFF = 0
    ON = 1


class Priority(IntEnum):
    MOST_STONES = 0
    CLOCKWISE = 1
    FIRST_COME = 2
    RANDOM = 3


class Routes(IntEnum):
    SEALED = 0
    OPEN = 1


class Exchange(IntEnum):
    TURN = 0
    FREE = 1


class Thinking(IntEnum):
    STANDARD = 0
    NEVER = 1


class Clause(IntEnum):
    """The clauses a refusal can name."""

    NONE = 0
    JK_1 = 1
    JK_2_5 = 2
    JK_4_1 = 3
    JK_4_3 = 4
    JK_4_4 = 5
    JK_5_1 = 6
    JK_5_2 = 7
    JK_5_4 = 8
    JK_5_5 = 9
    JK_7_1 = 10
    JK_7_3 = 11
    JK_7_4 = 12
    JK_8_2 = 13
    JK_8_7 = 14
    JK_9_3 = 15
    JK_9_4 = 16
    JK_11_2 = 17
    JK_11_3 = 18
    JK_13_1 = 19
    JK_13_2 = 20
    JK_14 = 21
    JK_R_10 = 22
    JK_R_11 = 23
    JK_R_16 = 24
    JK_R_18 = 25
    JK_R_19 = 26
    JK_R_20 = 27
    JK_R_32 = 28
    JK_R_33 = 29
    JK_R_40 = 30
    JK_R_48 = 31
    JK_R_51 = 32
    JK_R_52 = 33
    JK_R_53 = 34
    JK_R_56 = 35
    JK_R_60 = 36
    JK_R_65 = 37
    SECTION_8 = 38


class State(Seeded):
    """A game of Jade König. Arrays whose first axis is SEATS hold a row for each seat."""

    # Options of section 5, as the index of the value or as the number.
    board: Annotated[Int8, Seen.ALL]
    first_seat: Annotated[Int8, Seen.ALL]  # 0: random, else 1 + seat
    answers: Annotated[Int8, Seen.ALL]
    stone_faces: Annotated[Int8, Seen.ALL]
    stone_memory: Annotated[Int8, Seen.ALL]
    hinder_priority: Annotated[Int8, Seen.ALL]
    routes: Annotated[Int8, Seen.ALL]
    exchange: Annotated[Int8, Seen.ALL]
    thinking_time: Annotated[Int8, Seen.ALL]
    late_claims: Annotated[Int8, Seen.ALL]
    self_claim: Annotated[Int8, Seen.ALL]
    idle_rounds: Annotated[Int8, Seen.ALL]
    turn_limit: Annotated[Int16, Seen.ALL]
    timers: Annotated[Int16, Seen.ALL]  # seconds of a window, 0: off
    turn_timer: Annotated[Int32, Seen.ALL]  # … of every other decision
    absent: Annotated[Int8, Seen.ALL]  # JK-R-66
    window: Annotated[Int8, Seen.ALL]
    open_oracle_rest: Annotated[Int8, Seen.ALL]
    deduction_help: Annotated[Int8, Seen.ALL]
    seats: Annotated[Int8, Seen.ALL]  # JK-1 how many play

    # Who plays, and whose decision it is.
    phase: Annotated[Int8, Seen.ALL]
    playing: Annotated[Int8, Seen.ALL]  # bit set of the seats in the game (JK-R-60)
    sitting: Annotated[Int8, Seen.ALL]  # JK-11.1 the seat that sits out, or nobody
    starter: Annotated[Int8, Seen.ALL]  # JK-4.1 the seat that begins the game
    on_turn: Annotated[Int8, Seen.ALL]  # the seat on turn: mover and consultant too
    placing: Annotated[Int8, Seen.ALL]  # whose piece is placed now (JK-2.5, JK-R-38), or nobody
    placing_next: Annotated[Int8, Seen.ALL]  # and whose after that
    next_turn: Annotated[Int8, Seen.ALL]  # who has the turn once all have returned (JK-R-39, JK-R-43)
    cycle: Annotated[Int16, Seen.ALL]
    turn: Annotated[Int16, Seen.ALL]  # completed turns (JK-R-64)
    idle: Annotated[Int16, Seen.ALL]  # turns in a row with nothing done (JK-R-63)
    winner: Annotated[Int8, Seen.ALL]
    reason: Annotated[Int8, Seen.ALL]

    # The board.
    piece: Annotated[Int16s, SEATS, Seen.ALL]  # node, or nowhere
    standing: Annotated[Int8s, NODES, Seen.ALL]  # 1 + the seat whose piece stands there
    marker: Annotated[Int8s, SEATS, Seen.ALL]
    chips: Annotated[Int8s, SEATS, Seen.ALL]
    lying: Annotated[Int8s, NODES, Seen.ALL]  # 1 + the seat that laid the stone lying there
    face: Annotated[Int8s, NODES, Seen.RULED]  # 1 + its face; JK-R-25: its placer's
    returns: Annotated[Int8s, NODES, Seen.ALL]  # bits: laid since a stone with that face went back to its placer
    held: Annotated[Int8s, SEATS, Seen.ALL]  # stones in hand
    lost: Annotated[Int8s, SEATS, Seen.ALL]  # stones that left the game unseen with an eliminated seat (JK-R-60)
    hand: Annotated[Int8s, SEATS, FACES, Seen.RULED]  # their faces; JK-R-20; an eliminated seat's last hand
    went_back: Annotated[Int8s, SEATS, Seen.ALL]  # JK-R-24 bits: a stone with that face is in hand or was laid since
    turned: Annotated[Int8s, FACES, Seen.ALL]  # faces that left the game openly since the last deal
    arrangement: Annotated[Int8s, PLACES, Seen.ALL]  # symbols; none before the end of PLACE (JK-R-5)
    author: Annotated[Int8, Seen.ALL]  # JK-R-53

    # Cards.
    tasks: Annotated[Int16s, TASK_CARDS, Seen.RULED]  # JK-2.9: card of seat i, known to seat i - 1; the rest unused
    oracle: Annotated[Int8s, SEATS, Seen.RULED]  # letter; its owner's, everybody's once it is shown (JK-R-14)
    opened: Annotated[Int16, Seen.ALL]  # JK-2.8 bit set of letters
    shown: Annotated[Int8, Seen.ALL]  # the seat whose oracle card has been shown in this cycle
    targets: Annotated[Int16s, SEATS, Seen.ALL]  # bit set: letters the seat's card may show, as far as all have seen

    # The phase's own data.
    asked: Annotated[Int8, Seen.ALL]  # bit set: who was asked in the window
    answered: Annotated[Int8, Seen.RULED]  # bit set: who has; JK-R-18: each seat knows its own bit
    answer: Annotated[Int8s, SEATS, Seen.OWNER]
    placer: Annotated[Int8, Seen.ALL]  # who lays or has laid a stone against this move
    fresh: Annotated[Int16, Seen.ALL]  # where
    route: Annotated[Int16, Seen.RULED]  # JK-R-12: the mover's while it is sealed; index among the routes of the node
    faced: Annotated[Int16s, STEPS, Seen.ALL]  # nodes of the stones on it
    before: Annotated[Int8s, PLACES, Seen.ALL]  # JK-R-31 the arrangement at the beginning of the consultation
    swaps: Annotated[Int8, Seen.ALL]
    marked: Annotated[Int16, Seen.ALL]  # JK-9.4 bit set of places with a chip

    # What has been asked and answered.
    questions: Annotated[Int16, Seen.ALL]  # how many the record holds
    question: Annotated[Int32s, QUESTIONS, Seen.ALL]  # seat, then 1 + symbol for each marked place, three bits each
    reply: Annotated[Int8s, QUESTIONS, Seen.RULED]  # JK-R-34 answer code
    possible: Annotated[Int32s, SEATS, TRIPLES, Seen.RULED]  # cards that fit all answers of the seat that are known
    possible_to_all: Annotated[Int32s, SEATS, TRIPLES, Seen.ALL]  # cards that fit what everybody knows

    events: Annotated[Int16s, EVENT_ROWS, EVENT_WIDTH, Seen.RULED]  # each its audience's
