"""Distributions of other people: written by `patolli new-game`, found like installed ones."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from patolli.resources import PACKAGE


def install(folder: Path) -> Path:
    """Leave what `pip install --editable` leaves on the path: its metadata; answers that path."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / "src" / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder / "src"


def environment(*paths: Path) -> dict[str, str]:
    """The environment of a process that finds Patolli and these paths."""
    found = os.pathsep.join(map(str, [PACKAGE.parent, *paths]))
    return {**os.environ, "PYTHONPATH": found, "PATOLLI_LANG": "en"}


def run(folder: Path, *command: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder whose `src` is installed."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**environment(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
