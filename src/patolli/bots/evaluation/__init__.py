"""Evaluations by game: `evaluation_of("tikal")`.

A game's evaluation is the module `patolli.bots.evaluation.<game>` (or an entry point in the group
`patolli.evaluations`) with a function `evaluation(weights)`; the weights lie beside it in a TOML
file of the same name.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from patolli.bots.evaluation.evaluation import Evaluation, generic
from patolli.bots.evaluation.learned import learned

FOLDER = Path(__file__).parent


def weights_of(game: str) -> dict[str, float]:
    """The weights of a game's evaluation by the name of their term, from its TOML file."""
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in data["weights"].items()}


@cache
def evaluation_of(game: str) -> Evaluation:
    """The committed evaluation of a game: learned, or with tuned weights; else the generic one."""
    return learned(game, tuned(game, weights_of(game)))


def tuned(game: str, weights: dict[str, float]) -> Evaluation:
    """The evaluation of a game with other weights."""
    module = _module(game)
    if module is None:
        return generic()
    made: Evaluation = module.evaluation(weights)
    return made


def _module(game: str) -> ModuleType | None:
    for point in entry_points(group="patolli.evaluations"):
        if point.name == game:
            found: ModuleType = point.load()
            return found
    name = f"patolli.bots.evaluation.{game}"
    return import_module(name) if find_spec(name) else None
