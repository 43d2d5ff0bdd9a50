"""Random play: it ends, finds no dead end, and lists exactly the moves that are allowed."""

from typing import Any

import numpy as np

from paravent.engine.game import Game
from paravent.engine.generator import seed_quick
from paravent.engine.match import key_of, new_match
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from tests.games.settings import every_setting, random_match

LOOPS = "tests.games.loops"
GAMES_PER_SETTING = 60
LONGEST = 2_000_000


def start(game: Game, seats: int, options: dict[str, Any], number: int, records: int = 2) -> Any:
    """Records: 0 a dealt state, 1 a generator for the players' choices."""
    states = blank(game.dtype, records)
    states[0] = new_match(game, seats, key_of(number), options).state
    seed_quick(states[1], number)
    return states


def test_random_play_ends_in_every_setting(game: Game) -> None:
    loops = specialised(LOOPS, game)
    listed = np.zeros(game.actions, np.int16)
    for seats, options in every_setting(game):
        for number in range(GAMES_PER_SETTING):
            states = start(game, seats, options, number)
            made = loops.to_end(states, 0, listed, LONGEST)
            assert 0 <= made < LONGEST, (seats, options, number)
            assert game.result(states[0]) is not None, (seats, options, number)


def test_lists_masks_and_refusals_agree_at_every_step(game: Game) -> None:
    loops = specialised(LOOPS, game)
    listed, mask = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.bool_)
    for number, (seats, options) in enumerate(every_setting(game)):
        states = start(game, seats, options, number)
        for _ in range(300):
            waiting = loops.waiting_seats(states, 0)
            for seat in range(seats):
                assert loops.disagreement(states, 0, seat, listed, mask) == -1, (options, seat)
                asked = (waiting | loops.entitled_seats(states, 0)) >> seat & 1
                assert bool(asked) == bool(mask.any()), "a seat that is waited for or may act can act, others cannot"
            if not waiting:
                break
            loops.random_step(states, 0, waiting.bit_length() - 1, listed)


def test_a_copy_is_independent(game: Game) -> None:
    whole = random_match(game, 3)
    match = whole.rewound(len(whole.moves) // 2)
    before = match.state.tobytes(), match.events(0), match.moves, match.number(0), match.asked(0)
    copy = match.copy()
    for seat, notation in whole.moves[len(match.moves) :]:
        copy.play(seat, notation)
    assert (match.state.tobytes(), match.events(0), match.moves, match.number(0), match.asked(0)) == before
    assert copy.state.tobytes() == whole.state.tobytes()
    assert copy.moves == whole.moves


def test_an_ended_match_waits_for_nobody_and_refuses_every_action(game: Game) -> None:
    match = random_match(game, 5)
    assert match.result is not None
    assert match.to_act == match.may_act == frozenset()
    states = blank(game.dtype)
    states[0] = match.state
    for seat in range(match.seats):
        assert match.legal(seat) == ()
        assert match.asked(seat) is None
        assert all(int(game.kernels.why_not(states[0], seat, action)) for action in range(-3, game.actions))
