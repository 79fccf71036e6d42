"""The component file: what it is checked for, and that no figure of it is in code."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.core.editions import edition_of
from patolli.core.errors import BadComponents, BadRecord
from patolli.games.founders import GAME, FoundersGame
from patolli.games.founders import components as module
from patolli.games.founders.components import DEFAULT, load
from patolli.testing import check_game, play

OTHER = Path(__file__).with_name("other_components.toml")


@pytest.fixture(scope="module")
def other() -> FoundersGame:
    return GAME.with_components(OTHER)


@pytest.mark.slow
def test_a_different_file_makes_a_sound_game(other: FoundersGame) -> None:
    report = check_game(other, games=24, seed=5)
    assert report.games == 24


def test_records_of_other_figures_are_told_apart(other: FoundersGame) -> None:
    record = other.new(2, seed=1).record()
    assert edition_of(record.rules_version) == f"{other.components.checksum:08x}"
    for game, strange in ((GAME, record), (other, GAME.new(2, seed=1).record())):
        with pytest.raises(BadRecord, match=r"edition.* is installed, and editions don't mix"):
            game.replay(strange)
    with pytest.raises(BadRecord, match="a dump played with the edition"):
        GAME.restore(other.new(2, seed=1).dump())


def test_words_and_comments_make_no_edition(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = DEFAULT.read_text(encoding="utf-8").replace('edition = "recon', 'edition = "my recon')
    path.write_text("# mine\n" + text, encoding="utf-8")
    mine = GAME.with_components(path)
    assert mine.rules_version == GAME.rules_version
    assert mine.edition == "my reconstruction"
    path.write_text(text.replace("vp_base = 2", "vp_base = 3"), encoding="utf-8")
    assert GAME.with_components(path).rules_version != GAME.rules_version


def test_every_figure_comes_from_the_file(other: FoundersGame) -> None:
    state = other.position(
        """
        decide = ["turn 0", "act 0 8 -1"]
        power = 3
        [[seat]]
        cubes.stone = ["a1", "b1"]
        """
    )
    play(state, "construct pyramid; pyramid red; square a1; set base-e")
    assert state.scores()[0] == 1 + 6  # the tile's own point and the reward of this file
    city = state.observe(0)["city"]
    assert city["rows"] == 8  # type: ignore[index]
    final = other.position(
        """
        round = 3
        [[seat]]
        temples = ["red xxxx a1"]
        [seat.pyramid]
        base-nw = "red"
        base-n = "red"
        base-w = "red"
        upper-nw = "red"
        [[seat]]
        passed = true
        """
    )
    play(final, "pass")
    assert final.scores()[0] == 4 * 3 + 5
    favour = other.position("decide = ['turn 0', 'act 0 8 -1']\n[[seat]]\nfavour = 1")
    assert favour.scores()[0] == 10


def test_no_printed_figure_is_in_code() -> None:
    """The rules use numbers only for counting and for geometry: nothing above 5 but table sizes."""
    home = Path(module.__file__).parent
    read_from_the_file = {"components.py", "tiles/printed.py", "solo/cards.py"}
    geometry = {"city/grid.py", "city/pyramid.py", "encode.py"}
    found: list[str] = []
    for path in sorted(home.rglob("*.py")):
        if path.relative_to(home).as_posix() in read_from_the_file | geometry:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 5:
                found.append(f"{path.name}: {node.value}")
    # The limit on decisions, the number of a source of points.
    assert set(found) <= {"__init__.py: 6000", "names.py: 6"}


BROKEN = [
    (
        '".. y1 y1 .. .. .. .. t1 t1 .."',
        '".. .. y1 .. .. .. .. t1 t1 y1"',
        "boards.A.map: group 'y1' is not contiguous",
    ),
    ('shape = ["XXX"]', 'shape = ["XX"]', "buildings.wood3.shape: 2 squares are drawn"),
    ('shape = ["XX", "XX"]', 'shape = ["XX.", "..X", "..X"]', "temples.blue.shape: the squares do"),
    ("total = 90", "total = 91", "buildings.total is 91, but the tiles add up to 90"),
    ("total_stone = 40", "total_stone = 41", "buildings.total_stone is 41, but the tiles add"),
    ("total = 38", "total = 37", "temples.total is 37, but the tiles add up to 38"),
    ("total = 36", "total = 35", "worship.total is 35, but the tiles add up to 36"),
    ("white = 4", "white = 3", "pyramid.white: fewer tiles than 4 players start with"),
    ("discs = [5, 4, 3]", "discs = [5, 3, 1]", "players.3.discs: each round has one disc less"),
    ('missing_power = "gold"', 'missing_power = "cocoa"', "pyramid.missing_power: 'cocoa' is not"),
    ("limit = 4", "limits = 4", "stack.limits: unknown, did you mean 'limit'"),
    ("rows = 10", "rows = 11", "city.rows: rows and cols must be even"),
    ("vp_base = 2", 'vp_base = "two"', "pyramid.vp_base: expected a whole number"),
    ("NW = { build", "NW = { built", "boards.A.rewards.NW.built: unknown"),
    ('"3", "3", "12"', '"3", "33", "12"', "worship.green: '33' is not known"),
    ("{ vp = 8, players = 2 }", "{ vp = 5, players = 2 }", "masks.yellow: the most valuable"),
    ("any = 10 }, vp = 12", "any = 10, wood = 1 }, vp = 12", "worship.effects.8.pay: either"),
    ("vp = 3, up_to = 12", "vp = 3, up_to = 2", "worship.effects.3.up_to: 2, less than its 3"),
    ('side_b = ["B1", ', "side_b = [", "boards.side_b: fewer boards than 4 players"),
    ("stone4 = 1, gold4 = 1", "stone4 = 1, gold4 = 6", "more gold4 than there are"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN, ids=[reason for _, _, reason in BROKEN])
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"mine\.toml") as caught:
        load(path)
    assert any(reason in one for one in caught.value.reasons), caught.value.reasons


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    text = text.replace("total = 90", "total = 89").replace("total = 15", "total = 14")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        load(path)
    assert len(caught.value.reasons) == 2


def test_what_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("rows = = 3")
    with pytest.raises(BadComponents, match="not TOML"):
        load(path)


def test_an_owner_s_file_is_the_installation_s_edition(tmp_path: Path) -> None:
    source = "import patolli; print(patolli.load('founders').new(2).observe(None)['edition'])"
    environment = {**os.environ, "PATOLLI_HOME": str(tmp_path)}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    file = tmp_path / "components" / "founders.toml"
    for edition in ("reconstruction", "miniature"):
        done = subprocess.run(
            [sys.executable, "-c", source],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == edition
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(OTHER.read_bytes())


def test_every_table_says_what_it_rests_on() -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    for table in ("city", "buildings", "temples", "masks", "favour", "worship", "boards"):
        start = text.index(f"\n[{table}]\n")
        line = text[start:].split("\n")[2]
        assert line.startswith("source = "), table
        assert "reconstructed" in line, table
