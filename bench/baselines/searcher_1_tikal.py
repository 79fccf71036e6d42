"""What a situation in Tikal is worth. To the first searcher."""

from __future__ import annotations

from typing import Final, cast, final

from baselines.searcher_1_evaluation import Evaluation
from baselines.searcher_1_games import (
    BASE_CAMP,
    CAMPS,
    KIND,
    LEADER_MAJORITY,
    RESERVE,
    RUIN,
    SET_POINTS,
    SPACE_COUNT,
    TEMPLE,
    TREASURE_KINDS,
    VOLCANO,
    TikalState,
)
from patolli.core.state import State

NAMES: Final = [
    "points",
    "guarded",
    "held",
    "held_later",
    "share",
    "treasures",
    "digging",
    "abroad",
    "idle",
    "reserve",
    "leader",
    "camps",
    "guards",
    "margin",
    "spread",
]

WEIGHTS: Final = {
    "points": 1.0,
    "guarded": 0.34,
    "held": 0.449,
    "held_later": -0.03,
    "share": 0.0506,
    "treasures": 1.43,
    "digging": 0.95,
    "abroad": 0.809,
    "idle": 0.309,
    "reserve": -0.114,
    "leader": 7.45,
    "camps": 6.14,
    "guards": -0.0582,
    "margin": 0.429,
    "spread": 0.139,
}


@final
class TikalEvaluation(Evaluation):
    """Points, what temples and treasures will pay in the scorings left, pieces at work."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(TikalState, state)
        rounds = rounds_left(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            found.append([0.0] * len(NAMES))
            found[seat][0] = float(s.points[seat])
            pieces(s, seat, found[seat])
        pending = [0] * s.seats
        for frame in s.stack:
            if frame.name == "score":
                pending[frame.seat] += 1
        for space in range(SPACE_COUNT):
            kind = s.jungle.kind(space)
            if kind == TEMPLE:
                temple(s, space, rounds, pending, found)
            elif kind == RUIN and s.buried[space] > 0:
                ruin(s, space, found)
        for seat in range(s.seats):
            points = 0
            for kind in range(TREASURE_KINDS):
                points += SET_POINTS[s.held[seat * TREASURE_KINDS + kind]]
            found[seat][5] = float(points * (rounds + pending[seat]))
        return found


def rounds_left(s: TikalState) -> int:
    """The scoring rounds still to begin: one for each volcano to come, and the last."""
    rounds = 0
    for i in range(s.drawn, len(s.hex_stack)):
        if KIND[s.hex_stack[i]] == VOLCANO:
            rounds += 1
    final_begun = s.drawn == len(s.hex_stack) and s.hand < 0 and scoring(s)
    return rounds if final_begun else rounds + 1


def scoring(s: TikalState) -> bool:
    """Whether a scoring round is under way."""
    for frame in s.stack:
        if frame.name == "score":
            return True
    return False


def pieces(s: TikalState, seat: int, terms: list[float]) -> None:
    """Explorers at work or waiting, the leader, camps and guards."""
    idle = s.explorers[seat * SPACE_COUNT + BASE_CAMP]
    placed = 0
    for space in range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT):
        placed += s.explorers[space]
    terms[7] = float(placed - idle)
    terms[8] = float(idle)
    terms[9] = float(s.reserve[seat])
    terms[10] = 1.0 if s.leader[seat] >= 0 else 0.0
    for camp in range(seat * CAMPS, (seat + 1) * CAMPS):
        if s.tents[camp] != RESERVE:
            terms[11] += 1.0
    terms[12] = float(s.guards[seat])


def temple(
    s: TikalState, space: int, rounds: int, pending: list[int], found: list[list[float]]
) -> None:
    """What a temple pays its holder, and what others have of it."""
    value = s.value[space]
    guard = s.guard[space]
    if guard >= 0:
        seat = guard // 2
        found[seat][1] += value * (rounds + pending[seat])
        return
    total = 0
    best = 0
    second = 0
    holder = -1
    for seat in range(s.seats):
        own = s.explorers[seat * SPACE_COUNT + space]
        if s.leader[seat] == space:
            own += LEADER_MAJORITY
        total += own
        if own > best:
            second = best
            best = own
            holder = seat
        else:
            second = max(second, own)
            if own == best:
                holder = -1
    if total == 0:
        return
    if holder >= 0:
        found[holder][2] += value * min(1, rounds + pending[holder])
        found[holder][3] += value * max(0, rounds + pending[holder] - 1)
        found[holder][13] += value * min(1.0, (best - second - 1) / 3.0)
    for seat in range(s.seats):
        own = s.explorers[seat * SPACE_COUNT + space]
        if s.leader[seat] == space:
            own += LEADER_MAJORITY
        found[seat][4] += value * own / (total + 1.0)
        if own > 0:
            found[seat][14] += 1.0


def ruin(s: TikalState, space: int, found: list[list[float]]) -> None:
    """The treasures that a seat's explorers stand upon."""
    for seat in range(s.seats):
        if s.explorers[seat * SPACE_COUNT + space] > 0:
            found[seat][6] += min(2, s.buried[space])


def evaluation() -> Evaluation:
    """The evaluation with the weights of the first searcher."""
    return TikalEvaluation(
        NAMES,
        [WEIGHTS[name] for name in NAMES],
        scale=12.0,
        bonus=12.0,
        glances=0,
        quick=300,
        rounds=0,
        planning=0.75,
    )
