"""Tables and editions: a table says which one is played, and never goes on with another."""

from __future__ import annotations

import pytest

import patolli
from patolli.core.editions import with_edition
from patolli.core.errors import PatolliError
from patolli.table import play, records
from patolli.table.entries import Seat, Terms
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.history import moment
from patolli.table.messages.parts import Pace
from patolli.table.presentation import Presence, table_info
from patolli.table.table import Table

GAME = patolli.load("founders")


def begun() -> Table:
    """A table of Founders after two decisions, with its snapshot."""
    people = [Seat("person", name, name.title()) for name in ("ann", "ben")]
    options = dict(GAME.new(2, seed=0).options)
    terms = Terms("founders", "private", "free", True, True, False, Pace(), options, "ann")
    table = play.create("t", terms, people, 3, None, at=1)
    fold(table, *play.start(table, "ann", at=2))
    for at in range(2):
        assert table.state is not None
        assert table.asked is not None
        action = table.state.legal()[0]
        fold(table, *play.act(table, table.asked, action, None, at=3 + at))
    assert table.state is not None
    table.snapshot = table.state.dump()
    return table


def read_again(table: Table) -> Table:
    """The same table as a server that has just started reads it."""
    again = Table(table.id, table.seed, table.position)
    for entry in table.entries:
        fold(again, entry)
    again.snapshot = table.snapshot
    again.rebuild()
    return again


def test_a_table_says_which_edition_is_played() -> None:
    assert table_info(begun(), "ann", Presence(), "").edition == "reconstruction"


def test_a_table_of_another_edition_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(GAME, "rules_version", with_edition(1, 0xABC))
        table = begun()
        assert table.edition == "reconstruction (00000abc)"
    table = read_again(table)
    info = table_info(table, "ann", Presence(), "")
    assert info.edition == "00000abc"
    assert info.notice is not None
    assert info.notice.key == "server-notice-other-edition"
    assert info.notice.data == {"edition": "00000abc", "installed": "reconstruction"}
    with pytest.raises(PatolliError, match="editions don't mix"):
        play.renew_rules(table, at=9)
    assert table.asked is not None
    for refused in (
        lambda: play.act(table, table.asked or 0, table.line[0], None, at=9),
        lambda: moment(table, "ann", 1, dumps=[table.snapshot or {}]),
        lambda: table.at(1),
    ):
        with pytest.raises(Refused) as caught:
            refused()
        assert caught.value.code == "other_edition"


def test_a_record_of_another_edition_makes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(GAME, "rules_version", with_edition(1, 0xABC))
        record = GAME.new(2, seed=3).record()
    with pytest.raises(PatolliError, match="the edition 00000abc of founders; the standard"):
        records.table_of(record, "t", "ann", at=1)
