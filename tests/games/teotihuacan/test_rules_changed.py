"""What was begun under version 1 of the rules: its records are refused, its tables go on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

import patolli
from patolli.core.errors import BadRecord
from patolli.core.rng import Rng
from patolli.games.teotihuacan import GAME
from patolli.table import play
from patolli.table.entries import Seat, Terms
from patolli.table.fold import fold
from patolli.table.messages.parts import Pace
from patolli.table.table import Table

FOLDER = Path(__file__).parents[2] / "records" / "teotihuacan" / "version-1"
NAMES = ["dark-3", "solo-first-game-dark", "solo-won"]  # each goes otherwise under version 2

# In the record, a royal tile 9 counted at once after a tile was claimed: now that is asked.
TURN_BEGAN, ASKED_NOW = 270, 278


def record(name: str) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_version_1_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="played under rules version 1 of teotihuacan; version 2"):
        patolli.replay(record(name))


@pytest.mark.parametrize("name", NAMES)
def test_it_would_indeed_end_otherwise(name: str) -> None:
    data = record(name)
    try:
        state = patolli.replay({**data, "rules_version": GAME.rules_version})
    except BadRecord:
        return
    outcome = state.outcome()
    assert outcome is None or outcome.json() != data["expected"]["outcome"]


def begun_under_version_1(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of the record's game, up to what version 2 does not take, with its snapshot."""
    data = record("dark-3")
    people = [Seat("person", name, name.title()) for name in ("ann", "ben", "cleo")]
    options = dict(GAME.new(3, seed=0, options=data["options"]).options)
    terms = Terms("teotihuacan", "private", "free", True, True, False, Pace(), options, "ann")
    with monkeypatch.context() as then:
        then.setattr(GAME, "rules_version", 1)
        table = play.create("t", terms, people, data["seed"], None, at=1)
        fold(table, *play.start(table, "ann", at=2))
        for at, action in enumerate(data["actions"][:ASKED_NOW]):
            if at == TURN_BEGAN:
                assert table.state is not None
                table.snapshot = table.state.dump()
            assert table.asked is not None
            fold(table, *play.act(table, table.asked, action, None, at=3))
        assert table.state is not None
        went_on = replace(
            play.act(table, 1, GAME.actions.parse("ability"), "ben", at=4)[0],
            action=data["actions"][ASKED_NOW],
        )
        snapshot = table.snapshot
        fold(table, went_on, table.state)
        table.snapshot = snapshot
    table.state = None
    return table


def test_a_table_begun_under_version_1_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun_under_version_1(monkeypatch)
    assert table.length == ASKED_NOW + 1
    assert table.snapshot is not None
    assert table.snapshot["rules_version"] == 1
    entry, state = play.renew_rules(table, at=5)
    fold(table, entry, state)
    assert (entry.rules_from, entry.rules_version, entry.to) == (1, 2, ASKED_NOW)
    assert state.stack[-1].name == "ability"  # the turn goes on where version 2 asks more
    rng = Rng.seeded(1)
    while table.status == "running":
        assert table.asked is not None
        assert table.state is not None
        fold(table, *play.act(table, table.asked, rng.pick(table.state.legal()), None, at=6))
    assert table.status == "finished"


def test_a_worship_begun_under_version_1_has_its_ability_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What waits under the question of the discovery tile is read as it was written."""
    table = begun_under_version_1(monkeypatch)
    state = table.game.restore({**cast(Any, table.snapshot), "rules_version": GAME.rules_version})
    for action in table.line[TURN_BEGAN : ASKED_NOW - 1]:
        state.apply(action)
    frames = state.dump()["frames"]
    assert isinstance(frames, list)
    assert [frame[0] for frame in frames[-2:]] == ["ability", "offered"]
    assert GAME.restore(state.dump()) == state
