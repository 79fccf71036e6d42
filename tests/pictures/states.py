"""States along random games, and what a picture of them shows where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import patolli
from patolli.core.state import State

GAMES = ["patolli", "tikal", "founders", "teotihuacan"]
TABLES = [(game, seats) for game in GAMES for seats in patolli.load(game).seats]
NS = "{http://www.w3.org/2000/svg}"
SEATS = {"#d55e00": 0, "#56b4e9": 1, "#009e73": 2, "#e69f00": 3}
"""The seats by their colours in the light theme (web/src/ui/styles/tokens.css)."""


def along(game: str, seats: int, seed: int = 3, count: int = 4) -> Iterator[State]:
    """That many states of a random game, the first and the last among them."""
    rng = patolli.Rng.seeded(seed)
    state = patolli.load(game).new(seats, seed)
    while not state.over:
        state.apply(rng.pick(state.answers))
    record = state.record()
    for part in range(count):
        yield patolli.replay(record, len(record.actions) * part // (count - 1))


def view_of(state: State) -> Any:
    """What a spectator sees."""
    return state.observe(None)


def parsed(svg: str) -> Element:
    """A picture as a tree."""
    return fromstring(svg)


def place(picture: Element, name: str) -> Element:
    """The thing of a board that carries this name."""
    found = [one for one in picture.iter() if one.get("data-place") == name]
    assert found, f"nothing is called {name!r}"
    return found[0]


def around(picture: Element, name: str) -> Element:
    """What the thing of this name is a part of."""
    inner = place(picture, name)
    return next(one for one in picture.iter() if inner in list(one))


def seats_in(element: Element) -> set[int]:
    """The seats whose colour is seen there."""
    fills = {one.get("fill") for one in element.iter()}
    return {seat for colour, seat in SEATS.items() if colour in fills}


def texts(element: Element) -> list[str]:
    """What is written there."""
    return [one.text or "" for one in element.iter(f"{NS}text")]
