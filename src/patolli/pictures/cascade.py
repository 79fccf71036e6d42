"""The styles of a drawing: rules by class become attributes, so that any viewer shows the same.

The boards are styled as on the page, with classes and custom properties. Notebooks would let such
rules out onto their own page, and rasterisers know too little of them; so each element is given
what the rules say of it. Only what our own stylesheets use is understood: classes, tags,
attributes, `:not`, `:is`, `:where` and the four combinators. States of a pointer never hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from xml.etree.ElementTree import Element

PAINTED = frozenset({
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset",
    "stroke-miterlimit", "opacity", "paint-order", "font-size", "font-family", "font-weight",
    "font-style", "text-anchor", "dominant-baseline", "letter-spacing", "display", "visibility",
    "transform", "color", "clip-path", "mask", "vector-effect", "mix-blend-mode",
})  # fmt: skip
"""The properties that are written as attributes of the same name."""
KEPT = PAINTED | {"font", "border"}

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_COMBINATOR = re.compile(r"\s*([>+~])\s*|\s+")
_PART = re.compile(
    r"(?P<class>\.[\w-]+)|(?P<tag>\*|[a-zA-Z][\w-]*)|\[(?P<attribute>[\w-]+)(?:=\"?(?P<value>[^\"\]]*)\"?)?\]"
    r"|:(?P<pseudo>:?[\w-]+)"
)
_FONT = re.compile(r"(?:(italic|normal)\s+)?(?:(\d+|bold)\s+)?([\d.]+)px(?:/\S+)?\s+(.+)")
_VAR = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")
_LENGTH = re.compile(r"(?<=\d)px\b")


class Compound:
    """What a selector says of one element: tag, classes, attributes, and selectors inside it."""

    def __init__(self) -> None:
        self.tag: str | None = None
        self.classes: set[str] = set()
        self.attributes: dict[str, str | None] = {}
        self.among: list[list[Selector]] = []
        self.without: list[Selector] = []
        self.never = False

    def fits(self, node: Node) -> bool:
        """Whether the element is so."""
        element = node.element
        return (
            not self.never
            and (self.tag is None or self.tag == element.tag)
            and self.classes <= node.classes
            and all(
                name in element.attrib and value in (None, element.get(name))
                for name, value in self.attributes.items()
            )
            and all(any(one.fits(node) for one in group) for group in self.among)
            and not any(one.fits(node) for one in self.without)
        )


class Selector:
    """Compounds from left to right with what stands between them, and how much it weighs."""

    def __init__(self, text: str) -> None:
        self.compounds: list[Compound] = [Compound()]
        self.between: list[str] = []
        self.weight = (0, 0)
        at = 0
        while at < len(text):
            found = _COMBINATOR.match(text, at)
            if found:
                self.between.append(found[1] or " ")
                self.compounds.append(Compound())
                at = found.end()
                continue
            at = self._part(text, at)

    def fits(self, node: Node) -> bool:
        """Whether the selector picks an element."""
        return self._fits(node, len(self.compounds) - 1)

    def _fits(self, node: Node, last: int) -> bool:
        if not self.compounds[last].fits(node):
            return False
        if last == 0:
            return True
        combinator = self.between[last - 1]
        return any(self._fits(other, last - 1) for other in node.related(combinator))

    def _part(self, text: str, at: int) -> int:
        compound = self.compounds[-1]
        part = _PART.match(text, at)
        if part is None:
            compound.never = True
            return len(text)
        end = part.end()
        if part["class"]:
            compound.classes.add(part["class"][1:])
            self._weigh(1, 0)
        elif part["tag"]:
            if part["tag"] != "*":
                compound.tag = part["tag"]
                self._weigh(0, 1)
        elif part["attribute"]:
            compound.attributes[part["attribute"]] = part["value"]
            self._weigh(1, 0)
        elif part["pseudo"] in ("not", "is", "where"):
            inside = _inside(text, end)
            end += len(inside) + 2
            group = [Selector(one.strip()) for one in _split(inside)]
            if part["pseudo"] == "not":
                compound.without += group
            else:
                compound.among.append(group)
            if part["pseudo"] != "where":
                self._weigh(*max(one.weight for one in group))
        else:
            compound.never = True
            if text[end : end + 1] == "(":
                end += len(_inside(text, end)) + 2
        return end

    def _weigh(self, classes: int, tags: int) -> None:
        self.weight = (self.weight[0] + classes, self.weight[1] + tags)


class Node:
    """An element where it stands, with what it inherits of custom properties."""

    def __init__(self, element: Element, parent: Node | None, before: Node | None) -> None:
        self.element = element
        self.parent = parent
        self.before = before  # the element before it among those of its parent
        self.classes = frozenset(element.get("class", "").split())
        self.custom: dict[str, str] = {} if parent is None else parent.custom

    def related(self, combinator: str) -> Iterator[Node]:
        """The elements that a combinator leads to, the nearest first."""
        if combinator in ("+", "~"):
            if self.before is not None:
                yield self.before
                if combinator == "~":
                    yield from self.before.related("~")
        elif self.parent is not None:
            yield self.parent
            if combinator == " ":
                yield from self.parent.related(" ")


class Stylesheet:
    """The rules of a stylesheet, found by the last class (or tag) that they ask for."""

    def __init__(self, css: str) -> None:
        self.roots: list[tuple[str, dict[str, str]]] = []
        self.rules: dict[str, list[tuple[tuple[int, int], int, Selector, dict[str, str]]]] = {}
        for order, (selectors, declarations) in enumerate(_rules(css)):
            kept = {
                name: value
                for name, value in declarations.items()
                if name in KEPT or name.startswith("--")
            }
            for text in _split(selectors) if kept else []:
                if text.strip().startswith(":root") and " " not in text.strip():
                    self.roots.append((text.strip(), kept))
                    continue
                selector = Selector(text.strip())
                last = selector.compounds[-1]
                key = f".{min(last.classes)}" if last.classes else (last.tag or "*")
                rule = (selector.weight, order, selector, kept)
                self.rules.setdefault(key, []).append(rule)

    def custom(self, theme: str) -> dict[str, str]:
        """The custom properties of a theme."""
        found: dict[str, str] = {}
        for selector, declarations in self.roots:
            if selector == ":root" or f'"{theme}"' in selector:
                found |= declarations
        return found

    def said(self, node: Node) -> dict[str, str]:
        """What the rules say of an element, the weightier over the lighter."""
        element = node.element
        keys = [element.tag, "*", *(f".{name}" for name in node.classes)]
        found = [rule for key in keys for rule in self.rules.get(key, ()) if rule[2].fits(node)]
        said: dict[str, str] = {}
        for _, _, _, declarations in sorted(found, key=lambda rule: rule[:2]):
            said |= declarations
        said |= dict(_declarations(element.get("style", "")))
        return said


class Cascade:
    """Gives every element of a drawing the attributes that the rules say, in one theme."""

    def __init__(self, stylesheet: Stylesheet, theme: str) -> None:
        self.stylesheet = stylesheet
        self.theme = theme

    @cached_property
    def root(self) -> dict[str, str]:
        """The custom properties that hold everywhere."""
        return self.stylesheet.custom(self.theme)

    def colour(self, name: str) -> str:
        """What a custom property stands for: `colour("--paper")`."""
        return _resolved(f"var({name})", self.root)

    def paint(self, element: Element) -> None:
        """Write the styles of an element and all below it into attributes; classes go."""
        self._paint(element, None, None)

    def _paint(self, element: Element, parent: Node | None, before: Node | None) -> Node:
        node = Node(element, parent, before)
        if parent is None:
            node.custom = self.root
        said = self.stylesheet.said(node)
        own = {name: value for name, value in said.items() if name.startswith("--")}
        if own:
            node.custom = {**node.custom, **own}
        last: Node | None = None
        for child in element:
            last = self._paint(child, node, last)
        for name, value in list(element.attrib.items()):
            if "var(" in value:
                element.set(name, _resolved(value, node.custom))
        for name in ("class", "style"):
            element.attrib.pop(name, None)
        for name, value in said.items():
            if not name.startswith("--"):
                self._set(element, name, _resolved(value, node.custom))
        return node

    def _set(self, element: Element, name: str, value: str) -> None:
        if name == "font":
            found = _FONT.fullmatch(value)
            if found:
                names = ("font-style", "font-weight", "font-size", "font-family")
                for part, given in zip(names, found.groups(), strict=True):
                    if given:
                        element.set(part, given)
        elif value == "transparent":
            element.set(name, "none")
        else:
            element.set(name, _LENGTH.sub("", value))


def _resolved(value: str, custom: dict[str, str]) -> str:
    """A value with its custom properties put in."""

    def known(found: re.Match[str]) -> str:
        return custom.get(found[1], found[2] or "none").strip()

    while "var(" in value:
        value, count = _VAR.subn(known, value)
        if not count:
            break
    return value


def _rules(css: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors and declarations, in their order; blocks with @ are passed over."""
    css = _COMMENT.sub("", css)
    at = 0
    while (opened := css.find("{", at)) >= 0:
        prelude = css[at:opened].strip()
        depth, end = 1, opened + 1
        while depth and end < len(css):
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        if not prelude.startswith("@"):
            yield prelude, dict(_declarations(css[opened + 1 : end - 1]))
        at = end


def _declarations(text: str) -> Iterator[tuple[str, str]]:
    for one in text.split(";"):
        name, colon, value = one.partition(":")
        if colon:
            yield name.strip(), value.replace("!important", "").strip()


def _inside(text: str, at: int) -> str:
    """What stands in the brackets that open there."""
    depth = 0
    for end in range(at, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if not depth:
            return text[at + 1 : end]
    return text[at + 1 :]


def _split(text: str) -> list[str]:
    """A list of selectors: commas within brackets do not part them."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
