"""Who plays the other seats of an environment: bots by name, bots, functions, or a league of them.

A function is given what the environment gives (`observation` and `action_mask`, from the rival's
own seat) and returns an action. A league draws one of its members for every seat and game: past
versions of the player that is trained, as a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any

import patolli
from patolli.bots import Bot, Budget, Knowledge, check, make
from patolli.bots.program import ProgramBot
from patolli.core.errors import BadOption, IllegalAction
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.envs.observing import Observed, Observing

Policy = Callable[[Observed], int]
Rival = str | Bot | Policy
RANDOM = "random"


class League:
    """Rivals to be drawn from: the newest member with a chance of `newest`, else any of them."""

    def __init__(self, first: Rival = RANDOM, newest: float = 0.5) -> None:
        if not isinstance(newest, float | int) or not 0.0 <= newest <= 1.0:
            raise BadOption(f"newest is {newest!r}: it must be a share from 0 to 1")
        self.members: list[Rival] = [checked(first)]
        self.newest = newest

    def add(self, member: Rival) -> None:
        """Take in a new member: a copy of the player as it is now."""
        self.members.append(checked(member))

    def draw(self, rng: Rng) -> Rival:
        """The rival of the next game."""
        if rng.below(1_000_000) < int(self.newest * 1_000_000):
            return self.members[-1]
        return self.members[rng.below(len(self.members))]


Opponents = Rival | League | Sequence[Rival | League]


def checked(rival: Rival) -> Rival:
    """The rival itself; what is wrong with it is said at once."""
    if isinstance(rival, str):
        make(rival)
    elif isinstance(rival, type):
        raise BadOption(
            f"{rival.__name__} is a class: give a bot or a function that is made of it, "
            f"or the name '{rival.__module__}:{rival.__name__}'"
        )
    elif not isinstance(rival, Bot) and not callable(rival):
        raise BadOption(
            f"{rival!r} can't be a rival: it must be a bot, its name, or a function of an "
            "observation that returns an action"
        )
    return rival


class Rivals:
    """The rivals of one seat, by seat; one for all, or a list with one for each in turn order."""

    def __init__(
        self, opponents: Opponents, seats: int, seat: int, budget: str | None, look: Observing
    ) -> None:
        if budget is not None:
            Budget.parse(str(budget))  # it says what is wrong
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            given = list(opponents)
            if len(given) != seats - 1:
                raise BadOption(f"{len(given)} opponents for {seats - 1} other seats")
        else:
            given = [opponents] * (seats - 1)
        for rival in given:
            if isinstance(rival, str):
                check(rival, look.game)
            elif not isinstance(rival, League):
                checked(rival)
        self.given: list[Rival | League] = given
        self.seats = [(seat + i) % seats for i in range(1, seats)]
        self.budget = budget
        self.look = look
        self.playing: dict[int, Rival] = {}
        self.seed = 0
        self.random = False  # whether all are: then the engine plays for them

    def __getstate__(self) -> dict[str, Any]:
        """Bots that were made from a name are made again on the other side."""
        if patolli.compiled and any(isinstance(rival, Bot) for rival in self._all()):
            raise BadOption(
                "bots of the compiled engine can't be pickled or copied: name the opponent "
                "('greedy', 'package.module:Class'), or make the environment where it is used"
            )
        return {**self.__dict__, "playing": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.begin(self.seed)

    def _all(self) -> list[Rival]:
        """Everything that may play."""
        found: list[Rival] = []
        for rival in self.given:
            found += rival.members if isinstance(rival, League) else [rival]
        return found

    def begin(self, seed: int) -> None:
        """Draw and make the rivals of a game."""
        self.seed = seed
        self.leave()
        rng = Rng.seeded(seed)
        budget = None if self.budget is None else Budget.parse(str(self.budget))
        for i, other in enumerate(self.seats):
            rival = self.given[i]
            if isinstance(rival, League):
                rival = rival.draw(rng)
            if isinstance(rival, str) and rival != RANDOM:
                rival = make(rival, seed + other + 1, budget)
            self.playing[other] = rival
        self.random = all(rival == RANDOM for rival in self.playing.values())

    def leave(self) -> None:
        """End the programs among the rivals; one that was given is started when it is asked."""
        for rival in self.playing.values():
            if isinstance(rival, ProgramBot):
                rival.close()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The decision of a rival."""
        rival = self.playing[seat]
        if isinstance(rival, Bot):
            return rival.choose(Knowledge(state))
        if isinstance(rival, str):
            return rng.pick(state.answers)
        answer = rival(self.look.observe(state, seat, True))
        try:
            action = index(answer)
        except TypeError:
            action = -1
        if action not in state.answers:
            raise IllegalAction(
                f"the opponent in seat {seat} answered {answer!r}: it must be an action that its "
                "action_mask allows"
            )
        return action
