"""Guessing passwords gets slower and slower, for the address that guesses at an account.

The account's owner, who comes from another address, is not locked out by it.
"""

from __future__ import annotations

import time
from typing import Final

from patolli.table.errors import Refused

FREE: Final = 5  # wrong passwords before the first wait
LONGEST: Final = 900.0  # seconds
MOST: Final = 50_000


class Backoff:
    """Who failed how often, and until when they wait."""

    def __init__(self) -> None:
        self._failures: dict[str, tuple[int, float]] = {}

    def check(self, address: str, login: str) -> None:
        """Refuse a guess that comes too early."""
        _, until = self._failures.get(_key(address, login), (0, 0.0))
        wait = until - time.monotonic()
        if wait > 0:
            raise Refused("too_many", retry_ms=int(wait * 1000) + 1)

    def failed(self, address: str, login: str) -> None:
        """A wrong password: the next wait is twice as long."""
        key = _key(address, login)
        count = self._failures.pop(key, (0, 0.0))[0] + 1
        wait = min(LONGEST, 2.0 ** (count - FREE)) if count >= FREE else 0.0
        self._failures[key] = (count, time.monotonic() + wait)
        if len(self._failures) > MOST:  # the one that failed longest ago
            del self._failures[next(iter(self._failures))]

    def succeeded(self, address: str, login: str) -> None:
        """The right password: all is forgotten."""
        self._failures.pop(_key(address, login), None)


def _key(address: str, login: str) -> str:
    return f"{address} {login.lower()}"
