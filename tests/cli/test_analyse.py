"""Looking back at saved games from the command line."""

import json

import pytest

import paravent
from paravent import bots
from paravent.games.jade_koenig import deduction

BUDGET = ("--budget", "20i")


def test_every_decision_is_listed_and_every_seat_summed_up(command, saved, tmp_path):
    file = tmp_path / "analysis.json"
    shown = command("analyse", str(saved), "--level", "adept", *BUDGET, "--json", str(file))
    assert shown.exit_code == 0, shown.output
    for part in ("adept@20i", "swap", "as the bot", "what may be chance"):
        assert part in shown.output
    written = json.loads(file.read_text())
    assert [decision["played"] for decision in written["decisions"]] == ["swap b2-c3", "pass"]
    assert {"view", "considered", "known", "opened", "verdict", "insight"} <= written["decisions"][0].keys()
    assert sum(written["decisions"][0]["insight"]["cells"]) == pytest.approx(1.0)


def test_one_move_is_told_in_full(command, saved):
    shown = command("analyse", str(saved), "--level", "adept", *BUDGET, "--move", "1")
    assert shown.exit_code == 0, shown.output
    for part in ("Move 1, seat 0: swap b2-c3", "As far as the seat knew", "With all open", "seemed behind each screen"):
        assert part in shown.output


def test_only_losses_or_one_seat(command, saved):
    assert "swap" not in command("analyse", str(saved), "--level", "adept", *BUDGET, "--seat", "1").output
    listed = command("analyse", str(saved), "--level", "adept", *BUDGET, "--losses").output
    assert "good" not in listed


def test_a_question_of_jade_koenig(command, tmp_path):
    match = paravent.new("jade-koenig", seats=2, seed=3)
    novice = bots.bot("jade-koenig", "novice", seed=3)
    while "ask" not in match.legal(seat := min(match.to_act)):
        hidden = match.hidden(seat)
        match.play(seat, match.game.write(hidden, novice.choose(hidden, match.events(seat), seat)))
    before = deduction.possible_cards(match.hidden(seat), seat, seat).size
    match.play(seat, "ask")
    match.save(tmp_path / "jade.json")
    shown = command("analyse", str(tmp_path / "jade.json"), "--level", "novice@1s", "--move", str(len(match.moves)))
    assert shown.exit_code == 0, shown.output
    assert "bits on average" in shown.output
    assert f"of {before} cards were left" in shown.output.replace("\n", " ")


def test_in_another_language(command, saved):
    shown = command("analyse", str(saved), "--level", "adept", *BUDGET, "--lang", "hu", "--move", "1").output
    assert "Nyílt lapokkal" in shown
    assert "hercegnő itt" in shown


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--move", "99"), "from 1 to 3"),
        (("--seat", "4"), "0, 1"),
        (("--level", "god"), "novice"),
        (("--level", "novice", "--budget", "20i"), "counts no iterations"),
        (("--budget", "soon"), "two seconds"),
    ],
)
def test_wrong_arguments_are_sentences(command, saved, words, part):
    shown = command("analyse", str(saved), *words)
    assert shown.exit_code in {1, 2}
    assert part in shown.output.replace("\n", " ")
    assert "Traceback" not in shown.output
