"""A bot that slips: now and then it takes any legal action instead of its choice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng


@final
class SlippingBot(Bot):
    """Another bot's choice, but one decision in `slips` is taken at random."""

    kind: ClassVar[str] = "slipping"

    def __init__(self, seed: int, thinker: Bot, slips: int) -> None:
        super().__init__(seed, thinker.budget)
        self.thinker: Final = thinker
        self.slips: Final = slips

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        judgements = self.thinker.judge(knowledge, budget, rng)
        self.thoughts = self.thinker.thoughts
        if rng.below(self.slips) == 0:
            slip = judgements[rng.below(len(judgements))]
            slip.utility = 1.0 + max(judgement.utility for judgement in judgements)
        return judgements
