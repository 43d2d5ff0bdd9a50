"""Compiled code in memory before somebody's move waits for the compiler.

Compiling would hold up every table, so another process does it, one part of a game after the other; the tables of a
game that is not compiled yet are opened when it is, and bots begin to think when they can.
"""

import asyncio
import logging
from asyncio.subprocess import DEVNULL
from collections.abc import Callable, Mapping
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

Loads = Mapping[str, Callable[[Game], None]]
"""For each part of a game (`warm.RULES`, `warm.THOUGHTS`) what brings its compiled code into memory, in a thread."""


class Rules:
    """The games' compiled code."""

    def __init__(self, loads: Loads, compile_first: bool) -> None:
        self.loads = loads
        self.compile_first = compile_first
        self.compiling = asyncio.Lock()
        self.loading: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def ready(self, key: str, part: str = warm.RULES) -> None:
        """Waits until a part of a game is in memory. Raises `Refusal` (`unknown-game`)."""
        await asyncio.shield(self.loaded(registry.game(key), part))

    def loaded(self, game: Game, part: str) -> asyncio.Task[None]:
        """What is done when the part is in memory."""
        if (game.key, part) not in self.loading:
            name = f"{part} of {game.key}"
            self.loading[game.key, part] = asyncio.create_task(self.make_ready(game, part), name=name)
        return self.loading[game.key, part]

    async def make_ready(self, game: Game, part: str) -> None:
        if not self.is_compiled(game, part):
            async with self.compiling:
                await compile_elsewhere(game, part)
        if part in self.loads:
            await asyncio.to_thread(self.loads[part], game)

    def is_compiled(self, game: Game, part: str) -> bool:
        return not self.compile_first or warm.is_compiled(game, part)

    async def start(self) -> None:
        """Loads what is compiled; begins with bots of games that can be played, then further rules, then their bots."""
        wanted = [(game, part) for part in (warm.RULES, warm.THOUGHTS) for game in registry.every_game()]
        wanted.sort(key=lambda each: each[1] == warm.RULES or not self.is_compiled(each[0], warm.RULES))
        wanted.sort(key=lambda each: each[1] == warm.THOUGHTS and not self.is_compiled(each[0], warm.RULES))
        compiled = [self.is_compiled(*each) for each in wanted]
        tasks = [self.loaded(*each) for each in wanted]
        await asyncio.gather(*(task for task, there in zip(tasks, compiled, strict=True) if there))

    async def close(self) -> None:
        for task in self.loading.values():
            task.cancel()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)


async def compile_elsewhere(game: Game, part: str) -> None:
    """Lets another process compile a part of a game. Where that fails, it is compiled when it is loaded."""
    process = await asyncio.create_subprocess_exec(*warm.COMMAND, part, game.key, stdout=DEVNULL, stderr=DEVNULL)
    try:
        if await process.wait() != 0:
            log.warning("the %s of %s could not be compiled ahead", part, game.key)
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
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
