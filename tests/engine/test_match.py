"""Matches, numbers, refusals and save files, on a small game of hidden bids."""

from random import Random

import msgspec
import numpy as np
import pytest

from paravent.engine import save
from paravent.engine.game import View
from paravent.engine.match import Match, imagined_match, key_of, match_from_position, new_match
from paravent.engine.record import blank
from paravent.engine.refusal import Refusal
from paravent.engine.specialise import specialised
from paravent.engine.twin import twins
from paravent.games import registry
from tests.engine.lantern import GAME
from tests.games.settings import play_random


def match(seats: int = 2, seed: int = 5, **options: int) -> Match:
    return new_match(GAME, seats, key_of(seed), options)


def finished(seats: int = 2, seed: int = 5) -> Match:
    made = match(seats, seed)
    play_random(made, Random(seed), 1_000)
    return made


def code(function: object, *arguments: object) -> tuple[str, str | None]:
    with pytest.raises(Refusal) as refused:
        function(*arguments)  # type: ignore[operator]
    assert refused.value.message
    return refused.value.code, refused.value.clause


def test_everybody_is_asked_at_once() -> None:
    made = match(3)
    assert made.to_act == {0, 1, 2}
    assert made.may_act == frozenset()
    assert made.legal(1) == ("bid 1", "bid 2", "bid 3", "bid 4", "bid 5")


def test_a_bid_is_seen_by_its_bidder_alone_and_moves_no_other_number() -> None:
    made = match(2)
    before = made.hidden(1).tobytes(), made.number(1), made.number(None)
    made.play(0, "bid 4")
    assert (made.hidden(1).tobytes(), made.number(1), made.number(None)) == before
    assert made.number(0) == 1
    assert [event.card for event in made.events(0)] == [4]  # type: ignore[attr-defined]
    assert made.events(1) == made.events(None) == []


def test_a_hidden_record_does_not_tell_that_somebody_else_has_acted() -> None:
    made = match(3)
    for seat in range(3):
        made.play(seat, f"bid {seat + 1}")
    before = made.hidden(0).tobytes()
    assert made.events(0), "the award was seen"
    made.play(1, "bid 5")
    assert made.hidden(0).tobytes() == before


def test_a_view_names_all_who_were_asked_but_its_own_seat_once_it_has_answered() -> None:
    made = match(3)
    made.play(0, "bid 4")
    made.play(2, "bid 1")
    assert made.to_act == {1}
    assert made.waited_for(0)[0] == {1, 2}
    assert made.waited_for(1)[0] == made.waited_for(None)[0] == {0, 1, 2}


def test_a_question_keeps_its_number_while_it_stands() -> None:
    made = match(2)
    assert made.asked(0) == made.asked(1) == 0
    made.play(0, "bid 4")
    assert made.asked(0) is None
    assert made.asked(1) == 0
    made.play(1, "bid 5")
    assert made.asked(0) == made.number(0) == 2
    assert made.asked(1) == made.number(1) == 1


def test_events_since_a_number_are_those_of_later_steps() -> None:
    made = finished()
    for viewer in (None, 0, 1):
        everything = made.events(viewer)
        for number in range(made.number(viewer) + 1):
            later = made.events_since(viewer, number)
            assert later == everything[len(everything) - len(later) :]
        assert made.events_since(viewer, made.number(viewer)) == []


def test_a_refused_move_cites_its_clause_and_changes_nothing() -> None:
    made = match(2)
    made.play(0, "bid 4")
    before = made.state.tobytes(), made.moves, made.number(0), made.events(0)
    assert code(made.play, 0, "bid 3") == ("illegal-move", "LA-3.1")
    assert code(made.play, 1, "bid 9") == ("bad-notation", "section 8.2")
    assert code(made.play, 1, "") == ("bad-notation", "section 8.2")
    for seat in (-1, 2, True, "0", None):
        assert code(made.play, seat, "bid 1")[0] == "bad-seat"
    assert (made.state.tobytes(), made.moves, made.number(0), made.events(0)) == before


def test_after_the_end_everything_is_refused() -> None:
    made = finished()
    assert made.result is not None
    assert code(made.play, 0, "bid 1") == ("illegal-move", "LA-4")
    assert code(made.play, 1, "resign") == ("illegal-move", "LA-4")


def test_resigning_stands_among_the_moves() -> None:
    made = match(2)
    made.play(1, "resign")
    assert made.moves == ((1, "resign"),)
    assert made.result is not None
    assert made.result.winners == (0,)


@pytest.mark.parametrize("seats", [1, 4, 0, True, "2"])
def test_a_seat_count_the_game_does_not_have_is_refused(seats: object) -> None:
    assert code(new_match, GAME, seats, key_of(1), {})[0] == "bad-seats"


@pytest.mark.parametrize("seed", [-1, 1 << 63, b"short", 2.0, "7", True])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    assert code(key_of, seed)[0] == "bad-seed"


def test_the_same_seed_and_moves_are_the_same_match() -> None:
    first, second, other = finished(seed=8), finished(seed=8), finished(seed=9)
    assert first.state.tobytes() == second.state.tobytes() != other.state.tobytes()


def test_a_rewound_match_is_the_match_as_it_was() -> None:
    made, states = match(3), []
    whole = finished(3)
    for seat, notation in whole.moves:
        states.append(made.state.tobytes())
        made.play(seat, notation)
    assert [whole.rewound(index).state.tobytes() for index in range(len(states))] == states


def test_a_copy_is_independent() -> None:
    made = match(2)
    copy = made.copy()
    copy.play(0, "bid 1")
    assert made.moves == ()
    assert made.number(0) == 0
    assert made.events(0) == []
    assert made.legal(0) != copy.legal(0)


def test_positions_are_read_back_byte_for_byte() -> None:
    made = finished(3).rewound(7)
    written = msgspec.json.decode(msgspec.json.encode(made.position()))
    again = match_from_position(GAME, written)
    assert again.position() == made.position()
    assert again.legal(1) == made.legal(1)
    del written["generator"]
    assert match_from_position(GAME, written).state["held"].tolist() == made.state["held"].tolist()


@pytest.mark.parametrize(
    "change", [{"held": "many"}, {"generator": [1, 2]}, {"generator": ["x"] * 10}, {"lantern": None}]
)
def test_a_bad_position_says_what_was_expected(change: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="expected") as refused:
        match_from_position(GAME, match(2).position() | change)
    assert refused.value.code == "bad-position"


def test_an_imagined_match_looks_the_same_to_its_seat_and_plays_on() -> None:
    made = finished(3).rewound(4)
    worlds = [imagined_match(made.view(1), seed) for seed in range(20)]
    assert {world.hidden(1).tobytes() for world in worlds} == {made.hidden(1).tobytes()}
    assert len({world.state.tobytes() for world in worlds}) > 5
    play_random(worlds[0], Random(1), 1_000)
    assert worlds[0].result is not None


def test_a_view_from_elsewhere_cannot_be_imagined_from() -> None:
    view = match(2).view(0)
    decoded = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    with pytest.raises(ValueError, match="hidden record"):
        imagined_match(decoded, 1)


def test_a_views_record_is_not_encoded() -> None:
    assert set(msgspec.to_builtins(match(2).view(0))) == {"lantern", "cards", "score"}


def test_twins_look_the_same_and_differ() -> None:
    whole = finished(3)
    for viewer in (None, 0, 2):
        pair = twins(whole, viewer, 0, 3)
        assert len(pair.first.moves) == len(pair.second.moves) > 0
        assert pair.first.state.tobytes() != pair.second.state.tobytes()
        assert pair.first.hidden(viewer).tobytes() == pair.second.hidden(viewer).tobytes()
        assert pair.first.events(viewer) == pair.second.events(viewer)
        own = [moves for moves in pair.first.moves if moves[0] == viewer]
        assert own == [moves for moves in pair.second.moves if moves[0] == viewer]


def test_twins_go_on_through_chance() -> None:
    """Four more lanterns are drawn: both worlds draw the same, though their hidden cards differ."""
    for viewer in (None, 0, 1, 2):
        pair = twins(finished(3), viewer, 0, 3)
        lanterns = [view.lantern for view in views(pair.second, viewer)]  # type: ignore[attr-defined]
        assert lanterns == [view.lantern for view in views(pair.first, viewer)]  # type: ignore[attr-defined]
        assert len(pair.second.moves) > 2 * 3, "further than the first draws"
        assert len(set(lanterns)) > 1


def views(whole: Match, viewer: int | None) -> list[View]:
    return [whole.rewound(count).view(viewer) for count in range(len(whole.moves) + 1)]


def test_a_save_file_keeps_its_proof_and_its_digest() -> None:
    made = finished()
    file = save.parse(save.write(made, proof={"table": "t"}))
    assert file.proof == {"table": "t"}
    assert file.digest == save.digest(file)
    assert save.replayed(GAME, file).state.tobytes() == made.state.tobytes()


def test_a_match_from_a_position_is_saved_with_it() -> None:
    made = match_from_position(GAME, finished(2).rewound(3).position())
    play_random(made, Random(4), 1_000)
    again = save.replayed(GAME, save.parse(save.write(made)))
    assert again.moves == made.moves
    assert again.state.tobytes() == made.state.tobytes()


def test_a_file_with_both_a_seed_and_a_position_or_neither_is_refused() -> None:
    file = save.parse(save.write(finished()))
    file.digest = None
    file.position = finished().position()
    assert code(save.replayed, GAME, file)[0] == "bad-save"
    file.seed = file.position = None
    assert code(save.replayed, GAME, file)[0] == "bad-save"


def test_random_play_compiled_for_a_game_counts_its_decisions() -> None:
    playouts = specialised("paravent.engine.playouts", GAME)
    states, start = blank(GAME.dtype), blank(GAME.dtype)
    start[0]["seats"], start[0]["worth"] = 3, 1
    assert playouts.play_many(states, start, 1, 40, 1_000) == 40 * 15
    assert playouts.play_many(states, start, 1, 40, 7) == 40 * 7
    assert specialised("paravent.engine.playouts", GAME) is playouts


def test_a_dead_end_is_an_error() -> None:
    playouts = specialised("paravent.engine.playouts", GAME)
    states = blank(GAME.dtype)
    states[0] = match(2).state
    states[0]["held"] = 0
    with pytest.raises(ValueError, match="dead end"):
        playouts.play_out(states, 0, np.zeros(GAME.actions, np.int16), 10)


def test_a_command_is_no_answer_to_a_question() -> None:
    """Its seat's question stands with its number; only an answer brings another."""
    made = position_with_command()
    asked = made.asked(0)
    made.play(0, "look")
    assert made.asked(0) == asked
    assert made.number(0) > 0


def position_with_command() -> Match:
    options = {"setup": "random", "starter": "seat0", "peek": "announced"}
    return new_match(registry.game("princess-jing"), 2, key_of(4), options)


@pytest.mark.parametrize("notation", [5, None, ["bid 1"], b"bid 1"])
def test_a_notation_that_is_no_text_is_refused(notation: object) -> None:
    assert code(match(2).play, 0, notation) == ("bad-notation", "section 8.2")
