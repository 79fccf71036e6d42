"""`patolli bots`: who can take a seat."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from patolli.bots import KINDS, UnknownBot, kind_class, kinds, levels
from patolli.bots.evaluation import evaluations
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import err, out, print_json
from patolli.text import Words


def bots(
    lang: Language,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """List the bots that are installed: kinds, levels, and the games they know well."""
    words = Words(lang)
    found = {kind: about for kind in kinds() if (about := _about(kind, words)) is not None}
    ranks = {level: words.text(f"bots-{level}-about") for level in levels()}
    if as_json:
        print_json({"kinds": found, "levels": ranks, "evaluations": evaluations()})
        return
    for head, rows in (("cli-bots-levels", ranks), ("cli-bots-kinds", found)):
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column(words.text(head), no_wrap=True)
        table.add_column("")
        for name, about in rows.items():
            table.add_row(Text(name, "bold cyan"), Text(about))
        out.print(table)
        out.print()
    out.print(words.text("cli-bots-evaluations", {"games": ", ".join(evaluations())}))


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
