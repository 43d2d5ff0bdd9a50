"""What a seat hides from the others, as a comparable value."""

from typing import Any


def secret(record: Any, seat: int) -> tuple[Any, ...]:
    """Its cards and amulets, and those it is looking at."""
    looked_at = tuple(record["drawn"].tolist()) if record["actor"] == seat else ()
    return tuple(record["hands"][seat].ravel().tolist()), looked_at
