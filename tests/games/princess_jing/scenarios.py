"""Reads and plays the golden scenarios, which are text: see the README in the game's `scenarios` folder."""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import msgspec
import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match, new_match
from paravent.games.princess_jing import GAME
from paravent.games.princess_jing.options import OPTIONS

FOLDER = GAME.folder / "scenarios"
SIDES = {"red": 0, "green": 1, "nobody": None}
LETTERS = {"P": "princess", "M": "maid", "C": "crane", "F": "fox", "O": "owl", "X1": "mirror1", "X2": "mirror2"}
OPTION_NAMES = {option.name for option in OPTIONS} - {"mode"}
SETUPS = {"basic setup": "basic", "expert setup": "expert"}
BEGUN = bytes(32)


@dataclass(frozen=True)
class Scenario:
    """One paragraph of a file: its number, title and lines."""

    key: str
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Position:
    """A position as the files write it: the figures, and what differs from the defaults."""

    figures: str
    settings: tuple[tuple[str, str], ...] = field(default=())

    def match(self) -> Match:
        """A match that begins there."""
        written: dict[str, Any] = {"mode": "basic", "to_move": "red", "state": "A", "options": {}}
        for side, figures in zip(("red", "green"), self.figures.split("|"), strict=True):
            written[side] = figures.split(":")[1].strip()
        for key, value in self.settings:
            put(written, key, value)
        return paravent.position("princess-jing", written)


def put(written: dict[str, Any], key: str, value: str) -> None:
    """Writes one setting of a scenario into a position."""
    if key == "cards":
        written[key] = [int(card) for card in value.split()]
    elif key == "captains":
        red, green = value.split("|")
        written[key] = {"red": red.strip(), "green": green.strip()}
    elif key in ("found", "seen"):
        side, what = value.split(" ", 1)
        known = what if key == "seen" else [animal.strip() for animal in what.split(",")]
        written.setdefault(key, {})[side] = known
    elif key in OPTION_NAMES:
        written["options"][key] = int(value) if value.isdigit() else value
    else:
        written[key] = value


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
def positions() -> dict[str, Position]:
    """The named positions."""
    named = {}
    for head, *lines in paragraphs():
        if head.startswith("position "):
            settings = tuple(pair(line) for line in lines[1:])
            named[head.removeprefix("position ")] = Position(lines[0], settings)
    return named


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios by number."""
    found = {}
    for head, *lines in paragraphs():
        if head.startswith("GS-"):
            key, title = head.split(" ", 1)
            assert key not in found, f"expected each number once, got {key} twice"
            found[key] = Scenario(key, title, tuple(lines))
    return found


def pair(line: str) -> tuple[str, str]:
    key, value = line.split(" ", 1)
    return key, value


def play(scenario: Scenario) -> "Table":
    """Plays a scenario from its given position to its end, and checks everything on the way."""
    first, *rest = scenario.lines
    given = first.removeprefix("given ")
    settings = tuple(pair(line.removeprefix("with ")) for line in rest if line.startswith("with "))
    table = begun(given, settings)
    for line in rest:
        if not line.startswith("with "):
            table.do(line)
    return table


def begun(given: str, settings: tuple[tuple[str, str], ...]) -> "Table":
    """The table a scenario begins with."""
    if given in SETUPS:
        return Table(new_match(GAME, 2, BEGUN, {"mode": SETUPS[given], "starter": "seat0"}))
    if given in scenarios():
        assert not settings, "expected a scenario to be continued as it is"
        return play(scenarios()[given])
    position = positions()[given] if given in positions() else Position(given)
    return Table(replace(position, settings=position.settings + settings).match())


class Table:
    """A match in the hands of a scenario."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before: dict[int | None, int] = {viewer: match.number(viewer) for viewer in (None, 0, 1)}

    def do(self, line: str) -> None:
        """Plays or checks one line."""
        word, rest = pair(line)
        if word == "when":
            self.when(rest)
        elif word == "refused":
            self.refused(rest)
        else:
            assert word == "then", f"expected given, with, when, refused or then, got {line!r}"
            self.then(rest)

    def when(self, line: str) -> None:
        side, notation = pair(line)
        self.before = {viewer: self.match.number(viewer) for viewer in (None, 0, 1)}
        self.match.play(SIDES[side], notation)  # type: ignore[arg-type]

    def refused(self, line: str) -> None:
        """PJ-15.3 The clause is named in four languages, nothing changes, and nobody else notices."""
        side, rest = pair(line)
        notation, clause = rest.rsplit(" ", 1)
        unchanged = self.match.state.tobytes(), self.match.moves, [self.match.events(viewer) for viewer in (None, 0, 1)]
        with pytest.raises(paravent.Refusal) as refused:
            self.match.play(SIDES[side], notation)  # type: ignore[arg-type]
        assert refused.value.clause == clause, line
        assert len({refused.value.say(language) for language in words.LANGUAGES}) == len(words.LANGUAGES)
        now = self.match.state.tobytes(), self.match.moves, [self.match.events(viewer) for viewer in (None, 0, 1)]
        assert now == unchanged

    def then(self, line: str) -> None:
        """Finds the check by its words: `phase point`, or a side and then a check of what it sees."""
        word, _, rest = line.partition(" ")
        if word in SIDES:
            check, _, rest = rest.partition(" ")
            if check.startswith("mirror"):
                return self.mirror(word, check, rest)
            return getattr(self, f"side_{check}")(word, rest)  # type: ignore[no-any-return]
        return getattr(self, word)(rest)  # type: ignore[no-any-return]

    def view(self, side: str) -> Any:
        return self.match.view(SIDES[side])

    def legal(self, side: str) -> tuple[str, ...]:
        return self.match.legal(SIDES[side])  # type: ignore[arg-type]

    def told(self, side: str) -> list[dict[str, Any]]:
        """The events of the last step, as facts."""
        viewer = SIDES[side]
        return [words.facts(event) for event in self.match.events_since(viewer, self.before[viewer])]

    # checks of the table

    def phase(self, name: str) -> None:
        assert self.view("nobody").phase == name

    def turn(self, expected: str) -> None:
        side, state = pair(expected)
        view = self.view("nobody")
        assert (view.active, view.state, view.phase) == (SIDES[side], state, "move")
        assert self.match.to_act == {SIDES[side]}

    def asked(self, side: str) -> None:
        assert self.match.to_act == {SIDES[side]}

    def running(self, nothing: str) -> None:
        assert not nothing
        assert self.match.result is None

    def draw(self, reason: str) -> None:
        result = self.match.result
        assert result is not None
        assert (result.winners, result.reason) == ((), reason)
        assert self.match.to_act == frozenset()

    def paralysed(self, expected: str) -> None:
        cell, turns = pair(expected)
        paralysed = self.view("nobody").paralysed
        assert (paralysed.cell, paralysed.turns_left) == (cell, int(turns))

    def captains(self, expected: str) -> None:
        stand = [(captain.seat, captain.captain, captain.entrance) for captain in self.view("nobody").captains]
        wanted = [
            (seat, *pair(one.strip())) for seat, part in enumerate(expected.split("|")) for one in part.split(",")
        ]
        assert sorted(stand) == sorted(wanted)

    def all(self, revealed: str) -> None:
        """PJ-11.8 Everybody sees everybody's figures."""
        assert revealed == "revealed"
        for side in SIDES:
            assert {figure.seat for figure in self.view(side).figures} == {0, 1}

    # checks of one side

    def side_may(self, side: str, expected: str) -> None:
        """`76`, `swap 72` or `withdraw princess: a1 e1`."""
        legal = self.legal(side)
        if ":" in expected:
            start, targets = expected.split(":")
            assert sorted(move.split()[-1] for move in legal if move.startswith(start + " ")) == sorted(targets.split())
        else:
            *word, count = expected.split()
            assert sum(move.split()[0] in (word or [move.split()[0]]) for move in legal) == int(count)

    def side_stands(self, side: str, expected: str) -> None:
        figures = {figure.figure: figure.cell for figure in self.view(side).figures if figure.seat == SIDES[side]}
        for one in expected.split(","):
            kind, cell = one.split()
            name = LETTERS.get(kind, "mirror")
            assert figures[name] == cell, expected

    def mirror(self, side: str, name: str, expected: str) -> None:
        *cell, shows = expected.split()
        mirror = next(mirror for mirror in self.view(side).mirrors if mirror.figure == name)
        assert (mirror.cell, mirror.shows) == (cell[0] if cell else None, shows)

    def side_suspects(self, side: str, expected: str) -> None:
        letter, cells = expected.split(":")
        name = LETTERS.get(letter, "mirror")
        suspicion = next(one for one in self.view(side).suspicions if one.figure == name)
        assert sorted(suspicion.cells) == sorted(cells.split())

    def side_free(self, side: str, cell: str) -> None:
        assert cell in self.view(side).known_free

    def side_found(self, side: str, expected: str) -> None:
        animals = [] if expected == "nothing" else [animal.strip() for animal in expected.split(",")]
        assert sorted(self.view(side).found) == sorted(animals)

    def side_beloved(self, side: str, expected: str) -> None:
        beloved = self.view(side).beloved
        found = "unknown" if beloved is None else f"{beloved.captain} {beloved.entrance}"
        assert found == expected

    def side_card(self, side: str, expected: str) -> None:
        card = self.view(side).card
        assert ("unknown" if card is None else str(card)) == expected

    def side_ready(self, side: str, nothing: str) -> None:
        assert not nothing
        assert all(self.view(other).ready[SIDES[side]] for other in SIDES)

    def side_wins(self, side: str, reason: str) -> None:
        result = self.match.result
        assert result is not None
        assert (result.winners, result.reason) == ((SIDES[side],), reason)
        assert self.match.to_act == frozenset()

    def side_sees(self, side: str, expected: str) -> None:
        """`figures`: none at all; `alike a5 c3`: nothing in the view tells these cells apart."""
        view = self.view(side)
        if side == "nobody":
            assert expected == "figures"
            assert not [*view.figures, *view.mirrors, *view.suspicions, *view.known_free]
            return
        _, first, second = expected.split()
        swapped = msgspec.json.encode(view).decode().replace(first, "?").replace(second, first).replace("?", second)
        same = {"figures", "mirrors", "barred", "exchanged"}
        left, right = msgspec.to_builtins(view), msgspec.json.decode(swapped)
        assert {name: left[name] for name in same} == {name: right[name] for name in same}

    def side_told(self, side: str, expected: str) -> None:
        """`only swapped, turn`, or an event with some of its fields."""
        events = self.told(side)
        kinds = [str(event["kind"]) for event in events]
        if expected.startswith("only "):
            wanted = [kind.strip() for kind in expected.removeprefix("only ").split(",")]
            assert sorted(kinds) == sorted(wanted)
            return
        kind, *facts = expected.split()
        wanted_facts = dict(fact.split("=") for fact in facts)
        found = [event for event in events if event["kind"] == kind]
        assert any(all(str(event[name]) == value for name, value in wanted_facts.items()) for event in found), events
