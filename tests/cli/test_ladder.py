"""Ladders from the command line."""

import json
from collections.abc import Iterable, Iterator

import pytest

from paravent.bots import ladder as house
from paravent.bots.ladder.crews import here
from paravent.bots.ladder.fixtures import Fixture

GAME = (
    "ladder",
    "princess-jing",
    "--option",
    "setup=random",
    "--option",
    "turn_limit=6",
    "--games",
    "4",
    "--seed",
    "5",
)


def test_a_ladder_is_told_in_two_tables(command, tmp_path):
    file = tmp_path / "ladder.json"
    shown = command(*GAME, "--level", "random", "--level", "novice", "--scale", "0.5", "--json", str(file))
    assert shown.exit_code == 0, shown.output
    assert "4 of 4 games, budgets × 0.5" in shown.output
    assert "novice – random" in shown.output
    assert "rating" in shown.output
    written = json.loads(file.read_text())
    assert written["played"] == 4
    assert [standing["name"] for standing in written["standings"]]
    assert written["meetings"][0]["low"] <= written["meetings"][0]["share"] <= written["meetings"][0]["high"]


def test_bots_of_ones_own_take_part_and_their_faults_are_told(command, tmp_path, monkeypatch):
    (tmp_path / "clumsy_bots.py").write_text(
        "class Clumsy:\n"
        "    def __init__(self, key, seed): pass\n"
        "    def choose(self, hidden, seen, seat, budget=None): raise KeyError('lost')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    shown = command(*GAME, "--level", "random", "--bot", "clumsy_bots:Clumsy")
    assert shown.exit_code == 0, shown.output
    assert "clumsy_bots:Clumsy: crash (" in shown.output
    assert "KeyError: 'lost'" in shown.output


def test_an_interrupted_ladder_tells_what_there_is(command, tmp_path, monkeypatch):
    def tired(ladder: house.Ladder, planned: Iterable[Fixture]) -> Iterator[house.Row]:
        yield from list(here(ladder, list(planned)[:2]))
        raise KeyboardInterrupt

    path = str(tmp_path / "results.jsonl")
    words = (*GAME, "--level", "random", "--level", "novice")
    with monkeypatch.context() as patched:
        patched.setattr(house, "workers", lambda _: tired)
        shown = command(*words, "--results", path)
        assert shown.exit_code == 130
        assert "2 of 4 games" in shown.output
        assert "goes on from here" in shown.output
        assert "--results FILE" in command(*words).output
    assert "4 of 4 games" in command(*words, "--results", path).output


def test_a_picture_is_drawn(command, tmp_path):
    file = tmp_path / "ladder.svg"
    shown = command(*GAME, "--level", "random", "--level", "novice", "--plot", str(file))
    assert shown.exit_code == 0, shown.output
    assert "<svg" in file.read_text()


def test_in_another_language(command):
    shown = command(*GAME, "--level", "random", "--level", "novice", "--lang", "de").output
    assert "4 von 4 Partien" in shown
    assert "Wertung" in shown


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--level", "random"), "two bots"),
        (("--level", "random", "--level", "god"), "novice"),
        (("--level", "random", "--bot", "nowhere_bots:Bot"), "nowhere_bots"),
        (("--seats", "5"), "2"),
        (("--option", "mode"), "NAME=VALUE"),
        (("--plot", "ladder.pdf"), ".svg"),
        (("--gauntlet", "god"), "random"),
        (("--results", "no/folder/results.jsonl", "--level", "random", "--level", "novice"), "No such file"),
    ],
)
def test_wrong_arguments_are_sentences(command, words, part):
    shown = command(*GAME, *words)
    assert shown.exit_code in {1, 2}
    assert part in shown.output.replace("\n", " ")
    assert "Traceback" not in shown.output
