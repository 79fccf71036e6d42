"""Boards as text: a game has a module of its name here, or its view is shown as tables."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from rich.console import RenderableType

from patolli.cli.boards import tables
from patolli.core.state import State
from patolli.text import Words

Render = Callable[[dict[str, Any], Words], RenderableType]


def board(state: State, seat: int | None, words: Words) -> RenderableType:
    """The board as that seat (None: a spectator) sees it."""
    own = f"{__name__}.{state.game.id}"
    render: Render = tables.render
    if find_spec(own) is not None:
        render = cast(Render, import_module(own).render)
    return render(state.observe(seat), words)
