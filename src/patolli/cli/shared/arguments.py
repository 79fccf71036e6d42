"""The arguments that several commands share, and how they are read."""

from __future__ import annotations

import os
from typing import Annotated

import typer

import patolli
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Option, Value
from patolli.text import DEFAULT_LANGUAGE, languages

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def complete_game(incomplete: str) -> list[str]:
    """The games whose id begins like this, for the shell."""
    return [id for id in patolli.games() if id.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    """The languages that begin like this, for the shell."""
    return [language for language in languages() if language.startswith(incomplete)]


def usual_language() -> str:
    """The language of the environment, if we speak it."""
    for variable in ("PATOLLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language:
            return language if language in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


GameId = Annotated[
    str,
    typer.Argument(metavar="cli-metavar-game", help="cli-help-game", autocompletion=complete_game),
]
Seats = Annotated[
    int | None,
    typer.Option(help="cli-help-seats", min=1),
]
Seed = Annotated[int | None, typer.Option(help="cli-help-seed")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="cli-metavar-option", help="cli-help-option"),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="cli-help-lang",
        default_factory=usual_language,
        show_default="cli-help-lang-default",
        autocompletion=complete_language,
    ),
]


def seats_or_usual(game: Game, seats: int | None) -> int:
    """The wanted number of seats, or the smallest table of several."""
    if seats is not None:
        return seats
    return min((count for count in game.seats if count > 1), default=game.seats[0])


def read_options(game: Game, texts: list[str] | None) -> dict[str, Value]:
    """The options from `key=value` texts; the game itself checks keys and values."""
    known = {option.key: option for option in game.options}
    values: dict[str, Value] = {}
    for text in texts or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{text!r} is not an option: write key=value")
        values[key] = read_value(known[key], value) if key in known else value
    return values


def read_value(option: Option, text: str) -> Value:
    """The answer that a text means; the text itself when it means none."""
    if option.kind == "flag" and text.lower() in YES + NO:
        return text.lower() in YES
    if option.kind == "number" and text.lstrip("-").isdigit():
        return int(text)
    for choice in option.choices:
        if str(choice) == text:
            return choice
    return text
