"""The board of Tikal: what lies and stands on each space, columns by rows."""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.envs.features import Bytes, Features
from patolli.envs.planes.stack import Planes
from patolli.games.tikal.components import COLUMNS, HEXES, ROWS, TYPES


def planes(form: Features) -> Planes:
    """The hex, its value and treasures, and the pieces of every seat."""
    seats = form.encoding.seats
    kinds = np.array([*[tile.kind for tile in HEXES], -1])
    names = [*TYPES, "unexplored", "value", "buried", "worked"]
    for i in range(seats):
        names += [
            f"seats.{i}.explorers",
            f"seats.{i}.leader",
            f"seats.{i}.camp",
            f"seats.{i}.guard",
        ]
    spaces = len(COLUMNS) * len(ROWS)

    def draw(raw: Bytes) -> list[Any]:
        every = np.arange(spaces)
        kind = kinds[form.part(raw, "hex")]
        found = [kind == type for type in range(len(TYPES))]
        found.append(kind < 0)
        found += [form.part(raw, name) / 10 for name in ("value", "buried", "worked")]
        guard = form.part(raw, "guard")
        for i in range(seats):
            found.append(form.part(raw, f"seats.{i}.explorers") / 10)
            found.append(form.part(raw, f"seats.{i}.leader")[..., None] == every)
            camps = form.part(raw, f"seats.{i}.camps")
            found.append((camps[..., None] == every).any(axis=-2))
            found.append((guard > 0) & ((guard - 1) // 2 == i))
        return found

    return Planes(form, names, len(COLUMNS), len(ROWS), draw)
