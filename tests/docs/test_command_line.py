"""The page about the command line names commands and options that exist."""

import re
import shlex

import pytest
import typer

from patolli.cli.app import ELSEWHERE, app
from patolli.resources import find

PAGE = find("docs/command-line.md")
assert PAGE is not None
LINES = re.findall(r"^patolli .*?(?= #|$)", PAGE.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("line", LINES)
def test_a_command_of_the_page_exists(line: str) -> None:
    _, name, *arguments = shlex.split(line)
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    if name in ELSEWHERE:
        return
    known = {option for parameter in command.params for option in parameter.opts}
    used = {argument for argument in arguments if re.match(r"--?[a-z]", argument)}
    assert used <= known


def test_the_page_names_every_command() -> None:
    commands = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
    assert {line.split()[1] for line in LINES} == commands
