"""Opponents: they are given what their seat may know and a budget, and choose an action."""

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import BadBudget, Budget
from patolli.bots.knowledge import Knowledge
from patolli.bots.levels import LEVELS
from patolli.bots.registry import KINDS, UnknownBot, kind_class, kinds, levels, make

__all__ = [
    "KINDS",
    "LEVELS",
    "BadBudget",
    "Bot",
    "Budget",
    "Judgement",
    "Knowledge",
    "UnknownBot",
    "kind_class",
    "kinds",
    "levels",
    "make",
]
