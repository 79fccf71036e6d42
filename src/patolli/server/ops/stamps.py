"""The time, and new ids."""

from __future__ import annotations

import secrets
import time

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # easy to read and to type


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that can't be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
