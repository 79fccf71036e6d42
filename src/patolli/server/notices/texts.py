"""What a notice says, in the language of the person who gets it.

No word of another person is in it: names could lure people or call a whole channel.
"""

from __future__ import annotations

from msgspec import Struct

from patolli.core.message import Data
from patolli.text import Words

MINUTE = 60_000
HOUR = 60 * MINUTE


class Told(Struct):
    """What a notice is about: `left` are the milliseconds on a clock that is low."""

    kind: str
    language: str
    game: str = ""
    left: int = 0


def title(told: Told) -> str:
    """A few words: the game, or what it is about."""
    words = Words(told.language)
    return words.text(told.game) if told.game else words.text(f"server-told-{told.kind}-title")


def subject(told: Told) -> str:
    """Title and sentence in one line."""
    return f"{title(told)}: {sentence(told)}" if told.game else sentence(told)


def sentence(told: Told) -> str:
    """What has happened."""
    words = Words(told.language)
    if told.kind == "clock":
        hours = told.left // HOUR
        unit = "hours" if hours else "minutes"
        data: Data = {"left": hours or max(1, told.left // MINUTE)}
        return words.text(f"server-told-clock-{unit}", data)
    return words.text(f"server-told-{told.kind}")


def letter(told: Told, link: str, footer: list[str]) -> str:
    """The text of an e-mail."""
    words = Words(told.language)
    about = "table" if told.game else told.kind
    return "\n\n".join([subject(told), link, words.text(f"server-told-{about}-link"), *footer])


def footer(told: Told, unsubscribe: str, settings: str) -> list[str]:
    """How to get no more of them."""
    words = Words(told.language)
    return [
        "-- \n" + words.text("server-told-footer-unsubscribe", {"link": unsubscribe}),
        words.text("server-told-footer-settings", {"link": settings}),
    ]
