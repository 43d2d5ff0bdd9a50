"""What is not compiled yet is compiled by another process; tables wait for their rules, bots for their thoughts."""

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial

import psutil
import pytest

from paravent.bots import warm
from paravent.engine.game import Game
from paravent.engine.refusal import Refusal
from paravent.games.registry import every_game
from paravent.server.tables.warm import Rules
from tests.server.house import until

FIRST, *_ = every_game()
PARTS = (warm.RULES, warm.THOUGHTS)


class Loaded:
    """What was loaded, in order."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, str]] = []

    @property
    def loads(self) -> dict[str, Callable[[Game], None]]:
        return {part: partial(self.load, part) for part in PARTS}

    def load(self, part: str, game: Game) -> None:
        self.parts.append((game.key, part))


@pytest.fixture
def finish(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Nothing is compiled; the processes that compile go on until this is called."""
    with socket.create_server(("127.0.0.1", 0)) as gate:
        waiting = f"socket.create_connection({gate.getsockname()!r}).recv(1)"
        script = f"import contextlib, socket\nwith contextlib.suppress(OSError): {waiting}"
        monkeypatch.setattr(warm, "COMMAND", (sys.executable, "-c", script))
        monkeypatch.setattr(warm, "is_compiled", lambda *_: False)
        yield gate.close


async def test_a_game_is_loaded_once_the_other_process_has_compiled_it(finish: Callable[[], None]):
    loaded = Loaded()
    rules = Rules(loaded.loads, True)
    waiting = [asyncio.create_task(rules.ready(FIRST.key)) for _ in range(3)]
    await until(rules.compiling.locked)
    assert (loaded.parts, any(task.done() for task in waiting)) == ([], False)
    finish()
    await asyncio.gather(*waiting)
    assert loaded.parts == [(FIRST.key, warm.RULES)]
    await rules.close()


async def test_the_server_starts_while_games_are_compiled_rules_before_thoughts(finish: Callable[[], None]):
    loaded = Loaded()
    rules = Rules(loaded.loads, True)
    await rules.start()
    assert loaded.parts == []
    finish()
    await asyncio.gather(*(rules.ready(game.key, part) for game in every_game() for part in PARTS))
    assert [part for _, part in loaded.parts] == [part for part in PARTS for _ in every_game()]
    assert len(set(loaded.parts)) == len(loaded.parts)
    await rules.close()


async def test_bots_of_a_game_that_can_be_played_come_before_further_games(
    finish: Callable[[], None], monkeypatch: pytest.MonkeyPatch
):
    *others, last = every_game()
    monkeypatch.setattr(warm, "is_compiled", lambda game, part: (game, part) == (last, warm.RULES))
    loaded = Loaded()
    rules = Rules(loaded.loads, True)
    await rules.start()
    finish()
    await asyncio.gather(*(rules.ready(game.key, part) for game in every_game() for part in PARTS))
    assert loaded.parts[:3] == [(last.key, warm.RULES), (last.key, warm.THOUGHTS), (others[0].key, warm.RULES)]
    await rules.close()


@pytest.mark.usefixtures("finish")
async def test_stopping_ends_the_process_that_compiles():
    rules = Rules(Loaded().loads, True)
    await rules.start()
    await until(compilers)
    await rules.close()
    assert not rules.compiling.locked()
    assert not compilers()


def compilers() -> list[psutil.Process]:
    """The processes that this one has started to compile and that are alive; other tests leave helpers of their own."""
    alive = [child for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE]
    return [child for child in alive if tuple(child.cmdline()[1:3]) == warm.COMMAND[1:3]]


async def test_where_the_other_process_fails_the_game_is_loaded_all_the_same(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(warm, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
    monkeypatch.setattr(warm, "is_compiled", lambda *_: False)
    loaded = Loaded()
    await Rules(loaded.loads, True).ready(FIRST.key)
    assert loaded.parts == [(FIRST.key, warm.RULES)]


async def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(Refusal, match="chess"):
        await Rules(Loaded().loads, True).ready("chess")
