"""The installed command in a real terminal, and what the shell completes."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from patolli.core.record import Record


class Terminal:
    """What a program shows in a terminal, read step by step."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.shown = ""
        self.seen = 0

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Read on until a text appears after all that was waited for before."""
        end = time.monotonic() + seconds
        while text not in self.shown[self.seen :]:
            left = end - time.monotonic()
            assert select.select([self.terminal], [], [], max(0, left))[0], self.shown
            self.shown += os.read(self.terminal, 65536).decode(errors="replace")
        self.seen = self.shown.index(text, self.seen) + len(text)

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())


def test_a_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "patolli", "play", "patolli", "--seed", "5", "--lang", "fr"]
    with subprocess.Popen(
        [*command, "--bots", "random"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"},
        close_fds=True,
    ) as process:
        os.close(theirs)
        terminal = Terminal(ours)
        try:
            terminal.wait_for("Quel pion avance\u00a0?")
            terminal.wait_for("> ")
            terminal.type("1")
            terminal.wait_for("fait entrer un pion")
            terminal.wait_for("Quel pion avance\u00a0?")
            terminal.type("q")
            terminal.wait_for("patolli-5.json")
            assert "\x1b[1;" in terminal.shown  # in colour
            assert process.wait(timeout=30) == 0
        finally:
            process.kill()  # a program that waits for an answer would never end
            os.close(ours)
    assert Record.read((tmp_path / "patolli-5.json").read_text()).actions


@pytest.mark.parametrize(
    ("typed", "position", "found"),
    [
        ("patolli pl", 1, ["play"]),
        ("patolli play pat", 2, ["patolli"]),
        ("patolli rules patolli --lang f", 4, ["fr"]),
    ],
)
def test_the_shell_completes_commands_games_and_languages(
    typed: str, position: int, found: list[str]
) -> None:
    environment = {
        **os.environ,
        "_PATOLLI_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(position),
    }
    done = subprocess.run(
        [sys.executable, "-c", "from patolli.cli import main; main()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.split() == found
