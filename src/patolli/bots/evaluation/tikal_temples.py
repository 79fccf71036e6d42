"""How seats stand to the temples of Tikal: who leads, and what it costs whom to take over."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from patolli.core.native import i64
from patolli.games.tikal.bitboards import lowest, only
from patolli.games.tikal.board import RESERVE, SPACE_COUNT
from patolli.games.tikal.components import (
    ACTION_POINTS,
    KIND,
    LEADER_MAJORITY,
    LETTER,
    VOLCANO,
)
from patolli.games.tikal.rules.action_points import Act
from patolli.games.tikal.rules.placing import Place, Rotate
from patolli.games.tikal.rules.scoring import scoring_order, strength
from patolli.games.tikal.state import TikalState

BEYOND: Final[int] = ACTION_POINTS + 1
"""What costs more than a turn pays for."""

# Cells, by who has the majority at a temple. The seat: by its lead (1 to 4 or more) and what the
# cheapest take-over costs a rival. A rival: by how far it is behind, and its own cost to take over.
# No one: by its own cost and a rival's.
RIVAL: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3]  # a rival's cost: up to 3, 6, 10, more
OWN: Final = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4]  # the own: up to 2, 4, 6, 10, more
HOLDS: Final = 16  # the first cells are those of a seat that has the majority
CELLS: Final = 56
NEEDS: Final = 12  # strengths below this are remembered with what they cost
MOST: Final = 4  # scorings that the tables tell apart
FAR_OFF: Final = 3.0  # turns to a scoring that is far off


@final
class Outlook:
    """Who has just acted, and by seat how often and how soon it scores.

    `acted` is the seat whose turn ends here, or has ended (`begins`: another turn begins). `now` is
    that seat if it scores as soon as it ends its turn, else -1: what it scores then is not counted
    in `scorings`. `turns` are the turns that a seat has before the one in which it scores next, on
    average over all that the stack can bring; `rest` is the part of the stack to come. A hex that
    was drawn since the last decision is not looked at. `decided` says that the seat has begun its
    turn, even where its hex does not lie yet.
    """

    def __init__(self, s: TikalState, decided: bool = False) -> None:
        top = s.stack[-1]
        order = scoring_order(s)
        seats = s.seats
        drawn = s.drawn
        scores = len(order) > 0 and order[0] == top.seat
        begins = False
        fresh = False
        if decided:
            pass
        elif isinstance(top, (Place, Rotate)):  # where only one space is free, none is asked for
            begins = True
            fresh = KIND[s.hand] != VOLCANO
        elif isinstance(top, Act) and scores and s.action_points == ACTION_POINTS:
            begins = True
            fresh = s.hand >= 0 and len(order) == seats
        self.begins: bool = begins
        self.acted: int = (top.seat - 1 + seats) % seats if begins else top.seat
        self.now: int = top.seat if scores and not begins else -1
        if fresh:
            drawn -= 1
            order = []
        count = len(s.hex_stack)
        self.rest: float = (count - drawn) / count if count > 0 else 0.0
        rounds = 0
        letter = 0
        before = 0
        among = 0
        for i in range(drawn, count):
            tile = s.hex_stack[i]
            if KIND[tile] == VOLCANO:
                rounds += 1
                if rounds == 1:
                    letter = LETTER[tile]
        for i in range(drawn, count):
            other = LETTER[s.hex_stack[i]]
            if rounds == 0 or other < letter:
                before += 1
            elif other == letter:
                among += 1
        wait = before + (among - 1) / 2.0 if rounds > 0 else float(before)
        if drawn < count or s.hand >= 0 or not order:
            rounds += 1
        self.wait: float = wait / seats
        self.scorings: list[int] = [rounds] * seats
        self.turns: list[float] = [wait / seats] * seats
        for seat in order:
            if seat != self.now:
                self.scorings[seat] += 1
                self.turns[seat] = 0.0


def cost_to_bring(s: TikalState, seat: int, space: int, need: int, camps: i64) -> int:
    """About how many action points it takes to bring so much strength more to a space.

    Explorers come from where they stand or out of the reserve over a camp; the leader may come.
    """
    sets = s.jungle.within(space, ACTION_POINTS)
    crew = s.crew_of(seat)
    first = seat * SPACE_COUNT
    leader = s.leader[seat]
    chief: i64 = only(leader) if leader >= 0 and leader != space else 0
    supply: i64 = s.reserve[seat]
    left: i64 = need  # without the leader
    spent: i64 = 0
    other: i64 = need - LEADER_MAJORITY  # beside the leader
    beside: i64 = 0
    led: i64 = 0
    opened: i64 = 0  # the cost over the nearest camp
    before: i64 = sets[0]
    cost: i64 = 1
    limit: i64 = ACTION_POINTS
    while cost <= limit:
        now: i64 = sets[cost]
        ring = now & ~before
        before = now
        count: i64 = 0
        if opened == cost:
            count = supply
            if leader == RESERVE:
                led = cost
        if ring:
            if opened == 0 and ring & camps:
                opened = cost + 1
            if ring & chief:
                led = cost
            found = ring & crew
            while found:
                count += s.explorers[first + lowest(found)]
                found &= found - 1
        if count > 0:
            if left > 0:
                some = count if count < left else left
                spent += some * cost
                left -= some
            if other > 0:
                some = count if count < other else other
                beside += some * cost
                other -= some
        if left <= 0 or (other <= 0 and led > 0) or spent > limit:
            break
        cost += 1
    best: int = BEYOND
    if left <= 0 and spent < best:
        best = spent
    if led > 0 and other <= 0 and led + beside < best:
        best = led + beside
    return best


def stands(s: TikalState, space: int, camps: list[i64], mover: int, known: list[int]) -> list[int]:
    """By seat where it stands at an open temple, as the number of one of the `CELLS`.

    `known` is by seat, space and need what it costs a seat that is not the mover, -1 if that is
    still to be found; empty if nothing is to be remembered.
    """
    seats = s.seats
    own = [strength(s, seat, space) for seat in range(seats)]
    best = 0
    second = 0
    holder = -1
    for seat in range(seats):
        if own[seat] > best:
            second = best
            best = own[seat]
            holder = seat
        else:
            if own[seat] > second:
                second = own[seat]
            if own[seat] == best:
                holder = -1
    costs: list[int] = []
    least = BEYOND
    next_least = BEYOND
    for seat in range(seats):
        cost = 0
        if seat != holder:
            need = best - own[seat] + 1
            if not known or seat == mover or need >= NEEDS:
                cost = cost_to_bring(s, seat, space, need, camps[seat])
            else:
                at = (seat * SPACE_COUNT + space) * NEEDS + need
                cost = known[at]
                if cost < 0:
                    cost = cost_to_bring(s, seat, space, need, camps[seat])
                    known[at] = cost
        costs.append(cost)
        if seat != holder:
            if cost < least:
                next_least = least
                least = cost
            elif cost < next_least:
                next_least = cost
    found: list[int] = []
    for seat in range(seats):
        if seat == holder:
            found.append(4 * (min(best - second, 4) - 1) + RIVAL[least])
        elif holder >= 0:
            found.append(16 + 5 * (min(best - own[seat], 4) - 1) + OWN[costs[seat]])
        else:
            rival = next_least if costs[seat] == least else least
            found.append(36 + 4 * OWN[costs[seat]] + RIVAL[rival])
    return found


def growth(s: TikalState, space: int) -> int:
    """How many more levels can be uncovered on a temple, as far as the supply goes; 4 at most."""
    value = s.value[space]
    more = 0
    while more < 4 and s.levels[value + more + 1] > 0:
        more += 1
    return more


@final
class Tables:
    """What an open temple pays on average, by how a seat stands to it: learned from games.

    By seats, whether the seat has just acted, scorings to come and cell: points in the next scoring
    (for one close by and for one far off), and in those after it, for each point of the temple's
    value, each point beyond four, and each level it can still grow by.
    """

    def __init__(self, soon: list[float], after: list[float]) -> None:
        self.soon: Final = soon
        self.after: Final = after

    @staticmethod
    def read(name: str) -> Tables:
        """The tables of a file beside this one."""
        path = Path(str(files("patolli.bots.evaluation"))) / name
        data = json.loads(path.read_text(encoding="utf-8"))
        return Tables([float(x) for x in data["soon"]], [float(x) for x in data["after"]])

    def next(
        self, seats: int, acted: bool, scorings: int, turns: float, cell: int, value: int, more: int
    ) -> float:
        """The points in the next scoring."""
        row = ((seats - 2) * 2 + (1 if acted else 0)) * MOST + min(scorings, MOST) - 1
        at = (row * CELLS + cell) * 6
        far = min(1.0, turns / FAR_OFF)
        high = max(0, value - 4)
        soon = self.soon
        close = value * soon[at] + high * soon[at + 1] + more * soon[at + 2]
        off = value * soon[at + 3] + high * soon[at + 4] + more * soon[at + 5]
        return close + far * (off - close)

    def later(
        self, seats: int, acted: bool, scorings: int, cell: int, value: int, more: int
    ) -> float:
        """The points in the scorings after it."""
        if scorings < 2:
            return 0.0
        row = ((seats - 2) * 2 + (1 if acted else 0)) * MOST + min(scorings, MOST) - 1
        at = (row * CELLS + cell) * 3
        after = self.after
        return value * after[at] + max(0, value - 4) * after[at + 1] + more * after[at + 2]
