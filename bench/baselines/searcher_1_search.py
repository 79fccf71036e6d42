"""The search of the first searcher: beams over the rest of a turn, then a race of plans."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from baselines.searcher_1_evaluation import Evaluation
from patolli.bots import Knowledge
from patolli.bots.budget import now
from patolli.core.rng import Rng
from patolli.core.state import State


@final
class Meter:
    """What is spent of a budget during one decision."""

    def __init__(self, seconds: float | None, thoughts: int | None) -> None:
        self.spent = 0
        self.limit: int = thoughts or 0
        self.begun: float = now()
        self.deadline: float = self.begun + seconds if seconds is not None else 0.0

    def think(self) -> bool:
        """Count one thought; False when the budget is used up."""
        self.spent += 1
        return self.left()

    def left(self) -> bool:
        """Whether there is budget left."""
        if self.limit and self.spent >= self.limit:
            return False
        return not self.deadline or now() < self.deadline

    def used(self) -> float:
        """The part of the budget that is used up, 0 to 1 or a little more."""
        part = 0.0
        if self.limit:
            part = self.spent / self.limit
        if self.deadline:
            whole = self.deadline - self.begun  # not above 0 where time was over from the start
            gone = now() - self.begun
            part = max(part, gone / whole if whole > 0.0 else 1.0)
        return part

    def portion(self, part: float) -> Meter:
        """A meter of its own that ends when `part` of this one's budget is used up."""
        inner = Meter(None, 1)
        inner.limit = max(1, int(self.limit * part) - self.spent) if self.limit else 0
        if self.deadline:
            inner.deadline = self.begun + (self.deadline - self.begun) * part
        return inner


DEEPEST: Final = 60  # decisions of one seat in a row that a plan may hold
WIDER: Final = 3  # times wider is the next beam
COMPARED: Final = 3  # first decisions that a bot can speak about
NEXT_BEAM: Final = 0.25  # of the budget may be used when the next beam begins


@final
class Plan:
    """A sequence of decisions of one seat, and what it is worth at its end.

    `sure` counts the decisions up to the first that brings something hidden to light, that one
    included: what follows depends on it.
    """

    def __init__(
        self, state: State, actions: list[int], sure: int, lead: float, points: list[float]
    ) -> None:
        self.state = state
        self.actions = actions
        self.sure = sure
        self.lead = lead
        self.points = points


@final
class Turn:
    """The rest of a seat's turn, as it is being planned.

    A plan ends with the turn or when somebody else must decide. A plan that has not ended is
    judged by the best of what it has brought already and of some random ways to end it,
    which are plans, too.
    """

    def __init__(
        self,
        world: State,
        evaluation: Evaluation,
        rng: Rng,
        meter: Meter,
    ) -> None:
        self.turn: Final = world.turn
        self.reveals: Final = world.reveals
        self.seat: Final = world.stack[-1].seat
        self.evaluation: Final = evaluation
        self.rng: Final = rng
        self.meter: Final = meter
        self.glances: Final = evaluation.glances
        self.ended: list[Plan] = []
        self.begun: list[Plan] = []  # the plans of one decision, best first
        self.known: set[tuple[object, ...]] = set()

    def goes_on(self, state: State) -> bool:
        """Whether the seat decides on in its turn."""
        stack = state.stack
        return len(stack) > 0 and state.turn == self.turn and stack[-1].seat == self.seat

    def search(self, world: State, beam: int) -> bool:
        """Look for plans; whether the beam left any out. At least one plan is found."""
        cut = False
        frontier = [Plan(world, [], 0, 0.0, [])]
        for depth in range(DEEPEST):
            children: list[Plan] = []
            for plan in frontier:
                self.expand(plan, children)
                if depth > 0 and not self.meter.left():
                    break
            if not children:
                break
            children.sort(key=_best_first)
            if depth == 0:
                self.begun = children
            frontier = survivors(children, beam)
            cut = cut or len(frontier) < len(children)
            if not self.meter.left():
                self.finish(frontier[0])
                return True
        if not self.ended:
            self.finish(frontier[0])
        return cut

    def compare(self, count: int) -> None:
        """See to it that plans begin with so many different decisions, if there are that many."""
        begun = {plan.actions[0] for plan in self.ended}
        for plan in self.begun:
            if len(begun) >= count:
                break
            if plan.actions[0] not in begun:
                begun.add(plan.actions[0])
                self.finish(plan)

    def finish(self, plan: Plan) -> None:
        """End a plan for which there was no time, each decision by what it brings at once."""
        best = plan
        for _ in range(DEEPEST):
            children: list[Plan] = []
            ended = len(self.ended)
            self.known.clear()  # every continuation counts here
            self.expand(best, children)
            for done in self.ended[ended:]:
                children.append(done)
            children.sort(key=_best_first)
            best = children[0]
            if not self.goes_on(best.state):
                return
        self.ended.append(best)

    def expand(self, plan: Plan, children: list[Plan]) -> None:
        """Add every continuation of a plan by one decision."""
        for action in plan.state.answers:
            child = plan.state.copy()
            child.apply(action)
            self.meter.think()
            points = self.evaluation.points(child)
            lead = self.evaluation.lead(points, self.seat)
            actions = [*plan.actions, action]
            sure = plan.sure if plan.state.reveals != self.reveals else len(actions)
            if not self.goes_on(child):
                self.ended.append(Plan(child, actions, sure, lead, points))
                continue
            # The same decisions in another order lead to the same situation.
            key = (lead, child.stack[-1], tuple(child.answers))
            if key in self.known:
                continue
            self.known.add(key)
            next_plan = Plan(child, actions, sure, lead, points)
            for _ in range(self.glances):
                if self.meter.left():
                    self.glance(next_plan)
            children.append(next_plan)

    def glance(self, plan: Plan) -> None:
        """End a plan at random, and raise its promise where that is better."""
        way = plan.state.copy()
        actions = plan.actions.copy()
        sure = plan.sure
        for _ in range(DEEPEST):
            action = self.rng.pick(way.answers)
            actions.append(action)
            if way.reveals == self.reveals:
                sure = len(actions)
            way.apply(action)
            self.meter.think()
            if not self.goes_on(way):
                break
        points = self.evaluation.points(way)
        lead = self.evaluation.lead(points, self.seat)
        self.ended.append(Plan(way, actions, sure, lead, points))
        if lead > plan.lead:
            plan.lead = lead
            plan.points = points


def plan_turn(
    world: State, evaluation: Evaluation, rng: Rng, beam: int, meter: Meter
) -> list[Plan]:
    """The plans of the seat that decides, best first; at least one."""
    turn = Turn(world, evaluation, rng, meter)
    turn.search(world, beam)
    turn.ended.sort(key=_best_first)
    return turn.ended


def plan_widely(
    world: State, evaluation: Evaluation, rng: Rng, beam: int, meter: Meter
) -> list[Plan]:
    """The same with wider and wider beams, as long as the budget allows the next one."""
    begun = meter.used()
    found: list[Plan] = []
    while True:
        turn = Turn(world, evaluation, rng, meter)
        cut = turn.search(world, beam)
        late = meter.used() - begun > (1.0 - begun) * NEXT_BEAM
        if not cut or late or not meter.left():
            turn.compare(COMPARED)
            found.extend(turn.ended)
            break
        found.extend(turn.ended)
        beam *= WIDER
    found.sort(key=_best_first)
    return found


def survivors(waiting: list[Plan], beam: int) -> list[Plan]:
    """The plans worth following: the best, and the best of other first decisions."""
    kept = waiting[:beam]
    first: set[int] = {plan.actions[0] for plan in kept}
    for plan in waiting[beam:]:
        if len(kept) >= 2 * beam:
            break
        if plan.actions[0] not in first:
            first.add(plan.actions[0])
            kept.append(plan)
    return kept


def _best_first(plan: Plan) -> float:
    return -plan.lead


QUICK_BEAM: Final = 1  # of quick turns
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
        share = Meter(None, self.evaluation.quick)
        share.deadline = self.meter.deadline
        plans = plan_turn(state, self.evaluation, luck, QUICK_BEAM, share)
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
    alive.sort(key=_best_runner)


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


def _best_runner(runner: Runner) -> float:
    return -runner.utility


@final
class Line:
    """A sequence of decisions that was weighed: its worth and the points expected of it."""

    def __init__(
        self, actions: list[int], utility: float, points: list[float], thoughts: int
    ) -> None:
        self.actions = actions
        self.utility = utility
        self.points = points
        self.thoughts = thoughts


@final
class Course:
    """The lines of a turn, best first, and where along the best of them the bot is.

    It is followed only where the seat sees exactly what was foreseen: the same turn, nothing
    hidden brought to light, no other decision taken in between.
    """

    def __init__(self, world: State, seat: int, lines: list[Line]) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.turn: Final = world.turn
        self.reveals: Final = world.reveals
        self.lines = lines
        self.made = 0  # decisions of the lines that are taken

    def take(self, action: int) -> bool:
        """Go on by one decision; whether anything is left to follow."""
        world = self.world
        if action not in world.answers:
            return False
        world.apply(action)
        kept: list[Line] = []
        for line in self.lines:
            if len(line.actions) > self.made + 1 and line.actions[self.made] == action:
                kept.append(line)
        self.lines = kept
        self.made += 1
        return (
            len(kept) > 0
            and len(world.stack) > 0
            and world.turn == self.turn
            and world.reveals == self.reveals
            and world.stack[-1].seat == self.seat
        )

    def foreseen(self, knowledge: Knowledge) -> bool:
        """Whether the seat sees what this course expected."""
        world = self.world
        if knowledge.seat != self.seat or knowledge.legal() != world.answers:
            return False
        return knowledge.game is world.game and knowledge.observe() == world.observe(self.seat)

    def next_lines(self) -> list[tuple[int, Line]]:
        """For each next decision, the best line that goes on with it."""
        found: list[tuple[int, Line]] = []
        known: set[int] = set()
        for line in self.lines:
            action = line.actions[self.made]
            if action not in known:
                known.add(action)
                found.append((action, line))
        return found
