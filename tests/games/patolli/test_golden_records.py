"""A finished game per number of players, number of pieces and way to end."""

from pathlib import Path
from typing import cast

import pytest

from patolli.games.patolli.components import NIGHTFALL
from patolli.games.patolli.state import HOME, PatolliState
from tests.golden import files, replayed

RECORDS = files("patolli")


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    state = cast(PatolliState, replayed(path))
    how = {
        "home": any(pieces[0] == HOME for pieces in state.progress),
        "broke": 0 in state.counters,
        "nightfall": state.turn + 1 == NIGHTFALL * state.seats,
    }
    way = path.stem.split("-")[-1]
    assert how[way], f"{path.stem} ended otherwise: {how}"


def test_every_table_and_every_end_has_a_golden_game() -> None:
    names = [path.stem for path in RECORDS]
    assert {name.split("-")[0] for name in names} == {"2p", "3p", "4p"}
    assert {name.split("-")[-1] for name in names} == {"home", "broke", "nightfall"}
