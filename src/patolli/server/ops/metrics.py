"""What Prometheus may ask: counters and gauges, no person and no table by name."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

#: The variable that names the folder in which the processes of a supervisor keep their numbers.
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """The numbers of one process, or of all processes of a supervisor together."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        actions = Counter(
            "patolli_actions_total", "Actions stored", ["game", "by"], registry=self.registry
        )
        entries = Counter(
            "patolli_entries_total", "Entries stored", ["kind"], registry=self.registry
        )
        self.actions = cache(actions.labels)  # counted at every action: looked up once
        self.entries = cache(entries.labels)
        self.refused = Counter(
            "patolli_refused_total",
            "Commands and requests refused",
            ["code"],
            registry=self.registry,
        )
        self.requests = Counter(
            "patolli_requests_total", "HTTP requests", ["status"], registry=self.registry
        )
        self.storing = Histogram(
            "patolli_store_seconds",
            "Time until an entry is durable",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self.registry,
        )
        self.connections = self._gauge("patolli_connections", "Open sockets")
        self.live = self._gauge("patolli_live_tables", "Tables in memory")
        self.crashes = self._gauge("patolli_bot_crashes", "Worker processes replaced")
        self.notices = Counter(
            "patolli_notices_total",
            "Notices that were tried to send",
            ["through", "kind"],
            registry=self.registry,
        )

    def _gauge(self, name: str, what: str) -> Gauge:
        """A number that goes up and down; that of a process that is gone does not count."""
        return Gauge(name, what, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """The exposition format."""
        registry = self.registry
        if os.environ.get(FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
