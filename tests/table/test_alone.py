"""A table needs the standard library alone: no server, no network, no NumPy."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("msgspec", "litestar", "sqlalchemy", "numpy", "asyncio"):
            raise ModuleNotFoundError(f"{name} is not installed here", name=name)

sys.meta_path.insert(0, Blocked())

import json
import random
from dataclasses import asdict

import patolli
from patolli import bots
from patolli.table import entry_json, hints, history, play
from patolli.table import presentation, records, review, seats, undo
from patolli.table.entries import Seat, Terms
from patolli.table.fold import fold
from patolli.table.messages.commands import Undo
from patolli.table.messages.parts import Pace
from patolli.table.presentation import Presence
from patolli.table.preview import previews
from patolli.table.table import Table

options = dict(patolli.load("tikal").new(2, seed=0).options)
people = [Seat("person", "ann", "Ann"), Seat("person", "ben", "Ben")]
terms = Terms("tikal", "private", "free", True, True, False, Pace(), options, "ann")
table = play.create("t", terms, people, 7, None, at=1)
fold(table, *play.start(table, "ann", at=2))
chance, taken_back, at = random.Random(1), 0, 3
while table.status == "running":
    seat, person = table.asked, people[table.asked].person
    update = presentation.update(table, person, None, table.version, Presence(), "", at)
    json.dumps(asdict(update))
    choice = chance.choice(update.choices)
    before = table.state.dump()
    fold(table, *play.act(table, seat, choice.id, person, at))
    assert table.status == "finished" or choice.ends_turn == (table.turn != before["turn"])
    if table.length % 10 == 0 and undo.free_to(table, [seat]) < table.length:
        fold(table, *undo.take_back(table, Undo(table.version), [seat], person, at))
        assert table.state.dump() == before
        fold(table, *undo.redo(table, [seat], person, at))
        taken_back += 1
    at += 1
assert taken_back > 3
again = Table("t", 7, None)
for entry in table.entries:
    fold(again, entry_json.read(json.loads(json.dumps(entry_json.write(entry)))))
again.rebuild()
assert again.state == table.state
assert history.stats(table).over_time[-1].scores == table.scores
assert history.moment(table, "ann", 30).view == table.at(30).observe(0)
assert records.from_text(records.to_text(records.record_of(table))) == records.record_of(table)
start, end = review.stretches(table)[4]
assert review.judge(bots.Knowledge(table.at(start)), table.line[start:end], 40, 1)
assert hints.plan(bots.make("novice", 1), bots.Knowledge(table.at(3)))
assert previews(table.at(3), table.at(3).seat)
print("played", table.length)
"""


@pytest.mark.slow
def test_a_game_is_played_with_nothing_installed() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played")
