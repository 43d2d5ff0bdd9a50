"""Playing in the terminal against bots: the board in characters, moves typed or chosen by number."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from paravent import Match, Refusal, new
from paravent.cli.compile import compile_games
from paravent.cli.console import err, fail, language_of, out, spoken
from paravent.cli.log import Teller
from paravent.cli.opponents import Opponents
from paravent.engine.match import SPECTATOR, view_of

WHOLE_NUMBER = re.compile(r"-?\d+")


class Left(Exception):
    """The player leaves."""


def play(
    key: str,
    level: str | None,
    seat: int,
    seats: int | None,
    options: list[str],
    seed: int | None,
    save: Path | None,
    language: str | None,
) -> None:
    """A whole game; leaving early is no failure."""
    spoken_language = language_of(language)
    with spoken(spoken_language):
        match = new(key, seats=seats, seed=seed, options=dict(map(read_option, options)))
        session = Session(match, seat, level, seed, spoken_language)
        compile_games([match.game])
        try:
            session.run()
        except Left:
            out.print(session.tell.say("left"))
        if save:
            match.save(save)
            out.print(session.tell.say("saved", file=str(save)), markup=False)


def read_option(text: str) -> tuple[str, str | int]:
    """`mode=expert` or `turn_limit=60`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        fail(f"An option is written NAME=VALUE, as in --option mode=expert; this is not: {text}", 2)
    return name, int(value) if WHOLE_NUMBER.fullmatch(value) else value


class Session:
    """One person's game: what they see, what they type, and the bots' moves in between."""

    def __init__(self, match: Match, seat: int, level: str | None, seed: int | None, language: str) -> None:
        match.legal(seat)  # refuses a seat the match does not have
        self.match = match
        self.seat = seat
        self.opponents = Opponents(match, seat, level, seed)
        self.tell = Teller(match.game, language, seat, [])
        self.tell.names = [self.name(other) for other in range(match.seats)]
        self.told = 0
        self.shown = False
        self.commands: dict[str, Callable[[str], object]] = {
            "": self.moves,
            "?": self.help,
            "help": self.help,
            "moves": self.moves,
            "why": self.why,
            "board": self.board,
            "log": self.log,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def name(self, seat: int) -> str:
        if seat == self.seat:
            return self.tell.say("player-you")
        if self.match.seats == 2:
            return self.tell.say("player-bot", level=self.opponents.level)
        return self.tell.say("player-bot-at", seat=seat + 1, level=self.opponents.level)

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        out.print(self.tell.say("welcome", seat=self.seat, game=self.tell.say_game("game")), markup=False)
        while self.match.result is None:
            if self.seat in self.match.to_act:
                self.turn()
            else:
                self.opponents.move()
        self.news()
        self.board("")

    def turn(self) -> None:
        """Asks until the player has made a move."""
        before = len(self.match.moves)
        if self.news() or not self.shown:
            self.board("")
        while len(self.match.moves) == before:
            self.obey(self.ask())

    def ask(self) -> str:
        """A line from the player; the end of the input is a way to leave."""
        try:
            return out.input(Text(f"{self.tell.say('prompt')} ({self.verbs()})> ", style="bold")).strip()
        except EOFError:
            out.print()
            raise Left from None

    def verbs(self) -> str:
        """What kinds of moves there are, with how many of each: `swap 72, withdraw 4`."""
        counts = Counter(move.partition(" ")[0] for move in self.match.legal(self.seat))
        return ", ".join(verb if count == 1 else f"{verb} {count}" for verb, count in counts.items())

    def obey(self, line: str) -> None:
        """A command, a number from the list, a move, or a part of moves."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            self.commands[word](rest.strip())
        elif line.isdecimal():
            self.numbered(int(line))
        else:
            self.move(line)

    def numbered(self, number: int) -> None:
        """A move by its number in the list of all moves."""
        legal = self.match.legal(self.seat)
        if not 1 <= number <= len(legal):
            err.print(self.tell.say("no-number", number=number, most=len(legal)), style="red")
            return
        self.move(legal[number - 1])

    def move(self, notation: str) -> None:
        """Plays a move; where it is only a part of some, lists those."""
        try:
            self.match.play(self.seat, notation)
        except Refusal as refusal:
            if refusal.code == "bad-notation" and self.moves_with(notation):
                self.moves(notation)
            else:
                self.refuse(refusal)

    def moves_with(self, part: str) -> list[tuple[int, str]]:
        """The legal moves in which these words occur, with their numbers in the list of all."""
        legal = enumerate(self.match.legal(self.seat), 1)
        return [(number, move) for number, move in legal if all(word in move for word in part.split())]

    def refuse(self, refusal: Refusal) -> None:
        """Says why not, with the clause."""
        clause = f" [{refusal.clause}]" if refusal.clause else ""
        reason = refusal.say(self.tell.language) + clause
        err.print(self.tell.say("refused", reason=reason), style="red", markup=False)

    # commands

    def help(self, _: str) -> None:
        example = next(iter(self.match.legal(self.seat)), "")
        out.print(self.tell.say("help", example=example), markup=False)

    def moves(self, part: str) -> None:
        found = self.moves_with(part)
        width = len(str(len(found)))
        out.print(
            Columns([Text(f"{number:>{width}} {move}") for number, move in found], padding=(0, 3), column_first=True)
        )

    def why(self, notation: str) -> None:
        try:
            self.match.check(self.seat, notation)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            out.print(self.tell.say("allowed"))

    def board(self, _: str) -> None:
        self.shown = True
        out.print(board_panel(self.match, self.seat, self.tell))

    def log(self, _: str) -> None:
        for line in self.tell.lines(self.match.events(self.seat)):
            out.print(f"· {line}", markup=False)

    def news(self) -> bool:
        """Tells what has happened since the last time; whether anything has."""
        lines = self.tell.lines(self.match.events_since(self.seat, self.told))
        self.told = self.match.number(self.seat)
        for line in lines:
            out.print(f"· {line}", markup=False)
        return bool(lines)

    def save(self, file: str) -> None:
        if not file:
            self.help("")
            return
        try:
            self.match.save(Path(file).expanduser())
        except OSError as error:
            err.print(f"{file}: {error.strerror}", style="red", markup=False)
        else:
            out.print(self.tell.say("saved", file=file), markup=False)

    def leave(self, _: str) -> None:
        raise Left


def board_panel(match: Match, seat: int | None, tell: Teller, truth: bool = False) -> Panel:
    """What a viewer may know (or everything), as the game draws it; without a text board, the view's fields."""
    view = view_of(match.game, match.state.copy(), SPECTATOR) if truth else match.view(seat)
    drawn = match.game.text(view, tell.say_game) if match.game.text else repr(view)
    return Panel(Text(drawn), expand=False, padding=(0, 1))
