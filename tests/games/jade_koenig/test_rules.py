"""Clauses and rulings beyond the golden scenarios, options above all, and what holds at every step."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from paravent import new
from paravent.engine import words
from paravent.engine.match import Match
from paravent.games.jade_koenig.board import NOWHERE
from paravent.games.jade_koenig.happenings import Faced
from paravent.games.jade_koenig.naming import board_of
from paravent.games.jade_koenig.state import DEALT, Phase
from paravent.games.jade_koenig.view import View
from tests.games.jade_koenig.guided import guided_match
from tests.games.jade_koenig.scenarios import Table, altered, begun


def at(given: str, *changes: str, moves: str = "") -> Match:
    return table(given, *changes, moves=moves).match


def table(given: str, *changes: str, moves: str = "") -> Table:
    made = begun(given, list(changes))
    for move in filter(None, moves.split("; ")):
        made.when(move)
    return made


def seen(match: Match, viewer: int | None = None) -> View:
    view = match.view(viewer)
    assert isinstance(view, View)
    return view


def news(match: Match, moves: str) -> list[dict[str, Any]]:
    """What everybody sees happen in these moves."""
    before = match.number(None)
    for move in moves.split("; "):
        seat, notation = move.split(" ", 1)
        match.play(int(seat), notation)
    return [words.facts(event) for event in match.events_since(None, before)]


ASK = "0 done; 0 chip forests; 0 chip ruins; 0 chip swamps; 0 ask"


# cycles


def test_jk_r_43_a_sole_runner_is_not_left_alone_when_a_turn_begins() -> None:
    """Two are left, one sits out: the runner before it has its last chip and marker 0."""
    made = at("B3", "sitting 2", "1 marker 0", "1 chips 1")
    told = news(made, "0 nothing")
    assert [event["kind"] for event in told] == ["nothing", "eliminated", "broken-off"]
    assert (seen(made).phase, set(made.to_act)) == ("reseat", {2})
    made.play(2, "place c001")
    assert (seen(made).phase, seen(made).on_turn, seen(made).cycle) == ("turn", 0, 2)
    assert not any(player.sitting for player in seen(made).players)
    assert len(seen(made).open_oracles) == 3


def test_jk_r_43_after_a_late_claim_the_turn_goes_to_whose_it_was() -> None:
    made = at("B3", "sitting 2", "author 2")
    made.play(1, "claim flame ruins swamps")
    assert (seen(made).phase, set(made.to_act)) == ("reseat", {2})
    made.play(2, "place c001")
    assert (seen(made).on_turn, seen(made).turn) == (0, 0)


def test_jk_r_43_after_the_one_on_turn_resigns_the_next_has_the_turn() -> None:
    made = at("B4", "sitting 3", "2 out")
    made.play(0, "resign")
    assert (seen(made).phase, set(made.to_act), seen(made).turn) == ("reseat", {3}, 1)
    made.play(3, "place c001")
    assert seen(made).on_turn == 1


def test_jk_r_38_the_consultant_returns_first_then_who_sat_out() -> None:
    made = at("B4", "sitting 3", "2 out", moves="0 takes oG")
    told = news(made, ASK)
    assert "sits-out" not in [event["kind"] for event in told]
    assert made.to_act == {0}
    assert seen(made).cycle == 1
    made.play(0, "place c072")
    assert made.to_act == {3}
    made.play(3, "place c001")
    assert (seen(made).cycle, seen(made).on_turn) == (2, 3)


def test_jk_r_37_never_nobody_sits_out() -> None:
    made = at("B4", "option thinking_time never", moves="0 takes oG")
    news(made, ASK)
    assert made.to_act == {0}
    assert not any(player.sitting for player in seen(made).players)


def test_jk_r_39_the_next_in_the_new_cycle_starts_where_the_oracle_does_not_play() -> None:
    made = at("B4", "3 out", moves="0 takes oG")
    news(made, ASK + "; 0 place c001")
    assert seen(made).on_turn == 0


# eliminations


def test_jk_r_55_a_wrong_late_claim_of_the_seat_on_turn_ends_its_turn() -> None:
    made = at("B3", "author 1")
    made.play(0, "claim flame ruins swamps")
    assert (seen(made).on_turn, seen(made).turn, seen(made).idle) == (1, 1, 0)
    assert not seen(made).players[0].playing


def test_jk_r_55_a_wrong_late_claim_of_another_seat_leaves_the_turn_as_it_is() -> None:
    made = at("B3", "author 0")
    asked = made.asked(0)
    made.play(1, "claim flame ruins swamps")
    assert (seen(made).on_turn, seen(made).turn) == (0, 0)
    assert made.asked(0) == asked


def test_jk_r_27_stones_are_dealt_again_after_an_elimination_in_phase_turn() -> None:
    made = at("B3", "author 0", "0 hand 1 0", "1 hand 4 4", "2 hand 0 1")
    made.play(1, "claim flame ruins swamps")
    assert [player.stones for player in seen(made).players] == [8, 0, 8]
    assert (seen(made).on_turn, seen(made).box) == (0, 14)


def test_jk_r_27_the_seat_that_sits_out_counts() -> None:
    made = at("B4", "sitting 3", "0 hand 1 0", "1 hand 0 1", "2 hand 1 0", "3 hand 1 1")
    made.play(0, "nothing")
    assert [player.stones for player in seen(made).players] == [1, 1, 1, 2]
    made = at("B4", "sitting 3", "0 hand 1 0", "1 hand 0 1", "2 hand 1 0", "3 hand 0 1")
    made.play(0, "nothing")
    assert [player.stones for player in seen(made).players] == [7, 7, 7, 7]


def test_jk_r_27_not_inside_a_consultation() -> None:
    made = at("B3", "0 hand 1 0", "1 hand 1 1", "2 hand 0 1", moves="0 takes oG; 0 swap ruins desert; 0 done")
    news(made, "1 claim flame ruins swamps; 2 no-claim")
    assert [player.stones for player in seen(made).players] == [1, 0, 1]
    news(made, "0 chip forests; 0 chip ruins; 0 chip swamps; 0 ask")
    assert [player.stones for player in seen(made).players] == [8, 0, 8]


def test_jk_r_49_several_last_chips_in_a_row_leave_the_last_survivor() -> None:
    made = at("B3", "1 marker 0", "1 chips 1", "2 marker 0", "2 chips 1")
    made.play(0, "nothing")
    assert made.result is not None
    assert (made.result.winners, made.result.reason) == ((0,), "last-survivor")


def test_jk_r_60_what_an_eliminated_seat_leaves() -> None:
    made = at("B3", "author 1", "stone c001 0 snake", "0 hand 3 4")
    made.play(0, "claim flame ruins swamps")
    player = seen(made).players[0]
    assert (player.piece, player.chips, player.stones, player.oracle) == (None, 0, 0, None)
    assert [stone.node for stone in seen(made).stones] == ["c001"]
    assert seen(made, 0).players[0].oracle == "G", "its own card stays its own"
    assert seen(made, 0).players[1].tasks is not None, "JK-R-61"
    assert seen(made).box == 6 + 7


def test_jk_r_62_the_last_survivor_may_be_the_one_who_sits_out() -> None:
    made = at("B3", "sitting 2", "0 marker 0", "0 chips 1", "1 out", "on_turn 0")
    made.play(0, "resign")
    assert made.result is not None
    assert made.result.winners == (2,)


def test_jk_r_63_an_elimination_begins_the_count_again() -> None:
    made = at("B4", "author 1")
    for seat in range(3):
        made.play(seat, "nothing")
    assert seen(made).idle == 3
    made.play(2, "claim flame ruins swamps")
    assert (seen(made).idle, seen(made).idle_limit) == (0, 15)


# options


def test_jk_r_5_the_host_may_set_the_first_seat() -> None:
    for seat in range(4):
        assert new("jade-koenig", seats=4, seed=1, options={"first_seat": seat}).to_act == {seat}


def test_jk_r_5_by_lot_any_seat_begins() -> None:
    assert {seat for seed in range(40) for seat in new("jade-koenig", seats=6, seed=seed).to_act} == set(range(6))


def test_jk_r_12_open_routes_are_seen_before_the_guess() -> None:
    changes = ("stone c074 1 snake", "1 hand 3 4")
    for option, seen_by_others in (("sealed", None), ("open", ["c074", "c077", "oG"])):
        made = at("B3", f"option routes {option}", *changes, moves="0 takes c074 c077 oG")
        assert seen(made, 1).route == seen(made).route == seen_by_others
        assert seen(made, 0).route == ["c074", "c077", "oG"]
        assert seen(made, 1).faced == ["c074"]


def test_jk_r_12_the_order_of_the_stones_on_a_sealed_route_is_not_told() -> None:
    """c074 and c077 can be met in either order on the way from c072."""
    changes = ("stone c074 1 snake", "stone c077 2 jaguar", "1 hand 3 4", "2 hand 4 3", "0 oracle B", "1 oracle G")
    made = [at("B3", *changes, moves=f"0 takes {route}") for route in ("c074 c077", "oG c077 c074")]
    assert [event["nodes"] for event in map(msgspec.to_builtins, faced(made[0]))] == [("c074", "c077")]
    assert seen(made[0], 1).faced == seen(made[1], 1).faced == ["c074", "c077"]
    assert made[0].hidden(1).tobytes() == made[1].hidden(1).tobytes()


def faced(match: Match) -> list[Faced]:
    return [event for event in match.events(1) if isinstance(event, Faced)]


def test_jk_r_20_blind_nobody_knows_a_hand() -> None:
    made = at("B3", "option stone_faces blind", moves="0 move; 1 hinder; 2 pass")
    assert seen(made, 1).players[1].hand is None
    assert made.legal(1) == ("lay c074", "lay c076", "lay c077", "lay c079")
    made.play(1, "lay c074 jaguar")
    assert made.moves[-1] == (1, "lay c074"), "the face does not matter"
    (stone,) = seen(made, 1).stones
    assert stone.face in {"snake", "jaguar"}, "its placer sees it while it is laid"
    assert seen(made, 0).stones[0].face is None
    assert made.state["hand"][1].sum() == 7


def test_jk_r_20_blind_draws_both_faces() -> None:
    faces = set()
    for number in range(20):
        made = at("B3", "option stone_faces blind", moves="0 move; 1 hinder; 2 pass")
        made = altered(made, "rng", 9, number)
        made.play(1, "lay c074")
        faces.add(seen(made, 1).stones[0].face)
    assert faces == {"snake", "jaguar"}


@pytest.mark.parametrize(("faces", "told"), [("known", "none"), ("blind", "shown")])
def test_jk_r_25_off_the_placer_has_to_remember(faces: str, told: str) -> None:
    options = ("option stone_memory off", f"option stone_faces {faces}")
    made = at("B3", *options, moves="0 move; 1 hinder; 2 pass")
    before = made.number(1)
    made.play(1, "lay c074 snake")
    assert seen(made, 1).stones[0].face is None
    (laid,) = (words.facts(event) for event in made.events_since(1, before))
    assert (laid["face"] == "none") == (told == "none"), "who draws blindly sees the face only as it is laid"


def test_jk_r_44_resting_on_an_open_oracle() -> None:
    """Oracle A lies open beside c016 and c011."""
    moves = "0 move; 1 pass; 2 pass"
    refused = at("B3", "0 piece c016", moves=moves)
    assert "route oA" not in refused.legal(0)
    made = at("B3", "0 piece c016", "option open_oracle_rest on", moves=moves)
    made.play(0, "route oA")
    assert (seen(made).phase, seen(made).on_turn, seen(made).players[0].marker) == ("turn", 1, 9)
    assert seen(made).players[0].piece == "oA"


def test_jk_r_44_an_oracle_that_becomes_the_own_one_is_left_and_entered_again() -> None:
    made = at("B3", "0 piece oA", "0 oracle A", "open CEG", "option open_oracle_rest on")
    made.play(0, "move")
    for seat in (1, 2):
        made.play(seat, "pass")
    assert "route oA" not in made.legal(0)
    made.play(0, "route c016")
    assert seen(made).on_turn == 1


def test_jk_r_44_nobody_ends_on_an_occupied_oracle() -> None:
    made = at("B3", "0 piece oA", "1 piece c016", "1 oracle A", "0 oracle B", "open CEG", "on_turn 1")
    made.play(1, "move")
    for seat in (0, 2):
        made.play(seat, "pass")
    assert "route oA" not in made.legal(1)
    assert any(route.startswith("route oA ") for route in made.legal(1))


def test_jk_r_53_self_claim_asks_the_consultant_too() -> None:
    moves = "0 takes oG; 0 swap forests ice; 0 swap flame ruins; 0 swap forests desert; 0 done"
    made = at("B3", "option self_claim on", "0 chips 1", moves=moves)
    assert made.to_act == {0, 1, 2}
    news(made, "1 no-claim; 2 no-claim; 0 claim ice ruins desert")
    assert made.result is not None
    assert (made.result.winners, made.result.reason) == ((0,), "claim")


def test_jk_r_53_a_consultant_who_claims_wrongly_has_no_question() -> None:
    made = at("B3", "option self_claim on", moves="0 takes oG; 0 swap ruins desert; 0 done")
    told = news(made, "1 no-claim; 2 no-claim; 0 claim flame ruins swamps")
    assert [event["kind"] for event in told] == ["window", "claimed", "eliminated", "cycle", "turn"]
    assert (seen(made).on_turn, seen(made).cycle, seen(made).turn) == (2, 2, 1)


def test_jk_r_53_self_claim_allows_a_late_claim_on_the_own_arrangement() -> None:
    arrangement = "arrangement sword crown sword bird amulet crown amulet bird"
    made = at("B3", "option self_claim on", "author 0", arrangement)
    made.play(0, "claim ice ruins desert")
    assert made.result is not None
    assert made.result.winners == (0,)


def test_jk_r_59_a_claim_comes_before_the_answer() -> None:
    moves = "0 takes oG; 0 swap forests ice; 0 swap flame ruins; 0 swap forests desert; 0 done"
    made = at("B3", moves=moves)
    made = altered(made, "tasks", slice(2), made.state["tasks"][[1, 0]])
    news(made, "1 claim ice ruins desert; 2 no-claim")
    assert made.result is not None
    assert made.result.winners == (1,)


def test_jk_r_67_at_the_end_everything_is_shown() -> None:
    made = at("B2", "stone c001 0 snake", "0 hand 4 4")
    assert seen(made).players[0].tasks is None
    made.play(0, "resign")
    for viewer in (None, 0, 1):
        view = seen(made, viewer)
        assert all(player.tasks is not None and player.oracle is not None for player in view.players)
        assert view.players[1].hand is not None
        assert view.stones[0].face == "snake"
        assert view.revealed is not None
        assert len(view.revealed.unused_tasks) == 14
        assert view.revealed.unseen_oracles == ["D", "F", "H"]
        in_game = [player.hand for player in view.players if player.hand is not None]
        assert view.revealed.box.snakes + sum(hand.snakes for hand in in_game) + 1 == 15


# section 10.5


def test_10_5_results_of_an_exchange() -> None:
    """1551 results of at most six changed places; four swaps always suffice."""
    start: tuple[int, ...] = (0, 0, 1, 1, 2, 2, 3, 3)
    reached, front = {start}, [start]
    sizes = []
    for _ in range(4):
        following = {swapped(one, a, b) for one in front for a in range(8) for b in range(a)} - reached
        front = [one for one in following if changed(one, start) <= 6]
        reached |= set(front)
        sizes.append(len(front))
    assert sizes == [24, 214, 824, 488]
    assert len(reached) == 1551
    assert [Counter(changed(one, start) for one in reached)[count] for count in range(7)] == [
        *(1, 0, 24, 64, 246, 480, 736),
    ]


def swapped(symbols: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    made = list(symbols)
    made[one], made[other] = made[other], made[one]
    return tuple(made)


def changed(symbols: tuple[int, ...], start: tuple[int, ...]) -> int:
    return sum(one != other for one, other in zip(symbols, start, strict=True))


def test_10_5_a_blind_claim_has_32_triples() -> None:
    made = at("B3", "author 1")
    assert sum(action.startswith("claim") for action in made.legal(0)) == 32


# what holds at every step (6.1)


@pytest.mark.parametrize("number", range(200, 212))
def test_invariants(number: int) -> None:
    whole = guided_match(number)
    match = whole.begun()
    for seat, notation in whole.moves:
        match.play(seat, notation)
        check_invariants(match.state)


def check_invariants(record: Any) -> None:
    seats, phase = int(record["seats"]), int(record["phase"])
    faces = record["hand"].sum(axis=0) + record["turned"]
    faces += [(record["face"] == 1).sum(), (record["face"] == 2).sum()]
    assert (faces <= 15).all()
    for seat in range(seats):
        assert record["hand"][seat].min() >= 0
        assert record["hand"][seat].sum() == record["held"][seat] + record["lost"][seat]
        assert record["held"][seat] <= DEALT[seats]
    assert not ((record["standing"] != 0) & (record["lying"] != 0)).any(), "JK-R-16"
    assert not record["lying"][board_of(record).circles :].any(), "JK-7.3"
    assert ((record["face"] != 0) == (record["lying"] != 0)).all()
    pieces = [int(node) for node in record["piece"] if node != NOWHERE]
    assert len(set(pieces)) == len(pieces)
    assert sorted(np.flatnonzero(record["standing"])) == sorted(pieces)
    if phase == Phase.PLACE:
        return
    assert sorted(record["arrangement"]) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(set(record["tasks"])) == 16
    letters = [int(letter) for letter in record["oracle"] if letter >= 0]
    opened = [letter for letter in range(8) if record["opened"] >> letter & 1]
    assert len({*letters, *opened}) == len(letters) + len(opened)
    assert len(opened) == min(3, 8 - len(letters)), "JK-R-41"
    for seat in range(seats):
        card = int(record["tasks"][seat])
        assert record["possible"][seat, card // 24] >> card % 24 & 1, "the own card is never ruled out"
        assert ((record["possible"][seat] | record["possible_to_all"][seat]) == record["possible_to_all"][seat]).all()
        assert 0 <= record["marker"][seat] <= 10
    on_oracle = [node for node in pieces if node >= board_of(record).circles]
    assert phase != Phase.TURN or not on_oracle or record["open_oracle_rest"]
