"""The generator that every game draws from: sfc32, identical on every platform and Python.

sfc32 (Chris Doty-Humphrey's "small fast counting" generator, 32 bits) keeps four 32-bit words and
needs only additions, shifts and exclusive ors, so that no intermediate value leaves the range
that both CPython and mypyc hold in a machine word. A seed of any size is spread over the words
by SHA-256 of its decimal digits, then the generator is run 12 times.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, cast, final

from patolli.core.native import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of fair choices. `Rng.seeded(7)` begins one; `words` is all there is to it."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: int) -> Rng:
        """The stream that belongs to a seed."""
        digest = sha256(str(seed).encode("ascii")).digest()
        rng = Rng(_word(digest, 0), _word(digest, 4), _word(digest, 8), 1)
        for _step in range(12):
            rng.next()
        return rng

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        total = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + total) & WORD
        return total

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (1 <= n <= 2**32)."""
        if n < 1:
            raise ValueError(f"below({n}): the bound must be at least 1")
        bits = self.next()
        if bits > WORD - n:  # near the top: draw again what would favour small numbers
            limit = (WORD + 1) - (WORD + 1) % n
            while bits >= limit:
                bits = self.next()
        return bits % n

    def heads(self, coins: i64) -> i64:
        """How many of so many fair coins show heads: the last bit of a number for each."""
        found: i64 = 0
        while coins > 0:
            found += self.next() & 1
            coins -= 1
        return found

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place (Fisher-Yates from the end)."""
        things = cast("list[object]", items)  # the numbers change places as they are
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
            i -= 1

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def copy(self) -> Rng:
        """The same stream from here on."""
        return Rng(self.a, self.b, self.c, self.counter)

    def spawn(self) -> Rng:
        """A new stream that depends on this one, which moves on."""
        rng = Rng(self.next(), self.next(), self.next(), 1)
        for _step in range(12):
            rng.next()
        return rng

    def foreseen(self, bounds: list[int], values: list[int]) -> Rng:
        """A stream whose next `below(bounds[i])` is `values[i]`: chance as a position says it."""
        while True:
            found = Rng(self.next(), self.next(), self.next(), 1)
            drawn = found.copy()
            for bound, value in zip(bounds, values, strict=True):
                if drawn.below(bound) != value:
                    break
            else:
                return found

    def words(self) -> list[int]:
        """The whole state, for a dump; `Rng(*words)` is the same stream."""
        return [self.a, self.b, self.c, self.counter]


def _word(digest: bytes, at: i64) -> i64:
    """The number that four bytes make, the lowest first."""
    low: i64 = digest[at] + (digest[at + 1] << 8)
    high: i64 = digest[at + 2] + (digest[at + 3] << 8)
    return low + (high << 16)
