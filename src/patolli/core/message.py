"""What is said to people: a key and its data, never a sentence.

The sentences live in `locales/<language>/*.ftl`. A value in the data is a number, a text shown as
it is (a coordinate), a list of values, one of the two references made by `name` and `player`, or
another message as `Message.json` writes it (a bot speaks of a choice by its label).
"""

from __future__ import annotations

from typing import final

Data = dict[str, object]


def name(key: str) -> Data:
    """A value that stands for a translated name: `name("tikal-leader")`."""
    return {"name": key}


def player(seat: int) -> Data:
    """A value that stands for the name of the player at a seat: `player(2)`."""
    return {"seat": seat}


@final
class Message:
    """A message key with its data: a prompt, or the label of a choice."""

    def __init__(self, key: str, data: Data | None = None) -> None:
        self.key = key
        self.data: Data = data if data is not None else {}

    def json(self) -> Data:
        """The message as JSON."""
        return {"key": self.key, "data": self.data}

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.data)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.data!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.key)


@final
class Event:
    """Something that happened: its key, its data and the index of the action that caused it.

    `action` is -1 for what happened during the setup. `seats` lists who may know of it;
    None means everybody, spectators included.
    """

    def __init__(self, action: int, key: str, data: Data, seats: list[int] | None) -> None:
        self.action = action
        self.key = key
        self.data = data
        self.seats = seats

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def json(self) -> Data:
        """The event as JSON."""
        return {"action": self.action, "key": self.key, "data": self.data}

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.action, self.key, self.data, self.seats)

    def __repr__(self) -> str:
        return f"Event({self.action}, {self.key!r}, {self.data!r}, {self.seats!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.action == other.action
            and self.key == other.key
            and self.data == other.data
            and self.seats == other.seats
        )

    def __hash__(self) -> int:
        return hash((self.action, self.key))
