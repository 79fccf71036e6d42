"""A wheel, plain or compiled, is built in isolation and has all that a table needs.

The engine that runs the tests says which wheel is built. The compiled one takes its extension
modules from `build/compiled` where `make fast` has left them up to date.
"""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import patolli
from tests.server.clients import Person
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = str(ROOT / "requirements" / "constraints.txt")
CARRIED = (
    "patolli/server/static/index.html",
    "patolli/server/static/sw.js",
    "patolli/locales/en/web.ftl",
    "patolli/locales/fr/web.ftl",
    "patolli/docs/rules/patolli.md",
    "patolli/games/tikal/components.toml",
    "patolli/pictures/boards.js",
    "patolli/pictures/boards.css",
    "patolli/pictures/fonts/patolli-sans.ttf",
    "patolli/py.typed",
)
PLAY = """
import json, sys
import patolli
assert patolli.compiled == (sys.argv[1] == "1"), patolli.__file__
found = {}
for id in patolli.games():
    game = patolli.load(id)
    state = game.new(max(game.seats), seed=1)
    while not state.over:
        state.apply(state.legal()[0])
    found[id] = patolli.replay(state.record()) == state
assert found and all(found.values()), found
roots = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
foreign = {name for name in roots if not name.startswith(("patolli", "_"))}
assert not foreign, foreign
from patolli.resources import find
for path in ("locales/fr/patolli.ftl", "docs/rules/patolli.md"):
    place = find(path)
    assert place and place.is_relative_to(sys.prefix), (path, place)
print(",".join(found))
"""


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints; it must do well."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, "PYTHONPATH": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout, built in isolation with the versions that we build with."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, ROOT),
        PATOLLI_COMPILE=str(int(patolli.compiled)),
        PIP_BUILD_CONSTRAINT=CONSTRAINTS,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of a fresh environment."""
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    return tmp_path / "venv" / "bin" / "python"


def test_a_wheel_has_what_is_not_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl") == (not patolli.compiled)
    names = ZipFile(wheel).namelist()
    assert set(CARRIED) <= set(names)
    assert not [name for name in names if name.endswith(".pyc")]
    licences = {name.rpartition("/")[2] for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "fraunces-OFL.txt", "source-sans-3-OFL.txt"}


def test_a_wheel_plays_without_extras(wheel: Path, python: Path) -> None:
    run(python, "-m", "pip", "install", "--no-index", "--no-deps", wheel)
    printed = run(python, "-I", "-c", PLAY, str(int(patolli.compiled)))
    assert printed.strip().split(",") == patolli.games()


def test_an_installed_table_is_played_at(
    wheel: Path, python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    run(python, "-m", "pip", "install", f"{wheel}[server]", PIP_CONSTRAINT=CONSTRAINTS)
    engine = "compiled" if patolli.compiled else "interpreted"
    command = python.with_name("patolli")
    assert f"{engine} engine" in run(command, "--version")
    run(command, "doctor")
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", command=[str(command), "serve"])
    try:
        asyncio.run(play(server))
    finally:
        server.stop()


async def play(server: Server) -> None:
    """Read the page, a rule and the words, and play a game against a bot over the socket."""
    person = await Person(server).guest("Ana", "fr")
    page = await person.http.get("/")
    assert "/assets/" in page.text
    assert "PAT-BOARD-1" in (await person.http.get("/api/rules/patolli?language=fr")).text
    assert (await person.http.get("/locales/fr/web.ftl")).status_code == 200
    table = await person.table("patolli", ("me", "novice"))
    async with person.at(table["id"]) as chair:
        assert await chair.play(random.Random(1)) > 0
        assert chair.update["table"]["status"] == "finished"
    await person.close()
