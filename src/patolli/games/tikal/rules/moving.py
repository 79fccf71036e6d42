"""Moving pieces between camps and along paths: TIK-TRAIL, TIK-MOVE."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Data, Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import ACTIONS, LEADER, MOVE, PIECES, STEP, TRAIL, WALK
from patolli.games.tikal.bitboards import add_answers, lowest, only, spaces_of
from patolli.games.tikal.board import RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import CAMPS, MAX_SEATS, TRAIL_COST
from patolli.games.tikal.jungle import FAR, LONGEST
from patolli.games.tikal.rules.camps import camps_of
from patolli.games.tikal.state import TikalState


def add_moving(s: TikalState, seat: int, camps: i64, answers: list[int]) -> None:
    """The pieces that can afford a step or a trail."""
    points: i64 = s.action_points
    leader = s.leader[seat]
    if points < TRAIL_COST or s.tents[seat * CAMPS] == RESERVE:
        camps = 0
    able = camps | s.jungle.exits.up_to(points)
    add_answers(answers, MOVE.first, s.crew_of(seat) & able)
    if leader >= 0 and able & only(leader):
        answers.append(MOVE.at(LEADER, leader))


@final
class Go(Frame[TikalState]):
    """A seat has chosen a piece and says where it goes."""

    name: ClassVar[str] = "go"

    def __init__(self, seat: int, piece: int, space: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece
        self.space: Final = space

    @classmethod
    def things(cls, s: TikalState) -> dict[str, list[str]]:
        return {"piece": PIECES, "space": SPACES}

    def legal(self, s: TikalState) -> list[int]:
        answers: list[int] = []
        points: i64 = s.action_points
        here: i64 = only(self.space)
        camps = camps_of(s, self.seat)
        start = trail_start(s, camps, self.space)
        trails: i64 = 0
        if start == TRAIL_COST:
            trails = camps & ~here
        walks: i64 = reached(s, camps, start, self.space, points) & ~(here | trails)
        paths = s.jungle.paths[self.space]
        add_answers(answers, STEP.first, paths.up_to(points))
        trails &= ~paths.up_to(TRAIL_COST)
        walks &= ~paths.c1
        cost: i64 = 2
        while cost <= LONGEST and cost <= points:  # no walk where a step is as cheap
            steps = paths.of(cost)
            if steps:
                walks &= ~steps | reached(s, camps, start, self.space, cost - 1)
            cost += 1
        add_answers(answers, TRAIL.first, trails)
        add_answers(answers, WALK.first, walks)  # TIK-MOVE-6
        return answers

    def apply(self, s: TikalState, action: int) -> None:
        there = self.goal(action)
        cost = self.cost(s, action)
        if s.recording:
            events.moved(s, self.seat, self.piece, cost, self.way(s, action))
        s.action_points -= cost
        if self.piece == LEADER:
            if s.lent:
                s.own_pieces()
            s.leader[self.seat] = there
        else:
            s.leave(self.seat, self.space)
            s.enter(self.seat, there)

    def goal(self, action: int) -> int:
        """The space that an answer leads to."""
        return ACTIONS.of[action].index(action)

    def cost(self, s: TikalState, action: int) -> int:
        """What an answer costs. TIK-MOVE-1, TIK-TRAIL-1."""
        there = self.goal(action)
        family = ACTIONS.of[action]
        if family is WALK:
            return walk_cost(s, camps_of(s, self.seat), self.space, there)
        return TRAIL_COST if family is TRAIL else s.jungle.path(self.space, there)

    def way(self, s: TikalState, action: int) -> list[int]:
        """The spaces that an answer passes, both ends included."""
        there = self.goal(action)
        if not WALK.has(action):
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
        return Message(
            f"tikal-label-{ACTIONS.of[action].word}",
            {
                "from": SPACES[self.space],
                "space": SPACES[self.goal(action)],
                "cost": cost,
                "left": s.action_points - cost,
                "way": [SPACES[space] for space in self.way(s, action)],
            },
        )

    def choice(self, s: TikalState) -> Message:
        """What taking up the piece is called; the place and cost if there is only one."""
        answers = self.legal(s)
        if len(answers) > 1:
            return Message(
                "tikal-label-move", {"piece": PIECES[self.piece], "space": SPACES[self.space]}
            )
        cost = self.cost(s, answers[0])
        return Message(
            "tikal-label-move-only",
            {
                "piece": PIECES[self.piece],
                "space": SPACES[self.space],
                "to": SPACES[self.goal(answers[0])],
                "cost": cost,
                "left": s.action_points - cost,
            },
        )

    def view(self, s: TikalState) -> Data:
        """The piece that was taken up."""
        return {"piece": PIECES[self.piece], "space": SPACES[self.space]}

    def check(self, s: TikalState) -> list[str]:
        wrong = self.wrong(s)
        return [f"{self.text()!r}: {wrong}"] if wrong and self.seat >= 0 else []

    def wrong(self, s: TikalState) -> str:
        """Why this piece can't be the one to move, empty if it can."""
        if not 0 <= self.piece < len(PIECES):
            return f"there is no piece {self.piece}, only 0 (explorer) and 1 (leader)"
        if not 0 <= self.space < SPACE_COUNT:
            return f"there is no space {self.space}"
        if self.piece == LEADER:
            there = s.leader[self.seat] == self.space
        else:
            there = s.explorers[self.seat * SPACE_COUNT + self.space] > 0
        if not there:
            return f"seat {self.seat} has no {PIECES[self.piece]} on {SPACES[self.space]}"
        if not self.legal(s):
            return f"it can't go anywhere with {s.action_points} action points"
        return ""


#: Frames never change: they are made once, by seat and place in the family MOVE.
GO_OF: Final = [
    [Go(seat, piece, space) for piece in range(len(PIECES)) for space in range(SPACE_COUNT)]
    for seat in range(MAX_SEATS)
]


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
    there: i64 = only(goal)
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
