"""The games, one folder each. Called, it answers their keys: `paravent.games()`."""

import sys
from types import ModuleType


class Games(ModuleType):
    """This package, callable: the public API has a function of the package's name."""

    def __call__(self) -> tuple[str, ...]:
        """The keys of all games."""
        from paravent.games.registry import keys

        return keys()


sys.modules[__name__].__class__ = Games
