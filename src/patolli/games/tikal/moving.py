"""Bringing pieces in and moving them: TIK-BRING, TIK-TRAIL, TIK-MOVE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Args, Frame
from patolli.core.message import Message, seat
from patolli.games.tikal.actions import BRING, LEADER, MOVE, PIECES, STEP, TRAIL, WALK
from patolli.games.tikal.board import (
    BASE_CAMP,
    RESERVE,
    SPACE_COUNT,
    SPACES,
)
from patolli.games.tikal.components import BRING_COST, CAMPS, TRAIL_COST
from patolli.games.tikal.jungle import FAR
from patolli.games.tikal.state import TikalState

_BASE_CAMP_ONLY: Final[list[int]] = [BASE_CAMP]


def camps_of(s: TikalState, seat: int) -> list[int]:
    """The base camp and the seat's own camps, ascending; not to be changed. TIK-TRAIL-2."""
    if s.tents[seat * CAMPS] == RESERVE:
        return _BASE_CAMP_ONLY
    spaces = [BASE_CAMP]
    for i in range(seat * CAMPS, (seat + 1) * CAMPS):
        if s.tents[i] != RESERVE:
            spaces.append(s.tents[i])
    spaces.sort()
    return spaces


def add_bringing(s: TikalState, seat: int, answers: list[int]) -> None:
    """Where a piece may come in: TIK-BRING-1."""
    if s.action_points < BRING_COST:
        return
    camps = camps_of(s, seat)
    if s.reserve[seat] > 0:
        for space in camps:
            answers.append(BRING + space)
    if s.leader[seat] == RESERVE:
        for space in camps:
            answers.append(BRING + SPACE_COUNT + space)


def bring(s: TikalState, seat_no: int, piece: int, space: int) -> None:
    """Put a piece from the reserve on a camp."""
    s.action_points -= BRING_COST
    if piece == LEADER:
        s.leader[seat_no] = space
    else:
        s.reserve[seat_no] -= 1
        s.explorers[seat_no * SPACE_COUNT + space] += 1
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


def add_moving(s: TikalState, seat: int, present: list[int], answers: list[int]) -> None:
    """The pieces that can afford a move; `present` are the spaces where the seat has any."""
    points = s.action_points
    if points == 0:
        return
    exits = s.jungle.exit
    trails = points >= TRAIL_COST and s.tents[seat * CAMPS] != RESERVE
    camps = camps_of(s, seat) if trails else []
    leader = -1
    for space in present:
        if exits[space] <= points or (trails and space in camps):
            if s.explorers[seat * SPACE_COUNT + space] > 0:
                answers.append(MOVE + space)
            if s.leader[seat] == space:
                leader = space
    if leader >= 0:
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
        points = s.action_points
        origin = self.space
        answers: list[int] = []
        single = [FAR] * SPACE_COUNT
        paths = s.jungle.paths[origin]
        for i in range(0, len(paths), 2):
            if paths[i + 1] <= points:
                single[paths[i]] = paths[i + 1]
                answers.append(STEP + paths[i])
        camps = camps_of(s, self.seat)
        if len(camps) > 1 and points >= TRAIL_COST and origin in camps:
            for there in camps:
                if there != origin and single[there] > TRAIL_COST:
                    single[there] = TRAIL_COST
                    answers.append(TRAIL + there)
        self.add_walks(s, camps, single, answers)
        return answers

    def add_walks(
        self, s: TikalState, camps: list[int], single: list[int], answers: list[int]
    ) -> None:
        """The spaces that several moves reach, or reach cheaper than one. TIK-MOVE-6."""
        points = s.action_points
        origin = self.space
        cheapest = over_trails(s, camps, origin)
        single[origin] = 0
        for there, cost in enumerate(cheapest):
            if cost <= points and cost < single[there]:
                answers.append(WALK + there)

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
            s.explorers[self.seat * SPACE_COUNT + self.space] -= 1
            s.explorers[self.seat * SPACE_COUNT + there] += 1

    def goal(self, action: int) -> int:
        """The space that an answer leads to."""
        if action >= WALK:
            return action - WALK
        return action - TRAIL if action >= TRAIL else action - STEP

    def cost(self, s: TikalState, action: int) -> int:
        """What an answer costs. TIK-MOVE-1, TIK-TRAIL-1."""
        there = self.goal(action)
        if action >= WALK:
            return over_trails(s, camps_of(s, self.seat), self.space)[there]
        return TRAIL_COST if action >= TRAIL else s.jungle.path(self.space, there)

    def way(self, s: TikalState, action: int) -> list[int]:
        """The spaces that an answer passes, both ends included."""
        there = self.goal(action)
        if action < WALK:
            return [self.space, there]
        return walk_way(s, camps_of(s, self.seat), self.space, there)

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


def over_trails(s: TikalState, camps: list[int], origin: int) -> list[int]:
    """The cheapest costs from a space, by paths and by trails between the camps."""
    points = s.action_points
    from_origin = s.jungle.distances(origin, points)
    if len(camps) == 1:
        return from_origin
    leave = FAR
    for camp in camps:
        leave = min(leave, from_origin[camp])
    leave += TRAIL_COST
    if leave > points:
        return from_origin
    cheapest = from_origin[:]
    for camp in camps:
        for there, cost in enumerate(s.jungle.distances(camp, points)):
            if leave + cost < cheapest[there]:
                cheapest[there] = leave + cost
    return cheapest


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
