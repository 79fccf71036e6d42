"""Records as text for people: a few header lines, then one action in notation per line."""

from __future__ import annotations

import json

import patolli
from patolli.core.errors import BadRecord, PatolliError
from patolli.core.record import Record

HEADERS = ("game", "rules", "seats", "seed", "options", "position")


def write(record: Record) -> str:
    """The record in text notation."""
    name = patolli.load(record.game).actions.name
    lines = [
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
        f"options: {json.dumps(record.options, sort_keys=True)}",
    ]
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position, separators=(',', ':'))}")
    return "\n".join([*lines, "", *(name(action) for action in record.actions), ""])


def read(text: str) -> Record:
    """The record from JSON text or text notation; BadRecord says which line is wrong."""
    if text.lstrip().startswith("{"):
        return Record.read(text)
    heads: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].strip()
        key, colon, value = words.partition(":")
        if not words:
            continue
        if colon and not moves:
            if key.strip() not in HEADERS:
                raise BadRecord(f"line {number}: unknown header {key.strip()!r}")
            heads[key.strip()] = value.strip()
        else:
            moves.append((number, words))
    return Record.read(_fields(heads, moves))


def _fields(heads: dict[str, str], moves: list[tuple[int, str]]) -> dict[str, object]:
    missing = [key for key in HEADERS[:4] if key not in heads]
    if missing:
        raise BadRecord(f"header lines missing: {', '.join(missing)}")
    values: dict[str, object] = {"game": heads["game"]}
    for key, field in (("rules", "rules_version"), ("seats", "seats"), ("seed", "seed")):
        if not heads[key].isdecimal() or len(heads[key]) > 18:
            raise BadRecord(f"{key}: {heads[key][:40]!r} is not a whole number")
        values[field] = int(heads[key])
    for key in ("options", "position"):
        try:
            values[key] = json.loads(heads[key]) if key in heads else None
        except ValueError as error:
            raise BadRecord(f"{key}: not JSON: {error}") from None
    values["options"] = values["options"] or {}
    parse = patolli.load(heads["game"]).actions.parse
    actions: list[int] = []
    for number, words in moves:
        try:
            actions.append(parse(words))
        except PatolliError as error:
            raise BadRecord(f"line {number}: {error}") from None
    values["actions"] = actions
    return values
