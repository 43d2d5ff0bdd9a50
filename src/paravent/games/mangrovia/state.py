"""The state of a game of Mangrovia: one record of plain numbers, and the names of those numbers.

What all have seen of a hand (cards taken face up, amulets taken from the board) is part of it, so that views and
imagined worlds need nothing but the hidden record.
"""

from enum import IntEnum
from typing import Annotated, Final

from paravent.engine.events import EVENT_WIDTH
from paravent.engine.generator import Seeded
from paravent.engine.record import Int8, Int8s, Int16, Int16s, Seen
from paravent.games.mangrovia.board import FIELDS
from paravent.games.mangrovia.components import (
    AWARDS,
    FACES,
    GARDEN,
    KINDS,
    MOST_SLOTS,
    PATHS,
    PILE,
    PLACES,
    RANKS,
    SEATS,
)

EVENT_ROWS: Final = 72
NO_FIELD: Final = -1
NO_LANDSCAPE: Final = -1


class Phase(IntEnum):
    """What is decided now (section 5.2). LAND and PAY are steps of a building, which only its builder may know."""

    BOWL = 0
    TAKE = 1
    DRAW = 2
    COLLECT = 3
    BUILD = 4
    BIRDS = 5
    CHOICE = 6
    RETURN = 7
    OVER = 8


class Step(IntEnum):
    """How far a building has come."""

    NONE = 0
    LAND = 1
    PAY = 2


class Reason(IntEnum):
    """Why the game is over."""

    NONE = 0
    HUTS = 1
    ROUND_LIMIT = 2
    RESIGNED = 3
    DESERTED = 4


class Happening(IntEnum):
    """The events, and after each what its numbers are."""

    START_CARDS = 1  # seat, first value, second value
    HAND = 2  # seat, first landscape card, second
    TURN = 3  # round, stop (0: bowls are placed), seat
    BOWL = 4  # seat, place
    TAKEN = 5  # seat, kind, slot, face
    DRAWN = 6  # seat, kind, face or UNSEEN
    RESHUFFLED = 7  # kind, number
    TOOK_ONE = 8  # seat, ones left on the board
    COLLECTED = 9  # seat, number, faces in base 8 or UNSEEN
    RETURNED = 10  # seat, face or UNSEEN
    BUILT = 11  # see `rules/build.py`
    DECLINED = 12  # seat, phase, stop
    BIRDS = 13  # seat or nobody, landscapes as bit set, landscapes before
    TALISMAN = 14  # seat, seat before
    REFILLED = 15  # new valuables in base 8, new landscape cards in base 8
    LAST_ROUND = 16  # seat
    RANKED = 17  # line, first participant or nobody, second participant or nobody
    GARDEN = 18  # seat, own huts, all huts
    AMULETS = 19  # seat, points, pieces
    RESIGNED = 20  # seat
    OVER = 21  # winners as bit set, reason


UNSEEN: Final = -1
"""An event's face for those who do not see it."""


class GardenTiles(IntEnum):
    OFF = 0
    ALL = 1
    GODS = 2
    PLAIN = 3


class MemoryAid(IntEnum):
    ON = 0
    OFF = 1


class Absent(IntEnum):
    BOT = 0
    IDLE = 1


class Clause(IntEnum):
    """The clauses a refusal can name."""

    NONE = 0
    MG_2_4 = 1
    MG_3_2 = 2
    MG_3_4 = 3
    MG_3_5 = 4
    MG_4_2 = 5
    MG_5_4 = 6
    MG_6_4 = 7
    MG_7_1 = 8
    MG_8_1 = 9
    MG_8_2 = 10
    MG_8_3 = 11
    MG_8_4 = 12
    MG_8_5 = 13
    MG_8_6 = 14
    MG_9_2 = 15
    MG_9_4 = 16
    MG_9_5 = 17
    MG_9_6 = 18
    MG_12_1 = 19
    MG_12_9 = 20
    MG_13_5 = 21
    MG_R1 = 22
    MG_R3 = 23
    MG_R6 = 24
    MG_R13 = 25
    MG_R15 = 26
    MG_R40 = 27
    MG_R41 = 28
    MG_R46 = 29
    MG_R49 = 30
    SECTION_5_2 = 31
    SECTION_5_4 = 32
    SECTION_5_5 = 33


class State(Seeded):
    """A game of Mangrovia. Arrays whose first axis is SEATS hold a row for each seat."""

    # Options of MG-12.9, as the index of the value or as the number; and which board is played on (MG-14).
    garden_tiles: Annotated[Int8, Seen.ALL]
    start_seat: Annotated[Int8, Seen.ALL]  # 0: random, else 1 + seat
    round_limit: Annotated[Int8, Seen.ALL]
    memory_aid: Annotated[Int8, Seen.ALL]
    absent: Annotated[Int8, Seen.ALL]
    board: Annotated[Int8, Seen.ALL]
    seats: Annotated[Int8, Seen.ALL]

    # The round, and whose decision it is.
    phase: Annotated[Int8, Seen.ALL]
    actor: Annotated[Int8, Seen.ALL]
    rounds: Annotated[Int16, Seen.ALL]  # the number of this round, from 1
    starter: Annotated[Int8, Seen.ALL]  # who has the talisman
    boat: Annotated[Int8, Seen.ALL]  # MG-4.1 the stop; 0 while bowls are placed
    part: Annotated[Int8, Seen.ALL]  # of the stop
    due: Annotated[Int8, Seen.ALL]  # how often the decision is still asked
    bowl: Annotated[Int8s, PLACES, Seen.ALL]  # seat, neutral or nobody
    placed: Annotated[Int8, Seen.ALL]  # bowls of seats, in this round
    last_round: Annotated[Int8, Seen.ALL]  # MG-12.1
    gone: Annotated[Int8, Seen.ALL]  # MG-R49 bit set
    reason: Annotated[Int8, Seen.ALL]
    winners: Annotated[Int8, Seen.ALL]  # bit set

    # Things: [kind, face] counts, but for slots and piles.
    slots: Annotated[Int8s, 2, MOST_SLOTS, Seen.ALL]  # face-up cards; 0: empty
    piles: Annotated[Int8s, KINDS, PILE, Seen.NONE]  # draw piles and the bag, the top last
    left: Annotated[Int8s, KINDS, Seen.ALL]  # how many are in them
    discards: Annotated[Int8s, KINDS, FACES, Seen.ALL]  # MG-10: discard piles, amulets set aside
    ones: Annotated[Int8, Seen.ALL]  # MG-2.9 amulets of value 1 on the board
    hands: Annotated[Int8s, SEATS, KINDS, FACES, Seen.OWNER]  # start cards aside
    held: Annotated[Int8s, SEATS, KINDS, Seen.ALL]  # how many of each kind
    known: Annotated[Int8s, SEATS, KINDS, FACES, Seen.ALL]  # section 6: how many of each face all know of, at least
    start_cards: Annotated[Int8s, SEATS, FACES, Seen.ALL]
    drawn: Annotated[Int8s, FACES, Seen.RULED]  # MG-6.4 amulets looked at; their drawer's
    drawn_count: Annotated[Int8, Seen.ALL]

    # The board.
    birds: Annotated[Int8, Seen.ALL]  # bit set of landscapes
    owner: Annotated[Int8s, FIELDS, Seen.ALL]  # seat, neutral or nobody
    huts: Annotated[Int8s, FIELDS, Seen.ALL]
    totem: Annotated[Int8s, FIELDS, Seen.ALL]  # MG-8.9 the tile under a hut
    totem_next: Annotated[Int8, Seen.ALL]  # the top tile; 10: none left
    garden: Annotated[Int8s, GARDEN, Seen.ALL]  # MG-13.2 the tile on each field of the Garden
    tiles: Annotated[Int8s, SEATS, KINDS, Seen.ALL]  # MG-13.5 plain tiles of a seat: valuable, joker, amulet
    gods: Annotated[Int8s, PATHS, Seen.ALL]  # MG-13.4 whose the god tile of a path is
    huts_left: Annotated[Int8s, SEATS, Seen.ALL]
    rings: Annotated[Int8s, SEATS, Seen.ALL]  # MG-6.1 huts on amulet fields
    points: Annotated[Int16s, SEATS, Seen.ALL]  # chief points before the final scoring
    awards: Annotated[Int16s, SEATS, AWARDS, Seen.ALL]  # those of the final scoring

    # A building under way: MG-R37, its builder's alone until it is complete.
    step: Annotated[Int8, Seen.RULED]
    site: Annotated[Int8, Seen.RULED]
    site_huts: Annotated[Int8, Seen.RULED]
    lands: Annotated[Int8s, 2, Seen.RULED]  # landscapes of the cards paid
    picked: Annotated[Int8s, RANKS, Seen.RULED]  # section 5.4 items picked of each rank

    events: Annotated[Int16s, EVENT_ROWS, EVENT_WIDTH, Seen.RULED]  # each its audience's
