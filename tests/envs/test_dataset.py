"""The self-play data set: what was written can be replayed and read back."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import patolli
from patolli import BadRecord
from patolli.envs import dataset, features


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("data") / "games.parquet"
    rows = dataset.export(file, "patolli", ["greedy", "random"], games=3, seed=40)
    assert rows == parquet.read_metadata(file).num_rows
    return file


def test_every_row_is_a_decision_of_its_game(path: Path) -> None:
    meta, table = dataset.read(path)
    rows = table.to_pylist()
    form = patolli.load("patolli").encoding(2)
    assert [field["name"] for field in json.loads(meta["patolli.fields"])] == [
        field.name for field in form.fields
    ]
    assert json.loads(meta["patolli.actions"]) == patolli.load("patolli").actions.names
    for game in range(3):
        mine = [row for row in rows if row["game"] == game]
        state = patolli.load("patolli").new(2, 40 + game, events=False)
        for row in mine:
            assert row["seat"] == state.seat
            assert row["legal"] == state.legal()
            assert row["observation"] == state.encode(row["seat"])
            state.apply(row["action"])
        assert state.over
        for row in mine:
            assert row["return"] == features.returns(state)[row["seat"]]
            assert row["points"] == state.scores()[row["seat"]]


def test_a_file_is_read_without_patolli(path: Path) -> None:
    """Fields and names of actions from the metadata alone."""
    table = parquet.read_table(path)
    meta = table.schema.metadata
    fields = {field["name"]: field for field in json.loads(meta[b"patolli.fields"])}
    names = json.loads(meta[b"patolli.actions"])
    counters = fields["counters"]
    for row in table.to_pylist():
        assert names[row["action"]].split()[0] in ("enter", "move", "pass")
    first = table.to_pylist()[0]
    state = patolli.load("patolli").new(2, 40, events=False)
    at = counters["offset"]
    seat = first["seat"]
    own = [state.scores()[seat], state.scores()[1 - seat]]
    assert [byte + counters["low"] for byte in first["observation"][at : at + 2]] == own


@pytest.mark.parametrize("game", ["tikal", "founders", "teotihuacan"])
def test_every_number_is_read_without_patolli(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    dataset.export(file, game, ["random", "random"], games=1, budget="5")
    table = parquet.read_table(file)
    meta = table.schema.metadata
    assert meta[b"patolli.budget"] == b"5"
    options = json.loads(meta[b"patolli.options"])
    assert options == patolli.load(game).new(2, 0).options
    form = features.features(game, 2)
    for row in table.to_pylist()[::40]:
        data = row["observation"]
        found = []
        for field in json.loads(meta[b"patolli.fields"]):
            count = math.prod(field["shape"])
            at = field["offset"]
            for i in range(count):
                if field["bits"] == 1:
                    number = data[at + i // 8] >> i % 8 & 1
                elif field["bits"] == 16:
                    number = data[at + 2 * i] + 256 * data[at + 2 * i + 1]
                else:
                    number = data[at + i]
                found.append(number + field["low"])
        assert found == form.numbers(np.frombuffer(data, np.uint8)).tolist()


def test_workers_write_the_same_file(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "parallel.parquet"
    dataset.export(other, "patolli", ["greedy", "random"], games=3, seed=40, workers=2)
    assert parquet.read_table(other).equals(parquet.read_table(path))


def test_other_versions_are_refused(path: Path, tmp_path: Path) -> None:
    table = parquet.read_table(path)
    for key, says in (
        ("patolli.version", "data set of version"),
        ("patolli.rules_version", "rules"),
    ):
        old = {**table.schema.metadata, key.encode(): b"99"}
        other = tmp_path / f"{key}.parquet"
        parquet.write_table(table.replace_schema_metadata(old), other)
        with pytest.raises(BadRecord, match=says):
            dataset.read(other)
    bare = tmp_path / "bare.parquet"
    parquet.write_table(pa.table({"a": [1]}), bare)
    with pytest.raises(BadRecord, match="None"):
        dataset.read(bare)
