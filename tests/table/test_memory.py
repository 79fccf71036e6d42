"""What a table costs that waits: thousands may, on a server."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

import patolli
from patolli.table import play
from patolli.table.entries import Seat, Terms
from patolli.table.fold import fold
from patolli.table.messages.parts import Pace
from patolli.table.table import Table

MOST = 30_000  # bytes
TABLES = 10


def started(game: str, seed: int) -> Table:
    terms = Terms(
        game=game,
        visibility="public",
        undo="free",
        hints=True,
        curtain=True,
        shuffle=False,
        pace=Pace(),
        options={},
        host="ann",
    )
    seats = [Seat("person", "ann", "Ann"), Seat("person", "ben", "Ben")]
    table = play.create(f"table {seed}", terms, seats, seed, None, 0)
    entry, state = play.start(table, "ann", 1)
    fold(table, entry, state)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", patolli.games())
def test_a_table_that_waits_takes_little_memory(game: str) -> None:
    started(game, 0)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    try:
        tables = [started(game, seed) for seed in range(1, TABLES + 1)]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] / len(tables)
    finally:
        tracemalloc.stop()
    assert used <= MOST
