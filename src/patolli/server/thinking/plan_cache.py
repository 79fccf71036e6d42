"""The rest of a turn that a bot has planned: it is played without thinking again.

A worker answers with the decision it was asked for and with those that follow in the bot's plan,
each for exactly what the seat would then see. The server keeps them, whichever worker thought, and
asks again as soon as the seat sees something else.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from patolli import bots

MOST: Final = 1000  # seats whose plans are kept
LONGEST: Final = 60  # decisions

Whose = tuple[str, int, str]


class Step(msgspec.Struct, array_like=True):
    """A decision: what the seat sees before it (as a mark), the action, and the reasons."""

    sight: str
    action: int
    reasons: list[tuple[str, dict[str, Any]]]


def sight(knowledge: bots.Knowledge) -> str:
    """A mark of all that a seat sees and may do."""
    seen = msgspec.json.encode([knowledge.observe(), knowledge.legal()], order="deterministic")
    return hashlib.blake2b(seen, digest_size=16).hexdigest()


def steps(bot: bots.Bot, knowledge: bots.Knowledge) -> list[Step]:
    """The decision of a bot, and those that it has planned after it."""
    found = [_step(bot, knowledge)]
    while bot.course is not None and len(found) < LONGEST:
        found.append(_step(bot, bots.Knowledge(bot.course.world, knowledge.seat)))
    return found


def _step(bot: bots.Bot, knowledge: bots.Knowledge) -> Step:
    action = bot.choose(knowledge)
    reasons = [(message.key, dict(message.data)) for message in bot.explain()]
    return Step(sight(knowledge), action, reasons)


class PlanCache:
    """The plans of the bots that play here, those asked for last at the end."""

    def __init__(self) -> None:
        self._plans: dict[Whose, list[Step]] = {}

    def next(self, whose: Whose, knowledge: bots.Knowledge) -> Step | None:
        """The decision that was planned for what the seat sees now, if there is one."""
        plan = self._plans.pop(whose, [])
        if not plan or plan[0].sight != sight(knowledge):
            return None
        self.keep(whose, plan[1:])
        return plan[0]

    def keep(self, whose: Whose, plan: list[Step]) -> None:
        """Remember what was planned; the plan that was not asked for longest is forgotten."""
        if plan:
            self._plans[whose] = plan
        if len(self._plans) > MOST:
            del self._plans[next(iter(self._plans))]
