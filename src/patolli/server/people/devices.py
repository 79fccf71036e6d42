"""What a browser calls itself, in two words that its person knows again."""

from __future__ import annotations

from typing import Final

#: The first that is found: most browsers also call themselves by the names further down.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """The browser and the system, as far as they are told: `Firefox, Linux`."""
    words = [
        next((name for sign, name in names if sign in user_agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(word for word in words if word)
