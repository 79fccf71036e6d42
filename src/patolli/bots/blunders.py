"""A bot that blunders: now and then it takes any legal action instead of its choice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng


@final
class BlunderingBot(Bot):
    """Another bot's choice, but one decision in `one_in` (its blunder rate) is taken at random."""

    kind: ClassVar[str] = "blunders"

    def __init__(self, seed: int, inner: Bot, one_in: int) -> None:
        super().__init__(seed, inner.budget)
        self.inner: Final = inner
        self.one_in: Final = one_in

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        judgements = self.inner.judge(knowledge, budget, rng)
        self.nodes = self.inner.nodes
        if rng.below(self.one_in) == 0:
            blunder = judgements[rng.below(len(judgements))]
            blunder.utility = 1.0 + max(judgement.utility for judgement in judgements)
        return judgements
