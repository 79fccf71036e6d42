"""The self-play data set: what was written can be replayed and read back."""

from __future__ import annotations

import json
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
    names = json.loads(meta["patolli.layout"])
    assert names == features.describe("patolli")
    assert json.loads(meta["patolli.texts"]) == features.layout("patolli").texts
    for game in range(3):
        mine = [row for row in rows if row["game"] == game]
        state = patolli.load("patolli").new(2, 40 + game, events=False)
        for row in mine:
            assert row["seat"] == state.seat
            assert row["legal"] == state.legal()
            expected = features.encode(state.observe(row["seat"]))
            assert np.array_equal(np.array(row["observation"], dtype=np.float32), expected)
            state.apply(row["action"])
        assert state.over
        for row in mine:
            assert row["return"] == features.returns(state)[row["seat"]]
            assert row["points"] == state.scores()[row["seat"]]


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
