"""The work that bots do away from a table, in another process or a web worker: from JSON to JSON.

A piece of work is given what a seat may know, never the state of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from patolli import bots
from patolli.bots.levels import SECONDS
from patolli.bots.selfplay import BotAgent
from patolli.bots.styles import split
from patolli.core.message import Data
from patolli.table import hints, records, review


def think(knowledge: Data, bot: str, share: float, seed: int) -> list[hints.PlainStep]:
    """The next decisions of a bot. A level (with or without a style) gets a share of its usual
    budget, any other bot the budget behind its name (`exec:COMMAND@1s`)."""
    name, own = bots.split_budget(bot)
    budget = bots.Budget.parse(own) if own else None
    level, style = split(bot)
    if share < 1 and level in SECONDS:
        budget = bots.Budget(seconds=SECONDS[level] * share)
    elif share < 1 and level == "artisan":
        name = f"apprentice:{style}" if style else "apprentice"
    agent = BotAgent(bots.make(name, seed, budget))
    seen = bots.Knowledge.restore(knowledge)
    try:
        plan = hints.plan(agent.bot, seen)
    finally:
        agent.leave()
    if plan[0].action not in seen.legal():
        raise ValueError(f"{bot} chose {plan[0].action}, which is not legal")
    return [one.plain() for one in plan]


def plan_turn(knowledge: Data, level: str, seed: int) -> list[hints.PlainStep]:
    """The rest of a turn as a bot would play it."""
    plan = hints.plan_turn(bots.make(level, seed), bots.Knowledge.restore(knowledge))
    return [one.plain() for one in plan]


def judge(knowledge: Data, played: list[int], nodes: int, seed: int) -> Data:
    """What a bot thinks of a stretch."""
    return asdict(review.judge(bots.Knowledge.restore(knowledge), played, nodes, seed))


def faults(record: Data, seed: int) -> list[str]:
    """Everything wrong with a record."""
    return records.faults(record)


WORK: Final[dict[str, Callable[..., object]]] = {
    "think": think,
    "plan_turn": plan_turn,
    "judge": judge,
    "faults": faults,
}


def do(name: str, given: list[object], seed: int) -> object:
    """A piece of work by its name."""
    return WORK[name](*given, seed)
