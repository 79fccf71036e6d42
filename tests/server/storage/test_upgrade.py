"""A database that an older Patolli has made is brought up to date, and its tables are all there.

`databases/schema-NNNN.KIND.sql.gz` are dumps, each made by the commit that added it (0008 of
PostgreSQL by the one that added that of SQLite): a finished game of Patolli and three public games
in their beginnings, without sessions; since 0008 also a report, a block, a mute and a moderator, in
0010 what a person wants to be told of. A release that changes the schema or what is stored adds one
of each kind (`filling.py` writes them); none is ever changed.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.ops.test_commands import admin
from tests.server.running import Postgres, Server
from tests.server.storage.filling import DATABASES

from patolli.server.ops.diagnosis import of_server

DUMPS = sorted(DATABASES.glob("*.sql.gz"))
assert {path.name.split(".")[1] for path in DUMPS} == {"sqlite", "postgresql"}


@pytest.fixture(params=DUMPS, ids=lambda path: path.name.removesuffix(".sql.gz"))
def older(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is brought back from a dump."""
    text = gzip.decompress(request.param.read_bytes()).decode()
    if ".sqlite." in request.param.name:
        file = tmp_path / "older.db"
        with sqlite3.connect(file) as database:
            database.executescript(text)
        database.close()
        file.chmod(0o600)
        return f"sqlite:///{file}"
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.database()
    script = tmp_path / "older.sql"
    script.write_text(text, encoding="utf-8")
    postgres.tool("psql", "--quiet", "--set=ON_ERROR_STOP=1", f"--file={script}", url)
    return url


def test_an_older_database_is_served(older: str) -> None:
    server = Server(older)
    try:
        listed = [line.split() for line in admin(older, "list").stdout.splitlines()]
        asyncio.run(look(server, listed))
    finally:
        server.stop()
    assert admin(older, "check").stdout == "5 tables, 0 broken\n"
    database = [found.key for _, found in of_server(database=older) if "database" in found.key]
    assert database == ["cli-doctor-database-good"]


async def look(server: Server, listed: list[list[str]]) -> None:
    """Every table is there with its log, and a new one can be opened."""
    statuses = {id: status for id, _, status, *_ in listed}
    assert sorted(statuses.values()) == ["finished", "running", "running", "running"]
    person = await Person(server).guest("Ben")
    for id, status in statuses.items():
        async with person.at(id) as chair:
            assert chair.update["table"]["status"] == status
            assert chair.log
    made = await person.table("patolli", ["me", "hotseat"])
    async with person.at(made["id"]) as chair:
        assert chair.update["choices"]
    await person.close()
