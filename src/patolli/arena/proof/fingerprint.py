"""What a bot's play depends on, as a short hash: games of other bots than today's are stale."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from patolli.bots import evaluation

BOTS = Path(evaluation.__file__).resolve().parents[1]
ALL = ("bot.py", "budget.py", "knowledge.py", "search/line.py")
EVALUATING = (*ALL, "evaluation/evaluation.py")
PLANNING = (*EVALUATING, "search/beam.py", "planner.py")
SEARCHING = (*PLANNING, "search/halving.py", "searcher.py")
FILES = {
    "random": (*ALL, "random.py"),
    "greedy": (*EVALUATING, "greedy.py"),
    "planner": PLANNING,
    "searcher": SEARCHING,
    "ismcts": (*ALL, "search/tree.py", "ismcts.py"),
    "novice": (*PLANNING, "misjudging.py", "levels.py"),
    "apprentice": (*PLANNING, "misjudging.py", "levels.py"),
    "artisan": (*PLANNING, "misjudging.py", "levels.py"),
    "master": (*SEARCHING, "levels.py"),
    "grandmaster": (*SEARCHING, "levels.py"),
}

RULES_ALONE = ("random", "ismcts")  # they ask no evaluation
# what the file of a network or of tables tells of how it was made
HISTORY = ("made", "command", "training", "games", "explained", "matches")


def fingerprint(game: str, seats: int, kinds: Iterable[str]) -> str:
    """A hash of the code and the weights that decide how these kinds play a game.

    Comments, docstrings and layout do not count, nor does a network that does not judge so many
    seats, nor what is told of how numbers were learned. A bot of another package (`module:Class`)
    counts by its name alone. The hash is the same with every version of Python.
    """
    names = {name for kind in kinds for name in FILES.get(kind, ())}
    if any(kind not in RULES_ALONE for kind in kinds):
        names |= {f"evaluation/{game}.py", f"evaluation/{game}.toml"}
        for path in (BOTS / "evaluation").glob(f"{game}_*"):  # what that module is made of
            trained = path.stem in (f"{game}_features", f"{game}_learning")  # for training alone
            if path.suffix in (".py", ".json") and not trained:
                names.add(f"evaluation/{path.name}")
        for network in (game, f"{game}-alone"):
            if seats in judged_by_network(network):
                names |= {f"evaluation/networks/{network}.json", f"evaluation/{game}_features.py"}
                names |= {"evaluation/network.py", "evaluation/learned.py"}
    digest = hashlib.sha256()
    for name in sorted(names):
        digest.update(f"{name}\0{essence(BOTS / name)}\0".encode())
    return digest.hexdigest()[:16]


def judged_by_network(name: str) -> list[int]:
    """The numbers of seats at which a learned network (a game's, or `<game>-alone`) judges."""
    path = BOTS / f"evaluation/networks/{name}.json"
    if not path.exists():
        return []
    seats: list[int] = json.loads(path.read_text(encoding="utf-8"))["seats"]
    return seats


@cache
def essence(path: Path) -> str:
    """The part of a file that matters to a machine, the same with every version of Python."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        data = json.loads(text)
        return json.dumps({key: data[key] for key in data if key not in HISTORY})
    if path.suffix == ".toml":
        return "\n".join(line.partition("#")[0].rstrip() for line in text.splitlines())
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and _is_docstring(body[0]):
            del body[0]
    return _written(tree)


def _written(node: object) -> str:
    """A syntax tree as text, without fields that are empty: Python's versions differ in those."""
    if isinstance(node, ast.Constant):
        return repr(node.value)
    if isinstance(node, ast.AST):
        fields = [(name, value) for name, value in ast.iter_fields(node) if value not in (None, [])]
        inside = ", ".join(f"{name}={_written(value)}" for name, value in fields)
        return f"{type(node).__name__}({inside})"
    if isinstance(node, list):
        return f"[{', '.join(map(_written, node))}]"
    return repr(node)


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
