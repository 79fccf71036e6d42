"""Put what the static site needs of Python into its folder: interpreter, package and games.

python web/scripts/site.py dist/site
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
import zipfile
from pathlib import Path

import msgspec

import patolli
from patolli import bots
from patolli.server.http.forms import Games
from patolli.server.http.site import all_games

ROOT = Path(__file__).resolve().parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PACKAGE = ROOT / "src" / "patolli"
#: What a table in a browser is made of; tests keep the rest of the package out of it.
PARTS = ("bots", "browser", "core", "games", "table")
KINDS = (".py", ".toml", ".json")
STAMP = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def main(site: Path) -> None:
    """Write `games.json` and the folder `python`."""
    ours = [game for game in all_games() if (PACKAGE / "games" / game.id).is_dir()]
    games = Games(ours, list(bots.LEVELS), bots=[])
    (site / "games.json").write_bytes(msgspec.json.encode(games))
    folder = site / "python"
    folder.mkdir(exist_ok=True)
    for script in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / script, folder / script)
    # not named .gz: some hosts would unpack that on the way
    wasm = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    (folder / "pyodide.asm.bin").write_bytes(wasm)
    shutil.copyfile(PYODIDE / "python_stdlib.zip", folder / "python_stdlib.zip")
    pack(folder / "patolli.zip")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}  # the interpreter alone: nothing is ever fetched from elsewhere
    files = {
        name: {"path": path, "bytes": (folder / path).stat().st_size}
        for name, path in (
            ("wasm", "pyodide.asm.bin"),
            ("library", "python_stdlib.zip"),
            ("patolli", "patolli.zip"),
        )
    }
    index = {"version": patolli.__version__, "files": files, "lock": json.dumps(lock)}
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")


def pack(target: Path) -> None:
    """Our package in an archive."""
    sources = [*PACKAGE.glob("*.py"), *(path for part in PARTS for path in folder_of(part))]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(sources):
            name = zipfile.ZipInfo(path.relative_to(PACKAGE.parent).as_posix(), STAMP)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, path.read_bytes())


def folder_of(part: str) -> list[Path]:
    """The sources and data of a part."""
    return [path for path in (PACKAGE / part).rglob("*") if path.suffix in KINDS]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
