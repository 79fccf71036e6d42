"""After `make fast` a virtual environment runs the compiled engine while it is that of the source.

Two tiny packages stand for the source and its compiled copy; they differ in what was compiled.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import patolli

WRITER = Path(patolli.__file__).with_name("compiled_first.py")
WRITE = """
import runpy, sys
from pathlib import Path
runpy.run_path(sys.argv[1])["write"](Path(sys.argv[2]), Path(sys.argv[2]) / "build" / "compiled")
"""
ASK = "import patolli; print('compiled' if '/build/compiled/' in patolli.__file__ else 'source')"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with an environment in which it is installed, compiled and told so."""
    source, copy = tmp_path / "src" / "patolli", tmp_path / "build" / "compiled" / "patolli"
    for file, text in (("__init__.py", ""), ("rules.py", "A = 1\n"), ("server/static/a.js", "")):
        (source / file).parent.mkdir(parents=True, exist_ok=True)
        (source / file).write_text(text)
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("yes = Yes\n")
    shutil.copytree(source, copy)
    shutil.copytree(tmp_path / "locales", copy / "locales")
    (copy / "rules.cpython-311.so").write_text("")
    venv = [sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")]
    subprocess.run(venv, check=True)
    (packages,) = (tmp_path / "venv").glob("lib/*/site-packages")
    (packages / "_editable_impl_patolli.pth").write_text(f"{source.parent}\n")
    run(tmp_path, WRITE, str(WRITER), str(tmp_path))
    return tmp_path


def run(checkout: Path, code: str, *arguments: str, **environment: str) -> tuple[str, str]:
    """What the environment's Python prints, on both streams."""
    quiet = {key: value for key, value in os.environ.items() if key != "PATOLLI_COMPILED"}
    done = subprocess.run(
        [str(checkout / "venv" / "bin" / "python"), "-c", code, *arguments],
        cwd=checkout,
        env={**quiet, "PYTHONPATH": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr.strip()


def test_what_is_compiled_is_run(checkout: Path) -> None:
    assert run(checkout, ASK) == ("compiled", "")


def test_the_time_of_a_file_does_not_matter(checkout: Path) -> None:
    os.utime(checkout / "src" / "patolli" / "rules.py", (1, 1))
    assert run(checkout, ASK) == ("compiled", "")


def test_the_web_table_may_be_built_later(checkout: Path) -> None:
    (checkout / "src" / "patolli" / "server" / "static" / "a.js").write_text("1")
    assert run(checkout, ASK) == ("compiled", "")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/patolli/rules.py", "A = 2\n"),
        ("src/patolli/new.py", ""),
        ("src/patolli/rules.py", None),
        ("locales/en.ftl", "yes = Yep\n"),
    ],
)
def test_a_changed_source_is_run_with_a_word(checkout: Path, file: str, text: str | None) -> None:
    path = checkout / file
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    where, said = run(checkout, ASK)
    assert where == "source"
    assert f"{file.removeprefix('src/patolli/')} has changed since `make fast`" in said
    assert run(checkout, "print(1)") == ("1", ""), "only those who import patolli are told"


def test_a_build_that_is_gone_is_not_used(checkout: Path) -> None:
    shutil.rmtree(checkout / "build")
    assert run(checkout, ASK)[0] == "source"


def test_the_source_can_be_asked_for(checkout: Path) -> None:
    assert run(checkout, ASK, PATOLLI_COMPILED="0") == ("source", "")
    assert run(checkout, ASK, PYTHONPATH=str(checkout / "src")) == ("source", "")


def test_another_checkout_is_left_alone(checkout: Path) -> None:
    other = checkout / "other" / "patolli"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text("")
    (checkout / "src" / "patolli" / "rules.py").write_text("A = 2\n")
    assert run(checkout, ASK, PYTHONPATH=str(other.parent)) == ("source", "")
