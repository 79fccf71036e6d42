"""`patolli admin` on a real database, and the settings."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import Server
from typer.testing import CliRunner, Result

from patolli.server.ops.commands import admin as commands
from patolli.server.ops.config import BadSetting, Settings, read


def admin(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(commands, arguments, env={"PATOLLI_DATABASE_URL": url})


def test_looking_after_the_tables(database: str, tmp_path: Path) -> None:
    server = Server(database)

    async def work() -> tuple[str, str]:
        ann = await Person(server).guest("Ann")
        done = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(done["id"]) as chair:
            await chair.play(random.Random(1))
        running = await ann.table("patolli", ["me", "hotseat"])
        async with ann.at(running["id"]) as chair:
            await chair.play(random.Random(1), 3)
        return done["id"], running["id"]

    try:
        done, running = asyncio.run(work())
    finally:
        server.stop()
    listed = admin(database, "list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == [running, done]
    assert len(admin(database, "list", "--status", "finished").stdout.splitlines()) == 1
    told = json.loads(admin(database, "export", running).stdout)
    assert [entry["kind"] for entry in told["entries"]][:3] == ["created", "start", "action"]
    assert admin(database, "check").stdout == "2 tables, 0 broken\n"
    assert "closed" in admin(database, "close", running).stdout
    refused = admin(database, "close", running)
    assert (refused.exit_code, refused.stderr) == (1, f"{running}: not_open\n")
    assert admin(database, "export", "nothing").exit_code == 1
    assert admin(database, "prune", "--days", "0").stdout.startswith("1 tables")
    copied = admin(database, "backup", str(tmp_path / "copy.db"))
    if database.startswith("sqlite"):
        with sqlite3.connect(tmp_path / "copy.db") as copy:
            assert copy.execute("SELECT id FROM tables").fetchall() == [(done,)]
    else:
        assert "pg_dump" in copied.stderr


def test_the_openapi_document_can_be_printed() -> None:
    document = json.loads(admin("sqlite://", "schema").stdout)
    assert "/api/tables/{table_id}/commands" in document["paths"]
    assert {"Update", "Act", "NewTable"} <= set(document["components"]["schemas"])


def test_settings_come_from_the_file_and_the_environment(tmp_path: Path) -> None:
    path = tmp_path / "patolli.toml"
    path.write_text('port = 9000\nbot_workers = 3\norigins = ["https://example.org"]\n')
    found = read(path, {"PATOLLI_PORT": "9001", "PATOLLI_SECURE_COOKIES": "true"})
    assert (found.port, found.bot_workers, found.secure_cookies) == (9001, 3, True)
    assert found.origins == ["https://example.org"]
    assert read(None, {"PATOLLI_CONFIG": str(path)}).port == 9000
    assert read(None, {}) == Settings()
    assert Settings(database_url="postgres://x/y").async_url == "postgresql+asyncpg://x/y"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wings = 2", "unknown setting wings"),
        ("port = 'soon'", "port"),
        ("port = ", "patolli.toml"),
        ("database_url = 'mysql://x'", "must begin with"),
        ("hint_level = 'wizard'", "hint_level is 'wizard': it must be one of novice"),
        ("default_level = ''", "default_level"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "patolli.toml"
    path.write_text(text)
    with pytest.raises(BadSetting, match=reason):
        read(path, {})
