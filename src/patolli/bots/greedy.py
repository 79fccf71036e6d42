"""The greedy bot: one decision ahead, judged by the game's evaluation."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng

THOUGHTS: Final = 1000
WORLDS: Final = 4


@final
class GreedyBot(Bot):
    """It takes the action whose immediate result is best, on average over a few worlds."""

    kind: ClassVar[str] = "greedy"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(thoughts=THOUGHTS), evaluation)

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        seat = knowledge.seat
        evaluation = self.evaluation(knowledge)
        legal = knowledge.legal()
        rng.shuffle(legal)  # equal results are chosen at random
        meter = Meter(budget)
        totals = [0.0] * len(legal)
        points: list[list[float]] = [[0.0] * knowledge.seats for _ in legal]
        counts = [0] * len(legal)
        for number in range(WORLDS):
            world = knowledge.determinize(rng)
            certain = True
            for i in range(len(legal)):
                child = world.copy()
                child.apply(legal[i])
                certain = certain and child.reveals == world.reveals
                expected = evaluation.points(child)
                totals[i] += evaluation.lead(expected, seat)
                counts[i] += 1
                for who in range(len(expected)):
                    points[i][who] += expected[who]
                if not meter.think() and number > 0:
                    break
            if certain or not meter.left():
                break
        self.thoughts = meter.spent
        judgements: list[Judgement] = []
        for i in range(len(legal)):
            mean = [value / counts[i] for value in points[i]]
            noise = 1e-9 * (len(legal) - i)
            judgements.append(Judgement(legal[i], totals[i] / counts[i] + noise, mean, counts[i]))
        return judgements
