"""What a seat can conclude about the hands of others, listed one by one: see `paravent.bots.belief`."""

from collections.abc import Iterator, Sequence
from math import comb
from typing import Any, Final

from paravent.games.mangrovia.bot.belief import recall
from paravent.games.mangrovia.components import FACES, KINDS, THINGS, Kind
from paravent.games.mangrovia.state import Phase

Facts = frozenset[str]
Hand = tuple[int, ...]

NAMES: Final = ("valuable", "landscape", "amulet")
MOST: Final = 60_000


def facts(record: Any, seat: int) -> Facts:
    """What is true of the others in a world: `seat 1 valuable 7 x2`, two sevens in that hand."""
    return frozenset(
        fact
        for other in range(int(record["seats"]))
        if other != seat
        for kind in range(KINDS)
        for fact in hand_facts(other, kind, tuple(record["hands"][other, kind].tolist()))
    )


def hand_facts(other: int, kind: int, hand: Hand) -> Facts:
    """How many things of each face there are; none is no fact."""
    return frozenset(f"seat {other} {NAMES[kind]} {face} x{count}" for face, count in enumerate(hand) if count > 0)


def aspects(hidden: Any, seat: int) -> tuple[str, ...]:
    """Each kind of thing in each other hand."""
    if hidden["phase"] == Phase.OVER:
        return ()
    return tuple(f"{name}s of seat {other}" for other in range(int(hidden["seats"])) if other != seat for name in NAMES)


def possibilities(
    hidden: Any,
    seen: Sequence[Any],
    seat: int,
    aspect: str,
    by_conduct: bool,
) -> list[tuple[Facts, float]] | None:
    """Every hand, by how many ways there are to draw it; None where there are too many.

    None also where conduct tells something: it speaks of all that a hand could pay together, which worlds weigh.
    """
    if by_conduct and recall(hidden, seen, seat).any():
        return None
    name, _, other = aspect.partition("s of seat ")
    kind, owner = NAMES.index(name), int(other)
    known = tuple(hidden["known"][owner, kind].tolist())
    missing = int(hidden["held"][owner, kind]) - sum(known)
    pool = unseen(hidden, seat, kind)
    if comb(missing + FACES - 1, FACES - 1) > MOST:
        return None
    return [
        (hand_facts(owner, kind, tuple(a + b for a, b in zip(known, drawn, strict=True))), float(ways))
        for drawn, ways in drawings(pool, missing)
    ]


def unseen(hidden: Any, seat: int, kind: int) -> Hand:
    """How many things of each face are in piles and in the unknown parts of other hands."""
    left = []
    for face in range(FACES):
        count = int(THINGS[kind, face]) - int(hidden["discards"][kind, face])
        if kind == Kind.AMULET:
            count -= int(hidden["ones"]) if face == 1 else 0
            count -= max(0, int(hidden["drawn"][face]))
        elif face > 0:
            count -= int((hidden["slots"][kind] == face).sum())
        for owner in range(int(hidden["seats"])):
            count -= int(hidden["hands" if owner == seat else "known"][owner, kind, face])
        left.append(count)
    return tuple(left)


def drawings(pool: Hand, number: int) -> Iterator[tuple[Hand, int]]:
    """Every choice of so many things, with how many ways lead to it."""
    if not pool:
        if number == 0:
            yield (), 1
        return
    for count in range(min(pool[0], number) + 1):
        for rest, ways in drawings(pool[1:], number - count):
            yield (count, *rest), comb(pool[0], count) * ways
