"""What a seat holds, from the markup of its panel on the page: icons, figures and words in a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, SubElement

from patolli.pictures.cascade import Cascade

GAP = 7
SIZE = 16
NARROW = "ijl.,:;'’|!()[] "
HIDDEN = "visually-hidden"


def lay(panel: Element, cascade: Cascade, width: float, height: float) -> Element:
    """The things of a panel in a line from the left, in the middle of a height; as far as they fit."""
    for element in panel.iter():
        if HIDDEN in element.get("class", ""):
            element.clear()
    cascade.paint(panel)
    line = Element("g")
    at = 0.0
    for thing, colour in _things(panel, cascade.colour("--ink")):
        wide = _text_width(thing) if isinstance(thing, str) else _scaled(thing)[0]
        if at + wide > width:
            break
        if isinstance(thing, str):
            text = SubElement(line, "text", {"x": f"{at:g}", "y": f"{height / 2 + 5:g}"})
            text.set("font-size", str(SIZE))
            text.set("fill", colour)
            text.text = thing
        else:
            line.append(_moved(thing, at, height / 2))
        at += wide + GAP
    return line


def _things(element: Element, colour: str) -> Iterator[tuple[str | Element, str]]:
    """The drawings and words below an element, in their order, with the colour of the words."""
    if element.get("display") == "none":
        return
    colour = element.get("color", colour)
    yield from _said(element.text, colour)
    for child in element:
        if child.tag == "svg":
            yield child, colour
        else:
            yield from _things(child, colour)
        yield from _said(child.tail, colour)


def _said(text: str | None, colour: str) -> Iterator[tuple[str, str]]:
    words = re.sub(r"\s+", " ", text or "").strip()
    if words:
        yield words, colour


def _text_width(text: str) -> float:
    """About how wide a text is; the fonts of a reader are not known."""
    return sum(0.29 if letter in NARROW else 0.54 for letter in text) * SIZE


def _box(svg: Element) -> list[float]:
    return [float(number) for number in svg.get("viewBox", "0 0 1 1").split()]


def _scaled(svg: Element) -> tuple[float, float]:
    """Width and height of a small drawing on the page; one of them may be left to the other."""
    _, _, wide, high = _box(svg)
    height = float(svg.get("height") or float(svg.get("width", high)) * high / wide)
    return float(svg.get("width") or height * wide / high), height


def _moved(svg: Element, x: float, middle: float) -> Element:
    """A small drawing at its place in the line: a group, which clips nothing."""
    left, top, wide, _ = _box(svg)
    width, height = _scaled(svg)
    scale = width / wide
    moved = Element("g")
    moved.set("transform", f"translate({x:g} {middle - height / 2:g}) scale({scale:g}) translate({-left:g} {-top:g})")
    moved.extend(svg)
    return moved
