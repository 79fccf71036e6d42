"""The searcher: information-set Monte Carlo tree search, its own turn and the answers to it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.tree import Tree
from patolli.core.rng import Rng

SECONDS: Final = 1.0
ROOT_BEAM: Final = 6
ROOT_THOUGHTS: Final = 10000
BEAM: Final = 1
THOUGHTS: Final = 300  # of the plans of one node


@final
class Tally:
    """What the search found out about one first decision."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.hope = 0.0
        self.points = [0.0] * seats


@final
class SearcherBot(Bot):
    """It tries plans for its turn and the best answers of everybody in many worlds."""

    kind: ClassVar[str] = "searcher"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(seconds=SECONDS), evaluation)
        self.visits = 0

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        return judged(self.tally(knowledge, budget, rng))

    def tally(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> dict[int, Tally]:
        """Search, and add up what was found by first decision."""
        meter = Meter(budget)
        evaluation = self.evaluation(knowledge)
        tree = Tree(evaluation, knowledge.seats, knowledge.seat)
        most = ROOT_THOUGHTS
        if budget.thoughts is not None:
            most = max(1, min(most, budget.thoughts // 2))
        tree.grow_root(knowledge.determinize(rng), rng, ROOT_BEAM, meter, most)
        self.visits = 0
        while meter.left() and len(tree.root.edges) > 1:
            tree.visit(knowledge.determinize(rng), rng, BEAM, meter, THOUGHTS)
            self.visits += 1
        self.thoughts = meter.spent
        found: dict[int, Tally] = {}
        for edge in tree.root.edges:
            action = edge.actions[0]
            if action not in found:
                found[action] = Tally(knowledge.seats)
            tally = found[action]
            points = edge.points if edge.visits else edge.first_points
            if edge.visits or not tally.visits:
                hope = evaluation.hope(edge.first_points, knowledge.seat)
                tally.hope = max(
                    tally.hope, edge.hopes[knowledge.seat] / edge.visits if edge.visits else hope
                )
            tally.visits += edge.visits
            if edge.visits >= tally.visits - edge.visits:
                count = edge.visits or 1
                tally.points = [value / count for value in points]
        return found


def judged(found: dict[int, Tally]) -> list[Judgement]:
    """The most visited first decision is the best: visits go where hope is."""
    total = sum(tally.visits for tally in found.values()) or 1
    judgements: list[Judgement] = []
    for action, tally in found.items():
        utility = tally.visits / total + tally.hope * 0.01
        judgements.append(Judgement(action, utility, tally.points, tally.visits))
    return judgements
