"""The state of a game of Princess Jing: one record of plain numbers, and the names of those numbers.

What the two seats know of each other is part of it, in fields of the knowing seat alone, so that the knowledge sheet
(9.3) and imagined worlds need nothing but the hidden record.
"""

from enum import IntEnum
from typing import Annotated, Final

from paravent.engine.events import EVENT_WIDTH
from paravent.engine.generator import Seeded
from paravent.engine.record import Int8, Int8s, Int16, Int16s, Int32, Int32s, Seen
from paravent.games.princess_jing.board import ANIMALS, CAPTAINS, CELLS, SEATS

ACTIONS: Final = 144
EVENT_ROWS: Final = 24
FIGURES: Final = 8  # numbers 1 to 7 are figures, 0 is none
MIRRORS: Final = 2
TRACKS: Final = 9
NOBODY: Final = -1
NO_FIGURE: Final = 0
SURE: Final = 1  # bit 0 of `suspects`: some opposing figure certainly stands there


class Phase(IntEnum):
    """The phases of 8.1."""

    SETUP = 0
    MOVE = 1
    REACT = 2
    POINT = 3
    BACK = 4
    PARALYSIS = 5
    END = 6


class Figure(IntEnum):
    """Figures by number; a captain is not behind a screen."""

    NONE = 0
    PRINCESS = 1
    MAID = 2
    MIRROR1 = 3
    MIRROR2 = 4
    CRANE = 5
    FOX = 6
    OWL = 7


class Shown(IntEnum):
    """What a face shows to the other seat: a figure's kind (mirror holders are alike), or one of these."""

    EMPTY = 0
    PRINCESS = 1
    MAID = 2
    MIRROR = 3
    CRANE = 5
    FOX = 6
    OWL = 7
    LADY = 8
    NOTHING = 9  # no screen in front, or not looked
    NOT_PRINCESS = 10


class Series(IntEnum):
    """PJ-9.4 The state of the active seat at the start of a turn."""

    A = 0
    B = 1
    C = 2
    D = 3


class Outcome(IntEnum):
    """How the pointing step of a turn went."""

    PASS = 0
    HIT = 1
    MISS = 2


class Reason(IntEnum):
    """Why the game is over."""

    NONE = 0
    CAPTAIN = 1
    WRONG_CALL = 2
    PARALYSIS_EXPIRED = 3
    TURN_LIMIT = 4
    RESIGNED = 5
    AGREED = 6


class Happening(IntEnum):
    """The events of 8.3, and after each what its numbers are."""

    READY = 1  # seat
    CAPTAINS = 2  # entrances of seat 0, of seat 1, each as column of I + 8 * II + 64 * III
    CARD = 3  # card
    TURN = 4  # seat, low 15 bits of the turn, series, the rest of the turn
    SWAPPED = 5  # seat, pair
    SHOWN = 6  # seat, kind, cell
    WITHDRAWN = 7  # seat, cell or none
    POINTED = 8  # seat, cell
    REVEALED = 9  # seat whose face it is, cell, what it shows
    BROUGHT_BACK = 10  # seat, line, cell or none
    WINDOW = 11  # seat that may call, 1 open or 0 closed
    CALLED = 12  # seat, cell, holder's cell, what it shows
    PARALYSED = 13  # seat whose princess it is, cell, turns left
    MIRROR = 14  # figure, holder's cell, cell in front or none, what it shows
    FOUND = 15  # animal
    IDENTIFIED = 16  # captain, column of the entrance, cell in front
    LOOK = 17  # seat
    PASSED = 18  # seat
    PLACED = 19  # figure, cell
    LEFT_OUT = 20  # animal
    CAPTAIN = 21  # captain, column
    DRAW_OFFERED = 22  # seat
    OVER = 23  # winner or none, reason


class Mode(IntEnum):
    BASIC = 0
    EXPERT = 1


class Starter(IntEnum):
    RANDOM = 0
    SEAT0 = 1
    SEAT1 = 2
    YOUNGEST = 3


class Setup(IntEnum):
    MANUAL = 0
    RANDOM = 1


class MissReveal(IntEnum):
    FULL = 0
    YES_NO = 1


class MissWhileOwed(IntEnum):
    KEEP = 0
    FORFEIT = 1


class FullLine(IntEnum):
    SECOND_LINE = 0
    STAY = 1


class ExpertWin(IntEnum):
    IDENTIFIED = 0
    POSITION = 1


class Switch(IntEnum):
    ON = 0
    OFF = 1


class Trigger(IntEnum):
    PRINCESS_MOVED = 0
    ANY_SWAP = 1


class Peek(IntEnum):
    AUTOMATIC = 0
    ANNOUNCED = 1


class Detail(IntEnum):
    EXACT = 0
    LADY = 1


class Clause(IntEnum):
    """The clauses a refusal can name."""

    NONE = 0
    PJ_3_3 = 1
    PJ_3_4 = 2
    PJ_4_3 = 3
    PJ_4_5 = 4
    PJ_5_1 = 5
    PJ_5_3 = 6
    PJ_5_5 = 7
    PJ_6_1 = 8
    PJ_6_4 = 9
    PJ_6_4_1 = 10
    PJ_6_4_2 = 11
    PJ_7_1 = 12
    PJ_7_3 = 13
    PJ_7_5 = 14
    PJ_8_2 = 15
    PJ_8_7 = 16
    PJ_8_8 = 17
    PJ_8_10 = 18
    PJ_10_6 = 19
    PJ_11_7 = 20
    PJ_12_2 = 21
    PJ_12_5 = 22
    PJ_12_6 = 23
    PJ_14_1 = 24
    PJ_14_3 = 25
    PJ_14_4 = 26
    PJ_14_6 = 27
    PJ_14_9 = 28
    PJ_14_10 = 29
    PJ_14_12 = 30
    SECTION_8_2 = 31


class State(Seeded):
    """A game of Princess Jing. Arrays whose first axis is SEATS hold a row for each seat.

    Fields stand in the order of their sizes, so that nothing lies between them: NumPy leaves such gaps uncopied.
    """

    turn_limit: Annotated[Int16, Seen.ALL]  # section 5; 0: none
    react_timer: Annotated[Int16, Seen.ALL]  # section 5: seconds
    turns_left: Annotated[Int16, Seen.ALL]  # PJ-14.9 of a paralysis

    turn: Annotated[Int32, Seen.ALL]  # PJ-11.6 the number of the turn, 0 while setting up
    clock: Annotated[Int32, Seen.ALL]  # how often positions or knowledge have changed since the first turn, from 1
    found: Annotated[Int32s, SEATS, ANIMALS, Seen.OWNER]  # PJ-13.3 opposing animals: clock when found, or 0
    told: Annotated[Int32s, SEATS, ANIMALS, Seen.OWNER]  # own animals: clock when a miss showed one, or 0
    trail: Annotated[Int32s, SEATS, CELLS, TRACKS, Seen.OWNER]  # see trail.py
    suspects: Annotated[Int16s, SEATS, CELLS, Seen.OWNER]  # 9.3: opposing figures possible there, a bit set with SURE
    events: Annotated[Int16s, EVENT_ROWS, EVENT_WIDTH, Seen.RULED]  # each its audience's

    # Options of section 5, as the index of the value.
    mode: Annotated[Int8, Seen.ALL]
    starter: Annotated[Int8, Seen.ALL]
    setup: Annotated[Int8, Seen.ALL]
    miss_reveal: Annotated[Int8, Seen.ALL]
    miss_while_owed: Annotated[Int8, Seen.ALL]
    full_line: Annotated[Int8, Seen.ALL]
    expert_win: Annotated[Int8, Seen.ALL]
    paralysis: Annotated[Int8, Seen.ALL]
    paralysis_trigger: Annotated[Int8, Seen.ALL]
    peek: Annotated[Int8, Seen.ALL]
    mirror_detail: Annotated[Int8, Seen.ALL]
    window: Annotated[Int8, Seen.ALL]
    absent: Annotated[Int8, Seen.ALL]
    notes: Annotated[Int8, Seen.ALL]

    # What everybody sees.
    phase: Annotated[Int8, Seen.ALL]
    active: Annotated[Int8, Seen.ALL]  # PJ-5.5 the seat whose turn it is; while setting up, the seat that will start
    series: Annotated[Int8, Seen.ALL]  # PJ-9.8
    doubled: Annotated[Int8, Seen.ALL]  # PJ-6.4.1: 1 where the other seat's last series had two turns
    last_pair: Annotated[Int8s, SEATS, Seen.ALL]  # the pair of a seat's last move, none after a withdrawal
    ready: Annotated[Int8s, SEATS, Seen.ALL]  # PJ-4.5
    found_cell: Annotated[Int8, Seen.ALL]  # where a princess was hit who is still to be brought back (PJ-8.7)
    paralysed: Annotated[Int8, Seen.ALL]  # PJ-14.12 her cell
    looked: Annotated[Int8s, SEATS, Seen.ALL]  # PJ-10.6 announced: 1 where a look is newer than the last movement
    draw_offers: Annotated[Int8, Seen.ALL]  # PJ-11.7 bit set of seats
    winner: Annotated[Int8, Seen.ALL]
    reason: Annotated[Int8, Seen.ALL]

    # What stands where.
    at: Annotated[Int8s, SEATS, FIGURES, Seen.OWNER]  # [seat, figure]: its cell
    standing: Annotated[Int8s, CELLS, Seen.RULED]  # 8 * seat + figure, 0 for none; PJ-3.5: each seat sees its own
    captains: Annotated[Int8s, SEATS, CAPTAINS, Seen.RULED]  # PJ-12.6 columns, secret until both are ready
    card: Annotated[Int8s, SEATS, Seen.OWNER]  # PJ-12.7; 0 in the basic mode
    left_out: Annotated[Int8s, SEATS, Seen.OWNER]  # PJ-12.2: an animal, or none
    steps: Annotated[Int8s, SEATS, Seen.OWNER]  # steps of the setup taken

    # What a seat has seen.
    glance_cell: Annotated[Int8s, SEATS, MIRRORS, Seen.OWNER]  # the cell a mirror showed last
    glance: Annotated[Int8s, SEATS, MIRRORS, Seen.OWNER]  # and what it showed there
    stood: Annotated[Int8s, SEATS, Seen.OWNER]  # bit set of own captains known not to be the beloved one (PJ-13.6)
