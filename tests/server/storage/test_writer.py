"""What the writer does with a batch of entries, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import select, text
from tests.server.running import Postgres

from patolli.core.message import Data
from patolli.server.ops.config import Settings
from patolli.server.storage import schema
from patolli.server.storage.append import Append
from patolli.server.storage.storage import CHANNEL, Storage

TABLES = ("first", "second", "third")


def row(version: int, turn: int = 0) -> Data:
    return {
        "status": "running",
        "updated": version,
        "deadline": None,
        "waits_for_bot": False,
        "free": 0,
        "asks": "ann",
        "version": version,
        "turn": turn,
        "card": f"card {version}",
    }


@asynccontextmanager
async def storing(url: str) -> AsyncIterator[Storage]:
    """A storage with three tables of one entry each."""
    storage = Storage(Settings(database_url=url), "me")
    await storage.open()
    for name in TABLES:
        made = {"id": name, "game": "patolli", "visibility": "public", "created": 1}
        more = {"seed": 1, "position": None, "invite": "x"}
        await storage.add_table({**row(1), **made, **more}, ["1"], ["ann", "ben"])
    yield storage
    await storage.close()


async def all_of(storage: Storage, statement: str) -> list[tuple[object, ...]]:
    async with storage.engine.connect() as database:
        return [tuple(one) for one in await database.execute(text(statement))]


def test_a_batch_stores_each_entry_whose_version_is_free(database: str) -> None:
    async def work() -> None:
        async with storing(database) as storage:
            stored = await asyncio.gather(
                storage.append(Append("first", 2, "2", row(2, turn=1), b"begun", 7)),
                storage.append(Append("second", 1, "other", row(1, turn=9), b"wrong", 3)),
                storage.append(Append("third", 2, "2", row(2), joined=["cat"], left=["ben"])),
            )
            assert list(stored) == [True, False, True]
            assert await all_of(storage, "SELECT * FROM entries ORDER BY table_id, version") == [
                ("first", 1, "1"),
                ("first", 2, "2"),
                ("second", 1, "1"),
                ("third", 1, "1"),
                ("third", 2, "2"),
            ]
            shown = "SELECT id, version, turn, card FROM tables ORDER BY id"
            assert await all_of(storage, shown) == [
                ("first", 2, 1, "card 2"),
                ("second", 1, 0, "card 1"),
                ("third", 2, 0, "card 2"),
            ]
            assert await all_of(storage, "SELECT table_id, at, state FROM turns") == [
                ("first", 7, b"begun")
            ]
            assert await all_of(storage, "SELECT * FROM snapshots ORDER BY table_id") == [
                ("first", b"begun", None),
                ("second", None, None),
                ("third", None, None),
            ]
            seated = "SELECT person FROM players WHERE table_id = 'third' ORDER BY person"
            assert await all_of(storage, seated) == [("ann",), ("cat",)]
            assert storage.changed == set(TABLES)

    asyncio.run(work())


def test_a_turn_that_is_played_again_replaces_its_state_and_the_end_stays(database: str) -> None:
    async def work() -> None:
        async with storing(database) as storage:
            assert await storage.append(Append("first", 2, "2", row(2), b"once", 4))
            assert await storage.append(Append("first", 3, "3", row(3), b"twice", 4, b"end"))
            assert await storage.append(Append("first", 4, "4", row(4), b"more", 5))
            found = "SELECT at, state FROM turns ORDER BY at"
            assert await all_of(storage, found) == [(4, b"twice"), (5, b"more")]
            rows = schema.snapshots
            async with storage.engine.connect() as connection:
                last = await connection.execute(
                    select(rows.c.state, rows.c.final).where(rows.c.table_id == "first")
                )
                assert tuple(last.one()) == (b"more", b"end")

    asyncio.run(work())


def test_two_that_want_the_same_version_store_it_once(database: str) -> None:
    async def work() -> None:
        async with storing(database) as one:
            two = Storage(Settings(database_url=database), "other")
            await two.open()
            for version in range(2, 12):
                same = [Append("first", version, way, row(version)) for way in ("one", "two")]
                stored = await asyncio.gather(one.append(same[0]), two.append(same[1]))
                assert sorted(stored) == [False, True]
            await two.close()

    asyncio.run(work())


def test_a_lost_connection_is_made_again(postgres: Postgres) -> None:
    async def work() -> None:
        async with storing(postgres.database()) as storage:
            assert await storage.append(Append("first", 2, "2", row(2)))
            end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE :writes"
            async with storage.begin() as database:
                await database.execute(text(end), {"writes": "%WITH listed%unnest%"})
            kept = storage.writer._connection
            assert kept is not None
            driver = (await kept.get_raw_connection()).driver_connection
            assert driver is not None
            while not driver.is_closed():
                await asyncio.sleep(0.02)
            assert await storage.append(Append("first", 3, "3", row(3)))

    asyncio.run(work())


def test_what_fails_at_the_commit_is_not_stored(postgres: Postgres) -> None:
    async def work() -> None:
        async with storing(postgres.database()) as storage:
            async with storage.begin() as database:
                await database.execute(
                    text(
                        "ALTER TABLE entries ADD CONSTRAINT late FOREIGN KEY (body) "
                        "REFERENCES people (id) DEFERRABLE INITIALLY DEFERRED NOT VALID"
                    )
                )
            with pytest.raises(asyncpg.ForeignKeyViolationError):
                await storage.append(Append("first", 2, "2", row(2)))
            assert await all_of(storage, "SELECT version FROM entries WHERE version > 1") == []

    asyncio.run(work())


def test_other_processes_are_told_and_one_that_joins_misses_nothing(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.database()
        heard: list[str] = []
        async with storing(url) as storage:
            listener = await asyncpg.connect(url)
            await listener.add_listener(CHANNEL, lambda *given: heard.append(given[3]))
            assert await storage.append(Append("first", 2, "2", row(2)))
            await listener.execute("SELECT 1")
            assert heard == [], "this process is alone"

            other = await asyncpg.connect(url)
            joining = other.transaction()
            await joining.start()
            await other.execute("LOCK TABLE processes IN EXCLUSIVE MODE")
            await other.execute("INSERT INTO processes (id, seen) VALUES ('other', 1)")
            storing_now = asyncio.create_task(storage.append(Append("first", 3, "3", row(3))))
            await asyncio.sleep(0.3)
            assert not storing_now.done(), "it would not be told to the process that is joining"
            await joining.commit()
            assert await storing_now
            await listener.execute("SELECT 1")
            assert heard == ['{"from":"me","tables":{"first":3}}']
            await listener.close()
            await other.close()

    asyncio.run(work())
