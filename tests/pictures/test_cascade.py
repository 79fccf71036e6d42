"""Rules by class become attributes, as a browser would apply them."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import pytest

from patolli.pictures.cascade import Cascade, Stylesheet


def painted(css: str, svg: str, theme: str = "light") -> Element:
    root = fromstring(svg)
    Cascade(Stylesheet(css), theme).paint(root)
    return root


@pytest.mark.parametrize(
    ("selector", "hit"),
    [
        (".a", True),
        ("rect", True),
        ("rect.a", True),
        ("circle.a", False),
        (".a.b", False),
        ("svg .a", True),
        ("svg > .a", False),
        ("g > .a", True),
        (".first + .a", True),
        (".zero + .a", False),
        (".zero ~ .a", True),
        (".a:not(.b)", True),
        (".a:not(.b, .a)", False),
        (".a:where(.b, rect)", True),
        (":is(.c, .b) .a", True),
        ("[data-x]", True),
        ('[data-x="1"]', True),
        ('[data-x="2"]', False),
        (".a:hover", False),
        (".a::before", False),
        (".b, .a", True),
        (".a:has(.b)", False),
    ],
)
def test_selectors(selector: str, hit: bool) -> None:
    inner = '<g class="zero"/><g class="first"/><rect class="a" data-x="1"/>'
    svg = f'<svg><g class="c">{inner}</g></svg>'
    rect = painted(f"{selector} {{ fill: red }}", svg)[0][2]
    assert rect.get("fill") == ("red" if hit else None)
    assert "class" not in rect.attrib


@pytest.mark.parametrize(
    ("css", "fill"),
    [
        (".a { fill: red } .b { fill: blue }", "blue"),
        (".a.b { fill: red } .b { fill: blue }", "red"),
        (".a { fill: red } rect { fill: blue }", "red"),
        (".a:where(.b) { fill: red } .a { fill: blue }", "blue"),
        (".a:is(.b) { fill: red } .a { fill: blue }", "red"),
        ("@media (min-width: 1px) { .a { fill: red } } .b { fill: blue }", "blue"),
        ("/* .a { fill: red } */ .b { fill: blue }", "blue"),
    ],
)
def test_the_weightier_rule_wins_and_then_the_later(css: str, fill: str) -> None:
    assert painted(css, '<svg><rect class="a b" fill="green"/></svg>')[0].get("fill") == fill


def test_custom_properties_are_inherited_and_depend_on_the_theme() -> None:
    css = """
    :root { --ink: black; --paper: white; }
    :root[data-theme="dark"] { --ink: white; }
    .seat-1 { --seat: var(--ink); }
    .fill { fill: var(--seat, var(--paper)); stroke: var(--nothing, grey); }
    """
    svg = '<svg><g class="seat-1"><g><rect class="fill"/></g></g><rect fill="var(--paper)"/></svg>'
    for theme, ink in (("light", "black"), ("dark", "white")):
        root = painted(css, svg, theme)
        assert root[0][0][0].get("fill") == ink
        assert root[0][0][0].get("stroke") == "grey"
        assert root[1].get("fill") == "white"


def test_values_that_svg_says_otherwise() -> None:
    css = ".t { font: italic 600 16px 'A B', serif; stroke-width: 4px; fill: transparent; }"
    root = painted(css, '<svg><text class="t" style="transform: translate(3px, 4px)"/></svg>')
    assert root[0].attrib == {
        "font-style": "italic",
        "font-weight": "600",
        "font-size": "16",
        "font-family": "'A B', serif",
        "stroke-width": "4",
        "fill": "none",
        "transform": "translate(3, 4)",
    }
