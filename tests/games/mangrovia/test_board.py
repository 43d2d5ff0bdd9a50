"""MG-14 The edition's data, and board files that are refused with what is wrong."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.board import BOARDS, BoardError, load, parse

EDITION = GAME.folder / "board.json"
SMALL = Path(__file__).parent / "boards" / "small-40.json"


def written() -> dict[str, Any]:
    return json.loads(EDITION.read_text())  # type: ignore[no-any-return]


def refused(file: dict[str, Any]) -> str:
    with pytest.raises(BoardError) as error:
        parse(json.dumps(file).encode(), "mine.json")
    assert str(error.value).startswith("MG-14: mine.json is no board: ")
    return str(error.value)


def field(file: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (field for field in file["fields"] if field["id"] == name)
    return found  # type: ignore[no-any-return]


def path(file: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (path for path in file["paths"] if path["id"] == name)
    return found  # type: ignore[no-any-return]


# edition 1


def test_mg_14_1_fields_on_the_grid_and_islands() -> None:
    fields = BOARDS[0].file.fields
    assert len(fields) == 51
    assert sum(field.col is not None for field in fields) == 45


def test_mg_14_3_fields_on_paths() -> None:
    assert Counter(len(field.paths) for field in BOARDS[0].file.fields) == {2: 15, 1: 27, 0: 9}


def test_mg_14_5_amulet_fields() -> None:
    rings = [field for field in BOARDS[0].file.fields if field.ring]
    assert [field.id for field in rings] == ["m05", "m24", "m40", "m44", *(f"m{number}" for number in range(46, 52))]
    assert {field.currency for field in rings} == {"valuables"}


def test_mg_14_6_fields_paid_in_amulets() -> None:
    paid = [field.id for field in BOARDS[0].file.fields if field.currency == "amulets"]
    assert " ".join(paid) == "m04 m07 m09 m13 m15 m19 m29 m31 m36 m41"


def test_mg_14_10_landscapes() -> None:
    counts = Counter(landscape for field in BOARDS[0].file.fields for landscape in field.landscapes)
    assert counts == {"water": 13, "sand": 13, "mangrove": 13, "meadow": 14}


def test_mg_14_10_free_fields_at_the_start() -> None:
    fields = BOARDS[0].file.fields
    for players, free in ((2, 41), (3, 48), (4, 51), (5, 51)):
        assert sum(players not in field.neutral_with_players for field in fields) == free


# what is no board


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda file: path(file, "A")["fields"].reverse(), "path A: wrong order"),
        (
            lambda file: swap(path(file, "E")["fields"], 2, 3),
            "path E: wrong order, m04 is not nearer to the statue than m03",
        ),
        (lambda file: field(file, "m14")["paths"][0].update(order=4), "m14: path A does not have it in place 4"),
        (lambda file: path(file, "A")["fields"].remove("m14"), "path A: field m14 of its line is missing"),
        (lambda file: path(file, "A")["fields"].append("m99"), "path A: there is no field m99"),
        (lambda file: path(file, "A")["fields"].append("m01"), "path A: field m01 stands there twice"),
        (lambda file: path(file, "A")["fields"].append("m02"), "path A: its fields do not share a column"),
        (lambda file: path(file, "A").update(first=5), "path A: expected more points for most huts"),
        (lambda file: path(file, "A").update(id="J"), "paths: expected"),
        (lambda file: field(file, "m03")["paths"].clear(), "m03: area path does not go with 0 paths"),
        (lambda file: field(file, "m02")["paths"].pop(), "m02: path E is missing"),
        (
            lambda file: field(file, "m01")["paths"].append({"path": "B", "order": 1}),
            "m01: expected at most 2 paths, got 3",
        ),
        (
            lambda file: field(file, "m05").update(ring=False, double_allowed=True),
            "exactly 10 amulet fields with a red ring (MG-14.5), got 9",
        ),
        (lambda file: field(file, "m05").update(ring=False), "m05: double_allowed: expected True"),
        (
            lambda file: field(file, "m01").update(ring=True, double_allowed=False),
            "exactly 10 amulet fields with a red ring (MG-14.5), got 11",
        ),
        (lambda file: field(file, "m16").update(landscapes=["lava"]), "m16: unknown landscape lava"),
        (lambda file: field(file, "m16").update(landscapes=[]), "m16: expected one landscape or two"),
        (lambda file: field(file, "m16").update(landscapes=["sand", "sand"]), "m16: expected one landscape or two"),
        (lambda file: field(file, "m16").update(cost=16), "m16: expected a price from 1 to 15, got 16"),
        (lambda file: field(file, "m16").update(points=-1), "m16: expected 0 to 9 chief points, got -1"),
        (lambda file: field(file, "m16").update(index=3), "m16: index: expected 15, got 3"),
        (lambda file: field(file, "m16").update(id="m15"), "field m15 stands there twice"),
        (lambda file: field(file, "m16").update(currency="shells"), "Invalid enum value 'shells'"),
        (lambda file: field(file, "m16").update(colour="red"), "unknown field `colour`"),
        (lambda file: field(file, "m16").update(x=-5), "m16 lies off the canvas"),
        (lambda file: field(file, "m47").update(x=710, y=870), "m46 and m47 overlap"),
        (
            lambda file: field(file, "m13").update(area="none", double_allowed=True),
            "expected 8 fields in area garden, got 7",
        ),
        (lambda file: file["garden"]["fields"].remove("m06"), "garden.fields"),
        (lambda file: file["totem"].update(tiles=[2, 3, 4, 5, 6, 7, 8, 10]), "totem.tiles (MG-1.7)"),
        (lambda file: file["totem"].update(neutral_field="m30"), "m30 is no white field of the totem area"),
        (lambda file: field(file, "m23").update(neutral=None), "expected 3 grey fields, got 2"),
        (
            lambda file: field(file, "m03").update(neutral_with_players=[3]),
            "m03: neutral_with_players: expected [2], got [3]",
        ),
        (
            lambda file: field(file, "m01").update(neutral_with_players=[2]),
            "m01: a neutral hut on a field that is neither",
        ),
        (lambda file: file["cards"]["valuables"].update({"7": 9}), "cards: expected"),
        (lambda file: file["amulets"]["board"].update({"1": 9}), "amulets: expected"),
        (lambda file: file["huts"].update({"2": 12}), "huts: expected"),
        (lambda file: file["bowls"].update({"4": 2}), "bowls: expected"),
        (lambda file: file["garden_tiles"].pop(), "garden_tiles: expected"),
        (lambda file: file["oracle"].update(start=["sand", "water"]), "oracle.start (MG-2.8)"),
        (lambda file: file["oracle"]["spaces"].pop(), "oracle.spaces"),
        (lambda file: file["archipelago"]["stops"][0].update(alternatives=[]), "stop 1 (MG-4.4)"),
        (lambda file: file["archipelago"]["stops"][0].update(place=2), "stop 1: place"),
        (lambda file: file["archipelago"]["places"][5].update(closed_with_players=[]), "place 6: closed (MG-2.4)"),
        (lambda file: file["archipelago"]["places"][0].update(stops=[1, 11]), "place 1: stops (MG-4.1)"),
        (lambda file: file["tracks"]["score"].pop(), "tracks.score"),
        (lambda file: file["tracks"]["amulet"].pop(), "tracks.amulet"),
        (lambda file: file["landscapes"].pop(), "landscapes: expected"),
        (lambda file: file.update(edition="atoll"), "expected edition mangrovia-<name>, got 'atoll'"),
        (lambda file: file.update(fields=file["fields"][:30]), "expected 40 to 120 fields (MG-R23), got 30"),
        (lambda file: file.pop("canvas"), "missing required field `canvas`"),
    ],
)
def test_a_board_that_breaks_the_rules_is_refused_with_what_is_wrong(change: Any, told: str) -> None:
    file = written()
    change(file)
    assert told in refused(file)


def swap(names: list[str], one: int, two: int) -> None:
    names[one], names[two] = names[two], names[one]


def test_the_edition_is_a_board() -> None:
    assert parse(EDITION.read_bytes(), "board.json").name == "board-1"


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BoardError, match=r"MG-14"):
        parse(b"{", "mine.json")


# a small board of one's own

PLAY = """
import hashlib
import paravent
from random import Random
from paravent.engine.jit import COMPILED
from paravent.games.mangrovia import GAME, board

def played(number):
    random = Random(number)
    match = paravent.new("mangrovia", seats=2 + number % 4, seed=number, options={"board": "small-40"})
    while match.to_act:
        (seat,) = match.to_act
        legal = match.legal(seat)
        match.play(seat, random.choice([move for move in legal if move != "skip"] or legal))
        if len(match.moves) % 40 == 0:
            assert paravent.imagine(match.view(seat), 1).hidden(seat).tobytes() == match.hidden(seat).tobytes()
            assert paravent.position("mangrovia", match.position()).position() == match.position()
    return match

assert board.BOARD_NAMES == ("board-1", "small-40"), board.BOARD_NAMES
assert [error.where for error in board.REFUSED] == ["broken.json"]
match = paravent.new("mangrovia", seed=1, options={"board": "small-40"})
assert GAME.actions == 145
numbers = [match.game.read(match.state, text) for text in ("build f40", "build2 f40", "land water", "pay-tile-a")]
assert numbers == [29 + 39, 29 + 79, 29 + 80, 43 + 2 * 40 - 1], numbers
try:
    match.play(0, "build m41")
except paravent.Refusal as refusal:
    assert refusal.clause == "MG-8.1"
matches = [played(number) for number in range(GAMES)]
assert {match.result.reason for match in matches} == {"huts"}
print(COMPILED, hashlib.sha256(b"".join(match.state.tobytes() for match in matches[:4])).hexdigest())
"""


def plays(home: Path, compiled: bool) -> list[str]:
    environment = os.environ | {
        "XDG_DATA_HOME": str(home),
        "NUMBA_DISABLE_JIT": "" if compiled else "1",
        "PARAVENT_CACHE": str(home / "cache"),
    }
    script = PLAY.replace("GAMES", "24" if compiled else "4")
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "broken.json is no board" in done.stderr
    return done.stdout.split()


@pytest.mark.slow
def test_a_small_board_in_the_users_folder_plays(tmp_path: Path) -> None:
    folder = tmp_path / "paravent" / "boards" / "mangrovia"
    folder.mkdir(parents=True)
    (folder / SMALL.name).write_bytes(SMALL.read_bytes())
    file = written()
    field(file, "m05").update(ring=False, double_allowed=True)
    (folder / "broken.json").write_text(json.dumps(file))
    (flag, plain), (compiled_flag, compiled) = plays(tmp_path, False), plays(tmp_path, True)
    assert (flag, compiled_flag) == ("False", "True")
    assert plain == compiled


def test_the_small_board_is_one() -> None:
    assert load(SMALL).name == "small-40"
