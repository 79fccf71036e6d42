"""What a situation in Teotihuacan is worth.

The weighted terms of a seat are added up as they are found, without a list of them: most of the
many terms are nought at a time. A term by itself is that sum with no other weight.
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.core.native import i64
from patolli.core.state import State
from patolli.games.teotihuacan.components import (
    ALCHEMY,
    ASCENSION_POWER,
    AVENUE_LAST,
    BAND_OF_POWER,
    BOARD_NAMES,
    BOARDS,
    BUILDINGS_ROW,
    COCOA_4,
    CONSTRUCTION,
    DARK_DISC,
    DECORATION_GOLD,
    DECORATIONS,
    ECLIPSES,
    FOREST,
    GOLD,
    GOLD_DEPOSITS,
    GOODS,
    KIND_NAMES,
    KINDS,
    LEADER_VP,
    MASK_SET_VP,
    MASKS,
    MOST_COUNTED,
    NOBLES,
    NOBLES_ROWS,
    NOBLES_WOOD,
    PALACE,
    ROW_2_LONE_POWER,
    ROW_2_WORKERS,
    SALARY,
    SALARY_STRONG,
    SALARY_STRONG_POWER,
    STONE,
    TECH_COLUMNS,
    TECH_SLOTS,
    TECHNOLOGY_GOLD,
    TECHNOLOGY_NUMBER,
    TEMPLE_BONUS,
    TEMPLE_TOP,
    TEMPLES,
    TRACK_VP,
    UNPAID_VP,
    WOOD,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import SLOT_LEVEL
from patolli.games.teotihuacan.rules.main_actions.nobles import built
from patolli.games.teotihuacan.rules.scoring import mask_points
from patolli.games.teotihuacan.state import ECLIPSE, LOCKED, OUT, SETUP, TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import FURTHER_BUILDER
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import bonus_points

RIPE: Final = 4  # a power from which an ascension is near
PER_SPACE: Final = 0.75  # rounds that a space of the Calendar takes: ascensions move the disc, too
TO_COME: Final = 2.0  # rounds when the discs have met
SOON: Final = 3.0  # turns before an Eclipse in which unpaid workers are sure
LAST_TURNS: Final = 4.0  # before the end: what serves later turns is worth less and less
WHOLE: Final = 8.0  # own turns between Eclipses, about
LIKELY: Final[list[float]] = [2.0, 4.0, 7.0]  # goods of a kind beyond which more are worth less
COCOA_BEYOND: Final[list[float]] = [2.0, 4.0, 7.0, 11.0]
POINTS_OF_TILE: Final = 3.5  # about what a pyramid tile, a decoration or a technology brings
POINTS_OF_DECORATION: Final = 5.0
POINTS_OF_TECHNOLOGY: Final = 4.0

KEPT: Final = COCOA_4  # from this kind on, discovery tiles may be worth keeping for later
FURTHER: Final[int] = FURTHER_BUILDER.bit
TECHNOLOGY_NAMES: Final = [f"technology_{number}" for number in TECHNOLOGY_NUMBER]
BOARD_TERMS: Final = BOARD_NAMES[PALACE:]

NAMES: Final[list[str]] = [
    "points",
    "avenue",
    "avenue_later",
    *[f"avenue_{step}" for step in range(1, AVENUE_LAST + 1)],
    "track",
    "track_near",
    "leader",
    "leader_near",
    "ahead",
    "ahead_by_2",
    "behind_by_1",
    "masks",
    "masks_later",
    "mask_next",
    *[f"{what}_{temple}" for what in ("bonus", "bonus_near", "bonus_far") for temple in TEMPLES],
    *[f"temple_{temple}" for temple in TEMPLES],
    *[f"temple_{temple}_{step}" for temple in TEMPLES for step in range(1, TEMPLE_TOP + 1)],
    "salary_now",
    "salary",
    "salary_soon",
    "cocoa",
    "cocoa_now",
    *[f"cocoa_beyond_{beyond:.0f}" for beyond in COCOA_BEYOND],
    "cocoa_free",
    "cocoa_short",
    *[
        name
        for good in GOODS
        for name in (
            good,
            f"{good}_now",
            *[f"{good}_beyond_{beyond:.0f}" for beyond in LIKELY],
        )
    ],
    "power",
    *[f"power_{power}" for power in range(1, ASCENSION_POWER)],
    *[f"power_{power}_now" for power in range(1, ASCENSION_POWER)],
    "workers",
    "workers_now",
    "locked",
    "together",
    "ripe",
    "spread",
    *[f"at_{board}" for board in BOARD_TERMS],
    *[f"reach_{board}" for board in BOARD_TERMS],
    "chance_nobles",
    "chance_noble",
    "chance_decoration",
    "chance_tiles",
    "chance_high",
    "chance_technology",
    "chance_wood",
    "chance_stone",
    "chance_gold",
    "chances",
    "chance_best",
    *TECHNOLOGY_NAMES,
    "technology_pairs",
    "technology_shared",
    "discoveries",
    *[f"tile_{kind}" for kind in KIND_NAMES[KEPT:]],
    "turns",
    "waiting",
]
T_POINTS: Final[int] = NAMES.index("points")
T_AVENUE: Final[int] = NAMES.index("avenue")
T_AVENUE_LATER: Final[int] = NAMES.index("avenue_later")
T_AVENUE_STEP: Final[int] = NAMES.index("avenue_1") - 1
T_TRACK: Final[int] = NAMES.index("track")
T_TRACK_NEAR: Final[int] = NAMES.index("track_near")
T_LEADER: Final[int] = NAMES.index("leader")
T_LEADER_NEAR: Final[int] = NAMES.index("leader_near")
T_AHEAD: Final[int] = NAMES.index("ahead")
T_AHEAD_BY_2: Final[int] = NAMES.index("ahead_by_2")
T_BEHIND_BY_1: Final[int] = NAMES.index("behind_by_1")
T_MASKS: Final[int] = NAMES.index("masks")
T_MASKS_LATER: Final[int] = NAMES.index("masks_later")
T_MASK_NEXT: Final[int] = NAMES.index("mask_next")
T_BONUS: Final[int] = NAMES.index("bonus_blue")  # then red and green, as with all by temple
T_BONUS_NEAR: Final[int] = NAMES.index("bonus_near_blue")
T_BONUS_FAR: Final[int] = NAMES.index("bonus_far_blue")
T_TEMPLES: Final[int] = NAMES.index("temple_blue")
T_STEPS: Final[int] = NAMES.index("temple_blue_1") - 1
T_SALARY_NOW: Final[int] = NAMES.index("salary_now")
T_SALARY: Final[int] = NAMES.index("salary")
T_SALARY_SOON: Final[int] = NAMES.index("salary_soon")
T_COCOA: Final[int] = NAMES.index("cocoa")
T_COCOA_NOW: Final[int] = NAMES.index("cocoa_now")  # then what is beyond some amounts
T_COCOA_FREE: Final[int] = NAMES.index("cocoa_free")
T_COCOA_SHORT: Final[int] = NAMES.index("cocoa_short")
T_WOOD: Final[int] = NAMES.index("wood")  # then now and beyond, then stone and gold likewise
GOOD_TERMS: Final[int] = NAMES.index("stone") - T_WOOD
T_POWER: Final[int] = NAMES.index("power")
T_POWER_1: Final[int] = NAMES.index("power_1") - 1
T_POWER_1_NOW: Final[int] = NAMES.index("power_1_now") - 1
T_WORKERS: Final[int] = NAMES.index("workers")
T_WORKERS_NOW: Final[int] = NAMES.index("workers_now")
T_LOCKED: Final[int] = NAMES.index("locked")
T_TOGETHER: Final[int] = NAMES.index("together")
T_RIPE: Final[int] = NAMES.index("ripe")
T_SPREAD: Final[int] = NAMES.index("spread")
T_AT: Final[int] = NAMES.index("at_palace") - 1
T_REACH: Final[int] = NAMES.index("reach_palace") - 1
T_CHANCE_NOBLES: Final[int] = NAMES.index("chance_nobles")
T_CHANCE_NOBLE: Final[int] = NAMES.index("chance_noble")
T_CHANCE_DECORATION: Final[int] = NAMES.index("chance_decoration")
T_CHANCE_TILES: Final[int] = NAMES.index("chance_tiles")
T_CHANCE_HIGH: Final[int] = NAMES.index("chance_high")
T_CHANCE_TECHNOLOGY: Final[int] = NAMES.index("chance_technology")
T_CHANCE_GOODS: Final[int] = NAMES.index("chance_wood")
T_CHANCES: Final[int] = NAMES.index("chances")
T_CHANCE_BEST: Final[int] = NAMES.index("chance_best")
T_TECHNOLOGIES: Final[int] = NAMES.index("technology_1")  # then the others
T_PAIRS: Final[int] = NAMES.index("technology_pairs")
T_SHARED: Final[int] = NAMES.index("technology_shared")
T_DISCOVERIES: Final[int] = NAMES.index("discoveries")
T_TILES: Final[int] = NAMES.index("tile_cocoa_4")
T_TURNS: Final[int] = NAMES.index("turns")
T_WAITING: Final[int] = NAMES.index("waiting")


@final
class Moment:
    """How far the game has gone, and what the next Eclipse pays."""

    def __init__(self, s: TeotihuacanState) -> None:
        scored = s.phase == ECLIPSE  # all but the salaries
        eclipses = s.eclipses + 1 if scored else s.eclipses
        #: Whether nothing but salaries and bonus tiles is to come.
        self.over: Final = eclipses >= ECLIPSES or (s.completed and scored)
        #: Eclipses after the next one.
        self.later: Final = 0 if self.over or s.completed else max(0, ECLIPSES - eclipses - 1)
        self.scored: Final = scored
        last = min(eclipses, ECLIPSES - 1)
        #: Rounds from one Eclipse to the next, about, and those that are left.
        whole = DARK_DISC[s.players][last] * PER_SPACE + TO_COME
        if self.over:
            rounds = 0.0
        elif scored:
            rounds = whole
        elif s.countdown > 0:
            rounds = float(s.countdown)
        else:
            rounds = min(whole, (s.dark - s.light) * PER_SPACE + TO_COME)
        self.whole: Final = whole
        self.rounds: Final = rounds
        self.order: Final = s.order(s.active)
        self.avenue: Final[int] = 0 if self.over else BUILDINGS_ROW[built(s)]
        self.track: Final[int] = 0 if self.over else TRACK_VP[last]

    def time(self) -> float:
        """How much of the game is left, in Eclipses."""
        if self.over:
            return 0.0
        return self.later + min(1.0, max(0.0, self.rounds - 0.5) / self.whole)


def time_left(s: TeotihuacanState) -> float:
    """How much of the game is left, in Eclipses."""
    return Moment(s).time()


@final
class TeotihuacanEvaluation(Evaluation):
    """Points, what the next Eclipse and the end will pay, goods, workers, and what they can do."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(TeotihuacanState, state)
        moment = Moment(s)
        count = len(NAMES)
        alone = [0.0] * count
        found: list[list[float]] = []
        for seat in range(s.seats):
            terms: list[float] = []
            for i in range(count):
                alone[i] = 1.0
                terms.append(weighted(s, seat, moment, alone))
                alone[i] = 0.0
            found.append(terms)
        return found

    def add_weighted(
        self, state: State, weights: list[float], seats: int, points: list[float]
    ) -> None:
        s = cast(TeotihuacanState, state)
        moment = Moment(s)
        for seat in range(s.seats):
            if seats >> seat & 1:
                points[seat] += weighted(s, seat, moment, weights)

    def touched(self, state: State, before: Before, seat: int) -> int:
        """A seat's decisions change its rivals' terms by what all share, by bumping, by points."""
        s = cast(TeotihuacanState, state)
        then = cast(TeotihuacanState, before.state)
        everyone = (1 << s.seats) - 1
        if (
            s.seats == 1
            or s.phase == SETUP
            or s.light != then.light
            or s.countdown != then.countdown
            or s.phase != then.phase
            or s.dark != then.dark
            or s.tech[seat] != then.tech[seat]
            or s.track[seat] != then.track[seat]
            or s.buildings != then.buildings
            or s.open_slots != then.open_slots
            or s.completed != then.completed
        ):
            return everyone
        seats = 1 << seat
        places = s.place
        earlier = then.place
        for other in range(s.seats):
            if other == seat:
                continue
            if s.vp[other] != then.vp[other]:
                seats |= 1 << other
                continue
            first = other * WORKERS
            for worker in range(first, first + WORKERS):
                place: i64 = places[worker]
                earlier_place: i64 = earlier[worker]
                if place != earlier_place:
                    seats |= 1 << other
        return seats


def weighted(s: TeotihuacanState, seat: int, moment: Moment, weights: list[float]) -> float:
    """The sum of a seat's terms, each times its weight."""
    later = moment.later
    turns = 0.0  # own ones before the next Eclipse
    waiting = 0.0  # whether the seat has yet to play in this round
    if not moment.over:
        if moment.scored or s.order(seat) >= moment.order:
            waiting = 1.0
        turns = max(0.0, moment.rounds - 1.0 + waiting)
    part = min(1.0, turns / moment.whole)
    time = later + part  # what is left, in Eclipses
    near = 1.0 - part  # how near the next Eclipse is, 0 to 1
    last = min(1.0, (later * WHOLE + turns) / LAST_TURNS)  # falls to 0 at the end
    total = weights[T_POINTS] * float(s.vp[seat])
    total += weights[T_TURNS] * turns
    total += weights[T_WAITING] * waiting
    # The avenue and the Pyramid track.
    steps = s.avenue[seat]
    value = float(moment.avenue * steps)
    total += (weights[T_AVENUE] + weights[T_AVENUE_LATER] * later) * value
    if steps:
        total += weights[T_AVENUE_STEP + steps] * last
    if not moment.over:
        total += track(s, seat, moment, near, weights)
    # Masks.
    different: i64 = 0
    hand = s.hand
    first: i64 = seat * KINDS
    at: i64 = first
    beyond: i64 = first + MASKS
    while at < beyond:
        copies: i64 = hand[at]
        if copies > 0:
            different += 1
        at += 1
    if not moment.over:
        if different > 0:
            pays = float(mask_points(s, seat))
            total += (weights[T_MASKS] + weights[T_MASKS_LATER] * later) * pays
        if different < MASKS:
            more = MASK_SET_VP[different + 1] - MASK_SET_VP[different]
            total += weights[T_MASK_NEXT] * more * time
    # Temples.
    for temple in range(3):
        step = s.temple[seat * 3 + temple]
        points = float(bonus_points(s, seat, s.bonus[temple]))
        if step >= TEMPLE_BONUS:
            total += weights[T_BONUS + temple] * points
        else:
            way = step / TEMPLE_BONUS
            total += weights[T_BONUS_NEAR + temple] * points * way * way * last
            total += weights[T_BONUS_FAR + temple] * points * way * time
        if step:
            total += weights[T_TEMPLES + temple] * step * time
            total += weights[T_STEPS + temple * TEMPLE_TOP + step] * last
    if last > 0.0:
        total += technologies(s, seat, time, weights)
        if s.ready[seat]:
            total += weights[T_DISCOVERIES] * s.ready[seat] * (0.5 + time)
            for kind in range(KEPT, KINDS):
                copies = hand[first + kind]
                if copies > 0:
                    total += weights[T_TILES + kind - KEPT] * float(copies) * last
    return total + workers(s, seat, moment, turns, time, near, last, weights)


def track(
    s: TeotihuacanState, seat: int, moment: Moment, near: float, weights: list[float]
) -> float:
    """The Pyramid track: steps, and the lead or what is missing to it."""
    own = s.track[seat]
    best = 0
    for other in range(s.players):
        if other != seat and s.track[other] > best:
            best = s.track[other]
    ahead = own - best
    total = (weights[T_TRACK] + weights[T_TRACK_NEAR] * near) * (moment.track * own)
    total += weights[T_AHEAD] * float(max(-2, min(3, ahead))) * near
    if ahead >= 0 and own > 0:
        total += (weights[T_LEADER] + weights[T_LEADER_NEAR] * near) * LEADER_VP
    if ahead >= 2:
        total += weights[T_AHEAD_BY_2] * near
    elif ahead == -1:
        total += weights[T_BEHIND_BY_1] * near
    return total


def technologies(s: TeotihuacanState, seat: int, time: float, weights: list[float]) -> float:
    """The technologies, and those that rivals may still pay for."""
    total = 0.0
    known: i64 = 0
    owned: i64 = s.tech[seat]
    shared: i64 = 0
    rest: i64 = owned
    technology: i64 = 0
    while rest > 0:
        if rest & 1:
            known += 1
            total += weights[T_TECHNOLOGIES + technology]
        rest >>= 1
        technology += 1
    if known > 0:
        for other in range(s.seats):
            lacking: i64 = owned & ~s.tech[other]
            while lacking > 0:
                shared += lacking & 1
                lacking >>= 1
        total += weights[T_PAIRS] * float(known * (known - 1) // 2)
        total += weights[T_SHARED] * float(shared)
    return total * time


def workers(
    s: TeotihuacanState,
    seat: int,
    moment: Moment,
    turns: float,
    time: float,
    near: float,
    last: float,
    weights: list[float],
) -> float:
    """Cocoa, goods and workers: what they are, what they cost, and what they can do next."""
    total = 0.0
    power: i64 = 0
    count: i64 = 0
    locked: i64 = 0
    ripe: i64 = 0
    strong: i64 = 0
    #: By board, four bits each: the strongest worker that can come, the weakest that is there.
    coming: i64 = 0
    weakest: i64 = 0
    boards = s.board_at
    positions = s.position_of
    first: i64 = seat * WORKERS
    worker: i64 = first
    while worker < first + WORKERS:
        place: i64 = s.place[worker]
        its: i64 = s.power[worker]
        worker += 1
        if place == OUT:
            continue
        count += 1
        power += its
        if its >= SALARY_STRONG_POWER:
            strong += 1
        if its >= RIPE:
            ripe += 1
        if its < ASCENSION_POWER:
            total += weights[T_POWER_1 + its] * time + weights[T_POWER_1_NOW + its] * last
        if place >= LOCKED:
            locked += 1
            continue
        shift: i64 = place * 4
        there: i64 = weakest >> shift & 15
        if there == 0 or its < there:
            weakest += (its - there) << shift
        position: i64 = positions[place]
        distance: i64 = 1
        while distance <= 3:
            ahead: i64 = position + distance
            if ahead > BOARDS:
                ahead -= BOARDS
            board: i64 = boards[ahead]
            shift = board * 4
            there = coming >> shift & 15
            if its > there:
                coming += (its - there) << shift
            distance += 1
    # Cocoa: what the next salary takes is as good as gone where no own turn is left before it.
    cocoa: i64 = s.cocoa[seat]
    due: i64 = count * SALARY + strong * SALARY_STRONG
    pays = salary_to_come(s, seat) if moment.scored else turns <= 0.0
    short: i64 = cocoa - due if cocoa < due else 0
    if pays:
        total += weights[T_SALARY_NOW] * float(short * UNPAID_VP)
        cocoa = cocoa - due if cocoa > due else 0
        due = 0
    elif short < 0:
        missed = float(short * UNPAID_VP)
        total += weights[T_SALARY] * missed * near
        if turns < SOON:
            total += weights[T_SALARY_SOON] * missed * (1.0 - turns / SOON)
    if last <= 0.0:
        return total
    stock = float(cocoa)
    total += weights[T_COCOA] * saved(stock) * time
    now = weights[T_COCOA_NOW] * stock
    for i in range(len(COCOA_BEYOND)):
        if stock <= COCOA_BEYOND[i]:
            break
        now += weights[T_COCOA_NOW + 1 + i] * (stock - COCOA_BEYOND[i])
    if cocoa > due:
        now += weights[T_COCOA_FREE] * saved(float(cocoa - due))
    else:
        now += weights[T_COCOA_SHORT] * float(cocoa - due)
    for good in range(3):
        amount: i64 = s.goods[seat * 3 + good]
        if amount > 0:
            stock = float(amount)
            term = T_WOOD + good * GOOD_TERMS
            total += weights[term] * saved(stock) * time
            now += weights[term + 1] * stock
            for i in range(len(LIKELY)):
                if stock <= LIKELY[i]:
                    break
                now += weights[term + 2 + i] * (stock - LIKELY[i])
    total += (weights[T_POWER] * float(power) + weights[T_WORKERS] * float(count)) * time
    now += weights[T_WORKERS_NOW] * float(count)
    now += weights[T_LOCKED] * float(locked) + weights[T_RIPE] * float(ripe)
    together: i64 = 0
    spread: i64 = 0
    present = s.present
    base: i64 = seat * (BOARDS + 1)
    open_to: i64 = 0
    board = 1
    while board <= BOARDS:
        here: i64 = present[base + board]
        if here > 0:
            together += here * (here - 1) // 2
            spread += 1
            now += weights[T_AT + board] * float(here)
        if coming >> (board * 4) & 15:
            now += weights[T_REACH + board]
            open_to += 1
        board += 1
    now += weights[T_TOGETHER] * float(together) + weights[T_SPREAD] * float(spread)
    if open_to > 0:
        now += chances(s, seat, coming, weakest, time, weights)
    return total + now * last


def chances(
    s: TeotihuacanState, seat: int, coming: i64, weakest: i64, time: float, weights: list[float]
) -> float:
    """What the main actions within reach would bring, the cocoa for them apart."""
    total = 0.0
    best = 0.0
    found: i64 = 0
    goods = s.goods
    wood: i64 = goods[seat * 3 + WOOD]
    stone: i64 = goods[seat * 3 + STONE]
    gold: i64 = goods[seat * 3 + GOLD]
    present = s.present
    base: i64 = seat * (BOARDS + 1)
    most: i64 = MOST_COUNTED
    board: i64 = FOREST
    while board <= CONSTRUCTION:
        its: i64 = coming >> (board * 4) & 15
        if its == 0:
            board += 1
            continue
        found += 1
        together: i64 = present[base + board] + 1
        if together > most:
            together = most
        if board <= GOLD_DEPOSITS:
            there: i64 = weakest >> (board * 4) & 15
            if 0 < there < its:
                its = there
            band: i64 = BAND_OF_POWER[its]
            term: i64 = T_CHANCE_GOODS + board - FOREST
            total += weights[term] * float(together + band - 1)
        elif board == ALCHEMY:
            second = together >= ROW_2_WORKERS or its >= ROW_2_LONE_POWER
            if gold > 0 and can_learn(s, seat, gold, second):
                total += weights[T_CHANCE_TECHNOLOGY] * min(1.0, time)
                best = max(best, POINTS_OF_TECHNOLOGY * min(1.0, time))
        elif board == NOBLES:
            if wood >= NOBLES_WOOD:
                row = NOBLES_ROWS[together - 1]
                column = s.buildings[together - 1].bit_count()
                if column < len(row):
                    value = float(row[column])
                    total += weights[T_CHANCE_NOBLES] * value + weights[T_CHANCE_NOBLE]
                    best = max(best, value)
        elif board == DECORATIONS:
            price: i64 = DECORATION_GOLD[together - 1]
            if gold >= price:
                total += weights[T_CHANCE_DECORATION]
                best = max(best, POINTS_OF_DECORATION)
        elif stone > 0 and s.open_slots:
            discount: i64 = 1 if s.tech[seat] & FURTHER else 0
            together += discount
            if together > most:
                together = most
            lowest: i64 = SLOT_LEVEL[s.open_slots[0]] - 1  # in the order of levels
            highest: i64 = SLOT_LEVEL[s.open_slots[-1]] - 1
            tiles: i64 = (stone + discount) // 2
            if lowest > 0 and wood // lowest < tiles:
                tiles = wood // lowest
            if tiles > together:
                tiles = together
            if tiles > 0:
                high = float(highest if highest < wood else wood)
                total += weights[T_CHANCE_TILES] * float(tiles)
                total += weights[T_CHANCE_HIGH] * high
                best = max(best, POINTS_OF_TILE * float(tiles) + high)
        board += 1
    return total + weights[T_CHANCES] * float(found) + weights[T_CHANCE_BEST] * best


def can_learn(s: TeotihuacanState, seat: int, gold: i64, second: bool) -> bool:
    """Whether a player lacks a technology that so much gold buys, in the first row or in both."""
    owned: i64 = s.tech[seat]
    for slot in range(TECH_SLOTS if second else TECH_COLUMNS):
        technology: i64 = s.technologies[slot]
        if not owned >> technology & 1:
            price: i64 = TECHNOLOGY_GOLD[technology]
            if gold >= price:
                return True
    return False


def salary_to_come(s: TeotihuacanState, seat: int) -> bool:
    """Whether a player has yet to pay in this Eclipse."""
    for frame in s.stack:
        if frame.seat == seat:
            return True
    return False


def saved(amount: float) -> float:
    """What a stock is worth: the more there is, the less each is."""
    return amount if amount <= 4.0 else 4.0 + (amount - 4.0) * 0.6


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return TeotihuacanEvaluation(
        NAMES,
        [weights[name] for name in NAMES],
        scale=18.0,
        bonus=18.0,
        rounds_alone=6,
        planning_alone=0.45,
        at_once=False,
    )
