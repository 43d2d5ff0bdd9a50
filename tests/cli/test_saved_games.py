"""Stepping through saved games, and checking them."""

import json

import msgspec
import pytest

from paravent.engine import save
from paravent.engine.match import new_match
from paravent.games import registry
from paravent.server import shuffle


def test_a_replay_tells_every_step(command, saved):
    shown = command("replay", str(saved))
    assert shown.exit_code == 0, shown.output
    assert "Step 3 of 3" in shown.output
    assert "swap b2-c3" in shown.output
    assert "resign" in shown.output


def test_the_truth_shows_both_sides_from_the_start(command, saved):
    first = command("replay", str(saved)).output.partition("Step 1 of")[0]
    assert "P" in first
    assert "p" in first.partition("+-----+")[2]


def test_a_seats_knowledge_hides_the_other_side_until_the_end(command, saved):
    shown = command("replay", str(saved), "--seat", "1").output
    before, _, end = shown.rpartition("Step ")
    board = before.rpartition("+-----+\n")[0].split("+-----+")
    assert not any(mark in row for row in board for mark in ("| p ", "|  p  "))
    assert "|  p  " in end


@pytest.mark.parametrize("whose", ["2", "x", "-1"])
def test_nobodys_knowledge_is_wrong_usage(command, saved, whose):
    shown = command("replay", str(saved), f"--seat={whose}")
    assert shown.exit_code == 2
    assert "spectator or truth" in shown.output


def test_a_game_without_a_proof_is_checked_move_by_move(command, saved):
    shown = command("verify", str(saved))
    assert shown.exit_code == 0, shown.output
    assert "Moves: 3, every one allowed" in shown.output
    assert "nothing was published" in shown.output


def test_a_changed_file_is_found(command, saved):
    saved.write_text(saved.read_text().replace("swap b2-c3", "swap b2-c2"))
    shown = command("verify", str(saved))
    assert shown.exit_code == 1
    assert "digest" in shown.output


def test_a_move_that_is_not_allowed_is_found(command, saved):
    file = json.loads(saved.read_text()) | {"digest": None, "moves": [[0, "swap a1-a3"]]}
    saved.write_text(json.dumps(file))
    shown = command("verify", str(saved))
    assert shown.exit_code == 1
    assert "PJ-6.1" in shown.output


@pytest.mark.parametrize("contents", ["", "{", "[]", '{"format": "chess"}', '{"format": 7}'])
def test_what_is_no_save_file_is_said(command, tmp_path, contents):
    path = tmp_path / "game.json"
    path.write_text(contents)
    shown = command("verify", str(path))
    assert shown.exit_code == 1
    assert "Traceback" not in shown.output
    assert "save file" in shown.output


def test_a_file_that_is_not_there_is_said(command, tmp_path):
    shown = command("replay", str(tmp_path / "no.json"))
    assert shown.exit_code == 1
    assert "no.json: No such file" in shown.output.replace("\n", " ")


@pytest.fixture
def proven(tmp_path):
    """A game as a table saves it: the seed committed, salted and opened."""
    seed, salts = bytes(range(32)), ["anna", "berta"]
    game = registry.game("princess-jing")
    match = new_match(game, 2, shuffle.deal_key(seed, salts), {"setup": "random"})
    path = tmp_path / "proven.json"
    path.write_bytes(save.write(match, shuffle.proof("k3", seed, salts)))
    return path


def rewritten(path, **changes):
    """The file with another proof and a fitting digest."""
    file = save.parse(path.read_bytes())
    file.proof = (file.proof or {}) | changes
    file.digest = save.digest(file)
    path.write_bytes(msgspec.json.encode(file))


def test_a_shuffle_that_holds(command, proven):
    shown = command("verify", str(proven))
    assert shown.exit_code == 0, shown.output
    assert shuffle.commitment(bytes(range(32)), "k3") in shown.output


@pytest.mark.parametrize(
    ("changes", "why"),
    [({"salts": ["anna"]}, "not dealt from"), ({"table": "k4"}, "committed"), ({"seed": "00"}, "32 bytes")],
)
def test_a_shuffle_that_does_not_hold(command, proven, changes, why):
    rewritten(proven, **changes)
    shown = command("verify", str(proven))
    assert shown.exit_code == 1
    assert why in shown.output
