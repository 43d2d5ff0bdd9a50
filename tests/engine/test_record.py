from typing import Annotated

import numpy as np
import pytest

from paravent.engine.record import Int8, Int8s, Int64s, Seen, blank, dtype_of, fields


class Good:
    phase: Annotated[Int8, Seen.ALL]
    held: Annotated[Int8s, 2, 5, Seen.OWNER]


class More(Good):
    words: Annotated[Int64s, 3, Seen.NONE]


def test_fields_stand_in_order_with_shape_and_mark() -> None:
    assert [(field.name, field.shape, field.seen) for field in fields(More)] == [
        ("phase", (), Seen.ALL),
        ("held", (2, 5), Seen.OWNER),
        ("words", (3,), Seen.NONE),
    ]


def test_a_state_is_a_record_whose_copy_is_one_call() -> None:
    states = blank(dtype_of(More), 2)
    states[0].held[1, 4] = 3
    states[1] = states[0]
    states[0].held[1, 4] = 7
    assert states[1].held[1, 4] == 3
    assert isinstance(states[0], np.record)


def test_no_byte_lies_between_fields() -> None:
    """NumPy copies such bytes or not, as it happens: equal states would differ."""
    for state in (Good, More):
        dtype = dtype_of(state)
        assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
        copied = np.full(dtype.itemsize, 7, np.uint8).view(dtype)
        copied[0] = blank(dtype)[0]
        assert copied.tobytes() == bytes(dtype.itemsize)


def refused(annotation: object, name: str = "phase") -> str:
    made = type("Bad", (), {"__annotations__": {name: annotation}, "__module__": __name__})
    with pytest.raises(ValueError, match="expected") as error:
        dtype_of(made)
    return str(error.value)


def test_a_field_without_a_mark_is_refused() -> None:
    assert "expected one Seen mark" in refused(Annotated[Int8, 2])


def test_a_field_with_two_marks_is_refused() -> None:
    assert "expected one Seen mark, got 2" in refused(Annotated[Int8, Seen.ALL, Seen.NONE])


def test_a_field_that_is_no_plain_number_is_refused() -> None:
    assert "expected one of Int8" in refused(Annotated[str, Seen.ALL])
    assert "expected Annotated" in refused(int)


def test_an_owner_field_needs_an_axis_of_seats() -> None:
    assert "axis of seats" in refused(Annotated[Int8, Seen.OWNER])


@pytest.mark.parametrize("name", ["round", "size", "sum", "copy"])
def test_a_name_that_numpy_uses_is_refused(name: str) -> None:
    assert "NumPy does not use" in refused(Annotated[Int8, Seen.ALL], name)
