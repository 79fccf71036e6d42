"""A server that sends notices to receivers on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.notices.outside import Mailbox, Web
from tests.server.running import Server

#: Retries come soon, and the sweep is fast.
SOON = "import patolli.server.notices.sending as s; s.FIRST_PAUSE = 10; s.BUSY_PAUSE = 50\n"


class World(NamedTuple):
    """The server and what is outside."""

    server: Server
    mails: Mailbox
    web: Web


def settings(mails: Mailbox) -> dict[str, Any]:
    return {
        "public_url": "https://table.example",
        "smtp_host": "127.0.0.1",
        "smtp_port": mails.port,
        "smtp_from": "Patolli <table@table.example>",
        "smtp_tls": "none",
        "notice_seconds": 0,
        "sweep_seconds": 0.1,
        "private_receivers": True,
    }


@pytest.fixture(scope="session")
def outside() -> Iterator[tuple[Mailbox, Web]]:
    mails, web = Mailbox(), Web()
    yield mails, web
    web.let_go.set()
    mails.shutdown()
    web.shutdown()


@pytest.fixture(scope="session")
def world(
    outside: tuple[Mailbox, Web], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("notices")
    server = Server(f"sqlite:///{folder / 'a.db'}", first=SOON, **settings(outside[0]))
    yield World(server, *outside)
    server.stop()
