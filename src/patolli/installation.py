"""What this installation was told to play with: component files of owners, one for each game.

They lie in a folder of the person who runs Patolli: `PATOLLI_HOME`, or the usual place for settings
of the system. `patolli components` puts them there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from patolli.core.message import Message

Level = Literal["good", "note", "wrong"]
Finding = tuple[Level, Message]
"""What `patolli doctor` says of an installation, and how bad it is."""


def home() -> Path:
    """The folder with the settings of this installation; it need not exist."""
    named = os.environ.get("PATOLLI_HOME")
    if named:
        return Path(named)
    settings = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    folder = Path(settings) if settings else Path(os.path.expanduser("~")) / ".config"
    return folder / "patolli"


def components_path(game: str) -> Path:
    """Where the figures of an owner's edition lie."""
    return home() / "components" / f"{game}.toml"


def components_of(game: str) -> Path | None:
    """The component file of the edition in use; None for the game's own figures."""
    path = components_path(game)
    return path if path.is_file() else None


def use_components(game: str, file: Path) -> Path:
    """Play with the figures of a file from now on; where its copy lies."""
    path = components_path(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".new")
    written.write_bytes(file.read_bytes())
    written.replace(path)
    return path


def use_standard(game: str) -> bool:
    """Play with the game's own figures again; whether there was another edition."""
    path = components_path(game)
    there = path.is_file()
    path.unlink(missing_ok=True)
    return there
