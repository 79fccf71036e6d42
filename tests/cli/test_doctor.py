"""`patolli doctor` finds each fault of an installation, and says it in both languages."""

import shutil
import socket
import sqlite3
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import patolli
from patolli.cli import doctor
from patolli.cli.doctor import of_engine, of_extras, of_python, of_web, of_words
from patolli.installation import Finding
from patolli.server.ops.config import Settings
from patolli.server.ops.diagnosis import of_file, of_port, of_processes, of_schema, of_server
from patolli.text import Words
from tests.cli.conftest import Command
from tests.server.running import Postgres, free_port

ROOT = Path(__file__).resolve().parents[2]


def keys(found: list[Finding]) -> list[tuple[str, str]]:
    """How bad each finding is and what it says, once it can be said in both languages."""
    for _, message in found:
        assert Words("en").say(message) != Words("fr").say(message)
    return [(level, message.key.removeprefix("cli-doctor-")) for level, message in found]


def test_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [level for level, _ in of_python()] == ["good"]
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    assert keys(list(of_python())) == [("wrong", "python-old")]


NEEDS = [  # as a wheel has them: what an extra takes from another stands there again
    "typer>=0.15; extra == 'cli'",
    "litestar>=2; extra == 'server'",
    "numpy>=2; extra == 'server'",
    "typer>=0.15; extra == 'server'",
    "uvloop; (sys_platform != 'win32') and extra == 'server'",
    "numpy>=2; extra == 'bots'",
    "numpy>=2; extra == 'research'",
    "pettingzoo>=1; extra == 'research'",
    "numpy>=2; extra == 'cluster'",
    "ray>=2; extra == 'cluster'",
    "torch; extra == 'training'",
]


@pytest.mark.parametrize(
    ("gone", "notes", "wrong"),
    [
        ((), [], []),
        (("uvloop",), [], []),
        (("torch", "ray"), ["cluster", "training"], []),
        (("pettingzoo", "ray", "torch"), ["research", "cluster", "training"], []),
        (("numpy",), ["bots"], ["server", "research", "cluster"]),
        (("litestar", "numpy", "ray"), ["server", "bots", "cluster"], ["research"]),
    ],
)
def test_extras_that_lack_something(
    monkeypatch: pytest.MonkeyPatch, gone: tuple[str, ...], notes: list[str], wrong: list[str]
) -> None:
    monkeypatch.setattr(doctor, "requires", lambda _: NEEDS)
    monkeypatch.setattr(doctor, "is_installed", lambda name: name not in gone)
    found = list(of_extras())
    assert {key for level, key in keys(found) if level == "note"} <= {"extra-none"}
    assert {key for level, key in keys(found) if level == "wrong"} <= {"extra-missing"}
    assert [message.data["extra"] for level, message in found if level == "note"] == notes
    assert [message.data["extra"] for level, message in found if level == "wrong"] == wrong


def test_every_extra_has_its_sign() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert doctor.SIGNS.keys() == extras.keys() - {"all"}
    for extra, sign in doctor.SIGNS.items():
        assert any(need.startswith(f"{sign}>=") for need in extras[extra])


def test_a_patolli_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> list[str]:
        raise metadata.PackageNotFoundError

    monkeypatch.setattr(doctor, "requires", fail)
    assert keys(list(of_extras())) == [("note", "not-installed")]
    assert not doctor.is_installed("no-such-distribution")
    assert doctor.is_installed("typer")


def test_which_engine_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "src" / "patolli"
    (package / "core").mkdir(parents=True)
    (package / "core" / "rng.py").write_text("")
    monkeypatch.setattr(patolli, "compiled", True)
    assert keys(list(of_engine(package))) == [("good", "compiled")]
    monkeypatch.setattr(patolli, "compiled", False)
    assert keys(list(of_engine(package))) == [("note", "interpreted")]
    shutil.copytree(package, tmp_path / "build" / "compiled" / "patolli")
    assert keys(list(of_engine(package))) == [("note", "compiled-unused")]
    (package / "core" / "rng.py").write_text("changed")
    [(level, message)] = of_engine(package)
    assert (level, message.data) == ("note", {"file": "core/rng.py"})
    (package / "core" / "rng.cpython-39-other.so").write_text("")
    assert keys(list(of_engine(package))) == [("wrong", "compiled-other")]


def test_web_files_that_are_missing(tmp_path: Path) -> None:
    static = tmp_path / "server" / "static"
    assert keys(list(of_web(tmp_path))) == [("wrong", "web-none")]
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<script src="/assets/index-1.js"></script>')
    assert keys(list(of_web(tmp_path))) == [("wrong", "web-missing")]
    (static / "assets" / "index-1.js").write_text("")
    assert keys(list(of_web(tmp_path))) == [("good", "web")]


def test_words_and_rules_that_are_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert keys(list(of_words())) == [("good", "words-good")]
    for language in ("en", "fr"):
        (tmp_path / "locales" / language).mkdir(parents=True)
        (tmp_path / "locales" / language / "core.ftl").write_text("")
    (tmp_path / "locales" / "en" / "web.ftl").write_text("")

    def find(path: str) -> Path | None:
        return tmp_path / path if (tmp_path / path).exists() else None

    monkeypatch.setattr(doctor, "find", find)
    found = [message.data["file"] for level, message in of_words() if level == "wrong"]
    assert found == ["locales/fr/web.ftl", *(f"docs/rules/{id}.md" for id in patolli.games())]


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "patolli.toml"
    file.write_text("prot = 80\n")
    assert keys(of_server(file)) == [("wrong", "settings-wrong")]
    assert keys(of_server(None, "mysql://x")) == [("wrong", "settings-wrong")]


def database(file: Path, version: str | None) -> Path:
    """A SQLite database of some schema."""
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        if version is not None:
            made.execute("INSERT INTO alembic_version VALUES (?)", (version,))
    made.close()
    file.chmod(0o600)
    return file


def test_a_database_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    newest = str(of_schema("", None)[1].data["newest"])
    assert keys(of_file(tmp_path / "no" / "a.db")) == [("wrong", "database-folder")]
    assert keys(of_file(tmp_path / "new.db")) == [("good", "database-none")]
    assert not (tmp_path / "new.db").exists(), "a doctor changes nothing"
    (tmp_path / "text.db").write_text("no database")
    assert keys(of_file(tmp_path / "text.db")) == [("wrong", "database-foreign")]
    assert keys(of_file(database(tmp_path / "good.db", newest))) == [("good", "database-good")]
    assert keys(of_file(database(tmp_path / "old.db", "0003"))) == [("note", "database-older")]
    assert keys(of_file(database(tmp_path / "far.db", "9999"))) == [("wrong", "database-newer")]
    (tmp_path / "good.db").chmod(0o644)
    assert keys(of_file(tmp_path / "good.db")) == [
        ("note", "database-open"),
        ("good", "database-good"),
    ]
    monkeypatch.setattr("os.access", lambda path, _: Path(path) == tmp_path)
    assert keys(of_file(tmp_path / "good.db")) == [("wrong", "database-locked")]


def test_a_database_of_postgresql() -> None:
    nowhere = f"postgresql://ana:secret@127.0.0.1:{free_port()}/patolli"
    [(level, message), _] = of_server(None, nowhere)
    assert (level, message.key) == ("wrong", "cli-doctor-database-unreachable")
    assert "secret" not in str(message.data)
    running = Postgres()
    try:
        empty = running.database()
        assert keys(of_server(None, empty))[:1] == [("good", "database-none")]
        psql = ("psql", "-h", "127.0.0.1", "-p", str(running.port), "-U", "patolli", "-d")
        make = "CREATE TABLE alembic_version AS SELECT '0003' AS version_num"
        running._run(*psql, empty.rpartition("/")[2], "-c", make)
        assert keys(of_server(None, empty))[:1] == [("note", "database-older")]
        running._run(*psql, empty.rpartition("/")[2], "-c", "CREATE ROLE guest LOGIN")
        guest = empty.replace("patolli@", "guest@")
        assert keys(of_server(None, guest))[:1] == [("wrong", "database-locked")]
    finally:
        running.stop()


def test_a_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert keys([of_port("127.0.0.1", port)]) == [("note", "port-taken")]
    assert keys([of_port("127.0.0.1", port)]) == [("good", "port-good")]
    assert keys([of_port("192.0.2.1", port)]) == [("wrong", "port-refused")]


@pytest.mark.parametrize(("language", "end"), [("en", "wrong."), ("fr", "problème.")])
def test_the_command(
    patolli_command: Command, monkeypatch: pytest.MonkeyPatch, language: str, end: str
) -> None:
    monkeypatch.setattr(doctor, "of_web", lambda _: iter(()))
    monkeypatch.setenv("PATOLLI_PORT", str(free_port()))
    done = patolli_command("doctor", "--lang", language)
    assert done.status == 0, done.out
    assert "patolli[server]" in done.out
    monkeypatch.setenv("PATOLLI_DATABASE_URL", "mysql://x")
    done = patolli_command("doctor", "--lang", language)
    assert done.status == 1
    assert "✗" in done.out
    assert done.out.rstrip().endswith(end)


@pytest.mark.parametrize(
    ("database", "processes", "cores", "told"),
    [
        ("sqlite:///x.db", 1, 8, []),
        ("sqlite:///x.db", 2, 8, [("wrong", "settings-wrong")]),
        ("postgresql://x/y", 1, 2, []),
        ("postgresql://x/y", 1, 8, [("good", "processes-one")]),
        ("postgresql://x/y", 4, 8, [("good", "processes")]),
        ("postgresql://x/y", 9, 8, [("note", "processes-many")]),
    ],
)
def test_how_many_processes_serve(
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    processes: int,
    cores: int,
    told: list[tuple[str, str]],
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    settings = Settings(database_url=database, processes=processes)
    assert keys(of_processes(settings)) == told
