"""What a seat holds, from the markup of its panel on the page: icons and words in a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from patolli.pictures.cascade import Cascade

GAP = 4
APART = 10
SIZE = 16
HIDDEN = "visually-hidden"
WIDTHS = {" ": 0.2, **dict.fromkeys("!'’(),-./:;I[]fijl|", 0.3), **dict.fromkeys("?rstz", 0.4)}
WIDTHS |= {**dict.fromkeys("&ABCDGKPRbdhnpqu", 0.6), **dict.fromkeys("HMNOQUw", 0.7)}
WIDTHS |= dict.fromkeys("%Wm@", 0.85)
"""How wide letters are in our sans, as parts of the size; others are half as wide as high."""


def lay(panel: Element, cascade: Cascade, width: float, height: float) -> Element:
    """The things of a panel in a line from the left, as far as they fit."""
    for element in panel.iter():
        if HIDDEN in element.get("class", ""):
            element.clear()
    cascade.paint(panel)
    line = Element("g")
    at = apart = 0.0
    for thing, look in _things(panel, Look(cascade.colour("--ink"), framed=False)):
        if thing is None:
            apart = APART
            continue
        at += apart if at else 0
        apart = 0
        wide = _text_width(thing) if isinstance(thing, str) else _scaled(thing)[0]
        if at + wide > width:
            break
        if look.framed:
            frame = SubElement(line, "rect", {"x": f"{at - 4:g}", "y": f"{height / 2 - 11:g}"})
            frame.attrib |= {"width": f"{wide + 8:g}", "height": "22", "rx": "5", "fill": "none"}
            frame.set("stroke", cascade.colour("--line"))
        if isinstance(thing, str):
            text = SubElement(line, "text", {"x": f"{at:g}", "y": f"{height / 2 + 5:g}"})
            text.set("font-size", str(SIZE))
            text.set("fill", look.colour)
            text.text = thing
        else:
            line.append(_moved(thing, at, height / 2))
        at += wide + GAP
    return line


class Look(NamedTuple):
    """How words look: their colour, and whether a frame is around them."""

    colour: str
    framed: bool


def _things(element: Element, look: Look) -> Iterator[tuple[str | Element | None, Look]]:
    """The drawings and words below an element, in their order, with how words look there.

    None stands where something that a seat holds begins or ends.
    """
    if element.get("display") == "none":
        return
    look = Look(element.get("color", look.colour), look.framed or "border" in element.attrib)
    if element.tag != "b":  # a figure belongs to the icon before it
        yield None, look
    yield from _said(element.text, look)
    for child in element:
        if child.tag == "svg":
            yield child, look
        else:
            yield from _things(child, look)
        yield from _said(child.tail, look)
    if element.tag != "b":
        yield None, look


def _said(text: str | None, look: Look) -> Iterator[tuple[str, Look]]:
    words = re.sub(r"\s+", " ", text or "").strip()
    if words:
        yield words, look


def _text_width(text: str) -> float:
    return sum(WIDTHS.get(letter, 0.5) for letter in text) * SIZE


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
    moved.set(
        "transform",
        f"translate({x:g} {middle - height / 2:g}) scale({scale:g}) translate({-left:g} {-top:g})",
    )
    moved.extend(svg)
    return moved
