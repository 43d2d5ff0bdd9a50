"""What a seat hides from the others, as a comparable value."""

from typing import Any

from paravent.games.jade_koenig.state import Phase


def secret(record: Any, seat: int) -> tuple[Any, ...]:
    """Its hand, its oracle card, the faces of the stones it laid, and the task card it holds."""
    faces = tuple(int(face) for face, lying in zip(record["face"], record["lying"], strict=True) if lying == 1 + seat)
    held = record["tasks"][(seat + 1) % int(record["seats"])] if record["phase"] != Phase.PLACE else 0
    return tuple(int(count) for count in record["hand"][seat]), int(record["oracle"][seat]), faces, int(held)
