"""Who plays a seat without a person: a bot by its kind, level or class."""

from __future__ import annotations

from typing import Final

from patolli.bots import make
from patolli.bots.reasons import expectations
from patolli.bots.selfplay import Agent, BotAgent, RandomAgent
from patolli.core.errors import PatolliError
from patolli.core.message import Message
from patolli.core.state import State

ADVISER: Final = "artisan"
USUAL: Final = "novice"  # who takes a seat for which no bot is named


class NoPlayer(PatolliError):
    """Not as many players as seats."""


def by_seat(names: list[str], seats: int) -> list[str]:
    """A name for each seat; one name stands for all."""
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise NoPlayer(f"{len(names)} players for {seats} seats: name one, or one for each seat")
    return names


def agent(name: str, seed: int) -> Agent:
    """A player by name; the same seed makes the same choices."""
    if name == "random":
        return RandomAgent(seed)
    return BotAgent(make(name, seed))


def advice(state: State) -> list[Message]:
    """What a bot that plans its turn would choose, and the two next best."""
    bot = make(ADVISER, len(state.actions))
    BotAgent(bot)(state)
    return expectations(bot, state.game.id)
