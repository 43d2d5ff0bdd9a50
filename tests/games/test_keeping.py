"""Saving, replaying, written positions, and the same bytes with the compiler on and off."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import paravent
from paravent.engine import save
from paravent.engine.game import Game
from paravent.engine.match import match_from_position
from tests.games.settings import every_setting, random_match

REPLAY = """
import hashlib, sys
import paravent
from paravent.engine.jit import COMPILED
assert not COMPILED
match = paravent.load(sys.argv[1])
print(hashlib.sha256(match.state.tobytes()).hexdigest())
for viewer in (None, *range(match.seats)):
    print(hashlib.sha256(repr(match.events(viewer)).encode()).hexdigest())
"""


def test_saved_and_loaded_is_the_same_match(game: Game, tmp_path: Path) -> None:
    for number in range(12):
        match = random_match(game, number)
        match.save(tmp_path / "match.json")
        again = paravent.load(tmp_path / "match.json")
        assert again.state.tobytes() == match.state.tobytes()
        assert again.moves == match.moves
        assert again.options == match.options
        assert again.result == match.result
        assert again.events(0) == match.events(0)


def test_replay_is_byte_equal_without_the_compiler(game: Game, tmp_path: Path) -> None:
    import hashlib

    for number in range(4):
        match = random_match(game, number, most=400)
        match.save(tmp_path / "match.json")
        done = subprocess.run(
            [sys.executable, "-c", REPLAY, str(tmp_path / "match.json")],
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        viewers = (None, *range(match.seats))
        expected = [match.state.tobytes(), *(repr(match.events(viewer)).encode() for viewer in viewers)]
        assert done.stdout.split() == [hashlib.sha256(part).hexdigest() for part in expected]


def test_a_truncated_file_is_refused(game: Game, tmp_path: Path) -> None:
    contents = save.write(random_match(game, 1, most=40))
    path = tmp_path / "match.json"
    for length in (0, 1, len(contents) // 2, len(contents) - 2):
        path.write_bytes(contents[:length])
        with pytest.raises(paravent.Refusal) as refused:
            paravent.load(path)
        assert refused.value.code == "bad-save"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "chess"),
        ("version", 99),
        ("rules", 99),
        ("seats", 17),
        ("seed", "12"),
        ("options", {"colour": "blue"}),
        ("moves", [[0, "dance"]]),
        ("moves", [[9, "resign"]]),
    ],
)
def test_an_edited_file_is_refused_with_what_is_wrong(game: Game, tmp_path: Path, field: str, value: object) -> None:
    """With its digest the edit itself is noticed; without one, what it broke is."""
    path = tmp_path / "match.json"
    for keeps_digest in (True, False):
        fields = msgspec.json.decode(save.write(random_match(game, 2, most=40))) | {field: value}
        if not keeps_digest:
            del fields["digest"]
        path.write_bytes(msgspec.json.encode(fields))
        with pytest.raises(paravent.Refusal) as refused:
            paravent.load(path)
        assert refused.value.code == "bad-save"
        assert len(refused.value.message) > 30


def test_a_changed_move_is_noticed(game: Game, tmp_path: Path) -> None:
    fields = msgspec.json.decode(save.write(random_match(game, 2)))
    fields["moves"] = fields["moves"][:-1]
    (tmp_path / "match.json").write_bytes(msgspec.json.encode(fields))
    with pytest.raises(paravent.Refusal, match="changed after it was written"):
        paravent.load(tmp_path / "match.json")


def test_a_written_position_is_the_same_state_byte_for_byte(game: Game) -> None:
    for number, (_seats, options) in enumerate(every_setting(game)):
        whole = random_match(game, number, options, most=200)
        match = whole.rewound(len(whole.moves) * (number % 7) // 7)
        written = msgspec.json.decode(msgspec.json.encode(match.position()))
        again = match_from_position(game, written)
        assert again.state.tobytes() == quiet(match).tobytes(), options
        assert again.position() == match.position()


def quiet(match: paravent.Match) -> Any:
    """The match's record without the events of the last decision, which no position has."""
    states = match._states.copy()
    states["events"] = 0
    states["event_count"] = 0
    return states[0]


def test_a_recorded_match_of_every_game_still_replays(game: Game) -> None:
    folder = Path(__file__).parent / game.key.replace("-", "_") / "recorded"
    files = sorted(folder.glob("*.json"))
    assert files, f"expected a recorded match in {folder}"
    for path in files:
        match = paravent.load(path)
        expected = (path.with_suffix(".result")).read_text().strip()
        assert repr(match.result) == expected


def test_every_game_has_its_golden_scenarios(game: Game) -> None:
    assert list((game.folder / "scenarios").glob("*")), f"expected scenarios in {game.folder / 'scenarios'}"
