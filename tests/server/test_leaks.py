"""Every byte that a seat or a spectator receives, in two worlds that differ only in what it may not know.

The worlds are played at two tables of one server, each by all its players on sockets with a spectator beside them.
Whatever the viewer is sent on its socket, what it is answered when it asks, and how it is refused must be the same
bytes in the same order; a window's time is turned by hand.
"""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import paravent
from paravent.engine.match import Match
from paravent.engine.twin import Twins, twins
from paravent.games.registry import game
from paravent.server.tables import windows
from tests.games.jade_koenig.guided import guided_match
from tests.games.mangrovia.worlds import permuted, seated_match
from tests.games.settings import fitting, mixture
from tests.server.clock import HandClock
from tests.server.house import GAME, Guest, House, Json, Table, running
from tests.server.worlds import steps, table_from, told

JADE, MANGROVIA = "jade-koenig", "mangrovia"
SHORT = {"turn_limit": 30}
TIMED = SHORT | {"mode": "expert", "react_timer": 4, "window": "fixed"}
PROBES = {
    GAME: ("swap a1-b1", "pass", "decline", "call mirror1", "back a1", "point c3", "place a1", "leave owl", "nonsense"),
    JADE: (
        *("move", "nothing", "exchange", "resign", "draw", "pass", "hinder", "lay c074 snake", "route c075", "guess 1"),
        *("swap forests ice", "done", "chip ruins", "ask", "no-claim", "claim forests flame ice", "place c001", "x"),
    ),
    MANGROVIA: (
        *("place 1", "take-v 0", "take-l 2", "draw-v", "draw-l", "collect", "return 2", "birds water sand", "skip"),
        *("build m16", "build2 m28", "build m99", "land water", "pay 5", "pay-default", "pay-tile-v", "x"),
    ),
}


@dataclass
class World:
    """One of the two tables, seen by the viewer through its socket and by asking."""

    table: Json
    guests: list[Guest]
    players: list[Table]
    viewer: Table
    asker: Guest
    asked: list[str]

    @classmethod
    async def of(cls, house: House, match: Match, viewer: int | None) -> "World":
        guests = [house.guest() for _ in range(match.seats)]
        assert match.start is not None
        for seat, guest in enumerate(guests):
            await guest.ask("PUT", "/me", {"name": f"Player {seat}"})
        table = await table_from(house, match.start, *guests, game=match.game.key)
        players = [await guest.join(table, seat) for seat, guest in enumerate(guests)]
        asker = house.guest() if viewer is None else guests[viewer]
        watching = await house.guest().join(table)
        for joined in (*players, watching):
            await joined.until(joined.is_watched)
        seen = watching if viewer is None else players[viewer]
        return cls(table, guests, players, seen, asker, [])

    async def move(self, seat: int, notation: str, number: int | None = None) -> None:
        player = self.players[seat]
        await player.settle()
        assert player.sight is not None
        command = notation in {"resign", "draw", "look"}
        asked = player.sight["number"] if command or player.sight["asked"] is None else player.sight["asked"]
        answer = await player.play(seat, asked if number is None else number, notation)
        assert answer["kind"] == "accepted", (notation, answer)

    async def ask(self) -> None:
        """What the viewer is answered, asking for everything there is."""
        for part in ("", "/sight", "/events", "/record", "/replay?seat=all"):
            answer = await self.asker.http.get(f"/api/tables/{self.table['id']}{part}")
            self.asked += told([f"{answer.status_code} {answer.text}"], self.table)

    async def probe(self, viewer: int, chance: Random) -> None:
        """How the viewer's seat is refused what it may not do now."""
        sight = self.players[viewer].sight
        assert sight is not None
        for notation in chance.sample(PROBES[self.table["game"]], 3):
            if notation in sight["legal"] or notation in sight["commands"]:
                continue
            number = sight["number"] if sight["asked"] is None else sight["asked"]
            body = {"seat": viewer, "number": number, "move": notation}
            answer = await self.asker.http.post(f"/api/tables/{self.table['id']}/moves", json=body)
            assert answer.status_code != 200
            self.asked.append(f"{answer.status_code} {answer.text}")


async def received(house: House, clock: HandClock, pair: Twins, chance: Random) -> int:
    """Plays both worlds and compares at every step; returns how many messages the viewer got."""
    worlds = [await World.of(house, match, pair.viewer) for match in (pair.first, pair.second)]
    course = pair.first.begun()
    for (seat, first), (_, second) in zip(pair.first.moves, pair.second.moves, strict=True):
        asks = chance.random() < 0.2
        state = chance.getstate()
        for world, notation in zip(worlds, (first, second), strict=True):
            chance.setstate(state)
            if pair.viewer is not None and asks:
                await world.probe(pair.viewer, chance)
            await world.move(seat, notation)
        reacts = windows.asked_to_react(course)
        course.play(seat, first)
        closes = windows.is_fixed(course) and seat in reacts and not windows.asked_to_react(course)
        if closes:
            clock.advance(4.0)
        for world in worlds:
            if closes:
                await world.viewer.until(partial(has_closed, world.viewer, course.view(None).phase))  # type: ignore[attr-defined]
            await world.viewer.settle()
            if asks:
                await world.ask()
        one, other = (steps(world.viewer.log, world.table) for world in worlds)
        assert one == other
        assert worlds[0].asked == worlds[1].asked
    return len(worlds[0].viewer.log)


def has_closed(viewer: Table, phase: str) -> bool:
    return bool(viewer.phase == phase)


def pairs(options: dict[str, Any], viewer: int | None, tries: int, kept: int) -> list[Twins]:
    """Twins of random matches, from their beginnings and from moments in them: the longest of some."""
    found = []
    for number in range(tries):
        chance = Random(number)
        chosen = mixture(game(GAME), chance) | {"react_timer": 0, "window": "answer"} | options
        whole = quiet_match(chosen, number)
        at = 0 if number % 2 == 0 else chance.randrange(len(whole.moves) // 2)
        found.append(twins(whole, viewer, at, number))
    return sorted(found, key=lambda pair: len(pair.first.moves))[-kept:]


def quiet_match(options: dict[str, Any], number: int) -> Match:
    """A random match in which little is uncovered, so that many worlds fit it."""
    match = paravent.new(GAME, seed=number, options=options)
    chance = Random(number)
    while match.to_act:
        seat = chance.choice(sorted(match.to_act))
        legal = match.legal(seat)
        quiet = [notation for notation in legal if notation.split()[0] in {"pass", "decline", "swap"}]
        match.play(seat, chance.choice(quiet if quiet and chance.random() < 0.95 else legal))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("options", [SHORT | {"mode": "basic"}, SHORT | {"mode": "expert"}, TIMED])
async def test_two_worlds_send_the_same_bytes(tmp_path: Path, options: dict[str, Any], viewer: int | None):
    clock = HandClock()
    compared = 0
    async with running(tmp_path, clock) as house:
        for number, pair in enumerate(pairs(options, viewer, tries=8, kept=2)):
            assert pair.first.state.tobytes() != pair.second.state.tobytes()
            compared += await received(house, clock, pair, Random(number))
    assert compared > 60


STANDARD = {"timers": 0, "turn_timer": 0, "window": "answer", "open_oracle_rest": "on"}
JADE_FIXED = {"timers": 4, "turn_timer": 0, "window": "fixed"}
LONGEST = 70


def jade_pairs(seats: int, options: dict[str, Any], viewer: int | None, standing: str) -> list[Twins]:
    """Twins of guided matches from a moment at which the viewer plays, sits out, or has been eliminated."""
    found: list[Twins] = []
    for number in range(60):
        chance = Random(number)
        chosen = mixture(game(JADE), chance) | options
        whole = guided_match(number, fitting(game(JADE), seats, chosen), most=1_200, seats=seats)
        moment = moment_when(whole, viewer, standing, chance)
        if moment is not None:
            pair = shortened(twins(whole.rewound(moment + LONGEST), viewer, moment, number, worlds=3))
            if len(pair.first.moves) > 15 and pair.first.start != pair.second.start:
                found.append(pair)
        if len(found) == 2:
            return found
    raise AssertionError("expected twins")


def moment_when(whole: Match, viewer: int | None, standing: str, chance: Random) -> int | None:
    """After how many moves the viewer's seat is as wished for the first time; early on where it just plays."""
    match = whole.begun()
    latest = chance.randrange(len(whole.moves) // 2)
    for at, (seat, notation) in enumerate(whole.moves[:-20]):
        match.play(seat, notation)
        record = match.state
        sits, plays = record["sitting"] == viewer, viewer is None or bool(record["playing"] >> viewer & 1)
        if (standing == "sits" and sits) or (standing == "out" and not plays) or (standing == "plays" and at >= latest):
            return at + 1
    return None


def shortened(pair: Twins) -> Twins:
    """Without a last answer that its window has not closed after."""
    first, second = pair.first.begun(), pair.second.begun()
    count = len(pair.first.moves)
    while count and windows.asked_to_react(pair.first.rewound(count)):
        count -= 1
    for (seat, left), (_, right) in zip(pair.first.moves[:count], pair.second.moves, strict=False):
        first.play(seat, left)
        second.play(seat, right)
    return Twins(pair.viewer, first, second)


JADE_CASES: list[tuple[int, int | None, str, dict[str, Any]]] = [
    (2, None, "plays", JADE_FIXED),
    (2, 1, "plays", STANDARD | {"answers": "private"}),
    (3, 0, "plays", JADE_FIXED | {"answers": "private"}),
    (3, None, "plays", STANDARD),
    (4, 3, "sits", JADE_FIXED),
    (4, 0, "plays", STANDARD | {"hinder_priority": "random"}),
    (4, 2, "out", STANDARD),
    (5, 1, "plays", JADE_FIXED | {"hinder_priority": "first-come"}),
    (5, None, "plays", STANDARD | {"answers": "private"}),
    (5, 4, "out", JADE_FIXED),
    (6, 5, "plays", STANDARD | {"stone_faces": "blind"}),
    (6, 2, "sits", JADE_FIXED | {"answers": "private"}),
    (6, None, "plays", JADE_FIXED),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "viewer", "standing", "options"), JADE_CASES)
async def test_two_worlds_of_many_seats_send_the_same_bytes(
    tmp_path: Path, seats: int, viewer: int | None, standing: str, options: dict[str, Any]
):
    clock = HandClock()
    compared = 0
    async with running(tmp_path, clock) as house:
        for number, pair in enumerate(jade_pairs(seats, options, viewer, standing)):
            compared += await received(house, clock, pair, Random(number))
    assert compared > 20


MANGROVIA_OPTIONS = ({"memory_aid": "on"}, {"memory_aid": "off", "absent": "idle"})


def mangrovia_pair(seats: int, tiles: str, viewer: int | None, number: int) -> Twins:
    """Twins that can be followed for a while, with other cards and amulets in hands and piles."""
    options = {"garden_tiles": tiles} | MANGROVIA_OPTIONS[number % 2]
    for seed in range(number, number + 200, 10):
        pair = permuted(seated_match(seats, seed, options), viewer, Random(seed), 30)
        if len(pair.first.moves) >= 8 and pair.first.start != pair.second.start:
            return pair
    raise AssertionError("expected twins")


@pytest.mark.slow
@pytest.mark.parametrize("tiles", ["off", "all", "gods", "plain"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_two_archipelagos_send_the_same_bytes(tmp_path: Path, seats: int, tiles: str):
    """For a spectator, the first seat and the last: other cards in hands of others and in piles show nowhere."""
    clock = HandClock()
    compared = 0
    async with running(tmp_path, clock) as house:
        for number, viewer in enumerate((None, 0, seats - 1)):
            pair = mangrovia_pair(seats, tiles, viewer, number)
            compared += await received(house, clock, pair, Random(number))
    assert compared > 24
