"""What the rule tests of Tikal share: positions, what is legal, what is seen."""

from typing import Any, cast

import patolli
from patolli.core.options import Value
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.components import HEX_NAMES
from patolli.games.tikal.state import TikalState

GAME = patolli.load("tikal")


def position(text: str = "", /, **more: Any) -> TikalState:
    """A state from TOML text, or from keys and values."""
    return cast(TikalState, GAME.position(text if text else dict(more)))


def new(seats: int, seed: int, options: dict[str, Value] | None = None) -> TikalState:
    """A game from its own setup."""
    return cast(TikalState, GAME.new(seats, seed=seed, options=options))


def legal(state: TikalState, word: str = "") -> list[str]:
    """The legal actions in notation, those of one family if a word is given."""
    names = [GAME.actions.name(action) for action in state.legal()]
    return [name for name in names if not word or name.split()[0] == word]


def space(state: TikalState, name: str) -> dict[str, Any]:
    """What everyone sees of one space."""
    board = cast(dict[str, Any], state.observe(None)["board"])
    return cast(dict[str, Any], board["spaces"][SPACES.index(name)])


def player(state: TikalState, seat: int) -> dict[str, Any]:
    """What everyone sees of one player."""
    return cast(list[dict[str, Any]], state.observe(None)["players"])[seat]


def seen(state: TikalState, key: str) -> Any:
    """One entry of what everyone sees."""
    return state.observe(None)[key]


def pieces(state: TikalState, seat: int, name: str) -> int:
    """How many pieces a seat has on a space, the leader as one."""
    for group in space(state, name)["pieces"]:
        if group["seat"] == seat:
            return int(group["explorers"]) + int(group["leader"])
    return 0


def data(state: TikalState, action: str) -> dict[str, Any]:
    """The data of the label of a legal action."""
    return cast(dict[str, Any], state.label(GAME.actions.parse(action)).data)


def full_board(volcanoes: list[str], empty: list[str], keep: list[str]) -> list[str]:
    """Hexes for every space but the empty ones: the volcanoes as told, `keep` left out."""
    printed = ["a4", "a5", "b4", "b5"]
    names = [name for name in HEX_NAMES if name not in ("B1", "D3", "F2") and name not in keep]
    hexes = [f"{name} {at}" for name, at in zip(["B1", "D3", "F2"], volcanoes, strict=True)]
    for at in SPACES:
        if at not in printed and at not in volcanoes and at not in empty:
            hexes.append(f"{names.pop(0)} {at}")
    return hexes
