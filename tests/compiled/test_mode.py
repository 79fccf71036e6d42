"""Which engine the tests run on, and that both engines play the same games."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import patolli
from patolli.build import modules
from tests.compiled import transcript

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "patolli"
EXPECTED = os.environ.get("PATOLLI_EXPECT_COMPILED")


@pytest.fixture
def fresh() -> None:
    """Fail when the compiled engine was made of another source than this one."""
    copy = Path(patolli.__file__).parent
    for path in modules(PACKAGE):
        there = copy / path.relative_to(PACKAGE)
        if not there.exists() or there.read_bytes() != path.read_bytes():
            pytest.fail(f"{path.name} has changed since the engine was compiled: run `make fast`")


@pytest.mark.skipif(not EXPECTED, reason="PATOLLI_EXPECT_COMPILED says nothing")
def test_the_expected_engine_is_running() -> None:
    assert patolli.compiled == (EXPECTED == "1"), patolli.__file__


@pytest.mark.skipif(not patolli.compiled, reason="the interpreted engine is running")
@pytest.mark.usefixtures("fresh")
def test_every_module_of_the_engine_is_compiled() -> None:
    for path in modules(PACKAGE):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        module = import_module(name)
        assert not str(module.__file__).endswith(".py"), f"{name} runs interpreted"


@pytest.mark.skipif(not patolli.compiled, reason="the interpreted engine is running")
@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("id", patolli.games())
def test_both_engines_play_the_same_games(id: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "compiled" / "transcript.py"), id],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert not interpreted["compiled"]
    assert transcript.digests(id) == interpreted["digests"]
