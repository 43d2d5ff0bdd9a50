"""State as one record of plain numbers, each field marked with who may know it.

A game declares a class whose annotations are the fields:

    class State(Base):
        phase: Annotated[Int8, Seen.ALL]
        held: Annotated[Int8s, SEATS, CARDS, Seen.OWNER]

`dtype_of(State)` is the NumPy structured type; a state is an element of an array of that type (`np.record`), and its
copy is one call. The class itself is never instantiated: it types the kernels' arguments.
"""

from enum import Enum
from math import prod
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8: TypeAlias = Annotated[int, np.int8]
Int16: TypeAlias = Annotated[int, np.int16]
Int32: TypeAlias = Annotated[int, np.int32]
Int64: TypeAlias = Annotated[int, np.int64]
Int8s: TypeAlias = Annotated[NDArray[np.int8], np.int8]
Int16s: TypeAlias = Annotated[NDArray[np.int16], np.int16]
Int32s: TypeAlias = Annotated[NDArray[np.int32], np.int32]
Int64s: TypeAlias = Annotated[NDArray[np.int64], np.int64]

UNKNOWN = -128
"""What a blanked field holds in every integer type: no rule gives a field this value."""


class Seen(Enum):
    """Who may know a field."""

    ALL = "all"  # every seat and every spectator, always
    NONE = "none"  # nobody while the game goes on
    OWNER = "owner"  # first axis: seats; each seat its own row
    RULED = "ruled"  # the game's `hide` decides, by a clause named in the field's comment


class Field(NamedTuple):
    """One declared field: its name, number type, shape and mark."""

    name: str
    number: type[np.signedinteger[Any]]
    shape: tuple[int, ...]
    seen: Seen


def fields(state: type) -> tuple[Field, ...]:
    """The declared fields of a state class, those of its bases first.

    Raises `ValueError` for an unmarked field, one that is no plain number, and a name NumPy's records use themselves.
    """
    return tuple(_field(state, name, hint) for name, hint in get_type_hints(state, include_extras=True).items())


def _field(state: type, name: str, hint: Any) -> Field:
    where = f"{state.__name__}.{name}"
    if hasattr(np.record, name) or hasattr(np.ndarray, name):
        raise ValueError(f"expected a field name NumPy does not use, got {where}")
    if get_origin(hint) is not Annotated:
        raise ValueError(f"expected Annotated[number type, shape..., Seen mark], got {where}: {hint!r}")
    _, *notes = get_args(hint)
    numbers = [note for note in notes if isinstance(note, type) and issubclass(note, np.signedinteger)]
    marks = [note for note in notes if isinstance(note, Seen)]
    shape = tuple(int(note) for note in notes if isinstance(note, int))
    if len(numbers) != 1:
        raise ValueError(f"expected one of Int8, Int16, Int32, Int64 or their arrays, got {where}: {hint!r}")
    if len(marks) != 1:
        raise ValueError(f"expected one Seen mark, got {len(marks)} in {where}")
    if marks[0] is Seen.OWNER and not shape:
        raise ValueError(f"expected a first axis of seats for Seen.OWNER, got {where} without a shape")
    return Field(name, numbers[0], shape, marks[0])


FILLER = "filler_"
"""The last field of a record whose own fields do not fill whole words."""


def dtype_of(state: type) -> np.dtype[Any]:
    """The aligned structured type of a state class; its scalars are `np.record`.

    Wide numbers come first and a filler last, so that no byte lies between fields: NumPy leaves such bytes as they
    happen to be when it copies a record, and equal states must have equal bytes.
    """
    declared = sorted(fields(state), key=lambda field: -np.dtype(field.number).itemsize)
    parts = [(field.name, np.dtype(field.number), field.shape) for field in declared]
    widest = max(number.itemsize for _, number, _ in parts)
    missing = -sum(number.itemsize * prod(shape) for _, number, shape in parts) % widest
    if missing:
        parts.append((FILLER, np.dtype(np.int8), (missing,)))
    return np.dtype((np.record, np.dtype(parts, align=True)))


def blank(dtype: np.dtype[Any], count: int = 1) -> NDArray[Any]:
    """`count` records of zeros."""
    return np.zeros(count, dtype)
