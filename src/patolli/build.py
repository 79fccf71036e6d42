"""Compile the engine with mypyc: `python -m patolli.build` or `make fast`.

The core and the games are compiled from the same source that runs interpreted. The result is a
complete copy of the package in `build/compiled`; put that folder first on PYTHONPATH to run it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
INTERPRETED = ("native.py", "__main__.py")  # modules that stay Python: see core/native.py


def modules(package: Path) -> list[Path]:
    """The modules that are compiled: all of the core and of the games."""
    games = [path for path in (package / "games").rglob("*.py") if path.parent.name != "games"]
    found = [*(package / "core").glob("*.py"), *games]
    return sorted(path for path in found if path.name not in INTERPRETED)


def compile_into(target: Path, optimise: int = 3, only: list[str] | None = None) -> None:
    """Copy the package to `target` and compile the engine there, module by module into one
    extension."""
    copy = target / "patolli"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    chosen = modules(copy)
    if only:
        chosen = [p for p in chosen if p.parent.name == "core" or p.parent.name in only]
    paths = [str(path.relative_to(target)) for path in chosen]
    environment = {**os.environ, "MYPYC_OPT_LEVEL": str(optimise), "MYPYPATH": ""}
    command = [sys.executable, "-m", "mypyc", "--strict", *paths]
    done = subprocess.run(
        command, cwd=target, env=environment, text=True, capture_output=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit("mypyc did not compile the engine; the interpreted one still works")
    shutil.rmtree(target / "build", ignore_errors=True)


def main() -> None:
    """The command line of `python -m patolli.build`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.build", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/compiled"))
    parser.add_argument("--opt", type=int, default=3, choices=(0, 1, 2, 3))
    parser.add_argument("--only", nargs="*", help="compile only these games besides the core")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    print("compiling the engine (a few minutes) ...", flush=True)
    compile_into(options.into.resolve(), options.opt, options.only)
    print(f"compiled into {options.into} in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
