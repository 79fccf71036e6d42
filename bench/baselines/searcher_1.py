"""The first searcher, as it was when its evaluation was a sum of terms tuned by CMA-ES.

A copy on purpose: the bots of the package change, this one keeps its search, its evaluations and
its weights, and later ones are measured against it. With `bench` on the path it is
`baselines.searcher_1:Searcher1`. Of the package it uses the contract of the core and what a bot is
given (`Bot`, `Budget`, `Knowledge`); what it reads of the games is in searcher_1_games.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baselines import searcher_1_founders as founders
from baselines import searcher_1_patolli as patolli
from baselines import searcher_1_teotihuacan as teotihuacan
from baselines import searcher_1_tikal as tikal
from baselines.searcher_1_evaluation import Evaluation, generic
from baselines.searcher_1_search import Course, Line, Meter, Plan, Race, Runner, plan_widely
from patolli.bots import Bot, Budget, Judgement, Knowledge
from patolli.core.rng import Rng

SECONDS: Final = 1.0
BEAM: Final = 4  # the first one; wider ones follow
WORLDS: Final = 3
RUNNERS: Final = 12
DOUBT: Final = 4.0  # laps that the promise of a plan counts for
EVALUATIONS: Final[dict[str, Evaluation]] = {
    "tikal": tikal.evaluation(),
    "founders": founders.evaluation(),
    "teotihuacan": teotihuacan.evaluation(),
    "patolli": patolli.evaluation(),
}


class Searcher1(Bot):
    """It tries plans for its turn and everyone's answers to them in many worlds.

    It has its own evaluations: one that it is given is not used.
    """

    kind: ClassVar[str] = "searcher-1"

    def __init__(self, seed: int, budget: Budget | None = None, evaluation: object = None) -> None:
        super().__init__(seed, budget or Budget(seconds=SECONDS))
        self.plan: Course | None = None

    def choose(self, knowledge: Knowledge, budget: Budget | None = None) -> int:
        legal = knowledge.legal()
        if not knowledge.decides or not legal:
            raise ValueError(f"seat {knowledge.seat} has nothing to decide")
        self.asked = knowledge
        rng = self.rng.spawn()
        if self.plan is not None and not self.plan.foreseen(knowledge):
            self.plan = None
        if len(legal) == 1:
            self.judgements = [Judgement(legal[0], 0.0, [], 0)]
        elif self.plan is not None:
            self.judgements = judged(self.plan)
        else:
            self.judgements = self.judge(knowledge, budget or self.budget, rng)
        self.judgements.sort(key=_rank)
        action = self.judgements[0].action
        if self.plan is not None and not self.plan.take(action):
            self.plan = None
        return action

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        meter = Meter(budget.seconds, budget.nodes)
        evaluation = EVALUATIONS.get(knowledge.game.id) or generic()
        plans = self.plans(knowledge, evaluation, meter, rng)
        runners = entrants(plans, RUNNERS)
        Race(knowledge, evaluation, rng, meter).run(runners.copy(), DOUBT)
        lines = [Line(r.actions, r.utility, r.expected(), r.laps) for r in runners]
        lines.sort(key=_best_line)
        self.plan = Course(knowledge.determinize(rng), knowledge.seat, lines)
        return judged(self.plan)

    def plans(
        self, knowledge: Knowledge, evaluation: Evaluation, meter: Meter, rng: Rng
    ) -> list[Plan]:
        """The plans of a few worlds, best first.

        A plan that goes on past something hidden counts on what it finds in its world: it is
        judged by the mean of the best plans with the same beginning over the worlds. Where nothing
        comes to light and no answers are played on, one world says it all, and gets all the time.
        """
        found: list[Plan] = []
        for number in range(WORLDS):
            alone = evaluation.rounds == 0 and number > 0 and is_sure(found[0])
            part = 1.0 if alone else (number + 1) / WORLDS
            share = meter.portion(evaluation.planning * part)
            world = knowledge.determinize(rng)
            plans = plan_widely(world, evaluation, rng, BEAM, share)
            meter.spent += share.spent
            found.extend(plans)
            found.sort(key=_best_first)
            if alone or (evaluation.rounds > 0 and is_sure(plans[0])) or not meter.left():
                break
        return found


def judged(course: Course) -> list[Judgement]:
    """What was thought of the next decisions when the turn was planned."""
    return [
        Judgement(action, line.utility, line.points, line.thoughts)
        for action, line in course.next_lines()
    ]


def _best_line(line: Line) -> float:
    return -line.utility


def _rank(judgement: Judgement) -> tuple[float, int]:
    return (-judgement.utility, judgement.action)


def is_sure(plan: Plan) -> bool:
    """Whether a plan brings nothing hidden to light before its end."""
    return plan.sure == len(plan.actions)


def entrants(plans: list[Plan], most: int) -> list[Runner]:
    """The plans that are worth a race: the best, and the best of other first decisions."""
    runners: list[Runner] = []
    begun: set[int] = set()
    known: set[tuple[int, ...]] = set()
    ends: set[tuple[float, ...]] = set()  # with the first decision: the same by another way
    for wide in (True, False):
        limit = most // 2 if wide else most
        for plan in plans:
            if len(runners) >= limit:
                break
            actions = plan.actions[: plan.sure]
            key = tuple(actions)
            end = (float(actions[0]), *plan.points)
            if key in known or end in ends or (wide and actions[0] in begun):
                continue
            known.add(key)
            ends.add(end)
            begun.add(actions[0])
            runners.append(Runner(actions, plan.lead, plan.points))
    return runners


def _best_first(plan: Plan) -> float:
    return -plan.lead
