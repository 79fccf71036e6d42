"""What hexes and treasures are called in messages."""

from __future__ import annotations

from patolli.core.message import Data, name
from patolli.games.tikal.components import HEXES, TREASURES, TYPES


def hex_kind(tile: int) -> Data:
    """What a hex is: its type, with the value of a temple or the treasures of a ruin."""
    printed = HEXES[tile]
    kind = TYPES[printed.kind]
    figure = printed.value + printed.masks
    return name(f"tikal-hex-{kind}-{figure}" if figure else f"tikal-hex-{kind}")


def treasure(kind: int) -> Data:
    """A kind of treasure."""
    return name(f"tikal-treasure-{TREASURES[kind]}")
