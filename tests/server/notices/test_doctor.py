"""What `patolli doctor` says of the settings for notices."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.notices.outside import Mailbox
from tests.server.running import free_port

from patolli.server.ops.config import Settings
from patolli.server.ops.diagnosis import of_notices

URL = "https://table.example"
MAIL: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_from": "a@b.example", "smtp_tls": "none"}


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        ({}, []),
        ({"smtp_host": "127.0.0.1"}, [("wrong", "mail-no-url")]),
        ({"public_url": "table.example"}, [("wrong", "url-wrong")]),
        ({"public_url": "https://table.example/below"}, [("wrong", "url-wrong")]),
        ({"public_url": URL}, [("note", "mail-none")]),
        ({"public_url": "http://a.example"}, [("note", "url-plain"), ("note", "mail-none")]),
        ({"public_url": URL, "smtp_host": "127.0.0.1"}, [("wrong", "mail-no-sender")]),
        ({"public_url": URL, **MAIL, "smtp_port": free_port()}, [("wrong", "mail-refused")]),
    ],
)
def test_settings_that_can_not_work(settings: dict[str, Any], found: list[tuple[str, str]]) -> None:
    said = of_notices(Settings(**settings))
    assert [(level, one.key.removeprefix("cli-doctor-")) for level, one in said] == found


def test_a_mail_server_is_reached_and_sent_nothing() -> None:
    mails = Mailbox()
    try:
        [(level, said)] = of_notices(Settings(public_url=URL, **MAIL, smtp_port=mails.port))
        assert (level, said.key) == ("good", "cli-doctor-mail-good")
        insecure = {**MAIL, "smtp_tls": "starttls"}
        [(level, _)] = of_notices(Settings(public_url=URL, **insecure, smtp_port=mails.port))
        assert level == "wrong", "it does not speak TLS"
        assert mails.mails == []
    finally:
        mails.shutdown()
