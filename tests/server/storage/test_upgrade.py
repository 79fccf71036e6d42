"""A database that an older Patolli has made is brought up to date, and its tables are all there.

`databases/schema-NNNN.sql.gz` are dumps of SQLite databases, each made by the commit that added it:
a finished game of Patolli and three public games in their beginnings, without sessions; since 0008
also a report, a block, a mute and a moderator, in 0010 what a person wants to be told of.
A release that changes the schema or what is stored adds one (`filling.py` writes it); none is
ever changed.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import Server
from typer.testing import CliRunner

from patolli.server.ops.commands import admin
from patolli.server.ops.diagnosis import of_file

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql.gz"))
assert DUMPS


@pytest.fixture(params=DUMPS, ids=lambda path: path.name.partition(".")[0])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of a dump."""
    file = tmp_path / "older.db"
    with sqlite3.connect(file) as database:
        database.executescript(gzip.decompress(request.param.read_bytes()).decode())
    database.close()
    file.chmod(0o600)
    return file


def test_an_older_database_is_served(older: Path) -> None:
    with sqlite3.connect(older) as database:
        ids = dict(database.execute("SELECT id, status FROM tables").fetchall())
    assert sorted(ids.values()) == ["finished", "running", "running", "running"]
    server = Server(f"sqlite:///{older}")

    async def look() -> None:
        person = await Person(server).guest("Ben")
        for id, status in ids.items():
            async with person.at(id) as chair:
                assert chair.update["table"]["status"] == status
                assert chair.log
        made = await person.table("patolli", ["me", "hotseat"])
        async with person.at(made["id"]) as chair:
            assert chair.update["choices"]
        await person.close()

    try:
        asyncio.run(look())
    finally:
        server.stop()
    checked = CliRunner().invoke(
        admin, ["check"], env={"PATOLLI_DATABASE_URL": f"sqlite:///{older}"}
    )
    assert checked.stdout == "5 tables, 0 broken\n"
    assert [(level, found.key) for level, found in of_file(older)] == [
        ("good", "cli-doctor-database-good")
    ]
