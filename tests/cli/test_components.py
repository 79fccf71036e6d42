"""`patolli components`: an owner's figures are exported, checked, used and left again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.games.founders.components import DEFAULT
from tests.cli.conftest import Command

OTHER = Path(__file__).parents[1] / "games" / "founders" / "other_components.toml"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATOLLI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def changed(path: Path, *pairs: tuple[str, str]) -> Path:
    """Our figures with some of them changed."""
    text = DEFAULT.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path


MINE = ('edition = "reconstruction"', 'edition = "our box"')
FAVOUR = ("vp = [3, 3, 4", "vp = [2, 3, 4")


def test_what_is_known_and_what_is_guessed(patolli_command: Command, home: Path) -> None:
    said = patolli_command("components", "founders").out
    assert said.startswith("Edition in use: reconstruction")
    assert "reconstructed: the shapes" in said


def test_export_writes_our_figures_once(
    patolli_command: Command, home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "figures.toml"
    assert patolli_command("components", "founders", "--export", str(file)).status == 0
    assert file.read_bytes() == DEFAULT.read_bytes()
    again = patolli_command("components", "founders", "--export", str(file))
    assert again.status == 2
    assert "is there already" in again.err


def test_a_file_is_checked_with_every_reason(
    patolli_command: Command, home: Path, tmp_path: Path
) -> None:
    file = changed(tmp_path / "mine.toml", ("total = 90", "total = 91"), ("white = 4", "white = 3"))
    done = patolli_command("components", "founders", "--use", str(file))
    assert done.status == 2
    assert "buildings.total is 91" in done.err
    assert "pyramid.white: fewer tiles" in done.err
    assert not home.exists()


def test_other_figures_need_a_name_and_words(
    patolli_command: Command, home: Path, tmp_path: Path
) -> None:
    file = changed(tmp_path / "mine.toml", FAVOUR)
    assert (
        "name yours otherwise"
        in patolli_command("components", "founders", "--check", str(file)).err
    )
    done = patolli_command("components", "founders", "--check", str(OTHER))
    assert "there is no word for 'hut' in 'fr': founders-building-hut" in done.err


def edition_played(home: Path) -> str:
    """The edition that a fresh process plays."""
    source = "import patolli; game = patolli.load('founders'); print(game.edition)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PATOLLI_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_an_edition_is_used_and_left(patolli_command: Command, home: Path, tmp_path: Path) -> None:
    file = changed(tmp_path / "mine.toml", MINE, FAVOUR)
    said = patolli_command("components", "founders", "--use", str(file)).out
    assert "favour.vp" in said
    assert "From now on this installation plays the edition our box" in said
    assert edition_played(home) == "our box"
    assert "Edition in use: our box" in patolli_command("components", "founders").out
    assert patolli_command("components", "founders", "--standard").status == 0
    assert edition_played(home) == "reconstruction"


def test_a_game_with_one_edition(patolli_command: Command, home: Path) -> None:
    done = patolli_command("components", "tikal")
    assert done.status == 2
    assert "tikal has no other editions" in done.err
