"""`patolli new-game`: a folder with a small, complete game to change into one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

import patolli
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import out
from patolli.core.errors import PatolliError
from patolli.text import Words

TEMPLATE: Final = Path(__file__).with_name("template")
EXAMPLE: Final = "cacao"  # the game that the template is written as


class BadName(PatolliError):
    """Not a name for a new game."""


def new_game(
    name: Annotated[str, typer.Argument(help="cli-help-new-game-name")],
    lang: Language,
    into: Annotated[Path | None, typer.Option("--into", help="cli-help-new-game-into")] = None,
) -> None:
    """Write a small, complete game that passes every check, in a folder of its own."""
    target = write(name, into or Path(name))
    out.print(Words(lang).text("cli-new-game", {"name": name, "folder": str(target)}), markup=False)


def write(name: str, target: Path) -> Path:
    """Write the template as the game `name` into a new folder."""
    if not re.fullmatch(r"[a-z][a-z]{2,19}", name):
        raise BadName(f"{name!r} is not a name for a game: 3 to 20 letters from a to z")
    if name in patolli.games():
        raise BadName(f"there is a game {name!r} already")
    if target.exists() and any(target.iterdir()):
        raise BadName(f"{target} is not empty: choose another folder with --into")
    for path in sorted(TEMPLATE.rglob("*.txt")):
        inside = str(path.relative_to(TEMPLATE)).removesuffix(".txt").replace(EXAMPLE, name)
        file = target / inside
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    return target


def _renamed(text: str, name: str) -> str:
    text = text.replace("CAC-", f"{name[:3].upper()}-")
    return text.replace(EXAMPLE.title(), name.title()).replace(EXAMPLE, name)
