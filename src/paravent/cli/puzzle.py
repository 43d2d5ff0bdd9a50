"""Puzzles for one in the terminal."""

from functools import partial
from secrets import randbelow
from typing import Any, Final

from rich.panel import Panel
from rich.text import Text

from paravent.cli.console import err, fail, language_of, out, spoken
from paravent.cli.log import CLI_WORDS
from paravent.engine import words
from paravent.engine.game import Puzzles
from paravent.games import registry

MOST_SEED: Final = 999_999_999
EXAMPLE: Final = "ice-bird ruins-amulet desert-crown"


def puzzle(key: str, level: str | None, seed: int | None, language: str | None) -> None:
    """One puzzle, until it is solved or left."""
    spoken_language = language_of(language)
    say = partial(words.say, CLI_WORDS, spoken_language)
    with spoken(spoken_language):
        game = registry.game(key)
        puzzles = game.puzzles
        if puzzles is None:
            fail(say("puzzle-none", game=key), 2)
        chosen = level or puzzles.levels[0]
        if chosen not in puzzles.levels:
            fail(say("puzzle-no-level", got=chosen, levels=", ".join(puzzles.levels)), 2)
        number = randbelow(MOST_SEED + 1) if seed is None else seed
        Sitting(puzzles, chosen, number, say, partial(words.say, game.words, spoken_language)).run()


class Sitting:
    """One person at one puzzle."""

    def __init__(self, puzzles: Puzzles, level: str, seed: int, say: Any, say_game: Any) -> None:
        self.puzzles, self.level, self.seed = puzzles, level, seed
        self.say, self.say_game = say, say_game
        self.puzzle = puzzles.make(level, seed)
        self.hints = puzzles.hints(self.puzzle, say_game)
        self.taken = 0
        self.open = True

    def run(self) -> None:
        title = self.say("puzzle-title", seed=str(self.seed), level=self.level, steps=len(self.hints))
        drawn = Text(self.puzzles.text(self.puzzle, self.say_game))
        out.print(Panel(drawn, title=title, title_align="left", expand=False, padding=(0, 1)))
        out.print(self.say("puzzle-welcome", example=EXAMPLE), markup=False)
        while self.open:
            self.obey(self.ask())

    def ask(self) -> str:
        """A line; the end of the input is a way to leave."""
        try:
            return out.input(Text(f"{self.say('puzzle-prompt')}> ", style="bold")).strip()
        except EOFError:
            out.print()
            return "quit"

    def obey(self, line: str) -> None:
        if line in {"quit", "exit"}:
            self.open = False
        elif line == "hint":
            self.hint()
        elif line == "solution":
            pairs = self.puzzles.solution(self.puzzle, self.say_game)
            out.print(self.say("puzzle-solution", pairs=pairs), markup=False)
            self.open = False
        else:
            self.answer(line)

    def hint(self) -> None:
        """The next step of the reasoning."""
        if self.taken == len(self.hints):
            out.print(self.say("puzzle-no-more"))
            return
        out.print(f"{self.taken + 1}. {self.hints[self.taken]}", markup=False)
        self.taken += 1

    def answer(self, line: str) -> None:
        """Three pairs: right, or what they contradict."""
        try:
            verdict: Any = self.puzzles.check(self.level, self.seed, self.puzzles.read(line))
        except ValueError:
            err.print(self.say("puzzle-unreadable", example=EXAMPLE), style="red", markup=False)
            return
        if verdict.right:
            out.print(self.say("puzzle-solved", hints=self.taken))
            self.open = False
        else:
            out.print(self.say("puzzle-wrong", clues=", ".join(str(clue + 1) for clue in verdict.wrong)), markup=False)
