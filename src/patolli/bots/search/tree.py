"""Information-set Monte Carlo tree search, for games of which nothing but the rules is known.

Every iteration deals what is hidden again, walks down the tree, adds one place to it, and plays on
with quick decisions. A place is all that the seat that decides there sees (`encode`, or `observe`
in a game that does not encode), so that what a throw or a card has brought tells places apart, and
one that is reached in two ways is the same (after Cowling, Powley and Whitehouse, "Information Set
Monte Carlo Tree Search", 2012).

A long game of quick decisions says little of its first one. So an iteration stops after one to
eight rounds, and what a seat has won or lost on its rivals since the decision tells its worth,
beside how far seats drift apart in that time. Where nothing is won or lost so soon, it plays on
longer.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from patolli.bots.budget import Meter
from patolli.bots.knowledge import Knowledge
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.core.state import State

CURIOSITY: Final = 1.0  # how much a decision that was seldom tried is preferred
ROUNDS: Final = [1, 2, 4, 8]  # that the iterations play on, in turn
FARTHEST: Final = 2_000  # decisions at most in the tree, and quick ones after it
DRAWN: Final = 3  # decisions that a quick one is the best of
WINNING: Final = 0.5  # what a win counts at the end; the rest is how clear it is


@final
class Node:
    """A decision in the tree: how often it was taken, and what came of it."""

    def __init__(self, action: int, seat: int, seats: int) -> None:
        self.action: Final = action
        self.seat: Final = seat  # who took it
        self.visits = 0
        self.stage = 0  # of the search at the root that it was still tried in
        self.value = 0.0  # the sum of what it was worth to the seat that took it
        self.points = [0.0] * seats  # sums of the points at the end

    def worth(self) -> float:
        """What an iteration brought on average."""
        return self.value / self.visits if self.visits else 0.0


@final
class Place:
    """What a seat sees when it decides, and the decisions that were tried there."""

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[int, Node] = {}


@final
class Tree:
    """The search from one decision."""

    def __init__(self, knowledge: Knowledge, rng: Rng, meter: Meter) -> None:
        self.knowledge: Final = knowledge
        self.rng: Final = rng
        self.meter: Final = meter
        self.root: Final = Place()
        self.places: Final[dict[bytes, Place]] = {}
        self.encodes: Final = type(knowledge.game).tabulate is not Game.tabulate
        self.number = 0  # of the world
        self.stretch = 1  # times the rounds that iterations play on
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
        if length == 0 and self.number > 0 and self.drift[len(ROUNDS) - 1] == 0.0:
            self.stretch = min(2 * self.stretch, FARTHEST)
        self.number += 1
        for node in nodes:
            self.iterate(world.copy(), node, luck.copy(), length)
            if not self.meter.left() and node.visits > 1:
                return

    def iterate(self, world: State, first: Node, luck: Rng, length: int) -> None:
        """Down the tree from a decision, one place or decision added, on quickly, and back."""
        last = world.turn + ROUNDS[length] * self.stretch * world.seats
        before = points_now(world)
        world.apply(first.action)
        self.meter.visit()
        path = [first]
        while world.stack and world.turn <= last and len(path) < FARTHEST:
            seat = world.stack[-1].seat
            seen = world.encode(seat) if self.encodes else repr(world.observe(seat)).encode()
            place = self.places.get(seen)
            if place is None:
                self.places[seen] = Place()
                break
            node = self.select(place, world, seat, luck)
            world.apply(node.action)
            self.meter.visit()
            path.append(node)
            if not node.visits:
                break
        for _ in range(FARTHEST):
            if not world.stack or world.turn > last:
                break
            world = self.quick(world, luck)
        self.back(path, world, before, length)

    def quick(self, world: State, luck: Rng) -> State:
        """The world after a quick decision: the best of a few by the points."""
        answers = world.answers
        if len(answers) == 1:
            world.apply(answers[0])
            self.meter.visit()
            return world
        seat = world.stack[-1].seat
        best: State | None = None
        most = 0.0
        first = luck.below(len(answers))
        for i in range(min(DRAWN, len(answers))):
            child = world.copy()
            child.apply(answers[(first + i) % len(answers)])
            self.meter.visit()
            found = lead(points_now(child), seat)
            if best is None or found > most:
                best = child
                most = found
        assert best is not None
        return best

    def select(self, place: Place, world: State, seat: int, luck: Rng) -> Node:
        """A decision that was never tried, or else the one that promises most."""
        place.visits += 1
        fresh: list[int] = []
        best: Node | None = None
        most = -1.0
        spread = CURIOSITY * sqrt((self.squares + 0.05) / (self.valued + 1))
        reach = spread * sqrt(log(place.visits + 1.0))
        for action in world.answers:
            node = place.children.get(action)
            if node is None:
                fresh.append(action)
            elif not fresh:
                promise = node.worth() + reach / sqrt(node.visits)
                if promise > most:
                    most = promise
                    best = node
        if fresh or best is None:
            action = luck.pick(fresh)
            best = Node(action, seat, world.seats)
            place.children[action] = best
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
