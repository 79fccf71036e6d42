"""Self-play: the one loop in which bots play a game, with hooks for those who want to know of it.

The arena, simulations, data sets and the fitting of weights differ only in their hooks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import final

from patolli.bots.bot import Bot
from patolli.bots.budget import now
from patolli.bots.knowledge import Knowledge
from patolli.bots.program import ProgramBot
from patolli.core.native import mypyc_attr
from patolli.core.rng import Rng
from patolli.core.state import State

Agent = Callable[[State], int]  # it chooses for a seat


@final
class BotAgent:
    """A bot in a seat; it is given what the seat may know. `seconds` are of its last choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def __call__(self, state: State) -> int:
        knowledge = Knowledge(state)
        # a program works in a process of its own, which the processor clock of this one misses
        clock = perf_counter if isinstance(self.bot, ProgramBot) else now
        begun = clock()
        action = self.bot.choose(knowledge)
        self.seconds = clock() - begun
        return action

    @property
    def fault(self) -> str:
        """Why a program does not decide for itself any more; empty while it does."""
        return self.bot.fault if isinstance(self.bot, ProgramBot) else ""

    def leave(self) -> None:
        """End the program, where the bot is one; it is started again when it is asked again."""
        if isinstance(self.bot, ProgramBot):
            self.bot.close()


@final
class RandomAgent:
    """Any legal action, without the pains of hiding what it does not look at."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def __call__(self, state: State) -> int:
        return self.rng.pick(state.legal())


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """What is called while a game is played; a subclass overrides what it wants to know."""

    def begin(self, state: State) -> None:
        """Before the first decision."""

    def decided(self, state: State, seat: int, action: int) -> None:
        """A seat has chosen; the action is not carried out yet."""

    def applied(self, state: State, seat: int, action: int) -> None:
        """The action is carried out, and what followed by itself too."""

    def end(self, state: State) -> None:
        """After the last decision."""


def self_play(state: State, agents: Sequence[Agent], hooks: Sequence[Hook] = ()) -> State:
    """Play a game from a state to its end, an agent for each seat; the state at the end."""
    for hook in hooks:
        hook.begin(state)
    try:
        while (seat := state.seat) is not None:
            action = agents[seat](state)
            for hook in hooks:
                hook.decided(state, seat, action)
            state.apply(action)
            for hook in hooks:
                hook.applied(state, seat, action)
    finally:
        all_leave(agents)
    for hook in hooks:
        hook.end(state)
    return state


def all_leave(agents: Sequence[Agent]) -> None:
    """Every agent leaves the table: no program stays behind."""
    for agent in agents:
        if isinstance(agent, BotAgent):
            agent.leave()
