"""A bot that misjudges as people do: what is nearly as good may look better to it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng

FINE: Final = 1 << 20


@final
class MisjudgingBot(Bot):
    """Another bot's judgement with an error: how wide it spreads, in scales of the evaluation.

    A scale is the lead in points that means three wins in four. An error changes the choice only
    between actions that are about as good: nothing absurd is played.
    """

    kind: ClassVar[str] = "misjudges"

    def __init__(self, seed: int, inner: Bot, error: float) -> None:
        super().__init__(seed, inner.budget, inner.given)
        self.inner: Final = inner
        self.error: Final = error

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        judgements = self.inner.judge(knowledge, budget, rng)
        self.nodes = self.inner.nodes
        spread = self.error * self.evaluation(knowledge).scale
        for judgement in judgements:
            judgement.utility += spread * bell(rng)
        return judgements


def bell(rng: Rng) -> float:
    """A number of about the normal distribution: twelve throws between 0 and 1, less six."""
    total = -6.0
    for _ in range(12):
        total += rng.below(FINE) / FINE
    return total
