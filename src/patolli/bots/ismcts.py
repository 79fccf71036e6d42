"""The general player: it needs nothing but the rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.tree import Tree
from patolli.core.rng import Rng

NODES: Final = 20_000


@final
class IsmctsBot(Bot):
    """A tree search over many worlds that plays on quickly; it takes what stays to the last."""

    kind: ClassVar[str] = "ismcts"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(nodes=NODES), evaluation)

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        meter = Meter(budget)
        tree = Tree(knowledge, rng, meter)
        tree.grow()
        self.nodes = meter.spent
        judgements: list[Judgement] = []
        for action, node in tree.root.children.items():
            points = [total / node.visits for total in node.points]
            judgements.append(Judgement(action, node.stage + node.worth(), points, node.visits))
        return judgements
