"""Writing a state down as a position: what is said, and its TOML text."""

from __future__ import annotations

import json
from typing import Any, final

from patolli.core.frame import FLAG, Frame, argument_names

NOTHING = "none"  # how -1 is written where an argument numbers things
WIDTH = 100


@final
class Description:
    """One table of a position being written, the counterpart of `Spec`."""

    def __init__(self) -> None:
        self.data: dict[str, object] = {}

    def say(self, key: str, value: object, default: object = None) -> None:
        """Say what a key is, unless it is the default."""
        if value != default:
            self.data[key] = value

    def table(self, key: str) -> Description:
        """A table inside this one; an empty one is not written."""
        child = Description()
        self.data[key] = child.data
        return child

    def tables(self, key: str, count: int) -> list[Description]:
        """A list of tables; empty ones at its end are not written."""
        children = [Description() for _ in range(count)]
        self.data[key] = [child.data for child in children]
        return children

    def text(self) -> str:
        """The table as TOML."""
        return "\n".join(_lines(self.data, "")).strip() + "\n"


def describe_frame(frame: Frame[Any], s: object) -> dict[str, object]:
    """A frame as `decide` lists it: its name and its arguments by theirs."""
    said: dict[str, object] = {"frame": frame.name}
    things = type(frame).things(s)
    for name, value in zip(argument_names(type(frame)), frame.args(), strict=True):
        said[name] = _described(value, things.get(name))
    return said


def _described(value: object, names: list[str] | None) -> object:
    if isinstance(value, tuple):
        return [_described(part, names) for part in value]
    if names is None or not isinstance(value, int):
        return value
    if names is FLAG:
        return value != 0
    return NOTHING if value < 0 else names[value]


# -- TOML ----------------------------------------------------------------------------------------


def _lines(table: dict[str, object], path: str) -> list[str]:
    """The lines of a table: its values, then the tables in it."""
    lines: list[str] = []
    for key, value in table.items():
        if _is_line(key, value):
            lines += _assignment(key, value)
    for key, value in table.items():
        if _is_line(key, value):
            continue
        if isinstance(value, dict) and value:
            inside = _lines(value, f"{path}{_key(key)}.")
            lines += ["", f"[{path}{_key(key)}]", *inside]
        elif isinstance(value, list):
            count = len(value)
            while count and not value[count - 1]:
                count -= 1
            for child in value[:count]:
                lines += ["", f"[[{path}{_key(key)}]]", *_lines(child, f"{path}{_key(key)}.")]
    return lines


def _is_line(key: str, value: object) -> bool:
    """Whether a value stands behind its key: all but long tables and lists of tables."""
    if isinstance(value, dict):
        flat = not any(isinstance(item, dict | list) for item in value.values())
        return flat and bool(value) and len(f"{key} = {_value(value)}") <= WIDTH
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "frame" in value[0]  # a decision of `decide`
    return True


def _assignment(key: str, value: object) -> list[str]:
    line = f"{_key(key)} = {_value(value)}"
    if not isinstance(value, list) or len(line) <= WIDTH:
        return [line]
    rows = [""]
    for item in value:
        shown = _value(item) + ","
        if rows[-1] and len(rows[-1]) + len(shown) + 3 > WIDTH:
            rows.append("")
        rows[-1] += f" {shown}" if rows[-1] else f"  {shown}"
    return [f"{_key(key)} = [", *rows, "]"]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        pairs = [f"{_key(key)} = {_value(item)}" for key, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    raise TypeError(f"a position can't say {value!r}")


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else json.dumps(key)
