"""The cities of Founders: which tiles and cubes cover each square, city by city."""

from __future__ import annotations

from typing import Any

import numpy as np

from patolli.envs.features import Bytes, Features
from patolli.envs.planes.stack import Planes
from patolli.games.founders import GAME
from patolli.games.founders.encode import ORIENTATIONS
from patolli.games.founders.names import COLOURS, RESOURCES


def planes(form: Features) -> Planes:
    """Buildings and temples by kind and cubes by resource, of every city."""
    c = GAME.components
    places, squares = c.places, c.grid.squares
    tiles = len(c.tile_shape)
    # For a tile's code and its first square all squares that it covers.
    covers = np.zeros((tiles * ORIENTATIONS + 1, squares, squares), dtype=np.bool_)
    for place, shape in enumerate(places.shape):
        for tile in range(tiles):
            if c.tile_shape[tile] == shape:
                code = 1 + tile * ORIENTATIONS + places.orientation[place]
                covers[code, places.anchor[place], places.squares[place]] = True
    architects = max(2, form.encoding.seats)
    kinds = [*c.classes, *[f"temple-{word}" for word in COLOURS]]
    names = [f"seats.{i}.{word}" for i in range(architects) for word in [*kinds, *RESOURCES]]

    def draw(raw: Bytes) -> list[Any]:
        found: list[Any] = []
        every = np.arange(squares)
        for i in range(architects):
            code = form.part(raw, f"seats.{i}.tiles").reshape(*raw.shape[:-1], squares)
            tile = (code - 1) // ORIENTATIONS
            for kind in range(tiles):
                own = np.where((code > 0) & (tile == kind), code, 0)
                found.append(covers[own, every].any(axis=-2))
            for word in RESOURCES:
                halves = [form.part(raw, f"seats.{i}.{word}.{half}") for half in ("north", "south")]
                found.append(np.concatenate(halves, axis=-1))
        return found

    return Planes(form, names, c.grid.rows, c.grid.cols, draw)
