"""The four levels that people choose from, and what each of them does."""

from __future__ import annotations

from typing import Final

from patolli.bots.blunders import BlunderingBot
from patolli.bots.bot import Bot
from patolli.bots.budget import Budget
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.greedy import GreedyBot
from patolli.bots.planner import PlannerBot
from patolli.bots.searcher import SearcherBot
from patolli.bots.team import TeamBot

LEVELS: Final = ["novice", "apprentice", "artisan", "master"]


def at_level(
    level: str, seed: int, budget: Budget | None, evaluation: Evaluation | None, jobs: int
) -> Bot:
    """The bot of one of the LEVELS."""
    if level == "novice":  # looks one decision ahead, and blunders every second time
        return BlunderingBot(seed, GreedyBot(seed, budget, evaluation), one_in=2)
    if level == "apprentice":  # plans its turn with a narrow look
        return PlannerBot(seed, budget or Budget(nodes=300), evaluation, beam=2, worlds=1)
    if level == "artisan":  # plans its turn well
        return PlannerBot(seed, budget, evaluation)
    assert level == "master"  # searches its turn and the answers to it
    return searcher(seed, budget or Budget(seconds=1.5), evaluation, jobs)


def searcher(seed: int, budget: Budget | None, evaluation: Evaluation | None, jobs: int) -> Bot:
    """The searcher in one process or in several."""
    if jobs == 1:
        return SearcherBot(seed, budget, evaluation)
    return TeamBot(seed, jobs, budget, evaluation)
