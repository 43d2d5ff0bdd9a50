"""Reaction windows tell nothing: who was asked is public, who has answered and what is not, until all have."""

from itertools import product

import msgspec
import pytest

from paravent.engine.match import Match
from paravent.games.jade_koenig import GAME
from tests.games.jade_koenig.scenarios import altered, begun

VIEWERS = (None, 0, 1, 2, 3)


def at(given: str, *changes: str, moves: str = "") -> Match:
    table = begun(given, list(changes))
    for move in filter(None, moves.split("; ")):
        table.when(move)
    return table.match


def sent(match: Match, viewer: int | None) -> tuple[bytes, bytes, int, object]:
    """All that is sent to a viewer: view, events, number, who is waited for."""
    view, events = msgspec.json.encode(match.view(viewer)), msgspec.json.encode(match.events(viewer))
    return view, events, match.number(viewer), match.waited_for(viewer)


HINDER = at("B4", moves="0 move")
CLAIMS = at("B4", moves="0 takes oG; 0 swap ruins desert; 0 done")


@pytest.mark.parametrize(
    ("match", "answers"),
    [
        (HINDER, ("pass", "hinder")),
        (CLAIMS, ("no-claim", "claim ruins steppe swamps", "claim flame ruins swamps")),
    ],
)
def test_an_answer_is_noticed_by_its_own_seat_alone(match: Match, answers: tuple[str, ...]) -> None:
    for seat, answer in product((1, 2, 3), answers):
        after = match.copy()
        after.play(seat, answer)
        for viewer in VIEWERS:
            if viewer != seat:
                assert sent(after, viewer) == sent(match, viewer)
                assert after.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
        assert after.number(seat) == match.number(seat) + 1
        assert after.waited_for(seat)[0] == match.waited_for(seat)[0] - {seat}
        assert after.view(seat).reaction.answered is not None  # type: ignore[attr-defined]


@pytest.mark.parametrize(("match", "answers"), [(HINDER, ("pass", "hinder")), (CLAIMS, ("no-claim",) * 2)])
def test_others_see_no_order_of_answers(match: Match, answers: tuple[str, str]) -> None:
    """Two seats answer, in either order and either way: the third and those who only watch are sent the same."""
    looks = {
        viewer: {
            sent(answered(match, order), viewer)
            for order in ([(1, answers[0]), (2, answers[1])], [(2, answers[1]), (1, answers[0])], [(1, answers[1])])
        }
        for viewer in (None, 0, 3)
    }
    assert all(len(look) == 1 for look in looks.values())


def answered(match: Match, answers: list[tuple[int, str]]) -> Match:
    after = match.copy()
    for seat, answer in answers:
        after.play(seat, answer)
    return after


def test_the_window_opens_alike_whether_or_not_a_stone_fits_a_plan() -> None:
    """JK-R-17 Who is asked depends on counts that all know; faces in hand make no difference."""
    one, other = at("B3"), at("B3", "1 hand 4 4", "2 hand 1 7", "0 hand 8 0")
    for match in (one, other):
        match.play(0, "move")
    assert sent(one, None) == sent(other, None)
    assert one.to_act == other.to_act == {1, 2}


def test_the_claim_window_opens_alike_whether_or_not_somebody_could_claim() -> None:
    """A3 fulfils T1 and T2; with other tasks it fulfils nobody's."""
    matches = [at("B3"), altered(at("B3"), "tasks", 1, 24)]
    for match in matches:
        for move in ("move", "route oG", "swap ruins desert", "done"):
            while match.to_act == {1, 2}:
                match.play(1, "pass")
                match.play(2, "pass")
            match.play(0, move)
    for viewer in (None, 1):
        assert sent(matches[0], viewer) == sent(matches[1], viewer)
    assert matches[0].to_act == {1, 2}


def test_when_all_have_answered_only_who_lays_is_told() -> None:
    """JK-R-18 Not who else wanted to."""
    looks = set()
    for first, third in product(("pass", "hinder"), repeat=2):
        after = at("B4", "1 hand 2 2", "3 hand 2 2", moves=f"0 move; 1 {first}; 3 {third}; 2 hinder")
        looks.add(sent(after, None))
        looks.add(sent(after, 0))
    assert len(looks) == 2, "one for the spectator, one for the mover"


@pytest.mark.parametrize(
    ("priority", "placer"), [("most-stones", 2), ("clockwise", 1), ("first-come", 3), ("random", None)]
)
def test_jk_r_18_several_want_to_lay(priority: str, placer: int | None) -> None:
    made = at("B4", f"option hinder_priority {priority}", "1 hand 2 2", moves="0 move; 3 hinder")
    if priority != "first-come":
        made.play(1, "hinder")
        made.play(2, "hinder")
    assert made.view(None).phase == "lay"  # type: ignore[attr-defined]
    assert made.to_act == {placer} if placer is not None else made.to_act < {1, 2, 3}


def test_jk_r_18_random_takes_everybody_at_times() -> None:
    placers: set[int] = set()
    for seed in range(30):
        made = at("B4", "option hinder_priority random", moves="0 move; 1 hinder; 2 hinder")
        made = altered(made, "rng", 9, seed)
        made.play(3, "hinder")
        placers |= made.to_act
    assert placers == {1, 2, 3}


def test_first_come_closes_at_the_first_call() -> None:
    made = at("B4", "option hinder_priority first-come", moves="0 move; 1 pass; 2 hinder")
    assert made.to_act == {2}
    assert made.waited_for(3)[0] == {2}


def test_views_tell_where_the_announced_move_might_lead() -> None:
    """What a seat needs to be asked only if the mover can reach an oracle; the same for everybody."""
    for viewer in VIEWERS:
        reaction = HINDER.view(viewer).reaction  # type: ignore[attr-defined]
        assert reaction.oracles == ["G"]
        assert reaction.spaces == ["c074", "c075", "c076", "c077", "c079"]
        assert reaction.seats == [1, 2, 3]


def test_declines_are_answers_of_windows() -> None:
    assert set(GAME.declines) <= set(HINDER.legal(1)) | set(CLAIMS.legal(1))
