"""`patolli rules`: the rules of a game, and which of them no test covers."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

import patolli
from patolli.cli.shared.arguments import GameId, Language
from patolli.cli.shared.console import err, out
from patolli.core.errors import PatolliError
from patolli.edition_figures import edition_figures
from patolli.ledger import LANGUAGE, NoLedger, coverage, page
from patolli.resources import find
from patolli.text import Words


class NoTests(PatolliError):
    """The tests are not part of an installed package."""


def rules(
    game: GameId,
    lang: Language,
    covered: Annotated[
        bool,
        typer.Option("--coverage", help="cli-help-rules-coverage"),
    ] = False,
    every: Annotated[bool, typer.Option("--all", help="cli-help-rules-all")] = False,
) -> None:
    """Show the rules of a game, or which of them no test covers."""
    patolli.load(game)
    if covered:
        _coverage(game, every)
        return
    out.print(Markdown(rules_text(game, lang)))


def rules_text(game: str, language: str) -> str:
    """The page of rules in a language, or else the English one with a word about it."""
    try:
        text = page(game, language).read_text(encoding="utf-8")
    except NoLedger:
        if language == LANGUAGE:
            raise
        err.print(Words(language).text("cli-rules-in-english"), style="dim")
        text = page(game).read_text(encoding="utf-8")
    return text + edition_figures(game, language)


def _coverage(game: str, every: bool) -> None:
    tests = find("tests/rules")
    if tests is None:
        raise NoTests("the tests are not installed: run this in a checkout of the repository")
    found = coverage(game, tests.parent)
    if every:
        table = Table(box=None, pad_edge=False)
        for rule in found.rules:
            table.add_row(rule.id, "\n".join(found.tests.get(rule.id, ["–"])))
        out.print(table)
    for rule in found.untested:
        out.print(f"[bold red]{rule.id}[/] has no test: ", rule.text, soft_wrap=True)
    for id, names in found.unknown.items():
        out.print(f"[bold red]{id}[/] is not in the ledger: ", ", ".join(names), soft_wrap=True)
    total = len(found.rules)
    out.print(f"{game}: {total - len(found.untested)} of {total} rules have a test")
    if found.untested or found.unknown:
        raise typer.Exit(1)
