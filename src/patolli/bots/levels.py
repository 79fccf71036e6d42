"""The four levels that people choose from, and what each of them does.

In a game without an evaluation a tree search that needs none takes the place of the planner.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.blunders import BlunderingBot
from patolli.bots.bot import Bot
from patolli.bots.budget import Budget
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.general import GeneralBot
from patolli.bots.greedy import GreedyBot
from patolli.bots.ismcts import IsmctsBot
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
        planner = PlannerBot(seed, budget or Budget(nodes=300), evaluation, beam=2, worlds=1)
        return GeneralBot(seed, planner, IsmctsBot(seed, budget or Budget(nodes=1500)))
    if level == "artisan":  # plans its turn well
        return GeneralBot(seed, PlannerBot(seed, budget, evaluation), IsmctsBot(seed, budget))
    assert level == "master"  # searches its turn and the answers to it
    longest = budget or Budget(seconds=1.5)
    best = searcher(seed, longest, evaluation, jobs)
    return GeneralBot(seed, best, IsmctsBot(seed, longest))


def searcher(seed: int, budget: Budget | None, evaluation: Evaluation | None, jobs: int) -> Bot:
    """The searcher in one process or in several."""
    if jobs == 1:
        return SearcherBot(seed, budget, evaluation)
    return TeamBot(seed, jobs, budget, evaluation)
