"""Whether what a state hands out is the caller's own."""

from __future__ import annotations

import json
from collections.abc import Callable

from patolli.testing.descriptions import difference


def wreck(data: object) -> None:
    """Change every list and dict in nested data, in place."""
    if isinstance(data, dict):
        for value in data.values():
            wreck(value)
        data.clear()
        data["spoiled"] = True
    elif isinstance(data, list | tuple):
        for value in data:
            wreck(value)
        if isinstance(data, list):
            data.clear()
            data.append("spoiled")


def faults_when_wrecked(asks: list[Callable[[], object]]) -> str:
    """What is no longer said once all that the first of some askings gave is changed in place.

    Each is asked before and after; the empty text if they still say what they said.
    """
    before = [_text(ask()) for ask in asks]
    given = asks[0]()
    if _text(given) != before[0]:
        return ""  # it never says the same twice: another promise
    wreck(given)
    for ask, said in zip(asks, before, strict=True):
        try:
            again = _text(ask())
        except Exception as error:
            return f"asked again, it fails: {error!r}"
        if again != said:
            return difference(json.loads(said), json.loads(again))
    return ""


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
