"""Token buckets that the server processes of one machine share: a file that all map into memory.

A bucket has its place by the hash of its key. Two keys that meet in one place take it from each
other, which starts a bucket again; with so many places that is rare. Two processes that take at the
same moment may take one token together.
"""

from __future__ import annotations

import mmap
import secrets
from hashlib import blake2b
from pathlib import Path
from typing import Final

FILE: Final = "buckets"
PLACES: Final = 1 << 17
SALT: Final = 16  # bytes at the start of the file, so that no one can choose a place
WIDTH: Final = 3  # numbers of a place: the key, its tokens, and when they were counted


def make_buckets(folder: Path) -> None:
    """The file, empty."""
    with (folder / FILE).open("xb") as file:
        file.write(secrets.token_bytes(SALT))
        file.truncate(SALT + 8 * WIDTH * PLACES)


class SharedBuckets:
    """The buckets of all processes, by kind and taker."""

    def __init__(self, folder: Path) -> None:
        with (folder / FILE).open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        self._salt = self._memory[:SALT]
        self._numbers = memoryview(self._memory)[SALT:].cast("d")

    def get(self, key: tuple[str, str], new: tuple[float, float]) -> tuple[float, float]:
        """The tokens of a bucket and when they were counted; `new` if there is none."""
        place, name = self._place(key)
        known, tokens, at = self._numbers[place : place + WIDTH]
        return (tokens, at) if known == name else new

    def __setitem__(self, key: tuple[str, str], bucket: tuple[float, float]) -> None:
        place, name = self._place(key)
        self._numbers[place], self._numbers[place + 1], self._numbers[place + 2] = name, *bucket

    def _place(self, key: tuple[str, str]) -> tuple[int, float]:
        digest = blake2b(" ".join(key).encode(), key=self._salt, digest_size=10).digest()
        name = 1.0 + int.from_bytes(digest[:6], "big")  # a whole number that a float holds
        return WIDTH * (int.from_bytes(digest[6:], "big") % PLACES), name
