"""The component file: every figure has a provenance, and the code's tables are those figures."""

import tomllib
from pathlib import Path

import patolli.games.tikal.components as components
from patolli.games.tikal.rules.auction import LOOKS
from patolli.games.tikal.rules.placing import DISTINCT_ROTATIONS

FILE = Path(components.__file__).with_name("components.toml")
DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_every_table_says_what_it_rests_on() -> None:
    tables = [table for table in DATA.values() if isinstance(table, dict)]
    rows = [row for table in DATA.values() if isinstance(table, list) for row in table]
    for table in tables + [row for row in rows if isinstance(row, dict)]:
        assert table["source"]


def test_two_hexes_rest_on_one_transcription() -> None:
    single = [row["id"] for row in DATA["hexes"] if row["source"].startswith("one")]
    assert single == ["C1", "F5"]


def test_the_printed_paths() -> None:
    stones = {row["space"]: row["stones"] for row in DATA["printed"]}
    assert stones == {
        "a5": [1, 1, 1, 0, 0, 0],
        "a4": [1, 1, 0, 1, 0, 0],
        "b4": [1, 1, 1, 0, 0, 0],
        "b5": [0, 1, 0, 0, 0, 1],
    }


def test_temples_begin_at_one_to_six() -> None:
    values = [tile.value for tile in components.HEXES if tile.kind == components.TEMPLE]
    assert sorted(values) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]


def test_turns_and_looks() -> None:
    names = components.HEX_NAMES
    turns = {names[tile]: DISTINCT_ROTATIONS[tile] for tile in range(len(names))}
    assert turns.pop("D4") == 2  # a stone on every second side
    assert {turns.pop(volcano) for volcano in ("B1", "D3", "F2")} == {1}
    assert set(turns.values()) == {6}
    alike = [(names[LOOKS[tile]], name) for tile, name in enumerate(names) if LOOKS[tile] != tile]
    assert alike == [
        ("A3", "C3"), ("C4", "D2"), ("B1", "D3"), ("E3", "E4"),
        ("D1", "E5"), ("B1", "F2"), ("E3", "F3"), ("E3", "G2"),
    ]  # fmt: skip
