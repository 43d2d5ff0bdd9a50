"""Puzzles for one: given by a game, checked by it, kept nowhere."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import randbelow
from typing import Annotated, TypeVar

import msgspec
from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from paravent.engine.game import Puzzles
from paravent.games import registry
from paravent.server import wire
from paravent.server.refusals import refusal
from paravent.server.web.given import GameKey

MOST_SEED = 999_999_999
MOST_WAITING = 8
T = TypeVar("T")
WRONG = {
    400: ResponseSpec(
        wire.Problem,
        description="`unknown-game`, `no-puzzles`, `unknown-puzzle-level`, `bad-request`",
        generate_examples=False,
    ),
    429: ResponseSpec(wire.Problem, description="`too-many-requests`", generate_examples=False),
}


def puzzles_of(key: str) -> Puzzles:
    """The puzzles of a game. Raises `Refusal`."""
    found = registry.game(key).puzzles
    if found is None:
        raise refusal("no-puzzles", got=key)
    return found


def known_level(puzzles: Puzzles, level: str) -> str:
    if level not in puzzles.levels:
        raise refusal("unknown-puzzle-level", expected=", ".join(puzzles.levels))
    return level


class Desk:
    """Makes and checks one puzzle at a time, so that tables are not kept waiting by those who ask for many."""

    def __init__(self) -> None:
        self.worker = ThreadPoolExecutor(1, "puzzles")
        self.waiting = 0

    async def ask(self, work: Callable[[], T]) -> T:
        """Raises `Refusal` (`too-many-requests`) where too many are waiting."""
        if self.waiting >= MOST_WAITING:
            raise refusal("too-many-requests")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.worker, work)
        finally:
            self.waiting -= 1


DESK = Desk()


@get("/puzzles/{game:str}", summary="A puzzle for one", responses=WRONG)
async def puzzle(
    game: GameKey,
    level: Annotated[str | None, QueryParameter(max_length=20, description="Left out: the easiest.")] = None,
    seed: Annotated[int | None, QueryParameter(ge=0, le=MOST_SEED, description="Left out: any.")] = None,
) -> wire.PuzzleGiven:
    """The puzzle with this number; its solution is not told."""
    puzzles = puzzles_of(game)
    chosen = puzzles.levels[0] if level is None else known_level(puzzles, level)
    number = randbelow(MOST_SEED + 1) if seed is None else seed
    made = msgspec.Raw(msgspec.json.encode(await DESK.ask(partial(puzzles.make, chosen, number))))
    return wire.PuzzleGiven(game, chosen, number, list(puzzles.levels), made)


@post("/puzzles/{game:str}", summary="Check a solution", status_code=200, responses=WRONG)
async def check_puzzle(game: GameKey, data: JSONBody[wire.PuzzleAnswer]) -> wire.PuzzleChecked:
    """Whether an answer solves the puzzle of that level and seed."""
    puzzles = puzzles_of(game)
    try:
        level = known_level(puzzles, data.level)
        verdict = await DESK.ask(partial(puzzles.check, level, data.seed, data.answer))
    except ValueError as error:
        raise refusal("bad-request", detail="answer") from error
    return wire.PuzzleChecked(msgspec.Raw(msgspec.json.encode(verdict)))


PUZZLES = Router("/api", route_handlers=[puzzle, check_puzzle])
