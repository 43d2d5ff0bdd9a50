"""Where clauses meet: doubts about the order of things, each settled by playing it."""

from tests.games.jade_koenig.test_rules import ASK, at, news, seen


def test_jk_r_43_comes_before_jk_r_49() -> None:
    """A sole runner who could not pay either: the cycle is broken off first, then its last chip is asked for."""
    made = at("B3", "sitting 2", "on_turn 1", "0 marker 0", "0 chips 1")
    told = news(made, "1 resign")
    assert [event["kind"] for event in told] == ["eliminated", "broken-off"]
    assert made.to_act == {2}
    told = news(made, "2 place c001")
    assert [event["kind"] for event in told] == ["placed", "cycle", "eliminated", "over"]
    assert made.result is not None
    assert made.result.winners == (2,)


def test_jk_r_43_not_inside_a_consultation() -> None:
    """Both others claim wrongly while a seat sits out: the consultant still asks, and both return afterwards."""
    made = at("B4", "sitting 3", moves="0 takes oG; 0 swap ruins desert; 0 done")
    told = news(made, "3 no-claim; 1 claim flame ruins swamps; 2 claim flame ruins swamps")
    assert [event["kind"] for event in told] == ["window", "claimed", "eliminated", "claimed", "eliminated"]
    assert (seen(made).phase, set(made.to_act)) == ("question", {0})
    news(made, ASK.removeprefix("0 done; "))
    assert made.to_act == {0}
    news(made, "0 place c072; 3 place c001")
    assert (seen(made).on_turn, seen(made).cycle) == (3, 2)


def test_jk_r_46_free_a_wrong_guess_may_cost_the_last_chip() -> None:
    changes = ("option exchange free", "0 marker 1", "0 chips 1", "stone c074 1 snake", "1 hand 3 4")
    made = at("B3", *changes, moves="0 move; 1 pass; 2 hinder; 2 lay c077 jaguar; 0 route c074 c077")
    told = news(made, "0 guess 0")
    assert [event["kind"] for event in told] == ["turned", "turned", "guessed", "eliminated", "turn"]
    players = seen(made).players
    assert [player.stones for player in players] == [0, 7, 8], "the fresh stone went back, the other left the game"
    assert (seen(made).on_turn, seen(made).turn, seen(made).stones) == (1, 1, [])


def test_jk_r_46_free_the_second_last_chip_is_taken_when_the_move_is_done() -> None:
    made = at("B2", "option exchange free", "0 marker 1", "0 chips 2")
    news(made, "0 move; 1 pass")
    told = news(made, "0 route c074")
    assert [event["kind"] for event in told] == ["moved", "exchanged", "turn"]
    assert (seen(made).players[0].chips, seen(made).players[0].marker) == (1, 10)


def test_jk_r_64_the_limit_comes_before_the_new_cycle() -> None:
    made = at("B3", "option turn_limit 100", "turn 99", moves="0 takes oG")
    told = news(made, ASK)
    assert [event["kind"] for event in told][-2:] == ["answer", "over"]
    assert (seen(made).phase, seen(made).placing) == ("over", None)
    assert made.result is not None
    assert made.result.winners == ()


def test_jk_r_63_counts_the_seats_in_the_cycle() -> None:
    made = at("B4", "sitting 3")
    for seat in (0, 1, 2) * 5:
        assert made.result is None
        made.play(seat, "nothing")
    assert made.result is not None
    assert made.result.clause == "JK-R-63"


def test_jk_r_40_who_sits_out_and_claims_wrongly_does_not_return() -> None:
    made = at("B4", "sitting 3", "author 0")
    told = news(made, "3 claim forests flame ice")
    assert [event["kind"] for event in told] == ["claimed", "eliminated"]
    assert (seen(made).on_turn, seen(made).turn) == (0, 0)
    news(made, "0 move; 1 pass; 2 pass; 0 route oG; " + ASK)
    assert made.to_act == {0}, "three are left: the consultant returns, and nobody else"
    told = news(made, "0 place c001")
    assert seen(made).on_turn == 0, "the oracle of seat 0 is out: the next clockwise that plays"


def test_jk_r_52_the_seat_on_turn_may_claim_and_wins() -> None:
    made = at("B3", "author 1", "arrangement bird amulet sword bird amulet crown crown sword")
    told = news(made, "0 claim ice ruins desert")
    assert [event["kind"] for event in told] == ["claimed", "over"]
    assert made.result is not None
    assert made.result.winners == (0,)


def test_jk_r_54_a_claim_that_is_not_judged_is_not_told() -> None:
    """JK-G-47: both are right; of the second nothing is told."""
    made = at("B3", moves="0 takes oG; 0 swap ruins desert; 0 done")
    told = news(made, "2 claim forests flame island; 1 claim ruins steppe swamps")
    assert [(event["kind"], event.get("seat")) for event in told if event["kind"] == "claimed"] == [("claimed", 1)]


def test_jk_r_27_a_stone_that_was_just_laid_is_dealt_again_too() -> None:
    made = at("B3", "0 hand 1 0", "1 hand 0 1", "2 hand 1 0", moves="0 move; 1 hinder; 2 pass; 1 lay c077 jaguar")
    told = news(made, "0 route c074")
    assert [event["kind"] for event in told] == ["moved", "stones", "turn"]
    assert [player.stones for player in seen(made).players] == [8, 8, 8]
    assert (seen(made).stones, seen(made).box) == ([], 6)


def test_jk_r_39_a_seat_that_is_just_back_may_begin() -> None:
    made = at("B4", "sitting 3", moves="0 takes oG")
    news(made, ASK)
    assert made.to_act == {3}
    made.play(3, "place c001")
    assert (seen(made).on_turn, [player.sitting for player in seen(made).players]) == (3, [True, False, False, False])


def test_jk_9_2_a_lucky_guess_on_the_way_to_the_oracle_lifts_the_marker() -> None:
    made = at("B3", "0 marker 7", "stone c074 1 snake", "1 hand 3 4", moves="0 takes c074 c077 oG")
    news(made, "0 guess 1")
    assert (seen(made).phase, seen(made).players[0].marker) == ("swap", 9)


def test_jk_r_19_an_eliminated_seat_is_never_chosen_or_asked() -> None:
    made = at("B4", "1 out", moves="0 move")
    assert made.to_act == {2, 3}
    made.play(2, "hinder")
    made.play(3, "hinder")
    assert made.to_act == {2}
