"""Boards as planes: a game that has a board has a module of its name here.

`planes("tikal", 3)` is called with bytes of `state.encode` (one row or a batch) and gives an array
of planes, each a picture of one thing that can lie on a space: the hexes of Tikal, the cities of
Founders, the slots of the Pyramid of Teotihuacan, the track of Patolli.
"""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from patolli.core.errors import BadOption
from patolli.envs.features import features
from patolli.envs.planes.stack import Planes

__all__ = ["Planes", "planes"]


@cache
def planes(game: str, seats: int) -> Planes:
    """The planes of a game with so many seats; one's own first, then in turn order."""
    form = features(game, seats)
    own = f"{__name__}.{game}"
    if not find_spec(own):
        raise BadOption(f"no one has said what the planes of {game} are")
    made: Planes = import_module(own).planes(form)
    return made


def _reduced(drawn: Planes) -> tuple[object, ...]:
    """Planes are pickled as their game and number of seats."""
    return planes, (drawn.form.encoding.game, drawn.form.encoding.seats)


copyreg.pickle(Planes, _reduced)  # type: ignore[arg-type]
