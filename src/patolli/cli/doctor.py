"""`patolli doctor`: what is wrong with an installation, and how it is mended."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import patolli
from patolli import compiled_first
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import out
from patolli.core.message import Data, Message
from patolli.installation import Finding
from patolli.resources import PACKAGE, find
from patolli.text import DEFAULT_LANGUAGE, Words

OLDEST = (3, 11)
LANGUAGES = (DEFAULT_LANGUAGE, "fr")
#: Where this distribution is installed, its extra was asked for.
SIGNS = {
    "cli": "typer",
    "server": "litestar",
    "bots": "numpy",
    "pictures": "resvg-py",
    "research": "pettingzoo",
    "cluster": "ray",
    "training": "torch",
}
MARKS = {"good": "[green]✓[/]", "note": "[yellow]![/]", "wrong": "[red]✗[/]"}


def doctor(
    lang: Language,
    config: Annotated[Path | None, typer.Option(help="cli-help-serve-config")] = None,
    database: Annotated[str | None, typer.Option(help="cli-help-serve-database")] = None,
) -> None:
    """Say what is wrong with this installation."""
    words = Words(lang)
    found = [*of_python(), *of_extras(), *of_engine(PACKAGE), *of_web(PACKAGE), *of_words()]
    with suppress(ModuleNotFoundError):  # `of_extras` says what the server lacks
        found += import_module("patolli.server.ops.diagnosis").of_server(config, database)
    for level, message in found:
        out.print(MARKS[level], escape(words.say(message)), soft_wrap=True)
    wrong = sum(level == "wrong" for level, _ in found)
    out.print(words.text("cli-doctor-end", {"wrong": wrong}))
    if wrong:
        raise typer.Exit(1)


def of_python() -> Iterator[Finding]:
    """Whether Python is new enough."""
    have = ".".join(str(part) for part in sys.version_info[:3])
    data: Data = {"have": have, "need": ".".join(str(part) for part in OLDEST)}
    if tuple(sys.version_info[:2]) < OLDEST:
        yield "wrong", Message("cli-doctor-python-old", data)
    else:
        yield "good", Message("cli-doctor-python", data)


def of_extras() -> Iterator[Finding]:
    """Which extras are whole, and which are there in part."""
    try:
        needs = requires("patolli") or []
    except PackageNotFoundError:
        yield "note", Message("cli-doctor-not-installed")
        return
    for extra, packages in extras(needs).items():
        missing = [name for name in packages if not is_installed(name)]
        data: Data = {"extra": extra, "missing": ", ".join(missing)}
        if not missing:
            yield "good", Message("cli-doctor-extra", data)
        elif SIGNS[extra] in missing:
            yield "note", Message("cli-doctor-extra-none", data)
        else:
            yield "wrong", Message("cli-doctor-extra-missing", data)


def extras(needs: list[str]) -> dict[str, list[str]]:
    """The distributions that each extra brings on every system, from the installed metadata."""
    found: dict[str, list[str]] = {}
    for need in needs:
        extra = re.search(r"""extra == ['"](\w+)['"]""", need)
        name = re.match(r"[\w.-]+", need)
        if extra and name and extra[1] in SIGNS and "sys_platform" not in need:
            found.setdefault(extra[1], []).append(name[0])
    return found


def is_installed(name: str) -> bool:
    """Whether a distribution is there."""
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def of_engine(package: Path) -> Iterator[Finding]:
    """Which engine runs, and why not the compiled one."""
    checkout = package.parents[1]
    built = checkout / "build" / "compiled"
    if patolli.compiled:
        yield "good", Message("cli-doctor-compiled")
    elif any(path.suffix in (".so", ".pyd") for path in (package / "core").iterdir()):
        yield "wrong", Message("cli-doctor-compiled-other")
    elif (built / "patolli").is_dir():
        changed = compiled_first.first_change(checkout, built)
        if changed is None:
            yield "note", Message("cli-doctor-compiled-unused")
        else:
            yield "note", Message("cli-doctor-compiled-stale", {"file": changed})
    else:
        yield "note", Message("cli-doctor-interpreted")


def of_web(package: Path) -> Iterator[Finding]:
    """Whether the web table is there, and whole."""
    folder = package / "server" / "static"
    page = folder / "index.html"
    if not page.is_file():
        yield "wrong", Message("cli-doctor-web-none", {"folder": str(folder)})
        return
    named = re.findall(r'(?:src|href)="[./]*(assets/[^"]+)"', page.read_text(encoding="utf-8"))
    missing = [name for name in named if not (folder / name).is_file()]
    if missing:
        yield "wrong", Message("cli-doctor-web-missing", {"file": missing[0]})
    else:
        yield "good", Message("cli-doctor-web")


def of_words() -> Iterator[Finding]:
    """Whether every language has all its sentences, and every game its rules."""
    whole = True
    locales = find("locales")
    files = sorted(path.name for path in locales.glob("*/*.ftl")) if locales else []
    for language in LANGUAGES:
        for file in sorted({*files, "core.ftl"}):
            if locales is None or not (locales / language / file).is_file():
                whole = False
                yield "wrong", Message("cli-doctor-words", {"file": f"locales/{language}/{file}"})
    ours = [id for id in patolli.games() if (PACKAGE / "games" / id).is_dir()]
    for id in ours:
        if find(f"docs/rules/{id}.md") is None:
            whole = False
            yield "wrong", Message("cli-doctor-words", {"file": f"docs/rules/{id}.md"})
    if whole:
        yield "good", Message("cli-doctor-words-good", {"languages": ", ".join(LANGUAGES)})
