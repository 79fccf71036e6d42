"""Reading a component file: typed access to its tables, and a list of everything wrong with it."""

from __future__ import annotations

from typing import Final, final

from patolli.core.errors import PatolliError, nearest


class BadComponents(PatolliError):
    """A component file that can't be played with; `reasons` lists everything wrong with it."""

    def __init__(self, path: str, reasons: list[str]) -> None:
        lines = "\n".join(f"  - {reason}" for reason in reasons)
        super().__init__(f"{path}:\n{lines}")
        self.reasons = reasons


@final
class Table:
    """One table of the file. A value that is missing or of the wrong kind becomes a reason."""

    def __init__(self, where: str, values: dict[str, object], reasons: list[str]) -> None:
        self.where: Final = where
        self.values: Final = values
        self.reasons: Final = reasons
        self.read: Final[list[str]] = ["source"]

    def wrong(self, key: str, what: str) -> None:
        """Note what is wrong with one value."""
        self.reasons.append(f"{self.where}{key}: {what}")

    def has(self, key: str) -> bool:
        """Whether the table has that key (which counts as read)."""
        if key not in self.read:
            self.read.append(key)
        return key in self.values

    def number(self, key: str, low: int = 0, high: int = 1000) -> int:
        """A whole number in a range."""
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(key, f"expected a whole number from {low} to {high}, found {value!r}")
            return low
        return value

    def number_or(self, key: str, default: int, low: int = 0) -> int:
        """A whole number that may be left out."""
        return self.number(key, low) if self.has(key) else default

    def flag(self, key: str) -> bool:
        """True or false; false when left out."""
        if not self.has(key):
            return False
        value = self.values[key]
        if not isinstance(value, bool):
            self.wrong(key, f"expected true or false, found {value!r}")
            return False
        return value

    def text(self, key: str) -> str:
        """A text."""
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, str):
            self.wrong(key, f"expected a text, found {value!r}")
            return ""
        return value

    def word(self, key: str, known: list[str]) -> int:
        """The index of a text among the known words."""
        value = self.text(key)
        return self.index(key, value, known)

    def index(self, key: str, value: str, known: list[str]) -> int:
        """The index of a word; an unknown one is a reason, and 0."""
        if value in known:
            return known.index(value)
        self.wrong(key, f"{value!r} is not known, {nearest(value, known)}")
        return 0

    def items(self, key: str) -> list[object]:
        """A list."""
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, list):
            self.wrong(key, f"expected a list, found {value!r}")
            return []
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers, none below 0."""
        found: list[int] = []
        for item in self.items(key):
            if isinstance(item, int) and not isinstance(item, bool) and item >= 0:
                found.append(item)
            else:
                self.wrong(key, f"expected whole numbers from 0, found {item!r}")
        return found

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        found: list[str] = []
        for item in self.items(key):
            if isinstance(item, str):
                found.append(item)
            else:
                self.wrong(key, f"expected texts, found {item!r}")
        return found

    def tables(self, key: str) -> list[Table]:
        """A list of tables."""
        found: list[Table] = []
        for number, item in enumerate(self.items(key)):
            place = f"{self.where}{key}[{number}]."
            if isinstance(item, dict):
                found.append(Table(place, item, self.reasons))
            else:
                self.wrong(key, f"expected tables, found {item!r}")
        return found

    def table(self, key: str) -> Table:
        """A table; an empty one when it is missing."""
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, dict):
            self.wrong(key, f"expected a table, found {value!r}")
            return Table(f"{self.where}{key}.", {}, self.reasons)
        return Table(f"{self.where}{key}.", value, self.reasons)

    def rest(self) -> list[str]:
        """The keys of the tables in this table that nobody has read yet, in the file's order."""
        return [
            key
            for key, value in self.values.items()
            if key not in self.read and isinstance(value, dict)
        ]

    def finish(self) -> None:
        """Every key that nobody asked for is a reason: probably a slip of the pen."""
        for key in self.values:
            if key not in self.read:
                self.wrong(key, f"unknown, {nearest(key, [k for k in self.read if k != 'source'])}")
