"""A table's options: fixed when it is created, known to all, stored in the record field of the same name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from paravent.engine.refusal import Refusal

Value = str | int


@dataclass(frozen=True)
class Option:
    """One of a few named values, the first the default; a number may name one too. The record holds the value's index.

    `applies` names the setting under which it matters (`mode=expert`); `asks` the values that the table has to settle
    with its players before the game begins.
    """

    name: str
    values: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    applies: str | None = None
    asks: tuple[str, ...] = ()

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def expected(self) -> str:
        return " | ".join(self.values)

    def read(self, value: Any) -> int:
        """The number for the record. Raises `Refusal` (`bad-option`, or `ask-first` for a value to be settled)."""
        value = str(value) if type(value) is int else value
        if value not in self.values:
            raise bad_option(self, value)
        if value in self.asks:
            settled = " | ".join(other for other in self.values if other not in self.asks)
            raise Refusal(
                "ask-first", clause=next(iter(self.clauses), None), name=self.name, expected=settled, got=value
            )
        return self.values.index(value)

    def write(self, number: int) -> Value:
        return self.values[number]


@dataclass(frozen=True)
class Number:
    """A whole number in a range; 0 in the record stands for `none` where that is allowed."""

    name: str
    default: int
    least: int
    most: int
    none: bool = False
    clauses: tuple[str, ...] = ()
    applies: str | None = None

    @property
    def expected(self) -> str:
        return f"{self.least}…{self.most}" + (" | none" if self.none else "")

    def read(self, value: Any) -> int:
        """The number for the record. Raises `Refusal` (`bad-option`)."""
        if self.none and value == "none":
            return 0
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise bad_option(self, value)
        return value

    def write(self, number: int) -> Value:
        return "none" if self.none and number == 0 else number


Setting = Option | Number


def bad_option(option: Setting, value: Any) -> Refusal:
    return Refusal("bad-option", clause="section 5", name=option.name, expected=option.expected, got=str(value))


def complete(options: Iterable[Setting], chosen: Mapping[str, Any]) -> dict[str, Value]:
    """Every option with its value or default. Raises `Refusal` (`unknown-option`, `bad-option`, `ask-first`)."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise Refusal("unknown-option", clause="section 5", name=str(name), expected=", ".join(known))
    values = {name: chosen.get(name, option.default) for name, option in known.items()}
    return {name: known[name].write(known[name].read(value)) for name, value in values.items()}
