"""Rules in memory before somebody's move waits for the compiler.

Compiling would hold up every table, so another process does it, one game after the other; the tables of a game that is
not compiled yet are opened when it is.
"""

import asyncio
import logging
from asyncio.subprocess import DEVNULL
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random

from paravent.bots import warm
from paravent.engine.game import Game
from paravent.engine.match import new_match
from paravent.games import registry
from paravent.server.tables.sight import encoded, sight

log = logging.getLogger("paravent.tables")

MOVES = 60


class Rules:
    """The games' rules. `load` brings a game's compiled code into memory; it is called in a thread."""

    def __init__(self, load: Callable[[Game], None], compile_first: bool) -> None:
        self.load = load
        self.compile_first = compile_first
        self.compiling = asyncio.Lock()
        self.loading: dict[str, asyncio.Task[None]] = {}

    async def ready(self, key: str) -> None:
        """Waits until a game's rules are in memory. Raises `Refusal` (`unknown-game`)."""
        game = registry.game(key)
        if key not in self.loading:
            self.loading[key] = asyncio.create_task(self.make_ready(game), name=f"rules of {key}")
        await asyncio.shield(self.loading[key])

    async def make_ready(self, game: Game) -> None:
        if self.compile_first:
            async with self.compiling:
                if not warm.is_complete([game]):
                    await compile_elsewhere(game)
        await asyncio.to_thread(self.load, game)

    async def start(self) -> None:
        """Loads what is compiled, and begins with what is not."""
        games = registry.every_game()
        compiled = [game.key for game in games if not self.compile_first or warm.is_complete([game])]
        await asyncio.gather(*map(self.ready, compiled))
        for game in games:
            if game.key not in compiled:
                self.loading[game.key] = asyncio.create_task(self.make_ready(game), name=f"rules of {game.key}")

    async def close(self) -> None:
        for task in self.loading.values():
            task.cancel()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)


async def compile_elsewhere(game: Game) -> None:
    """Lets another process compile a game. Where that fails, it is compiled when it is loaded."""
    process = await asyncio.create_subprocess_exec(*warm.COMMAND, game.key, stdout=DEVNULL, stderr=DEVNULL)
    try:
        if await process.wait() != 0:
            log.warning("the rules of %s could not be compiled ahead", game.key)
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.terminate()
        raise


@cache
def load_rules(game: Game) -> None:
    """Plays the beginning of a match, and shows it to everybody."""
    match = new_match(game, None, bytes(32), {})
    chance = Random(0)
    for _ in range(MOVES):
        for viewer in (*range(match.seats), None):
            encoded(sight(match, viewer, None))
        waiting = sorted(match.to_act)
        if not waiting:
            break
        seat = chance.choice(waiting)
        match.play(seat, chance.choice(match.legal(seat)))
