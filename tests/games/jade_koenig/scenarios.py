"""Reads and plays the golden scenarios, which are text: see the README in the game's `scenarios` folder."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match, key_of, match_at, new_match
from paravent.games.jade_koenig import GAME
from paravent.games.jade_koenig.board import LETTERS, NOWHERE
from paravent.games.jade_koenig.cards import PLACE_NAMES
from paravent.games.jade_koenig.moves import read
from paravent.games.jade_koenig.rules.consult import count_changed
from paravent.games.jade_koenig.view import View

FOLDER = GAME.folder / "scenarios"
PLAIN = ("sitting", "author", "turn", "on_turn")
KINDS_OF_SEAT = ("piece", "marker", "chips", "oracle", "tasks")


@dataclass(frozen=True)
class Scenario:
    """One paragraph of a file: its number, or the name others continue it by; title and lines."""

    key: str
    title: str
    lines: tuple[str, ...]


@cache
def paragraphs() -> tuple[tuple[str, ...], ...]:
    """The paragraphs of all files, comments left out."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
            lines = tuple(line for line in paragraph.splitlines() if line and not line.startswith("#"))
            if lines:
                found.append(lines)
    return tuple(found)


@cache
def positions() -> dict[str, tuple[str, ...]]:
    """The lines of the named positions."""
    return {
        head.removeprefix("position "): tuple(lines) for head, *lines in paragraphs() if head.startswith("position ")
    }


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios by number or name."""
    found: dict[str, Scenario] = {}
    for head, *lines in paragraphs():
        if not head.startswith("position "):
            key = head.split(" ", 1)[0] if head.startswith("JK-G-") else head.partition(" [")[0]
            assert key not in found, f"expected each number once, got {key} twice"
            found[key] = Scenario(key, head, tuple(lines))
    return found


def base(name: str) -> dict[str, Any]:
    """A named position as the game writes it."""
    written: dict[str, Any] = {"seats": [], "options": {}, "stones": {}}
    for line in positions()[name]:
        word, rest = pair(line)
        if word == "seat":
            piece, oracle, snakes, jaguars, tasks = rest.split(" ", 4)
            hand = {"snakes": int(snakes), "jaguars": int(jaguars)}
            written["seats"].append({"piece": piece, "oracle": oracle, "hand": hand, "tasks": tasks})
        else:
            put(written, line)
    return written


def put(written: dict[str, Any], line: str) -> None:
    """Writes one change of a scenario into a position."""
    word, rest = pair(line)
    if word.isdecimal():
        put_seat(written, int(word), *pair(rest))
    elif word == "arrangement":
        written["arrangement"] = rest.split()
    elif word == "open":
        written["open"] = rest
    elif word == "stone":
        node, seat, face = rest.split()
        written["stones"][node] = {"seat": int(seat), "face": face}
    elif word == "option":
        name, value = pair(rest)
        written["options"][name] = int(value) if value.isdecimal() else value
    else:
        assert word in PLAIN, line
        written[word] = int(rest)
        if word == "sitting":
            written["seats"][int(rest)].update(piece=None, oracle=None)


def put_seat(written: dict[str, Any], number: int, kind: str, value: str) -> None:
    seat = written["seats"][number]
    if kind == "hand":
        snakes, jaguars = value.split()
        seat["hand"] = {"snakes": int(snakes), "jaguars": int(jaguars)}
    elif kind == "out":
        seat.update(playing=False, piece=None, chips=0)
    else:
        assert kind in KINDS_OF_SEAT, kind
        seat[kind] = int(value) if value.isdecimal() else value


def pair(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    return word, rest


def play(scenario: Scenario) -> "Table":
    """Plays a scenario from its given position to its end, and checks everything on the way."""
    first, *rest = scenario.lines
    given = first.removeprefix("given ")
    changes = [line.removeprefix("with ") for line in rest if line.startswith("with ")]
    table = begun(given, changes)
    for line in rest:
        if not line.startswith("with "):
            table.do(line)
    return table


def begun(given: str, changes: list[str]) -> "Table":
    """The table a scenario begins with."""
    if given.endswith(" seats"):
        return Table(new_match(GAME, int(given[0]), key_of(0), {"first_seat": "0"}))
    if given in scenarios():
        assert not changes, "expected a scenario to be continued as it is"
        return play(scenarios()[given])
    written = base(given)
    for change in changes:
        put(written, change)
    return Table(paravent.position("jade-koenig", written))


class Table:
    """A match in the hands of a scenario."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: list[int | None] = [None, *range(match.seats)]
        self.before = {viewer: match.number(viewer) for viewer in self.viewers}

    def do(self, line: str) -> None:
        """Plays or checks one line."""
        word, rest = pair(line)
        {"when": self.when, "refused": self.refused, "try": self.attempt, "then": self.then}[word](rest)

    # playing

    def play(self, seat: int, notation: str) -> None:
        self.before = {viewer: self.match.number(viewer) for viewer in self.viewers}
        self.match.play(seat, notation)

    def when(self, line: str) -> None:
        who, what = pair(line)
        if who == "all":
            for seat in sorted(self.match.to_act):
                self.play(seat, what)
        elif what.startswith("times "):
            for _ in range(int(who)):
                (seat,) = self.match.to_act
                self.play(seat, what.removeprefix("times "))
        elif what.startswith("takes "):
            self.takes(int(who), what.removeprefix("takes "))
        else:
            self.play(int(who), what)

    def takes(self, seat: int, route: str) -> None:
        """11.1 MOVE, all PASS, ROUTE."""
        self.play(seat, "move")
        if self.view(None).phase == "hinder":
            self.when("all pass")
        self.play(seat, f"route {route}")

    def refused(self, line: str) -> None:
        who, rest = pair(line)
        notation, _, clause = rest.rpartition(" ")
        state, moves = self.match.state.tobytes(), self.match.moves
        with pytest.raises(paravent.Refusal) as refusal:
            self.match.play(int(who), notation)
        assert refusal.value.clause == clause, (line, str(refusal.value))
        assert all(refusal.value.say(language) for language in words.LANGUAGES)
        assert (self.match.state.tobytes(), self.match.moves) == (state, moves)

    def attempt(self, line: str) -> None:
        who, notation = pair(line)
        self.match.copy().play(int(who), notation)

    # checking

    def then(self, line: str) -> None:
        word, rest = pair(line)
        if word == "all" and not rest.startswith(("told", "heard", "asked", "sees")):
            for seat in range(self.match.seats):
                self.seat_has(seat, *pair(rest))
        elif word == "all":
            for viewer in self.viewers:
                self.viewer_has(viewer, *pair(rest))
        elif word == "nobody" and rest.startswith(("heard", "sees", "told")):
            self.viewer_has(None, *pair(rest))
        elif word.isdecimal() and rest.startswith(("told", "not told", "heard", "asked", "sees")):
            self.viewer_has(int(word), *pair(rest))
        elif word.isdecimal():
            self.seat_has(int(word), *pair(rest))
        else:
            getattr(self, f"game_{word}")(rest)

    def view(self, viewer: int | None) -> View:
        view = self.match.view(viewer)
        assert isinstance(view, View)
        return view

    # of the game

    def game_phase(self, phase: str) -> None:
        assert self.view(None).phase == phase

    def game_turn(self, seat: str) -> None:
        assert (self.view(None).phase, self.view(None).on_turn) == ("turn", int(seat))
        assert self.match.to_act == {int(seat)}

    def game_waits(self, seats: str) -> None:
        assert self.match.to_act == {int(seat) for seat in seats.removeprefix("for ").split()}
        assert self.match.waited_for(None)[0] >= self.match.to_act

    def game_may(self, seats: str) -> None:
        assert self.match.may_act == {int(seat) for seat in seats.removeprefix("act ").split()}

    def game_nobody(self, what: str) -> None:
        if what == "sits out":
            assert not any(player.sitting for player in self.view(None).players)
        elif what == "may act":
            assert self.match.may_act == frozenset()
        else:
            assert what == "was asked"
            assert self.view(None).questions == []

    def game_stones(self, nodes: str) -> None:
        assert [stone.node for stone in self.view(None).stones] == nodes.split()

    def game_no(self, what: str) -> None:
        assert what == "stones"
        assert self.view(None).stones == []

    def game_box(self, count: str) -> None:
        assert self.view(None).box == int(count)

    def game_open(self, count: str) -> None:
        assert len(self.view(None).open_oracles) == int(count)

    def game_unseen(self, count: str) -> None:
        """8 less the open ones and those in the hands of all who play."""
        held = sum(int(letter) >= 0 for letter in self.match.state["oracle"])
        assert len(LETTERS) - len(self.view(None).open_oracles) - held == int(count)

    def game_arrangement(self, text: str) -> None:
        lies = dict(zip(PLACE_NAMES, self.view(None).arrangement or [], strict=True))
        assert {part.split()[0]: part.split()[1] for part in text.split(", ")}.items() <= lies.items()

    def game_changed(self, count: str) -> None:
        assert count_changed(self.match.state) == int(count)

    def game_author(self, seat: str) -> None:
        assert self.view(None).author == (None if seat == "none" else int(seat))

    def game_number(self, text: str) -> None:
        notation, number = text.split(" = ")
        assert read(self.match.state, notation) == int(number)
        assert GAME.write(self.match.state, int(number)) == notation

    def game_running(self, _rest: str) -> None:
        assert self.match.result is None

    def game_undecided(self, clause: str) -> None:
        result = self.match.result
        assert result is not None
        assert (result.winners, result.reason, result.clause) == ((), "undecided", clause)

    # of a seat

    def seat_has(self, seat: int, kind: str, value: str) -> None:
        player = self.view(None).players[seat]
        if kind in ("marker", "chips", "stones"):
            assert getattr(player, kind) == int(value), (seat, kind)
        elif kind == "piece":
            assert player.piece == (None if value == "none" else value)
        elif kind == "hand":
            assert [int(count) for count in self.match.state["hand"][seat]] == [int(part) for part in value.split()]
        elif kind == "out":
            assert not player.playing
        elif kind == "sits":
            assert player.sitting
            assert player.playing
        elif kind == "wins":
            result = self.match.result
            assert result is not None
            assert (result.winners, result.reason) == ((seat,), value)
        else:
            self.seat_may(seat, kind, value)

    def seat_may(self, seat: int, kind: str, value: str) -> None:
        legal = self.match.legal(seat)
        if kind == "may":
            assert list(dict.fromkeys(action.split()[0] for action in legal)) == value.split(", ")
        elif kind == "routes":
            assert sorted(action.removeprefix("route ") for action in legal) == sorted(value.split(", "))
        elif kind == "has":
            assert len(legal) == int(value.split(maxsplit=1)[0])
        else:
            assert kind == "lays"
            assert list(dict.fromkeys(action.split()[1] for action in legal)) == value.split()

    # of a viewer

    def viewer_has(self, viewer: int | None, kind: str, value: str) -> None:
        if kind == "told":
            self.told(viewer, value)
        elif kind == "not":
            assert value.removeprefix("told ") not in self.kinds(viewer)
        elif kind == "heard":
            self.heard(viewer, value)
        elif kind == "asked":
            asked = self.view(viewer).questions[-1].pairs
            assert " ".join(f"{pair.place}-{pair.symbol}" for pair in asked) == value
        else:
            self.sees(viewer, value)

    def news(self, viewer: int | None) -> list[dict[str, Any]]:
        events = self.match.events_since(viewer, self.before[viewer])
        return [words.facts(event) for event in events]

    def kinds(self, viewer: int | None) -> list[str]:
        return [event["kind"] for event in self.news(viewer)]

    def told(self, viewer: int | None, line: str) -> None:
        kind, rest = pair(line)
        if kind == "only":
            assert self.kinds(viewer) == rest.split(", ")
            return
        facts = dict(part.split("=") for part in rest.split())
        news = [{name: str(value) for name, value in event.items()} for event in self.news(viewer)]
        assert any(event["kind"] == kind and facts.items() <= event.items() for event in news), (viewer, line, news)

    def heard(self, viewer: int | None, value: str) -> None:
        answer = self.view(viewer).questions[-1].answer
        if value == "nothing":
            assert answer is None
        else:
            assert answer is not None
            assert f"{answer.places}/{answer.symbols}/{answer.matches}" == value

    def sees(self, viewer: int | None, what: str) -> None:
        view = self.view(viewer)
        kind, rest = pair(what)
        if kind == "stone":
            node, face = rest.split()
            (stone,) = (stone for stone in view.stones if stone.node == node)
            assert stone.face == (None if face == "hidden" else face)
        elif kind == "tasks":
            shown = [player.seat for player in view.players if player.tasks is not None]
            held = [] if viewer is None else [(viewer + 1) % self.match.seats]
            assert shown == (held if rest == "left" else [int(rest)])
        elif kind == "no":
            self.sees_no(view, rest)
        elif kind == "cards":
            holders = {int(seat) for seat in rest.removeprefix("of ").split()}
            assert {seat for seat in range(self.match.seats) if self.match.state["oracle"][seat] >= 0} == holders
            assert shown_to(view, "oracle") <= {viewer}
        elif kind == "own":
            assert shown_to(view, "hand") == ({viewer} - {None})
        else:
            self.sees_no_answer(viewer)

    def sees_no(self, view: View, what: str) -> None:
        if what in ("oracle", "tasks"):
            assert shown_to(view, what) == set()
        else:
            assert getattr(view, what) is None
            assert what != "route" or self.match.state["route"] == NOWHERE

    def sees_no_answer(self, viewer: int | None) -> None:
        record = self.match.hidden(viewer)
        assert all(seat == viewer or answer == 0 for seat, answer in enumerate(record["answer"]))
        own = set() if viewer is None or self.match.state["answer"][viewer] == 0 else {viewer}
        assert self.match.waited_for(viewer)[0] == {1, 2, 3} - own


def altered(match: Match, field: str, place: Any, value: Any) -> Match:
    """A match that begins where the given one stands, with something changed in its record."""
    states = np.array([match.state], GAME.dtype)
    states[field][0][place] = value
    return match_at(GAME, states[0])


def shown_to(view: View, field: str) -> set[int]:
    return {player.seat for player in view.players if getattr(player, field) is not None}
