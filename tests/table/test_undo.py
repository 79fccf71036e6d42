"""What is said about undo before a choice is what undo then does."""

from __future__ import annotations

import random
from typing import Literal

import pytest

import patolli
from patolli.table import play, undo
from patolli.table.entries import Seat, Terms, UndoAsked, Undone
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.messages.commands import Undo
from patolli.table.messages.parts import Pace, UndoRule
from patolli.table.table import Table

ANN = Seat("person", "ann", "Ann")
BEN = Seat("person", "ben", "Ben")
BOT = Seat("bot", level="novice")


def after_a_reveal(rule: UndoRule, other: Seat) -> tuple[Table, str]:
    """A game in which Ann has just brought something to light, and what was said before."""
    options = dict(patolli.load("tikal").new(2, seed=0, options={"first_player": 0}).options)
    terms = Terms("tikal", "private", rule, True, True, False, Pace(), options, "ann")
    table = play.create("t", terms, [ANN, other], 7, None, at=0)
    fold(table, *play.start(table, "ann", at=0))
    chance = random.Random(1)
    while True:
        assert table.state is not None
        assert table.asked is not None
        said = undo.info(table, [0]).after_reveal
        seat, reveals = table.asked, table.reveals
        fold(table, *play.act(table, seat, chance.choice(table.state.legal()), None, at=0))
        if table.reveals != reveals and seat == 0:
            return table, said


@pytest.mark.parametrize(
    ("rule", "other", "expected"),
    [
        ("free", BOT, "free"),
        ("free", BEN, "ask"),
        ("turn", BOT, "never"),
        ("turn", BEN, "never"),
        ("off", BOT, "never"),
    ],
)
def test_undo_after_a_reveal_is_what_was_said(
    rule: UndoRule, other: Seat, expected: Literal["free", "ask", "never"]
) -> None:
    table, said = after_a_reveal(rule, other)
    assert said == expected
    if expected == "never":
        with pytest.raises(Refused):
            undo.take_back(table, Undo(table.version), [0], "ann", at=1)
        return
    entry, _ = undo.take_back(table, Undo(table.version), [0], "ann", at=1)
    assert isinstance(entry, Undone if expected == "free" else UndoAsked)
