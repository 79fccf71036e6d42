"""`patolli games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import patolli
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import err, out, print_json
from patolli.core.game import Game
from patolli.text import Words


def games(
    lang: Language,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """List the games that are installed."""
    words = Words(lang)
    found: list[Game] = []
    for id in patolli.games():
        try:
            found.append(patolli.load(id))
        except Exception as error:
            # one broken game must not hide the others
            err.print(f"patolli: {id} can't be loaded: {type(error).__name__}: {error}")
    if as_json:
        print_json([_json(game, words) for game in found])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("game", "name", "seats", "about"):
        table.add_column(words.text(f"cli-{head}"), no_wrap=head != "about")
    for game in found:
        seats = ", ".join(str(count) for count in game.seats)
        table.add_row(Text(game.id, "bold cyan"), name(game, words), seats, about(game, words))
    out.print(table)


def name(game: Game, words: Words) -> str:
    """What a game is called."""
    return words.text(game.id) if words.has(game.id) else game.id


def about(game: Game, words: Words) -> str:
    """A sentence about a game."""
    return words.text(f"{game.id}-about") if words.has(f"{game.id}-about") else ""


def _json(game: Game, words: Words) -> dict[str, object]:
    return {
        "id": game.id,
        "name": name(game, words),
        "about": about(game, words),
        "rules_version": game.rules_version,
        "seats": game.seats,
        "actions": len(game.actions),
        "options": [option.json() for option in game.options],
    }
