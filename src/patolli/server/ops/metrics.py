"""What Prometheus may ask: counters and gauges, no person and no table by name."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter(
            "patolli_actions_total", "Actions stored", ["game", "by"], registry=self.registry
        )
        self.entries = Counter(
            "patolli_entries_total", "Entries stored", ["kind"], registry=self.registry
        )
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
        self.connections = Gauge("patolli_connections", "Open sockets", registry=self.registry)
        self.live = Gauge("patolli_live_tables", "Tables in memory", registry=self.registry)
        self.crashes = Gauge(
            "patolli_bot_crashes", "Worker processes replaced", registry=self.registry
        )

        self.notices = Counter(
            "patolli_notices_total",
            "Notices that were tried to send",
            ["through", "kind"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        """The exposition format."""
        return generate_latest(self.registry)
