"""A ladder's results on disk: a line for what is played, then one for each game, written when it is over.

What is interrupted goes on from there; a last line that was cut off is one game less. A file may be gone on with for
more games and more bots, but what makes games comparable has to be the same.
"""

from io import BufferedWriter
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from paravent.bots.ladder.fixtures import Fixture, Ladder
from paravent.bots.ladder.games import Row
from paravent.bots.refusals import refused

FORMAT: Final = "paravent ladder"
VERSION: Final = 1
SAME: Final = ("game", "rules", "seats", "options", "scale", "seed")


class Head(msgspec.Struct):
    """The first line."""

    ladder: Ladder
    format: str = FORMAT
    version: int = VERSION


class Results:
    """The games so far, in memory and, with a path, in a file."""

    def __init__(self, ladder: Ladder, path: Path | None = None) -> None:
        self.ladder, self.path = ladder, path
        self.rows: dict[Fixture, Row] = {}
        self.file: BufferedWriter | None = None

    def __enter__(self) -> Self:
        """Reads what is there. Raises `Refusal` where the file is another ladder's or none's, `OSError`."""
        if self.path is not None:
            whole = self.read(self.path) if self.path.exists() else 0
            self.file = self.path.open("ab")
            self.file.truncate(whole)
            if not whole:
                self.write(Head(self.ladder))
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def read(self, path: Path) -> int:
        """Takes in the whole lines of a file; returns how many bytes they are."""
        contents = path.read_bytes()
        lines = contents[: contents.rfind(b"\n") + 1].splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self.compare(path, msgspec.json.decode(line, type=Head))
                else:
                    row = msgspec.json.decode(line, type=Row)
                    self.rows[row.fixture] = row
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise refused("bad-results", file=str(path), line=number, error=str(error)) from None
        return sum(map(len, lines))

    def compare(self, path: Path, head: Head) -> None:
        if (head.format, head.version) != (FORMAT, VERSION):
            raise refused("bad-results", file=str(path), line=1, error=f"{head.format} {head.version}")
        for name in SAME:
            there, here = getattr(head.ladder, name), getattr(self.ladder, name)
            if there != here:
                raise refused("other-ladder", file=str(path), name=name, expected=str(there), got=str(here))

    def add(self, row: Row) -> None:
        """A game that is over."""
        self.rows[row.fixture] = row
        self.write(row)

    def write(self, line: Head | Row) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
