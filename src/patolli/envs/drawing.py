"""Drawings of a state from what a seat sees: text, SVG (in notebooks, too) and pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from patolli.core.state import State
from patolli.pictures.picture import Picture
from patolli.pictures.plain import heading, lines
from patolli.pictures.raster import image

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
WIDTH = 800  # of the pixels


class Drawing:
    """A picture of what a seat (None: a spectator) sees."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.picture = Picture(state, seat)

    def render(self, mode: str | None) -> Any:
        """What `render` of an environment gives in a mode; `human` prints the text."""
        if mode == "rgb_array":
            return self.pixels()
        if mode == "svg":
            return self.svg()
        if mode == "ansi":
            return self.text()
        if mode == "human":
            print(self.text())
        return None

    def text(self) -> str:
        """What the seat sees in plain text."""
        view = self.picture.view
        return "\n".join([heading(view), *lines(view)])

    def svg(self) -> str:
        """The board of the web table as SVG."""
        return self.picture.svg()

    def pixels(self, width: int = WIDTH) -> NDArray[np.uint8]:
        """The board as an array of height, width and the three colours."""
        return np.array(image(self.svg(), width), dtype=np.uint8)

    def _repr_svg_(self) -> str:
        return self.svg()
