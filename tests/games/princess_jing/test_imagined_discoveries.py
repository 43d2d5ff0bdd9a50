"""9.3 A sampled world also settles what the opponent has found, whichever label its holders are given."""

from typing import Any

import paravent

POSITION = {
    "mode": "expert",
    "options": {"paralysis": "off"},
    "red": "P c1, M a1, X1 e1, X2 b1, O d3, F d1",
    "green": "P b5, M d5, X1 d2, X2 e4, C a4, F e5",
    "captains": {"red": "b c e", "green": "a c d"},
    "cards": [3, 1],
}


def test_a_holder_that_faced_an_animal_has_found_it() -> None:
    """The holder withdrawn from d2 stood before the owl on d3: Green has found the owl in every world of Red's."""
    match = paravent.position("princess-jing", POSITION)
    match.play(0, "swap a2-a3")
    match.play(0, "pass")
    match.play(1, "withdraw mirror1 c5")
    worlds = [paravent.imagine(match.view(0), seed) for seed in range(60)]
    assert all("owl" in world.view(1).found for world in worlds)  # type: ignore[attr-defined]
    views: list[Any] = [world.view(1) for world in worlds]
    holders = [figure for view in views for figure in view.figures if figure.figure.startswith("mirror")]
    labels = {figure.figure for figure in holders if figure.cell.endswith("5")}
    assert labels == {"mirror1", "mirror2"}


def test_a_seat_that_resigns_before_its_setup_has_no_mirrors_to_show() -> None:
    match = paravent.new("princess-jing", seed=1)
    match.play(0, "resign")
    assert match.view(0).mirrors == match.view(None).mirrors == []  # type: ignore[attr-defined]


def test_letting_a_call_pass_leaves_a_draw_offer_standing() -> None:
    match = paravent.new("princess-jing", seed=1, options={"mode": "expert", "setup": "random", "starter": "seat0"})
    match.play(0, "draw")
    match.play(0, next(move for move in match.legal(0) if move.startswith("swap c3")))
    match.play(1, "decline")
    assert match.view(1).draw_offers == [0]  # type: ignore[attr-defined]
