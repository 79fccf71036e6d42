"""Run the compiled engine in this virtual environment while it is that of the source.

`make fast` copies this file into the environment, with a `.pth` file that calls `install` at every
start of Python. It stands alone and looks at nothing before `patolli` is imported. `PYTHONPATH`
comes first as ever, and `PATOLLI_COMPILED=0` asks for the source.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

MADE = (".so", ".pyd", ".pyc")
BESIDE = ("locales", "docs/rules")  # of the checkout; in the compiled copy they lie in the package
WEB = Path("server", "static")  # never compiled: the copy has a link to it
START = "_patolli_compiled"


class CompiledFirst:
    """Chooses the engine at the first import of `patolli`, and is gone."""

    def __init__(self, checkout: Path, compiled: Path) -> None:
        self.checkout = checkout
        self.compiled = compiled

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Find nothing; before `patolli` is looked for, put its compiled copy in front."""
        if name == "patolli" and self in sys.meta_path:
            sys.meta_path.remove(self)
            self.choose()

    def choose(self) -> None:
        """Put the compiled package before the source on the path, where it is the same."""
        source = str(self.checkout / "src")
        named = [
            os.path.abspath(place) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep)
        ]
        if os.environ.get("PATOLLI_COMPILED") == "0" or "patolli.build" in sys.orig_argv:
            return
        if first_place() != source or source in named:
            return
        changed = first_change(self.checkout, self.compiled)
        if changed is None:
            sys.path.insert(sys.path.index(source), str(self.compiled))
        else:
            said = f"patolli: {changed} has changed since `make fast`: running the source"
            print(said, file=sys.stderr)


def first_place() -> str | None:
    """The folder of the path from which `patolli` would be imported."""
    for place in sys.path:
        if os.path.isfile(os.path.join(place, "patolli", "__init__.py")):
            return place
    return None


def first_change(checkout: Path, compiled: Path) -> str | None:
    """A file that is not the same in the source and in the compiled copy; None if all are."""
    sources = files(checkout / "src" / "patolli")
    for folder in BESIDE:
        sources |= {f"{folder}/{name}": path for name, path in files(checkout / folder).items()}
    copies = files(compiled / "patolli")
    for name in sorted(sources.keys() ^ copies.keys()):
        return name
    for name, path in sources.items():
        if not same(path, copies[name]):
            return name
    return None


def files(folder: Path) -> dict[str, str]:
    """The files of a folder by their name in it, without what was made and the web table."""
    found = {}
    for place, folders, names in os.walk(folder):
        inside = Path(place).relative_to(folder)
        folders[:] = [name for name in folders if name != "__pycache__" and inside / name != WEB]
        for name in names:
            if not name.endswith(MADE):
                found[(inside / name).as_posix()] = os.path.join(place, name)
    return found


def same(path: str, copy: str) -> bool:
    """Whether a copy is that of the file: by size and time, or else by content."""
    one, other = os.stat(path), os.stat(copy)
    if one.st_size != other.st_size:
        return False
    if one.st_mtime_ns == other.st_mtime_ns:
        return True
    return Path(path).read_bytes() == Path(copy).read_bytes()


def install(checkout: str, compiled: str) -> None:
    """Called by the `.pth` file."""
    sys.meta_path.insert(0, CompiledFirst(Path(checkout), Path(compiled)))


def write(checkout: Path, compiled: Path) -> Path:
    """Let the virtual environment that is running use the compiled engine; where that is said."""
    if sys.prefix == sys.base_prefix:
        raise SystemExit("only a virtual environment is told to use the compiled engine")
    folder = Path(sysconfig.get_path("purelib"))
    text = Path(__file__).read_text(encoding="utf-8")
    (folder / f"{START}.py").write_text(text, encoding="utf-8")
    line = f"import {START}; {START}.install({str(checkout)!r}, {str(compiled)!r})\n"
    place = folder / f"{START}.pth"
    place.write_text(line, encoding="utf-8")
    return place
