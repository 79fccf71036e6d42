"""The networks that `patolli train` made: `networks/<game>.json` beside this file.

What was learned for games alone, where it is better than what was learned for all numbers of seats,
lies beside it as `<game>-alone.json`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from patolli.bots.evaluation.evaluation import Evaluation
from patolli.bots.evaluation.features import Features
from patolli.bots.evaluation.network import load_network

NETWORKS = Path(str(files("patolli.bots.evaluation"))) / "networks"


@cache
def features_of(game: str) -> Features:
    """What a network sees of a game beside its terms."""
    name = f"patolli.bots.evaluation.{game}_features"
    if find_spec(name) is None:
        return Features()
    found: Features = import_module(name).features()
    return found


def learned(
    game: str, base: Evaluation, path: Path | None = None, more: dict[str, float] | None = None
) -> Evaluation:
    """The evaluation of a game by its committed network, or by a file's; else its own.

    `more` is what a term is worth beyond what was learned, by its name.
    """
    if path is not None:
        return load_network(path, base, features_of(game), more)
    found = base
    for name in (f"{game}.json", f"{game}-alone.json"):
        if (NETWORKS / name).exists():
            found = load_network(NETWORKS / name, found, features_of(game), more)
    return found
