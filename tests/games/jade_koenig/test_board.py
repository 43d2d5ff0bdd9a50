"""Section 13: the edition supplied, what is refused, and a small board of one's own that plays."""

import json
import math
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from paravent.engine.cache import PACKAGE
from paravent.games.jade_koenig.board import BOARDS, LETTERS, BoardError, load, neighbours_of, parse, reached_from
from paravent.games.jade_koenig.cards import PLACE_NAMES
from tests.games.jade_koenig.guided import steps_to

SUPPLIED = PACKAGE / "games" / "jade_koenig" / "board.json"
SMALL = Path(__file__).parent / "boards" / "rings-40.json"
RING = BOARDS[0]
NEIGHBOURS = neighbours_of(RING.file)
AT = {node.id: (node.x, node.y) for node in RING.file.nodes}


def lengths() -> list[float]:
    return [math.dist(AT[first], AT[second]) for first, second in RING.file.edges]


def rounded(values: list[float]) -> tuple[float, float, float]:
    return round(min(values), 1), round(mean(values), 1), round(max(values), 1)


def test_numbers_of_the_ring() -> None:
    assert (RING.name, RING.circles, len(RING.nodes), len(RING.file.edges)) == ("ring-101", 101, 109, 136)
    degrees = {name: len(others) for name, others in NEIGHBOURS.items()}
    circles = [degrees[node] for node in RING.nodes[: RING.circles]]
    assert [circles.count(degree) for degree in (2, 3, 4)] == [48, 52, 1]
    assert degrees["c022"] == 4
    assert {degrees[f"o{letter}"] for letter in LETTERS} == {2}


def test_lengths_of_the_ring() -> None:
    assert rounded(lengths()) == (65.5, 91.3, 139.2)
    assert round(min(math.dist(AT[a], AT[b]) for a, b in combinations(AT, 2)), 1) == 65.5
    assert (
        round(min(distance_to_line(node, *ends) for ends in RING.file.edges for node in AT if node not in ends), 1)
        == 40.3
    )


def distance_to_line(node: str, first: str, second: str) -> float:
    (x, y), (ax, ay), (bx, by) = AT[node], AT[first], AT[second]
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(1.0, max(0.0, along))
    return math.dist((x, y), (ax + along * (bx - ax), ay + along * (by - ay)))


def test_the_ring_holds_together_without_any_one_node() -> None:
    for removed in RING.nodes:
        rest = {node: [o for o in others if o != removed] for node, others in NEIGHBOURS.items() if node != removed}
        assert len(reached_from(next(iter(rest)), rest)) == len(rest)


def test_loops_of_the_ring() -> None:
    assert len(RING.file.edges) - len(RING.nodes) + 1 == 28
    triangles = [1 for first, second in RING.file.edges if set(NEIGHBOURS[first]) & set(NEIGHBOURS[second])]
    assert triangles == []


def test_steps_of_the_ring() -> None:
    oracles = [RING.circles + letter for letter in range(8)]
    between = [steps_to(0, oracles[letter])[oracles[(letter + 1) % 8]] for letter in range(8)]
    assert between == [10, 10, 11, 9, 11, 11, 9, 11]
    assert max(max(steps_to(0, node).values()) for node in range(len(RING.nodes))) == 21
    means = [mean(steps_to(0, oracle)[circle] for circle in range(RING.circles)) for oracle in oracles]
    assert [round(value, 2) for value in means] == [11.55, 11.73, 11.59, 11.61, 11.67, 11.41, 11.41, 11.46]
    assert round((max(means) - min(means)) / mean(means), 3) == 0.028


def test_routes_of_the_ring() -> None:
    assert rounded([float(len(RING.routes(node))) for node in range(len(RING.nodes))]) == (6, 12.8, 19)
    reached = [len({step for _, route in RING.routes(node) for step in route}) for node in range(len(RING.nodes))]
    assert rounded([float(count) for count in reached]) == (6, 10.6, 17)


def test_a_stone_may_be_laid_exactly_where_a_route_leads() -> None:
    """JK-R-15: within three steps means on some route."""
    for board in BOARDS:
        for node in range(len(board.nodes)):
            on_routes = {step for _, route in board.routes(node) for step in route if step < board.circles}
            assert board.near(node) == sorted(on_routes)


# what is refused


def written() -> Any:
    return json.loads(SUPPLIED.read_text(encoding="utf-8"))


def refused(file: Any) -> str:
    with pytest.raises(BoardError) as error:
        parse(json.dumps(file).encode(), "mine.json")
    assert "JK-1.1: mine.json" in str(error.value)
    return "; ".join(error.value.problems)


def without(file: Any, name: str) -> Any:
    file["nodes"] = [node for node in file["nodes"] if node["id"] != name]
    file["edges"] = [edge for edge in file["edges"] if name not in edge]
    return file


def node(file: Any, name: str) -> Any:
    return next(node for node in file["nodes"] if node["id"] == name)


def test_a_missing_oracle_is_named() -> None:
    told = refused(without(written(), "oC"))
    assert "oracle C is missing" in told
    assert "place island: oC is no oracle" in told


def test_a_crossing_line_is_named() -> None:
    file = written()
    file["edges"] += [["c072", "c077"], ["c074", "oG"]]
    assert "line c072-c077 crosses line c074-oG" in refused(file)


def test_a_line_over_another_node_is_named() -> None:
    file = written()
    ends, middle = (node(file, "c001"), node(file, "c095")), node(file, "c007")
    middle["x"], middle["y"] = (ends[0]["x"] + ends[1]["x"]) / 2, (ends[0]["y"] + ends[1]["y"]) / 2
    assert "line c001-c095 runs over c007" in refused(file)


def test_an_unknown_place_is_named() -> None:
    file = written()
    file["places"][2]["id"] = "atlantis"
    told = refused(file)
    assert f"place atlantis is unknown, expected {', '.join(PLACE_NAMES)}" in told
    assert "place island is missing" in told
    file = written()
    node(file, "oC")["place"] = "atlantis"
    assert "oracle oC: place atlantis is unknown" in refused(file)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda file: file["edges"].append(["c001", "c002"]), "line c001-c002 stands there twice"),
        (lambda file: file["edges"].append(["c002", "c001"]), "line c001-c002 stands there twice"),
        (lambda file: file["edges"].append(["c001", "c001"]), "line c001-c001 leads nowhere"),
        (lambda file: file["edges"].append(["c001", "c999"]), "there is no node c999"),
        (lambda file: file["edges"].append(["oA", "oB"]), "line oA-oB joins two oracles"),
        (lambda file: file["edges"].remove(["c001", "c002"]), None),
        (lambda file: file["edges"].remove(["c002", "c099"]), None),
        (lambda file: node(file, "c005").update(id="c004"), "id c004 stands there twice"),
        (lambda file: node(file, "oB").update(letter="A"), "oracle letter A stands there twice"),
        (lambda file: node(file, "oB").update(letter="Z"), "expected a letter from A to H, got 'Z'"),
        (lambda file: node(file, "oB").update(place="forests"), "place flame: oB stands beside forests"),
        (lambda file: node(file, "oB").update(letter=None), "expected a letter from A to H, got None"),
        (lambda file: file["places"].pop(), "place swamps is missing"),
        (lambda file: file["places"].append(file["places"][0]), "place forests stands there twice"),
        (lambda file: file["places"][0]["names"].pop("hu"), "place forests has no name in hu"),
        (lambda file: file.update(edition="ring"), "expected edition jade-koenig/<name>, got 'ring'"),
        (lambda file: file.update(version=2), "expected version 1, got 2"),
        (lambda file: file.update(nodes=[]), "expected 36 to 400 circle spaces, got 0"),
        (lambda file: file.update(colour="red"), "unknown field `colour`"),
        (lambda file: file.pop("canvas"), "missing required field `canvas`"),
        (lambda file: node(file, "c001").update(kind="square"), "Invalid enum value 'square'"),
    ],
)
def test_every_rule_of_section_13(change: Any, told: str | None) -> None:
    file = written()
    change(file)
    if told is None:
        parse(json.dumps(file).encode(), "mine.json")
    else:
        assert told in refused(file)


def test_a_node_with_one_line_and_one_that_is_cut_off() -> None:
    file = written()
    file["edges"] = [edge for edge in file["edges"] if "c001" not in edge or edge == ["c001", "c002"]]
    assert "c001: expected 2 to 6 lines, got 1" in refused(file)
    file["edges"] = [edge for edge in file["edges"] if "c001" not in edge]
    assert "no way leads from c001 to" in refused(file)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BoardError, match=r"JK-1\.1"):
        parse(b"{", "mine.json")


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(BoardError, match=r"JK-1\.1: folder.json is no board: Is a directory"):
        load(tmp_path / "folder.json")


# a small board of one's own

PLAY = """
import hashlib
import paravent
from random import Random
from paravent.engine.jit import COMPILED
from paravent.games.jade_koenig import GAME, board

def played(number):
    random = Random(number)
    match = paravent.new("jade-koenig", seats=2 + number % 5, seed=number, options={"board": "rings-40"})
    while match.to_act and len(match.moves) < MOST:
        seat = random.choice(sorted(match.to_act))
        legal = match.legal(seat)
        kind = random.choice(sorted({action.split()[0] for action in legal} - {"nothing"} or {"nothing"}))
        match.play(seat, random.choice([action for action in legal if action.split()[0] == kind]))
        assert paravent.imagine(match.view(seat), 1).hidden(seat).tobytes() == match.hidden(seat).tobytes()
    assert paravent.position("jade-koenig", match.position()).position() == match.position()
    return match

assert board.BOARD_NAMES == ("ring-101", "rings-40"), board.BOARD_NAMES
assert [error.where for error in board.REFUSED] == ["broken.json"]
small = board.BOARDS[1]
assert ["oracle C is missing" in told for told in GAME.refused_boards] == [True]
assert (small.circles, small.degree, small.nodes[-1]) == (40, 3, "oH")
assert GAME.actions == 492
match = paravent.new("jade-koenig", seed=1, options={"board": "rings-40", "first_seat": 0})
match.play(0, "place u05")
match.play(1, "place u20")
assert match.game.read(match.state, "place i01") == 105 + 2 * 40 + 3 + 9 + 27
reached = {int(played(number).state["cycle"]) for number in range(GAMES)}
assert max(reached) > 1
print(COMPILED, hashlib.sha256(b"".join(played(number).state.tobytes() for number in range(3))).hexdigest())
"""


def plays(home: Path, compiled: bool) -> list[str]:
    environment = os.environ | {
        "XDG_DATA_HOME": str(home),
        "NUMBA_DISABLE_JIT": "" if compiled else "1",
        "PARAVENT_CACHE": str(home / "cache"),
    }
    script = PLAY.replace("MOST", "500").replace("GAMES", "24" if compiled else "6")
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "broken.json is no board" in done.stderr
    return done.stdout.split()


@pytest.mark.slow
def test_a_small_board_in_the_users_folder_plays(tmp_path: Path) -> None:
    folder = tmp_path / "paravent" / "boards" / "jade-koenig"
    folder.mkdir(parents=True)
    (folder / SMALL.name).write_bytes(SMALL.read_bytes())
    (folder / "broken.json").write_text(json.dumps(without(written(), "oC")))
    (flag, plain), (compiled_flag, compiled) = plays(tmp_path, False), plays(tmp_path, True)
    assert (flag, compiled_flag) == ("False", "True")
    assert plain == compiled


def test_the_small_board_is_one() -> None:
    assert load(SMALL).name == "rings-40"
