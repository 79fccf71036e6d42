"""Reading the component file: each helper says what was wrong, and where."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, cast

Table = dict[str, object]


class BadComponents(ValueError):
    """The component file does not describe this game."""


def load() -> Table:
    """The component file."""
    path = Path(__file__).with_name("components.toml")
    return cast(Table, tomllib.loads(path.read_text(encoding="utf-8")))


def table(parent: Table, key: str) -> Table:
    """A table inside another."""
    value = parent.get(key)
    if not isinstance(value, dict):
        raise BadComponents(f"components.toml: [{key}] is missing")
    return cast(Table, value)


def tables(parent: Table, key: str, count: int) -> list[Table]:
    """A list of tables."""
    value = parent.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise BadComponents(f"components.toml: there must be {count} [[{key}]]")
    return cast(list[Table], value)


def integer(parent: Table, key: str, default: int | None = None) -> int:
    """A whole number."""
    value = parent.get(key, default)
    if not isinstance(value, int):
        raise BadComponents(f"components.toml: {key} must be a whole number, not {value!r}")
    return value


def integers(parent: Table, key: str, count: int = 0) -> list[int]:
    """A list of whole numbers."""
    value = parent.get(key)
    if not isinstance(value, list) or (count and len(value) != count):
        raise BadComponents(f"components.toml: {key} must be a list of {count or 'some'} numbers")
    return [int(item) for item in value]


def lists(parent: Table, key: str) -> list[list[int]]:
    """A list of lists of whole numbers."""
    value = parent.get(key)
    if not isinstance(value, list):
        raise BadComponents(f"components.toml: {key} must be a list of lists")
    return [[int(item) for item in row] for row in value]


def text(parent: Table, key: str) -> str:
    """A text."""
    value = parent.get(key)
    if not isinstance(value, str):
        raise BadComponents(f"components.toml: {key} must be a text, not {value!r}")
    return value


def texts(parent: Table, key: str) -> list[str]:
    """A list of texts."""
    value = parent.get(key)
    if not isinstance(value, list):
        raise BadComponents(f"components.toml: {key} must be a list of texts")
    return [str(item) for item in value]


def flag(parent: Table, key: str) -> bool:
    """True, or false when not said."""
    return parent.get(key) is True


DATA: Final = load()
