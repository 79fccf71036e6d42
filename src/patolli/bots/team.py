"""A searcher on several cores: every member of the team searches alone, then they compare notes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import BadBudget, Budget
from patolli.bots.course import Line
from patolli.bots.evaluation import tuned
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.searcher import SECONDS, SearcherBot
from patolli.core.message import Data
from patolli.core.rng import Rng

Note = tuple[list[int], float, list[float], int]  # a line's actions, utility, points and thoughts


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
            raise BadBudget(f"{jobs} jobs think nothing: take at least 1")
        super().__init__(seed, budget or Budget(seconds=SECONDS), evaluation)
        self.jobs: Final = jobs
        self.pool: Final = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
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
                self.pool.submit(search, seen, rng.next(), budget.seconds, budget.thoughts, weights)
            )
        notes: list[list[Note]] = []
        for future in futures:
            spent, found = future.result()
            self.thoughts += spent
            notes.append(found)
        self.set_course(knowledge.determinize(rng), knowledge.seat, merged(notes))
        assert self.course is not None
        return self.course_judgements(self.course)


def search(
    seen: Data, seed: int, seconds: float | None, thoughts: int | None, weights: dict[str, float]
) -> tuple[int, list[Note]]:
    """What one member finds (in its process), and the thoughts it took."""
    knowledge = Knowledge.restore(seen)
    evaluation = tuned(knowledge.game.id, weights) if weights else None
    budget = Budget(seconds, thoughts)
    bot = SearcherBot(seed, budget, evaluation)
    bot.judge(knowledge, budget, Rng.seeded(seed))
    assert bot.course is not None
    lines = bot.course.lines
    return bot.thoughts, [(x.actions, x.utility, x.points, x.thoughts) for x in lines]


def merged(notes: list[list[Note]]) -> list[Line]:
    """The lines of all members with their mean utility.

    A member that did not follow a line counts it like the poorest that it did follow.
    """
    sums: dict[tuple[int, ...], float] = {}
    lines: dict[tuple[int, ...], Note] = {}
    floors = [min(note[1] for note in found) for found in notes]
    for found in notes:
        for note in found:
            key = tuple(note[0])
            if key not in lines or note[3] > lines[key][3]:
                lines[key] = note
            sums[key] = 0.0
    for number, found in enumerate(notes):
        own = {tuple(note[0]): note[1] for note in found}
        for key in sums:
            sums[key] += own.get(key, floors[number])
    return [Line(note[0], sums[key] / len(notes), note[2], note[3]) for key, note in lines.items()]


def _ready() -> bool:
    return True
