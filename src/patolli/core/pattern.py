"""Parts of observations that are always the same: made once, and copied for every observation."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast, final

T = TypeVar("T")  # what is copied

TABLE: Final = 0  # a dict, and the patterns of what it holds by key
ROW: Final = 1  # a list of numbers and texts
TABLES: Final = 2  # a list of dicts of numbers and texts
ROWS: Final = 3  # a list of lists of numbers and texts
PARTS: Final = 4  # any other list, and the patterns of its items


@final
class Pattern(Generic[T]):
    """Dicts and lists in each other, to be handed out: whoever gets them may change them.

    Texts and numbers are shared. What is copied how is found once.
    """

    def __init__(self, data: T) -> None:
        self.kind = PARTS
        self.table: Final[dict[str, Any]] = {}
        self.row: Final[list[Any]] = []
        self.tables: Final[list[dict[str, Any]]] = []
        self.rows: Final[list[list[Any]]] = []
        self.keys: Final[list[str]] = []
        self.parts: Final[list[Pattern[Any]]] = []
        if isinstance(data, dict):
            self.kind = TABLE
            self.table.update(data)
            for key, value in data.items():
                if isinstance(value, (dict, list)):
                    self.keys.append(key)
                    self.parts.append(Pattern(value))
            return
        if not isinstance(data, list):
            raise TypeError(f"a pattern is a dict or a list, not {data!r}")
        kinds = {type(item) for item in data}
        nested = any(_nested(item) for item in data)
        if dict not in kinds and list not in kinds:
            self.kind = ROW
            self.row.extend(data)
        elif kinds == {dict} and not nested:
            self.kind = TABLES
            self.tables.extend(data)
        elif kinds == {list} and not nested:
            self.kind = ROWS
            self.rows.extend(data)
        elif kinds <= {dict, list}:
            self.parts.extend([Pattern(item) for item in data])
        else:
            raise TypeError(f"a pattern has a list of unlike things: {data!r}")

    def copy(self) -> T:
        """A new one, the caller's own."""
        return cast(T, self._copy())

    def _copy(self) -> object:
        kind = self.kind
        if kind == TABLE:
            table = self.table.copy()
            keys = self.keys
            for i, part in enumerate(self.parts):
                table[keys[i]] = part._copy()
            return table
        if kind == ROW:
            return self.row.copy()
        if kind == TABLES:
            return [table.copy() for table in self.tables]
        if kind == ROWS:
            return [row.copy() for row in self.rows]
        return [part._copy() for part in self.parts]


def _nested(data: object) -> bool:
    """Whether a dict or list holds others."""
    if isinstance(data, dict):
        return any(isinstance(value, (dict, list)) for value in data.values())
    return isinstance(data, list) and any(isinstance(value, (dict, list)) for value in data)
