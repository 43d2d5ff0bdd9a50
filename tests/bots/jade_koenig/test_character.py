"""What the bots of Jade König do in positions where there is one right thing."""

from itertools import pairwise

import numpy as np
import pytest

from paravent import bots
from paravent.bots.arena import Table, sit_among
from paravent.engine.match import Match, match_at
from paravent.engine.record import blank
from paravent.games.jade_koenig import deduction
from paravent.games.jade_koenig.board import BOARDS
from paravent.games.jade_koenig.bot.asking import arrangements, fulfils
from paravent.games.jade_koenig.bot.hindering import delays
from paravent.games.jade_koenig.bot.roads import roads
from paravent.games.jade_koenig.bot.sight import Sight
from paravent.games.jade_koenig.cards import tasks_of
from tests.games.jade_koenig.scenarios import begun

LEVELS = ["novice", "adept"]
KEY = "jade-koenig"


def at(given: str, *changes: str, moves: str = "") -> Match:
    table = begun(given, list(changes))
    for move in filter(None, moves.split("; ")):
        table.when(move)
    return table.match


def knowing(match: Match, *seats: int) -> Match:
    """The same, but these seats have worked out their tasks, as all have heard."""
    states = blank(match.game.dtype)
    states[0] = match.state
    for seat in seats:
        card = int(states[0]["tasks"][seat])
        for field in ("possible", "possible_to_all"):
            states[0][field][seat] = 0
            states[0][field][seat, card // 24] = 1 << card % 24
    return match_at(match.game, states[0], match.seats)


def answer(match: Match, seat: int, level: str, seed: int = 1) -> str:
    hidden = match.hidden(seat)
    return match.game.write(hidden, bots.bot(KEY, level, seed=seed).choose(hidden, match.events(seat), seat))


def answers(match: Match, seat: int, level: str, count: int = 12) -> set[str]:
    return {answer(match, seat, level, seed) for seed in range(count)}


def sight(match: Match, seat: int) -> Sight:
    return Sight(match.hidden(seat), match.events(seat), seat, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_who_stands_beside_its_oracle_goes_in(level: str) -> None:
    match = at("B3")
    assert answers(match, 0, level) == {"move"}
    match = at("B3", moves="0 move; 1 pass; 2 pass")
    assert all(route.endswith("oG") for route in answers(match, 0, level))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_who_knows_its_card_and_consults_wins(level: str, seed: int) -> None:
    """JK-14.1."""
    match = knowing(at("B3", moves="0 takes oG"), 0)
    while match.result is None:
        seat = min(match.to_act)
        match.play(seat, "no-claim" if seat else answer(match, seat, level, seed))
    assert (match.result.winners, match.result.reason) == ((0,), "oracle")


def test_a_card_that_lies_in_the_window_is_claimed() -> None:
    """JK-14.2, JK-G-46."""
    match = knowing(at("B3", moves="0 takes oG; 0 swap ruins desert; 0 done"), 1)
    assert answers(match, 1, "adept") == {"claim ruins steppe swamps"}
    assert "claim ruins steppe swamps" in answers(match, 1, "novice")


def test_and_late_if_it_was_overlooked() -> None:
    """JK-R-52, JK-G-51."""
    moves = "0 takes oG; 0 swap ruins desert; 0 done; 1 no-claim; 2 no-claim; "
    moves += "0 chip forests; 0 chip flame; 0 chip ice; 0 ask; 0 place c001; 2 nothing; 0 nothing"
    match = at("B3", moves=moves)
    assert answers(knowing(match, 1), 1, "adept") == {"claim ruins steppe swamps"}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_claims_without_knowing(level: str) -> None:
    match = at("B3", moves="0 takes oG; 0 swap ruins desert; 0 done")
    assert answers(match, 1, level) == {"no-claim"}


def test_who_is_about_to_lose_claims_what_may_be_right() -> None:
    """The consultant is known to know: its card lies there, and the next question wins."""
    moves = "0 takes oG; 0 swap forests ice; 0 swap flame ruins; 0 swap forests desert; 0 done"
    match = knowing(at("B3", moves=moves), 0)
    assert all(claim.startswith("claim") for claim in answers(match, 1, "master"))
    assert answers(match, 1, "novice") == {"no-claim"}


def test_the_master_lays_nothing_that_others_can_claim() -> None:
    """Seat 0 holds the tasks of seat 1, who knows them."""
    for seed in range(6):
        match = knowing(at("B3", moves="0 takes oG"), 1, 2)
        while "done" in match.legal(0):
            match.play(0, answer(match, 0, "master", seed))
        laid = np.array(match.state["arrangement"])
        if match.view(0).phase == "claims":  # type: ignore[attr-defined]
            for seat in (1, 2):
                assert not fulfils(laid, tasks_of(int(match.state["tasks"][seat])))


@pytest.mark.parametrize("level", LEVELS)
def test_no_consultation_is_wasted(level: str) -> None:
    """A question tells much of what there is to be told, and its pairs are laid within six changed places."""
    for seed in range(4):
        match = at("B3", moves="0 takes oG")
        while match.view(0).phase in {"swap", "claims", "question"}:  # type: ignore[attr-defined]
            seat = min(match.to_act)
            match.play(seat, "no-claim" if seat else answer(match, seat, level, seed))
        asked = match.view(0).questions[-1]  # type: ignore[attr-defined]
        pairs = tuple((pair.place, pair.symbol) for pair in asked.pairs)
        assert deduction.information(pairs) > 3.1


@pytest.mark.parametrize("level", LEVELS)
def test_an_own_stone_is_guessed_right(level: str) -> None:
    """JK-7.5, JK-G-28."""
    match = at("B3", "stone c074 0 snake", "0 hand 3 4", "0 oracle B", "1 oracle G", moves="0 takes c074")
    assert answers(match, 0, level) == {"guess 1"}


def test_the_adept_counts_the_faces_it_has_seen() -> None:
    """All snakes but its own are out: what somebody else laid is a jaguar."""
    match = at("B3", "stone c074 1 jaguar", "1 hand 3 4", "0 oracle B", "1 oracle G", moves="0 takes c074")
    hidden = match.hidden(0)
    hidden["turned"][:] = (11, 0)
    assert {int(choose(hidden, match, seed)) for seed in range(8)} == {int(match.game.read(hidden, "guess 0"))}


def choose(hidden: object, match: Match, seed: int) -> int:
    return bots.bot(KEY, "adept", seed=seed).choose(hidden, match.events(0), 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_table_does_not_stand_still(level: str) -> None:
    """JK-R-63 Far from everywhere, but with the last turn before the end a bot moves."""
    match = at("B3", "0 oracle B", "1 oracle G")
    for turn in range(14):
        match.play(turn % 3, "nothing")
    assert answers(match, 2, level) == {"move"}


def test_at_the_end_of_its_moves_a_seat_pays() -> None:
    assert answers(at("B3", "0 marker 0"), 0, "novice") == answers(at("B3", "0 marker 0"), 0, "adept") == {"exchange"}


def test_a_stone_is_laid_where_it_costs_most() -> None:
    """The mover's ways lead over the space; nothing can be laid between it and an oracle beside it."""
    match = at("B3", "0 piece c074", "1 piece c040", "2 piece c016", moves="0 move; 1 hinder; 2 pass")
    found = delays(sight(match, 1))
    assert min(found.values()) >= 0.0
    best = max(found, key=lambda space: found[space])
    laid = {word.split()[1] for word in answers(match, 1, "adept")}
    assert BOARDS[0].nodes[best] in laid
    assert all(found[BOARDS[0].numbers[node]] >= found[best] - 0.05 for node in laid)


def test_where_others_are_heading_for_shows_in_their_steps() -> None:
    """Open cards and the own one are excluded; a piece that has come nearer to an oracle is likelier to want it."""
    match = at("B3", "0 oracle B", "1 oracle G")
    seen = sight(match, 0)
    assert {letter for letter, _ in seen.goals(1)} == {3, 5, 6, 7}
    assert sum(share for _, share in seen.goals(1)) == pytest.approx(1.0)
    seen.starts = {1: seen.roads.ways[seen.piece[1]].ends[-1]}
    steps = seen.roads.steps
    nearer = {letter: int(steps[seen.starts[1], letter] - steps[seen.piece[1], letter]) for letter, _ in seen.goals(1)}
    ranked = sorted(seen.goals(1), key=lambda goal: goal[1])
    assert all(nearer[one[0]] <= nearer[two[0]] for one, two in pairwise(ranked))


def test_roads_know_how_many_moves_an_oracle_is_away() -> None:
    known = roads(0)
    for letter in range(8):
        oracle = known.circles + letter
        assert known.moves[oracle, letter] == known.steps[oracle, letter] == 0
        others = np.delete(known.moves[:, letter], oracle)
        assert (others >= -(-np.delete(known.steps[:, letter], oracle) // 3)).all()
        assert others.max() <= 8
    assert known.moves[BOARDS[0].numbers["c072"], 6] == 1


def test_there_are_2520_arrangements() -> None:
    assert len({tuple(row) for row in arrangements().tolist()}) == 2520


def test_an_adept_wins_more_than_its_share_among_novices() -> None:
    tally = sum((among(4, number) for number in range(24)), Table())
    assert tally.share > 0.3
    assert tally.ends["oracle"] >= 0.8 * tally.games


def among(seats: int, number: int) -> Table:
    return sit_among(
        KEY,
        seats,
        lambda seed: bots.bot(KEY, "adept", seed=seed),
        lambda seed: bots.bot(KEY, "novice", seed=seed),
        number,
        {},
    )


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_a_table_of_bots_ends_by_a_proof(seats: int, level: str) -> None:
    def made(seed: int) -> bots.Bot:
        return bots.bot(KEY, level, seed=seed)

    tally = sum((sit_among(KEY, seats, made, made, number, {}) for number in range(3)), Table())
    assert set(tally.ends) <= {"oracle", "claim"}
