"""Running commands as a person does."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import paravent
from paravent.cli.app import app

Command = Callable[..., Result]

QUICK = {"setup": "random", "starter": "seat0"}


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    """`command("play", "princess-jing", typed=[…])` runs it and gives output and exit code."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    runner = CliRunner()

    def run(*words: str, typed: list[str] | None = None) -> Result:
        return runner.invoke(app, words, input="".join(f"{line}\n" for line in typed or []))

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short finished game: two moves of Red, then Green resigns."""
    match = paravent.new("princess-jing", seed=11, options=QUICK)
    match.play(0, "swap b2-c3")
    match.play(0, "pass")
    match.play(1, "resign")
    path = tmp_path / "game.json"
    match.save(path)
    return path
