"""Reading a component file: typed access to its tables, and a list of everything wrong with it."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from patolli.core.errors import BadComponents, nearest

CALLED: Final = ("edition", "version")  # what an edition is called, which is no figure


def read_components(path: Path) -> Section:
    """The root of a component file. When all is read, `accept` raises what was wrong with it."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(str(path), [str(error)]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(str(path), [f"not TOML: {error}"]) from None
    return Section("", values, [])


def accept(root: Section, path: Path) -> None:
    """Raise BadComponents with every reason that reading a file has found."""
    if root.reasons:
        raise BadComponents(str(path), root.reasons)


def differences(file: Path, other: Path) -> list[tuple[str, str, str]]:
    """The figures that two component files give differently: key, the one's, the other's."""
    one, two = _flat(file), _flat(other)
    keys = list(dict.fromkeys([*one, *two]))
    return [
        (key, one.get(key, "–"), two.get(key, "–"))
        for key in keys
        if one.get(key) != two.get(key) and key not in CALLED
    ]


def checksum(file: Path) -> int:
    """A number that files with the same figures share, whatever they call their edition."""
    figures = [f"{key} = {value}" for key, value in _flat(file).items() if key not in CALLED]
    return zlib.crc32("\n".join(figures).encode())


def _flat(file: Path) -> dict[str, str]:
    """Every figure of a component file by its dotted key; where they come from is none."""
    found: dict[str, str] = {}
    tables: list[tuple[str, dict[str, object]]] = [("", tomllib.loads(file.read_text("utf-8")))]
    while tables:
        where, table = tables.pop(0)
        for key, value in table.items():
            if isinstance(value, dict):
                tables.append((f"{where}{key}.", value))
            elif key != "source":
                found[where + key] = _shown(value)
    return found


def _shown(value: object) -> str:
    """A value as one writes it, in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join([_shown(item) for item in value])
    if isinstance(value, dict):
        return " ".join([f"{key} {_shown(item)}" for key, item in value.items()])
    return str(value)


def sources(file: Path) -> list[tuple[str, str]]:
    """What the figures of each table of a component file rest on."""
    values = tomllib.loads(file.read_text("utf-8"))
    found: list[tuple[str, str]] = []
    for key, value in values.items():
        if isinstance(value, dict):
            inner = [one for one in value.values() if isinstance(one, dict)]
            for table in [value, *inner]:
                if "source" in table:
                    found.append((key, str(table["source"])))
                    break
    return found


@final
class Section:
    """One table of the file. A value that is missing or of the wrong kind becomes a reason.

    `source` is where a figure comes from: it may stand in every table and is not read.
    """

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

    def word(self, key: str, known: Sequence[str]) -> int:
        """The index of a text among the known words."""
        value = self.text(key)
        return self.index(key, value, known)

    def index(self, key: str, value: str, known: Sequence[str]) -> int:
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

    def rows(self, key: str) -> list[list[int]]:
        """A list of lists of whole numbers, none below 0."""
        found: list[list[int]] = []
        for item in self.items(key):
            row = [n for n in item if isinstance(n, int)] if isinstance(item, list) else []
            if isinstance(item, list) and len(row) == len(item) and min(row, default=0) >= 0:
                found.append(row)
            else:
                self.wrong(key, f"expected lists of whole numbers from 0, found {item!r}")
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

    def sections(self, key: str) -> list[Section]:
        """A list of tables."""
        found: list[Section] = []
        for number, item in enumerate(self.items(key)):
            place = f"{self.where}{key}[{number}]."
            if isinstance(item, dict):
                found.append(Section(place, item, self.reasons))
            else:
                self.wrong(key, f"expected tables, found {item!r}")
        return found

    def section(self, key: str) -> Section:
        """A table; an empty one when it is missing."""
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, dict):
            self.wrong(key, f"expected a table, found {value!r}")
            return Section(f"{self.where}{key}.", {}, self.reasons)
        return Section(f"{self.where}{key}.", value, self.reasons)

    def rest(self) -> list[str]:
        """The keys of the tables in this table that are not read yet, in the file's order."""
        return [
            key
            for key, value in self.values.items()
            if key not in self.read and isinstance(value, dict)
        ]

    def finish(self) -> None:
        """Every key that was not asked for is a reason: probably a slip of the pen."""
        for key in self.values:
            if key not in self.read:
                self.wrong(key, f"unknown, {nearest(key, [k for k in self.read if k != 'source'])}")
