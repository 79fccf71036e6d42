"""Drawings of a state from what a seat sees: text, SVG (in notebooks, too) and pixels."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from patolli.core.message import Data
from patolli.core.state import State

if TYPE_CHECKING:
    from matplotlib.figure import Figure

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
COLOURS = ("#b5452c", "#2f6f6d", "#c8922b", "#5b4a8a", "#6b7f3a")
LEFT_OUT = (
    "game", "rules_version", "seats", "viewer", "seat", "deciding", "turn", "over", "scores",
    "options",
)  # fmt: skip
WIDEST = 96
MOST_LINES = 46
PIXELS = 80  # to the inch


class Drawing:
    """A picture of what a seat (None: a spectator) sees."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.seen = state.observe(seat)

    def render(self, mode: str | None) -> Any:
        """What `render` of an environment gives in a mode; `human` prints the picture."""
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
        """The picture in plain text."""
        return "\n".join([self._title(), *self._lines()])

    def svg(self) -> str:
        """The picture as SVG."""
        out = io.StringIO()
        self._figure().savefig(out, format="svg")
        return out.getvalue()

    def pixels(self) -> NDArray[np.uint8]:
        """The picture as an array of height, width and the three colours."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg

        canvas: Any = FigureCanvasAgg(self._figure())
        canvas.draw()
        picture = np.asarray(canvas.buffer_rgba(), dtype=np.uint8)
        return np.ascontiguousarray(picture[:, :, :3])

    def _repr_svg_(self) -> str:
        return self.svg()

    def _title(self) -> str:
        seen = self.seen
        where = "over" if seen["over"] else f"turn {seen['turn']}, seat {seen['seat']} decides"
        scores = " · ".join(str(points) for points in cast("list[int]", seen["scores"]))
        return f"{seen['game']}: {where}; points {scores}"

    def _lines(self) -> list[str]:
        lines: list[str] = []
        for key, value in self.seen.items():
            if key not in LEFT_OUT:
                lines += _lines(key, value, 0)
        return lines

    def _figure(self) -> Figure:
        from matplotlib.figure import Figure

        figure = Figure(figsize=(9, 9), dpi=PIXELS)
        top = figure.add_axes((0.14, 0.82, 0.82, 0.12))
        scores = cast("list[int]", self.seen["scores"])
        colours = [COLOURS[seat % len(COLOURS)] for seat in range(len(scores))]
        top.barh(range(len(scores)), scores, color=colours)
        top.set_yticks(range(len(scores)), [f"seat {seat}" for seat in range(len(scores))])
        top.invert_yaxis()
        top.set_title(self._title(), fontsize=11)
        for seat, points in enumerate(scores):
            top.text(points, seat, f" {points}", va="center", fontsize=9)
        lines = self._lines()
        if len(lines) > MOST_LINES:
            lines = [*lines[: MOST_LINES - 1], f"… {len(lines) - MOST_LINES + 1} more lines"]
        text = "\n".join(line[:WIDEST].replace("$", r"\$") for line in lines)
        figure.text(0.03, 0.77, text, va="top", family="monospace", fontsize=7.5)
        return figure


def _lines(key: str, value: object, depth: int) -> list[str]:
    """A value as lines: short ones on one line, others indented below their key."""
    pad = "  " * depth
    short = f"{pad}{key}: {_short(value)}"
    if len(short) <= WIDEST or not isinstance(value, (dict, list)):
        return [short]
    lines = [f"{pad}{key}:"]
    items = value.items() if isinstance(value, dict) else enumerate(cast("list[object]", value))
    for inner, item in items:
        lines += _lines(str(inner), item, depth + 1)
    return lines


def _short(value: object) -> str:
    if isinstance(value, dict):
        parts = [f"{key} {_short(item)}" for key, item in cast(Data, value).items() if item]
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) if value else "–"
    return "–" if value is None else str(value)
