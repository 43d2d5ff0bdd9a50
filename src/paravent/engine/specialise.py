"""Loops written once and compiled for each game.

Numba inlines a game's kernels into a loop, and keeps the loop in its cache, only where they are names of the loop's own
module (closures are compiled again at every start, function pointers cost a quarter of the speed). A template is an
ordinary module that declares those names without a value; `specialised` loads it once more for each game, with the
game's kernels in their place.
"""

import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from paravent.engine.game import Game


def specialised(template: str, game: Game, **extras: Any) -> ModuleType:
    """The module named `template` for one game; `extras` are more names it declares (a bot's priors, say)."""
    name = f"{template}@{game.key}"
    if name in sys.modules:
        return sys.modules[name]
    source = find_spec(template)
    spec = spec_from_file_location(name, source.origin) if source and source.origin else None
    if spec is None or spec.loader is None:
        raise ValueError(f"expected the name of a module, got {template!r}")
    module = module_from_spec(spec)
    module.__dict__.update(game.kernels._asdict(), ACTIONS=game.actions, **extras)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
