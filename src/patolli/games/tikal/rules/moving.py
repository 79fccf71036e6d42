"""Bringing pieces in and moving them: TIK-BRING, TIK-TRAIL, TIK-MOVE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame
from patolli.core.message import Message, seat
from patolli.core.native import i64
from patolli.games.tikal.actions import BRING, LEADER, MOVE, PIECES, STEP, TRAIL, WALK
from patolli.games.tikal.bitboards import ONLY, add_answers, lowest, spaces_of
from patolli.games.tikal.board import (
    BASE_CAMP,
    RESERVE,
    SPACE_COUNT,
    SPACES,
)
from patolli.games.tikal.components import BRING_COST, CAMPS, TRAIL_COST
from patolli.games.tikal.jungle import COST, FAR, SHIFT
from patolli.games.tikal.state import TikalState


def camps_of(s: TikalState, seat: int) -> i64:
    """The spaces of the base camp and of the seat's own camps. TIK-TRAIL-2."""
    camps: i64 = ONLY[BASE_CAMP]
    for i in range(seat * CAMPS, (seat + 1) * CAMPS):
        if s.tents[i] == RESERVE:
            break
        camps |= ONLY[s.tents[i]]
    return camps


def add_bringing(s: TikalState, seat: int, camps: i64, answers: list[int]) -> None:
    """Where a piece may come in: TIK-BRING-1."""
    if s.action_points < BRING_COST:
        return
    if s.reserve[seat] > 0:
        add_answers(answers, BRING, camps)
    if s.leader[seat] == RESERVE:
        add_answers(answers, BRING + SPACE_COUNT, camps)


def bring(s: TikalState, seat_no: int, piece: int, space: int) -> None:
    """Put a piece from the reserve on a camp."""
    s.action_points -= BRING_COST
    if piece == LEADER:
        s.leader[seat_no] = space
    else:
        s.reserve[seat_no] -= 1
        s.enter(seat_no, space)
    if s.recording:
        s.emit(
            "tikal-brought",
            {
                "seat": seat(seat_no),
                "piece": PIECES[piece],
                "space": SPACES[space],
                "cost": BRING_COST,
            },
        )


def add_moving(s: TikalState, seat: int, camps: i64, answers: list[int]) -> None:
    """The pieces that can afford a step or a trail."""
    points: i64 = s.action_points
    leader = s.leader[seat]
    if points < TRAIL_COST or s.tents[seat * CAMPS] == RESERVE:
        camps = 0
    crew = s.crew_of(seat)
    able = crew & camps
    rest = crew & ~camps
    while rest:
        space = lowest(rest)
        if s.jungle.exit[space] <= points:
            able |= ONLY[space]
        rest &= rest - 1
    add_answers(answers, MOVE, able)
    if leader >= 0 and (s.jungle.exit[leader] <= points or camps & ONLY[leader]):
        answers.append(MOVE + SPACE_COUNT + leader)


@final
class Go(Frame[TikalState]):
    """A seat has chosen a piece and says where it goes."""

    name: ClassVar[str] = "go"

    def __init__(self, seat: int, piece: int, space: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece
        self.space: Final = space

    def args(self) -> Args:
        return [self.seat, self.piece, self.space]

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        points: i64 = s.action_points
        here: i64 = ONLY[self.space]
        camps = camps_of(s, self.seat)
        start = trail_start(s, camps, self.space)
        trails: i64 = camps & ~here if start == TRAIL_COST else 0
        walks: i64 = reached(s, camps, start, self.space, points) & ~(here | trails)
        for path in s.jungle.paths[self.space]:
            cost = path & COST
            if cost > points:
                continue
            there: i64 = ONLY[path >> SHIFT]
            answers.append(STEP + (path >> SHIFT))
            if cost <= TRAIL_COST:
                trails &= ~there
            if not reached(s, camps, start, self.space, cost - 1) & there:
                walks &= ~there
        add_answers(answers, TRAIL, trails)
        add_answers(answers, WALK, walks)  # TIK-MOVE-6
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        there = self.goal(action)
        cost = self.cost(s, action)
        if s.recording:
            s.emit(
                "tikal-moved",
                {
                    "seat": seat(self.seat),
                    "piece": PIECES[self.piece],
                    "from": SPACES[self.space],
                    "to": SPACES[there],
                    "cost": cost,
                    "way": [SPACES[space] for space in self.way(s, action)],
                },
            )
        s.action_points -= cost
        if self.piece == LEADER:
            s.leader[self.seat] = there
        else:
            s.leave(self.seat, self.space)
            s.enter(self.seat, there)

    def goal(self, action: int) -> int:
        """The space that an answer leads to."""
        if action >= WALK:
            return action - WALK
        return action - TRAIL if action >= TRAIL else action - STEP

    def cost(self, s: TikalState, action: int) -> int:
        """What an answer costs. TIK-MOVE-1, TIK-TRAIL-1."""
        there = self.goal(action)
        if action >= WALK:
            return walk_cost(s, camps_of(s, self.seat), self.space, there)
        return TRAIL_COST if action >= TRAIL else s.jungle.path(self.space, there)

    def way(self, s: TikalState, action: int) -> list[int]:
        """The spaces that an answer passes, both ends included."""
        there = self.goal(action)
        if action < WALK:
            return [self.space, there]
        return walk_way(s, spaces_of(camps_of(s, self.seat)), self.space, there)

    def prompt(self, s: TikalState) -> Message:
        return Message(
            "tikal-prompt-go",
            {
                "piece": PIECES[self.piece],
                "space": SPACES[self.space],
                "points": s.action_points,
            },
        )

    def label(self, s: TikalState, action: int) -> Message:
        cost = self.cost(s, action)
        key = "walk" if action >= WALK else "trail" if action >= TRAIL else "step"
        return Message(
            f"tikal-label-{key}",
            {
                "from": SPACES[self.space],
                "space": SPACES[self.goal(action)],
                "cost": cost,
                "left": s.action_points - cost,
                "way": [SPACES[space] for space in self.way(s, action)],
            },
        )


def trail_start(s: TikalState, camps: i64, origin: int) -> i64:
    """What it costs to come over a trail to the other camps, FAR if there are none in reach."""
    if not camps & (camps - 1):
        return FAR
    points = s.action_points
    within = s.jungle.within(origin, points)
    for cost in range(points - TRAIL_COST + 1):
        if within[cost] & camps:
            return cost + TRAIL_COST
    return FAR


def reached(s: TikalState, camps: i64, start: i64, origin: int, points: i64) -> i64:
    """The spaces that so many points lead to, by paths and by trails between the camps."""
    found: i64 = s.jungle.within(origin, points)[points]
    left = points - start
    if left >= 0:
        while camps:
            found |= s.jungle.within(lowest(camps), left)[left]
            camps &= camps - 1
    return found


def walk_cost(s: TikalState, camps: i64, origin: int, goal: int) -> int:
    """What a walk costs, by paths and by trails between the camps."""
    start = trail_start(s, camps, origin)
    there: i64 = ONLY[goal]
    cost = 0
    while not reached(s, camps, start, origin, cost) & there:
        cost += 1
    return cost


def walk_way(s: TikalState, camps: list[int], origin: int, goal: int) -> list[int]:
    """The spaces of a cheapest walk, over a trail only where that is cheaper."""
    there = s.jungle.distances(origin, s.action_points)
    back = s.jungle.distances(goal, s.action_points)
    best = there[goal]
    leave = -1
    arrive = -1
    for one in camps:
        for other in camps:
            cost = there[one] + TRAIL_COST + back[other]
            if one != other and cost < best:
                best = cost
                leave = one
                arrive = other
    if leave < 0:
        return s.jungle.way(origin, goal)
    return s.jungle.way(origin, leave) + s.jungle.way(arrive, goal)
