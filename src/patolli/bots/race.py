"""A race of turns: whole turns are played on in the same imagined worlds, and the poorer drop out.

Every candidate begins with a planned turn, up to where something hidden comes to light. A lap
takes one fresh world, plays each candidate in it, lets every seat answer with quick turns for a
few rounds, and lets the evaluation judge where that leads. All candidates run the same laps, so
that the luck of a world helps or hurts them alike. A candidate drops out as soon as it is surely
no better than the best, and after each stage the poorer half does; the race ends early when only
one is left.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from patolli.bots.beam import plan_turn
from patolli.bots.budget import Budget, Meter
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng
from patolli.core.state import State

BEAM: Final = 1  # of quick turns
FIRST_LOOK: Final = 6  # laps before anybody may drop out
SURE: Final = 3.0  # standard errors that make a difference sure
MATTERS: Final = 0.25  # points that are worth going on for
BEHIND: Final = 1e-6  # whoever dropped out stays behind whoever did not


@final
class Runner:
    """A candidate: its decisions, what the plan promised, and what its laps brought."""

    def __init__(self, actions: list[int], promise: float, planned: list[float]) -> None:
        self.actions: Final = actions
        self.promise: Final = promise
        self.planned: Final = planned
        self.laps = 0
        self.lead = 0.0
        self.leads: list[float] = []  # of each lap
        self.points = [0.0] * len(planned)
        self.utility = promise

    def expected(self) -> list[float]:
        """The mean final points by seat."""
        if self.laps == 0:
            return self.planned
        return [value / self.laps for value in self.points]


@final
class Race:
    """The laps that are run from one decision."""

    def __init__(
        self,
        knowledge: Knowledge,
        evaluation: Evaluation,
        rng: Rng,
        meter: Meter,
    ) -> None:
        self.knowledge: Final = knowledge
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.meter: Final = meter
        self.seat: Final = knowledge.seat

    def run(self, runners: list[Runner], doubt: float) -> int:
        """Run until the budget ends; the laps. `doubt` is how many laps a promise counts for."""
        alive = runners
        begun = self.meter.used()
        stages = max(1, (len(alive) - 1).bit_length())
        laps = 0
        look = FIRST_LOOK
        for stage in range(stages):
            goal = begun + (1.0 - begun) * (stage + 1) / stages
            while len(alive) > 1 and self.meter.used() < goal and self.lap(alive):
                laps += 1
                if laps == look:
                    weigh(alive, doubt)
                    alive = [runner for runner in alive if in_doubt(runner, alive[0])]
                    look += max(2, laps // 3)
            weigh(alive, doubt)
            if stage < stages - 1:
                alive = alive[: (len(alive) + 1) // 2]
        floor = alive[-1].utility - BEHIND
        for runner in runners:
            if runner not in alive:
                runner.utility = min(runner.utility, floor)
        return laps

    def lap(self, runners: list[Runner]) -> bool:
        """Play every candidate on in one world; False, and nothing counts, if time runs out."""
        world = self.knowledge.determinize(self.rng)
        luck = self.rng.spawn()
        found: list[list[float]] = []
        for runner in runners:
            found.append(self.play(world.copy(), runner.actions, luck.copy()))
            if not self.meter.left():
                return False
        for i in range(len(runners)):
            runner = runners[i]
            lead = self.evaluation.lead(found[i], self.seat)
            runner.laps += 1
            runner.lead += lead
            runner.leads.append(lead)
            for seat in range(len(found[i])):
                runner.points[seat] += found[i][seat]
        return True

    def play(self, state: State, actions: list[int], luck: Rng) -> list[float]:
        """The points expected some rounds after a turn."""
        turn = state.turn
        follow(state, actions, self.meter)
        horizon = turn + state.seats * self.evaluation.rounds
        while state.stack and state.turn <= horizon:
            self.quick_turn(state, luck)
        return self.evaluation.points(state)

    def quick_turn(self, state: State, luck: Rng) -> None:
        """Let the seat that decides do what a short look finds best."""
        share = Meter(Budget(thoughts=self.evaluation.quick))
        share.deadline = self.meter.deadline
        plans = plan_turn(state, self.evaluation, luck, BEAM, share)
        self.meter.spent += share.spent
        plan = plans[0]
        follow(state, plan.actions[: plan.sure], self.meter)


def follow(state: State, actions: list[int], meter: Meter) -> None:
    """Take decisions as far as this world allows them."""
    for action in actions:
        if action not in state.answers:
            return
        state.apply(action)
        meter.think()


def weigh(alive: list[Runner], doubt: float) -> None:
    """Order candidates that ran the same laps: by their mean lead, and a little by the promise."""
    laps = alive[0].laps
    if laps > 0:
        shift = 0.0  # promises are compared with each other, not with leads some rounds later
        for runner in alive:
            shift += (runner.lead / laps - runner.promise) / len(alive)
        for runner in alive:
            runner.utility = (runner.lead + doubt * (runner.promise + shift)) / (laps + doubt)
    alive.sort(key=_best_first)


def in_doubt(runner: Runner, best: Runner) -> bool:
    """Whether a candidate may still be better than the best so far by points that matter."""
    if runner is best:
        return True
    count = runner.laps
    mean = (runner.lead - best.lead) / count
    squares = 0.0
    for i in range(count):
        squares += (runner.leads[i] - best.leads[i] - mean) ** 2
    error = sqrt(squares / (count * (count - 1)))
    return runner.utility - best.utility + SURE * error > MATTERS


def _best_first(runner: Runner) -> float:
    return -runner.utility
