"""Suites here run on every game found."""

import pytest

from paravent.engine.game import Game
from paravent.games.registry import every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        games = every_game()
        metafunc.parametrize("game", games, ids=[game.key for game in games])


__all__ = ["Game"]
