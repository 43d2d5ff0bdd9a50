"""Clocks: how long a question stands, and what is answered when nobody has.

A reaction window is open while a seat is waited for that may decline. Where the game's `window_timer` is set, it lasts
so many seconds; who has not answered then has declined. With the option `window = fixed` it always lasts so long:
declines are kept back until the end, so that nothing shows whether somebody could have done something else. Any other
answer is played at once and ends the window, or, where the game's calls are secret, is kept back as well.

Outside windows, where the game's `turn_timer` is set, the one seat that is waited for has so many seconds; the game's
default is done then.
"""

from collections.abc import Collection, Mapping

from paravent.engine.match import Match
from paravent.engine.refusal import Refusal
from paravent.server.rows import AnswerRow, WindowRow


def option_seconds(match: Match, option: str | None) -> float:
    """The seconds that an option gives; 0: there is no clock."""
    seconds = 0 if option is None else match.options.get(option, 0)
    return float(seconds) if isinstance(seconds, int) else 0.0


def window_seconds(match: Match) -> float:
    """How long this table's windows last."""
    return option_seconds(match, match.game.window_timer)


def is_fixed(match: Match) -> bool:
    """Whether every window lasts its whole time."""
    return match.options.get("window") == "fixed" and window_seconds(match) > 0


def refuse_fixed_without_seconds(match: Match) -> None:
    """A window of fixed length needs a length. Raises `Refusal` (`bad-option`)."""
    timer = match.game.window_timer
    if timer is not None and match.options.get("window") == "fixed" and window_seconds(match) == 0:
        raise Refusal(
            "bad-option",
            clause=match.game.setup_clause,
            name="window",
            expected=f"fixed | {timer} = 1…",
            got=f"fixed, {timer} = 0",
        )


def keeps_back(match: Match, seat: int, move: str) -> bool:
    """Whether an answer is kept back until its window closes."""
    if not is_fixed(match) or decline_of(match, seat) is None:
        return False
    return match.game.secret_calls or move in match.game.declines


def is_allowed(match: Match, seat: int, move: str) -> bool:
    try:
        match.check(seat, move)
    except Refusal:
        return False
    return True


def decline_of(match: Match, seat: int) -> str | None:
    """How the seat may decline the question put to it; None where that is no window's."""
    return next((move for move in match.game.declines if is_allowed(match, seat, move)), None)


def asked_to_react(match: Match) -> dict[int, int]:
    """The seats whose question may be declined, each with the number at which it was asked."""
    waiting = sorted(match.to_act)
    return {seat: match.asked(seat) or 0 for seat in waiting if decline_of(match, seat) is not None}


def asked_to_decide(match: Match) -> dict[int, int]:
    """The one seat that is waited for; none where there are several, whose steps others may not notice."""
    waiting = sorted(match.to_act)
    return {seat: match.asked(seat) or 0 for seat in waiting} if len(waiting) == 1 else {}


def clocked(match: Match) -> tuple[dict[int, int], float]:
    """The questions that have a clock, and how many seconds it gives."""
    reacting = asked_to_react(match)
    if reacting:
        return reacting, window_seconds(match)
    return asked_to_decide(match), option_seconds(match, match.game.turn_timer)


def silence(match: Match, seat: int) -> str:
    """What a seat that says nothing has answered."""
    return decline_of(match, seat) or match.default(seat)


def order_of_answers(match: Match, asked: Collection[int], kept: Mapping[int, AnswerRow]) -> list[int]:
    """The order in which the answers of a window that closes are played: that of the seats, which tells nothing.

    Where a single call closes the window although others are asked, the first call comes first.
    """
    calls = sorted((answer for answer in kept.values() if answer.move not in match.game.declines), key=arrival)
    first = [call.seat for call in calls[:1] if len(asked) > 1 and ends_the_window(match, call)]
    return [*first, *(seat for seat in sorted(asked) if seat not in first)]


def arrival(answer: AnswerRow) -> float:
    return answer.at


def ends_the_window(match: Match, call: AnswerRow) -> bool:
    after = match.copy()
    after.play(call.seat, call.move)
    return not asked_to_react(after)


def written_mark(asked: Mapping[int, int]) -> str:
    """Names a window by its questions: `0:12 1:9`."""
    return " ".join(f"{seat}:{number}" for seat, number in asked.items())


def belongs(window: WindowRow, asked: Mapping[int, int]) -> bool:
    """Whether these questions are the window's, or what is left of them."""
    return set(written_mark(asked).split()) <= set(window.mark.split())


def window_after(match: Match, before: WindowRow | None, now: float) -> WindowRow | None:
    """The clock that runs after a move."""
    asked, seconds = clocked(match) if has_clock(match) else ({}, 0.0)
    if not asked or not seconds:
        return None
    if before is not None and belongs(before, asked):
        return before
    return WindowRow(written_mark(asked), now, seconds)


def has_clock(match: Match) -> bool:
    """Whether questions of this table have a clock at all."""
    return window_seconds(match) > 0 or option_seconds(match, match.game.turn_timer) > 0
