"""Action numbers and their notation (section 8): `route oG c077`, `lay c074 jaguar`, `claim ice ruins desert`, …

Routes are written by nodes and numbered by ports from the mover's piece, which the record tells.
"""

from typing import Any, NoReturn

from paravent.engine.refusal import Unreadable
from paravent.games.jade_koenig.board import NOWHERE, STEPS, Board
from paravent.games.jade_koenig.cards import (
    PAIR_OF,
    PAIR_PLACES,
    PLACE_NAMES,
    TRIPLE_OF,
    TRIPLE_PLACES,
)
from paravent.games.jade_koenig.naming import FACE_NAMES, board_of
from paravent.games.jade_koenig.rules import actions
from paravent.games.jade_koenig.state import FACES, NOBODY, Clause, Phase, StoneFaces

PLAIN = {
    "nothing": actions.NOTHING,
    "move": actions.MOVE,
    "exchange": actions.EXCHANGE,
    "pass": actions.PASS,
    "hinder": actions.HINDER,
}
PLAIN_BEYOND = {"done": actions.DONE, "ask": actions.ASK, "no-claim": actions.NO_CLAIM}
NO_STEP = "-"
FACE_NUMBERS = {name: int(face) for face, name in FACE_NAMES.items()}


def refuse(clause: Clause) -> NoReturn:
    raise Unreadable(clause)


def beyond(record: Any) -> int:
    """Where the numbers behind the routes begin."""
    return int(actions.GUESSES_AT[int(record["board"])])


def read(record: Any, text: str) -> int:
    """The number of a notation. Raises `Unreadable` with the clause that says why there is none."""
    kind, *rest = text.split()[:8] or [""]
    if kind in PLAIN and not rest:
        return PLAIN[kind]
    if kind in PLAIN_BEYOND and not rest:
        return beyond(record) + PLAIN_BEYOND[kind]
    reader = READERS.get(kind)
    return refuse(Clause.SECTION_8) if reader is None else reader(record, rest)


def node_number(board: Board, name: str) -> int:
    """JK-1 A node that there is."""
    return board.numbers[name] if name in board.numbers else refuse(Clause.JK_1)


def place_number(name: str) -> int:
    """JK-1 A place that there is."""
    return PLACE_NAMES.index(name) if name in PLACE_NAMES else refuse(Clause.JK_1)


def read_lay(record: Any, rest: list[str]) -> int:
    """JK-7.3 On a circle space; JK-R-20 with a face, which does not matter for a stone drawn blindly."""
    board, blind = board_of(record), record["stone_faces"] == StoneFaces.BLIND
    if not 1 <= len(rest) <= 2:
        refuse(Clause.SECTION_8)
    space = node_number(board, rest[0])
    if len(rest) == 2 and rest[1] not in FACE_NUMBERS:
        refuse(Clause.JK_1)
    if space >= board.circles:
        refuse(Clause.JK_7_3)
    if len(rest) == 1 and not blind:
        refuse(Clause.JK_R_20)
    return actions.LAY + FACES * space + (0 if blind else FACE_NUMBERS[rest[1]])


def read_route(record: Any, rest: list[str]) -> int:
    """JK-5.1 One to three steps along the lines."""
    board = board_of(record)
    nodes = [NOWHERE if name == NO_STEP else node_number(board, name) for name in rest]
    node = mover_at(record)
    if node == NOWHERE:
        refuse(Clause.JK_4_1)
    if not 1 <= len(nodes) <= STEPS:
        refuse(Clause.JK_5_1)
    base, code = 0, 0
    for number, following in enumerate(nodes):
        if following not in board.neighbours[node]:
            refuse(Clause.JK_5_1)
        code = board.degree * code + board.neighbours[node].index(following)
        base += board.degree**number if number else 0
        node = following
    return int(actions.ROUTES_AT[int(record["board"])]) + base + code


def mover_at(record: Any) -> int:
    """Where the piece on turn stands, or nowhere."""
    mover = int(record["on_turn"])
    return NOWHERE if mover == NOBODY else int(record["piece"][mover])


def read_guess(record: Any, rest: list[str]) -> int:
    """JK-8.7 How many snakes."""
    if len(rest) != 1 or not rest[0].isdecimal() or not rest[0].isascii():
        refuse(Clause.SECTION_8)
    return beyond(record) + int(rest[0]) if int(rest[0]) <= STEPS else refuse(Clause.JK_8_7)


def read_swap(record: Any, rest: list[str]) -> int:
    """JK-R-32 Two different places, in either order."""
    places = sorted(map(place_number, rest))
    pair = PAIR_OF.get((places[0], places[1])) if len(places) == 2 else None
    return refuse(Clause.JK_R_32) if pair is None else beyond(record) + actions.SWAP + pair


def read_chip(record: Any, rest: list[str]) -> int:
    """JK-9.4 On one place."""
    return beyond(record) + actions.CHIP + place_number(rest[0]) if len(rest) == 1 else refuse(Clause.JK_9_4)


def read_claim(record: Any, rest: list[str]) -> int:
    """JK-R-51 Three different places, in any order."""
    triple = TRIPLE_OF.get(tuple(sorted(map(place_number, rest))))
    return refuse(Clause.JK_R_51) if triple is None else beyond(record) + actions.CLAIM + triple


def read_place(record: Any, rest: list[str]) -> int:
    """JK-2.5, JK-11.2, JK-11.3 On a circle space: at the start, after one's consultation, after sitting out."""
    board = board_of(record)
    if len(rest) != 1:
        refuse(Clause.SECTION_8)
    space = node_number(board, rest[0])
    if space < board.circles:
        return beyond(record) + actions.PLACE + space
    if record["phase"] != Phase.RESEAT:
        return refuse(Clause.JK_2_5)
    return refuse(Clause.JK_11_2 if record["placing"] == record["on_turn"] else Clause.JK_11_3)


READERS = {
    "lay": read_lay,
    "route": read_route,
    "guess": read_guess,
    "swap": read_swap,
    "chip": read_chip,
    "claim": read_claim,
    "place": read_place,
}


def write(record: Any, action: int) -> str:
    """The notation of a number. A number that stands for no action of this board has one that is refused."""
    board_number = int(record["board"])
    if action < actions.LAY:
        return WORDS[action]
    if action < actions.ROUTES_AT[board_number]:
        return write_lay(record, action - actions.LAY)
    if action < beyond(record):
        return write_route(record, action - int(actions.ROUTES_AT[board_number]))
    if action >= actions.ACTIONS_OF[board_number]:
        return NO_STEP
    return write_beyond(record, action - beyond(record))


WORDS = {number: word for word, number in PLAIN.items()} | {actions.RESIGN: "resign"}
BEYOND_WORDS = {number: word for word, number in PLAIN_BEYOND.items()}


def write_lay(record: Any, choice: int) -> str:
    space = board_of(record).nodes[choice // FACES]
    if record["stone_faces"] == StoneFaces.BLIND and choice % FACES == 0:
        return f"lay {space}"
    return f"lay {space} {FACE_NAMES[choice % FACES]}"


def write_route(record: Any, code: int) -> str:
    """The nodes of a route; a step that follows no line is written `-`."""
    board, node = board_of(record), mover_at(record)
    steps = 1
    while code >= board.degree**steps:
        code -= board.degree**steps
        steps += 1
    words = []
    for number in range(steps):
        port = code // board.degree ** (steps - 1 - number) % board.degree
        ports = [] if node == NOWHERE else board.neighbours[node]
        node = ports[port] if port < len(ports) else NOWHERE
        words.append(NO_STEP if node == NOWHERE else board.nodes[node])
    return " ".join(("route", *words))


def write_beyond(record: Any, action: int) -> str:
    if action < actions.SWAP:
        return f"guess {action}"
    if action in BEYOND_WORDS:
        return BEYOND_WORDS[action]
    if action < actions.DONE:
        return " ".join(("swap", *(PLACE_NAMES[place] for place in PAIR_PLACES[action - actions.SWAP])))
    if action < actions.ASK:
        return f"chip {PLACE_NAMES[action - actions.CHIP]}"
    if action < actions.PLACE:
        return " ".join(("claim", *(PLACE_NAMES[place] for place in TRIPLE_PLACES[action - actions.CLAIM])))
    return f"place {board_of(record).nodes[action - actions.PLACE]}"
