"""What the boards share: the colours and letters of the seats, and the table of the players."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from patolli.text import Words

COLOURS: Final = ["red", "blue", "green", "yellow"]
LETTERS: Final = "ABCD"


def piece(seat: int, text: str = "") -> Text:
    """A seat's letter in its colour, with what belongs to it."""
    return Text(f"{LETTERS[seat]}{text}", f"bold {COLOURS[seat]}")


def seat_name(seat: int, words: Words) -> Text:
    """A seat's letter and name in its colour."""
    return piece(seat, f" {words.seat(seat)}")


def plain_table(*heads: str | Text) -> Table:
    """A table without lines."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in heads:
        table.add_column(head)
    return table


def spaced(texts: list[Text]) -> Text:
    """Texts with a space between each two."""
    return Text(" ").join(texts)
