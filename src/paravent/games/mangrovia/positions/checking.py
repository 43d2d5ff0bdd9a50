"""What a position has to fulfil beyond its parts (section 9). Raises `BadPosition`."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from paravent.engine.events import begin_events
from paravent.engine.refusal import BadPosition, Unreadable
from paravent.games.mangrovia import moves
from paravent.games.mangrovia.board import CURRENCY
from paravent.games.mangrovia.components import FACES, RANK_VALUES, RANKS, SEATS, START_CARDS, TILE_RANK, Kind
from paravent.games.mangrovia.naming import PHASE_NAMES, board_of
from paravent.games.mangrovia.positions.written import BuildingWritten
from paravent.games.mangrovia.rules import actions
from paravent.games.mangrovia.rules.play import choices, play, why_not
from paravent.games.mangrovia.rules.rounds import STOP_OFFERS, STOP_PARTS, bowls_of_all, place_at
from paravent.games.mangrovia.state import Phase, Step


def check(record: Any, building: BuildingWritten | None) -> None:
    """Start cards, bowls, the decision that is asked, and the building under way."""
    check_start_cards(record)
    check_bowls(record)
    if record["phase"] == Phase.OVER:
        need(record["reason"] != 0, "result", "a result when the game is over", None)
        return
    check_decision(record)
    if building is not None:
        begin(record, building)
    listed = np.zeros(actions.ACTIONS, np.int16)
    possible = int(choices(record, int(record["actor"]), listed))
    need(possible > 0, "phase", "a decision with something to decide", PHASE_NAMES[int(record["phase"])])


def need(fulfilled: Any, where: str, expected: str, got: Any) -> None:
    if not fulfilled:
        raise BadPosition(where, expected, got)


def check_start_cards(record: Any) -> None:
    """MG-1.3 Ten start cards in five sets."""
    values = [int(value) for cards in START_CARDS[: int(record["seats"])] for value in cards]
    held = record["start_cards"].sum(axis=0)
    wrong = [value for value in range(FACES) if held[value] > values.count(value)]
    need(not wrong, "start_cards", "the start cards of the sets dealt (MG-1.3, MG-2.5)", wrong)


def check_bowls(record: Any) -> None:
    """MG-3.2, MG-3.3 Placed in turn, and all of them before the boat sails."""
    seats, placed = int(record["seats"]), int(record["placed"])
    for seat in range(seats):
        turn = (seat - int(record["starter"])) % seats
        due = sum(count % seats == turn for count in range(placed))
        stand = int(np.sum(record["bowl"] == seat))
        need(stand == due, "places", f"bowls placed clockwise from the start player: {due} of seat {seat}", stand)
    if record["boat"] > 0:
        need(placed == bowls_of_all(record), "places", "all bowls, once the boat sails (section 9)", placed)


def check_decision(record: Any) -> None:
    """Section 5.6 The phase belongs to the stop, and the actor to the bowl."""
    phase, boat, part = int(record["phase"]), int(record["boat"]), int(record["part"])
    name = PHASE_NAMES[phase]
    if boat == 0:
        actor = (int(record["starter"]) + int(record["placed"])) % int(record["seats"])
        need(phase == Phase.BOWL and part == 0, "phase", "bowl, while the boat has not sailed", name)
        need(record["actor"] == actor, "actor", f"seat {actor}", int(record["actor"]))
        return
    owner = int(record["bowl"][place_at(boat)])
    need(0 <= owner < SEATS and record["actor"] == owner, "actor", "the owner of the bowl at the stop", owner)
    is_begun = STOP_OFFERS[boat, Phase.CHOICE] and phase != Phase.CHOICE and STOP_OFFERS[boat, phase]
    is_returned = phase == Phase.RETURN and STOP_OFFERS[boat, Phase.COLLECT]
    need(phase == STOP_PARTS[boat, part] or is_begun or is_returned, "phase", f"a decision of stop {boat}", name)
    need((phase == Phase.RETURN) == (record["drawn_count"] > 1), "drawn", "amulets to return", name)
    need(record["due"] > 0, "due", "1 or 2", int(record["due"]))


def begin(record: Any, building: BuildingWritten) -> None:
    """Section 5.2 The building, by the steps that led to it."""
    seat = int(record["actor"])
    for notation in steps(record, building):
        try:
            action = moves.read(record, notation)
            fits = not int(why_not(record, seat, action))
        except Unreadable:
            fits, action = False, 0
        need(fits, "building", "a building that is allowed", notation)
        play(record, seat, action)
    begin_events(record)
    need(record["step"] != Step.NONE, "building", "a building with a choice left (section 5.4)", building.field)


def steps(record: Any, building: BuildingWritten) -> Iterator[str]:
    """The notations of a building so far."""
    yield f"{'build2' if building.huts == 2 else 'build'} {building.field}"
    yield from (f"land {landscape}" for landscape in building.landscapes)
    board = board_of(record)
    if building.field not in board.numbers:
        return
    kind = int(CURRENCY[int(record["board"]), board.numbers[building.field]])
    for rank in range(RANKS):
        if rank == TILE_RANK:
            yield from ["pay-tile-v" if kind == Kind.VALUABLE else "pay-tile-a"] * building.picked_tiles
        else:
            yield from [f"pay {value}" for value in building.picked if value == RANK_VALUES[kind, rank]]
