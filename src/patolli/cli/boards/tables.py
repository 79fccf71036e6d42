"""Any game's view as tables, for games that have no board of their own here."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.text import Words

#: Said elsewhere, or of no use to a player.
LEFT_OUT: Final = (
    "game",
    "rules_version",
    "seats",
    "options",
    "viewer",
    "seat",
    "deciding",
    "over",
)
#: What every view has, by its words.
SHARED: Final = {"turn": "cli-view-turn", "scores": "cli-view-scores"}


def render(view: dict[str, Any], words: Words) -> RenderableType:
    """Single values first, then a column for each player, then a table for every list."""
    seats: int = view["seats"]
    game: str = view["game"]
    parts: list[RenderableType] = []
    single = Text()
    by_seat = Table(box=None, pad_edge=False, header_style="bold")
    by_seat.add_column("")
    for seat in range(seats):
        by_seat.add_column(words.seat(seat))
    for key, value in view.items():
        if key in LEFT_OUT:
            continue
        shared = SHARED.get(key)
        title = words.text(shared) if shared else words.field(game, key)
        if _is_single(value):
            single.append(f"{title} ", "dim").append(f"{compact(value)}   ", "bold")
        elif isinstance(value, list) and len(value) == seats:
            _add_seats(by_seat, title, value)
        else:
            parts += [Text(), Text(title, "bold"), _section(value)]
    return Group(single, by_seat, *parts)


def compact(value: object) -> str:
    """A value on one line, without JSON's punctuation."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        said = [(key, inner) for key, inner in value.items() if compact(inner) != "–"]
        return ", ".join(f"{_title(str(key))} {compact(inner)}" for key, inner in said) or "–"
    if isinstance(value, (list, tuple)):
        inner = "; " if any(isinstance(item, (dict, list)) for item in value) else " "
        return inner.join(compact(item) for item in value)
    return str(value)


def _add_seats(table: Table, title: str, values: list[Any]) -> None:
    """A row for the values, or a row for each key of the players' own tables."""
    if not all(isinstance(value, dict) for value in values):
        table.add_row(Text(title, "dim"), *[compact(value) for value in values])
        return
    for inner in values[0]:
        table.add_row(Text(_title(inner), "dim"), *[compact(value.get(inner)) for value in values])


def _section(value: object) -> RenderableType:
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return _rows(value)
    if isinstance(value, dict):
        return Group(
            *[
                _rows(inner)
                if isinstance(inner, list) and inner and isinstance(inner[0], dict)
                else Text(f"{_title(str(key))}: {compact(inner)}")
                for key, inner in value.items()
            ]
        )
    return Text(compact(value))


def _rows(items: list[dict[str, Any]]) -> Table:
    """A list of tables as one table; what is the same nothing in all of them is left out."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    shown = [key for key in keys if any(compact(item.get(key)) != "–" for item in items)]
    table = Table(box=None, pad_edge=False, header_style="dim")
    for key in shown:
        table.add_column(_title(key))
    for item in items:
        table.add_row(*[compact(item.get(key)) for key in shown])
    return table


def _is_single(value: object) -> bool:
    return value is None or isinstance(value, (bool, int, float, str))


def _title(key: str) -> str:
    return key.replace("_", " ")
