"""`patolli new`: the options of a game explained, and the record of a game about to begin."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import patolli
from patolli.cli.games import about, name
from patolli.cli.shared.arguments import (
    GameId,
    Language,
    Options,
    Seats,
    Seed,
    read_options,
    seats_or_usual,
)
from patolli.cli.shared.console import out
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.text import Words


def new(
    game: GameId,
    lang: Language,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    to: Annotated[
        Path | None,
        typer.Option("--to", help="cli-help-new-to"),
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="cli-help-new-explain")] = False,
) -> None:
    """Explain the options of a game and write the record of a new one.

    The record can be played with `patolli play GAME --record FILE`.
    """
    rules = patolli.load(game)
    words = Words(lang)
    if explain:
        _explain(rules, words, {})
        return
    state = rules.new(seats_or_usual(rules, seats), seed, read_options(rules, option))
    record = state.record()
    if to is not None and str(to) == "-":
        print(record.text())
        return
    path = to or Path(f"{game}-{record.seed}.json")
    path.write_text(record.text() + "\n", encoding="utf-8")
    _explain(rules, words, record.options)
    out.print(words.text("cli-written", {"file": str(path)}), markup=False)


def _explain(game: Game, words: Words, chosen: dict[str, Value]) -> None:
    out.print(Text(name(game, words), "bold"), Text(about(game, words)))
    counts = ", ".join(str(count) for count in game.seats)
    out.print(f"{words.text('cli-seats')}: {counts}\n")
    if not game.options:
        out.print(words.text("cli-no-options"))
        return
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 1, 0))
    for head in ("option", "value", "answers", "changes"):
        table.add_column(words.text(f"cli-{head}"))
    for option in game.options:
        value = chosen.get(option.key, option.default)
        changed = "bold yellow" if value != option.default else ""
        key = f"{game.id}-option-{option.key}"
        what = f"{words.text(key)}: {words.text(f'{key}-about')}"
        if option.seats is not None:
            what += " " + words.text("cli-only-with", {"seats": option.seats})
        table.add_row(
            Text(option.key, "cyan"), Text(written(value), changed), answers(option), Text(what)
        )
    out.print(table)


def answers(option: Option) -> str:
    """The answers that an option takes, as one types them."""
    if option.kind == "number":
        return f"{option.low}–{option.high}"
    return " | ".join(written(choice) for choice in option.choices)


def written(value: Value) -> str:
    """A value as one types it on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
