"""A picture of a game that has no drawn board: its points, and its view in words."""

from __future__ import annotations

from typing import cast
from xml.etree.ElementTree import Element, SubElement, tostring

from patolli.core.message import Data
from patolli.pictures.cascade import Cascade

LEFT_OUT = (
    "game", "rules_version", "seats", "viewer", "seat", "deciding", "turn", "over", "scores",
    "options",
)  # fmt: skip
SVG = "http://www.w3.org/2000/svg"
WIDEST = 96
MOST_LINES = 46
LINE = 18


def heading(view: Data) -> str:
    """The game, where it stands and the points, in one line."""
    where = "over" if view["over"] else f"turn {view['turn']}, seat {view['seat']} decides"
    scores = " · ".join(str(points) for points in cast("list[int]", view["scores"]))
    return f"{view['game']}: {where}; points {scores}"


def lines(view: Data) -> list[str]:
    """The game's own part of a view, line by line."""
    found: list[str] = []
    for key, value in view.items():
        if key not in LEFT_OUT:
            found += _lines(key, value, 0)
    return found


def sheet(width: float, height: float, colour: str, font: str) -> Element:
    """An empty picture of that size, in one colour."""
    picture = Element("svg", {"xmlns": SVG, "viewBox": f"0 0 {width:g} {height:g}"})
    picture.attrib |= {"width": f"{width:g}", "height": f"{height:g}"}
    picture.attrib |= {"font-family": font, "font-size": "16"}
    SubElement(picture, "rect", {"width": "100%", "height": "100%", "fill": colour})
    return picture


def plain(view: Data, cascade: Cascade) -> str:
    """The view as lines of text on paper, as SVG."""
    shown = lines(view)
    if len(shown) > MOST_LINES:
        shown = [*shown[: MOST_LINES - 1], f"… {len(shown) - MOST_LINES + 1} more lines"]
    height = 64 + LINE * len(shown)
    picture = sheet(820, height, cascade.colour("--paper"), cascade.colour("--sans"))
    for number, line in enumerate([heading(view), *shown]):
        y = 32 if number == 0 else 44 + LINE * number
        text = SubElement(picture, "text", {"x": "16", "y": str(y), "xml:space": "preserve"})
        text.set("font-size", "18" if number == 0 else "13")
        text.set("fill", cascade.colour("--ink"))
        text.text = line[:WIDEST]
    return tostring(picture, encoding="unicode")


def _lines(key: str, value: object, depth: int) -> list[str]:
    """A value as lines: short ones on one line, others indented below their key."""
    pad = "  " * depth
    short = f"{pad}{key}: {_short(value)}"
    if len(short) <= WIDEST or not isinstance(value, (dict, list)):
        return [short]
    found = [f"{pad}{key}:"]
    items = value.items() if isinstance(value, dict) else enumerate(cast("list[object]", value))
    for inner, item in items:
        found += _lines(str(inner), item, depth + 1)
    return found


def _short(value: object) -> str:
    if isinstance(value, dict):
        parts = [f"{key} {_short(item)}" for key, item in cast(Data, value).items() if item]
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) if value else "–"
    return "–" if value is None else str(value)
