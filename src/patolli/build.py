"""Compile the engine with mypyc: `python -m patolli.build` or `make fast`.

The core and the games are compiled from the same source that runs interpreted. The result is a
complete copy of the package in `build/compiled`; put that folder first on PYTHONPATH to run it.
Nothing is compiled again while the engine's source is unchanged.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
INTERPRETED = ("native.py", "__main__.py")  # modules that stay Python: see core/native.py
BESIDE = {"locales": "locales", "docs/rules": "docs/rules"}  # what a package carries beside code
#: Let the C compiler inline across functions of the extension: about a tenth faster.
FLAGS = (
    "-fvisibility=hidden -fno-semantic-interposition -fno-plt" if sys.platform == "linux" else ""
)
FINGERPRINT = "engine.sha256"
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="patolli_engine",
    ext_modules=mypycify({paths!r}, opt_level="{optimise}", group_name="patolli_engine"),
    script_args=["build_ext", "--inplace", "--build-temp", "build/temp"],
)
"""


class NotCompiled(Exception):
    """The engine does not compile; `files` are the sources that the compiler named."""

    def __init__(self, output: str) -> None:
        self.output = output
        named = re.findall(r"^(patolli/\S+\.py):\d+: error", output, re.MULTILINE)
        self.files = sorted(set(named))
        what = ", ".join(self.files) if self.files else "the engine (no file is named)"
        super().__init__(f"mypyc does not compile {what}; the interpreted engine still works")

    def games(self) -> list[str]:
        """The games to blame: those whose files were named, if no other file was."""
        parts = [file.split("/") for file in self.files]
        if any(part[1] != "games" for part in parts):
            return []
        return sorted({part[2] for part in parts})


def modules(package: Path, only: list[str] | None = None) -> list[Path]:
    """The modules that are compiled: the core, the games (or only some of them) and the bots."""
    found = list((package / "core").glob("*.py"))
    bots = package / "bots"
    found += [path for path in bots.glob("*.py") if path.stem != "__init__"]
    found.append(bots / "evaluation" / "evaluation.py")
    for game in sorted((package / "games").iterdir()):
        if game.is_dir() and (only is None or game.name in only):
            found += game.rglob("*.py")
            found += (bots / "evaluation").glob(f"{game.name}.py")
    return sorted(path for path in found if path.name not in INTERPRETED)


def fingerprint(package: Path, optimise: int, only: list[str] | None = None) -> str:
    """What the compiled engine depends on: the sources, the compiler and Python."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        raise SystemExit("mypyc is missing: pip install 'mypy[mypyc]' setuptools") from None
    settings = f"{sys.version} mypy {compiler} -O{optimise} {FLAGS} {os.environ.get('CFLAGS')}"
    digest = hashlib.sha256(settings.encode())
    for path in [*modules(package, only), package / "core" / "native.py"]:
        digest.update(str(path.relative_to(package)).encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def build(target: Path, optimise: int = 3, only: list[str] | None = None) -> bool:
    """Bring the compiled package in `target` up to date; whether anything was compiled."""
    mark = target / FINGERPRINT
    wanted = fingerprint(PACKAGE, optimise, only)
    fresh = mark.exists() and mark.read_text(encoding="ascii") == wanted
    mark.unlink(missing_ok=True)
    if not fresh:
        shutil.rmtree(target / "patolli", ignore_errors=True)
    bring(target)
    if not fresh:
        compile_in(target, optimise, only)
    mark.write_text(wanted, encoding="ascii")
    return not fresh


def bring(target: Path) -> None:
    """Copy the package, and what lies beside it, to `target`; take away what is gone."""
    copy = target / "patolli"
    sources = {Path(): PACKAGE}
    for place, name in BESIDE.items():
        if (PACKAGE.parents[1] / place).is_dir():
            sources[Path(name)] = PACKAGE.parents[1] / place
    kept: set[Path] = set()
    for inside, source in sources.items():
        for path in source.rglob("*"):
            if path.is_dir() or path.suffix in (".so", ".pyd", ".pyc"):
                continue
            there = copy / inside / path.relative_to(source)
            kept.add(there)
            there.parent.mkdir(parents=True, exist_ok=True)
            if not there.exists() or there.read_bytes() != path.read_bytes():
                shutil.copyfile(path, there)
    for there in list(copy.rglob("*")):
        if there.is_file() and there not in kept and there.suffix not in (".so", ".pyd", ".pyc"):
            there.unlink()


def compile_in(target: Path, optimise: int, only: list[str] | None = None) -> None:
    """Compile the engine of the copy in `target`, all modules into one extension."""
    for old in target.glob("*__mypyc.*"):
        old.unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    (target / "build").mkdir()
    paths = [str(path.relative_to(target)) for path in modules(target / "patolli", only)]
    print(f"compiling {len(paths)} modules of the engine (a minute or more) ...", flush=True)
    setup = target / "build" / "setup.py"
    options = ["--config-file=", "--strict", "--follow-imports=silent", *paths]
    setup.write_text(SETUP.format(paths=options, optimise=optimise), encoding="utf-8")
    flags = f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()
    environment = {**os.environ, "MYPYPATH": "", "CFLAGS": flags}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, str(setup)],
        cwd=target,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(done.stdout)
    shutil.rmtree(target / "build", ignore_errors=True)


def extensions(target: Path) -> list[Path]:
    """The extension modules of a compiled package, relative to `target`."""
    found = [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path.relative_to(target) for path in found)


def keep_going(target: Path, optimise: int, only: list[str] | None) -> bool:
    """Build; leave games that do not compile interpreted, and say which and why."""
    games = only
    while True:
        try:
            return build(target, optimise, games)
        except NotCompiled as error:
            broken = error.games()
            if not broken:
                raise
            print(error.output, file=sys.stderr)
            print(f"left interpreted: {', '.join(broken)} ({error})", file=sys.stderr)
            known = [p.name for p in (PACKAGE / "games").iterdir() if p.is_dir()]
            games = [game for game in games or known if game not in broken]


def main() -> None:
    """The command line of `python -m patolli.build`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.build", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/compiled"))
    parser.add_argument("--opt", type=int, default=3, choices=(0, 1, 2, 3))
    parser.add_argument("--only", nargs="*", help="compile only these games besides the core")
    parser.add_argument(
        "--keep-going", action="store_true", help="leave games that do not compile interpreted"
    )
    options = parser.parse_args()
    target: Path = options.into.resolve()
    target.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    run = keep_going if options.keep_going else build
    try:
        compiled = run(target, options.opt, options.only)
    except NotCompiled as error:
        print(error.output, file=sys.stderr)
        raise SystemExit(str(error)) from None
    took = f"compiled in {time.perf_counter() - begun:.0f} s" if compiled else "up to date"
    print(f"{took}: {len(extensions(target)) - 1} modules in {options.into}")


if __name__ == "__main__":
    main()
