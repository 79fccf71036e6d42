"""Teotihuacan as text: the boards in their order, the offers, the pyramid and the players."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.boards.parts import piece, plain_table, seat_name, spaced
from patolli.text import Words

ICONS: Final = {"b": "blue", "r": "red", "g": "green"}
GOODS: Final = ("cocoa", "wood", "stone", "gold")
PYRAMID: Final = 8  # cells of a side


def render(view: dict[str, Any], words: Words) -> RenderableType:
    """The calendar, the boards, what lies on them, and the players."""
    calendar = {name: view["calendar"][name] for name in ("light", "dark", "eclipses")}
    return Group(
        Text(words.text("cli-teotihuacan-calendar", calendar), "bold"),
        _boards(view, words),
        Text(words.text("cli-teotihuacan-legend"), "dim"),
        Columns([_pyramid(view), _tiles(view, words)], padding=(1, 4)),
        _players(view, words),
    )


def _boards(view: dict[str, Any], words: Words) -> Table:
    heads = [
        words.text(f"cli-teotihuacan-{head}")
        for head in ("board", "workers", "collect", "price", "worship", "discovery")
    ]
    table = plain_table(*heads)
    by_number = {board["number"]: board for board in view["boards"]}
    for number in view["rondel"]:
        board = by_number[number]
        price = board["main_cost"]
        table.add_row(
            f"{number} {words.text('teotihuacan-board-' + board['name'])}",
            spaced([_worker(view, worker) for worker in board["workers"]]),
            str(board["collect"]),
            "–" if price is None else str(price),
            spaced([_locked(view, space) for space in board["spaces"]]),
            _discovery(board.get("discovery"), words),
        )
    return table


def _worker(view: dict[str, Any], worker: dict[str, int]) -> Text:
    """A worker as its player's letter and power; a neutral one as n."""
    if worker["colour"] >= len(view["players"]):
        return Text("n", "dim")
    return piece(worker["colour"], str(worker["power"]))


def _locked(view: dict[str, Any], space: dict[str, Any]) -> Text:
    worker = space["worker"]
    return Text("○", "dim") if worker is None else _worker(view, worker)


def _discovery(tile: str | None, words: Words) -> str:
    if tile is None:
        return ""
    return words.text("teotihuacan-discovery-" + tile.replace("_", "-"))


def _pyramid(view: dict[str, Any]) -> Text:
    """The icons that can be seen from above."""
    cells: str = view["pyramid"]["cells"]
    lines: list[Text] = []
    for row in range(PYRAMID):
        line = Text()
        for icon in cells[row * PYRAMID : (row + 1) * PYRAMID]:
            colour = ICONS.get(icon.lower(), "")
            line.append(f"{icon if colour else '·'} ", f"bold {colour}" if colour else "dim")
        lines.append(line)
    return Text("\n").join(lines)


def _tiles(view: dict[str, Any], words: Words) -> Table:
    """What is offered and printed beside the boards."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    technologies = [
        words.text(f"teotihuacan-technology-{one['number']}")
        + "".join(f" {piece(owner)}" for owner in one["owners"])
        for one in view["technologies"]
    ]
    shown = {
        "technologies": technologies,
        "royal": [words.text(f"teotihuacan-royal-{number}") for number in view["royal"]],
        "bonus": [words.text(f"teotihuacan-bonus-{number}") for number in view["bonus"].values()],
        "decorations": [" ".join(str(tile) for tile in view["decorations"]["offer"])],
        "pyramid-tiles": [" ".join(str(tile) for tile in view["pyramid"]["offer"])],
    }
    for name, items in shown.items():
        table.add_row(words.text(f"cli-teotihuacan-{name}"), "\n".join(items) or "–")
    return table


def _players(view: dict[str, Any], words: Words) -> Table:
    players = view["players"]
    table = plain_table("", *[_name(player, words) for player in players])
    rows: list[tuple[str, list[str]]] = [
        (words.text("cli-teotihuacan-points"), [str(one["vp"]) for one in players])
    ]
    for good in GOODS:
        rows.append((words.text(f"cli-teotihuacan-{good}"), [str(one[good]) for one in players]))
    for temple in ("blue", "red", "green"):
        name = words.text(f"teotihuacan-temple-{temple}")
        rows.append((name, [str(one["temples"][temple]) for one in players]))
    for track in ("avenue", "track", "mask_points", "salary"):
        name = words.text("cli-teotihuacan-" + track.replace("_", "-"))
        rows.append((name, [str(one[track]) for one in players]))
    tiles = [[_discovery(tile, words) for tile in one["discoveries"]] for one in players]
    rows.append((words.text("cli-teotihuacan-discoveries"), [", ".join(own) for own in tiles]))
    for name, cells in rows:
        table.add_row(Text(name, "dim"), *cells)
    return table


def _name(player: dict[str, Any], words: Words) -> Text:
    if player["bot"]:
        return piece(player["player"], f" {words.text('teotihuacan-teotibot')}")
    return seat_name(player["player"], words)
