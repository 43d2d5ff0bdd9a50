"""What a viewer is sent, made from what its hidden record gives."""

from collections.abc import Iterable

import msgspec

from paravent.engine.match import Match
from paravent.server import wire
from paravent.server.clock import written
from paravent.server.rows import AnswerRow, WindowRow
from paravent.server.tables import standing

ENCODER = msgspec.json.Encoder()
COMMANDS: tuple[wire.Command, ...] = ("resign", "draw", "look")


def encoded(message: object) -> bytes:
    """JSON."""
    return ENCODER.encode(message)


def raw(struct: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(struct))


def raws(structs: Iterable[msgspec.Struct]) -> list[msgspec.Raw]:
    return [raw(struct) for struct in structs]


def window_seen(window: WindowRow, now: float) -> wire.Window:
    return wire.Window(written(window.opened), window.seconds, max(0.0, round(window.due - now, 3)))


class Own(msgspec.Struct, frozen=True):
    """What the table keeps for seats: the viewer's answer in an open window, answers given in advance, and whether it
    has resigned.
    """

    kept: AnswerRow | None = None
    given: standing.Given = {}
    resigned: bool = False


NOTHING = Own()


def sight(match: Match, seat: int | None, window: wire.Window | None, own: Own = NOTHING) -> wire.Sight:
    """What the viewer sees now."""
    to_act, may_act = match.waited_for(seat)
    seen = wire.Sight(
        number=match.number(seat),
        seat=seat,
        to_act=sorted(to_act),
        may_act=sorted(may_act),
        asked=None,
        legal=[],
        kept=None,
        commands=[],
        standing=[],
        view=raw(match.view(seat)),
        window=window,
    )
    if seat is not None:
        show_own(seen, match, seat, own)
    return seen


def show_own(seen: wire.Sight, match: Match, seat: int, own: Own) -> None:
    """Adds what is for the seat alone; who has resigned only looks on, though a bot may play there."""
    if own.resigned:
        seen.to_act = [other for other in seen.to_act if other != seat]
        return
    if own.kept is None:
        seen.asked = match.asked(seat)
    else:
        seen.kept = own.kept.move
        seen.to_act = [other for other in seen.to_act if other != seat]
    if seat in seen.to_act or seat in seen.may_act:
        seen.legal = list(match.legal(seat))
    seen.commands = [command for command in COMMANDS if command in match.commands(seat)]
    seen.standing = standing.seen(match, own.given, seat, own.kept is not None)
