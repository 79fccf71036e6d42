"""The track of Patolli: where the pieces of each seat stand."""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.envs.features import Bytes, Features
from patolli.envs.planes.stack import Planes
from patolli.games.patolli.state import ENTRY, HOME


def planes(form: Features) -> Planes:
    """The pieces of every seat on the common track."""
    seats = form.encoding.seats
    names = [f"seats.{i}.pieces" for i in range(seats)]

    def draw(raw: Bytes) -> list[Any]:
        progress = form.part(raw, "progress")
        viewer = form.part(raw, "viewer")
        every = np.arange(HOME)
        entries = np.array(ENTRY[seats])
        found = []
        for i in range(seats):
            gone = progress[..., i, :]
            square = (gone + entries[(viewer + i) % seats][..., None]) % HOME
            there = ((gone >= 0) & (gone < HOME))[..., None] & (square[..., None] == every)
            found.append(there.any(axis=-2))
        return found

    return Planes(form, names, 1, HOME, draw)
