"""Clocks: the increment comes once for each turn of a seat, however often it decides in it."""

from __future__ import annotations

import json
from typing import Any

import patolli
from patolli.table import entry_json, play, undo
from patolli.table.entries import Seat, Terms
from patolli.table.fold import fold
from patolli.table.messages.commands import UndoTo
from patolli.table.messages.parts import Pace
from patolli.table.table import Table

SECOND = 1000
BANK = 600 * SECOND
INCREMENT = 20 * SECOND


def begun(pace: Pace) -> Table:
    """A game of Tikal for two, begun at 0."""
    people = [Seat("person", "ann", "Ann"), Seat("person", "ben", "Ben")]
    options = dict(patolli.load("tikal").new(2, seed=0).options)
    terms = Terms("tikal", "private", "free", True, True, False, pace, options, "ann")
    table = play.create("t", terms, people, 7, None, at=0)
    fold(table, *play.start(table, "ann", at=0))
    return table


def decide(table: Table, at: int) -> int:
    """The seat that is asked takes its first choice; which seat?"""
    assert table.asked is not None
    assert table.state is not None
    seat = table.asked
    fold(table, *play.act(table, seat, table.state.legal()[0], table.seats[seat].person, at))
    return seat


def a_turn(table: Table, at: int) -> tuple[int, int]:
    """Play one turn, a second for each decision; who, and how many decisions?"""
    turn, decisions = table.turn, 0
    while table.turn == turn:
        decisions += 1
        seat = decide(table, at + decisions * SECOND)
    return seat, decisions


def test_the_increment_is_given_once_a_turn() -> None:
    table = begun(Pace("live", bank=600, increment=20))
    seat, decisions = a_turn(table, 0)
    assert decisions > 2
    assert table.clocks.left[seat] == BANK - decisions * SECOND + INCREMENT
    again, more = a_turn(table, decisions * SECOND)
    assert again != seat
    assert table.clocks.left[again] == BANK - more * SECOND + INCREMENT


def test_it_comes_at_the_end_of_the_turn() -> None:
    table = begun(Pace("live", bank=600, increment=20))
    seat = decide(table, SECOND)
    assert table.asked == seat
    assert table.clocks.left[seat] == BANK - SECOND


def test_a_turn_that_is_played_again_brings_no_second_increment() -> None:
    table = begun(Pace("live", bank=600, increment=20))
    seat, decisions = a_turn(table, 0)
    at = decisions * SECOND
    left = table.clocks.left[seat]
    for _ in range(3):
        back = UndoTo(table.version, table.length - 1)
        person = table.seats[seat].person
        fold(table, *undo.take_back(table, back, [0, 1], person, at))
        assert table.asked == seat
        decide(table, at)
    assert table.asked != seat
    assert table.clocks.left[seat] == left


def test_the_days_are_for_the_turn_too() -> None:
    day = 86_400 * SECOND
    table = begun(Pace("days", days=2))
    seat = decide(table, day)
    assert table.clocks.deadline() == 2 * day, "a small decision is no way to win a day"
    while table.asked == seat:
        decide(table, day)
    assert table.clocks.deadline() == 3 * day


def test_a_table_of_older_times_keeps_what_it_was_begun_with() -> None:
    table = begun(Pace("live", bank=600, increment=20))
    seat, decisions = a_turn(table, 0)
    old = Table("t", 7, None)
    for entry in table.entries:
        body: dict[str, Any] = json.loads(json.dumps(entry_json.write(entry)))
        if body["kind"] == "created":
            del body["data"]["terms"]["pace"]["per"]
        fold(old, entry_json.read(body))
    assert old.clocks.left[seat] == BANK + decisions * (INCREMENT - SECOND)
