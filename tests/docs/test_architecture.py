"""The ways through the house lead through files that exist."""

import re

from patolli.resources import PACKAGE, find


def test_every_station_of_the_four_ways_is_a_file() -> None:
    page = find("docs/architecture.md")
    assert page is not None
    root = page.parent.parent
    ways = page.read_text(encoding="utf-8").split("## Four ways through the house")[1]
    stations = [
        path
        for path in re.findall(r"`([a-z][\w./<>-]*\.(?:py|ts|svelte|ftl|md))`", ways)
        if "<game>" not in path
    ]
    assert len(stations) >= 20
    missing = [
        path for path in stations if not (PACKAGE / path).exists() and not (root / path).exists()
    ]
    assert missing == []
