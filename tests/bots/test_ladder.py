"""The ladder: who meets whom, what is counted, and that nothing stops it."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import numpy as np
import pytest

from paravent import bots
from paravent.bots.entrants import Player, maker_of, new_player, read_entrant, usual_entrants
from paravent.bots.ladder import Ladder, Row, cluster, new_ladder, run, workers
from paravent.bots.ladder.crews import here
from paravent.bots.ladder.fixtures import Fixture, bot_seed, deal_key, fixtures, meetings
from paravent.bots.ladder.games import Thought
from paravent.bots.ladder.guard import Guard
from paravent.bots.ladder.plot import plot
from paravent.bots.ladder.ratings import rate
from paravent.bots.ladder.standings import meeting, report
from paravent.engine.match import Match, key_of, new_match
from paravent.engine.refusal import Refusal
from paravent.games import registry
from tests.games.settings import random_match

KEY = "princess-jing"
QUICK = {"setup": "random", "turn_limit": 6}
OWN = """
import numpy as np
from paravent.games import registry

class First:
    '''Takes the first legal action.'''
    def __init__(self, key, seed):
        self.game = registry.game(key)
        self.listed = np.zeros(self.game.actions, np.int16)

    def choose(self, hidden, seen, seat, budget=None):
        self.game.kernels.choices(hidden, seat, self.listed)
        return int(self.listed[0])

class Written(First):
    def choose(self, hidden, seen, seat, budget=None):
        return self.game.write(hidden, super().choose(hidden, seen, seat))

class Failing(First):
    def choose(self, hidden, seen, seat, budget=None):
        raise ZeroDivisionError("on purpose")

class Mute:
    def __init__(self, key, seed):
        pass

class Timeless(First):
    budget = "long"

def broken(key, seed):
    raise RuntimeError("no bot today")

number = 7
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of the user's own in the folder it was started from."""
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    maker_of.cache_clear()
    yield "own_bots"
    sys.modules.pop("own_bots", None)
    maker_of.cache_clear()


def quick(*entrants: str, **settings: Any) -> Ladder:
    """A ladder of short games."""
    usual: dict[str, Any] = {"options": QUICK, "games": 4, "seed": 5}
    return new_ladder(KEY, entrants, **(usual | settings))


def outcomes(rows: Iterable[Row]) -> set[tuple[Any, ...]]:
    """What does not depend on how fast a machine is."""
    return {(row.fixture, row.place, row.winners, row.reason, row.moves) for row in rows}


def game(number: int, winners: tuple[int, ...], seats: int = 2, one: str = "strong", others: str = "weak") -> Row:
    """A game as it may have come out."""
    thought = Thought(1, 0.5, 0.5)
    reason = "captain" if winners else "turn_limit"
    scores = tuple(10 * (seat in winners) + seat for seat in range(seats))
    return Row(one, others, number, number % seats, winners, scores, reason, 9, (thought,) * seats)


# Who meets whom


def test_everybody_meets_everybody_the_later_among_the_earlier():
    ladder = quick("random", "novice", "adept@1i")
    assert meetings(ladder) == [("novice", "random"), ("adept@1i", "random"), ("adept@1i", "novice")]


def test_a_gauntlet_is_one_against_each_of_the_others():
    ladder = quick("random", "novice", "adept@1i", gauntlet="novice")
    assert meetings(ladder) == [("novice", "random"), ("novice", "adept@1i")]


def test_equals_meet_where_they_shall():
    assert meetings(quick("random", "novice", equals=True))[1:] == [("random", "random"), ("novice", "novice")]


@pytest.mark.parametrize(("key", "seats"), [(KEY, 2), ("jade-koenig", 4)])
def test_every_seed_is_played_from_every_seat(key, seats):
    ladder = new_ladder(key, ("random", "novice"), seats=seats, games=2 * seats - 1)
    numbers = [fixture.number for fixture in fixtures(ladder)]
    assert numbers == list(range(2 * seats))
    assert len({deal_key(ladder, number // seats) for number in numbers}) == 2


def test_seats_are_swapped_and_every_bot_has_a_seed_of_its_own():
    ladder = quick("random", "novice")
    assert len({bot_seed(ladder, index, number) for index in range(3) for number in range(2)}) == 6
    rows = [row for row in here(ladder, fixtures(ladder)) if row.number < 2]
    assert [row.names for row in rows] == [["novice", "random"], ["random", "novice"]]


def test_without_entrants_the_baselines_and_all_levels_take_part():
    assert new_ladder(KEY).entrants == usual_entrants(KEY) == ("random", "greedy", *bots.levels(KEY))


# What is counted


def test_a_draw_is_half_a_win_and_the_interval_wilsons():
    found = meeting("strong", "weak", 2, [game(0, (0,)), game(1, (1,)), game(2, ()), game(3, (0,))])
    assert (found.games, found.won, found.lost, found.drawn, found.limited) == (4, 2, 1, 1, 1)
    assert found.share == 0.625
    assert found.low < found.share < found.high
    assert found.ends == {"captain": 3, "turn_limit": 1}


def test_points_are_those_of_the_one_and_of_each_of_the_others():
    found = meeting("strong", "weak", 4, [game(0, (0,), 4), game(1, (3,), 4)])
    assert found.points == ((10 + 1) / 2, (1 + 2 + 3 + 0 + 2 + 13) / 6)


def test_among_four_a_draw_is_a_quarter_and_a_shared_win_its_part():
    rows = [game(0, (), 4), game(1, (1, 2), 4), game(2, (0, 1), 4), game(3, (3,), 4)]
    found = meeting("strong", "weak", 4, rows)
    assert (found.won, found.lost, found.drawn, found.even) == (1, 0, 3, 0.25)
    assert found.share == (0.25 + 0.5 + 0.0 + 1.0) / 4


def test_who_wins_is_rated_higher_and_equals_say_nothing():
    rows = [game(number, (number % 2,)) for number in range(10)]
    ratings = rate(("weak", "strong", "other"), [*rows, game(0, (0,), one="other", others="other")])
    assert ratings["strong"].mean > ratings["other"].mean > ratings["weak"].mean
    assert ratings["strong"].deviation < ratings["other"].deviation == 25 / 3


def test_a_rating_among_others_moves_by_the_mean_of_its_seats():
    ratings = rate(("weak", "strong"), [game(number, (number % 4,), 4) for number in range(8)])
    assert ratings["strong"].mean > 25 > ratings["weak"].mean
    assert ratings["strong"].mean - 25 > 25 - ratings["weak"].mean


def test_a_report_does_not_depend_on_which_game_was_over_first():
    ladder = quick("random", "novice")
    rows = list(here(ladder, fixtures(ladder)))
    assert report(ladder, {row.fixture: row for row in rows}) == report(
        ladder, {row.fixture: row for row in rows[::-1]}
    )


def test_a_novice_beats_random_play():
    (met,) = quick_run("random", "novice", options={"setup": "random"}, games=10).meetings
    assert (met.one, met.games) == ("novice", 10)
    assert met.share >= 0.9


def quick_run(*entrants: str, **settings: Any) -> Any:
    return run(quick(*entrants, **settings))


@pytest.mark.parametrize("key", registry.keys())
def test_the_greedy_baseline_takes_what_looks_best_at_once(key):
    greedy = new_player(read_entrant("greedy"), key, 3, 1.0)
    assert greedy.budget == 0.0
    for number in range(4):
        match = random_match(registry.game(key), number, most=40).rewound(20)
        for seat in match.to_act:
            hidden, seen = match.hidden(seat), match.events(seat)
            action = greedy.bot.choose(hidden, seen, seat)
            assert match.game.write(hidden, action) in match.legal(seat)
            assert action == greedy.bot.choose(hidden, seen, seat)


def test_greedy_beats_random_play():
    (met,) = quick_run("random", "greedy", options={"setup": "random"}, games=10).meetings
    assert met.share >= 0.9


# Budgets


@pytest.mark.parametrize(
    ("text", "seconds", "iterations"),
    [("adept", None, None), ("adept@0.5s", 0.5, None), ("adept@40i", None, 40), ("my.module:Bot@2s", 2.0, None)],
)
def test_entrants_are_read(text, seconds, iterations):
    entrant = read_entrant(text)
    assert (entrant.name, entrant.who, entrant.seconds, entrant.iterations) == (
        text,
        text.partition("@")[0],
        seconds,
        iterations,
    )


def test_all_budgets_are_scaled_alike():
    usual = bots.bot(KEY, "adept").budget
    assert new_player(read_entrant("adept"), KEY, 0, 0.1).budget == pytest.approx(usual / 10)
    assert new_player(read_entrant("adept@2s"), KEY, 0, 0.1).budget == pytest.approx(0.2)
    counted = new_player(read_entrant("adept@40i"), KEY, 0, 0.1)
    bot: Any = counted.bot
    assert (counted.budget, bot.iterations, bot.clock) == (None, 4, None)


# What is no bot


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("adept@", "module:Name"),
        ("adept@2h", "module:Name"),
        ("grandmaster", "novice"),
        ("novice@20i", "counts no iterations"),
        ("nowhere_bots:Bot", "No module named 'nowhere_bots'"),
        ("own_bots:Bot", "nothing called Bot"),
        ("own_bots:number", "nothing called number"),
        (":Bot", "module:Name"),
        ("own_bots:broken", "RuntimeError: no bot today"),
        ("own_bots:Mute", "no method choose"),
        ("own_bots:Timeless", "budget = 'long'"),
    ],
)
def test_what_is_no_bot_is_said(own, text, part):
    with pytest.raises(Refusal, match=part):
        quick("random", text)


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        ({"seats": 3}, "2"),
        ({"options": {"mode": "chess"}}, "basic"),
        ({"gauntlet": "adept"}, "random, novice"),
    ],
)
def test_what_cannot_be_played_is_said(settings, part):
    with pytest.raises(Refusal, match=part):
        quick("random", "novice", **settings)


def test_one_bot_is_no_ladder_and_nobody_takes_part_twice():
    with pytest.raises(Refusal, match="two bots"):
        quick("random")
    with pytest.raises(Refusal, match="twice"):
        quick("random", "random")
    assert meetings(quick("random", equals=True)) == [("random", "random")]


# Bots that are not trusted


class Scripted:
    """Answers with whatever it is told to, or raises it."""

    budget = 0.0

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, hidden: Any, seen: Any, seat: int, budget: float | None = None) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer() if callable(self.answer) else self.answer


class NoNumber:
    """Neither a number nor to be shown."""

    def __int__(self) -> int:
        raise RuntimeError("no number")

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")


def asked(answer: Any, **patience: float) -> tuple[Guard, Match, str]:
    """A guarded bot, a match in which it is asked, and its move."""
    match = new_match(registry.game(KEY), 2, key_of(3), QUICK | {"peek": "announced"})
    seat = min(match.to_act)
    guard = Guard(Player(Scripted(answer), 0.0), "scripted", seat, 1, **patience)  # type: ignore[arg-type]
    return guard, match, guard.move(match)


@pytest.mark.parametrize(
    ("answer", "kind", "first"),
    [
        (ZeroDivisionError("on purpose"), "crash", "ZeroDivisionError: on purpose"),
        (SystemExit(3), "crash", "SystemExit: 3"),
        (5000, "illegal", "5000: "),
        (None, "illegal", "None: "),
        ("castle", "illegal", "'castle': "),
        ("resign now", "illegal", "'resign now': "),
        ("look", "illegal", "'look': expected a decision"),
        (NoNumber(), "illegal", "NoNumber: "),
        ("x" * 10_000, "illegal", "'xxx"),
    ],
)
def test_a_legal_move_is_made_instead_and_counted(answer, kind, first):
    guard, match, move = asked(answer)
    assert move in match.legal(guard.seat)
    (fault,) = guard.faults
    assert (fault.kind, fault.count) == (kind, 1)
    assert fault.first.startswith(first)


def test_the_same_legal_move_is_made_from_the_same_knowledge():
    assert asked(5000)[2] == asked(None)[2]


def test_who_overruns_its_time_is_not_heard():
    guard, match, move = asked(lambda: match_legal()[0], grace=-1.0)
    assert move in match.legal(guard.seat)
    assert [fault.kind for fault in guard.faults] == ["overrun"]
    assert asked(lambda: match_legal()[0])[0].faults == ()


def match_legal() -> tuple[str, ...]:
    match = new_match(registry.game(KEY), 2, key_of(3), QUICK)
    return match.legal(min(match.to_act))


def test_who_never_answers_is_not_asked_again():
    never, calls = Event(), []

    def wait() -> None:
        calls.append(1)
        never.wait()

    guard, match, _ = asked(wait, patience=0.01)
    assert guard.move(match) in match.legal(guard.seat)
    assert len(calls) == 1
    assert [(fault.kind, fault.count) for fault in guard.faults] == [("silence", 2)]
    assert asked(lambda: match_legal()[0])[0].faults == ()
    never.set()


def test_a_failing_bot_stops_no_ladder(own):
    found = quick_run("random", "own_bots:Failing", games=2)
    failing = next(standing for standing in found.standings if standing.name == "own_bots:Failing")
    (fault,) = failing.faults
    assert found.played == 2
    assert (fault.kind, fault.count, fault.first) == ("crash", failing.decisions, "ZeroDivisionError: on purpose")


class Scribbler(Scripted):
    """Writes into what it is given."""

    def choose(self, hidden: Any, seen: Any, seat: int, budget: float | None = None) -> Any:
        hidden["phase"] = 99
        return super().choose(hidden, seen, seat)


def test_a_bot_cannot_change_what_is_true():
    guard, match, _ = asked(0)
    guard.player = Player(Scribbler(0), 0.0)  # type: ignore[arg-type]
    before = match.hidden(guard.seat).tobytes(), match.state.tobytes()
    guard.move(match)
    assert (match.hidden(guard.seat).tobytes(), match.state.tobytes()) == before


def test_a_bot_may_answer_in_notation(own):
    ladder = quick("random", "own_bots:First"), quick("random", "own_bots:Written")
    first, written = (run(one).meetings[0] for one in ladder)
    assert (first.won, first.drawn, first.moves) == (written.won, written.drawn, written.moves)


# Results on disk


def test_an_interrupted_ladder_goes_on_where_it_stopped(tmp_path):
    path, ladder = tmp_path / "results.jsonl", quick("random", "novice")

    def tired(ladder: Ladder, planned: Iterable[Fixture]) -> Iterator[Row]:
        for number, row in enumerate(here(ladder, planned)):
            if number == 3:
                raise KeyboardInterrupt
            yield row

    with pytest.raises(KeyboardInterrupt):
        run(ladder, path, tired)
    played: list[Fixture] = []

    def watched(ladder: Ladder, planned: Iterable[Fixture]) -> Iterator[Row]:
        played.extend(planned)
        yield from here(ladder, played)

    whole = run(ladder, path, watched)
    assert [fixture.number for fixture in played] == [3]
    assert whole.meetings == run(ladder).meetings
    assert run(ladder, path, lambda *_: pytest.fail("nothing was left to play")) == whole


def test_a_line_cut_off_is_one_game_less(tmp_path):
    path, ladder = tmp_path / "results.jsonl", quick("random", "novice")
    whole = run(ladder, path)
    path.write_bytes(path.read_bytes()[:-20])
    again = run(ladder, path)
    assert again.meetings == whole.meetings
    assert len(path.read_bytes().splitlines()) == 1 + again.played
    path.write_bytes(b'{"ladder": {"ga')
    assert run(ladder, path).meetings == whole.meetings


def test_more_games_and_more_bots_go_on_in_the_same_file(tmp_path):
    path = tmp_path / "results.jsonl"
    run(quick("random", "novice"), path)
    before = path.read_bytes()
    more = run(quick("random", "novice", "adept@2i", games=6), path)
    assert path.read_bytes().startswith(before)
    assert (more.played, more.planned) == (18, 18)


@pytest.mark.parametrize(
    ("changes", "name"), [({"seed": 6}, "seed"), ({"scale": 0.5}, "scale"), ({"options": {}}, "options")]
)
def test_another_ladders_file_is_refused(tmp_path, changes, name):
    path = tmp_path / "results.jsonl"
    run(quick("random", "novice", games=2), path)
    with pytest.raises(Refusal, match=f"its {name} is"):
        run(quick("random", "novice", games=2, **changes), path)


@pytest.mark.parametrize(("contents", "line"), [(b"[]\n", 1), (b"\xff\n", 1), (b"chess\n", 1)])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path, contents, line):
    path = tmp_path / "results.jsonl"
    path.write_bytes(contents)
    with pytest.raises(Refusal, match=f"line {line}"):
        run(quick("random", "novice"), path)
    assert path.read_bytes() == contents


def test_a_line_of_something_else_is_named(tmp_path):
    path, ladder = tmp_path / "results.jsonl", quick("random", "novice", games=2)
    run(ladder, path)
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(Refusal, match="line 4"):
        run(ladder, path)


# Who plays the games


def test_progress_is_told_game_by_game():
    told: list[tuple[int, int]] = []
    run(quick("random", "novice"), progress=lambda over, of: told.append((over, of)))
    assert told == [(over, 4) for over in range(5)]


@pytest.mark.slow
def test_processes_play_the_same_games(own, tmp_path):
    ladder = quick("random", "own_bots:First", "adept@3i")
    path = tmp_path / "results.jsonl"
    assert run(ladder, path, workers(2)).meetings == run(ladder).meetings
    lines = path.read_bytes().splitlines()[1:]
    assert outcomes(msgspec.json.decode(line, type=Row) for line in lines) == outcomes(here(ladder, fixtures(ladder)))


@pytest.mark.slow
def test_a_bot_that_takes_its_process_down_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    (tmp_path / "deadly_bots.py").write_text(
        "import os\nclass Deadly:\n    def __init__(self, key, seed): pass\n    def choose(self, *_): os._exit(3)\n"
    )
    with pytest.raises(Refusal, match="deadly_bots:Deadly"):
        run(quick("random", "deadly_bots:Deadly"), crew=workers(2))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_ray_cluster_plays_the_same_games(own):
    """A local one, with a module that its workers could not import by themselves."""
    ladder = quick("random", "own_bots:First", "adept@3i")
    assert run(ladder, crew=cluster("local")).meetings == run(ladder).meetings


def test_without_ray_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match=r"paravent\[ray\]"):
        cluster("local")


# Pictures


@pytest.mark.parametrize(("name", "begins"), [("ladder.svg", b"<?xml"), ("ladder.png", b"\x89PNG")])
def test_a_ladder_is_drawn(tmp_path, name, begins):
    rows = [game(number, (number % 2,), one="adept@9i", others="adept@2i") for number in range(4)]
    ladder = quick("adept@2i", "adept@9i")
    plot(report(ladder, {row.fixture: row for row in rows}), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_picture_names_meetings_ratings_and_budgets(tmp_path):
    rows = [game(number, (number % 2,), one="adept@9i", others="adept@2i") for number in range(4)]
    import matplotlib as mpl

    with mpl.rc_context({"svg.fonttype": "none"}):
        plot(report(quick("adept@2i", "adept@9i"), {row.fixture: row for row in rows}), tmp_path / "ladder.svg")
    drawn = (tmp_path / "ladder.svg").read_text()
    for part in ("adept@9i – adept@2i", "OpenSkill", "95 % interval", "budget of a decision"):
        assert part in drawn


def test_what_cannot_be_drawn_is_said(tmp_path, monkeypatch):
    found = report(quick("random", "novice"), {})
    with pytest.raises(Refusal, match=r"\.svg, \.png"):
        plot(found, tmp_path / "ladder.pdf")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(Refusal, match=r"paravent\[plot\]"):
        plot(found, tmp_path / "ladder.svg")


def test_numbers_of_any_kind_are_actions():
    guard, match, _ = asked(0)
    action = match.game.read(match.hidden(guard.seat), match.legal(guard.seat)[0])
    guard.player = Player(Scripted(np.int16(action)), 0.0)  # type: ignore[arg-type]
    before = guard.faults
    assert guard.move(match) == match.legal(guard.seat)[0]
    assert guard.faults == before
