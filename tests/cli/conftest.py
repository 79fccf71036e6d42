"""Commands are run through `main`, as the installed command runs them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from patolli.cli import main


@dataclass
class Done:
    status: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def patolli_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    """Run `patolli …` in an empty folder, in English, with what is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATOLLI_LANG", "en")

    def run(*arguments: str, typed: list[str] | None = None) -> Done:
        lines = iter(typed or [])

        def type_line(prompt: str = "") -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", type_line)
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        written = capsys.readouterr()
        return Done(int(left.value.code or 0), written.out, written.err)

    return run
