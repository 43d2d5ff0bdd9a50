"""A match: options, a seed and moves, and from them the state and what every viewer has seen.

A *viewer* is a seat or `None`, a spectator. Everything a viewer is given comes from its hidden record. Steps are
numbered for each viewer by what it could notice: a step counts for those who see an event in it, and for the seat that
took it.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Mapping
from operator import itemgetter
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from paravent.engine.commands import NOTATIONS, WORDS
from paravent.engine.events import begin_events
from paravent.engine.game import Game, Result, View, seats_in
from paravent.engine.generator import BY_KEY, seed_keyed
from paravent.engine.options import Value, complete
from paravent.engine.record import blank
from paravent.engine.refusal import BadPosition, Refusal, Unreadable, forbidden

Seed = int | bytes
Move = tuple[int, str]
SPECTATOR = -1


def key_of(seed: Seed) -> bytes:
    """The generator's 32 bytes: those given, or a digest of the number. Raises `Refusal` (`bad-seed`)."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 63:
        return hashlib.sha256(f"paravent seed {seed}".encode()).digest()
    raise Refusal("bad-seed", got=repr(seed))


class Match:
    """One match, in memory. `paravent.new`, `paravent.load` and `paravent.position` make one."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], key: bytes | None) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.key = key
        self.start: dict[str, Any] | None = None  # the written position it began from, where it began from one
        self._moves: list[Move] = []
        self._states = blank(game.dtype)
        self._known = blank(game.dtype, seats + 1)  # what each viewer may know, made anew by each step
        self._list = np.zeros(game.actions, np.int16)
        self._notations: dict[tuple[int, int], str] = {}
        viewers = range(SPECTATOR, seats)
        self._events: dict[int, list[tuple[int, msgspec.Struct]]] = {viewer: [] for viewer in viewers}
        self._numbers = dict.fromkeys(viewers, 0)
        self._asked: dict[int, int] = {}

    # what is true

    @property
    def state(self) -> Any:
        """The full record. It is the match's own: copy it before changing it."""
        return self._states[0]

    @property
    def moves(self) -> tuple[Move, ...]:
        """All that was done, in order: (seat, notation)."""
        return tuple(self._moves)

    @property
    def to_act(self) -> frozenset[int]:
        """The seats the game waits for."""
        return seats_in(int(self.game.kernels.to_act(self.state)))

    @property
    def may_act(self) -> frozenset[int]:
        """Seats that may act without being waited for."""
        return seats_in(int(self.game.kernels.may_act(self.state)))

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.game.result(self.state)

    # what a viewer may know

    def hidden(self, seat: int | None) -> Any:
        """A record of what the viewer may know, a copy of its own.

        The events of the last decision are left out, since a decision that the viewer could not notice empties them;
        `events` has all that it has seen.
        """
        place = self._viewer(seat) + 1
        return self._known[place : place + 1].copy()[0]

    @property
    def public(self) -> Any:
        """What everybody may know. It is the match's own: not to be changed."""
        return self._hidden(SPECTATOR)

    def view(self, seat: int | None) -> View:
        """What the viewer may know, for people."""
        return view_of(self.game, self.hidden(seat), self._viewer(seat))

    def waited_for(self, seat: int | None) -> tuple[frozenset[int], frozenset[int]]:
        """`to_act` and `may_act` as the viewer may know them."""
        record = self._hidden(self._viewer(seat))
        kernels = self.game.kernels
        return seats_in(int(kernels.to_act(record))), seats_in(int(kernels.may_act(record)))

    def legal(self, seat: int) -> tuple[str, ...]:
        """The notations of all actions the seat may take now, made from what it knows."""
        count = int(self.game.kernels.choices(self._hidden(self._seat(seat)), seat, self._list))
        return tuple([self._write(seat, action) for action in self._list[:count].tolist()])

    def commands(self, seat: int) -> tuple[str, ...]:
        """The commands common to all games that the seat may use now."""
        record = self._hidden(self._seat(seat))
        return tuple(text for text, number in NOTATIONS.items() if not self.game.kernels.why_not(record, seat, number))

    def default(self, seat: int) -> str:
        """What is done for a seat that is waited for and whose time is up."""
        if self.game.default is None:
            raise ValueError(f"expected a game with a default, got {self.game.key}")
        return self._write(seat, int(self.game.default(self.hidden(self._seat(seat)), seat)))

    def events(self, seat: int | None) -> list[msgspec.Struct]:
        """What the viewer has seen happen, in order."""
        return [event for _, event in self._events[self._viewer(seat)]]

    def events_since(self, seat: int | None, number: int) -> list[msgspec.Struct]:
        """What the viewer has seen happen in steps after its `number`."""
        seen = self._events[self._viewer(seat)]
        first = bisect_right(seen, number, key=itemgetter(0))
        return [event for _, event in seen[first:]]

    def number(self, seat: int | None) -> int:
        """How many steps the viewer could notice so far."""
        return self._numbers[self._viewer(seat)]

    def asked(self, seat: int) -> int | None:
        """The seat's number at which its present question was put; None while it is not asked."""
        return self._asked.get(self._seat(seat))

    # what can be done

    def check(self, seat: int, notation: str) -> str:
        """Raises `Refusal` where `play` would; changes nothing. Returns the notation as `moves` would have it."""
        return self._write(seat, self._allowed(self._seat(seat), notation))

    def play(self, seat: int, notation: str) -> None:
        """One decision of a seat. Raises `Refusal` with the clause that forbids it; then nothing has changed."""
        action = self._allowed(self._seat(seat), notation)
        self._moves.append((seat, self._write(seat, action)))
        self.game.kernels.play(self.state, seat, action)
        self._notice(seat, is_command=action < 0)

    def _allowed(self, seat: int, notation: str) -> int:
        record = self._hidden(seat)
        action = self._read(record, notation)
        clause = self.game.clauses(int(self.game.kernels.why_not(record, seat, action)))
        if clause:
            raise forbidden(self.game.folder, clause)
        return action

    def _read(self, record: Any, notation: str) -> int:
        text = str(notation)
        if text in NOTATIONS:
            return NOTATIONS[text]
        try:
            return self.game.read(record, text)
        except Unreadable as unreadable:
            raise forbidden(self.game.folder, unreadable.clause, "bad-notation") from None

    def _write(self, seat: int, action: int) -> str:
        """The notation of an action of a seat."""
        if action < 0:
            return WORDS[action]
        if not self.game.lasting_notations:
            return self.game.write(self._hidden(seat), action)
        written = self._notations.get((seat, action))
        if written is None:
            written = self._notations[seat, action] = self.game.write(self._hidden(seat), action)
        return written

    # keeping and copying

    def position(self) -> dict[str, Any]:
        """The full state written for people, with the generator; `paravent.position` reads it back."""
        written = self.game.to_position(self.state)
        written["generator"] = [int(word) for word in self.state["rng"]]
        return written

    def save(self, path: "str | PathLike[str]") -> None:
        """Writes a save file; `paravent.load` reads it back."""
        from paravent.engine import save

        Path(path).write_bytes(save.write(self))

    def copy(self) -> "Match":
        """An independent match in the same state."""
        twin = Match(self.game, self.seats, self.options, self.key)
        twin.start = self.start
        twin._moves = list(self._moves)
        twin._states[0] = self._states[0]
        twin._known[:] = self._known
        twin._events = {viewer: list(events) for viewer, events in self._events.items()}
        twin._numbers = dict(self._numbers)
        twin._asked = dict(self._asked)
        return twin

    def rewound(self, count: int) -> "Match":
        """The match as it was after its first `count` moves."""
        earlier = self.begun()
        for seat, notation in self._moves[:count]:
            earlier.play(seat, notation)
        return earlier

    def begun(self) -> "Match":
        """The match as it was before its first move."""
        if self.start is not None:
            return match_from_position(self.game, self.start)
        assert self.key is not None, "a match begins with a seed or with a written position"
        return new_match(self.game, self.seats, self.key, self.options)

    # inside

    def _hidden(self, viewer: int) -> Any:
        """The viewer's hidden record, as it has been since the last step: not to be changed."""
        return self._known[viewer + 1]

    def _notice(self, mover: int | None, is_command: bool = False) -> None:
        """Makes anew what each viewer may know, numbers the step just made and files its events.

        A question stands, with its number, until its seat has answered it; a command is no answer.
        """
        self._known[:] = self._states[0]
        for viewer in self._numbers:
            record = self._hidden(viewer)
            self.game.kernels.hide(record, viewer)
            count = int(record["event_count"])
            if count or viewer == mover:
                self._numbers[viewer] += 1
            number = self._numbers[viewer]
            self._events[viewer] += [(number, self.game.event(record, row)) for row in record["events"][:count]]
            begin_events(record)
        waiting = self.to_act
        for seat in range(self.seats):
            if seat not in waiting:
                self._asked.pop(seat, None)
            elif seat not in self._asked or (seat == mover and not is_command):
                self._asked[seat] = self._numbers[seat]

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _seat(self, seat: Any) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            expected = ", ".join(map(str, range(self.seats)))
            raise Refusal("bad-seat", clause=self.game.setup_clause, got=str(seat), expected=expected)
        return seat


def view_of(game: Game, record: Any, viewer: int) -> View:
    """The view of a hidden record; the record stays with it, beside the fields."""
    view = game.view(record, viewer)
    view.__dict__.update(record_=record, game_=game, viewer_=viewer)
    return view


def new_match(game: Game, seats: int | None, key: bytes, options: Mapping[str, Any]) -> Match:
    """A match at its beginning. Raises `Refusal` for seats or options the game does not have."""
    chosen = game.seats[0] if seats is None else seats
    if isinstance(chosen, bool) or chosen not in game.seats:
        expected = " | ".join(map(str, game.seats))
        raise Refusal("bad-seats", clause=game.setup_clause, expected=expected, got=str(chosen))
    match = Match(game, chosen, fitting(game, chosen, options), key)
    put_options(match)
    seed_keyed(match.state, key)
    game.kernels.deal(match.state, BY_KEY)
    match._notice(None)
    return match


def fitting(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, Value]:
    """Every option with its value or default. Raises `Refusal` for what the game does not have or seats rule out."""
    try:
        values = complete(game.options, options)
    except Refusal as refusal:
        refusal.clause = game.setup_clause or refusal.clause
        raise
    unfit = game.unfit(seats, values) if game.unfit is not None else None
    if unfit is not None:
        name, expected = unfit
        raise Refusal("bad-option", clause=game.setup_clause, name=name, expected=expected, got=str(values[name]))
    return values


def put_options(match: Match) -> None:
    """Writes the options into the record."""
    for option in match.game.options:
        match.state[option.name] = option.read(match.options[option.name])
    if "seats" in match.game.fields:
        match.state["seats"] = match.seats


def read_options(game: Game, record: Any) -> dict[str, Value]:
    """The options that stand in a record."""
    return {option.name: option.write(int(record[option.name])) for option in game.options}


def match_at(game: Game, record: Any, seats: int | None = None) -> Match:
    """A match that begins in a given full state, without a history."""
    given = game.seats[0] if seats is None else seats
    count = int(record["seats"]) if "seats" in game.fields else given
    match = Match(game, count, read_options(game, record), None)
    match._states[0] = record
    match.start = match.position()
    match._notice(None)
    return match


def match_from_position(game: Game, written: Mapping[str, Any]) -> Match:
    """A match from a written position. Raises `Refusal` (`bad-position`): where, what was expected, what came."""
    states = blank(game.dtype)
    fields = {name: value for name, value in written.items() if name != "generator"}
    try:
        game.from_position(states[0], fields)
        put_generator(states[0], written.get("generator"))
    except BadPosition as bad:
        raise Refusal("bad-position", detail=str(bad)) from None
    return match_at(game, states[0])


def put_generator(record: Any, words: Any) -> None:
    """Sets the generator; where it is left out, it is that of seed 0."""
    if words is None:
        seed_keyed(record, key_of(0))
        return
    size = record["rng"].size
    if not isinstance(words, list) or len(words) != size or not all(map(is_word, words)):
        raise BadPosition("generator", f"{size} whole numbers", words)
    record["rng"][:] = words


def is_word(word: Any) -> bool:
    return type(word) is int and 0 <= word < 1 << 63


def imagined_match(view: View, seed: int) -> Match:
    """A match from a position that the view's seat cannot tell from the real one."""
    record = view.record
    game: Game = view.__dict__["game_"]
    states = blank(game.dtype)
    states[0] = record
    game.kernels.imagine(states[0], view.__dict__["viewer_"], seed)
    return match_at(game, states[0])
