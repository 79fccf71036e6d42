"""Every refusal has its sentence in both languages, and no sentence is left over."""

from __future__ import annotations

import pytest

from patolli.server.http.errors import STATUS
from patolli.text import Words, bundle

DATA: dict[str, object] = {
    "detail": "x",
    "reason": "noise",
    "version": 2,
    "edition": "00000abc",
    "installed": "reconstruction",
    "from": 1,
    "fewest": 1,
    "most": 40,
    "minutes": 1,
    "increment": 2,
    "days": 3,
    "name": "Ann",
    "level": {"name": "bots-artisan"},
    "style": {"name": "bots-style-tikal-temples"},
    "number": 2,
    "known": 1,
}
NOTICES = [
    "server-notice-rules",
    "server-notice-old-rules",
    "server-notice-other-edition",
    "server-notice-known-deal",
]
SEATS = [
    "server-seat-" + kind
    for kind in (
        "name",
        "name-number",
        "bot",
        "bot-number",
        "bot-style",
        "bot-style-number",
        "guest",
        "guest-number",
        "open",
        "invited",
    )
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_can_be_said(language: str) -> None:
    words = Words(language)
    keys = ["server-error-" + code.replace("_", "-") for code in STATUS] + NOTICES + SEATS
    for key in keys:
        assert words.text(key, DATA)
    known = {
        key
        for key in bundle(language)._messages
        if key.startswith("server-") and not key.startswith("server-told-")  # notices, by mail
    }
    assert known == set(keys)
