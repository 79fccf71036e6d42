"""The help of every command in both languages, and the completion that the command installs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.cli.app import ELSEWHERE
from patolli.cli.shared.translation import spoken, unspoken
from patolli.text import Words
from tests.cli.conftest import Command

COMMANDS = [
    "games",
    "bots",
    "new",
    "play",
    "engine",
    "simulate",
    "replay",
    "rules",
    "bench",
    "doctor",
    *ELSEWHERE,
]
ADMIN = ["list", "export", "close", "prune", "backup", "schema", "check", "log", "moderator"]
PATHS = [[], *[[name] for name in COMMANDS], *[["admin", name] for name in ADMIN]]


def first_line(language: str, path: list[str]) -> str:
    key = "-".join(["cli-help", *path]) if path else "cli-help-patolli"
    return Words(language).text(key).splitlines()[0]


def plain(text: str) -> str:
    """A text without the markup, frames and line breaks of a terminal."""
    return " ".join(text.replace("│", " ").replace("`", "").split())


@pytest.mark.parametrize("path", PATHS, ids=lambda path: " ".join(path) or "patolli")
@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("fr", "Utilisation :")])
def test_help_is_in_the_person_s_language(
    patolli_command: Command,
    monkeypatch: pytest.MonkeyPatch,
    path: list[str],
    language: str,
    usage: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("PATOLLI_LANG", language)
    done = patolli_command(*path, "--help")
    assert done.status == 0
    assert usage in plain(done.out)
    assert plain(first_line(language, path)) in plain(done.out)
    assert plain(Words(language).text("cli-help-help")) in plain(done.out)
    assert "cli-" not in done.out  # every key has become a sentence


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "fr", "--help"],
        ["--lang=fr", "play", "-h"],
        ["play", "--lang", "fr", "--help"],
        ["arena", "--lang", "fr", "--help"],
        ["admin", "list", "--lang=fr", "-h"],
    ],
)
def test_a_language_asked_for_is_spoken(patolli_command: Command, arguments: list[str]) -> None:
    done = patolli_command(*arguments)
    assert done.status == 0
    assert "Affiche cette aide." in done.out


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "fr_FR.UTF-8", "fr"),
        ("LC_ALL", "fr_CA.UTF-8", "fr"),
        ("LANG", "en_GB.UTF-8", "en"),
        ("LANG", "nl_NL.UTF-8", "en"),
    ],
)
def test_the_environment_says_the_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("PATOLLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert spoken(["--help"]) == language
    assert spoken(["--lang", "en"]) == "en"
    assert spoken(["--lang", "klingon"]) == language
    assert spoken(["--lang"]) == language


def test_a_command_without_words_is_not_given_the_language() -> None:
    assert unspoken(["a", "--lang", "fr", "b", "--lang=fr", "--lang"]) == ["a", "b"]


def test_a_language_before_the_command_is_that_of_the_command(patolli_command: Command) -> None:
    assert (
        "premier joueur" in patolli_command("--lang", "fr", "new", "tikal", "--explain").out.lower()
    )
    assert "no language 'nl'" in patolli_command("--lang", "nl", "games").err


def test_completion_is_installed_and_works(tmp_path: Path) -> None:
    """`patolli --install-completion` in a real bash, then what Tab would offer in a new one."""
    folder = Path(sys.executable).parent  # where the installed command is
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
    }

    def bash(script: str) -> str:
        done = subprocess.run(
            ["bash", "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    bash("patolli --install-completion; true")
    assert "patolli" in (tmp_path / ".bashrc").read_text()
    offered = bash(
        ". ~/.bashrc; COMP_WORDS=(patolli rules ti); COMP_CWORD=2; "
        '"$(complete -p patolli | sed "s/.*-F \\([^ ]*\\).*/\\1/")" patolli; echo "${COMPREPLY[@]}"'
    )
    assert offered.split() == ["tikal"]
