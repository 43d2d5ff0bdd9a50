"""Boards as files, checked and turned into constant tables (MG-14).

Fields, prices, paths and places on the canvas are the board's; cards, amulets, huts, bowls and the twelve stops are the
game's and only repeated in the file. The edition supplied and the boards in the user's data folder are stacked: a
number in the record says which one is played on. Nothing here changes after import.
"""

import logging
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import numpy as np

from paravent.engine.cache import user_boards
from paravent.games.mangrovia.components import (
    BOWLS,
    DOUBLE_STOP,
    GARDEN,
    HUTS,
    INITIAL_LANDSCAPES,
    LANDSCAPE_NAMES,
    PATH_NAMES,
    PATHS,
    PLACES,
    SLOTS,
    START_CARDS,
    STOP_ACTIONS,
    STOPS,
    THINGS,
    TILE_CODES,
    TILE_NAMES,
    TOTEM_FIRST,
    TOTEM_SECOND,
    TOTEM_TILES,
    Kind,
    frozen,
)

LEAST_FIELDS: Final = 40  # MG-R23 five players' huts find room
MOST_FIELDS: Final = 120
MOST_COST: Final = 15
RINGS: Final = 10  # MG-14.5
MOST_PATHS: Final = 2  # MG-14.2 a column and a row
GREY, WHITE = "grey", "white"
NEUTRAL_FIELDS: Final = {GREY: (3, (2, 3)), WHITE: (7, (2,))}
"""MG-14.8 How many fields of a colour there are, and for which numbers of players they get a neutral hut."""

Point = tuple[float, float]


class BoardError(ValueError):
    """A board file that breaks MG-14: every problem found."""

    def __init__(self, where: str, problems: list[str]):
        super().__init__(f"MG-14: {where} is no board: " + "; ".join(problems))
        self.where, self.problems = where, problems


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a board file."""


class Size(Strict):
    width: float
    height: float


class Spot(Strict):
    x: float
    y: float


class Landscape(Strict):
    id: str
    colour: str


class OnPath(Strict):
    path: str
    order: int


class Field(Strict):
    """A field: `ring` is the red ring of an amulet field, `neutral` the colour of those that may get a neutral hut."""

    id: str
    index: int
    col: int | None
    row: int | None
    x: float
    y: float
    landscapes: list[str]
    cost: int
    currency: Literal["valuables", "amulets"]
    points: int
    area: Literal["path", "garden", "totem", "none"]
    ring: bool
    paths: list[OnPath]
    neutral: Literal["grey", "white"] | None
    neutral_with_players: list[int]
    double_allowed: bool


class DivinePath(Strict):
    id: str
    orientation: Literal["vertical", "horizontal"]
    god: str
    statue: Spot
    first: int
    second: int
    fields: list[str]


class Garden(Strict):
    centre: Spot
    fields: list[str]


class Totem(Strict):
    centre: Spot
    tile_stack: Spot
    fields: list[str]
    tiles: list[int]
    first: int
    second: int
    neutral_field: str
    neutral_tile: int


class OracleSpace(Strict):
    landscape: str
    x: float
    y: float


class Oracle(Strict):
    spaces: list[OracleSpace]
    start: list[str]


class Place(Strict):
    id: int
    x: float
    y: float
    stops: list[int]
    closed_with_players: list[int]


class Stop(Strict):
    id: int
    place: int
    side: Literal["west", "east"]
    x: float
    y: float
    alternatives: list[list[dict[str, Any]]]


class Archipelago(Strict):
    boat_start: Spot
    places: list[Place]
    stops: list[Stop]


class ScoreCell(Strict):
    value: int
    x: float
    y: float


class AmuletBox(Strict):
    huts: int
    label: str
    draw: int
    keep: int
    x: float
    y: float


class Tracks(Strict):
    score: list[ScoreCell]
    amulet: list[AmuletBox]
    amulet_ones: Spot


class BoardFile(Strict):
    """A board file."""

    edition: str
    title: str
    canvas: Size
    field_size: float
    landscapes: list[Landscape]
    fields: list[Field]
    paths: list[DivinePath]
    garden: Garden
    totem: Totem
    oracle: Oracle
    archipelago: Archipelago
    tracks: Tracks
    cards: dict[str, Any]
    amulets: dict[str, Any]
    huts: dict[str, int]
    bowls: dict[str, int]
    garden_tiles: list[dict[str, Any]]


def problems_of(file: BoardFile) -> list[str]:
    """What is wrong with a board, in words; empty for one that can be played on."""
    found = [*wrong_names(file), *wrong_fields(file), *wrong_components(file)]
    return found or [*wrong_paths(file), *wrong_areas(file), *wrong_neutral_fields(file), *wrong_pictures(file)]


def wrong_names(file: BoardFile) -> Iterator[str]:
    """Names of the edition, the landscapes, the paths and the fields."""
    if not file.edition.startswith("mangrovia-") or not file.edition.removeprefix("mangrovia-"):
        yield f"expected edition mangrovia-<name>, got {file.edition!r}"
    yield from differs("landscapes", list(LANDSCAPE_NAMES), [landscape.id for landscape in file.landscapes])
    yield from differs("paths", list(PATH_NAMES), [path.id for path in file.paths])
    yield from (f"field {name} stands there twice" for name in repeated([field.id for field in file.fields]))
    if not LEAST_FIELDS <= len(file.fields) <= MOST_FIELDS:
        yield f"expected {LEAST_FIELDS} to {MOST_FIELDS} fields (MG-R23), got {len(file.fields)}"


def repeated(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


def differs(what: str, expected: Any, got: Any) -> Iterator[str]:
    if got != expected:
        yield f"{what}: expected {expected!r}, got {got!r}"


def wrong_fields(file: BoardFile) -> Iterator[str]:
    """MG-14.5, MG-14.9 What each field says of itself."""
    for number, field in enumerate(file.fields):
        yield from (f"{field.id}: {problem}" for problem in wrong_field(field, number))
    rings = sum(field.ring for field in file.fields)
    if rings != RINGS:
        yield f"expected exactly {RINGS} amulet fields with a red ring (MG-14.5), got {rings}"


def wrong_field(field: Field, number: int) -> Iterator[str]:
    yield from differs("index", number, field.index)
    yield from (f"unknown landscape {name}" for name in field.landscapes if name not in LANDSCAPE_NAMES)
    if not 1 <= len(set(field.landscapes)) == len(field.landscapes) <= 2:
        yield f"expected one landscape or two different ones, got {', '.join(field.landscapes) or 'none'}"
    if not 1 <= field.cost <= MOST_COST:
        yield f"expected a price from 1 to {MOST_COST}, got {field.cost}"
    if not 0 <= field.points <= 9:
        yield f"expected 0 to 9 chief points, got {field.points}"
    if len(field.paths) > MOST_PATHS:
        yield f"expected at most {MOST_PATHS} paths, got {len(field.paths)}"
    allowed = field.area in {"path", "none"} and not field.ring
    if field.double_allowed != allowed:
        yield f"double_allowed: expected {allowed} by its area and ring (MG-9.4), got {field.double_allowed}"
    if (field.area == "path") != bool(field.paths) and field.area in {"path", "none"}:
        yield f"area {field.area} does not go with {len(field.paths)} paths"


def wrong_components(file: BoardFile) -> Iterator[str]:
    """MG-1, MG-4.4 What belongs to the game and is the same on every board."""
    yield from differs("cards", expected_cards(), file.cards)
    yield from differs("amulets", expected_amulets(), file.amulets)
    yield from differs("huts", {str(players): int(HUTS[players]) for players in range(2, 6)}, file.huts)
    yield from differs("bowls", {str(players): int(BOWLS[players]) for players in range(2, 6)}, file.bowls)
    yield from differs("garden_tiles", expected_tiles(), file.garden_tiles)
    yield from differs("oracle.start (MG-2.8)", ["mangrove", "water"], file.oracle.start)
    yield from differs(
        "oracle.spaces", sorted(LANDSCAPE_NAMES), sorted(space.landscape for space in file.oracle.spaces)
    )
    for number, place in enumerate(file.archipelago.places, 1):
        yield from differs(f"place {number}: stops (MG-4.1)", [number, STOPS + 1 - number], place.stops)
        yield from differs(
            f"place {number}: closed (MG-2.4)", [2] if number == PLACES else [], place.closed_with_players
        )
    yield from differs("places", list(range(1, PLACES + 1)), [place.id for place in file.archipelago.places])
    yield from wrong_stops(file.archipelago.stops)


def wrong_stops(stops: list[Stop]) -> Iterator[str]:
    yield from differs("stops", list(range(1, STOPS + 1)), [stop.id for stop in stops])
    for stop in stops:
        if stop.id in STOP_ACTIONS:
            yield from differs(f"stop {stop.id} (MG-4.4)", expected_actions(stop.id), stop.alternatives)
            yield from differs(f"stop {stop.id}: place", min(stop.id, STOPS + 1 - stop.id), stop.place)


def expected_actions(stop: int) -> list[list[dict[str, Any]]]:
    """The actions of a stop as a file writes them."""
    written: dict[str, Any] = {
        "take": lambda count: {"part": "take", "count": count},
        "draw": lambda count: {"part": "draw", "count": count},
        "collect": lambda _: {"part": "collect"},
        "build": lambda count: {"part": "build", "huts": count, "double": stop == DOUBLE_STOP},
        "birds": lambda _: {"part": "birds"},
    }
    return [[written[part](count) for part, count in parts] for parts in STOP_ACTIONS[stop]]


def expected_cards() -> dict[str, Any]:
    return {
        "landscapes": {name: int(THINGS[Kind.LANDSCAPE, 1 + n]) for n, name in enumerate(LANDSCAPE_NAMES)},
        "valuables": {str(value): int(THINGS[Kind.VALUABLE, value]) for value in range(2, 8)},
        "start": {str(number): [int(value) for value in cards] for number, cards in enumerate(START_CARDS, 1)},
        "face_up": {"valuables": SLOTS[0], "landscapes": SLOTS[1]},
        "initial_landscapes": INITIAL_LANDSCAPES,
    }


def expected_amulets() -> dict[str, Any]:
    counts = {str(value): int(THINGS[Kind.AMULET, value]) for value in range(1, 7)}
    return {"board": {"1": counts.pop("1")}, "bag": counts}


def expected_tiles() -> list[dict[str, Any]]:
    gods = [{"kind": "god", "path": path, "count": 1} for path in PATH_NAMES]
    codes = [int(code) for code in TILE_CODES]
    counts = {TILE_NAMES[code]: codes.count(code) for code in codes[PATHS:]}
    plain = {"valuable": {"value": 3}, "amulet": {"value": 2}, "joker": {}}
    return gods + [{"kind": name, **more, "count": counts[name]} for name, more in plain.items()]


def wrong_paths(file: BoardFile) -> Iterator[str]:
    """MG-14.2 Every field of a column or row, in order from the statue; both sides of the file agree."""
    fields = {field.id: field for field in file.fields}
    for path in file.paths:
        where = f"path {path.id}"
        if not path.first > path.second > 0:
            yield f"{where}: expected more points for most huts than for second most, got {path.first}, {path.second}"
        unknown = [name for name in path.fields if name not in fields]
        yield from (f"{where}: there is no field {name}" for name in unknown)
        yield from (f"{where}: field {name} stands there twice" for name in repeated(path.fields))
        if not unknown:
            yield from wrong_line(path, file.fields)
            yield from wrong_order(path, [fields[name] for name in path.fields])
    for field in file.fields:
        for on in field.paths:
            named = [path for path in file.paths if path.id == on.path and field.id in path.fields]
            if not named or named[0].fields.index(field.id) + 1 != on.order:
                yield f"{field.id}: path {on.path} does not have it in place {on.order}"
        yield from (
            f"{field.id}: path {path.id} is missing"
            for path in file.paths
            if field.id in path.fields and path.id not in [on.path for on in field.paths]
        )


def line_of(field: Field, path: DivinePath) -> int | None:
    return field.col if path.orientation == "vertical" else field.row


def wrong_line(path: DivinePath, fields: list[Field]) -> Iterator[str]:
    """A path is a whole column or row."""
    lines = {line_of(field, path) for field in fields if field.id in path.fields}
    if len(lines) != 1 or None in lines:
        yield f"path {path.id}: its fields do not share a {'column' if path.orientation == 'vertical' else 'row'}"
        return
    missing = [field.id for field in fields if line_of(field, path) in lines and field.id not in path.fields]
    yield from (f"path {path.id}: field {name} of its line is missing" for name in missing)


def wrong_order(path: DivinePath, fields: list[Field]) -> Iterator[str]:
    """Order 1 is nearest to the statue, and each further field is further away."""
    distances = [(field.x - path.statue.x) ** 2 + (field.y - path.statue.y) ** 2 for field in fields]
    for (near, nearer), (far, farther) in pairwise(zip(fields, distances, strict=True)):
        if nearer >= farther:
            yield f"path {path.id}: wrong order, {near.id} is not nearer to the statue than {far.id}"


def wrong_areas(file: BoardFile) -> Iterator[str]:
    """MG-14.4 Garden and totem area: eight fields each, named by both sides of the file."""
    for area, named in (("garden", file.garden.fields), ("totem", file.totem.fields)):
        said = [field.id for field in file.fields if field.area == area]
        if len(said) != GARDEN:
            yield f"expected {GARDEN} fields in area {area}, got {len(said)}"
        yield from differs(
            f"{area}.fields", said, sorted(named, key=lambda name: said.index(name) if name in said else -1)
        )
    yield from differs("totem.tiles (MG-1.7)", list(TOTEM_TILES), file.totem.tiles)
    yield from differs("totem: points (MG-12.6)", [TOTEM_FIRST, TOTEM_SECOND], [file.totem.first, file.totem.second])
    yield from differs("totem.neutral_tile (MG-2.10)", TOTEM_TILES[0], file.totem.neutral_tile)


def wrong_neutral_fields(file: BoardFile) -> Iterator[str]:
    """MG-2.2, MG-2.3, MG-14.8 Grey and white fields, one grey one in the Garden and one white one in the totem area."""
    for colour, (count, players) in NEUTRAL_FIELDS.items():
        fields = [field for field in file.fields if field.neutral == colour]
        if len(fields) != count:
            yield f"expected {count} {colour} fields, got {len(fields)}"
        for field in fields:
            yield from differs(f"{field.id}: neutral_with_players", list(players), field.neutral_with_players)
        area, other = ("garden", "totem") if colour == GREY else ("totem", "garden")
        if sum(field.area == area for field in fields) != 1 or any(field.area == other for field in fields):
            yield f"expected one {colour} field in area {area} and none in area {other}"
    for field in file.fields:
        if field.neutral is None and field.neutral_with_players:
            yield f"{field.id}: a neutral hut on a field that is neither grey nor white"
        if field.id == file.totem.neutral_field and (field.neutral, field.area) != (WHITE, "totem"):
            yield f"totem.neutral_field: {field.id} is no white field of the totem area"
    if file.totem.neutral_field not in [field.id for field in file.fields]:
        yield f"totem.neutral_field: there is no field {file.totem.neutral_field}"


def wrong_pictures(file: BoardFile) -> Iterator[str]:
    """MG-14.11 and what is drawn: tracks with all their cells, fields apart from each other on the canvas."""
    yield from differs("tracks.score", list(range(100)), [cell.value for cell in file.tracks.score])
    boxes = [(box.huts, box.draw, box.keep) for box in file.tracks.amulet]
    yield from differs("tracks.amulet", [(0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3), (5, 5, 4)], boxes)
    for field in file.fields:
        if not (0 <= field.x <= file.canvas.width and 0 <= field.y <= file.canvas.height):
            yield f"{field.id} lies off the canvas"
    for number, field in enumerate(file.fields):
        for other in file.fields[number + 1 :]:
            if max(abs(field.x - other.x), abs(field.y - other.y)) < file.field_size:
                yield f"{field.id} and {other.id} overlap"


class Board:
    """A checked board: names and numbers of its fields."""

    def __init__(self, file: BoardFile):
        self.file = file
        self.name = file.edition.removeprefix("mangrovia-")
        self.fields = tuple(field.id for field in file.fields)
        self.numbers = {name: number for number, name in enumerate(self.fields)}
        self.garden = tuple(field.id for field in file.fields if field.area == "garden")


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
    """The board of a file. Raises `BoardError` or `OSError`."""
    return parse(path.read_bytes(), path.name)


def every_board() -> tuple[list[Board], list[BoardError]]:
    """The edition supplied, then the user's boards in the order of their names; and those that are none."""
    boards, refused = [load(Path(__file__).parent / "board.json")], []
    for path in sorted((user_boards() / "mangrovia").glob("*.json")):
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
FIELDS: Final = max(len(board.fields) for board in BOARDS)
LENGTH: Final = max(len(path.fields) for board in BOARDS for path in board.file.paths)


def table(fill: int, *shape: int) -> Any:
    """An array with a row for each board."""
    return np.full((len(BOARDS), *shape), fill, np.int16)


def field_table(fill: int, number: Any) -> Any:
    """A number for every field of every board."""
    made = table(fill, FIELDS)
    for row, board in enumerate(BOARDS):
        for place, field in enumerate(board.file.fields):
            made[row, place] = number(field)
    return frozen(made, np.int16)


def bits(numbers: Any) -> int:
    """A bit set."""
    return sum(1 << int(number) for number in set(numbers))


def line_tables() -> tuple[Any, ...]:
    """The fields of the paths and of the Garden, and what they are to the fields; the points of the paths."""
    fields, points = table(-1, PATHS, LENGTH), table(0, PATHS, 2)
    crossing, orders = table(-1, FIELDS, MOST_PATHS), table(-1, FIELDS, MOST_PATHS)
    garden, place = table(-1, GARDEN), table(-1, FIELDS)
    for row, board in enumerate(BOARDS):
        for number, path in enumerate(board.file.paths):
            fields[row, number, : len(path.fields)] = [board.numbers[name] for name in path.fields]
            points[row, number] = path.first, path.second
        for field in board.file.fields:
            for number, on in enumerate(field.paths):
                crossing[row, board.numbers[field.id], number] = PATH_NAMES.index(on.path)
                orders[row, board.numbers[field.id], number] = on.order - 1
        garden[row] = [board.numbers[name] for name in board.garden]
        place[row, garden[row]] = range(GARDEN)
    return tuple(frozen(made, np.int16) for made in (fields, points, crossing, orders, garden, place))


FIELD_COUNT: Final = frozen([len(board.fields) for board in BOARDS], np.int16)
COST: Final = field_table(0, lambda field: field.cost)
CURRENCY: Final = field_table(0, lambda field: Kind.VALUABLE if field.currency == "valuables" else Kind.AMULET)
LANDSCAPE_BITS: Final = field_table(0, lambda field: bits(map(LANDSCAPE_NAMES.index, field.landscapes)))
POINTS: Final = field_table(0, lambda field: field.points)
RING: Final = field_table(0, lambda field: field.ring)
DOUBLE: Final = field_table(0, lambda field: field.double_allowed)
IN_TOTEM: Final = field_table(0, lambda field: field.area == "totem")
NEUTRAL_WITH: Final = field_table(0, lambda field: bits(field.neutral_with_players))
"""[board, field]; NEUTRAL_WITH: the numbers of players as a bit set."""

PATH_FIELDS, PATH_POINTS, FIELD_PATHS, FIELD_ORDERS, GARDEN_FIELDS, GARDEN_PLACE = line_tables()
"""[board, path, order or points], [board, field, 0 or 1], [board, place in the Garden], [board, field]."""
