"""`patolli bots`: who can take a seat."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from patolli.bots import KINDS, UnknownBot, kind_class, kinds, levels, styles
from patolli.bots.evaluation import evaluations
from patolli.bots.plugins import BadPlugin
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import err, out, print_json
from patolli.text import Words


def bots(
    lang: Language,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """List the bots that are installed: kinds, levels, styles, and the games they know well."""
    words = Words(lang)
    found = {kind: about for kind in kinds() if (about := _about(kind, words)) is not None}
    ranks = {level: words.text(f"bots-{level}-about") for level in levels()}
    ways = {game: own for game in evaluations() if (own := _styles(game, words))}
    if as_json:
        known = evaluations()
        print_json({"kinds": found, "levels": ranks, "styles": ways, "evaluations": known})
        return
    named: dict[str, str] = {}
    for game, own in ways.items():
        named |= {f"{game}: {style}": about for style, about in own.items()}
    heads = (("cli-bots-levels", ranks), ("cli-bots-styles", named), ("cli-bots-kinds", found))
    for head, rows in heads:
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column(words.text(head), no_wrap=True)
        table.add_column("")
        for name, about in rows.items():
            table.add_row(Text(name, "bold cyan"), Text(about))
        out.print(table)
        out.print()
    out.print(words.text("cli-bots-evaluations", {"games": ", ".join(evaluations())}))


def _styles(game: str, words: Words) -> dict[str, str]:
    """The styles of a game, each with a sentence about it; none, and a word about it on stderr, if
    its evaluation can't be loaded."""
    try:
        names = styles(game)
    except BadPlugin as error:
        err.print(f"patolli: {error}", markup=False)
        names = []
    keys = {style: f"bots-style-{game}-{style}-about" for style in names}
    return {style: words.text(key) if words.has(key) else "" for style, key in keys.items()}


def _about(kind: str, words: Words) -> str | None:
    """A sentence about a kind; None, and a word about it on stderr, if it can't be loaded."""
    if kind in KINDS:
        return words.text(f"bots-kind-{kind}")
    try:
        found = kind_class(kind)
    except UnknownBot as error:
        err.print(f"patolli: {error}", markup=False)
        return None
    return (found.__doc__ or "").strip().partition("\n")[0]
