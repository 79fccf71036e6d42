"""The planner: searches its whole turn, decision by decision, then evaluates."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.beam import Plan, plan_turn
from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng

THOUGHTS: Final = 2000
WORLDS: Final = 3
BEAM: Final = 4
GLANCES: Final = 3


@final
class Opinion:
    """What several worlds say of one first decision."""

    def __init__(self, seats: int) -> None:
        self.lead = 0.0
        self.points = [0.0] * seats
        self.worlds = 0

    def add(self, plan: Plan) -> None:
        """Count the best plan of a world that begins with the decision."""
        self.lead += plan.lead
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
        glances: int = GLANCES,
    ) -> None:
        super().__init__(seed, budget or Budget(thoughts=THOUGHTS), evaluation)
        self.beam: Final = beam
        self.worlds: Final = worlds
        self.glances: Final = glances

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        meter = Meter(budget)
        evaluation = self.evaluation(knowledge)
        opinions: dict[int, Opinion] = {}
        done = 0
        while done < self.worlds:
            share = Meter(budget, _share(budget, self.worlds))
            share.deadline = meter.deadline
            world = knowledge.determinize(rng)
            plans = plan_turn(world, evaluation, rng, self.beam, share, self.glances)
            meter.spent += share.spent
            done += 1
            weigh(plans, opinions, knowledge.seats)
            if not any(plan.state.reveals != world.reveals for plan in plans):
                break  # what is hidden does not matter this turn
            if not meter.left():
                break
        self.thoughts = meter.spent
        judgements: list[Judgement] = []
        for action, opinion in opinions.items():
            count = opinion.worlds
            missed = 1.0 - count / done  # a decision that other worlds found too poor to follow
            lead = opinion.lead / count - missed * evaluation.scale * 0.1
            points = [value / count for value in opinion.points]
            judgements.append(Judgement(action, lead, points, count))
        return judgements


def weigh(plans: list[Plan], opinions: dict[int, Opinion], seats: int) -> dict[int, float]:
    """Count, for each first decision, the best plan that begins with it; the leads of these."""
    best: dict[int, float] = {}
    for plan in plans:
        action = plan.actions[0]
        if action in best:
            continue
        best[action] = plan.lead
        if action not in opinions:
            opinions[action] = Opinion(seats)
        opinions[action].add(plan)
    return best


def _share(budget: Budget, worlds: int) -> int:
    return max(1, budget.thoughts // worlds) if budget.thoughts is not None else 0
