"""Boards as text: a game has a module of its name here, or its view is shown as tables.

A game of another distribution brings its board through the entry point group `patolli.boards`: a
function that renders a view in some words, named after the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.console import RenderableType

from patolli.bots.plugins import BOARDS, BadPlugin, plugin
from patolli.cli.boards import tables
from patolli.core.message import Data
from patolli.core.state import State
from patolli.text import Words

Render = Callable[[Data, Words], RenderableType]


def board(state: State, seat: int | None, words: Words) -> RenderableType:
    """The board as that seat (None: a spectator) sees it."""
    return renderer(state.game.id)(state.observe(seat), words)


@cache
def renderer(game: str) -> Render:
    """What renders the views of a game: another distribution's goes before ours."""
    found = plugin(BOARDS, game)
    if found is None:
        own = f"{__name__}.{game}"
        return cast(Render, import_module(own).render) if find_spec(own) else tables.render
    if not callable(found):
        raise BadPlugin(
            f"the board {game!r} is {found!r}: it must be a function render(view, words)"
        )
    return cast(Render, found)
