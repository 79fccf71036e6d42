"""The searcher: plans its turn widely, then plays the best plans out in many worlds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.bots.bot import Bot, Judgement
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.bots.search.beam import Plan, plan_widely
from patolli.bots.search.collecting import pause_collecting, resume_collecting
from patolli.bots.search.halving import Candidate, SequentialHalving
from patolli.bots.search.line import Variation
from patolli.core.rng import Rng

SECONDS: Final = 1.0
BEAM: Final = 4  # the first one; wider ones follow
WORLDS: Final = 3
CANDIDATES: Final = 12
WIDEST: Final = 36  # the first beam of another look; wider ones follow
WIDE: Final = 36  # plans of another look, of which those that are new are candidates
FINALISTS: Final = 4  # candidates that those of another look are compared with
ENOUGH: Final = 0.9  # of the budget: what is left then is not worth another look
PRIOR: Final = 4.0  # playouts that the planned margin counts for


@final
class SearcherBot(Bot):
    """It tries plans for its turn and everybody's answers to them in many worlds."""

    kind: ClassVar[str] = "searcher"

    def __init__(
        self, seed: int, budget: Budget | None = None, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(seed, budget or Budget(seconds=SECONDS), evaluation)
        self.playouts = 0

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        collecting = pause_collecting()
        try:
            return self.search(knowledge, Meter(budget), rng)
        finally:
            resume_collecting(collecting)

    def search(self, knowledge: Knowledge, meter: Meter, rng: Rng) -> list[Judgement]:
        """Plan, play out, and rank what was found."""
        evaluation = self.evaluation(knowledge)
        plans = self.plans(knowledge, evaluation, meter, rng)
        candidates = distinct(plans, CANDIDATES)
        halving = SequentialHalving(knowledge, evaluation, rng, meter)
        self.playouts = halving.run(candidates.copy(), PRIOR)
        if evaluation.looks_again:
            candidates = self.look_again(knowledge, evaluation, meter, rng, candidates)
        self.nodes = meter.spent
        variations = [
            Variation(one.actions, one.utility, one.expected(), one.playouts) for one in candidates
        ]
        return self.follow(knowledge.determinize(rng), knowledge.seat, variations)

    def look_again(
        self,
        knowledge: Knowledge,
        evaluation: Evaluation,
        meter: Meter,
        rng: Rng,
        candidates: list[Candidate],
    ) -> list[Candidate]:
        """The candidates after wider plans were played out against the best, while time is left."""
        beam = WIDEST
        while meter.used() < ENOUGH:
            share = meter.portion(0.5 + 0.5 * meter.used())
            world = knowledge.determinize(rng)
            plans = plan_widely(world, evaluation, rng, beam, share, True)
            meter.spent += share.spent
            candidates.sort(key=_most_useful)
            fresh = unknown(distinct(plans, WIDE), candidates)[:CANDIDATES]
            if not fresh or not meter.left():
                break
            rivals = [
                Candidate(one.actions, one.planned, one.planned_points)
                for one in candidates[:FINALISTS]
            ]
            rivals.extend(fresh)
            halving = SequentialHalving(knowledge, evaluation, rng, meter)
            playouts = halving.run(rivals.copy(), PRIOR)
            if not playouts:
                break
            self.playouts += playouts
            candidates = rivals
            beam *= 3
        return candidates

    def plans(
        self, knowledge: Knowledge, evaluation: Evaluation, meter: Meter, rng: Rng
    ) -> list[Plan]:
        """The plans of a few worlds, best first.

        A plan that goes on past something hidden counts on what it finds in its world: it is
        judged by the mean of the best plans with the same beginning over the worlds. Where nothing
        comes to light and no answers are played on, one world says it all, and gets all the time.
        """
        found: list[Plan] = []
        planning = evaluation.planning_with(knowledge.seats)
        played_on = evaluation.rounds_with(knowledge.seats) > 0
        for number in range(WORLDS):
            alone = not played_on and number > 0 and is_sure(found[0])
            part = 1.0 if alone else (number + 1) / WORLDS
            share = meter.portion(planning * part)
            world = knowledge.determinize(rng)
            # What the first look leaves over is for the next world, or for the playouts. With more
            # than two seats it is not known whether a longer search helps Tikal.
            fill = not played_on and number > 0 and knowledge.seats == 2
            plans = plan_widely(world, evaluation, rng, BEAM, share, fill)
            meter.spent += share.spent
            found.extend(plans)
            found.sort(key=_best_first)
            if alone or (played_on and is_sure(plans[0])) or not meter.left():
                break
        return found


def is_sure(plan: Plan) -> bool:
    """Whether a plan brings nothing hidden to light before its end."""
    return plan.sure == len(plan.actions)


def distinct(plans: list[Plan], most: int) -> list[Candidate]:
    """The plans that are worth playouts: the best, and the best of other first decisions."""
    candidates: list[Candidate] = []
    begun: set[int] = set()
    known: set[tuple[int, ...]] = set()
    ends: set[tuple[float, ...]] = set()  # with the first decision: the same by another way
    for wide in (True, False):
        limit = most // 2 if wide else most
        for plan in plans:
            if len(candidates) >= limit:
                break
            actions = plan.actions[: plan.sure]
            key = tuple(actions)
            end = (float(actions[0]), *plan.points)
            if key in known or end in ends or (wide and actions[0] in begun):
                continue
            known.add(key)
            ends.add(end)
            begun.add(actions[0])
            candidates.append(Candidate(actions, plan.margin, plan.points))
    return candidates


def unknown(fresh: list[Candidate], candidates: list[Candidate]) -> list[Candidate]:
    """Those that are no candidates yet, and end otherwise than any with their first decision."""
    known = {tuple(one.actions) for one in candidates}
    ends = {(one.actions[0], *one.planned_points) for one in candidates}
    return [
        one
        for one in fresh
        if tuple(one.actions) not in known and (one.actions[0], *one.planned_points) not in ends
    ]


def _best_first(plan: Plan) -> float:
    return -plan.margin


def _most_useful(candidate: Candidate) -> float:
    return -candidate.utility
