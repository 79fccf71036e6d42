"""What the seats of a table are called: by name, a bot by its level and style, two of a kind
numbered.

Two people whose names look alike are numbered too, so that neither passes for the other.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from patolli import bots
from patolli.core.message import Data
from patolli.table.entries import Seat
from patolli.table.messages.parts import SeatOut, Text

#: The kind of a seat, its name, its bot's level, the key of its style, and whether it is no
#: person's own.
Sitting = tuple[str, str, str | None, str, bool]

#: Characters that count as letters, marks or symbols and show nothing.
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
_VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # of the letter before
_MARK: Final = r"[\u0300-\u036f\u0483-\u0489\u20d0-\u20ff]"
_MARKS: Final = re.compile(f"({_MARK}{{2}}){_MARK}+")
#: Letters and digits by the Latin letter that they look like.
_ALIKE: Final = {
    "a": "\u0430\u03b1\u0251",
    "b": "\u0432\u03b2",
    "c": "\u0441",
    "e": "\u0435\u03b5",
    "h": "\u043d\u04bb",
    "j": "\u0458",
    "k": "\u043a\u03ba",
    "l": "1|!i\u04cf\u0456\u03b9\u0131",
    "m": "\u043c",
    "n": "\u03b7",
    "o": "0\u043e\u03bf",
    "p": "\u0440\u03c1",
    "s": "\u0455",
    "t": "\u0442\u03c4",
    "u": "\u03c5",
    "v": "\u03bd",
    "x": "\u0445\u03c7",
    "y": "\u0443",
}
LOOKS: Final = {other: letter for letter, others in _ALIKE.items() for other in others}

#: The same with a number, for several of a kind.
NUMBERED: Final = {
    "server-seat-name": "server-seat-name-number",
    "server-seat-bot": "server-seat-bot-number",
    "server-seat-bot-style": "server-seat-bot-style-number",
    "server-seat-guest": "server-seat-guest-number",
}


def printable(name: str, most: int = 40) -> str:
    """A name in its usual form, without what does not show, with few marks on one letter, and not
    too long; empty if nothing is left."""
    plain = _VARIANTS.sub("", unicodedata.normalize("NFKC", name))
    shown = "".join(" " if not c.isprintable() or c in BLANK else c for c in plain)
    return " ".join(_MARKS.sub(r"\1", shown).split())[:most]


def call(seats: Iterable[SeatOut], game: str) -> list[SeatOut]:
    """The seats of a game, each with what it is called."""
    seats = list(seats)
    texts = titles(tuple(sitting(seat, game) for seat in seats))
    return [replace(seat, called=text) for seat, text in zip(seats, texts, strict=True)]


def sitting(seat: Seat | SeatOut, game: str) -> Sitting:
    """Who sits there, as far as the seat is called by it."""
    style = f"bots-style-{game}-{seat.style}" if seat.style else ""
    return seat.kind, seat.name, seat.level, style, seat.hotseat or seat.person is None


@lru_cache(maxsize=2048)
def titles(seats: tuple[Sitting, ...]) -> tuple[Text, ...]:
    """What the seats are called. Asked at every action of a table, and nearly always the same."""
    called = [_called(number, seat) for number, seat in enumerate(seats, 1)]
    looks = [_looks(text) for text in called]
    alike = Counter(looks)
    met: Counter[str] = Counter()
    found: list[Text] = []
    for text, kind in zip(called, looks, strict=True):
        met[kind] += 1
        if alike[kind] > 1 and text.key in NUMBERED:
            text = Text(NUMBERED[text.key], {**text.data, "number": met[kind]})
        found.append(text)
    return tuple(found)


def skeleton(name: str) -> str:
    """What a name looks like: two names that a hurried reader takes for one have the same."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    letters = (c for c in parts if not unicodedata.combining(c) and not c.isspace())
    return "".join(LOOKS.get(c, c) for c in letters).replace("rn", "m").replace("vv", "w")


def _looks(text: Text) -> str:
    if text.key == "server-seat-name":
        return text.key + skeleton(str(text.data["name"]))
    return text.key + str(text.data)


def _called(number: int, seat: Sitting) -> Text:
    kind, name, level, style, unnamed = seat
    if kind == "open":
        return Text("server-seat-open")
    if kind == "invited":
        return Text("server-seat-invited", {"name": name, "known": int(bool(name))})
    if name:
        return Text("server-seat-name", {"name": name})
    if kind == "bot" and style:
        said: Data = {"level": {"name": f"bots-{level}"}, "style": {"name": style}}
        return Text("server-seat-bot-style", said)
    if kind == "bot" and level in bots.LEVELS:
        return Text("server-seat-bot", {"level": {"name": f"bots-{level}"}})
    if kind == "bot":  # one of the server's own, called by its name
        return Text("server-seat-bot", {"level": level})
    if unnamed:  # at another's screen, or of a record
        return Text("player", {"number": number})
    return Text("server-seat-guest")
