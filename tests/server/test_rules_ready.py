"""Rules that are not compiled yet are compiled by another process, and their tables wait for it."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paravent.bots import warm
from paravent.engine.game import Game
from paravent.engine.refusal import Refusal
from paravent.games.registry import every_game
from paravent.server.tables.warm import Rules
from tests.server.house import until

FIRST, *_ = every_game()


class Loaded:
    """What was loaded, in order."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def load(self, game: Game) -> None:
        self.keys.append(game.key)


@pytest.fixture
def finish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    """No game is compiled; the processes that compile one go on until this is called."""
    gate = tmp_path / "gate"
    script = f"import pathlib, time\nwhile not pathlib.Path({str(gate)!r}).exists(): time.sleep(0.01)"
    monkeypatch.setattr(warm, "COMMAND", (sys.executable, "-c", script))
    monkeypatch.setattr(warm, "is_complete", lambda _: False)
    return gate.touch


async def test_a_game_is_loaded_once_the_other_process_has_compiled_it(finish: Callable[[], None]):
    loaded = Loaded()
    rules = Rules(loaded.load, True)
    waiting = [asyncio.create_task(rules.ready(FIRST.key)) for _ in range(3)]
    await until(rules.compiling.locked)
    assert (loaded.keys, any(task.done() for task in waiting)) == ([], False)
    finish()
    await asyncio.gather(*waiting)
    assert loaded.keys == [FIRST.key]
    await rules.close()


async def test_the_server_starts_while_games_are_compiled(finish: Callable[[], None]):
    loaded = Loaded()
    rules = Rules(loaded.load, True)
    await rules.start()
    assert loaded.keys == []
    finish()
    await asyncio.gather(*(rules.ready(game.key) for game in every_game()))
    assert sorted(loaded.keys) == sorted(game.key for game in every_game())
    await rules.close()


@pytest.mark.usefixtures("finish")
async def test_stopping_ends_the_process_that_compiles():
    rules = Rules(Loaded().load, True)
    await rules.start()
    await until(rules.compiling.locked)
    await rules.close()
    assert not rules.compiling.locked()


async def test_where_the_other_process_fails_the_game_is_loaded_all_the_same(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(warm, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
    monkeypatch.setattr(warm, "is_complete", lambda _: False)
    loaded = Loaded()
    await Rules(loaded.load, True).ready(FIRST.key)
    assert loaded.keys == [FIRST.key]


async def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(Refusal, match="chess"):
        await Rules(Loaded().load, True).ready("chess")
