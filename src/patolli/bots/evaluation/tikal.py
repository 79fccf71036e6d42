"""What a situation in Tikal is worth."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.state import State
from patolli.games.tikal.board import BASE_CAMP, RESERVE, SPACE_COUNT
from patolli.games.tikal.components import CAMPS, EXCAVATIONS_PER_HEX, RUIN, TEMPLE
from patolli.games.tikal.rules.scoring import scoring_order, strength, treasure_points
from patolli.games.tikal.rules.scoring_rounds import rounds_to_come
from patolli.games.tikal.state import TikalState

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

POINTS: Final[int] = NAMES.index("points")
GUARDED: Final[int] = NAMES.index("guarded")
HELD: Final[int] = NAMES.index("held")
HELD_LATER: Final[int] = NAMES.index("held_later")
SHARE: Final[int] = NAMES.index("share")
TREASURES: Final[int] = NAMES.index("treasures")
DIGGING: Final[int] = NAMES.index("digging")
ABROAD: Final[int] = NAMES.index("abroad")
IDLE: Final[int] = NAMES.index("idle")
IN_RESERVE: Final[int] = NAMES.index("reserve")
LEADER: Final[int] = NAMES.index("leader")
PITCHED: Final[int] = NAMES.index("camps")
GUARDS: Final[int] = NAMES.index("guards")
MARGIN: Final[int] = NAMES.index("margin")
SPREAD: Final[int] = NAMES.index("spread")


@final
class TikalEvaluation(Evaluation):
    """Points, what temples and treasures will pay in the scorings left, pieces at work."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(TikalState, state)
        scorings = [rounds_to_come(s)] * s.seats  # by seat, how often it will still score
        for seat in scoring_order(s):
            scorings[seat] += 1
        found: list[list[float]] = []
        for seat in range(s.seats):
            found.append([0.0] * len(NAMES))
            found[seat][POINTS] = float(s.points[seat])
            found[seat][TREASURES] = float(treasure_points(s, seat) * scorings[seat])
            _pieces(s, seat, found[seat])
        for space in range(SPACE_COUNT):
            kind = s.jungle.kinds[space]
            if kind == TEMPLE:
                _temple(s, space, scorings, found)
            elif kind == RUIN and s.buried[space] > 0:
                _ruin(s, space, found)
        return found


def _pieces(s: TikalState, seat: int, terms: list[float]) -> None:
    """Explorers at work or waiting, the leader, camps and guards."""
    idle = s.explorers[seat * SPACE_COUNT + BASE_CAMP]
    placed = 0
    for space in range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT):
        placed += s.explorers[space]
    terms[ABROAD] = float(placed - idle)
    terms[IDLE] = float(idle)
    terms[IN_RESERVE] = float(s.reserve[seat])
    terms[LEADER] = 1.0 if s.leader[seat] >= 0 else 0.0
    for camp in range(seat * CAMPS, (seat + 1) * CAMPS):
        if s.tents[camp] != RESERVE:
            terms[PITCHED] += 1.0
    terms[GUARDS] = float(s.guards[seat])


def _temple(s: TikalState, space: int, scorings: list[int], found: list[list[float]]) -> None:
    """What a temple pays its holder, and what others have of it."""
    value = s.value[space]
    guard = s.guard[space]
    if guard >= 0:
        seat = guard // 2
        found[seat][GUARDED] += value * scorings[seat]
        return
    total = 0
    best = 0
    second = 0
    holder = -1
    for seat in range(s.seats):
        own = strength(s, seat, space)
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
        found[holder][HELD] += value * min(1, scorings[holder])
        found[holder][HELD_LATER] += value * max(0, scorings[holder] - 1)
        found[holder][MARGIN] += value * min(1.0, (best - second - 1) / 3.0)
    for seat in range(s.seats):
        own = strength(s, seat, space)
        found[seat][SHARE] += value * own / (total + 1.0)
        if own > 0:
            found[seat][SPREAD] += 1.0


def _ruin(s: TikalState, space: int, found: list[list[float]]) -> None:
    """The treasures that a seat's explorers can dig up in a turn."""
    for seat in range(s.seats):
        if s.explorers[seat * SPACE_COUNT + space] > 0:
            found[seat][DIGGING] += min(EXCAVATIONS_PER_HEX, s.buried[space])


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return TikalEvaluation(
        NAMES,
        [weights[name] for name in NAMES],
        scale=12.0,
        bonus=12.0,
        glances=0,
        quick=300,
        rounds=0,
        planning=0.75,
    )
