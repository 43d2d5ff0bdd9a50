"""What is compiled for one game must load where only a part of it is used."""

import os
import subprocess
import sys
from pathlib import Path

PLAYOUTS = """
from paravent.engine.match import key_of, new_match
from paravent.engine.record import blank
from paravent.engine.specialise import specialised
from paravent.games.registry import every_game
for game in every_game():
    states = blank(game.dtype, 2)
    states[0] = states[1] = new_match(game, None, key_of(1), {}).state
    specialised("paravent.engine.playouts", game).play_many(states[:1], states[1:], 1, 1, 50)
"""
BOTS = """
import paravent
from paravent import bots
from paravent.bots.levels import Adept
match = paravent.new("princess-jing", seed=1, options={"setup": "random"})
seat = min(match.to_act)
for level in bots.levels("princess-jing"):
    bot = bots.bot("princess-jing", level)
    if isinstance(bot, Adept):
        bot.iterations = 20
    bot.choose(match.hidden(seat), match.events(seat), seat)
"""


def run(script: str, cache: Path) -> None:
    environment = os.environ | {"PARAVENT_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_bots_load_from_a_cache_that_random_play_filled(tmp_path: Path) -> None:
    run(PLAYOUTS, tmp_path)
    run(BOTS, tmp_path)
