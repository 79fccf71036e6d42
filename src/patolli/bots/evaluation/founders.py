"""What a situation in Founders of Teotihuacan is worth."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.state import State
from patolli.games.founders.city.pyramid import SPACES
from patolli.games.founders.names import COLOURS, NONE, RESOURCES, WHITE
from patolli.games.founders.names import MASKS as MASK_COLOURS
from patolli.games.founders.rules.construction.masks import top_mask
from patolli.games.founders.rules.final_scoring import all_quarters
from patolli.games.founders.rules.influence.offering import can_offer
from patolli.games.founders.state import FoundersState

NAMES: Final = [
    "points",
    "quarters",
    "wood",
    "stone",
    "gold",
    "production",
    "temples",
    "tiles",
    "match",
    "worship",
    "ready",
    "masks",
    "discs",
    "room",
    "favour",
    "sizes",
]
POINTS: Final[int] = NAMES.index("points")
QUARTERS: Final[int] = NAMES.index("quarters")
CUBES: Final[int] = NAMES.index("wood")  # wood, stone and gold, in the order of RESOURCES
PRODUCTION: Final[int] = NAMES.index("production")
TEMPLES: Final[int] = NAMES.index("temples")
TILES: Final[int] = NAMES.index("tiles")
MATCH: Final[int] = NAMES.index("match")
WORSHIP: Final[int] = NAMES.index("worship")
READY: Final[int] = NAMES.index("ready")
MASKS: Final[int] = NAMES.index("masks")
DISCS: Final[int] = NAMES.index("discs")
ROOM: Final[int] = NAMES.index("room")
FAVOUR: Final[int] = NAMES.index("favour")
SIZES: Final[int] = NAMES.index("sizes")


@final
class FoundersEvaluation(Evaluation):
    """Points, the end's points so far, goods for what is left, worship tiles, masks in reach."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(FoundersState, state)
        ahead = discs_ahead(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            now = 0 if s.passed[seat] else s.discs[seat]
            left = float(now + ahead)  # discs this seat can still play
            soon = left / (left + 3.0)  # how likely goods are still spent
            tiles, match = harmony(s, seat)
            ready = 0
            for tile in s.hand[seat]:
                if can_offer(s, seat, tile):
                    ready += 1
            terms = [0.0] * len(NAMES)
            terms[POINTS] = float(s.points[seat])
            terms[QUARTERS] = float(all_quarters(s, seat))
            for kind in range(len(RESOURCES)):
                terms[CUBES + kind] = cubes(s, seat, kind) * soon
            terms[PRODUCTION] = len(s.built[seat]) * soon
            terms[TEMPLES] = len(s.temples[seat]) * soon
            terms[TILES] = tiles * soon
            terms[MATCH] = match * soon
            terms[WORSHIP] = len(s.hand[seat]) * soon
            terms[READY] = ready * soon
            terms[MASKS] = masks(s, seat) * soon
            terms[DISCS] = left
            terms[ROOM] = room(s, seat) * soon
            terms[FAVOUR] = s.favour[seat] * soon
            terms[SIZES] = sizes(s, seat) * soon
            found.append(terms)
        return found


def discs_ahead(s: FoundersState) -> int:
    """The discs that each player gets in the rounds to come."""
    discs = s.c.for_players(s.architects).discs
    total = 0
    for number in range(s.round + 1, len(discs)):
        total += discs[number]
    return total


def cubes(s: FoundersState, seat: int, kind: int) -> float:
    """The cubes of a kind in a city, each worth less the more there are."""
    at = seat * len(RESOURCES) + kind
    count = s.amounts[at]
    return count - 0.04 * count * count if count < 10 else 6.0 + 0.1 * (count - 10)


def harmony(s: FoundersState, seat: int) -> tuple[float, float]:
    """The pyramid tiles, and how well their colours go with the temples anywhere in the city."""
    tiles = [0] * len(COLOURS)
    count = 0
    for space in range(seat * SPACES, (seat + 1) * SPACES):
        colour = s.pyramid[space]
        if colour != NONE:
            count += 1
            if colour != WHITE:
                tiles[colour] += 1
    match = 0
    for colour in s.temple_colour[seat]:
        match += tiles[colour]
    return float(count), float(match)


def masks(s: FoundersState, seat: int) -> float:
    """Groups of mask squares by how much of them is covered, times what their tile is worth."""
    board = s.c.boards[s.boards[seat]]
    best = [0] * len(MASK_COLOURS)
    for colour in range(len(MASK_COLOURS)):
        tile = top_mask(s, colour)
        if tile != NONE:
            best[colour] = s.c.mask_vp[tile]
    north = s.north[seat]
    south = s.south[seat]
    total = 0.0
    for group, colour in enumerate(board.group_colour):
        if s.groups[seat * s.c.most_groups + group]:
            continue
        there = board.group_north[group]
        below = board.group_south[group]
        size = there.bit_count() + below.bit_count()
        done = (there & north).bit_count() + (below & south).bit_count()
        total += best[colour] * (done / size) * (done / size)
    return total


def room(s: FoundersState, seat: int) -> float:
    """The part of the city that is still free of tiles."""
    taken = s.north[seat].bit_count() + s.south[seat].bit_count()
    return 1.0 - taken / 100.0


def sizes(s: FoundersState, seat: int) -> float:
    """The squares of the buildings in the city: the larger ones produce more."""
    total = 0
    for number in s.built_class[seat]:
        total += s.c.class_size[number]
    return float(total)


def evaluation(weights: dict[str, float]) -> Evaluation:
    """The evaluation with the given weights."""
    return FoundersEvaluation(NAMES, [weights[name] for name in NAMES], scale=12.0, bonus=12.0)
