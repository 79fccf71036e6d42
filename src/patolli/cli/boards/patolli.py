"""The cross of Patolli as text: every piece with the squares it has gone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.boards.parts import COLOURS, LETTERS, plain_table, seat_name
from patolli.games.patolli.components import ARM_SQUARES, SECTION, TIPS, TRACK, TRIANGLES
from patolli.games.patolli.state import HAND, HOME
from patolli.text import Words

SIZE: Final = ARM_SQUARES + 2  # the arms on both sides and the two centre squares between
CELL: Final = 4


def places() -> list[tuple[int, int]]:
    """The row and column of every square: up, right, down and left, clockwise."""
    half = ARM_SQUARES // 2
    first = [(half, half)]  # the first centre square, then the arm that points up
    first += [(half - 1 - i, half) for i in range(half)]
    first += [(i, half + 1) for i in range(half)]
    found: list[tuple[int, int]] = []
    for _ in range(TRACK // SECTION):
        found += first
        first = [(column, SIZE - 1 - row) for row, column in first]  # a quarter turn
    return found


PLACES: Final = places()


def render(view: dict[str, Any], words: Words) -> RenderableType:
    """The cross, and under it what each player has."""
    cells: dict[tuple[int, int], Text] = {
        PLACES[square]: Text(_mark(square).center(CELL), "dim") for square in range(TRACK)
    }
    for seat, squares in enumerate(view["squares"]):
        gone = [at for at in view["progress"][seat] if HAND < at < HOME]
        for square, at in zip(squares, gone, strict=True):
            piece = f"{LETTERS[seat]}{at}".center(CELL)
            cells[PLACES[square]] = Text(piece, f"bold reverse {COLOURS[seat]}")
    rows: list[Text] = []
    for row in range(SIZE):
        line = Text()
        for column in range(SIZE):
            line.append_text(cells.get((row, column), Text(" " * CELL)))
        rows.append(line)
    return Group(*rows, Text(words.text("cli-patolli-legend"), "dim"), _players(view, words))


def _mark(square: int) -> str:
    place = square % SECTION
    if place == 0:
        return "+"
    return "o" if place in TIPS else "^" if place in TRIANGLES else "."


def _players(view: dict[str, Any], words: Words) -> Table:
    heads = [words.text(f"cli-patolli-{head}") for head in ("counters", "in-hand", "home")]
    table = plain_table("", *heads)
    for seat, pieces in enumerate(view["progress"]):
        counts = (view["counters"][seat], pieces.count(HAND), pieces.count(HOME))
        table.add_row(seat_name(seat, words), *[str(count) for count in counts])
    return table
