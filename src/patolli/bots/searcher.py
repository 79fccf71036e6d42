"""The searcher: information-set Monte Carlo tree search, its own turn and the answers to it."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final, final

from patolli.bots.beam import plan_turn
from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.planner import Opinion, weigh
from patolli.bots.tree import Node, Tree
from patolli.core.rng import Rng

SECONDS: Final = 1.0
ROOT_BEAM: Final = 16
ROOT_THOUGHTS: Final = 20000  # of the plans of one world
WORLDS: Final = 3
GLANCES: Final = 6
BEAM: Final = 1
THOUGHTS: Final = 300  # of the plans of one node


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
        meter = Meter(budget)
        tree = Tree(self.evaluation(knowledge), knowledge.determinize(rng), rng, meter)
        self.plan(tree, knowledge, budget, rng)
        self.visits = 0
        while meter.left() and len(tree.root.edges) > 1:
            tree.visit(knowledge.determinize(rng), BEAM, THOUGHTS)
            self.visits += 1
        self.thoughts = meter.spent
        return judged(tree.root)

    def plan(self, tree: Tree, knowledge: Knowledge, budget: Budget, rng: Rng) -> None:
        """Give the root its plans, found in a few worlds.

        A plan that goes on past something hidden counts on what it finds in its world, so the
        plans that begin alike are judged together, by their mean over the worlds.
        """
        begun = perf_counter()
        opinions: dict[int, Opinion] = {}
        for number in range(WORLDS):
            world = knowledge.determinize(rng)
            part = (number + 1) / (2 * WORLDS)  # half of the budget is for planning
            thoughts = ROOT_THOUGHTS
            if budget.thoughts is not None:
                thoughts = max(1, min(thoughts, budget.thoughts // (2 * WORLDS)))
            share = Meter(Budget(thoughts=thoughts))
            if budget.seconds is not None:
                share.deadline = begun + budget.seconds * part
            plans = plan_turn(world, tree.evaluation, rng, ROOT_BEAM, share, GLANCES)
            tree.meter.spent += share.spent
            best = weigh(plans, opinions, knowledge.seats)
            for plan in plans:
                plan.lead -= best[plan.actions[0]]  # for now beside the best that begins alike
            tree.add(tree.root, plans)
            if not any(plan.state.reveals != world.reveals for plan in plans):
                break
            if not tree.meter.left():
                break
        worlds = max(opinion.worlds for opinion in opinions.values())
        for edge in tree.root.edges:
            opinion = opinions[edge.actions[0]]
            missed = 1.0 - opinion.worlds / worlds
            edge.lead += opinion.lead / opinion.worlds - missed * tree.evaluation.scale * 0.1
        tree.weigh(tree.root)


def judged(root: Node) -> list[Judgement]:
    """What is thought of each first decision: its best plan."""
    best: dict[int, Judgement] = {}
    for edge in root.edges:
        action = edge.actions[0]
        value = root.value(edge)
        if action in best and best[action].utility >= value:
            continue
        points = edge.planned
        if edge.visits:
            points = [total / edge.visits for total in edge.points]
        best[action] = Judgement(action, value, points, edge.visits)
    return list(best.values())
