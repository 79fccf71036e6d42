"""Full collections of garbage wait for a moment without actions."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from patolli.server.storage.eviction import LONGEST, Collector


class Loop:
    """Garbage that only a collection finds."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Loop.alive += 1

    def __del__(self) -> None:
        Loop.alive -= 1


@pytest.fixture
def collector() -> Iterator[Collector]:
    before = gc.get_threshold()
    collector = Collector()
    collector.freeze()
    yield collector
    gc.set_threshold(*before)
    gc.unfreeze()


def old_garbage() -> None:
    """Garbage that has outlived the young generations."""
    kept = Loop()
    gc.collect(0)
    gc.collect(1)
    del kept


def test_a_busy_server_collects_the_young_only(collector: Collector) -> None:
    old_garbage()
    for entries in range(1, 50):
        held = [[] for _ in range(2000)]  # type: ignore[var-annotated]
        collector.sweep(entries)
        del held
    assert Loop.alive == 1
    collector.sweep(49)  # there was no action since
    assert Loop.alive == 0


def test_nothing_new_is_not_collected_again(collector: Collector) -> None:
    collector.sweep(3)
    collector.sweep(3)
    done = gc.get_stats()[2]["collections"]
    collector.sweep(3)
    collector.sweep(3)
    assert gc.get_stats()[2]["collections"] == done


def test_a_server_that_is_always_busy_collects_at_last(collector: Collector) -> None:
    old_garbage()
    collector.full -= LONGEST + 1
    collector.sweep(5)
    assert Loop.alive == 0
