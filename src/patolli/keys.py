"""The message keys that source code uses, found by reading it.

A key is a literal that begins with a prefix (`"tikal-moved"`), or is built from one and other words
of the same source (`f"tikal-treasure-{name}"`, with `name` from a list or from components.toml).
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import final

QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_-]*)["'`]""")
TEMPLATE = re.compile(r"`([a-z][^`]*\$\{[^`]*)`")


@final
class Call:
    """A place that makes a message from a literal key and a literal table of data."""

    def __init__(self, key: str, carried: frozenset[str], where: str) -> None:
        self.key = key
        self.carried = carried
        self.where = where


@final
class Keys:
    """What the source of one folder says about keys with a prefix."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.literals: dict[str, str] = {}  # key -> the first place that names it
        self.words: set[str] = set()
        self.patterns: list[list[str]] = []  # literal parts with a word between each two
        self.calls: list[Call] = []

    def add(self, other: Keys) -> None:
        """Take in what another folder says about the same prefix."""
        self.literals = {**other.literals, **self.literals}
        self.words |= other.words
        self.patterns += other.patterns
        self.calls += other.calls

    def built(self) -> re.Pattern[str]:
        """A pattern that matches every key that can be built from the source's own words."""
        known = self.words | {word.replace("_", "-") for word in self.words}
        words = "|".join(sorted((re.escape(word) for word in known if word), reverse=True))
        between = rf"(?:{words}|\d+)" if words else r"\d+"
        alternatives = [between.join(map(re.escape, parts)) for parts in self.patterns]
        return re.compile("|".join(alternatives) or r"(?!)")

    def reads(self, text: str) -> bool:
        """Whether a literal is a key of ours."""
        ours = text.startswith(f"{self.prefix}-")
        return ours and re.fullmatch(r"[a-z0-9_-]*[a-z0-9_]", text) is not None


def keys_in(folder: Path, prefix: str) -> Keys:
    """Read the Python, TOML, TypeScript and Svelte files of a folder."""
    keys = Keys(prefix)
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".py":
            _read_python(keys, path)
        elif path.suffix == ".toml":
            _read_table(keys, tomllib.loads(path.read_text(encoding="utf-8")))
        elif path.suffix in (".ts", ".svelte"):
            _read_script(keys, path)
    return keys


def _read_python(keys: Keys, path: Path) -> None:
    inside: set[ast.AST] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.parent.name}/{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
            _read_word(keys, node.value, where)
        elif isinstance(node, ast.JoinedStr):
            inside.update(node.values)
            _read_built(keys, node.values)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            _read_built(keys, [node.left, node.right])
        elif isinstance(node, ast.Call):
            _read_call(keys, node, where)


def _read_script(keys: Keys, path: Path) -> None:
    """TypeScript: quoted words, and templates (`tikal-treasure-${kind}`) as their parts."""
    source = path.read_text(encoding="utf-8")
    for word in QUOTED.findall(source):
        _read_word(keys, word, path.name)
    for template in TEMPLATE.findall(source):
        parts = re.split(r"\$\{[^}]*\}", template)
        if parts[0].startswith(f"{keys.prefix}-"):
            keys.patterns.append(parts)


def _read_word(keys: Keys, word: str, where: str) -> None:
    if keys.reads(word):
        keys.literals.setdefault(word, where)
    if re.fullmatch(r"[A-Za-z0-9_-]+", word):
        keys.words.add(word)


def _read_built(keys: Keys, values: list[ast.expr]) -> None:
    """Note an f-string or a sum that begins with the prefix as its literal parts."""
    parts = [""]
    for value in values:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            parts[-1] += value.value
        else:
            parts.append("")
    if parts[0].startswith(f"{keys.prefix}-") and len(parts) > 1:
        keys.patterns.append(parts)


def _read_call(keys: Keys, call: ast.Call, where: str) -> None:
    """Note `emit("key", {"a": ...})` and `Message("key", {"a": ...})`."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else ""
    name = function.id if isinstance(function, ast.Name) else name
    if name not in ("emit", "Message", "text") or not call.args:
        return
    first = call.args[0]
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return
    if len(call.args) == 1 and not call.keywords:
        keys.calls.append(Call(first.value, frozenset(), where))
    elif len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        names = [key.value for key in call.args[1].keys if isinstance(key, ast.Constant)]
        if len(names) == len(call.args[1].keys):
            keys.calls.append(Call(first.value, frozenset(map(str, names)), where))


def _read_table(keys: Keys, value: object) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            keys.words.add(str(key))
            _read_table(keys, inner)
    elif isinstance(value, list):
        for inner in value:
            _read_table(keys, inner)
    elif isinstance(value, str):
        keys.words.add(value)
