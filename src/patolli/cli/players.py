"""Who plays a seat without a person: `random`, or a bot by its kind or level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from patolli.core.errors import PatolliError
from patolli.core.message import Message
from patolli.core.rng import Rng
from patolli.core.state import State

if TYPE_CHECKING:
    from patolli.bots import Bot

ADVISER: Final = "artisan"

Player = Callable[[State], int]


class NoPlayer(PatolliError):
    """No player of that name, or not as many as seats."""


def usual() -> str:
    """Who takes a seat when nobody is named: the mildest bot, if bots are installed."""
    try:
        import patolli.bots  # noqa: F401
    except ModuleNotFoundError:
        return "random"
    return "novice"


def named(names: list[str], seats: int) -> list[str]:
    """A name for each seat; one name stands for all."""
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise NoPlayer(f"{len(names)} players for {seats} seats: name one, or one for each seat")
    return names


def player(name: str, seed: int) -> Player:
    """A player by name; the same seed makes the same choices."""
    if name == "random":
        return _random(seed)
    return _thinking(_bot(name, seed))


def advice(state: State) -> list[Message]:
    """What a bot that plans its turn would choose, and the two next best."""
    bot = _bot(ADVISER, len(state.actions))
    _thinking(bot)(state)
    return bot.explain()


def _bot(name: str, seed: int) -> Bot:
    try:
        from patolli.bots import load
    except ModuleNotFoundError as error:
        raise NoPlayer(
            f"{name!r} needs {error.name}, which is not installed: pip install 'patolli[bots]'"
        ) from None
    return load(name, seed)


def _thinking(bot: Bot) -> Player:
    from patolli.bots import Knowledge

    return lambda state: bot.choose(Knowledge(state))


def _random(seed: int) -> Player:
    rng = Rng.seeded(seed)
    return lambda state: rng.pick(state.legal())
