"""The Pyramid of Teotihuacan, slot by slot."""

from __future__ import annotations

from typing import Any

from patolli.envs.features import Bytes, Features
from patolli.envs.planes.stack import Planes


def planes(form: Features) -> Planes:
    """Whether a tile lies on a slot, which, and how it is turned."""
    slots = form.encoding.field("pyramid.tile").count
    names = ["laid", "tile", *[f"turn.{turn}" for turn in range(4)]]

    def draw(raw: Bytes) -> list[Any]:
        tile, turn = form.part(raw, "pyramid.tile"), form.part(raw, "pyramid.turn")
        found = [tile >= 0, (tile + 1) / 32]
        found += [(tile >= 0) & (turn == quarter) for quarter in range(4)]
        return found

    return Planes(form, names, 1, slots, draw)
