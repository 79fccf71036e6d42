"""The guide is followed to the letter in a copy of the project: it ends with a sound game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.resources import PACKAGE, find

CHECK = "import patolli, patolli.testing as t; t.check_game(patolli.load('cacao'), games=20)"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.M | re.S)


@pytest.fixture(scope="module")
def guide() -> str:
    page = find("docs/add-a-game.md")
    assert page is not None
    return page.read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path, guide: str) -> Path:
    """A copy of what the guide needs, with all files of the guide written into it."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "server", "envs", "arena")
    shutil.copytree(PACKAGE, tmp_path / "src" / "patolli", ignore=ignored)
    for folder in ("locales", "docs/rules"):
        found = find(folder)
        assert found is not None
        shutil.copytree(found, tmp_path / folder)
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\naddopts = -q --import-mode=importlib -p no:cacheprovider\n"
        "markers = rule(*ids): rules that a test covers\n"
    )
    files = BLOCK.findall(guide)
    assert len(files) == 7
    for name, text in files:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def run(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(project / "src"),
        "PATOLLI_LANG": "en",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def correct(project: Path) -> None:
    """Correct the mistake that the guide asks its reader to find."""
    path = project / "tests" / "games" / "cacao" / "test_cacao.py"
    text = path.read_text()
    assert "== [7, 0]" in text
    path.write_text(text.replace("== [7, 0]", "== [7, 5]"))


def test_the_guide_s_only_failure_is_the_one_it_announces(project: Path) -> None:
    done = run(project, "-m", "pytest", "tests/games/cacao")
    assert "1 failed, 6 passed" in done.stdout, done.stdout
    assert "assert [7, 5] == [7, 0]" in done.stdout
    correct(project)
    done = run(project, "-m", "pytest", "tests/games/cacao")
    assert "7 passed" in done.stdout, done.stdout


def test_the_new_game_is_listed_and_played(project: Path) -> None:
    listed = run(project, "-m", "patolli", "games")
    assert "Load sacks of cacao" in listed.stdout, listed.stderr
    played = run(
        project, "-m", "patolli", "simulate", "cacao", "-n", "40", "--seats", "3", "--json"
    )
    assert '"games": 40' in played.stdout, played.stderr


@pytest.mark.parametrize(
    ("line", "fault", "promise"),
    [
        ("other.pile = self.pile.copy()", "other.pile = self.pile", "copy"),
        ("            s.reveal()\n", "", "reveal"),
        ('"left": sorted(self.pile)', '"left": self.pile.copy()', "determinize"),
        ('"sold", "spilled")', '"sold")', "dump"),
    ],
)
def test_the_faults_that_the_guide_plants_are_found(
    project: Path, guide: str, line: str, fault: str, promise: str
) -> None:
    path = project / "src" / "patolli" / "games" / "cacao" / "__init__.py"
    text = path.read_text()
    assert text.count(line) == 1
    path.write_text(text.replace(line, fault))
    done = run(project, "-c", CHECK)
    said = re.search(r"broken promise '[a-z ]+': [^\n]+", done.stderr)
    assert said is not None, done.stderr
    assert said[0].startswith(f"broken promise '{promise}'"), done.stderr
    if promise == "copy":
        assert said[0] in guide
