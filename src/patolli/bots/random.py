"""The random bot: any legal action, each equally likely."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng


@final
class RandomBot(Bot):
    """It does not search at all."""

    kind: ClassVar[str] = "random"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(nodes=1), evaluation)

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        legal = knowledge.legal()
        rng.shuffle(legal)
        size = len(legal)
        return [Judgement(a, (size - i) / size, [], 0) for i, a in enumerate(legal)]
