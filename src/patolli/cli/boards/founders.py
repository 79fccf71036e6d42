"""Founders of Teotihuacan as text: the common board, and each player's city."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.boards.parts import piece, plain_table, seat_name, spaced
from patolli.text import Words

GOODS: Final = {"wood": "yellow", "stone": "white", "gold": "bright_yellow"}
MASKS: Final = {"yellow": "yellow", "turquoise": "cyan", "red": "red"}


def render(view: dict[str, Any], words: Words) -> RenderableType:
    """The common board, then a city for each player."""
    head = words.text("cli-founders-round", {"round": view["round"], "rounds": view["rounds"]})
    parts: list[RenderableType] = [Text(head, "bold"), _spaces(view, words), _display(view, words)]
    parts.append(
        Columns(
            [_city(view, player, words) for player in view["players"]], width=46, padding=(1, 2)
        )
    )
    parts.append(Text(words.text("cli-founders-legend"), "dim"))
    if view["rival"] is not None:
        rival = view["rival"]
        data = {name: rival[name] for name in ("points", "discs", "favour")}
        data["intention"] = rival["intention"] or "–"
        parts.append(Text(words.text("cli-founders-rival", data), "bold"))
    return Group(*parts)


def _spaces(view: dict[str, Any], words: Words) -> Table:
    heads = [words.text(f"cli-founders-{head}") for head in ("space", "bonus", "discs")]
    table = plain_table(*heads)
    for space in view["spaces"]:
        if space["open"]:
            bonus = words.text(f"founders-bonus-{space['bonus']}") if space["bonus"] else ""
            discs = [_disc(seat) for seat in space["stack"]]
            table.add_row(space["id"], bonus if space["bonus_visible"] else "", spaced(discs))
    return table


def _disc(owner: int | str) -> Text:
    """A player's disc, or the rival's."""
    return piece(owner) if isinstance(owner, int) else Text("R", "bold")


def _display(view: dict[str, Any], words: Words) -> Table:
    """What can be built and which worship tiles can be had, as short lists."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    shown = {
        "buildings": [f"{one['id']}×{one['display']}" for one in view["buildings"]],
        "temples": [f"{one['colour']}×{one['display']} {_cost(one)}" for one in view["temples"]],
        "pyramid": [
            *[f"{colour}×{left}" for colour, left in view["pyramid_tiles"]["display"].items()],
            _cost(view["pyramid_tiles"]),
        ],
        "worship": [
            " / ".join(tile["id"] for tile in (pile["beside"], pile["top"]) if tile is not None)
            for pile in view["worship"]
        ],
        "masks": [f"{colour} {' '.join(map(str, left))}" for colour, left in view["masks"].items()],
    }
    for name, items in shown.items():
        table.add_row(words.text(f"cli-founders-{name}"), "   ".join(items))
    return table


def _cost(tile: dict[str, Any]) -> str:
    return "(" + " ".join(f"{count}{good[0]}" for good, count in tile["cost"].items()) + ")"


def _city(view: dict[str, Any], player: dict[str, Any], words: Words) -> Group:
    """A player's figures over the map of the city."""
    data = {name: player[name] for name in ("points", "discs", "favour")}
    data["architect"] = {"name": f"founders-side-{player['architect']}"}
    built = [f"{space} {tile}" for space, tile in player["pyramid"].items() if tile]
    worship = [tile["id"] for tile in player["worship"]]
    return Group(
        seat_name(player["seat"], words),
        Text(words.text("cli-founders-player", data)),
        _map(view["city"], player),
        Text(f"△ {', '.join(built)}", "dim"),
        Text(f"{words.text('cli-founders-worship')}: {', '.join(worship) or '–'}", "dim"),
    )


def _map(city: dict[str, Any], player: dict[str, Any]) -> Text:
    marks: dict[str, Text] = {square: Text("▒", "dim") for square in city["pyramid"]}
    for group in player["mask_groups"]:
        for square in group["squares"]:
            marks[square] = Text("m", MASKS[group["colour"]])
    for good, squares in player["cubes"].items():
        for square in squares:
            marks[square] = Text(good[0], GOODS[good])
    for building in player["buildings"]:
        good = building["class"].rstrip("0123456789")
        for square in building["squares"]:
            marks[square] = Text(good[0].upper(), f"bold {GOODS[good]}")
    for temple in player["temples"]:
        for square in temple["squares"]:
            marks[square] = Text("T", f"bold {temple['colour']}")
    letters = "abcdefghijklmnopqrstuvwxyz"[: city["cols"]]
    lines = [Text("   " + " ".join(letters), "dim")]
    for row in range(1, city["rows"] + 1):
        squares = [marks.get(f"{letter}{row}", Text("·", "dim")) for letter in letters]
        lines.append(Text(f"{row:2} ", "dim").append_text(spaced(squares)))
    return Text("\n").join(lines)
