"""The build compiles only what changed and names what does not compile."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN = """
import patolli
from patolli.games.patolli.rules import end
print(patolli.compiled, end.__file__.endswith(".py"), end.NIGHTFALL)
"""

pytestmark = pytest.mark.skipif(
    os.environ.get("PATOLLI_EXPECT_COMPILED") != "1", reason="tested with the compiled engine"
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the example game alone."""
    folder = tmp_path_factory.mktemp("checkout")
    package = folder / "src" / "patolli"
    shutil.copytree(ROOT / "src" / "patolli", package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [*(package / "games").iterdir(), *(package / "bots").iterdir()]:
        if path.is_dir() and path.name != "patolli":
            shutil.rmtree(path)
    for path in (package / "bots").glob("*.py"):
        path.unlink()
    return folder


def build(checkout: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Build the copy without optimising."""
    return subprocess.run(
        [sys.executable, str(checkout / "src" / "patolli" / "build.py"), "--opt", "0", *options],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def run(checkout: Path) -> list[str]:
    """What the built copy says of itself."""
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "build" / "compiled")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_a_build_follows_its_sources(checkout: Path) -> None:
    done = build(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    figure = run(checkout)[2]
    assert run(checkout) == ["True", "False", figure]
    assert "up to date" in build(checkout).stdout

    components = checkout / "src" / "patolli" / "games" / "patolli" / "components.py"
    text = components.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("NIGHTFALL"))
    components.write_text(text.replace(line, "NIGHTFALL: Final[int] = 7"), encoding="utf-8")
    assert "compiled in" in build(checkout).stdout
    assert run(checkout) == ["True", "False", "7"]

    components.write_text(text + "\nWRONG: int = 'no number'\n", encoding="utf-8")
    done = build(checkout)
    assert done.returncode != 0
    assert "mypyc does not compile patolli/games/patolli/components.py" in done.stderr

    assert "left interpreted: patolli" in build(checkout, "--keep-going").stderr
    assert run(checkout) == ["True", "True", figure]

    components.write_text(text, encoding="utf-8")
    assert build(checkout).returncode == 0
    assert run(checkout) == ["True", "False", figure]


def test_a_package_beside_the_engine_is_compiled_with_it(checkout: Path) -> None:
    beside = checkout / "bench" / "players"
    beside.mkdir(parents=True)
    (beside / "__init__.py").write_text('"""Players."""\n', encoding="utf-8")
    (beside / "count.py").write_text(
        "from patolli.core.rng import Rng\n\n\ndef three() -> int:\n"
        '    """A throw."""\n    return Rng.seeded(1).below(1) + 3\n',
        encoding="utf-8",
    )
    done = build(checkout, "--into", "build/measured", "--beside", "bench/players")
    assert done.returncode == 0, done.stdout + done.stderr
    again = build(checkout, "--into", "build/measured", "--beside", "bench/players")
    assert "up to date" in again.stdout
    told = subprocess.run(
        [sys.executable, "-c", "from players import count; print(count.__file__, count.three())"],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "build" / "measured")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert told[0].startswith(str(checkout / "build" / "measured" / "players"))
    assert not told[0].endswith(".py")
    assert told[1] == "3"
