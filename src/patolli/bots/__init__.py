"""Opponents: they are given what their seat may know and a budget, and choose an action."""

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import BadBudget, Budget
from patolli.bots.knowledge import Knowledge
from patolli.bots.levels import LEVELS
from patolli.bots.registry import (
    KINDS,
    UnknownBot,
    check,
    kind_class,
    kinds,
    levels,
    make,
    split_budget,
)
from patolli.bots.styles import UnknownStyle, check_style, styles

__all__ = [
    "KINDS",
    "LEVELS",
    "BadBudget",
    "Bot",
    "Budget",
    "Judgement",
    "Knowledge",
    "UnknownBot",
    "UnknownStyle",
    "check",
    "check_style",
    "kind_class",
    "kinds",
    "levels",
    "make",
    "split_budget",
    "styles",
]
