"""Records: a whole game as its start and a list of integers."""

from __future__ import annotations

import json
from typing import Any, cast, final

from patolli.core.errors import BadRecord
from patolli.core.options import Value

FORMAT = 1


@final
class Record:
    """Everything needed to play a game again, bit for bit.

    `position` is the dump of the first state when the game began from a written position
    or was forked; None when it began with the game's own setup.
    """

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        options: dict[str, Value],
        seed: int,
        actions: list[int],
        position: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.actions = actions
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        first = (self.game, self.rules_version, self.seats, self.options, self.seed)
        return Record, (*first, self.actions, self.position)

    def json(self) -> dict[str, object]:
        """The record as JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "actions": self.actions,
            "position": self.position,
        }

    def text(self) -> str:
        """The record as JSON text, one line."""
        return json.dumps(self.json(), separators=(",", ":"))

    @staticmethod
    def read(data: object) -> Record:
        """A record from JSON or its text; BadRecord says what is wrong with it."""
        if isinstance(data, Record):
            return data
        if isinstance(data, (str, bytes)):
            try:
                data = json.loads(data)
            except json.JSONDecodeError as error:
                raise BadRecord(f"not JSON: {error}") from None
        if not isinstance(data, dict):
            raise BadRecord(f"a record is a JSON object, not {type(data).__name__}")
        wrong = _faults(data)
        if wrong:
            raise BadRecord("broken record: " + "; ".join(wrong))
        return Record(
            cast(str, data["game"]),
            cast(int, data["rules_version"]),
            cast(int, data["seats"]),
            cast("dict[str, Value]", data.get("options") or {}),
            cast(int, data["seed"]),
            list(cast("list[int]", data["actions"])),
            cast("dict[str, object] | None", data.get("position")),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, tuple(self.actions)))

    def __repr__(self) -> str:
        return (
            f"Record({self.game!r}, rules_version={self.rules_version}, seats={self.seats}, "
            f"seed={self.seed}, {len(self.actions)} actions)"
        )


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _faults(data: dict[str, Any]) -> list[str]:
    """Everything wrong with the shape of a record."""
    wrong: list[str] = []
    if data.get("format", FORMAT) != FORMAT:
        wrong.append(f"format is {data['format']!r}, this is format {FORMAT}")
    if not isinstance(data.get("game"), str):
        wrong.append("'game' must be a game's id")
    for key in ("rules_version", "seats", "seed"):
        if not _is_int(data.get(key)):
            wrong.append(f"{key!r} must be a whole number, it is {data.get(key)!r}")
    if not isinstance(data.get("options", {}), dict):
        wrong.append("'options' must be an object")
    if not isinstance(data.get("position"), (dict, type(None))):
        wrong.append("'position' must be the dump of a state, or null")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(_is_int(action) for action in actions):
        wrong.append("'actions' must be a list of whole numbers")
    return wrong
