"""What a bot would do: its next decisions, as far as it has planned them, and its reasons."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from patolli import bots
from patolli.core.message import Data

LONGEST: Final = 60  # decisions of one plan

Reasons = list[tuple[str, Data]]


@dataclass(frozen=True, slots=True)
class Planned:
    """A decision: what the seat sees before it (its fingerprint), the action, and the reasons."""

    seen: str
    action: int
    reasons: Reasons

    def plain(self) -> list[object]:
        """The decision as JSON."""
        return [self.seen, self.action, self.reasons]


def fingerprint(knowledge: bots.Knowledge) -> str:
    """A digest of all that a seat sees and may do."""
    seen = json.dumps([knowledge.observe(), knowledge.legal()], sort_keys=True)
    return hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()


def plan(bot: bots.Bot, knowledge: bots.Knowledge) -> list[Planned]:
    """The decision of a bot, and those that it has planned after it."""
    found = [_next(bot, knowledge)]
    while bot.line is not None and len(found) < LONGEST:
        found.append(_next(bot, bots.Knowledge(bot.line.world, knowledge.seat)))
    return found


def _next(bot: bots.Bot, knowledge: bots.Knowledge) -> Planned:
    action = bot.choose(knowledge)
    reasons = [(message.key, dict(message.data)) for message in bot.explain()]
    return Planned(fingerprint(knowledge), action, reasons)
