"""A check that can fail, copies that come back, databases of every age, what strangers reach."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from tests.server.clients import Person
from tests.server.ops.test_commands import admin
from tests.server.running import Server
from tests.server.storage.test_migrations import config, run

from patolli.server.ops.config import BadSetting, Settings
from patolli.server.storage.files import probe
from patolli.server.storage.storage import Storage
from patolli.table import deals


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game, one with undo in it, a chosen deal and a fork."""
    path = tmp_path_factory.mktemp("played") / "a.db"
    server = Server(f"sqlite:///{path}")

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        part = "ab" * 16
        done = await ann.table("patolli", ["me", "hotseat"], part_hash=deals.hash_of(part))
        await ann.post(f"/api/tables/{done['id']}/reveal", {"part": part})
        async with ann.at(done["id"]) as chair:
            await chair.play(random.Random(1))
        running = await ann.table("tikal", ["me", "hotseat"], seed=7)
        async with ann.at(running["id"]) as chair:
            await chair.play(random.Random(1), 12)
            await chair.answer("undo_to", version=chair.version, to=3)
            await chair.play(random.Random(2), 8)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        await ann.post(f"/api/tables/{done['id']}/fork", {"at": 9, "seats": seats}, 201)
        record = await ann.get(f"/api/tables/{done['id']}/record")
        await ann.post("/api/records", {"record": record}, 201)

    try:
        asyncio.run(work())
    finally:
        server.stop()
    return path


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    target = tmp_path / "a.db"
    shutil.copy(played, target)
    return target


def entry(database: sqlite3.Connection, game: str, kind: str, last: bool = False) -> Any:
    """The table, version and body of an entry of a kind."""
    rows = database.execute(
        "SELECT e.table_id, e.version, e.body FROM entries e JOIN tables t ON t.id = e.table_id "
        "WHERE t.game = ? AND t.position IS NULL ORDER BY t.created, e.version",
        [game],
    ).fetchall()
    first = rows[0][0]
    found = [(row[0], row[1], json.loads(row[2])) for row in rows if row[0] == first]
    found = [one for one in found if one[2]["kind"] == kind]
    return found[-1 if last else 0]


def write(database: sqlite3.Connection, table: str, version: int, body: Any) -> None:
    database.execute(
        "UPDATE entries SET body = ? WHERE table_id = ? AND version = ?",
        [json.dumps(body), table, version],
    )


def another_action(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "tikal", "action")
    write(database, table, version, {**body, "action": body["action"] + 1})


def another_score(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "tikal", "action", last=True)
    data = {**body["data"], "scores": [99, 0]}
    write(database, table, version, {**body, "data": data})


def another_score_on_the_way(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "tikal", "action")
    data = {**body["data"], "scores": [99, 0]}
    write(database, table, version, {**body, "data": data})


def another_part(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "patolli", "reveal")
    seat = {**body["data"]["seat"], "part": "cd" * 16}
    write(database, table, version, {**body, "data": {"seat": seat}})


def another_event(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "tikal", "start")
    write(database, table, version, {**body, "events": []})


def another_outcome(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "patolli", "action", last=True)
    told = body["data"]["outcome"]
    outcome = {**told, "ranks": [3 - rank for rank in told["ranks"]]}
    write(database, table, version, {**body, "data": {**body["data"], "outcome": outcome}})


def another_seed(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET seed = seed + 1 WHERE game = 'tikal'")


def another_dealt_seed(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "patolli", "start")
    data = {**body["data"], "seed": body["data"]["seed"] + 1}
    write(database, table, version, {**body, "data": data})


def another_secret(database: sqlite3.Connection) -> None:
    table, version, body = entry(database, "patolli", "created")
    write(database, table, version, {**body, "data": {**body["data"], "secret": "00" * 32}})


def no_last_entry(database: sqlite3.Connection) -> None:
    table, version, _ = entry(database, "tikal", "action", last=True)
    database.execute("DELETE FROM entries WHERE table_id = ? AND version = ?", [table, version])


def a_gap(database: sqlite3.Connection) -> None:
    table, version, _ = entry(database, "tikal", "action")
    database.execute("DELETE FROM entries WHERE table_id = ? AND version = ?", [table, version])


def another_snapshot(database: sqlite3.Connection) -> None:
    table, _, _ = entry(database, "tikal", "action")
    state = json.loads(
        database.execute("SELECT state FROM snapshots WHERE table_id = ?", [table]).fetchone()[0]
    )
    state["points"] = [50, 0]
    database.execute(
        "UPDATE snapshots SET state = ? WHERE table_id = ?", [json.dumps(state).encode(), table]
    )


def another_turn(database: sqlite3.Connection) -> None:
    state = json.loads(database.execute("SELECT state FROM turns WHERE at = 0").fetchone()[0])
    state["rng"] = [1, 2, 3, 4]
    database.execute("UPDATE turns SET state = ? WHERE at = 0", [json.dumps(state).encode()])


def another_end(database: sqlite3.Connection) -> None:
    database.execute("UPDATE snapshots SET final = CAST('{}' AS BLOB) WHERE final IS NOT NULL")


def another_status(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET status = 'closed' WHERE status = 'running'")


def another_visibility(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET visibility = 'public' WHERE game = 'tikal'")


def another_game(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET game = 'founders' WHERE game = 'tikal'")


def another_time(database: sqlite3.Connection) -> None:
    database.execute("UPDATE tables SET created = created - 1 WHERE game = 'tikal'")


def no_player(database: sqlite3.Connection) -> None:
    table, _, _ = entry(database, "tikal", "action")
    database.execute("DELETE FROM players WHERE table_id = ?", [table])


def no_snapshot(database: sqlite3.Connection) -> None:
    table, _, _ = entry(database, "tikal", "action")
    database.execute("DELETE FROM snapshots WHERE table_id = ?", [table])


def no_turn(database: sqlite3.Connection) -> None:
    table, _, _ = entry(database, "patolli", "action")
    database.execute(
        "DELETE FROM turns WHERE table_id = ? "
        "AND at = (SELECT max(at) FROM turns WHERE table_id = ?)",
        [table, table],
    )


PLANTED = [
    another_action,
    another_score,
    another_score_on_the_way,
    another_part,
    another_event,
    another_outcome,
    another_seed,
    another_dealt_seed,
    another_secret,
    no_last_entry,
    a_gap,
    another_snapshot,
    another_turn,
    another_end,
    another_status,
    another_visibility,
    another_game,
    another_time,
    no_player,
    no_snapshot,
    no_turn,
]


def test_sound_tables_are_found_sound(copy: Path) -> None:
    done = admin(f"sqlite:///{copy}", "check")
    assert (done.stdout, done.stderr) == ("4 tables, 0 broken\n", "")


@pytest.mark.parametrize("plant", PLANTED)
def test_every_planted_fault_is_found(
    copy: Path, plant: Callable[[sqlite3.Connection], None]
) -> None:
    with sqlite3.connect(copy) as database:
        plant(database)
    done = admin(f"sqlite:///{copy}", "check")
    assert done.exit_code == 1, done.stdout
    assert "4 tables, 0 broken" not in done.stdout


@pytest.mark.parametrize(
    "revision", ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009"]
)
def test_a_filled_database_of_every_schema_is_taken_over(copy: Path, revision: str) -> None:
    """As the tables were stored then: without fair deals."""

    async def go_back() -> None:
        kept = Storage(Settings(database_url=f"sqlite:///{copy}"), "test")
        await run(kept, lambda connection: command.downgrade(config(connection), revision))
        await kept.engine.dispose()

    asyncio.run(go_back())
    with sqlite3.connect(copy) as database:
        for table, version, text in database.execute("SELECT * FROM entries").fetchall():
            body = json.loads(text)
            if body["kind"] == "created":
                del body["data"]["terms"]["deal"]
                body["data"]["terms"].pop("deal_scheme", None)
                body["data"].pop("secret", None)
            if body["kind"] == "start" and "seed" in body["data"]:
                seed = body["data"].pop("seed")
                del body["data"]["parts"]
                database.execute("UPDATE tables SET seed = ? WHERE id = ?", [seed, table])
            write(database, table, version, body)
        for table, text in database.execute("SELECT id, card FROM tables").fetchall():
            card = json.loads(text)
            card["deal"] = "known" if card["forked_from"] else "drawn"
            card["commitment"] = None
            database.execute("UPDATE tables SET card = ? WHERE id = ?", [json.dumps(card), table])
    done = admin(f"sqlite:///{copy}", "check")
    assert (done.stdout, done.stderr) == ("4 tables, 0 broken\n", "")


def test_a_copy_comes_back(copy: Path, tmp_path: Path) -> None:
    url, kept = f"sqlite:///{copy}", tmp_path / "kept.db"
    assert admin(url, "backup", str(kept)).exit_code == 0
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as database:
        database.execute("DELETE FROM tables")
    assert "--replace" in admin(url, "restore", str(kept)).stderr
    assert admin(url, "restore", str(kept), "--replace").exit_code == 0
    assert admin(url, "check").stdout == "4 tables, 0 broken\n"
    missing = admin(f"sqlite:///{tmp_path / 'nothing.db'}", "backup", str(tmp_path / "b.db"))
    assert (missing.exit_code, "no database" in missing.stderr) == (1, True)
    assert not (tmp_path / "nothing.db").exists()
    (tmp_path / "text.db").write_text("no database at all, but long enough to be looked at" * 99)
    assert admin(url, "restore", str(tmp_path / "text.db"), "--replace").exit_code == 1
    assert admin(url, "check").stdout == "4 tables, 0 broken\n"


def test_a_database_that_can_not_be_used_is_answered_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("this is not a database" * 200)
    for url in (
        f"sqlite:///{tmp_path / 'broken.db'}",
        f"sqlite:///{tmp_path / 'no' / 'folder' / 'a.db'}",
        "postgresql://patolli@127.0.0.1:9/none",
    ):
        with pytest.raises(BadSetting, match="can't be used"):
            asyncio.run(probe(Settings(database_url=url)))


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", metrics=False, schema=False)
    try:
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        for path in ("/metrics", "/schema/openapi.json"):
            assert httpx.get(server.url + path).status_code == 404
        for host, status in (
            ("evil.example", 421),
            ("localhost:80", 200),
            ("127.0.0.1", 200),
            ("[::1]:8000", 200),
        ):
            answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
            assert answer.status_code == status, host
            assert answer.headers["cache-control"] == "no-store"
    finally:
        server.stop()


def test_metrics_and_schema_are_closed_unless_the_owner_opens_them() -> None:
    assert (Settings().metrics, Settings().schema) == (False, False)
