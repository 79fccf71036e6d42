"""A searcher on several cores: every member of the team searches alone, then they compare notes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import BadBudget, Budget
from patolli.bots.evaluation import tuned
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.parallel import end_with_parent
from patolli.bots.search.line import Variation
from patolli.bots.searcher import SECONDS, SearcherBot
from patolli.core.message import Data
from patolli.core.rng import Rng

Note = tuple[list[int], float, list[float], int]  # a variation's actions, utility, points, nodes


@final
class TeamBot(Bot):
    """The searcher in so many processes, each with the whole budget. `close` ends them."""

    kind: ClassVar[str] = "searcher"

    def __init__(
        self,
        seed: int,
        jobs: int,
        budget: Budget | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        if jobs < 1:
            raise BadBudget(f"{jobs} processes can't search: take at least 1")
        super().__init__(seed, budget or Budget(seconds=SECONDS), evaluation)
        self.jobs: Final = jobs
        self.pool: Final = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
        for future in [self.pool.submit(_ready) for _ in range(jobs)]:
            future.result()  # so that the first decision does not wait for processes to start

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown()

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        weights: dict[str, float] = {}
        if self.given is not None:
            weights = dict(zip(self.given.names, self.given.weights, strict=True))
        seen = knowledge.dump()
        futures = []
        for _ in range(self.jobs):
            futures.append(
                self.pool.submit(search, seen, rng.next(), budget.seconds, budget.nodes, weights)
            )
        notes: list[list[Note]] = []
        for future in futures:
            spent, found = future.result()
            self.nodes += spent
            notes.append(found)
        return self.follow(knowledge.determinize(rng), knowledge.seat, merged(notes))


def search(
    seen: Data, seed: int, seconds: float | None, nodes: int | None, weights: dict[str, float]
) -> tuple[int, list[Note]]:
    """What one member finds (in its process), and the nodes it visited."""
    knowledge = Knowledge.restore(seen)
    evaluation = tuned(knowledge.game.id, weights) if weights else None
    budget = Budget(seconds, nodes)
    bot = SearcherBot(seed, budget, evaluation)
    bot.judge(knowledge, budget, Rng.seeded(seed))
    assert bot.line is not None
    variations = bot.line.variations
    return bot.nodes, [(x.actions, x.utility, x.points, x.nodes) for x in variations]


def merged(notes: list[list[Note]]) -> list[Variation]:
    """The variations of all members with their mean utility.

    A member that did not follow a variation counts it like the poorest that it did follow.
    """
    sums: dict[tuple[int, ...], float] = {}
    best: dict[tuple[int, ...], Note] = {}
    floors = [min(note[1] for note in found) for found in notes]
    for found in notes:
        for note in found:
            key = tuple(note[0])
            if key not in best or note[3] > best[key][3]:
                best[key] = note
            sums[key] = 0.0
    for number, found in enumerate(notes):
        own = {tuple(note[0]): note[1] for note in found}
        for key in sums:
            sums[key] += own.get(key, floors[number])
    return [
        Variation(note[0], sums[key] / len(notes), note[2], note[3]) for key, note in best.items()
    ]


def _ready() -> bool:
    return True
