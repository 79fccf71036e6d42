"""What a situation in Founders of Teotihuacan is worth. To the first searcher."""

from __future__ import annotations

from typing import Final, cast, final

from baselines.searcher_1_evaluation import Evaluation
from baselines.searcher_1_games import (
    COLOURS,
    GOLD,
    NONE,
    SPACES,
    STONE,
    WHITE,
    WOOD,
    FoundersState,
    all_quarters,
    can_offer,
)
from patolli.core.state import State

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

WEIGHTS: Final = {
    "points": 1.0,
    "quarters": 1.56,
    "wood": 0.942,
    "stone": 0.843,
    "gold": 1.2,
    "production": 0.453,
    "temples": -1.14,
    "tiles": -1.04,
    "match": 0.468,
    "worship": 2.68,
    "ready": 0.0913,
    "masks": 0.742,
    "discs": 8.12,
    "room": 1.5,
    "favour": 0.993,
    "sizes": -0.0703,
}


@final
class FoundersEvaluation(Evaluation):
    """Points, the end's points so far, goods for what is left, worship tiles, masks in reach."""

    def terms(self, state: State) -> list[list[float]]:
        s = cast(FoundersState, state)
        ahead = discs_ahead(s)
        found: list[list[float]] = []
        for who in range(s.seats):
            now = 0 if s.passed[who] else s.discs[who]
            left = float(now + ahead)  # discs this seat can still play
            soon = left / (left + 3.0)  # how likely goods are still spent
            tiles, match = harmony(s, who)
            ready = 0
            for tile in s.hand[who]:
                if can_offer(s, who, tile):
                    ready += 1
            found.append(
                [
                    float(s.points[who]),
                    float(all_quarters(s, who)),
                    cubes(s, who, WOOD) * soon,
                    cubes(s, who, STONE) * soon,
                    cubes(s, who, GOLD) * soon,
                    len(s.built[who]) * soon,
                    len(s.temples[who]) * soon,
                    tiles * soon,
                    match * soon,
                    len(s.hand[who]) * soon,
                    ready * soon,
                    masks(s, who) * soon,
                    left,
                    room(s, who) * soon,
                    s.favour[who] * soon,
                    sizes(s, who) * soon,
                ]
            )
        return found


def discs_ahead(s: FoundersState) -> int:
    """The discs that everybody gets in the rounds to come."""
    discs = s.c.for_players(s.architects).discs
    total = 0
    for number in range(s.round + 1, len(discs)):
        total += discs[number]
    return total


def cubes(s: FoundersState, who: int, kind: int) -> float:
    """The cubes of a kind in a city, each worth less the more there are."""
    at = who * 3 + kind
    count = s.cubes_north[at].bit_count() + s.cubes_south[at].bit_count()
    return count - 0.04 * count * count if count < 10 else 6.0 + 0.1 * (count - 10)


def harmony(s: FoundersState, who: int) -> tuple[float, float]:
    """The pyramid tiles, and how well their colours go with the temples anywhere in the city."""
    tiles = [0] * len(COLOURS)
    count = 0
    for space in range(who * SPACES, (who + 1) * SPACES):
        colour = s.pyramid[space]
        if colour != NONE:
            count += 1
            if colour != WHITE:
                tiles[colour] += 1
    match = 0
    for colour in s.temple_colour[who]:
        match += tiles[colour]
    return float(count), float(match)


def masks(s: FoundersState, who: int) -> float:
    """Groups of mask squares by how much of them is covered, times what their tile is worth."""
    board = s.c.boards[s.boards[who]]
    best = [0] * 3
    for tile, owner in enumerate(s.mask_owner):
        if owner == NONE and s.c.mask_vp[tile] > best[s.c.mask_colour[tile]]:
            best[s.c.mask_colour[tile]] = s.c.mask_vp[tile]
    north = s.north[who]
    south = s.south[who]
    total = 0.0
    for group, colour in enumerate(board.group_colour):
        if s.groups[who * s.c.most_groups + group]:
            continue
        there = board.group_north[group]
        below = board.group_south[group]
        size = there.bit_count() + below.bit_count()
        done = (there & north).bit_count() + (below & south).bit_count()
        total += best[colour] * (done / size) * (done / size)
    return total


def room(s: FoundersState, who: int) -> float:
    """The part of the city that is still free of tiles."""
    taken = s.north[who].bit_count() + s.south[who].bit_count()
    return 1.0 - taken / 100.0


def sizes(s: FoundersState, who: int) -> float:
    """The squares of the buildings in the city: the larger ones produce more."""
    total = 0
    for number in s.built_class[who]:
        total += s.c.class_size[number]
    return float(total)


def evaluation() -> Evaluation:
    """The evaluation with the weights of the first searcher."""
    return FoundersEvaluation(NAMES, [WEIGHTS[name] for name in NAMES], scale=12.0, bonus=12.0)
