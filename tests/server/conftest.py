"""One server per database for most tests; those that kill a server start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Postgres, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'patolli.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Server]:
    server = Server(postgres.database())
    yield server
    server.stop()


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    return sqlite_server


@pytest.fixture(params=["sqlite", "postgres"])
def any_server(request: pytest.FixtureRequest) -> Server:
    running: Server = request.getfixturevalue(f"{request.param}_server")
    return running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'patolli.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()
