"""What a situation in Founders of Teotihuacan is worth.

A term of a seat counts with a weight of its own where no disc is left to play, where a few are, and
where many are, and with what lies between for the discs between: the weights are learned by least
squares from games (decision 86).
"""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Before, Evaluation
from patolli.core.native import i64
from patolli.core.state import State
from patolli.games.founders.city.pyramid import SPACE_QUARTER_BITS, SPACES, SUPPORTS, UPPER
from patolli.games.founders.city.squares import count_bits
from patolli.games.founders.names import NONE, RESOURCES, WHITE
from patolli.games.founders.rules.construction.masks import top_mask
from patolli.games.founders.rules.construction.paying import can_pay
from patolli.games.founders.rules.influence.offering import most_times
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import FORMS, Effect

# What is seen of a seat. The first two count the same at every stage.
FEATURES: Final = [
    "points",
    "discs",
    "turns",
    "quarters",
    "wood",
    "stone",
    "gold",
    "produce_wood",
    "produce_stone",
    "produce_gold",
    "size_1",
    "size_2",
    "size_3",
    "size_4",
    "temple_green",
    "temple_blue",
    "temple_red",
    "tiles",
    "match",
    "next_tile",
    "next_temple",
    "levels",
    "reward_worship",
    "reward_build",
    "reward_size",
    "reward_temple",
    "hand_pyramid",
    "hand_temple",
    "hand_influence",
    "hand_construction",
    "hand_building",
    "hand_product",
    "hand_needs",
    "hand_size_needs",
    "hand_trade",
    "hand_sacrifice",
    "offer",
    "offer_second",
    "trade",
    "sacrifice",
    "product",
    "needs_part",
    "needs_done",
    "mask_1",
    "mask_2",
    "mask_3",
    "mask_4",
    "favour",
    "favour_next",
    "to_pyramid",
]
STEADY: Final = 2  # features without stages
KNOTS: Final = [0, 6, 18]  # discs left where a feature has a weight of its own
STAGES: Final = ["late", "middle", "early"]
NAMES: Final = FEATURES[:STEADY] + [
    f"{feature}_{stage}" for feature in FEATURES[STEADY:] for stage in STAGES
]
MOST_LEFT: Final = 40  # discs that weights are worked out for; more count as so many

POINTS: Final[int] = FEATURES.index("points")
QUARTERS: Final[int] = FEATURES.index("quarters")
TURNS: Final[int] = FEATURES.index("turns")
DISCS: Final[int] = FEATURES.index("discs")
CUBES: Final[int] = FEATURES.index("wood")
PRODUCE: Final[int] = FEATURES.index("produce_wood")
SIZES: Final[int] = FEATURES.index("size_1") - 1
TEMPLES: Final[int] = FEATURES.index("temple_green")
TILES: Final[int] = FEATURES.index("tiles")
MATCH: Final[int] = FEATURES.index("match")
NEXT_TILE: Final[int] = FEATURES.index("next_tile")
NEXT_TEMPLE: Final[int] = FEATURES.index("next_temple")
LEVELS: Final[int] = FEATURES.index("levels")
REWARDS: Final[int] = FEATURES.index("reward_worship") - 1
HAND: Final[int] = FEATURES.index("hand_pyramid")
OFFER: Final[int] = FEATURES.index("offer")
OFFER_SECOND: Final[int] = FEATURES.index("offer_second")
TRADE: Final[int] = FEATURES.index("trade")
SACRIFICE: Final[int] = FEATURES.index("sacrifice")
PRODUCT: Final[int] = FEATURES.index("product")
NEEDS_PART: Final[int] = FEATURES.index("needs_part")
NEEDS_DONE: Final[int] = FEATURES.index("needs_done")
MASKS: Final[int] = FEATURES.index("mask_1") - 1
FAVOUR: Final[int] = FEATURES.index("favour")
FAVOUR_NEXT: Final[int] = FEATURES.index("favour_next")
TO_PYRAMID: Final[int] = FEATURES.index("to_pyramid")

FORM_PYRAMID: Final[int] = FORMS.index("pyramid")
FORM_TEMPLE: Final[int] = FORMS.index("temple")
FORM_PRODUCT: Final[int] = FORMS.index("product")
FORM_NEEDS: Final[int] = FORMS.index("needs")
FORM_SIZE_NEEDS: Final[int] = FORMS.index("size-needs")
FORM_TRADE: Final[int] = FORMS.index("trade")
FORM_SACRIFICE: Final[int] = FORMS.index("sacrifice")
ACTION_WORTH: Final = 2.0  # what the action that a tile brings is worth in an offering, in points
BUILT_WORTH: Final = 5.0  # and a temple or pyramid tile

# A field of 5 bits for each quarter: 1 in those of a set of quarters.
FIELD: Final = 5
FIELDS: Final[list[int]] = [
    sum(1 << FIELD * quarter for quarter in range(4) if bits >> quarter & 1) for bits in range(16)
]
COLOUR_FIELDS: Final = 4 * FIELD


@final
class Table:
    """Some weights, and what follows from them by the discs that are left."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights
        self.by_left: Final = by_discs_left(weights)


@final
class FoundersEvaluation(Evaluation):
    """Points, the end's points so far, goods and buildings, worship tiles, masks in reach."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(
            NAMES,
            weights,
            scale=12.0,
            bonus=12.0,
            rounds=0,
            planning=0.75,
            rounds_alone=2,
            planning_alone=0.45,
            looks_again=True,
        )
        self.table = Table(weights)

    def terms(self, state: State) -> list[list[float]]:
        s = cast(FoundersState, state)
        ahead = discs_ahead(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            left = discs_left(s, seat, ahead)
            parts = stages(left)
            terms: list[float] = []
            for number, value in enumerate(features(s, seat, left)):
                if number < STEADY:
                    terms.append(value)
                else:
                    terms.extend([part * value for part in parts])
            found.append(terms)
        return found

    def add_weighted(
        self, state: State, weights: list[float], seats: int, points: list[float]
    ) -> None:
        s = cast(FoundersState, state)
        table = self.table
        if table.weights is not weights:
            table = Table(weights)
            self.table = table
        ahead = discs_ahead(s)
        for seat in range(s.seats):
            if seats >> seat & 1:
                left = discs_left(s, seat, ahead)
                points[seat] += seat_points(s, seat, left, table.by_left[left])

    def touched(self, state: State, before: Before, seat: int) -> int:
        """What a seat does in its turn leaves its rivals' cities alone.

        Their features change only with the round, the mask tiles and the tiles they could still
        get.
        """
        s = cast(FoundersState, state)
        then = cast(FoundersState, before.state)
        if (
            s.round != then.round
            or s.mask_owner != then.mask_owner
            or s.temple_supply != then.temple_supply
            or s.pyramid_supply != then.pyramid_supply
            or s.temple_display != then.temple_display
            or s.pyramid_display != then.pyramid_display
        ):
            return (1 << s.seats) - 1
        return 1 << seat

    def points_after(self, state: State, before: Before, seat: int) -> list[float]:
        if not state.stack:
            return self.final(state)
        seats = self.touched(state, before, seat)
        if seats != 1 << seat:
            return self.points(state)
        expected = before.points.copy()
        expected[seat] = 0.0
        self.add_weighted(state, self.weights, seats, expected)
        return expected


def stages(left: int) -> list[float]:
    """How much the weights of each stage count with so many discs left; together 1."""
    found = [0.0] * len(KNOTS)
    for i in range(len(KNOTS) - 1):
        if left <= KNOTS[i + 1]:
            part = (left - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
            found[i] = 1.0 - part
            found[i + 1] = part
            return found
    found[len(KNOTS) - 1] = 1.0
    return found


def by_discs_left(weights: list[float]) -> list[list[float]]:
    """The weight of every feature, by the discs that are left."""
    found: list[list[float]] = []
    for left in range(MOST_LEFT + 1):
        parts = stages(left)
        row = weights[:STEADY]
        for first in range(STEADY, len(weights), len(KNOTS)):
            row.append(sum([parts[i] * weights[first + i] for i in range(len(KNOTS))]))
        found.append(row)
    return found


def discs_ahead(s: FoundersState) -> int:
    """The discs that each player gets in the rounds to come."""
    discs = s.c.for_players(s.architects).discs
    total = 0
    for number in range(s.round + 1, len(discs)):
        total += discs[number]
    return total


def discs_left(s: FoundersState, seat: int, ahead: int) -> int:
    """The discs that a seat can still play."""
    return min(MOST_LEFT, ahead if s.passed[seat] else ahead + s.discs[seat])


def features(s: FoundersState, seat: int, left: int) -> list[float]:
    """What is seen of a seat, in the order of `FEATURES`: each weighed alone."""
    found: list[float] = []
    for number in range(len(FEATURES)):
        weights = [0.0] * len(FEATURES)
        weights[number] = 1.0
        found.append(seat_points(s, seat, left, weights))
    return found


def seat_points(s: FoundersState, seat: int, left: int, weights: list[float]) -> float:
    """The weighted sum of a seat's features: no list is made of them."""
    total = weights[POINTS] * s.points[seat] + weights[TURNS] + weights[DISCS] * left
    total += city(s, seat, weights)
    total += masks(s, seat, weights)
    step = s.favour[seat]
    total += weights[FAVOUR] * step
    if step < len(s.c.favour_vp):
        total += weights[FAVOUR_NEXT] * s.c.favour_vp[step]
    return total


def city(s: FoundersState, seat: int, weights: list[float]) -> float:
    """The cubes and buildings, the temples and the pyramid, and the hand they help."""
    c = s.c
    total = 0.0
    row: i64 = seat * len(RESOURCES)
    kind: i64
    for kind in range(3):
        total += weights[CUBES + kind] * saved(s.amounts[row + kind])
    if s.amounts[row + 2] >= 2 and s.amounts[row] >= 1:
        total += weights[TO_PYRAMID]
    by_kind: i64 = 0  # buildings by resource, 8 bits each
    north: i64 = s.north[seat]
    south: i64 = s.south[seat]
    built = s.built[seat]
    classes = s.built_class[seat]
    i: i64
    for i in range(len(built)):
        number: i64 = classes[i]
        place: i64 = built[i]
        size: i64 = c.class_size[number]
        kind = c.class_resource[number]
        by_kind += 1 << 8 * kind
        total += weights[SIZES + size]
        foot = c.places.footprints[place]
        cubes_north: i64 = s.cubes_north[row + kind]
        cubes_south: i64 = s.cubes_south[row + kind]
        if foot.near_north & ~(north | cubes_north) or foot.near_south & ~(south | cubes_south):
            total += weights[PRODUCE + kind]
    # Temples by colour and quarter, and the points of pyramid tiles by colour and quarter.
    temples: i64 = 0
    by_colour: i64 = 0  # 8 bits each
    colour: i64
    places = s.temples[seat]
    colours = s.temple_colour[seat]
    for i in range(len(places)):
        colour = colours[i]
        by_colour += 1 << 8 * colour
        spread: i64 = FIELDS[c.places.quarter_bits[places[i]]]
        temples += spread << COLOUR_FIELDS * colour
        total += weights[TEMPLES + colour]
    tiles: i64 = 0
    match: i64 = 0
    count: i64 = 0
    first: i64 = seat * SPACES
    space: i64
    each: i64
    for space in range(SPACES):
        colour = s.pyramid[first + space]
        if colour == NONE:
            continue
        count += 1
        if space >= UPPER:
            total += weights[LEVELS]
        if colour < WHITE:
            each = c.vp_base if space < UPPER else c.vp_upper
            spread = FIELDS[SPACE_QUARTER_BITS[space]]
            tiles += each * spread << COLOUR_FIELDS * colour
            match += by_colour >> 8 * colour & 255
    total += weights[TILES] * int(count) + weights[MATCH] * int(match)
    pairs: i64 = 0
    there: i64 = temples
    above: i64 = tiles
    while there:
        pairs += (there & 31) * (above & 31)
        there >>= FIELD
        above >>= FIELD
    total += weights[QUARTERS] * int(pairs)
    total += weights[NEXT_TILE] * next_tile(s, seat, temples)
    total += weights[NEXT_TEMPLE] * next_temple(s, tiles)
    total += rewards(s, seat, weights)
    return total + hand(s, seat, by_kind, by_colour, weights)


def saved(amount: int) -> float:
    """Cubes of a kind, each worth less the more there are."""
    return amount - 0.04 * amount * amount if amount < 10 else 6.0 + 0.1 * (amount - 10)


def next_tile(s: FoundersState, seat: i64, temples: i64) -> int:
    """What the best pyramid tile that could be placed next would pay at the end."""
    if not temples:
        return 0
    best: i64 = 0
    first: i64 = seat * SPACES
    colour: i64
    space: i64
    for colour in range(3):
        here: i64 = temples >> COLOUR_FIELDS * colour & 0xFFFFF
        if not here or not (s.pyramid_display[colour] or s.pyramid_supply[colour]):
            continue
        for space in range(SPACES):
            if s.pyramid[first + space] != NONE:
                continue
            if space >= UPPER and not rests(s, first, space):
                continue
            each: i64 = s.c.vp_base if space < UPPER else s.c.vp_upper
            bits: i64 = SPACE_QUARTER_BITS[space]
            found: i64 = 0
            if bits & 1:
                found += here & 31
            if bits & 2:
                found += here >> 5 & 31
            if bits & 4:
                found += here >> 10 & 31
            if bits & 8:
                found += here >> 15 & 31
            if each * found > best:
                best = each * found
    return best


def rests(s: FoundersState, first: i64, space: i64) -> bool:
    """Whether all tiles under a space are there."""
    for below in SUPPORTS[space]:
        if s.pyramid[first + below] == NONE:
            return False
    return True


def next_temple(s: FoundersState, tiles: i64) -> int:
    """What the best temple that could be built next would pay at the end, in two quarters."""
    if not tiles:
        return 0
    best: i64 = 0
    colour: i64
    for colour in range(3):
        here: i64 = tiles >> COLOUR_FIELDS * colour & 0xFFFFF
        if not here or not (s.temple_display[colour] or s.temple_supply[colour]):
            continue
        nw: i64 = here & 31
        ne: i64 = here >> 5 & 31
        sw: i64 = here >> 10 & 31
        se: i64 = here >> 15 & 31
        if nw + ne > best:
            best = nw + ne
        if sw + se > best:
            best = sw + se
        if nw + sw > best:
            best = nw + sw
        if ne + se > best:
            best = ne + se
    return best


def rewards(s: FoundersState, seat: int, weights: list[float]) -> float:
    """What still lies under the base of the pyramid."""
    total = 0.0
    found = s.c.boards[s.boards[seat]].rewards
    first: i64 = seat * SPACES
    space: i64
    for space in range(UPPER):
        if s.pyramid[first + space] == NONE:
            reward = found[space]
            if reward is not None and reward.kind:
                total += weights[REWARDS + reward.kind]
    return total


def hand(s: FoundersState, seat: int, by_kind: i64, by_colour: i64, weights: list[float]) -> float:
    """The worship tiles in hand, and what they would bring now."""
    total = 0.0
    best = 0.0
    second = 0.0
    for tile in s.hand[seat]:
        effect = s.c.effects[s.c.tile_effect[tile]]
        form = effect.form
        total += weights[HAND + form]
        value = 0.0
        if form == FORM_PRODUCT:
            temples: i64 = by_colour >> 8 * effect.temple_factor & 255
            buildings: i64 = by_kind >> 8 * effect.resource_factor & 255
            value = float(min(effect.max, int(temples * buildings)))
            total += weights[PRODUCT] * value
        elif form in (FORM_NEEDS, FORM_SIZE_NEEDS):
            part = needed(s, seat, effect)
            if part >= 1.0:
                value = float(effect.vp)
                total += weights[NEEDS_DONE] * value
            else:
                total += weights[NEEDS_PART] * (part * effect.vp)
        elif form == FORM_TRADE:
            if can_pay(s, seat, effect.costs[0]):
                value = float(effect.vp * most_times(s, seat, effect))
                total += weights[TRADE] * value
        elif form == FORM_SACRIFICE:
            if can_pay(s, seat, effect.costs[0]):
                value = float(effect.vp)
                total += weights[SACRIFICE] * value
        elif form in (FORM_PYRAMID, FORM_TEMPLE):
            if can_pay(s, seat, effect.costs[0]):
                value = BUILT_WORTH
        else:
            value = effect.vp + ACTION_WORTH
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return total + weights[OFFER] * best + weights[OFFER_SECOND] * second


def needed(s: FoundersState, seat: int, effect: Effect) -> float:
    """The part of the buildings an effect needs that stand in the city."""
    whole = 0
    have = 0
    classes = s.built_class[seat]
    for number, wanted in enumerate(effect.needs):
        if wanted:
            whole += wanted
            have += min(wanted, classes.count(number))
    for size, wanted in enumerate(effect.needs_size):
        if wanted:
            whole += wanted
            count = 0
            for one in classes:
                if s.c.class_size[one] == size:
                    count += 1
            have += min(wanted, count)
    return have / whole


def masks(s: FoundersState, seat: int, weights: list[float]) -> float:
    """The next mask tile of each group that is begun, by the squares that are missing."""
    board = s.c.boards[s.boards[seat]]
    north: i64 = s.north[seat]
    south: i64 = s.south[seat]
    total = 0.0
    group: i64
    for group in range(len(board.group_colour)):
        there: i64 = board.group_north[group]
        below: i64 = board.group_south[group]
        missing_there: i64 = there & ~north
        missing_below: i64 = below & ~south
        if missing_there == there and missing_below == below:
            continue
        if s.groups[seat * s.c.most_groups + group]:
            continue
        tile = top_mask(s, board.group_colour[group])
        if tile == NONE:
            continue
        missing = count_bits(missing_there) + count_bits(missing_below)
        if missing <= 4:
            total += weights[MASKS + missing] * s.c.mask_vp[tile]
    return total


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return FoundersEvaluation([weights[name] for name in NAMES])
