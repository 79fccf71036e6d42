"""The guide and its template: `new-game` writes a sound game, and the guide shows its files."""

import re
from pathlib import Path

import pytest

from patolli.cli.new_game import BadName, write
from patolli.resources import find
from tests.distributions import install, run

CHECK = "import patolli, patolli.testing as t; t.check_game(patolli.load('cacao'), games=20)"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.M | re.S)


@pytest.fixture(scope="module")
def guide() -> str:
    page = find("docs/add-a-game.md")
    assert page is not None
    return page.read_text(encoding="utf-8")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The template, installed: what `pip install --editable` leaves on the path."""
    folder = write("cacao", tmp_path / "cacao")
    install(folder)
    return folder


def flat(text: str) -> str:
    """A text whose lines begin at the margin, without empty ones: how a page shows them."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_what_the_guide_shows_stands_in_the_files(game: Path, guide: str) -> None:
    shown = BLOCK.findall(guide)
    assert len(shown) == 5
    for name, text in shown:
        assert flat(text) in flat((game / name).read_text(encoding="utf-8")), name


@pytest.mark.slow
def test_the_game_of_the_template_passes_its_tests(game: Path) -> None:
    done = run(game, "-m", "pytest")
    assert "7 passed" in done.stdout, done.stdout


@pytest.mark.slow
def test_a_game_of_another_name_is_listed_played_and_has_its_rules(tmp_path: Path) -> None:
    folder = write("zorro", tmp_path / "zorro")
    install(folder)
    listed = run(folder, "-m", "patolli", "games")
    assert "Load sacks" in listed.stdout, listed.stderr
    played = run(folder, "-m", "patolli", "simulate", "zorro", "-n", "40", "--seats", "3", "--json")
    assert '"games": 40' in played.stdout, played.stderr
    rules = run(folder, "-m", "patolli", "rules", "zorro")
    assert "ZOR-SETUP-1" in rules.stdout, rules.stderr
    left = [
        path for path in folder.rglob("*") if path.is_file() and "cacao" in path.read_text().lower()
    ]
    assert left == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Tic-Tac", "3 to 20 letters"),
        ("go", "3 to 20 letters"),
        ("tikal", "a game 'tikal' already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason):
        write(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadName, match="not empty"):
        write("zorro", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "line", "fault", "promise"),
    [
        ("state.py", "other.pile = self.pile.copy()", "other.pile = self.pile", "copy"),
        ("rules/turn.py", "            s.reveal()\n", "", "reveal"),
        ("view.py", '"left": sorted(s.pile)', '"left": s.pile.copy()', "determinize"),
        ("state.py", '"sold", "spilled")', '"sold")', "declared"),
    ],
)
def test_the_faults_that_the_guide_plants_are_found(
    game: Path, guide: str, file: str, line: str, fault: str, promise: str
) -> None:
    path = game / "src" / "cacao" / file
    text = path.read_text()
    assert text.count(line) == 1
    path.write_text(text.replace(line, fault))
    done = run(game, "-c", CHECK)
    said = re.search(r"broken promise '[a-z ]+': [^\n]+", done.stderr)
    assert said is not None, done.stderr
    assert said[0].startswith(f"broken promise '{promise}'"), done.stderr
    if promise == "copy":
        assert said[0] in guide
