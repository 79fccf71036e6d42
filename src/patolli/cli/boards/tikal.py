"""The jungle of Tikal as text: a block for each hex, with its pieces and the ways out of it."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.boards.parts import piece, plain_table, seat_name, spaced
from patolli.games.tikal.view import Board, Explored, Player, TikalView, Tile, Unexplored
from patolli.text import Words

WIDTH: Final = 14
HEIGHT: Final = 4  # every other column stands half a hex higher
ARROWS: Final = "↑↗↘↓↙↖"
MARKS: Final = {"base": "⌂", "temple": "▲", "ruin": "◆", "clearing": "·", "volcano": "✹"}
PLAYER_ROWS: Final = (
    "points",
    "explorers",
    "leader",
    "camps_left",
    "guards_left",
    "treasure_points",
    "temple_points",
)


def render(view: TikalView, words: Words) -> RenderableType:
    """The board, what is drawn or offered, and the players."""
    parts: list[RenderableType] = [_map(view["board"])]
    parts.append(Text(words.text("cli-tikal-legend"), "dim"))
    stack = view["stack"]
    line = words.text("cli-tikal-stack", {"left": stack["left"], "top": stack["top"] or "–"})
    parts.append(Text(f"{line}  {words.text('cli-tikal-ap', {'points': view['action_points']})}"))
    for tile in [view["hand"], *view["offer"]]:
        if tile is not None:
            parts.append(_tile(tile, words))
    return Group(*parts, _players(view["players"], words))


def _map(board: Board) -> Text:
    """All hexes; columns that no explored hex is near are left out."""
    explored = [space["column"] for space in board["spaces"] if space["hex"] is not None]
    columns = min(board["columns"], max(explored) + 2)
    lines = [
        [Text(" " * WIDTH) for _ in range(columns)]
        for _ in range(board["rows"] * HEIGHT + HEIGHT // 2)
    ]
    for space in board["spaces"]:
        if space["column"] < columns:
            top = space["row"] * HEIGHT + (HEIGHT // 2 if space["column"] % 2 else 0)
            for offset, text in enumerate(_hex(space)):
                text.truncate(WIDTH, pad=True)
                lines[top + offset][space["column"]] = text
    return Text("\n").join([Text("").join(line) for line in lines])


def _hex(space: Unexplored | Explored) -> list[Text]:
    """The lines of one hex: what it is, who stands on it, what the ways out cost."""
    if space["hex"] is None:
        return [Text(space["space"], "dim")]
    head = Text(f"{space['space']} ", "bold").append(
        _mark(space["type"], space["value"] or space["treasures"]), "bold magenta"
    )
    if space["guard"] is not None:
        head.append(" ").append_text(piece(space["guard"]["seat"], "!"))
    elif space["holder"] is not None:
        head.append(" ").append_text(piece(space["holder"], "="))
    if space["camp"] is not None:
        head.append(" ").append_text(piece(space["camp"], "⌂"))
    pieces = [
        piece(own["seat"], f"{own['explorers'] or ''}{'L' if own['leader'] else ''}")
        for own in space["pieces"]
    ]
    return [head, spaced(pieces), Text(_ways(space["paths"]), "dim")]


def _mark(kind: str, count: int) -> str:
    """The sign of a hex, with the value of a temple or the treasures of a ruin."""
    return f"{MARKS[kind]}{count or ''}"


def _ways(stones: list[int]) -> str:
    return "".join(f"{arrow}{count}" for arrow, count in zip(ARROWS, stones, strict=True) if count)


def _tile(tile: Tile, words: Words) -> Text:
    shown = words.text("cli-tikal-tile", {"hex": tile["hex"]})
    return Text(
        f"{shown} {_mark(tile['type'], tile['value'] or tile['masks'])} {_ways(tile['stones'])}",
        "bold",
    )


def _players(players: list[Player], words: Words) -> Table:
    table = plain_table("", *[seat_name(player["seat"], words) for player in players])
    for row in PLAYER_ROWS:
        name = words.text("cli-tikal-" + row.replace("_", "-"))
        cells = [cast("dict[str, object]", player)[row] for player in players]
        if row == "leader":
            cells = [player["leader_space"] or "–" for player in players]
        table.add_row(Text(name, "dim"), *[str(cell) for cell in cells])
    owned = [
        [f"{count} {words.text(f'tikal-treasure-{kind}')}" for kind, count in own.items() if count]
        for own in (player["treasures"] for player in players)
    ]
    table.add_row(
        Text(words.text("cli-tikal-treasures"), "dim"), *[", ".join(own) or "–" for own in owned]
    )
    return table
