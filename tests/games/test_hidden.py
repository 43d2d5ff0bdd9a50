"""What a seat may know: records held to their marks, imagined worlds, and twins nobody can tell apart."""

from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from paravent.engine.game import Game
from paravent.engine.match import SPECTATOR, Match, match_at
from paravent.engine.record import Seen, blank, fields
from paravent.engine.refusal import Refusal
from paravent.engine.specialise import specialised
from paravent.engine.twin import Twins, twins
from tests.games.settings import every_setting, random_match
from tests.games.test_play import LOOPS, start

MATCHES = 16


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def moments(match: Match, random: Random, count: int) -> list[int]:
    return [random.randrange(len(match.moves)) for _ in range(count)]


def test_hidden_records_keep_to_their_marks(game: Game) -> None:
    for number in range(MATCHES):
        whole = random_match(game, number)
        for at in moments(whole, Random(number), 6):
            match = whole.rewound(at)
            hidden = {viewer: match.hidden(viewer) for viewer in viewers(match)}
            for field in fields(game.state):
                for viewer, record in hidden.items():
                    check_mark(field.name, field.seen, viewer, record, match)


def check_mark(name: str, seen: Seen, viewer: int | None, record: Any, match: Match) -> None:
    where = (name, viewer)
    if seen is Seen.ALL:
        assert np.array_equal(record[name], match.state[name]), where
    if seen is Seen.NONE:
        assert constant(record[name]), where
    if seen is Seen.OWNER:
        for seat in range(match.seats):
            assert seat == viewer or constant(record[name][seat]), where


def constant(values: Any) -> bool:
    """One value throughout: blanked."""
    return len(np.unique(values)) == 1


def test_hiding_an_imagined_state_gives_the_hidden_record_back(game: Game) -> None:
    loops = specialised(LOOPS, game)
    listed = np.zeros(game.actions, np.int16)
    for number, (seats, options) in enumerate(every_setting(game)):
        states = start(game, seats, options, number, records=4)
        for step in range(400):
            for viewer in range(SPECTATOR, seats):
                loops.hide_imagine_hide(states, 0, 2, 3, viewer, step)
                assert states[2].tobytes() == states[3].tobytes(), difference(game, states, viewer, options)
            waiting = loops.waiting_seats(states, 0)
            if not waiting:
                break
            loops.random_step(states, 0, waiting.bit_length() - 1, listed)


def difference(game: Game, states: Any, viewer: int, options: dict[str, Any]) -> str:
    names = [name for name in game.dtype.names or () if not np.array_equal(states[2][name], states[3][name])]
    return f"viewer {viewer}, {options}: {names or 'padding'}"


def secret(game: Game) -> Any:
    """`secret(record, seat)` of the game's test folder: what a seat hides, as a comparable value."""
    return import_module(f"tests.games.{game.key.replace('-', '_')}.secret").secret


def test_imagined_worlds_vary_and_hit_the_truth_no_more_often_than_chance(game: Game) -> None:
    """Two imagined worlds agree as often as one agrees with the truth, were the truth drawn like them."""
    hides = secret(game)
    true, equal, drawn = 0, 0, 0
    for number in range(3 * MATCHES):
        whole = random_match(game, number)
        for at in moments(whole, Random(number), 4):
            match = whole.rewound(at)
            for viewer in range(match.seats):
                view = match.view(viewer)
                worlds = [imagined(game, view.record, viewer, seed) for seed in range(6)]
                others = [seat for seat in range(match.seats) if seat != viewer]
                seen = [tuple(hides(world, seat) for seat in others) for world in worlds]
                truth = tuple(hides(match.state, seat) for seat in others)
                true += sum(world == truth for world in seen)
                equal += sum(seen[index] == seen[index - 1] for index in range(6))
                drawn += 6
    assert equal < drawn / 2, "worlds vary with the seed"
    assert true <= equal + 5 * (equal + 1) ** 0.5, (true, equal, drawn)


def imagined(game: Game, record: Any, viewer: int, seed: int) -> Any:
    states = blank(game.dtype)
    states[0] = record
    game.kernels.imagine(states[0], viewer, seed)
    return states[0]


def test_play_goes_on_from_imagined_worlds(game: Game) -> None:
    for number in range(MATCHES):
        random = Random(number)
        whole = random_match(game, number)
        for at in moments(whole, random, 3):
            match = whole.rewound(at)
            for viewer in viewers(match):
                seat = SPECTATOR if viewer is None else viewer
                world = match_at(game, imagined(game, match.hidden(viewer), seat, at), match.seats)
                if viewer is not None:
                    assert world.legal(viewer) == match.legal(viewer)
                for _ in range(60):
                    waiting = sorted(world.to_act)
                    if not waiting:
                        break
                    mover = random.choice(waiting)
                    world.play(mover, random.choice(world.legal(mover)))


def every_pair(game: Game) -> list[Twins]:
    pairs = []
    for number in range(2 * MATCHES):
        whole = random_match(game, number, most=300)
        for viewer in viewers(whole):
            at = Random(number).choice([0, len(whole.moves) // 2])
            pairs.append(twins(whole, viewer, at, number))
    return pairs


@pytest.fixture(scope="module")
def pairs_of() -> dict[str, list[Twins]]:
    return {}


def test_twins_look_the_same_to_their_viewer(game: Game, pairs_of: dict[str, list[Twins]]) -> None:
    """Views, events, legal moves, refusals and numbers of worlds that differ only in what the viewer may not know."""
    pairs = pairs_of.setdefault(game.key, every_pair(game))
    assert sum(len(pair.first.moves) for pair in pairs) > 5 * len(pairs), "twins are played on"
    differing = sum(pair.first.state.tobytes() != pair.second.state.tobytes() for pair in pairs)
    assert differing > 0.9 * len(pairs), "the worlds differ"
    for pair in pairs:
        first, second = pair.first.begun(), pair.second.begun()
        compare(first, second, pair.viewer)
        for (seat, left), (_, right) in zip(pair.first.moves, pair.second.moves, strict=True):
            first.play(seat, left)
            second.play(seat, right)
            compare(first, second, pair.viewer)


def compare(first: Match, second: Match, viewer: int | None) -> None:
    assert given(first, viewer) == given(second, viewer)


def given(match: Match, viewer: int | None) -> tuple[Any, ...]:
    """Everything the engine gives a viewer, encoded."""
    public = (
        msgspec.json.encode(match.view(viewer)),
        msgspec.json.encode(match.events(viewer)),
        match.number(viewer),
        match.waited_for(viewer),
        match.hidden(viewer).tobytes(),
    )
    if viewer is None:
        return public
    return (*public, match.legal(viewer), match.asked(viewer), refusals(match, viewer))


def refusals(match: Match, seat: int) -> list[str]:
    """What the seat is told of every action it may not take."""
    record = match.hidden(seat)
    told = []
    for action in range(match.game.actions):
        try:
            match.check(seat, match.game.write(record, action))
        except Refusal as refusal:
            told.append(f"{action} {refusal}")
    return told
