"""The four levels that people choose from, and what each of them does."""

from __future__ import annotations

from typing import Final, final

from patolli.bots.bot import Bot
from patolli.bots.budget import Budget
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.greedy import GreedyBot
from patolli.bots.planner import PlannerBot
from patolli.bots.random import RandomBot
from patolli.bots.searcher import SearcherBot
from patolli.bots.slipping import SlippingBot
from patolli.bots.team import TeamBot
from patolli.core.errors import PatolliError, nearest

KINDS: Final = ["random", "greedy", "planner", "searcher"]
LEVELS: Final = ["novice", "apprentice", "artisan", "master"]


@final
class UnknownBot(PatolliError):
    """No kind and no level of bot has that name."""


def load(
    name: str,
    seed: int = 0,
    budget: Budget | None = None,
    evaluation: Evaluation | None = None,
    jobs: int = 1,
) -> Bot:
    """A bot of a kind (`planner`) or a level (`artisan`); it plays every game.

    Without a budget it takes the usual one of its kind or level, without an evaluation the
    committed one of the game that it is asked about. `jobs` are the processes of a searcher.
    """
    if name == "random":
        return RandomBot(seed, budget)
    if name == "greedy":
        return GreedyBot(seed, budget, evaluation)
    if name == "planner":
        return PlannerBot(seed, budget, evaluation)
    if name == "searcher":
        return _searcher(seed, budget, evaluation, jobs)
    if name == "novice":  # looks one decision ahead, and slips every second time
        return SlippingBot(seed, GreedyBot(seed, budget, evaluation), slips=2)
    if name == "apprentice":  # plans its turn with a narrow look
        return PlannerBot(seed, budget or Budget(thoughts=300), evaluation, beam=2, worlds=1)
    if name == "artisan":  # plans its turn well
        return PlannerBot(seed, budget, evaluation)
    if name == "master":  # searches its turn and the answers to it
        return _searcher(seed, budget or Budget(seconds=1.5), evaluation, jobs)
    known = [*KINDS, *LEVELS]
    raise UnknownBot(f"no bot {name!r}: {nearest(name, known)} Known: {', '.join(known)}")


def _searcher(seed: int, budget: Budget | None, evaluation: Evaluation | None, jobs: int) -> Bot:
    if jobs == 1:
        return SearcherBot(seed, budget, evaluation)
    return TeamBot(seed, jobs, budget, evaluation)
