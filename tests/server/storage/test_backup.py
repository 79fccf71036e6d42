"""A PostgreSQL installation is copied and brought back with its own tools (docs/server.md)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.clients import Person
from tests.server.ops.test_commands import admin
from tests.server.running import Postgres, Server
from tests.server.storage.filling import SETTINGS, TABLES, fill

CLEAN = f"{TABLES} tables, 0 broken\n"


def test_a_copy_of_postgresql_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    url, dump = postgres.database(), tmp_path / "patolli.dump"
    server = Server(url, **SETTINGS)
    try:
        asyncio.run(fill(server))
        postgres.tool("pg_dump", "-Fc", "-f", str(dump), url)  # while it is served
        before = admin(url, "list").stdout

        async def play_on() -> None:
            eve = await Person(server).guest("Eve")
            await eve.table("patolli", ["me", "hotseat"])
            await eve.close()

        asyncio.run(play_on())
        assert admin(url, "list").stdout != before
    finally:
        server.stop()

    restore = ("pg_restore", "--clean", "--if-exists", "--single-transaction")
    postgres.tool(*restore, "-d", url, str(dump))
    assert admin(url, "list").stdout == before
    assert admin(url, "check").stdout == CLEAN

    elsewhere = postgres.database()  # on a new machine
    postgres.tool(*restore, "-d", elsewhere, str(dump))
    assert admin(elsewhere, "check").stdout == CLEAN
    again = Server(elsewhere, **SETTINGS)

    async def look() -> None:
        fay = await Person(again).guest("Fay")
        public = [line.split()[0] for line in before.splitlines() if "running" in line]
        assert len(public) == TABLES - 1
        for table in public:
            async with fay.at(table) as chair:
                assert chair.log
        made = await fay.table("patolli", ["me", "hotseat"])  # jobs, keys and numbers go on
        async with fay.at(made["id"]) as chair:
            await chair.act(chair.update["choices"][0]["id"])
        await fay.close()

    try:
        asyncio.run(look())
    finally:
        again.stop()
    assert admin(elsewhere, "check").stdout == f"{TABLES + 1} tables, 0 broken\n"
