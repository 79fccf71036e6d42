"""What a situation in Tikal is worth."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.bots.evaluation.tikal_temples import (
    HOLDS,
    NEEDS,
    Outlook,
    Tables,
    growth,
    stands,
)
from patolli.core.native import i64
from patolli.core.state import State
from patolli.games.tikal.bitboards import lowest, only
from patolli.games.tikal.board import BASE_CAMP, GONE, RESERVE, SPACE_COUNT
from patolli.games.tikal.components import (
    CAMPS,
    COPIES,
    EXCAVATIONS_PER_HEX,
    SET_POINTS,
    TREASURE_KINDS,
)
from patolli.games.tikal.jungle import Jungle
from patolli.games.tikal.rules.auction import Choose
from patolli.games.tikal.rules.camps import camps_of
from patolli.games.tikal.rules.scoring import treasure_points
from patolli.games.tikal.state import TikalState

# Each with what it counts, by seat.
NAMES: Final = [
    "points",  # on the track, and what a seat that scores as soon as its turn ends has already
    "guarded",  # values of guarded temples, in each scoring left
    "next",  # what open temples pay on average in the next scoring, by the tables
    "later",  # the same in all scorings after that
    "held",  # values of open temples with the majority
    "treasures",  # points of sets, in each scoring left
    # points that a turn's digging brings on average in all scorings, at ruins with two own pieces
    "digging",
    "alone",  # the same at ruins with one own piece
    "near",  # the same at ruins that a piece can be at for three action points
    "singles",  # undug treasures of the kinds of which the seat has one, in each scoring left
    "pairs",  # kinds of which it has two, and the third is undug, in each scoring left
    "swaps",  # kinds of which it and a rival have one each, in each scoring left
    # explorers on temples; from here to the guards all counts by the part of the stack left
    "at_temples",
    "abroad",  # explorers out in the jungle
    "idle",  # explorers in the base camp
    "reserve",  # explorers that can still be brought in
    "leader",  # the leader is on the board
    "led",  # the leader has left the game, or stands guard
    "camp",  # the first camp is pitched
    "camps",  # the second camp is pitched
    "around",  # temples three action points or fewer from an own camp
    "guards",  # guards still to be posted
    # action points that are left of the turn under way: it is judged before its end, too
    "unspent",
]

POINTS: Final[int] = NAMES.index("points")
GUARDED: Final[int] = NAMES.index("guarded")
NEXT: Final[int] = NAMES.index("next")
LATER: Final[int] = NAMES.index("later")
HELD: Final[int] = NAMES.index("held")
TREASURES: Final[int] = NAMES.index("treasures")
DIGGING: Final[int] = NAMES.index("digging")
ALONE: Final[int] = NAMES.index("alone")
NEAR: Final[int] = NAMES.index("near")
SINGLES: Final[int] = NAMES.index("singles")
PAIRS: Final[int] = NAMES.index("pairs")
SWAPS: Final[int] = NAMES.index("swaps")
AT_TEMPLES: Final[int] = NAMES.index("at_temples")
ABROAD: Final[int] = NAMES.index("abroad")
IDLE: Final[int] = NAMES.index("idle")
IN_RESERVE: Final[int] = NAMES.index("reserve")
LEADER: Final[int] = NAMES.index("leader")
LED: Final[int] = NAMES.index("led")
CAMP: Final[int] = NAMES.index("camp")
PITCHED: Final[int] = NAMES.index("camps")
AROUND: Final[int] = NAMES.index("around")
GUARDS: Final[int] = NAMES.index("guards")
UNSPENT: Final[int] = NAMES.index("unspent")
CLOSE: Final = 3  # action points to what is near
FIRST_GAIN: Final[int] = SET_POINTS[1]


@final
class Ground:
    """What rivals have in one jungle as long as only one seat decides.

    `costs` is by rival, space and strength needed: what it costs the rival to take over there (-1:
    not asked for yet). `pieces` is by seat what its pieces are worth.
    """

    def __init__(self, s: TikalState, weights: list[float]) -> None:
        self.costs: Final = [-1] * (s.seats * SPACE_COUNT * NEEDS)
        self.pieces: Final = [_pieces(s, seat, weights) for seat in range(s.seats)]


@final
class Turn:
    """What stays as it is while one seat decides in one turn, worked out when first asked for."""

    def __init__(self, before: Before, seat: int) -> None:
        s = cast(TikalState, before.state)
        self.before: Final = before
        self.seat: Final = seat
        self.look: Outlook | None = None
        # In the auction game it depends on the hex that is chosen whether the seat scores at once.
        self.open: Final = isinstance(s.stack[-1], Choose)
        self.camps: Final[list[i64]] = [camps_of(s, other) for other in range(s.seats)]
        self.grounds: Final[dict[Jungle, Ground]] = {}


@final
class TikalEvaluation(Evaluation):
    """Points, what temples and treasures will pay in the scorings left, pieces at work."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(
            NAMES,
            [weights[name] for name in NAMES],
            scale=12.0,
            bonus=12.0,
            glances=0,
            quick=300,
            rounds=0,
            planning=0.75,
        )
        self.under_way: Turn | None = None  # the turn of which states were judged last

    def terms(self, state: State) -> list[list[float]]:
        """A term is what is expected where nothing else has a weight."""
        everyone = (1 << state.seats) - 1
        found: list[list[float]] = [[] for _ in range(state.seats)]
        for i in range(len(NAMES)):
            alone = [0.0] * len(NAMES)
            alone[i] = 1.0
            points = [0.0] * state.seats
            self.add_weighted(state, alone, everyone, points)
            for seat in range(state.seats):
                found[seat].append(points[seat])
        return found

    def add_weighted(
        self, state: State, weights: list[float], seats: int, points: list[float]
    ) -> None:
        s = cast(TikalState, state)
        camps: list[i64] = [camps_of(s, seat) for seat in range(s.seats)]
        pieces = [_pieces(s, seat, weights) for seat in range(s.seats)]
        found = _expected(s, Outlook(s), camps, -1, [], pieces, weights)
        for seat in range(s.seats):
            if seats >> seat & 1:
                points[seat] += found[seat]

    def points_after(self, state: State, before: Before, seat: int) -> list[float]:
        """Only what the decisions of the seat can change is worked out again."""
        if not state.stack:
            return self.final(state)
        s = cast(TikalState, state)
        turn = self.under_way
        if turn is None or turn.before is not before or turn.seat != seat:
            turn = Turn(before, seat)
            self.under_way = turn
        if s.turn == before.state.turn and s.stack[-1].seat == seat:
            look = turn.look
            if look is None or turn.open:
                look = Outlook(s, decided=True)
                turn.look = look
        else:
            look = Outlook(s)
        ground = turn.grounds.get(s.jungle)
        if ground is None:
            ground = Ground(s, self.weights)
            turn.grounds[s.jungle] = ground
        camps = turn.camps.copy()
        camps[seat] = camps_of(s, seat)
        pieces = ground.pieces.copy()
        pieces[seat] = _pieces(s, seat, self.weights)
        return _expected(s, look, camps, seat, ground.costs, pieces, self.weights)


def _expected(
    s: TikalState,
    look: Outlook,
    camps: list[i64],
    mover: int,
    known: list[int],
    pieces: list[float],
    weights: list[float],
) -> list[float]:
    """The points every seat can expect, the sum of its weighted terms.

    `pieces` is by seat what its pieces are worth, `known` what it costs others than the mover to
    take over a temple.
    """
    undug = [COPIES] * TREASURE_KINDS
    for i in range(len(s.held)):
        undug[i % TREASURE_KINDS] -= s.held[i]
    expected: list[float] = []
    for seat in range(s.seats):
        points = s.points[seat]
        if seat == look.now:
            points += treasure_points(s, seat)
        total = weights[POINTS] * points
        total += look.rest * pieces[seat]  # they count as far as there is time to use them
        total += _treasures(s, seat, look.scorings[seat], undug, camps[seat], weights)
        if seat == look.acted and not look.begins:
            total += weights[UNSPENT] * s.action_points
        expected.append(total)
    _add_temples(s, look, camps, mover, known, weights, expected)
    return expected


def _add_temples(
    s: TikalState,
    look: Outlook,
    camps: list[i64],
    mover: int,
    known: list[int],
    weights: list[float],
    expected: list[float],
) -> None:
    """What the temples will pay."""
    seats = s.seats
    on_track = weights[POINTS]
    guarded = weights[GUARDED]
    soon = weights[NEXT]
    later = weights[LATER]
    held = weights[HELD]
    tables = TABLES
    temples: i64 = s.jungle.temples
    while temples:
        space = lowest(temples)
        temples &= temples - 1
        value = s.value[space]
        guard = s.guard[space]
        if guard >= 0:
            seat = guard // 2
            part = guarded * look.scorings[seat]
            if seat == look.now:
                part += on_track
            expected[seat] = expected[seat] + value * part
            continue
        cells = stands(s, space, camps, mover, known)
        more = growth(s, space)
        for seat in range(seats):
            cell = cells[seat]
            scorings = look.scorings[seat]
            found = 0.0
            if cell < HOLDS:
                if seat == look.now:
                    found += on_track * value
                if scorings > 0:
                    found += held * value
            if scorings > 0:
                acted = seat == look.acted
                wait = look.turns[seat]
                found += soon * tables.next(seats, acted, scorings, wait, cell, value, more)
                if scorings > 1:
                    found += later * tables.later(seats, acted, scorings, cell, value, more)
            expected[seat] = expected[seat] + found


def _treasures(
    s: TikalState,
    seat: int,
    scorings: int,
    undug: list[int],
    camps: i64,
    weights: list[float],
) -> float:
    """What sets of treasures will pay, and what can be dug."""
    if scorings == 0:
        return 0.0
    total = 0
    first = seat * TREASURE_KINDS
    gain = 0
    points = 0
    singles = 0
    pairs = 0
    swaps = 0
    held = s.held
    for kind in range(TREASURE_KINDS):
        left = undug[kind]
        total += left
        own = held[first + kind]
        if own == 0:
            gain += left * FIRST_GAIN
            continue
        points += SET_POINTS[own]
        if own < COPIES:
            gain += left * (SET_POINTS[own + 1] - SET_POINTS[own])
        if own == 1:
            singles += left
            for other in range(s.seats):
                if other != seat and held[other * TREASURE_KINDS + kind] == 1:
                    swaps += 1
        elif own == 2 and left > 0:
            pairs += 1
    worth = weights[TREASURES] * points
    worth += weights[SINGLES] * singles + weights[PAIRS] * pairs + weights[SWAPS] * swaps
    if gain > 0:
        worth += gain / total * _digging(s, seat, camps, weights)
    return worth * scorings


def _digging(s: TikalState, seat: int, camps: i64, weights: list[float]) -> float:
    """How many treasures a turn's digging brings, by who stands there or comes there soon."""
    present = s.crew_of(seat)
    leader = s.leader[seat]
    if leader >= 0:
        present |= only(leader)
    found = 0.0
    ruins: i64 = s.jungle.ruins
    while ruins:
        space = lowest(ruins)
        ruins &= ruins - 1
        buried = s.buried[space]
        if buried == 0:
            continue
        amount = min(EXCAVATIONS_PER_HEX, buried)
        if present & only(space):
            pieces = s.explorers[seat * SPACE_COUNT + space] + (1 if leader == space else 0)
            found += amount * (weights[DIGGING] if pieces > 1 else weights[ALONE])
        else:
            sets = s.jungle.within(space, CLOSE)
            if sets[CLOSE] & present or sets[CLOSE - 1] & camps:
                found += amount * weights[NEAR]
    return found


def _pieces(s: TikalState, seat: int, weights: list[float]) -> float:
    """What a seat's explorers, leader, camps and guards are worth at the beginning of the game."""
    first = seat * SPACE_COUNT
    idle = s.explorers[first + BASE_CAMP]
    placed = 0
    working = 0
    temples: i64 = s.jungle.temples
    crew = s.crew_of(seat)
    while crew:
        space = lowest(crew)
        crew &= crew - 1
        count = s.explorers[first + space]
        placed += count
        if temples & only(space):
            working += count
    worth = weights[AT_TEMPLES] * working + weights[ABROAD] * (placed - idle)
    worth += weights[IDLE] * idle + weights[IN_RESERVE] * s.reserve[seat]
    worth += weights[GUARDS] * s.guards[seat]
    if s.leader[seat] >= 0:
        worth += weights[LEADER]
    elif s.leader[seat] == GONE:
        worth += weights[LED]
    pitched = 0
    close: i64 = 0
    for camp in range(seat * CAMPS, (seat + 1) * CAMPS):
        space = s.tents[camp]
        if space != RESERVE:
            pitched += 1
            close |= s.jungle.within(space, CLOSE)[CLOSE]
    if pitched > 0:
        worth += weights[CAMP] + weights[PITCHED] * (pitched - 1)
        close &= temples
        around = 0
        while close:
            around += 1
            close &= close - 1
        worth += weights[AROUND] * around
    return worth


TABLES: Final = Tables.read("tikal_temples.json")


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return TikalEvaluation(weights)
