"""The aims that choices are explained by: groups of an evaluation's terms, under names that players
know. The evaluation of another distribution has them as `AIMS` in its module."""

from __future__ import annotations

from typing import Final

from patolli.bots.evaluation import module_of
from patolli.bots.evaluation.teotihuacan import NAMES as TEOTIHUACAN


def _beginning(*words: str) -> list[str]:
    """The terms of Teotihuacan, which are many, whose names begin with one of the words."""
    return [name for name in TEOTIHUACAN if name.startswith(words)]


def by_stage(*features: str) -> list[str]:
    """The terms of features that have a weight of their own at each stage of the game."""
    return [f"{feature}_{stage}" for feature in features for stage in ("late", "middle", "early")]


AIMS: Final[dict[str, dict[str, list[str]]]] = {
    "founders": {
        "quarters": by_stage(
            *("quarters", "match", "tiles", "next_tile", "next_temple", "levels"),
            *("temple_green", "temple_blue", "temple_red"),
            *("reward_worship", "reward_build", "reward_size", "reward_temple"),
        ),
        "resources": by_stage(
            *("wood", "stone", "gold", "to_pyramid"),
            *("produce_wood", "produce_stone", "produce_gold"),
            *("size_1", "size_2", "size_3", "size_4"),
        ),
        "worship": by_stage(
            *("hand_pyramid", "hand_temple", "hand_influence", "hand_construction"),
            *("hand_building", "hand_product", "hand_needs", "hand_size_needs"),
            *("hand_trade", "hand_sacrifice", "offer", "offer_second", "trade", "sacrifice"),
            *("product", "needs_part", "needs_done"),
        ),
        "masks": by_stage("mask_1", "mask_2", "mask_3", "mask_4"),
        "discs": ["discs", *by_stage("turns")],
        "favour": by_stage("favour", "favour_next"),
    },
    "patolli": {
        "advance": ["entered", "distance", "home"],
        "safety": ["exposed"],
    },
    "teotihuacan": {
        "avenue": _beginning("avenue"),
        "pyramid": _beginning("track", "leader", "ahead", "behind"),
        "masks": _beginning("mask"),
        "temples": _beginning("temple_", "bonus"),
        "cocoa": _beginning("cocoa", "salary"),
        "resources": _beginning("wood", "stone", "gold", "chance"),  # what they can pay for next
        "workers": _beginning(
            *("power", "workers", "locked", "together", "ripe", "spread"),
            *("at_", "reach_"),
        ),
        "technologies": _beginning("technology_"),
        "discoveries": _beginning("discoveries", "tile_"),
    },
    "tikal": {
        "temples": ["guarded", "next", "later", "held"],
        "treasures": ["treasures", "digging", "alone", "near", "singles", "pairs", "swaps"],
        "explorers": ["at_temples", "abroad", "idle", "reserve", "leader", "led"],
        "camps": ["camp", "camps", "around"],
        "guards": ["guards"],
    },
}

# What goes with time alone, whatever is chosen: who has yet to play, action points still to spend.
UNTOLD: Final[dict[str, list[str]]] = {
    "teotihuacan": ["turns", "waiting"],
    "tikal": ["unspent"],
}

# Where the evaluation tells who is ahead, and not how many points anyone will have.
ONLY_COMPARED: Final = frozenset({"tikal"})

# What every turn spends of a term that is an aim by itself: only more than that is told.
USUAL: Final[dict[str, dict[str, float]]] = {"founders": {"discs": 1.0}}


def aims_of(game: str) -> dict[str, list[str]]:
    """The aims of a game, each with its terms; none where it has no evaluation of its own."""
    if game in AIMS:
        return AIMS[game]
    found: dict[str, list[str]] = getattr(module_of(game), "AIMS", {})
    return found
