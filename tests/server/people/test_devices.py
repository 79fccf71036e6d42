"""What a browser calls itself, in two words."""

from __future__ import annotations

import pytest

from patolli.server.people.devices import device_of

WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (f"{WINDOWS} Chrome/140.0 Safari/537.36", "Chrome, Windows"),
        (f"{WINDOWS} Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("curl/8", ""),
    ],
)
def test_a_device_in_two_words(user_agent: str, device: str) -> None:
    assert device_of(user_agent) == device
