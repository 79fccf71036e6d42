"""The rest of a turn that a bot has planned: it is played without another search.

A worker answers with the decision it was asked for and with those that follow in the bot's plan,
each for exactly what the seat would then see. The plan is dropped when the seat sees anything else.
"""

from __future__ import annotations

from typing import Final

from patolli import bots
from patolli.table.hints import Planned, fingerprint

MOST: Final = 1000  # seats whose plans are kept

Player = tuple[str, int, str]  # the table, the seat and the bot's name


class PlanCache:
    """The plans of the bots that play here, the least recently used first."""

    def __init__(self) -> None:
        self._plans: dict[Player, list[Planned]] = {}

    def next(self, player: Player, knowledge: bots.Knowledge) -> Planned | None:
        """The decision that was planned for what the seat sees now, if there is one."""
        plan = self._plans.pop(player, [])
        if not plan or plan[0].seen != fingerprint(knowledge):
            return None
        self.keep(player, plan[1:])
        return plan[0]

    def rest(self, player: Player, knowledge: bots.Knowledge) -> list[Planned]:
        """What is left of a plan from what the seat sees now; empty if that was not planned."""
        plan, seen = self._plans.get(player, []), fingerprint(knowledge)
        start = next((at for at, one in enumerate(plan) if one.seen == seen), len(plan))
        return plan[start:]

    def keep(self, player: Player, plan: list[Planned]) -> None:
        """Remember a plan; the least recently used one makes room for it."""
        if plan:
            self._plans[player] = plan
        if len(self._plans) > MOST:
            del self._plans[next(iter(self._plans))]
