"""Distributions drawn in the terminal."""

from __future__ import annotations

import plotext  # type: ignore[import-untyped]

MOST_BINS = 24
HEIGHT = 12


def histogram(values: list[int], title: str, width: int) -> str:
    """How often each value occurs, as a plot of the given width in characters."""
    different = max(values) - min(values) + 1
    figure = plotext.figure
    figure.clear()
    figure.theme("colorless")
    figure.plot_size(width, HEIGHT)
    figure.title(title)
    figure.draw(figure.hist(values, bins=min(different, MOST_BINS)))
    return str(figure.build())
