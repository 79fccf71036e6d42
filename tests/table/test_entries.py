"""Entries are stored as they always were: databases of older versions load."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from patolli.table import entries, entry_json
from patolli.table.entries import AnyEntry

PACE = {"kind": "live", "bank": 600, "increment": 5, "days": 3, "timeout": "bot", "per": "turn"}
TERMS = {
    "game": "tikal",
    "visibility": "public",
    "undo": "free",
    "hints": True,
    "curtain": True,
    "shuffle": False,
    "pace": PACE,
    "options": {"auction": True},
    "host": "ann",
    "forked_from": None,
    "rematch_of": None,
    "imported": False,
    "deal": "fair",
}
ANN = {
    "kind": "person",
    "person": "ann",
    "name": "Ann",
    "level": None,
    "overdue": False,
    "left": False,
    "hotseat": False,
}
BOT = {**ANN, "kind": "bot", "level": "novice"}
STOOD = {"turn": 3, "reveals": 1, "asked": 0}
EVENTS = [[4, "tikal-ended", {"seat": {"seat": 0}}, None], [4, "tikal-drawn", {}, [1]]]
OUTCOME = {"ranks": [1, 2], "scores": [9, 4], "tie_breaks": [[], []], "rivals": []}

STORED: list[dict[str, Any]] = [
    {
        "kind": "created",
        "person": "ann",
        "data": {
            "terms": TERMS,
            "secret": "ab",
            "seats": [{**ANN, "part": "cd"}, BOT],
            "rules_version": 2,
        },
    },
    {
        "kind": "created",
        "data": {
            "terms": {**TERMS, "deal_scheme": 2},
            "seats": [
                {**ANN, "part_hash": "cd"},
                {**ANN, "renews": True},
                {**BOT, "style": "bold"},
            ],
            "rules_version": 2,
        },
    },
    {"kind": "seat", "seat": 0, "person": "ann", "data": {"seat": ANN}},
    {"kind": "deal", "person": "ann"},
    {"kind": "commit", "seat": 0, "person": "ann", "data": {"seat": {**ANN, "part_hash": "cd"}}},
    {
        "kind": "reveal",
        "seat": 0,
        "person": "ann",
        "data": {"seat": {**ANN, "part": "ab", "part_hash": "cd"}},
    },
    {"kind": "leave", "seat": 0, "person": "ann", "data": {"seat": {**ANN, "left": True}}},
    {"kind": "leave", "seat": 0, "data": {"seat": {**ANN, "left": True, "handed_over": True}}},
    {"kind": "replace", "seat": 0, "person": "ben", "data": {"seat": BOT}},
    {"kind": "return", "seat": 0, "person": "ann", "data": {"seat": ANN}},
    {"kind": "name", "seat": 0, "person": "ann", "data": {"seat": {**ANN, "name": "Ana"}}},
    {"kind": "timeout", "seat": 1, "data": {"seat": {**BOT, "overdue": True}}},
    {
        "kind": "start",
        "person": "ann",
        "asked": 0,
        "events": EVENTS,
        "data": {"scores": [0, 0], "seats": [ANN, BOT], "rules_version": 2},
    },
    {
        "kind": "start",
        "data": {"seed": 5, "parts": ["cd", ""], "seats": [ANN, BOT], "rules_version": 2},
    },
    {
        "kind": "action",
        "seat": 0,
        "person": "ann",
        "action": 0,
        **STOOD,
        "data": {"scores": [1, 0]},
        "events": EVENTS,
    },
    {
        "kind": "action",
        "seat": 1,
        "action": 12,
        "turn": 9,
        "data": {"scores": [9, 4], "outcome": OUTCOME},
    },
    {"kind": "redo", "seat": 0, "person": "ann", "action": 5, **STOOD, "data": {"scores": [1, 0]}},
    {"kind": "undo", "seat": 0, "person": "ann", "to": 0, "asked": 0, "data": {"scores": [0, 0]}},
    {"kind": "restart", "seat": 0, "person": "ann", "to": 2, **STOOD, "data": {"scores": [0, 0]}},
    {"kind": "ask", "seat": 0, "person": "ann", "to": 2},
    {"kind": "agree", "seat": 1, "person": "ben"},
    {"kind": "refuse", "seat": 1, "person": "ben"},
    {"kind": "resume"},
    {
        "kind": "rules",
        "to": 4,
        **STOOD,
        "data": {"scores": [1, 0], "from": 1, "rules_version": 2, "dump": {"game": "tikal"}},
    },
    {"kind": "rematch", "person": "ann", "data": {"table": "abc"}},
    {"kind": "end", "person": "ann"},
]


@pytest.mark.parametrize("body", STORED, ids=lambda body: str(body["kind"]))
def test_an_entry_is_read_and_written_unchanged(body: dict[str, Any]) -> None:
    stored = {"version": 7, "at": 1700000000000, **body}
    entry = entry_json.read(json.loads(json.dumps(stored)))
    assert type(entry).kind == body["kind"]
    assert json.loads(json.dumps(entry_json.write(entry))) == stored


def test_every_kind_is_shown_here() -> None:
    assert {body["kind"] for body in STORED} == {entry.kind for entry in get_args(AnyEntry)}


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no kind 'dance'"):
        entry_json.read({"version": 1, "kind": "dance", "at": 0})


def test_a_person_s_name_is_taken_out() -> None:
    for body in STORED:
        entry = entry_json.read({"version": 7, "at": 0, **body})
        text = json.dumps(entry_json.write(entries.without_name(entry, "ann")))
        assert '"Ann"' not in text
        assert entries.without_name(entry, "ben") == entry


def test_the_deal_of_an_old_table_was_drawn_by_the_server_or_is_a_fork_s() -> None:
    old = {key: value for key, value in TERMS.items() if key != "deal"}
    for source, deal in ((None, "drawn"), ("abc", "known")):
        data = {"terms": {**old, "forked_from": source}, "seats": [ANN], "rules_version": 2}
        entry = entry_json.read({"version": 1, "at": 0, "kind": "created", "data": data})
        assert isinstance(entry, entries.Created)
        assert (entry.terms.deal, entry.secret) == (deal, "")
