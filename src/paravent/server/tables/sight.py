"""What a viewer is sent, made from what its hidden record gives."""

from collections.abc import Collection, Iterable

import msgspec

from paravent.engine.match import Match
from paravent.server import wire
from paravent.server.clock import written
from paravent.server.rows import WindowRow

ENCODER = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    """JSON."""
    return ENCODER.encode(message)


def raw(struct: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(struct))


def raws(structs: Iterable[msgspec.Struct]) -> list[msgspec.Raw]:
    return [raw(struct) for struct in structs]


def window_seen(window: WindowRow, now: float) -> wire.Window:
    return wire.Window(written(window.opened), window.seconds, max(0.0, round(window.due - now, 3)))


def sight(match: Match, seat: int | None, window: wire.Window | None, answered: Collection[int] = ()) -> wire.Sight:
    """What the viewer sees now. `answered`: seats whose answer is kept back; only their own sight shows it."""
    to_act, may_act = match.waited_for(seat)
    asked: int | None = None
    legal: tuple[str, ...] = ()
    if seat is not None:
        if seat in answered:
            to_act -= {seat}
        else:
            asked = match.asked(seat)
        if seat in to_act or seat in may_act:
            legal = match.legal(seat)
    return wire.Sight(
        number=match.number(seat),
        seat=seat,
        to_act=sorted(to_act),
        may_act=sorted(may_act),
        asked=asked,
        legal=list(legal),
        view=raw(match.view(seat)),
        window=window,
    )
