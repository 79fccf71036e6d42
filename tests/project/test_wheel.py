"""A wheel installs without extras and plays from the standard library alone."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import patolli

ROOT = Path(__file__).resolve().parents[2]
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


def build_wheel(folder: Path, compiled: bool) -> Path:
    """A wheel of this checkout."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(ROOT)],
        env={**os.environ, "PATOLLI_COMPILE": str(int(compiled)), "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def play_installed(wheel: Path, folder: Path, compiled: bool) -> list[str]:
    """Install the wheel alone in a fresh environment, play every game, and name them."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    done = subprocess.run(
        [str(python), "-I", "-c", PLAY, str(int(compiled))],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().split(",")


@pytest.mark.skipif(patolli.compiled, reason="tested with the interpreted engine")
def test_a_plain_wheel_plays_without_extras(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, compiled=False)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "patolli/server/static/index.html" in ZipFile(wheel).namelist()
    assert play_installed(wheel, tmp_path / "venv", compiled=False) == patolli.games()


@pytest.mark.skipif(not patolli.compiled, reason="tested with the compiled engine")
def test_a_compiled_wheel_plays_without_extras(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, compiled=True)
    assert not wheel.name.endswith("-any.whl")
    assert play_installed(wheel, tmp_path / "venv", compiled=True) == patolli.games()
