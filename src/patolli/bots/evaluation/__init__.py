"""Evaluations by game: `evaluation_of("tikal")`.

A game's evaluation is the module `patolli.bots.evaluation.<game>`, or the one that an entry point
in the group `patolli.evaluations` names after the game. It has the names of its terms (`NAMES`)
and a function `evaluation(weights)`; the weights lie beside it in a TOML file of the same name,
styles of play in one of the same name in the folder `styles`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from patolli.bots.evaluation.evaluation import Evaluation, generic
from patolli.bots.evaluation.learned import learned
from patolli.bots.plugins import EVALUATIONS, BadPlugin, plugin, plugins

OURS = "patolli.bots.evaluation"


def evaluations() -> list[str]:
    """The ids of the games that have an evaluation of their own."""
    ours = {path.stem for path in Path(__path__[0]).glob("*.toml")}
    return sorted(ours | {point.name for point in plugins(EVALUATIONS)})


@cache
def evaluation_of(game: str, style: str = "") -> Evaluation:
    """The committed evaluation of a game: learned, or with tuned weights; else the generic one.

    To a style some terms are worth more, or less (`styles_of`).
    """
    more = styles_of(game)[style] if style else {}
    weights = {name: weight + more.get(name, 0.0) for name, weight in weights_of(game).items()}
    return learned(game, tuned(game, weights), more=more)


def tuned(game: str, weights: dict[str, float]) -> Evaluation:
    """The evaluation of a game with other weights."""
    module = module_of(game)
    if module is None:
        return generic()
    made = module.evaluation(weights)
    if not isinstance(made, Evaluation):
        raise BadPlugin(f"the evaluation of {game!r} is a {type(made).__name__}: {_wanted(module)}")
    return made


def weights_of(game: str) -> dict[str, float]:
    """The weights of a game's evaluation by the name of their term, from its TOML file."""
    path = weights_file(game)
    if path is None or not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in data["weights"].items()}


@cache
def styles_of(game: str) -> dict[str, dict[str, float]]:
    """The styles in which a game's bots can play: points that a term is worth to one beyond its
    weight, by the name of the term."""
    weights = weights_file(game)
    path = weights.parent / "styles" / weights.name if weights is not None else None
    if path is None or not path.exists():
        return {}
    known = weights_of(game)
    found: dict[str, dict[str, float]] = {}
    for style, more in tomllib.loads(path.read_text(encoding="utf-8")).items():
        strange = sorted(set(more) - set(known))
        if strange:
            raise BadPlugin(f"{path}: {style} names no term of {game}: {', '.join(strange)}")
        found[style] = {name: float(points) for name, points in more.items()}
    return found


def weights_file(game: str) -> Path | None:
    """Where the weights of a game's evaluation lie; None for a game without one."""
    module = module_of(game)
    if module is None or module.__file__ is None:
        return None
    name = module.__name__.rpartition(".")[2]
    return Path(module.__file__).parent / f"{name}.toml"


@cache
def module_of(game: str) -> ModuleType | None:
    """The module of a game's evaluation: another distribution's goes before ours."""
    found = plugin(EVALUATIONS, game)
    if found is None:
        name = f"{OURS}.{game}"
        return import_module(name) if find_spec(name) else None
    if not isinstance(found, ModuleType) or not callable(getattr(found, "evaluation", None)):
        raise BadPlugin(f"the evaluation {game!r} is not usable: {_wanted(found)}")
    return found


def _wanted(found: object) -> str:
    name = found.__name__ if isinstance(found, ModuleType) else repr(found)
    return f"{name} must be a module with a function evaluation(weights) -> Evaluation"
