"""The time, and new ids."""

from __future__ import annotations

import secrets
import time

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # easy to read and to type


_SINCE = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time in milliseconds. The wall clock is read once: if it is set while the server runs, no
    player's time jumps."""
    return (_SINCE + time.monotonic_ns()) // 1_000_000


def new_id() -> str:
    """An id that can't be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
