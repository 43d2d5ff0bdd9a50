"""Who meets whom: every pair, or one against each of the others; each seed once from every seat.

With two seats a meeting is a pair with seats swapped. With more, one bot sits among others of another kind and moves on
by a seat from game to game.
"""

import hashlib
from collections.abc import Iterator, Mapping
from itertools import combinations

import msgspec

from paravent.bots.entrants import new_player, read_entrant, usual_entrants
from paravent.bots.refusals import refused
from paravent.engine.match import fitting
from paravent.engine.options import Value
from paravent.engine.refusal import Refusal
from paravent.games import registry

SEED_BITS = 62


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. `games`: so many in each meeting; `scale`: what all budgets are multiplied by."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    entrants: tuple[str, ...]
    games: int = 100
    gauntlet: str | None = None
    equals: bool = False
    scale: float = 1.0
    seed: int = 0


class Fixture(msgspec.Struct, frozen=True):
    """One game: `one` among `others`, number so and so of their meeting."""

    one: str
    others: str
    number: int


def new_ladder(
    key: str,
    entrants: tuple[str, ...] = (),
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    games: int = 100,
    gauntlet: str | None = None,
    equals: bool = False,
    scale: float = 1.0,
    seed: int = 0,
) -> Ladder:
    """A ladder; without entrants, one of the baselines and all levels. Raises `Refusal` for what cannot be played."""
    game = registry.game(key)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        expected = " | ".join(map(str, game.seats))
        raise Refusal("bad-seats", clause=game.setup_clause, expected=expected, got=str(count))
    ladder = Ladder(
        game=key,
        rules=game.rules,
        seats=count,
        options=fitting(game, count, options or {}),
        entrants=entrants or usual_entrants(key),
        games=games,
        gauntlet=gauntlet,
        equals=equals,
        scale=scale,
        seed=seed,
    )
    check(ladder)
    return ladder


def check(ladder: Ladder) -> None:
    """Raises `Refusal` where an entrant is none, or nobody meets anybody."""
    for name in ladder.entrants:
        if ladder.entrants.count(name) > 1:
            raise refused("bot-twice", name=name)
        new_player(read_entrant(name), ladder.game, 0, ladder.scale)
    if ladder.gauntlet is not None and ladder.gauntlet not in ladder.entrants:
        raise refused("bad-gauntlet", got=ladder.gauntlet, expected=", ".join(ladder.entrants))
    if not meetings(ladder):
        raise refused("few-bots", got=", ".join(ladder.entrants))


def meetings(ladder: Ladder) -> list[tuple[str, str]]:
    """(one, others): the later entrant among the earlier, or the one of the gauntlet among all the others."""
    if ladder.gauntlet is None:
        pairs = [(later, earlier) for earlier, later in combinations(ladder.entrants, 2)]
    else:
        pairs = [(ladder.gauntlet, other) for other in ladder.entrants if other != ladder.gauntlet]
    return pairs + [(name, name) for name in ladder.entrants if ladder.equals]


def fixtures(ladder: Ladder) -> Iterator[Fixture]:
    """All games, seed by seed, so that what is there after a while is a ladder too. The last seed's are all played."""
    met = meetings(ladder)
    for index in range(-(-ladder.games // ladder.seats)):
        for one, others in met:
            for place in range(ladder.seats):
                yield Fixture(one, others, ladder.seats * index + place)


def deal_key(ladder: Ladder, index: int) -> bytes:
    """The generator's bytes for the games of one seed."""
    return hashlib.sha256(f"paravent ladder {ladder.seed} {index}".encode()).digest()


def bot_seed(ladder: Ladder, index: int, number: int) -> int:
    """A bot's seed: the same for the one (number 0) and for each of the others from whatever seat they play."""
    digest = hashlib.sha256(f"paravent ladder {ladder.seed} {index} bot {number}".encode()).digest()
    return int.from_bytes(digest[:8], "little") & ((1 << SEED_BITS) - 1)
