"""The aims that choices are explained by: groups of an evaluation's terms, under names that players
know. The evaluation of another distribution has them as `AIMS` in its module."""

from __future__ import annotations

from typing import Final

from patolli.bots.evaluation import module_of

AIMS: Final[dict[str, dict[str, list[str]]]] = {
    "founders": {
        "quarters": ["quarters", "match", "temples", "tiles"],
        "resources": ["wood", "stone", "gold", "production"],
        "worship": ["worship", "ready"],
        "masks": ["masks"],
        "discs": ["discs"],
        "room": ["room", "sizes"],
        "favour": ["favour"],
    },
    "patolli": {
        "advance": ["entered", "distance", "home"],
        "safety": ["exposed"],
    },
    "teotihuacan": {
        "avenue": ["avenue", "avenue_later"],
        "pyramid": ["track", "leader"],
        "masks": ["masks", "masks_later"],
        "temples": ["temples", "bonuses"],
        "cocoa": ["cocoa", "salary"],
        "resources": ["goods", "gold"],
        "workers": ["power", "workers", "locked", "together", "ripe", "spread"],
        "technologies": ["technologies"],
        "discoveries": ["discoveries"],
    },
    "tikal": {
        "temples": ["guarded", "held", "held_later", "share", "margin", "spread"],
        "treasures": ["treasures", "digging"],
        "explorers": ["abroad", "idle", "reserve", "leader"],
        "camps": ["camps"],
        "guards": ["guards"],
    },
}

# What every turn spends of a term that is an aim by itself: only more than that is told.
USUAL: Final[dict[str, dict[str, float]]] = {"founders": {"discs": 1.0}}


def aims_of(game: str) -> dict[str, list[str]]:
    """The aims of a game, each with its terms; none where it has no evaluation of its own."""
    if game in AIMS:
        return AIMS[game]
    found: dict[str, list[str]] = getattr(module_of(game), "AIMS", {})
    return found
