"""A database with something in it: for copies, and for the dumps that later versions take over.

`PYTHONPATH=src:. python -m tests.server.storage.filling schema-NNNN` writes the dumps of a new
schema into `databases`, one of each kind of database; a dump that is there is never written again.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.clients import Person
from tests.server.running import Postgres, Server
from tests.server.test_moderation import WHY, account, moderator, sanction

DATABASES = Path(__file__).parent / "databases"
TABLES = 4
SETTINGS: dict[str, Any] = {"public_url": "http://127.0.0.1:8000", "private_receivers": True}


async def fill(server: Server) -> None:
    """A finished game of Patolli, three public games in their beginnings, a chat, a report, a
    block, a mute, a moderator, and what a person wants to be told of."""
    ann, _ = await account(server, "Ann")
    ben = await Person(server).guest("Ben")
    done = await ann.table("patolli", ["me", "hotseat"], visibility="public")
    async with ann.at(done["id"]) as chair:
        await chair.play(random.Random(1))
    for game in ("tikal", "teotihuacan", "founders"):
        table = await ann.table(game, ["me", "open"], visibility="public")
        await ben.post(f"/api/tables/{table['id']}/join", {})
        await ann.post(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as one, ben.at(table["id"]) as other:
            for _ in range(4):
                asked = one if one.update["choices"] else other
                await asked.act(asked.update["choices"][0]["id"])
                await (other if asked is one else one).next("update")
            await one.answer("chat", text="good luck")
    mia = await moderator(server)
    report = {"kind": "person", "person": ben.id, **WHY}
    await ann.post("/api/reports", report, 204)
    await ann.post("/api/blocks", {"person": ben.id}, 204)
    await sanction(mia, ben, "mute", 24)
    quiet = {"quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Paris"}
    await ann.request("PUT", "/api/notices", quiet)
    await ann.request("PUT", f"/api/tables/{table['id']}/notices", {"muted": True})
    await ann.post("/api/notices/webhooks", {"url": "http://127.0.0.1:9/"})
    for person in (ann, ben, mia):
        await person.close()


def filled_sqlite() -> str:
    """The dump of a filled SQLite database, without sessions."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "filled.db"
        served(f"sqlite:///{file}")
        with sqlite3.connect(file) as database:
            database.execute("DELETE FROM sessions")
            database.commit()
            return "\n".join(database.iterdump())


def filled_postgresql() -> str:
    """The dump of a filled PostgreSQL database, without sessions."""
    postgres = Postgres()
    try:
        url = postgres.database()
        served(url)
        text = postgres.tool("pg_dump", "--no-owner", "--exclude-table-data=sessions", url)
    finally:
        postgres.stop()
    # Commands of newest versions of psql, which older ones refuse.
    return re.sub(r"^\\(un)?restrict .*\n", "", text, flags=re.MULTILINE)


def served(url: str) -> None:
    """Fill a database through a server."""
    server = Server(url, **SETTINGS)
    try:
        asyncio.run(fill(server))
    finally:
        server.stop()


def main() -> None:
    """Write the dumps of databases of this version."""
    for kind, filled in {"sqlite": filled_sqlite, "postgresql": filled_postgresql}.items():
        target = DATABASES / f"{sys.argv[1]}.{kind}.sql.gz"
        assert not target.exists(), "a dump stays as it is"
        target.write_bytes(gzip.compress(filled().encode(), mtime=0))


if __name__ == "__main__":
    main()
