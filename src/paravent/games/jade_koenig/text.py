"""The table in words: for the terminal, for a screen reader, and for anyone who pastes a position into a message."""

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

from paravent.games.jade_koenig.cards import PLACE_NAMES
from paravent.games.jade_koenig.happenings import Pair
from paravent.games.jade_koenig.view import Player, Question, View

Say = Callable[..., str]


def text(view: View, say: Say) -> str:
    """Seats, symbols, stones, what the viewer has in hand, and what has been asked."""
    parts = (players(view, say), symbols(view, say), stones(view, say), own(view, say), notes(view, say))
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines)


def name(view: View, seat: int, say: Say) -> str:
    return say("text-you") if seat == view.seat else say("text-seat", seat=seat + 1)


def players(view: View, say: Say) -> Iterator[str]:
    """A line for each seat."""
    for player in view.players:
        who = name(view, player.seat, say)
        if not player.playing:
            yield say("text-eliminated", who=who)
        else:
            yield player_line(player, who, say)
            if player.sitting:
                yield say("text-sits-out", who=who)


def player_line(player: Player, who: str, say: Say) -> str:
    piece = player.piece or "none"
    return say("text-player", who=who, piece=piece, marker=player.marker, chips=player.chips, stones=player.stones)


def symbols(view: View, say: Say) -> Iterator[str]:
    """JK-2.6 What lies on each place, with a star where a question chip lies."""
    chips = view.consultation.chips if view.consultation else []
    for place, symbol in zip_longest(PLACE_NAMES, view.arrangement or []):
        if symbol is not None:
            yield f"{say(f'place-{place}')}: {say(f'symbol-{symbol}')}{' *' if place in chips else ''}"
    if view.open_oracles:
        yield say("text-open", letters=" ".join(view.open_oracles))


def stones(view: View, say: Say) -> Iterator[str]:
    """A line for each stone on the board."""
    for stone in view.stones:
        who = name(view, stone.seat, say)
        yield say("text-stone", node=stone.node, who=who, face=stone.face or "none")


def own(view: View, say: Say) -> Iterator[str]:
    """What the viewer alone may know."""
    for player in view.players:
        if player.seat == view.seat:
            if player.hand is not None:
                yield say("text-hand", snakes=player.hand.snakes, jaguars=player.hand.jaguars)
            if player.oracle is not None:
                yield say("text-oracle", letter=player.oracle)
        elif player.tasks is not None:
            yield say("text-holds", who=name(view, player.seat, say))
            yield f"  {pairs(player.tasks, say)}"


def notes(view: View, say: Say) -> Iterator[str]:
    """JK-10.4 Questions and answers; the cards still possible where the table tells."""
    for question in view.questions:
        who, asked = name(view, question.seat, say), pairs(question.pairs, say)
        yield say("text-asked", who=who, pairs=asked, answer=answer(question))
    if view.deduction is not None:
        yield say("text-cards", cards=view.deduction.cards)


def answer(question: Question) -> str:
    """1/2/0, or none where it was not heard."""
    heard = question.answer
    return "none" if heard is None else f"{heard.places}/{heard.symbols}/{heard.matches}"


def pairs(told: Iterable[Pair], say: Say) -> str:
    return ", ".join(f"{say(f'place-{pair.place}')} – {say(f'symbol-{pair.symbol}')}" for pair in told)
