"""All commands in one place. A command of another part of Patolli is imported when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

import patolli
from patolli.cli.bench import bench
from patolli.cli.games import games
from patolli.cli.new import new
from patolli.cli.play import play
from patolli.cli.replay import replay
from patolli.cli.rules import rules
from patolli.cli.simulate import simulate
from patolli.core.errors import PatolliError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for function in (games, new, play, simulate, replay, rules, bench):
    app.command()(function)

ELSEWHERE = {
    # command: the module that defines it, the extra that it needs, what it does
    "arena": ("patolli.arena.command", "research", "Let bots play each other and rate them."),
    "serve": ("patolli.server.command", "server", "Start the table server."),
    "admin": ("patolli.server.command", "server", "Look after a server's tables."),
}


class NotInstalled(PatolliError):
    """A part of Patolli, or what it needs, is not installed."""


def elsewhere(name: str, arguments: list[str]) -> None:
    """Run a command of another part: the function, or the group of commands, of that name."""
    module, extra, _ = ELSEWHERE[name]
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
        part.command(name, context_settings={"help_option_names": ["-h", "--help"]})(found)
    part(args=arguments, prog_name=f"patolli {name}")


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


@app.callback()
def patolli_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Play and study heavy board games of old Mexico and Guatemala."""
