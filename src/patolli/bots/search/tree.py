"""Information-set Monte Carlo tree search, for games of which nothing but the rules is known.

One tree for all worlds (SO-ISMCTS): every iteration deals what is hidden again, walks down the tree
along decisions that are legal in its world, adds one, and plays on with quick decisions. Below the
root, a decision counts as tried only among the times that it was there to be chosen (Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).

What a whole game of quick decisions ends with says little of one decision. So only some iterations
play to the end; the others stop after one, two, four or eight rounds, and what a seat has won or
lost on its rivals since the decision tells its worth, beside how far seats drift apart in that
time.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from patolli.bots.budget import Meter
from patolli.bots.knowledge import Knowledge
from patolli.core.rng import Rng
from patolli.core.state import State

CURIOSITY: Final = 1.0  # how much a decision that was seldom tried is preferred
ROUNDS: Final = [1, 2, 4, 8, 1_000_000]  # that the iterations play on, in turn
FARTHEST: Final = 2_000  # quick decisions at most
DRAWN: Final = 2  # decisions that a quick one is the best of
WINNING: Final = 0.7  # what a win counts at the end; the rest is how clear it is


@final
class Node:
    """A decision in the tree: how often it could be taken, was taken, and what came of it."""

    def __init__(self, action: int, seat: int, seats: int) -> None:
        self.action: Final = action
        self.seat: Final = seat  # who took it
        self.available = 0
        self.visits = 0
        self.stage = 0  # of the search at the root that it was still tried in
        self.value = 0.0  # the sum of what it was worth to the seat that took it
        self.points = [0.0] * seats  # sums of the points at the end
        self.children: dict[int, Node] = {}

    def worth(self) -> float:
        """What an iteration brought on average."""
        return self.value / self.visits if self.visits else 0.0


@final
class Tree:
    """The search from one decision."""

    def __init__(self, knowledge: Knowledge, rng: Rng, meter: Meter) -> None:
        self.knowledge: Final = knowledge
        self.rng: Final = rng
        self.meter: Final = meter
        self.root: Final = Node(-1, -1, knowledge.seats)
        self.number = 0  # of the iteration
        self.drift = [1.0] * len(ROUNDS)  # by length, the mean change of a lead
        self.counts = [0] * len(ROUNDS)
        self.mean = 0.5  # of what iterations were worth, and the sum of the squared distances to it
        self.squares = 0.0
        self.valued = 0

    def grow(self) -> None:
        """Iterate until the budget ends; every decision at the root is tried once at least.

        All of them are tried in the same worlds and with the same luck, so that fewer iterations
        tell two apart; after each part of the budget the poorer half drops out.
        """
        alive = [
            Node(action, self.knowledge.seat, self.knowledge.seats)
            for action in self.knowledge.legal()
        ]
        for node in alive:
            self.root.children[node.action] = node
        stages = max(1, (len(alive) - 1).bit_length())
        for stage in range(stages):
            for node in alive:
                node.stage = stage
            while True:
                self.try_all(alive)
                if self.meter.used() * stages >= stage + 1:
                    break
            alive.sort(key=_best_first)
            alive = alive[: max(1, (len(alive) + 1) // 2)]
            if not self.meter.left() or len(alive) == 1:
                return

    def try_all(self, nodes: list[Node]) -> None:
        """One world in which each of these decisions is taken, with the same luck after it."""
        world = self.knowledge.determinize(self.rng)
        luck = self.rng.spawn()
        length = self.number % len(ROUNDS)
        self.number += 1
        for node in nodes:
            self.iterate(world.copy(), node, luck.copy(), length)
            if not self.meter.left() and node.visits > 1:
                return

    def iterate(self, world: State, first: Node, luck: Rng, length: int) -> None:
        """Down the tree from a decision, one decision added, on quickly, and back."""
        last = world.turn + ROUNDS[length] * world.seats
        before = points_now(world)
        world.apply(first.action)
        self.meter.visit()
        path = [first]
        node = first
        added = first.visits == 0
        while world.stack and not added:
            seat = world.stack[-1].seat
            child = self.select(node, world, seat, luck)
            added = child.visits == 0
            world.apply(child.action)
            self.meter.visit()
            path.append(child)
            node = child
        for _ in range(FARTHEST):
            if not world.stack or world.turn > last:
                break
            world = self.quick(world, luck)
        self.back(path, world, before, length)

    def quick(self, world: State, luck: Rng) -> State:
        """The world after a quick decision: the best of a few drawn at random by the points."""
        answers = world.answers
        if len(answers) == 1:
            world.apply(answers[0])
            self.meter.visit()
            return world
        seat = world.stack[-1].seat
        best: State | None = None
        most = 0.0
        for _ in range(min(DRAWN, len(answers))):
            child = world.copy()
            child.apply(luck.pick(answers))
            self.meter.visit()
            found = lead(points_now(child), seat)
            if best is None or found > most:
                best = child
                most = found
        assert best is not None
        return best

    def select(self, node: Node, world: State, seat: int, luck: Rng) -> Node:
        """A decision that was never tried, or else the one that promises most."""
        fresh: list[int] = []
        best: Node | None = None
        most = -1.0
        curiosity = CURIOSITY * sqrt((self.squares + 0.05) / (self.valued + 1))
        for action in world.answers:
            child = node.children.get(action)
            if child is None:
                fresh.append(action)
                continue
            child.available += 1
            if not fresh:
                bound = curiosity * sqrt(log(child.available + 1.0) / child.visits)
                promise = child.worth() + bound
                if promise > most:
                    most = promise
                    best = child
        if fresh or best is None:
            action = luck.pick(fresh)
            best = Node(action, seat, world.seats)
            best.available = 1
            node.children[action] = best
        return best

    def back(self, path: list[Node], world: State, before: list[float], length: int) -> None:
        """Tell every decision of the path what came of it."""
        points = points_now(world)
        changes = [lead(points, seat) - lead(before, seat) for seat in range(world.seats)]
        size = sum([abs(change) for change in changes]) / len(changes)
        self.counts[length] += 1
        self.drift[length] += (size - self.drift[length]) / self.counts[length]
        worths = [self.worth(world, changes[seat], seat, length) for seat in range(world.seats)]
        own = worths[self.knowledge.seat]
        self.valued += 1
        missed = own - self.mean
        self.mean += missed / self.valued
        self.squares += missed * (own - self.mean)
        for node in path:
            node.visits += 1
            node.value += worths[node.seat]
            for seat in range(world.seats):
                node.points[seat] += points[seat]

    def worth(self, world: State, change: float, seat: int, length: int) -> float:
        """What an iteration brought a seat, 0 to 1: how its lead grew, and whether it has won."""
        ratio = max(-30.0, min(30.0, change / max(1e-6, self.drift[length])))
        clear = 1.0 / (1.0 + exp(-ratio))
        outcome = world.outcome()
        if outcome is None or (world.seats == 1 and not outcome.rivals):
            return clear
        winners = outcome.winners
        won = 1.0 / len(winners) if seat in winners else 0.0
        return WINNING * won + (1.0 - WINNING) * clear


def points_now(world: State) -> list[float]:
    """The points of all seats, then those of automata where the game has ended."""
    outcome = world.outcome()
    if outcome is None:
        return [float(points) for points in world.scores()]
    return [float(points) for points in [*outcome.scores, *outcome.rivals]]


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, what it has."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best if len(points) > 1 else points[seat]


def _best_first(node: Node) -> tuple[float, int]:
    return (-node.worth(), node.action)
