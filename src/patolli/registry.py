"""How to get a game, and how to play a record again.

A game is a package in `patolli.games`, or an entry point in the group `patolli.games` of any
installed distribution, that exposes `GAME`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from patolli.core.errors import UnknownGame, nearest
from patolli.core.game import Game
from patolli.core.record import Record
from patolli.core.state import State
from patolli.games import ids
from patolli.installation import components_of


@cache
def load(id: str) -> Game:
    """A game by its id, with the figures that this installation plays with."""
    game = standard(id)
    own = components_of(id)
    return game if own is None else game.with_components(own)


def standard(id: str) -> Game:
    """A game by its id, with its own figures."""
    if id not in ids():
        raise UnknownGame(f"no game {id!r}; {nearest(id, ids())}")
    for point in entry_points(group="patolli.games"):
        if point.name == id:
            game = point.load()
            break
    else:
        game = import_module(f"patolli.games.{id}").GAME
    if not isinstance(game, Game):
        raise UnknownGame(f"{id!r} is not a game: its GAME is a {type(game).__name__}")
    return game


def replay(record: Record | dict[str, object] | str, to: int | None = None) -> State:
    """The state after the record's actions (or the first `to` of them), bit for bit."""
    read = Record.read(record)
    return load(read.game).replay(read, to)
