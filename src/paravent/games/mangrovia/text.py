"""The table in words: for the terminal, for a screen reader, and for anyone who pastes a position into a message."""

from collections.abc import Callable, Iterator

from paravent.games.mangrovia.view import Holding, Hut, Line, Player, View

Say = Callable[..., str]
NOTHING = "–"


def text(view: View, say: Say) -> str:
    """The round, the places, what lies open, the seats, the huts, how lines stand, and what the viewer has in hand."""
    parts = (table(view, say), places(view, say), players(view, say), board(view, say), own(view, say), end(view, say))
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines)


def name(view: View, seat: int | None, say: Say) -> str:
    """A participant; None: the neutral huts."""
    if seat is None:
        return say("text-neutral")
    return say("text-you") if seat == view.seat else say("text-seat", seat=seat + 1)


def table(view: View, say: Say) -> Iterator[str]:
    """The round, the birds, the cards on the table."""
    yield say("text-round", round=view.round, stop=view.boat, who=name(view, view.starter, say))
    yield say("text-birds", landscapes=", ".join(map(say, view.birds)))
    valuables = [NOTHING if value is None else str(value) for value in view.open_valuables]
    landscapes = [NOTHING if landscape is None else say(landscape) for landscape in view.open_landscapes]
    yield say("text-open", cards=" ".join(valuables + landscapes))
    piles = view.piles
    yield say("text-piles", valuables=piles.valuables, landscapes=piles.landscapes, bag=piles.bag, ones=view.ones)


def places(view: View, say: Say) -> Iterator[str]:
    """MG-3.2 Whose bowl stands where."""
    for place in view.places:
        who = say("text-closed") if place.closed else NOTHING
        yield say("text-place", place=place.place, who=who if place.seat is None else name(view, place.seat, say))


def players(view: View, say: Say) -> Iterator[str]:
    """A line for each seat, and one for what is known of another's hand (MG-R36)."""
    for player in view.players:
        yield player_line(view, player, say)
        if player.known is not None and player.hand is None and any(things(player.known, say)):
            yield say("text-known", things=", ".join(things(player.known, say)))
        if player.tiles:
            yield say("text-tiles", tiles=", ".join(say(f"tile-{tile}") for tile in player.tiles))


def player_line(view: View, player: Player, say: Say) -> str:
    return say(
        "text-player",
        who=name(view, player.seat, say),
        points=player.points,
        huts=player.huts_left,
        valuables=player.valuables,
        landscapes=player.landscapes,
        amulets=player.amulets,
        rings=player.rings,
    )


def things(held: Holding, say: Say) -> list[str]:
    """Values, landscapes and amulets of a hand."""
    values = [str(value) for value in sorted(held.start_cards + held.valuables, reverse=True)]
    amulets = [f"{say('amulet')} {value}" for value in held.amulets]
    return values + [say(landscape) for landscape in held.landscapes] + amulets


def board(view: View, say: Say) -> Iterator[str]:
    """Huts, paths, totem area and Garden."""
    if view.huts:
        yield say("text-huts", huts=", ".join(hut_text(view, hut, say) for hut in view.huts))
    for line in view.lines:
        if line.ranks:
            key = "text-totem" if line.line == "totem" else "text-line"
            yield say(key, line=line.line, ranks=ranks(view, line, say))
    yield say("text-garden", huts=view.garden_standing.huts)


def hut_text(view: View, hut: Hut, say: Say) -> str:
    """m28×2 you, m30(4) seat 2."""
    double = "×2" if hut.huts == 2 else ""
    tile = f"({hut.totem})" if hut.totem is not None else ""
    return f"{hut.field}{double}{tile} {name(view, hut.seat, say)}"


def ranks(view: View, line: Line, say: Say) -> str:
    """Who has how many huts, in order of rank, with the points that would give."""
    return ", ".join(f"{name(view, rank.seat, say)} {rank.huts} ({rank.points})" for rank in line.ranks)


def own(view: View, say: Say) -> Iterator[str]:
    """What the viewer alone may know."""
    for player in view.players:
        if player.seat == view.seat and player.hand is not None:
            yield say("text-hand", things=", ".join(things(player.hand, say)) or NOTHING)


def end(view: View, say: Say) -> Iterator[str]:
    """MG-12.8 The totals."""
    for account in sorted(view.accounts or [], key=lambda account: account.rank):
        yield say("text-account", who=name(view, account.seat, say), total=account.total, rank=account.rank)
