"""Patolli: a digital table for heavy board games, and an engine to study them."""

from typing import TYPE_CHECKING

import patolli.games  # noqa: F401 - `patolli.games()` must work at once
from patolli.core import notebook as _notebook
from patolli.core import rng as _rng
from patolli.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    PatolliError,
    UnknownAction,
    UnknownGame,
)
from patolli.core.message import Event, Message
from patolli.core.outcome import Outcome
from patolli.core.record import Record
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.registry import load, replay

if TYPE_CHECKING:
    from patolli.games import ids as games  # at run time the package itself can be called

__version__ = "0.1.0"

#: Whether the compiled engine is running.
compiled: bool = not (_rng.__file__ or "").endswith(".py")


def _draw(state: State) -> str | None:
    """A state in a notebook, as a spectator sees it; nothing without the extra `pictures`."""
    from patolli.pictures import NoPictures, Picture  # only when something is shown

    try:
        return Picture(state).svg()
    except NoPictures:
        return None


_notebook.drawers.append(_draw)

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "IllegalAction",
    "Message",
    "Outcome",
    "PatolliError",
    "Record",
    "Rng",
    "UnknownAction",
    "UnknownGame",
    "__version__",
    "compiled",
    "games",
    "load",
    "replay",
]
