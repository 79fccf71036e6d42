"""One package per game; each exposes its `GAME`.

The package can be called: `patolli.games()` lists the ids of all games, those of other
distributions (entry points in the group `patolli.games`) included.
"""

import sys
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType


def ids() -> list[str]:
    """The ids of all games, ascending."""
    ours = {module.name for module in iter_modules(__path__) if module.ispkg}
    others = {point.name for point in entry_points(group="patolli.games")}
    return sorted(ours | others)


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return ids()


sys.modules[__name__].__class__ = _Games
