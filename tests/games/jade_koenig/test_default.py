"""JK-R-66, section 7: the default action of every phase."""

import pytest

from paravent.games.jade_koenig import GAME
from tests.games.jade_koenig.guided import guided_match
from tests.games.jade_koenig.scenarios import begun

LAYING = "0 move; 1 hinder; 2 pass"


@pytest.mark.parametrize(
    ("given", "changes", "moves", "seat", "expected"),
    [
        ("3 seats", (), "0 place c001", 1, "place c002"),
        ("B3", (), "", 0, "nothing"),
        ("B3", ("0 marker 0",), "", 0, "exchange"),
        ("B3", (), "0 move", 1, "pass"),
        ("B3", (), LAYING, 1, "lay c074 snake"),
        ("B3", ("1 hand 3 4",), LAYING, 1, "lay c074 jaguar"),
        ("B3", ("option stone_faces blind",), LAYING, 1, "lay c074"),
        ("B3", (), "0 move; 1 pass; 2 pass", 0, "route c074"),
        ("B3", ("stone c074 1 snake", "1 hand 3 4"), "0 move; 1 pass; 2 pass", 0, "route oG"),
        ("B3", (), LAYING + "; 1 lay c074 snake; 0 route c074", 0, "guess 0"),
        (
            "B3",
            ("stone c074 1 snake", "1 hand 3 4", "stone c077 2 snake", "2 hand 3 4"),
            "0 move; 1 pass; 2 pass; 0 route c074 c077",
            0,
            "guess 1",
        ),
        ("B3", (), "0 takes oG", 0, "done"),
        ("B3", (), "0 takes oG; 0 swap ruins desert; 0 done", 1, "no-claim"),
        ("B3", (), "0 takes oG; 0 done", 0, "chip forests"),
        ("B3", (), "0 takes oG; 0 done; 0 chip forests; 0 chip ice; 0 chip flame", 0, "ask"),
        ("B3", (), "0 takes oG; 0 done; 0 chip forests; 0 chip ice; 0 chip flame; 0 ask", 0, "place c001"),
    ],
)
def test_section_7(given: str, changes: tuple[str, ...], moves: str, seat: int, expected: str) -> None:
    table = begun(given, list(changes))
    for move in filter(None, moves.split("; ")):
        table.when(move)
    hidden = table.match.hidden(seat)
    assert GAME.default is not None
    assert GAME.write(hidden, GAME.default(hidden, seat)) == expected


def test_defaults_are_legal_and_lead_to_an_end() -> None:
    for number in range(12):
        match = guided_match(number, most=40 * number)
        for _ in range(20_000):
            waiting = sorted(match.to_act)
            if not waiting:
                break
            hidden = match.hidden(waiting[0])
            assert GAME.default is not None
            match.play(waiting[0], GAME.write(hidden, GAME.default(hidden, waiting[0])))
        assert match.result is not None
