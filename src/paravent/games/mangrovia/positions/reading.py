"""Fills a record of zeros from a written position. Raises `BadPosition` with what was expected and what came."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from paravent.engine.events import begin_events
from paravent.engine.options import complete
from paravent.engine.refusal import BadPosition, Refusal
from paravent.games.mangrovia.board import DOUBLE, IN_TOTEM, POINTS, RING
from paravent.games.mangrovia.components import (
    FACES,
    LANDSCAPE_NAMES,
    NO_TILE,
    NOBODY,
    ONES,
    PATHS,
    PLACES,
    PLAIN_TILE,
    SEATS,
    SLOTS,
    STOPS,
    THINGS,
    TILE_CODES,
    TILE_NAMES,
    TOTEM_TILES,
    Kind,
)
from paravent.games.mangrovia.naming import KIND_NAMES, PHASE_NAMES, REASON_NAMES, board_of
from paravent.games.mangrovia.options import OPTIONS, unfit
from paravent.games.mangrovia.positions.written import SeatWritten, Written
from paravent.games.mangrovia.rules.deal import clear_table
from paravent.games.mangrovia.rules.rounds import STOP_COUNTS, STOP_PARTS, place_at
from paravent.games.mangrovia.rules.scoring import finish
from paravent.games.mangrovia.state import GardenTiles, Phase, Reason

PHASES_BY_NAME = {name: int(phase) for phase, name in PHASE_NAMES.items()}
REASONS_BY_NAME = {name: int(reason) for reason, name in REASON_NAMES.items() if reason}
LANDSCAPES_BY_NAME = {name: number for number, name in enumerate(LANDSCAPE_NAMES)}
VALUES = {Kind.VALUABLE: (2, 7), Kind.AMULET: (1, 6)}


def fill(record: Any, written: Written) -> None:
    """Everything but the generator and a building under way."""
    if not 2 <= len(written.seats) <= SEATS:
        raise BadPosition("seats", f"2 to {SEATS} seats", len(written.seats))
    fill_options(record, written)
    clear_table(record)
    for seat, given in enumerate(written.seats):
        fill_seat(record, seat, given)
    fill_huts(record, written)
    fill_things(record, written)
    fill_garden(record, written)
    fill_round(record, written)
    fill_end(record, written)


def fill_options(record: Any, written: Written) -> None:
    """MG-12.9."""
    seats = len(written.seats)
    try:
        values = complete(OPTIONS, written.options)
    except Refusal as refusal:
        raise BadPosition("options", refusal.message, dict(written.options)) from None
    wrong = unfit(seats, values)
    if wrong is not None:
        raise BadPosition(f"options.{wrong[0]}", wrong[1], values[wrong[0]])
    for option in OPTIONS:
        record[option.name] = option.read(values[option.name])
    record["seats"] = seats


def fill_seat(record: Any, seat: int, given: SeatWritten) -> None:
    where = f"seats[{seat}]"
    known = given.known
    hands: tuple[list[Any], ...] = (given.valuables, given.landscapes, given.amulets)
    seen: tuple[list[Any], ...] = (known.valuables, known.landscapes, known.amulets)
    for kind, things, sure in zip(Kind, hands, seen, strict=True):
        name = f"{where}.{KIND_NAMES[kind]}"
        record["hands"][seat, kind] = counts(name, kind, things)
        record["held"][seat, kind] = len(things)
        record["known"][seat, kind] = counts(f"{where}.known", kind, sure)
        if np.any(record["known"][seat, kind] > record["hands"][seat, kind]):
            raise BadPosition(f"{where}.known", "no more than is in the hand", list(sure))
    record["start_cards"][seat] = counts(f"{where}.start_cards", Kind.VALUABLE, given.start_cards)
    if len(given.start_cards) > 2 or np.any(record["start_cards"][seat] > 1):
        raise BadPosition(f"{where}.start_cards", "at most two different start cards (MG-1.3)", list(given.start_cards))
    for tile in given.tiles:
        code = tile_code(f"{where}.tiles", tile)
        if code >= PLAIN_TILE:
            record["tiles"][seat, code - PLAIN_TILE] += 1
        elif record["gods"][code - 1] == NOBODY:
            record["gods"][code - 1] = seat
        else:
            raise BadPosition(f"{where}.tiles", "each god tile once (MG-13.1)", tile)
    record["gone"] |= given.gone << seat


def fill_huts(record: Any, written: Written) -> None:
    """MG-8, MG-9 Huts, and what follows from them: supplies, amulet markers, points, the stack of totem tiles."""
    board, row = board_of(record), int(record["board"])
    for name, hut in written.huts.items():
        where = f"huts.{name}"
        if name not in board.numbers:
            raise BadPosition(where, "a field of the board (MG-8.1)", name)
        field, seat = board.numbers[name], seat_number(record, f"{where}.seat", hut.seat)
        if record["owner"][field] != NOBODY:
            raise BadPosition(where, "no second hut beside a neutral one (MG-8.1)", hut.seat)
        if hut.huts not in (1, 2) or hut.huts > 1 + DOUBLE[row, field]:
            raise BadPosition(f"{where}.huts", "1, or 2 where a double hut is allowed (MG-9.4)", hut.huts)
        if bool(IN_TOTEM[row, field]) != (hut.totem is not None):
            raise BadPosition(f"{where}.totem", "a tile exactly in the totem area (MG-8.9)", hut.totem)
        record["owner"][field] = seat
        record["huts"][field] = hut.huts
        record["huts_left"][seat] -= hut.huts
        record["rings"][seat] += RING[row, field]
        record["points"][seat] += hut.huts * int(POINTS[row, field]) + (hut.totem or 0)
        record["totem"][field] = hut.totem or 0
    for seat in range(int(record["seats"])):
        if record["huts_left"][seat] < 0:
            raise BadPosition("huts", f"no more huts than seat {seat} has", int(-record["huts_left"][seat]))
    tiles = sorted(int(tile) for tile in record["totem"] if tile)
    if tiles != list(TOTEM_TILES[: len(tiles)]):
        raise BadPosition("huts", "totem tiles from 2 on, each once (MG-2.10)", tiles)
    record["totem_next"] = TOTEM_TILES[0] + len(tiles)


def fill_things(record: Any, written: Written) -> None:
    """Slots, discards and piles; MG-1.2, MG-1.4 every card and amulet is somewhere, once."""
    given: tuple[tuple[Kind, Any, Any, Any], ...] = (
        (Kind.VALUABLE, written.open_valuables, written.discarded_valuables, written.valuables_pile),
        (Kind.LANDSCAPE, written.open_landscapes, written.discarded_landscapes, written.landscapes_pile),
        (Kind.AMULET, [], written.set_aside, written.bag),
    )
    record["drawn"] = counts("drawn", Kind.AMULET, written.drawn)
    record["drawn_count"] = len(written.drawn)
    for kind, slots, discarded, pile in given:
        name = KIND_NAMES[kind]
        if kind != Kind.AMULET:
            if len(slots) > SLOTS[kind]:
                raise BadPosition(f"open_{name}", f"at most {SLOTS[kind]} slots", len(slots))
            for slot, thing in enumerate(slots):
                record["slots"][kind, slot] = 0 if thing is None else face_of(f"open_{name}", kind, thing)
        record["discards"][kind] = counts(f"discarded_{name}", kind, discarded)
        rest = elsewhere(record, kind)
        if kind == Kind.AMULET:
            ones = int(rest[1]) if written.ones is None and written.bag is None else written.ones
            if ones is None:
                ones = int(rest[1]) - list(written.bag or []).count(1)
            record["ones"] = number("ones", ones, ONES)
            rest[1] -= record["ones"]
        fill_pile(record, kind, rest, pile)


def elsewhere(record: Any, kind: int) -> Any:
    """How many of each face are neither in hands, slots, discards nor being looked at."""
    rest = THINGS[kind] - record["hands"][:, kind].sum(axis=0) - record["discards"][kind]
    if kind == Kind.AMULET:
        return rest - record["drawn"]
    for face in record["slots"][kind]:
        rest[int(face)] -= 1 if face else 0
    return rest


def fill_pile(record: Any, kind: Kind, rest: Any, pile: list[Any] | None) -> None:
    """A pile as written, or all the rest; either way nothing may be missing."""
    name = KIND_NAMES[kind]
    faces = [face for face in range(FACES) for _ in range(max(0, int(rest[face])))]
    if pile is not None:
        faces = [face_of(f"{name} in the pile", kind, thing) for thing in pile]
    if np.any(rest != np.bincount(faces, minlength=FACES)):
        wrong = [face for face in range(FACES) if rest[face] != faces.count(face)]
        raise BadPosition(name, "every one of the game in exactly one place (section 9)", f"wrong numbers of {wrong}")
    record["left"][kind] = len(faces)
    record["piles"][kind, : len(faces)] = faces[::-1]


def fill_garden(record: Any, written: Written) -> None:
    """MG-13.2 A tile on every free field of the Garden; left out: the first ones that nobody has."""
    taken = [1 + path for path in range(PATHS) if record["gods"][path] != NOBODY]
    taken += [PLAIN_TILE + kind for kind in Kind for _ in range(int(record["tiles"][:, kind].sum()))]
    option = record["garden_tiles"]
    box = [int(code) for code in TILE_CODES] if option != GardenTiles.OFF else []
    if option in (GardenTiles.GODS, GardenTiles.PLAIN):
        box = [code for code in box if (code < PLAIN_TILE) == (option == GardenTiles.GODS)]
    board = board_of(record)
    free = [place for place, name in enumerate(board.garden) if record["owner"][board.numbers[name]] == NOBODY]
    if written.garden is None:
        laid = dict.fromkeys(free, NO_TILE) if not box else dict(zip(free, without(box, taken), strict=False))
    else:
        for name in written.garden:
            if name not in board.garden or board.garden.index(name) not in free:
                raise BadPosition(f"garden.{name}", "a free field of the Garden (MG-13.3)", name)
        laid = {board.garden.index(name): tile_code(f"garden.{name}", tile) for name, tile in written.garden.items()}
        if box and len(laid) != len(free):
            raise BadPosition("garden", "a tile on every free field of the Garden (MG-13.2)", len(laid))
    without(box, [*taken, *(code for code in laid.values() if code)])
    for place, code in laid.items():
        record["garden"][place] = code


def without(box: list[int], taken: Iterable[int]) -> list[int]:
    """The tiles of a box that are left. Raises `BadPosition`."""
    left = list(box)
    for code in taken:
        if code not in left:
            raise BadPosition(
                "tiles", "garden tiles of the table's option, as many as there are (MG-13)", TILE_NAMES[code]
            )
        left.remove(code)
    return left


def fill_round(record: Any, written: Written) -> None:
    """MG-3, MG-4 The bowls, and whose decision it is."""
    seats = int(record["seats"])
    record["rounds"] = number("round", written.round, 32_000, 1)
    record["starter"] = seat_number(record, "starter", written.starter)
    record["birds"] = sum(1 << choice("birds", name, LANDSCAPES_BY_NAME) for name in set(written.birds))
    if len(set(written.birds)) != 2 or len(written.birds) != 2:
        raise BadPosition("birds", "two different landscapes (MG-7.1)", list(written.birds))
    if len(written.places) > PLACES:
        raise BadPosition("places", f"at most {PLACES} places", len(written.places))
    for place, seat in enumerate(written.places):
        if seat is not None:
            if record["bowl"][place] != NOBODY:
                raise BadPosition("places", "no bowl on a closed place (MG-2.4)", seat)
            record["bowl"][place] = seat_number(record, "places", seat)
    record["placed"] = int(np.sum((record["bowl"] >= 0) & (record["bowl"] < SEATS)))
    record["boat"] = number("boat", written.boat, STOPS)
    record["part"] = number("part", written.part, 1)
    follow = following(record)
    record["phase"] = follow[0] if written.phase is None else choice("phase", written.phase, PHASES_BY_NAME)
    record["actor"] = follow[1] if written.actor is None else written.actor
    record["actor"] = seat_number(record, "actor", int(record["actor"]))
    usual = 1 if record["phase"] in (Phase.BOWL, Phase.RETURN) else follow[2]
    record["due"] = number("due", usual if written.due is None else written.due, 2)
    record["last_round"] = written.last_round
    if any(np.sum(record["bowl"] == seat) > (2 if seats <= 3 else 1) for seat in range(seats)):
        raise BadPosition("places", "no more bowls than a seat has (section 1)", list(written.places))


def following(record: Any) -> tuple[int, int, int]:
    """The phase, the actor and the number that follow from where the boat is."""
    if record["boat"] == 0:
        return Phase.BOWL, (int(record["starter"]) + int(record["placed"])) % int(record["seats"]), 1
    boat, part = int(record["boat"]), int(record["part"])
    return int(STOP_PARTS[boat, part]), int(record["bowl"][place_at(boat)]), int(STOP_COUNTS[boat, part])


def fill_end(record: Any, written: Written) -> None:
    """MG-12 An ended game: its final scoring follows from everything else."""
    if written.result is None:
        return
    reason = choice("result.reason", written.result.reason, REASONS_BY_NAME)
    winners = sum(1 << seat_number(record, "result.winners", seat) for seat in set(written.result.winners))
    if reason == Reason.RESIGNED:
        record["phase"], record["due"], record["reason"], record["winners"] = Phase.OVER, 0, reason, winners
        return
    finish(record, reason)
    begin_events(record)
    if record["winners"] != winners:
        raise BadPosition("result.winners", "the winners of the final scoring (MG-12.8)", list(written.result.winners))


# one value


def choice(where: str, name: str, known: dict[str, int]) -> int:
    if name not in known:
        raise BadPosition(where, ", ".join(known), name)
    return known[name]


def number(where: str, value: int, most: int, least: int = 0) -> int:
    if not least <= value <= most:
        raise BadPosition(where, f"{least} to {most}", value)
    return value


def seat_number(record: Any, where: str, seat: int) -> int:
    if not 0 <= seat < record["seats"]:
        raise BadPosition(where, f"a seat from 0 to {record['seats'] - 1}", seat)
    return seat


def face_of(where: str, kind: Kind, thing: Any) -> int:
    """A value, or the face of a landscape."""
    if kind == Kind.LANDSCAPE:
        return 1 + choice(where, thing, LANDSCAPES_BY_NAME)
    least, most = VALUES[kind]
    return number(where, thing, most, least)


def counts(where: str, kind: Kind, things: Iterable[Any]) -> Any:
    """How many there are of each face."""
    return np.bincount([face_of(where, kind, thing) for thing in things], minlength=FACES)


def tile_code(where: str, name: str) -> int:
    return choice(where, name, {known: code for code, known in enumerate(TILE_NAMES) if code != NO_TILE})
