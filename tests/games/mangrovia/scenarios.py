"""Reads and plays the golden scenarios, which are text: see the README in the game's `scenarios` folder."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import pytest

import paravent
from paravent.engine import words
from paravent.engine.match import Match, key_of, match_at, new_match
from paravent.games.mangrovia import GAME
from paravent.games.mangrovia.board import BOARDS
from paravent.games.mangrovia.components import LANDSCAPE_NAMES, THINGS, Kind
from paravent.games.mangrovia.moves import read
from paravent.games.mangrovia.view import Account, Holding, Player, View

FOLDER = GAME.folder / "scenarios"
LETTERS = {"V": Kind.VALUABLE, "L": Kind.LANDSCAPE, "A": Kind.AMULET}
FIELDS = {"V": "valuables", "L": "landscapes", "A": "amulets"}
PILES = {"V": "valuables_pile", "L": "landscapes_pile", "A": "bag"}
DISCARDS = {"V": "discarded_valuables", "L": "discarded_landscapes", "A": "set_aside"}
BOWLS = {2: 2, 3: 2, 4: 1, 5: 1}


@dataclass(frozen=True)
class Scenario:
    """One paragraph of a file: its number, title and lines."""

    key: str
    title: str
    lines: tuple[str, ...]


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios by number."""
    found: dict[str, Scenario] = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
            lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
            if lines:
                key = lines[0].split(" ", 1)[0]
                assert key not in found, f"expected each number once, got {key} twice"
                found[key] = Scenario(key, lines[0], tuple(lines[1:]))
    return found


def pair(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    return word, rest


def things(letter: str, text: str) -> list[Any]:
    """Values, or landscapes by their first letter or name."""
    if letter != "L":
        return [int(word) for word in text.split()]
    short = {name[0].upper(): name for name in LANDSCAPE_NAMES} | {"R": "meadow", "M": "mangrove"}
    return [short.get(word, word) for word in text.split()]


class Given:
    """A position in the making."""

    def __init__(self, seats: int) -> None:
        self.seats: list[dict[str, Any]] = [{} for _ in range(seats)]
        self.written: dict[str, Any] = {"seats": self.seats, "options": {}, "huts": {}}
        self.bowls: dict[int, int] = {}
        self.edits: list[tuple[int, int]] = []
        self.exact: set[str] = set()

    def put(self, line: str) -> None:
        """One `with` line."""
        word, rest = pair(line)
        if word.isdecimal():
            self.put_seat(int(word), *pair(rest))
        elif word == "bowls":
            self.bowls = {int(part.split(":")[0]): int(part.split(":")[1]) for part in rest.split()}
        elif word == "stop":
            self.written["boat"] = int(rest)
        elif word in ("birds", "starter", "round", "ones", "part"):
            self.written[word] = rest.split() if word == "birds" else int(rest)
        elif word == "last":
            self.written["last_round"] = True
        elif word == "option":
            name, value = pair(rest)
            self.written["options"][name] = int(value) if value.isdecimal() and name == "round_limit" else value
        elif word == "garden":
            self.written["garden"] = dict(part.split(":") for part in rest.split())
        else:
            self.put_things(word, *pair(rest))

    def put_things(self, word: str, letter: str, rest: str) -> None:
        """Slots, piles and discards; a pile that ends with … is followed by the rest."""
        if word == "slots":
            name = {"V": "open_valuables", "L": "open_landscapes"}[letter]
            self.written[name] = [None if part == "-" else things(letter, part)[0] for part in rest.split()]
        elif word == "discard":
            self.written[DISCARDS[letter]] = things(letter, rest)
        else:
            assert word == "pile", word
            self.written[PILES[letter]] = things(letter, rest.removesuffix("…"))
            if not rest.endswith("…"):
                self.exact.add(letter)

    def put_seat(self, seat: int, kind: str, rest: str) -> None:
        given = self.seats[seat]
        if kind == "start":
            given["start_cards"] = things("V", rest)
        elif kind == "known":
            given["known"] = {FIELDS[part[0]]: things(part[0], part[2:]) for part in rest.split(", ")}
        elif kind == "tiles":
            given["tiles"] = rest.split()
        elif kind == "points":
            self.edits.append((seat, int(rest)))
        elif kind == "huts":
            self.written["huts"].update({name: hut | {"seat": seat} for name, hut in map(hut_of, rest.split())})
        else:
            given[FIELDS[kind]] = things(kind, rest)

    def match(self) -> Match:
        """The match that begins here; what is not mentioned is in piles, or with the last seat."""
        self.place_bowls()
        for letter in LETTERS:
            self.place_rest(letter)
        match = paravent.position("mangrovia", self.written)
        if self.edits:
            states = match._states.copy()
            for seat, points in self.edits:
                states[0]["points"][seat] = points
            match = match_at(GAME, states[0])
        return match

    def place_bowls(self) -> None:
        """Seat 0 at the stop, if nothing else is said; the others anywhere."""
        boat, seats = self.written.get("boat", 0), len(self.seats)
        places: list[int | None] = [None] * 6
        for place, seat in self.bowls.items():
            places[place - 1] = seat
        if boat and not self.bowls:
            places[min(boat, 13 - boat) - 1] = 0
        if boat:
            for seat in range(seats):
                while places.count(seat) < BOWLS[seats]:
                    free = [place for place in range(5 if seats == 2 else 6) if places[place] is None]
                    places[free[-1]] = seat
        self.written["places"] = places

    def place_rest(self, letter: str) -> None:
        """Everything of a kind that is nowhere yet."""
        if PILES[letter] not in self.written:
            return
        kind = LETTERS[letter]
        names = [str(value) for value in range(8)] if letter != "L" else ["", *LANDSCAPE_NAMES]
        rest = {name: int(THINGS[kind, face]) for face, name in enumerate(names) if THINGS[kind, face]}
        used = [thing for seat in self.seats for thing in seat.get(FIELDS[letter], [])]
        used += self.written[PILES[letter]] + self.written.get(DISCARDS[letter], [])
        if letter != "A":
            used += [thing for thing in self.written.get(f"open_{FIELDS[letter]}", []) if thing is not None]
        else:
            used += [1] * self.written.setdefault("ones", 5 - used.count(1))
        for thing in used:
            rest[str(thing)] -= 1
        left = [int(name) if letter != "L" else name for name, count in rest.items() for _ in range(count)]
        if letter in self.exact:
            self.seats[-1][FIELDS[letter]] = self.seats[-1].get(FIELDS[letter], []) + left
        else:
            self.written[PILES[letter]] += left


def hut_of(text: str) -> tuple[str, dict[str, int]]:
    """m28x2, m30(4)."""
    found = re.fullmatch(r"(m\d+)(?:x(\d))?(?:\((\d)\))?", text)
    assert found, text
    hut = {"huts": int(found[2] or 1)}
    return found[1], hut | ({"totem": int(found[3])} if found[3] else {})


def play(scenario: Scenario) -> "Table":
    """Plays a scenario from its given position to its end, and checks everything on the way."""
    first, *rest = scenario.lines
    table = begun(first.removeprefix("given "), [line.removeprefix("with ") for line in rest if line[:5] == "with "])
    for line in rest:
        if not line.startswith("with "):
            table.do(line)
    return table


def begun(given: str, changes: list[str]) -> "Table":
    """The table a scenario begins with: a new game, another scenario's end, or a position."""
    if given in scenarios():
        return play(scenarios()[given])
    count, rest = pair(given.removesuffix(" seats").replace(" seats ", " "))
    if rest.startswith("new"):
        options = dict(part.split("=") for part in rest.split()[1:])
        return Table(new_match(GAME, int(count), key_of(0), options))
    position = Given(int(count))
    for change in changes:
        position.put(change)
    return Table(position.match())


class Table:
    """A match in the hands of a scenario."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before: dict[int | None, int] = {}

    def do(self, line: str) -> None:
        """Plays or checks one line."""
        word, rest = pair(line)
        {"when": self.when, "refused": self.refused, "try": self.attempt, "then": self.then}[word](rest)

    # playing

    def when(self, line: str) -> None:
        self.before = {viewer: self.match.number(viewer) for viewer in (None, *range(self.match.seats))}
        who, what = pair(line)
        self.match.play(int(who), what)

    def refused(self, line: str) -> None:
        who, rest = pair(line)
        notation, clause = re.fullmatch(r"(.*?) ((?:MG-|section ).*)", rest).groups()  # type: ignore[union-attr]
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

    def view(self, viewer: int | None = None) -> View:
        view = self.match.view(viewer)
        assert isinstance(view, View)
        return view

    def then(self, line: str) -> None:
        word, rest = pair(line)
        if word.isdecimal():
            self.seat_has(int(word), *pair(rest))
        elif word in ("all", "nobody"):
            for viewer in (None, *range(self.match.seats)):
                self.told(viewer, rest, word == "all")
        else:
            getattr(self, f"game_{word}")(rest)

    def game_phase(self, phase: str) -> None:
        assert self.view().phase == phase

    def game_stop(self, stop: str) -> None:
        assert self.view().boat == int(stop)

    def game_waits(self, seat: str) -> None:
        assert self.match.to_act == {int(seat)}
        assert self.view().actor == int(seat)

    def game_round(self, number: str) -> None:
        assert self.view().round == int(number)

    def game_starter(self, seat: str) -> None:
        assert self.view().starter == int(seat)

    def game_birds(self, names: str) -> None:
        assert set(self.view().birds) == set(names.split())

    def game_ones(self, count: str) -> None:
        assert self.view().ones == int(count)

    def game_slots(self, line: str) -> None:
        letter, rest = pair(line)
        shown: list[Any] = list(self.view().open_valuables if letter == "V" else self.view().open_landscapes)
        assert shown == [None if part == "-" else things(letter, part)[0] for part in rest.split()]

    def game_open(self, line: str) -> None:
        """How many slots are filled."""
        valuables, landscapes = line.split()
        assert sum(card is not None for card in self.view().open_valuables) == int(valuables)
        assert sum(card is not None for card in self.view().open_landscapes) == int(landscapes)

    def game_piles(self, line: str) -> None:
        """Valuables, landscape cards, bag."""
        piles = self.view().piles
        assert f"{piles.valuables} {piles.landscapes} {piles.bag}" == line

    def game_discard(self, line: str) -> None:
        letter, rest = pair(line)
        piles = self.view().piles
        shown: dict[str, list[Any]] = {
            "V": list(piles.discarded_valuables),
            "L": list(piles.discarded_landscapes),
            "A": list(piles.set_aside),
        }
        assert sorted(map(str, shown[letter])) == sorted(map(str, things(letter, rest)))

    def game_neutral(self, fields: str) -> None:
        assert [hut.field for hut in self.view().huts if hut.seat is None] == fields.split()

    def game_stack(self, tiles: str) -> None:
        assert self.view().totem_stack == [int(tile) for tile in tiles.split()]

    def game_closed(self, places: str) -> None:
        assert [str(place.place) for place in self.view().places if place.closed] == places.split()

    def game_garden(self, line: str) -> None:
        """Where tiles lie, and whether all are god tiles, plain ones or mixed."""
        kind, fields = pair(line)
        tiles = self.view().garden
        assert [tile.field for tile in tiles] == fields.split()
        gods = [tile.tile.startswith("god-") for tile in tiles]
        assert {"gods": all(gods), "plain": not any(gods), "any": True}[kind]

    def game_line(self, line: str) -> None:
        """What a line would award now, by seat: `A 3:12 1:6`."""
        name, *rest = line.split()
        (shown,) = (each for each in self.view().lines if each.line == name)
        assert [f"{rank.seat}:{rank.points}" for rank in shown.ranks if rank.points] == rest

    def game_standing(self, line: str) -> None:
        """What the Garden would award now."""
        assert self.view().garden_standing.points == [int(word) for word in line.split()]

    def game_ranking(self, line: str) -> None:
        accounts = self.view().accounts or []
        assert [account.seat for account in sorted(accounts, key=lambda each: each.rank)] == list(
            map(int, line.split())
        )

    def game_winners(self, line: str) -> None:
        assert self.match.result is not None
        assert self.match.result.winners == tuple(map(int, line.split()))

    def game_ended(self, reason: str) -> None:
        assert self.match.result is not None
        assert f"{self.match.result.reason} {self.match.result.clause}" == reason

    def game_number(self, text: str) -> None:
        notation, number = text.split(" = ")
        assert read(self.match.state, notation) == int(number)
        assert GAME.write(self.match.state, int(number)) == notation

    # of a seat

    def player(self, seat: int) -> Player:
        return self.view(seat).players[seat]

    def hand(self, seat: int) -> Holding:
        hand = self.player(seat).hand
        assert hand is not None
        return hand

    def account(self, seat: int) -> Account:
        (found,) = (account for account in self.view().accounts or [] if account.seat == seat)
        return found

    def seat_has(self, seat: int, kind: str, value: str) -> None:
        if kind in LETTERS:
            assert sorted(map(str, getattr(self.hand(seat), FIELDS[kind]))) == sorted(map(str, things(kind, value)))
        elif kind == "start":
            assert sorted(self.hand(seat).start_cards) == sorted(things("V", value))
        elif kind == "known":
            self.known(seat, value)
        elif kind in ("points", "huts_left", "rings", "cell", "valuables", "landscapes", "amulets"):
            assert getattr(self.player(seat), kind) == int(value), (seat, kind)
        elif kind == "tiles":
            assert sorted(self.player(seat).tiles) == sorted(value.split())
        elif kind == "legal":
            assert sorted(self.match.legal(seat)) == sorted(every_notation(value))
        elif kind == "scores":
            account = self.account(seat)
            track = account.fields + account.totem_tiles
            shown = [track, *account.lines[:8], account.garden, account.lines[8], account.amulets, account.total]
            assert shown == [0 if word == "–" else int(word) for word in value.split()]
        elif kind == "award":
            name, points = value.split()
            assert self.account(seat).__getattribute__(name) == int(points)
        elif kind == "sees":
            assert f" {value} " in f" {self.seen(seat)} "
        else:
            self.told(seat, f"{kind} {value}", True)

    def known(self, seat: int, value: str) -> None:
        """What all know of a hand: `V 7, L W, A 1`, start cards apart."""
        known = self.view().players[seat].known
        assert known is not None
        given = {part[0]: things(part[0], part[2:]) for part in value.split(", ")} if value != "nothing" else {}
        for letter, field in FIELDS.items():
            assert sorted(map(str, getattr(known, field))) == sorted(map(str, given.get(letter, []))), (seat, letter)

    def seen(self, seat: int) -> str:
        """What the seat's own view shows of a building or of amulets drawn."""
        view = self.view(seat)
        building = view.building
        shown = [f"drawn {' '.join(map(str, view.drawn or []))}"]
        if building is not None:
            shown += [building.step, f"due {building.due}", f"rest {' '.join(map(str, building.rest))}"]
        return " ".join(shown)

    def told(self, viewer: int | None, line: str, is_told: bool) -> None:
        word, rest = pair(line)
        assert word == "told", line
        kind, rest = pair(rest)
        facts = dict(part.split("=") for part in rest.split())
        news = [msgspec.to_builtins(event) for event in self.match.events_since(viewer, self.before[viewer])]
        plain = [{name: str(value) for name, value in words.facts(event).items()} for event in self.events(viewer)]
        found = any(event["kind"] == kind and facts.items() <= event.items() for event in plain)
        assert found == is_told, (viewer, line, news)

    def events(self, viewer: int | None) -> list[msgspec.Struct]:
        return self.match.events_since(viewer, self.before[viewer])


def every_notation(text: str) -> list[str]:
    """`place 2-6, build m16 m32, skip`: several actions of a kind after one word."""
    found = []
    for part in text.split(", "):
        kind, *rest = part.split()
        if kind == "birds" and rest == ["any"]:
            names = LANDSCAPE_NAMES
            found += [f"birds {one} {two}" for n, one in enumerate(names) for two in names[n + 1 :]]
        elif len(rest) == 1 and "-" in rest[0]:
            first, last = rest[0].split("-")
            found += [f"{kind} {number}" for number in range(int(first), int(last) + 1)]
        else:
            found += [f"{kind} {word}" for word in rest] or [kind]
    return found


def fields_of(board: int = 0) -> tuple[str, ...]:
    return BOARDS[board].fields
