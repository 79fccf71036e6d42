"""The planner: searches its whole turn, decision by decision, then evaluates."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.beam import Plan, plan_widely
from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.course import Line
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng

THOUGHTS: Final = 3000
WORLDS: Final = 3
BEAM: Final = 4  # the first one; wider ones follow
LINES: Final = 60  # plans that are remembered while the best is followed


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
    ) -> None:
        super().__init__(seed, budget or Budget(thoughts=THOUGHTS), evaluation)
        self.beam: Final = beam
        self.worlds: Final = worlds

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        meter = Meter(budget)
        evaluation = self.evaluation(knowledge)
        opinions: dict[int, Opinion] = {}
        done = 0
        while done < self.worlds and (done == 0 or meter.left()):
            # Half of the budget is for the first world, the rest for the others.
            part = 1.0 if self.worlds == 1 else 0.5 + 0.5 * done / (self.worlds - 1)
            share = meter.portion(part)
            world = knowledge.determinize(rng)
            plans = plan_widely(world, evaluation, rng, self.beam, share)
            meter.spent += share.spent
            weigh(plans, opinions, knowledge.seats)
            done += 1
            if done == 1 and plans[0].sure == len(plans[0].actions):
                # It brings nothing to light before its end: it can be followed.
                lines = [
                    Line(plan.actions[: plan.sure], plan.lead, plan.points, 1)
                    for plan in plans[:LINES]
                ]
                self.set_course(world, knowledge.seat, lines)
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
