"""All commands in one place. A command of another part of Patolli is imported when it is called."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated

import typer

import patolli
from patolli.cli.bench import bench
from patolli.cli.bots import bots
from patolli.cli.components import components
from patolli.cli.doctor import doctor
from patolli.cli.engine import engine
from patolli.cli.games import games
from patolli.cli.new import new
from patolli.cli.new_game import new_game
from patolli.cli.play import play
from patolli.cli.replay import replay
from patolli.cli.rules import rules
from patolli.cli.shared.arguments import complete_language
from patolli.cli.shared.translation import HELP, speaking, spoken, unspoken
from patolli.cli.simulate import simulate
from patolli.cli.verify import verify
from patolli.core.errors import PatolliError
from patolli.text import Words

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": HELP},
)

app.command(help="cli-help-games")(games)
app.command(help="cli-help-bots")(bots)
app.command(help="cli-help-new")(new)
app.command("new-game", help="cli-help-new-game")(new_game)
app.command(help="cli-help-play")(play)
app.command(help="cli-help-engine")(engine)
app.command(help="cli-help-simulate")(simulate)
app.command(help="cli-help-replay")(replay)
app.command(help="cli-help-verify")(verify)
app.command(help="cli-help-rules")(rules)
app.command(help="cli-help-components")(components)
app.command(help="cli-help-bench")(bench)
app.command(help="cli-help-doctor")(doctor)

ELSEWHERE = {
    # command: the module that defines it, the extra that it needs, its help
    "arena": ("patolli.arena.command", "research", "cli-help-arena"),
    "train": ("patolli.cli.train", "training", "cli-help-train"),
    "serve": ("patolli.server.ops.commands", "server", "cli-help-serve"),
    "worker": ("patolli.server.ops.commands", "server", "cli-help-worker"),
    "admin": ("patolli.server.ops.commands", "server", "cli-help-admin"),
}


class NotInstalled(PatolliError):
    """A part of Patolli, or what it needs, is not installed."""


def elsewhere(name: str, arguments: list[str]) -> None:
    """Run a command of another part: the function, or the group of commands, of that name."""
    module, extra, about = ELSEWHERE[name]
    try:
        found = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        needed = error.name or ""
        if needed.startswith("patolli"):
            raise NotInstalled(f"{name} is not part of this version of Patolli") from None
        raise NotInstalled(
            f"{name} needs {needed}, which is not installed: pip install 'patolli[{extra}]'"
        ) from None
    part = found
    if not isinstance(part, typer.Typer):
        part = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
        part.command(name, help=about)(found)
    command = speaking(part, spoken(arguments))
    command(args=unspoken(arguments), prog_name=f"patolli {name}")


def _elsewhere(context: typer.Context) -> None:
    elsewhere(context.info_name or "", context.args)


for name, (_, _, about) in ELSEWHERE.items():
    app.command(
        name,
        help=about,
        add_help_option=False,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )(_elsewhere)


def _version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if patolli.compiled else "interpreted"
        typer.echo(f"patolli {patolli.__version__}, {engine} engine")
        raise typer.Exit


@app.callback(help="cli-help-patolli")
def patolli_command(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="cli-help-version"),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang", metavar="en|fr", help="cli-help-language", autocompletion=complete_language
        ),
    ] = None,
) -> None:
    """What holds for every command: a language asked for here is that of the environment."""
    if lang is not None:
        os.environ["PATOLLI_LANG"] = Words(lang).language


def run(arguments: list[str]) -> None:
    """Run a command, with help in the person's language."""
    speaking(app, spoken(arguments))(args=arguments, prog_name="patolli")
