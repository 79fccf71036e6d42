"""Imports go down the layers only, and the engine needs nothing but the standard library."""

import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the package in `folder` against the contracts of this project."""
    command = (
        "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command"
    )
    return subprocess.run(
        [sys.executable, "-P", "-c", f"{command}; lint_imports_command()", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package that a test may spoil, with the project's contracts."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "patolli", tmp_path / "patolli", ignore=ignore)
    shutil.copyfile(ROOT / ".importlinter", tmp_path / ".importlinter")
    return tmp_path


def test_the_layers_are_kept(copy: Path) -> None:
    done = lint_imports(copy)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/rng.py", "import patolli.registry"),
        ("core/rng.py", "import patolli.games.patolli.turn"),
        ("games/patolli/turn.py", "import patolli.bots.random"),
        ("games/patolli/turn.py", "import patolli.games.tikal"),
        ("bots/greedy.py", "import patolli.games.patolli.turn"),
        ("unplaced.py", ""),
    ],
)
def test_an_import_that_goes_up_is_found(copy: Path, module: str, line: str) -> None:
    spoilt = copy / "patolli" / module
    text = spoilt.read_text(encoding="utf-8") if spoilt.exists() else ""
    spoilt.write_text(f"{text}\n{line}\n", encoding="utf-8")
    done = lint_imports(copy)
    assert done.returncode == 1, done.stdout + done.stderr


def test_the_engine_needs_the_standard_library_alone() -> None:
    graph = grimp.build_graph(
        "patolli", include_external_packages=True, exclude_type_checking_imports=True
    )
    engine = {"patolli", "patolli.registry", "patolli.core", "patolli.games"}
    engine |= graph.find_descendants("patolli.core") | graph.find_descendants("patolli.games")
    foreign = {
        f"{module} imports {used}"
        for module in engine
        for used in graph.find_modules_directly_imported_by(module)
        if used.split(".")[0] not in {"patolli", *sys.stdlib_module_names}
    }
    assert not foreign
