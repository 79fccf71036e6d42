"""The help of every command in the person's language: code holds keys, `cli.ftl` the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer
from typer import rich_utils

from patolli.cli.shared.arguments import usual_language
from patolli.text import Words, languages

ASKED = "--lang"
HELP = ["-h", "--help"]
COMPLETION = {  # Typer's own options
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
}


def spoken(arguments: Sequence[str]) -> str:
    """The language that `--lang` asks for, or else the environment's."""
    asked = ""
    for i, argument in enumerate(arguments):
        if argument.startswith(f"{ASKED}="):
            asked = argument.removeprefix(f"{ASKED}=")
        elif argument == ASKED and i + 1 < len(arguments):
            asked = arguments[i + 1]
    return asked if asked in languages() else usual_language()


def unspoken(arguments: Sequence[str]) -> list[str]:
    """The arguments without a language, for commands that say nothing but their help."""
    rest: list[str] = []
    skip = False
    for argument in arguments:
        if not skip and argument != ASKED and not argument.startswith(f"{ASKED}="):
            rest.append(argument)
        skip = argument == ASKED and not skip
    return rest


def speaking(app: typer.Typer, language: str) -> Any:
    """The command of an app, its help in that language."""
    words = Words(language)
    command = typer.main.get_command(app)
    _surroundings(words)
    _command(command, words)
    return command


def _surroundings(words: Words) -> None:
    """What Typer writes around the sentences."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.text("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.text("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.text("cli-panel-commands")
    rich_utils.ERRORS_PANEL_TITLE = words.text("cli-panel-error")
    rich_utils.REQUIRED_LONG_STRING = words.text("cli-required")
    rich_utils.DEFAULT_STRING = words.text("cli-default", {"value": "{}"})
    rich_utils.RICH_HELP = words.text(
        "cli-try", {"command": "{command_path}", "option": "{help_option}"}
    )


def _command(command: Any, words: Words) -> None:
    """Put sentences in the place of keys, in a command and those inside it."""
    command.help = _said(command.help, words)
    command.short_help = _said(command.short_help, words)
    command.options_metavar = words.text("cli-metavar-options")
    command.context_class = _context(command.context_class, words.text("cli-usage"))
    for parameter in command.params:
        parameter.help = COMPLETION.get(parameter.name, parameter.help)
        for attribute in ("help", "metavar", "show_default"):
            said = _said(getattr(parameter, attribute, None), words)
            setattr(parameter, attribute, said)
    option = command.get_help_option(typer.Context(command, help_option_names=HELP))
    if option is not None:
        option.help = words.text("cli-help-help")
    inside = getattr(command, "commands", {})
    if inside:
        command.subcommand_metavar = words.text("cli-metavar-command")
    for other in inside.values():
        _command(other, words)


def _said(key: Any, words: Words) -> Any:
    """The sentence of a key; whatever is no key stays as it is."""
    return words.text(key) if isinstance(key, str) and words.has(key) else key


def _context(kind: Any, usage: str) -> Any:
    """A context whose formatter writes the word for "usage"."""

    class Formatter(kind.formatter_class):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{usage} ")

    return type("Context", (kind,), {"formatter_class": Formatter})
