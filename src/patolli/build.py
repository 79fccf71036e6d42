"""Compile the engine with mypyc: `python -m patolli.build` or `make fast`.

The core, the games and the bots are compiled from the same source that runs interpreted. The
result is a complete copy of the package in `build/compiled`; put that folder first on PYTHONPATH
to run it, or let the virtual environment do so (`--use`, see compiled_first.py). Each game is a
library of its own, compiled again only when something changed in it. `--beside bench/baselines`
compiles another package with it, so that measuring against bots of before is fair.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: two builds at once are not kept apart
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).resolve().parent
#: Modules that stay Python: see core/native.py; bots that are programs only wait for them; what
#: learns Tikal's tables needs NumPy, and nothing that plays needs it.
INTERPRETED = ("native.py", "__main__.py", "child.py", "program.py", "tikal_learning.py")
BESIDE = {"locales": "locales", "docs/rules": "docs/rules"}  # what a package carries beside code
WEB = PACKAGE / "server" / "static"
#: Let the C compiler inline across functions of the extension: about a tenth faster.
FLAGS = (
    "-fvisibility=hidden -fno-semantic-interposition -fno-plt" if sys.platform == "linux" else ""
)
FINGERPRINT = "engine.sha256"
SETUP = """\
import os
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="patolli_engine",
    ext_modules=mypycify({options!r}, opt_level="{optimise}", separate={libraries!r}),
    script_args=["build_ext", "--inplace", "--build-temp", "build/temp"]
    + ["--parallel", str(os.cpu_count() or 1)],
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

    def parts(self) -> list[str]:
        """The parts to blame; empty when nothing is named."""
        return sorted({part_of(Path(file)) for file in self.files})


def part_of(path: Path) -> str:
    """The part that a module (`patolli/games/tikal/state.py`) belongs to: a game, core or bots.

    A module of another package (`baselines/searcher_1.py`) belongs to that package.
    """
    if PACKAGE.name not in path.parts:
        return path.parts[0]
    inside = path.parts[path.parts.index(PACKAGE.name) + 1 :]
    return inside[1] if inside[0] == "games" else inside[0]


def modules(package: Path, without: Sequence[str] = ()) -> list[Path]:
    """The modules that are compiled: the core, the games and the bots, but for some parts."""
    found = [*(package / "core").glob("*.py"), *(package / "games").glob("*/**/*.py")]
    found += [path for path in (package / "bots").rglob("*.py") if path.name != "__init__.py"]
    kept = [path for path in found if path.name not in INTERPRETED]
    return sorted(path for path in kept if part_of(path.relative_to(package.parent)) not in without)


def beside_modules(beside: Sequence[Path]) -> list[Path]:
    """The modules of packages that are compiled beside the engine."""
    return sorted(path for package in beside for path in package.glob("[!_]*.py"))


def fingerprint(files: list[Path], optimise: int) -> str:
    """What compiled files depend on: their source, the compiler and Python."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        raise SystemExit("mypyc is missing: pip install 'mypy[mypyc]' setuptools") from None
    settings = f"{sys.version} mypy {compiler} -O{optimise} {FLAGS} {os.environ.get('CFLAGS')}"
    digest = hashlib.sha256(settings.encode())
    for path in files:
        inside = path.relative_to(PACKAGE if PACKAGE in path.parents else path.parents[1])
        digest.update(str(inside).encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def build(
    target: Path, optimise: int = 3, without: Sequence[str] = (), beside: Sequence[Path] = ()
) -> bool:
    """Bring the compiled package in `target` up to date; whether anything was compiled."""
    mark = target / FINGERPRINT
    core = fingerprint(sorted((PACKAGE / "core").glob("*.py")), optimise)
    sources = [*modules(PACKAGE, without), *beside_modules(beside)]
    wanted = core + " " + fingerprint(sources, optimise)
    found = mark.read_text(encoding="ascii") if mark.exists() else ""
    if found == wanted:
        bring(target)
        return False
    mark.write_text(core if found.startswith(core) else "", encoding="ascii")
    # Everything depends on the core; mypyc fails where a package joins what is compiled already.
    joining = [one for one in beside if not any(map(is_extension, (target / one.name).glob("*")))]
    whole = bool(joining) or not found.startswith(core)
    if whole:
        forget(target)
    bring_all(target, beside)
    try:
        compile_in(target, optimise, without, beside)
    except NotCompiled as error:
        if whole or error.files:
            raise
        # No source is to blame: mypyc stumbles at times over what it kept of an earlier build.
        forget(target)
        bring_all(target, beside)
        compile_in(target, optimise, without, beside)
    mark.write_text(wanted, encoding="ascii")
    return True


def forget(target: Path) -> None:
    """Remove all that was compiled, and what the compiler kept."""
    for path in extensions(target):  # those of another Python have other names
        (target / path).unlink()
    for folder in ("build", ".mypy_cache", "patolli"):
        shutil.rmtree(target / folder, ignore_errors=True)


def bring_all(target: Path, beside: Sequence[Path]) -> None:
    """Copy the package and those beside it to `target`."""
    bring(target)
    for package in beside:
        shutil.rmtree(target / package.name, ignore_errors=True)
        shutil.copytree(package, target / package.name)


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
            if path.is_dir() or path.suffix in (".so", ".pyd", ".pyc") or WEB in path.parents:
                continue
            there = copy / inside / path.relative_to(source)
            kept.add(there)
            there.parent.mkdir(parents=True, exist_ok=True)
            if not there.exists() or there.read_bytes() != path.read_bytes():
                shutil.copy2(path, there)
    link_web(copy)
    for there in list(copy.rglob("*")):
        if copy / "server" / "static" in there.parents:
            continue
        if there.is_file() and there not in kept and there.suffix not in (".so", ".pyd", ".pyc"):
            there.unlink()


def link_web(copy: Path) -> None:
    """Let the copy have the web table of the source, whenever that is built."""
    there = copy / "server" / "static"
    if there.is_symlink():
        return
    shutil.rmtree(there, ignore_errors=True)
    there.parent.mkdir(parents=True, exist_ok=True)
    try:
        there.symlink_to(WEB, target_is_directory=True)
    except OSError:  # Windows lets not everyone make links
        if WEB.is_dir():
            shutil.copytree(WEB, there)


def compile_in(
    target: Path, optimise: int, without: Sequence[str] = (), beside: Sequence[Path] = ()
) -> None:
    """Compile the engine of the copy in `target`, each part into a library."""
    paths = [path.relative_to(target) for path in modules(target / "patolli", without)]
    paths += [Path(path.parent.name) / path.name for path in beside_modules(beside)]
    print(f"compiling {len(paths)} modules of the engine (a minute or more) ...", flush=True)
    libraries: dict[str, list[str]] = {}
    for path in paths:
        libraries.setdefault(f"patolli_{part_of(path)}", []).append(str(path))
    drop_stale(target, paths, list(libraries))
    text = SETUP.format(
        options=["--config-file=", "--strict", "--follow-imports=silent", *map(str, paths)],
        optimise=optimise,
        libraries=[(files, name) for name, files in libraries.items()],
    )
    (target / "build").mkdir(exist_ok=True)
    (target / "build" / "setup.py").write_text(text, encoding="utf-8")
    flags = f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()
    environment = {**os.environ, "MYPYPATH": "", "CFLAGS": flags, "PYTHONPATH": other_places()}
    done = subprocess.run(
        [sys.executable, "build/setup.py"],
        cwd=target,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise NotCompiled(done.stdout)


def other_places() -> str:
    """PYTHONPATH without copies of this package.

    mypyc must see the copy that it compiles and no other; pip hands the compiler to an isolated
    build through this variable.
    """
    places = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(place for place in places if place and not holds_package(place))


def holds_package(place: str) -> bool:
    """Whether a folder of PYTHONPATH holds a copy of this package."""
    return (Path(place) / PACKAGE.name).is_dir()


def drop_stale(target: Path, paths: list[Path], libraries: list[str]) -> None:
    """Remove the extensions of modules and parts that are not compiled any more."""
    wanted = {path.with_suffix("") for path in paths} | {
        Path(f"{name}__mypyc") for name in libraries
    }
    for path in extensions(target):
        if path.with_name(path.name.split(".", 1)[0]) not in wanted:
            (target / path).unlink()


def extensions(target: Path) -> list[Path]:
    """The extension modules of a compiled package, relative to `target`."""
    found = [*target.glob("*__mypyc.*"), *(target / "patolli").rglob("*")]
    return sorted(path.relative_to(target) for path in found if is_extension(path))


def is_extension(path: Path) -> bool:
    """Whether a file is a compiled module."""
    return path.suffix in (".so", ".pyd")


def keep_going(
    target: Path, optimise: int, without: Sequence[str] = (), beside: Sequence[Path] = ()
) -> bool:
    """Build; leave parts that do not compile interpreted, and say which and why."""
    while True:
        try:
            return build(target, optimise, without, beside)
        except NotCompiled as error:
            broken = error.parts()
            if not broken or "core" in broken:
                raise
            print(error.output, file=sys.stderr)
            print(f"left interpreted: {', '.join(broken)} ({error})", file=sys.stderr)
            without = [*without, *broken]


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Wait until no other process builds into `target`."""
    with (target / ".lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """The command line of `python -m patolli.build`."""
    parser = argparse.ArgumentParser(prog="python -m patolli.build", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/compiled"))
    parser.add_argument("--opt", type=int, default=3, choices=(0, 1, 2, 3))
    parser.add_argument(
        "--without", nargs="*", default=[], help="leave these games (or the bots) interpreted"
    )
    parser.add_argument(
        "--beside",
        nargs="*",
        type=Path,
        default=[],
        help="compile these packages with the engine (bench/baselines)",
    )
    parser.add_argument(
        "--keep-going", action="store_true", help="leave what does not compile interpreted"
    )
    parser.add_argument(
        "--use", action="store_true", help="let this virtual environment run what is compiled"
    )
    options = parser.parse_args()
    target: Path = options.into.resolve()
    target.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    run = keep_going if options.keep_going else build
    try:
        with alone(target):
            compiled = run(target, options.opt, options.without, options.beside)
    except NotCompiled as error:
        print(error.output, file=sys.stderr)
        raise SystemExit(str(error)) from None
    took = f"compiled in {time.perf_counter() - begun:.0f} s" if compiled else "up to date"
    print(f"{took}: {len(modules(target / 'patolli', options.without))} modules in {options.into}")
    if options.use:
        use(target)


def use(target: Path) -> None:
    """Let this virtual environment run what is compiled."""
    path = PACKAGE / "compiled_first.py"
    spec = spec_from_file_location(path.stem, path)  # without the package, which may be compiled
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    print(f"used by {sys.prefix}: {module.write(PACKAGE.parents[1], target)}")


if __name__ == "__main__":
    main()
