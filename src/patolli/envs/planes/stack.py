"""Planes: named pictures of one board, all of one size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from patolli.envs.features import Bytes, Features, Floats


@dataclass(frozen=True)
class Planes:
    """The planes of a board: their names, their height and width, and how they are drawn."""

    form: Features
    names: list[str]
    height: int
    width: int
    draw: Callable[[Bytes], list[Any]]

    def __call__(self, raw: Bytes) -> Floats:
        """The planes of one row or a batch: (..., planes, height, width)."""
        self.form.check(raw)
        drawn = [np.asarray(plane, dtype=np.float32) for plane in self.draw(raw)]
        together = np.stack(drawn, axis=-2)
        return together.reshape(*together.shape[:-1], self.height, self.width)
