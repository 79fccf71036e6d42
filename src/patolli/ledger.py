"""The rule ledger: the rules of a game with their ids, and the tests that cover them.

A rule is a line `- **PAT-THROW-1** text *(source)*` of docs/rules/<game>.md. A test covers it with
`@pytest.mark.rule("PAT-THROW-1")`, on the test, its class or its module (`pytestmark`).
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from patolli.core.errors import PatolliError
from patolli.resources import find

RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z0-9]+-[0-9]+)\*\*\s*(.*)$", re.MULTILINE)
LANGUAGE = "en"  # the ledger's own; other languages lie beside it as <game>.<language>.md


class NoLedger(PatolliError):
    """The rules of that game are not written down here."""


@dataclass(frozen=True)
class Rule:
    """One line of a ledger."""

    id: str
    text: str


@dataclass
class Coverage:
    """A ledger against the tests: which tests name which rule."""

    rules: list[Rule]
    tests: dict[str, list[str]] = field(default_factory=dict)

    @property
    def untested(self) -> list[Rule]:
        """The rules that no test names."""
        return [rule for rule in self.rules if rule.id not in self.tests]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """The ids that tests name and the ledger does not have, with those tests."""
        known = {rule.id for rule in self.rules}
        return {id: names for id, names in self.tests.items() if id not in known}


def page(game: str, language: str = LANGUAGE) -> Path:
    """The page with the rules of a game."""
    suffix = "" if language == LANGUAGE else f".{language}"
    found = find(f"docs/rules/{game}{suffix}.md") or _beside(game, f"{game}{suffix}.md")
    if found is None:
        raise NoLedger(f"no rules of {game!r} in {language!r}: docs/rules/{game}{suffix}.md")
    return found


def _beside(game: str, name: str) -> Path | None:
    """The page in the folder `docs` of a game of another distribution."""
    for point in entry_points(group="patolli.games"):
        spec = find_spec(point.module) if point.name == game else None
        if spec is not None and spec.origin is not None:
            found = Path(spec.origin).parent / "docs" / name
            return found if found.exists() else None
    return None


def rules(game: str, language: str = LANGUAGE) -> list[Rule]:
    """The rules of a game in the order of its page."""
    path = page(game, language)
    found = [Rule(match[1], match[2]) for match in RULE.finditer(path.read_text(encoding="utf-8"))]
    ids = [rule.id for rule in found]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise NoLedger(f"{path.name} has two rules {', '.join(twice)}")
    return found


def coverage(game: str, tests: Path) -> Coverage:
    """The ledger of a game against all tests of a folder.

    A test belongs to the game whose ledger uses the first part of the id (PAT, TIK, ...).
    """
    ledger = rules(game)
    prefixes = {rule.id.split("-")[0] for rule in ledger}
    covered = Coverage(ledger)
    for path in sorted(tests.rglob("test_*.py")):
        for id, name in marks(path):
            if id.split("-")[0] in prefixes:
                covered.tests.setdefault(id, []).append(f"{path.relative_to(tests)}::{name}")
    return covered


def marks(path: Path) -> list[tuple[str, str]]:
    """Every (rule id, test) that a file of tests marks."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    found: list[tuple[str, str]] = []
    whole = [id for node in module.body for id in _module_mark(node)]
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith(
            "test"
        ):
            found += [(id, node.name) for id in whole]
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                found += [(id, node.name) for id in _rule_ids(decorator)]
        elif isinstance(node, ast.Call):
            # pytest.param(..., marks=pytest.mark.rule("PAT-THROW-1"))
            for keyword in node.keywords:
                if keyword.arg == "marks":
                    found += [(id, f"line {node.lineno}") for id in _rule_ids(keyword.value)]
    return found


def _module_mark(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    ):
        return _rule_ids(node.value)
    return []


def _rule_ids(node: ast.expr) -> list[str]:
    """The ids inside `pytest.mark.rule("A", "B")`, or a list of such marks."""
    if isinstance(node, (ast.List, ast.Tuple)):
        return [id for element in node.elts for id in _rule_ids(element)]
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
    ):
        return [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
    return []
