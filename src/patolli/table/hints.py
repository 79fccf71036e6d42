"""What a bot would do: its next decisions, as far as it has planned them, and its reasons."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from patolli import bots
from patolli.bots.reasons import expectations, why
from patolli.bots.search.line import goes_on
from patolli.core.message import Data
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table.entries import StoredEvent
from patolli.table.messages.parts import Text
from patolli.table.messages.replies import Hint, HintStep
from patolli.table.presentation import choice
from patolli.table.preview import preview
from patolli.table.sources import point_sources

LONGEST: Final = 60  # decisions of one plan

Reasons = list[tuple[str, Data]]
#: A planned decision as JSON.
PlainStep = tuple[str, int, Reasons]


@dataclass(frozen=True, slots=True)
class Planned:
    """A decision: what the seat sees before it (its fingerprint), the action, and the reasons."""

    seen: str
    action: int
    reasons: Reasons

    def plain(self) -> PlainStep:
        """The decision as JSON."""
        return self.seen, self.action, self.reasons


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


def plan_turn(bot: bots.Bot, knowledge: bots.Knowledge) -> list[Planned]:
    """The rest of the turn as a bot would play it, up to the first decision that brings something
    hidden to light. Where its plan ends before the turn does, the bot plans again."""
    seat = knowledge.seat
    world = knowledge.determinize(Rng.seeded(0))
    turn, reveals = world.turn, world.reveals
    found: list[Planned] = []
    while len(found) < LONGEST and world.reveals == reveals and goes_on(world, turn, seat):
        found.append(_next(bot, bots.Knowledge(world, seat)))
        world.apply(found[-1].action)
    return found


def hint(state: State, seat: int, plan: list[Planned], version: int) -> Hint:
    """A planned turn as it is told to its seat: in labels, with what certainly happens by it."""
    world = bots.Knowledge(state, seat).determinize(Rng.seeded(0))
    world.actions = state.actions.copy()  # events know their action's index
    before = world.copy()
    steps: list[HintStep] = []
    gains: list[list[int]] = []
    reveals = False
    for planned in plan:
        brings = preview(world, seat, planned.action)
        reveals = brings.reveals
        steps.append(HintStep(choice(world, planned.action, brings.ends_turn), brings.events))
        gains.append(
            [after - now for now, after in zip(world.scores(), brings.scores, strict=True)]
        )
        world.apply(planned.action)
    story: list[list[StoredEvent]] = [
        [(one.action, one.key, one.data, None) for one in step.events] for step in steps
    ]
    return Hint(
        version,
        plan[0].action,
        state.game.actions.name(plan[0].action),
        steps,
        reveals,
        [source for source in point_sources(story, gains) if source.seat == seat],
        [Text(key, data) for key, data in plan[0].reasons]
        + [Text(message.key, dict(message.data)) for message in why(before, world, seat)],
    )


def _next(bot: bots.Bot, knowledge: bots.Knowledge) -> Planned:
    action = bot.choose(knowledge)
    told = expectations(bot, knowledge.game.id)
    reasons = [(message.key, dict(message.data)) for message in told]
    return Planned(fingerprint(knowledge), action, reasons)
