"""Boards as files, checked and turned into constant tables (JK-1.1, section 13).

Nodes are numbered anew: first the circle spaces in the order of the file, then the oracles A to H. So a node is a
circle space where its number is below CIRCLES[board], and CIRCLES[board] + letter is an oracle. The *port* of a step is
the place of the next node among the neighbours, which are ordered as in the file (section 8).

A route of 1 to 3 steps has a code, its number among all port sequences of that length behind the shorter ones:

    p1     degree + degree * p1 + p2     degree + degree ** 2 + degree ** 2 * p1 + degree * p2 + p3

The edition supplied and the boards in the user's data folder are stacked: a number in the record says which one is
played on. Nothing here changes after import.
"""

import logging
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import numpy as np

from paravent.engine.cache import user_boards
from paravent.games.jade_koenig.cards import PLACE_NAMES, frozen

LETTERS: Final = "ABCDEFGH"
ORACLES: Final = len(LETTERS)
STEPS: Final = 3  # JK-5.1
NOWHERE: Final = -1
LEAST_CIRCLES: Final = 36
MOST_CIRCLES: Final = 400
LEAST_DEGREE, MOST_DEGREE = 2, 6
LANGUAGES: Final = ("en", "de", "hu", "fr")

Route = tuple[int, ...]
Point = tuple[float, float]


class BoardError(ValueError):
    """A board file that breaks section 13 (JK-1.1): every problem found."""

    def __init__(self, where: str, problems: list[str]):
        super().__init__(f"JK-1.1: {where} is no board: " + "; ".join(problems))
        self.where, self.problems = where, problems


class Size(msgspec.Struct, forbid_unknown_fields=True):
    width: float
    height: float


class Node(msgspec.Struct, forbid_unknown_fields=True):
    """A circle space, or an oracle with its letter and the named place it stands beside."""

    id: str
    x: float
    y: float
    kind: Literal["circle", "oracle"]
    letter: str | None = None
    place: str | None = None


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A named place; x and y are the centre of its card's slot."""

    id: str
    names: dict[str, str]
    x: float
    y: float
    oracle: str


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file."""

    edition: str
    version: int
    canvas: Size
    card_slot: Size
    nodes: list[Node]
    edges: list[tuple[str, str]]
    places: list[Place]


def problems_of(file: BoardFile) -> list[str]:
    """What is wrong with a board, in words; empty for one that can be played on."""
    found = [*wrong_names(file), *wrong_nodes(file), *wrong_places(file), *wrong_edges(file)]
    return found or [*wrong_network(file), *wrong_lines(file)]


def wrong_names(file: BoardFile) -> Iterator[str]:
    if not file.edition.startswith("jade-koenig/") or not file.edition.removeprefix("jade-koenig/"):
        yield f"expected edition jade-koenig/<name>, got {file.edition!r}"
    if file.version != 1:
        yield f"expected version 1, got {file.version}"


def wrong_nodes(file: BoardFile) -> Iterator[str]:
    """Eight oracles with the letters A to H, enough circle spaces, every id once."""
    yield from (f"id {name} stands there twice" for name in repeated([node.id for node in file.nodes]))
    letters = [node.letter for node in file.nodes if node.kind == "oracle"]
    yield from (f"oracle {letter} is missing" for letter in LETTERS if letter not in letters)
    yield from (f"oracle letter {letter} stands there twice" for letter in repeated(letters))
    yield from (
        f"{node.id}: expected a letter from A to H, got {node.letter!r}"
        for node in file.nodes
        if node.kind == "oracle" and (node.letter is None or node.letter not in tuple(LETTERS))
    )
    circles = sum(node.kind == "circle" for node in file.nodes)
    if not LEAST_CIRCLES <= circles <= MOST_CIRCLES:
        yield f"expected {LEAST_CIRCLES} to {MOST_CIRCLES} circle spaces, got {circles}"


def wrong_places(file: BoardFile) -> Iterator[str]:
    """The eight places by name, each beside an oracle that there is."""
    names = [place.id for place in file.places]
    yield from (f"place {name} is unknown, expected {', '.join(PLACE_NAMES)}" for name in names if unknown(name))
    yield from (f"place {name} is missing" for name in PLACE_NAMES if name not in names)
    yield from (f"place {name} stands there twice" for name in repeated(names))
    oracles = {node.id: node.place for node in file.nodes if node.kind == "oracle"}
    for place in file.places:
        if place.oracle not in oracles:
            yield f"place {place.id}: {place.oracle} is no oracle"
        elif oracles[place.oracle] != place.id and not unknown(oracles[place.oracle]):
            yield f"place {place.id}: {place.oracle} stands beside {oracles[place.oracle]}"
        for language in LANGUAGES:
            if not place.names.get(language):
                yield f"place {place.id} has no name in {language}"
    for oracle, place_name in oracles.items():
        if unknown(place_name):
            yield f"oracle {oracle}: place {place_name} is unknown"


def unknown(place: str | None) -> bool:
    return place not in PLACE_NAMES


def repeated(names: list[Any]) -> list[Any]:
    return sorted({name for name in names if names.count(name) > 1}, key=str)


def wrong_edges(file: BoardFile) -> Iterator[str]:
    """Lines between existing different nodes, none twice."""
    known = {node.id for node in file.nodes}
    for ends in file.edges:
        yield from (f"line {'-'.join(ends)}: there is no node {end}" for end in ends if end not in known)
        if ends[0] == ends[1]:
            yield f"line {'-'.join(ends)} leads nowhere"
    yield from (
        f"line {'-'.join(ends)} stands there twice" for ends in repeated([tuple(sorted(e)) for e in file.edges])
    )


def neighbours_of(file: BoardFile) -> dict[str, list[str]]:
    """The nodes at the other ends of each node's lines, in the order of the file."""
    order = {node.id: number for number, node in enumerate(file.nodes)}
    found: dict[str, list[str]] = {node.id: [] for node in file.nodes}
    for first, second in file.edges:
        found[first].append(second)
        found[second].append(first)
    return {node: sorted(others, key=order.__getitem__) for node, others in found.items()}


def wrong_network(file: BoardFile) -> Iterator[str]:
    """Connected, two to six lines a node, no oracle next to an oracle."""
    neighbours = neighbours_of(file)
    for node, others in neighbours.items():
        if not LEAST_DEGREE <= len(others) <= MOST_DEGREE:
            yield f"{node}: expected {LEAST_DEGREE} to {MOST_DEGREE} lines, got {len(others)}"
    oracles = {node.id for node in file.nodes if node.kind == "oracle"}
    for first, second in file.edges:
        if first in oracles and second in oracles:
            yield f"line {first}-{second} joins two oracles"
    cut_off = sorted(set(neighbours) - reached_from(file.nodes[0].id, neighbours))
    if cut_off:
        yield f"no way leads from {file.nodes[0].id} to {', '.join(cut_off)}"


def reached_from(start: str, neighbours: dict[str, list[str]]) -> set[str]:
    reached, front = {start}, [start]
    while front:
        front = [other for node in front for other in neighbours[node] if other not in reached]
        reached.update(front)
    return reached


def wrong_lines(file: BoardFile) -> Iterator[str]:
    """Lines that cross, and lines over a node they do not lead to: nobody could see which spaces are joined."""
    at = {node.id: (node.x, node.y) for node in file.nodes}
    for first, second in combinations(file.edges, 2):
        if not set(first) & set(second) and cross(at[first[0]], at[first[1]], at[second[0]], at[second[1]]):
            yield f"line {'-'.join(first)} crosses line {'-'.join(second)}"
    for ends in file.edges:
        start, end = at[ends[0]], at[ends[1]]
        for node, point in at.items():
            if node not in ends and turn(start, end, point) == 0 and between(start, end, point):
                yield f"line {'-'.join(ends)} runs over {node}"


def turn(a: Point, b: Point, c: Point) -> int:
    """Which way a path from a over b to c turns: 1, -1, or 0 for straight on."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def between(a: Point, b: Point, point: Point) -> bool:
    """Whether a point on the line through a and b lies within their box."""
    return all(min(a[axis], b[axis]) <= point[axis] <= max(a[axis], b[axis]) for axis in (0, 1))


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the inner parts of a-b and c-d meet."""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


class Board:
    """A checked board: names and numbers of its nodes, and its routes."""

    def __init__(self, file: BoardFile):
        self.file = file
        self.name = file.edition.removeprefix("jade-koenig/")
        circles = [node.id for node in file.nodes if node.kind == "circle"]
        letters = {node.letter: node.id for node in file.nodes if node.kind == "oracle"}
        self.nodes = (*circles, *(letters[letter] for letter in LETTERS))
        self.numbers = {name: number for number, name in enumerate(self.nodes)}
        self.circles = len(circles)
        named = neighbours_of(file)
        self.neighbours = [[self.numbers[other] for other in named[name]] for name in self.nodes]
        self.degree = max(map(len, self.neighbours))

    def routes(self, start: int) -> list[tuple[int, Route]]:
        """JK-5.1, JK-5.2 The code and the nodes of every route from a node, where it ends aside, in order of codes."""
        found: list[tuple[int, Route]] = []
        level: list[tuple[int, Route]] = [(0, ())]
        base, width = 0, 1
        for _ in range(STEPS):
            level = [
                (self.degree * rank + port, (*route, following))
                for rank, route in level
                for port, following in enumerate(self.neighbours[route[-1] if route else start])
                if following != start and following not in route
            ]
            width *= self.degree
            found += [(base + rank, route) for rank, route in level]
            base += width
        return found

    @property
    def codes(self) -> int:
        """How many codes of routes there are."""
        return sum(self.degree**steps for steps in range(1, STEPS + 1))

    def near(self, start: int) -> list[int]:
        """JK-R-15 The circle spaces one to three steps away, over any spaces."""
        reached, front = {start}, [start]
        for _ in range(STEPS):
            front = [other for node in front for other in self.neighbours[node] if other not in reached]
            reached.update(front)
        return sorted(node for node in reached if node != start and node < self.circles)


def parse(contents: bytes, where: str) -> Board:
    """The board of a file's contents. Raises `BoardError` with everything that is wrong."""
    try:
        file = msgspec.json.decode(contents, type=BoardFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BoardError(where, [str(error)]) from None
    problems = problems_of(file)
    if problems:
        raise BoardError(where, problems)
    return Board(file)


def load(path: Path) -> Board:
    """The board of a file. Raises `BoardError`."""
    try:
        contents = path.read_bytes()
    except OSError as error:
        raise BoardError(path.name, [str(error.strerror)]) from None
    return parse(contents, path.name)


def every_board() -> tuple[list[Board], list[BoardError]]:
    """The edition supplied, then the user's boards in the order of their names; and those that are none."""
    boards, refused = [load(Path(__file__).parent / "board.json")], []
    for path in sorted((user_boards() / "jade-koenig").glob("*.json")):
        try:
            board = load(path)
            if board.name in [other.name for other in boards]:
                raise BoardError(path.name, [f"there is a board {board.name} already"])
            boards.append(board)
        except BoardError as error:
            refused.append(error)
    return boards, refused


BOARDS, REFUSED = every_board()
"""The boards to play on, and the user's files that are none."""

for refused_board in REFUSED:
    logging.getLogger("paravent.boards").warning("%s", refused_board)

BOARD_NAMES: Final = tuple(board.name for board in BOARDS)
NODES: Final = max(len(board.nodes) for board in BOARDS)
NEAR: Final = max(len(board.near(node)) for board in BOARDS for node in range(len(board.nodes)))
ROUTES: Final = max(len(board.routes(node)) for board in BOARDS for node in range(len(board.nodes)))
CODES: Final = max(board.codes for board in BOARDS)


def table(fill: int, *shape: int) -> Any:
    """An array with a row for each board."""
    return np.full((len(BOARDS), *shape), fill, np.int16)


def tables() -> tuple[Any, ...]:
    """For each board and node: its routes (steps, end, code), the route of a code, and the spaces within reach."""
    steps, code, counts = table(NOWHERE, NODES, ROUTES, STEPS), table(NOWHERE, NODES, ROUTES), table(0, NODES)
    ends, route_of = table(NOWHERE, NODES, ROUTES), table(NOWHERE, NODES, CODES)
    near, near_counts = table(NOWHERE, NODES, NEAR), table(0, NODES)
    for number, board in enumerate(BOARDS):
        for node in range(len(board.nodes)):
            routes = board.routes(node)
            counts[number, node] = len(routes)
            for index, (rank, route) in enumerate(routes):
                code[number, node, index] = rank
                steps[number, node, index, : len(route)] = route
                ends[number, node, index] = route[-1]
                route_of[number, node, rank] = index
            spaces = board.near(node)
            near_counts[number, node] = len(spaces)
            near[number, node, : len(spaces)] = spaces
    return steps, ends, code, counts, route_of, near, near_counts


def neighbour_table() -> Any:
    ports = table(NOWHERE, NODES, MOST_DEGREE)
    for number, board in enumerate(BOARDS):
        for node, others in enumerate(board.neighbours):
            ports[number, node, : len(others)] = others
    return ports


CIRCLES: Final = frozen([board.circles for board in BOARDS], np.int16)
DEGREE: Final = frozen([board.degree for board in BOARDS], np.int16)
PORTS: Final = frozen(neighbour_table(), np.int16)
"""[board, node, port]: the next node, or none."""

ROUTE_STEPS, ROUTE_END, ROUTE_CODE, ROUTE_COUNT, ROUTE_OF, NEAR_SPACE, NEAR_COUNT = (
    frozen(made, np.int16) for made in tables()
)
"""[board, node, route (, step)]; ROUTE_OF [board, node, code]: the route, or none; NEAR_SPACE [board, node, n]."""
