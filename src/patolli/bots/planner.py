"""The planner: searches its whole turn, decision by decision, then evaluates."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.beam import Plan, plan_widely
from patolli.bots.search.collecting import pause_collecting, resume_collecting
from patolli.bots.search.line import Variation
from patolli.core.rng import Rng

NODES: Final = 3000
WORLDS: Final = 3
BEAM: Final = 4  # the first one; wider ones follow
VARIATIONS: Final = 60  # plans that are remembered while the best is followed


@final
class Estimate:
    """What several worlds say of one first decision."""

    def __init__(self, seats: int) -> None:
        self.margin = 0.0
        self.points = [0.0] * seats
        self.worlds = 0

    def add(self, plan: Plan) -> None:
        """Count the best plan of a world that begins with the decision."""
        self.margin += plan.margin
        for seat in range(len(self.points)):
            self.points[seat] += plan.points[seat]
        self.worlds += 1


@final
class PlannerBot(Bot):
    """A beam search to the end of the turn in a few worlds; the best first decision on average."""

    kind: ClassVar[str] = "planner"

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        evaluation: Evaluation | None = None,
        beam: int = BEAM,
        worlds: int = WORLDS,
    ) -> None:
        super().__init__(seed, budget or Budget(nodes=NODES), evaluation)
        self.beam: Final = beam
        self.worlds: Final = worlds

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        collecting = pause_collecting()
        try:
            return self.search(knowledge, Meter(budget), rng)
        finally:
            resume_collecting(collecting)

    def search(self, knowledge: Knowledge, meter: Meter, rng: Rng) -> list[Judgement]:
        """Plan the turn in a few worlds, and rank the first decisions."""
        evaluation = self.evaluation(knowledge)
        estimates: dict[int, Estimate] = {}
        done = 0
        while done < self.worlds and (done == 0 or meter.left()):
            # Half of the budget is for the first world, the rest for the others.
            part = 1.0 if self.worlds == 1 else 0.5 + 0.5 * done / (self.worlds - 1)
            share = meter.portion(part)
            world = knowledge.determinize(rng)
            plans = plan_widely(world, evaluation, rng, self.beam, share)
            meter.spent += share.spent
            add_world(plans, estimates, knowledge.seats)
            done += 1
            if done == 1 and plans[0].sure == len(plans[0].actions):
                # It brings nothing to light before its end: it can be followed.
                variations = [
                    Variation(plan.actions[: plan.sure], plan.margin, plan.points, 1)
                    for plan in plans[:VARIATIONS]
                ]
                self.follow(world, knowledge.seat, variations)
                break
        self.nodes = meter.spent
        judgements: list[Judgement] = []
        for action, estimate in estimates.items():
            count = estimate.worlds
            missed = 1.0 - count / done  # a decision that other worlds found too poor to follow
            margin = estimate.margin / count - missed * evaluation.scale * 0.1
            points = [value / count for value in estimate.points]
            judgements.append(Judgement(action, margin, points, count))
        return judgements


def add_world(plans: list[Plan], estimates: dict[int, Estimate], seats: int) -> None:
    """Count, for each first decision, the best plan of a world that begins with it."""
    counted: set[int] = set()
    for plan in plans:
        action = plan.actions[0]
        if action in counted:
            continue
        counted.add(action)
        if action not in estimates:
            estimates[action] = Estimate(seats)
        estimates[action].add(plan)
