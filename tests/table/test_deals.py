"""The deals of tables: old schemes go on, and who commits last can't choose."""

from __future__ import annotations

from dataclasses import replace

from patolli.table import deals, entry_json, making, play, records
from patolli.table.entries import Ended, PartsAsked, Seat
from patolli.table.fold import fold
from patolli.table.messages.parts import Pace
from patolli.table.table import Table

ANN, BEN = "aa" * 16, "bb" * 16


def table_of(seats: list[Seat], scheme: int) -> Table:
    terms = making.agree(
        "patolli",
        len(seats),
        {},
        host="ann",
        visibility="private",
        undo="free",
        hints=True,
        curtain=True,
        shuffle=False,
        pace=Pace(),
        deal="fair",
    )
    terms = replace(terms, deal_scheme=scheme)
    return play.create("abc", terms, seats, 0, None, 0, secret="00ff")


def ended(table: Table) -> Table:
    started, state = play.start(table, "ann", 1)
    fold(table, started, state)
    fold(table, Ended(version=table.version + 1, at=2))
    return table


def stored(table: Table) -> Table:
    """The table as a server that starts again reads it."""
    again = Table(table.id, 0, None)
    for entry in table.entries:
        fold(again, entry_json.read(entry_json.write(entry)))
    return again


def test_a_table_of_the_first_scheme_goes_on_and_is_verified_under_it() -> None:
    table = table_of([Seat("person", "ann", part=ANN), Seat("person", "ben", part=BEN)], 1)
    body = entry_json.write(table.entries[0])
    assert "deal_scheme" not in str(body)  # as it was stored then
    again = Table(table.id, 0, None)
    fold(again, entry_json.read(body))
    assert deals.waits_for(again) == []
    proof = deals.proof_of(ended(again))
    assert proof.scheme == 1
    assert proof.commitment == "31ecbbab07f26952a8792d79f5ca12e8b0a6201dd4c8df61eb843d1e0016f707"
    old = {
        "table": "abc",
        "commitment": proof.commitment,
        "secret": "00ff",
        "parts": ["aa", ""],
        "seed": "3666300909548646451",
        "order": None,
    }
    assert deals.faults(old, 3666300909548646451) == []
    text = records.to_json(records.record_of(again), proof)
    assert deals.faults(records.deal_in(text) or {}, again.seed, part=ANN) == []


def test_the_sums_of_the_second_scheme() -> None:
    """Fixed for ever: `web/src/connection/deal.test.ts` does them too."""
    part_hash = "98b6dad2e62f5ad44db9994226f5595edc7eb70cf3b8539e61404d29e109412c"
    assert deals.hash_of("aa") == part_hash
    commitment = "1c6710f002c43560d710473bbd7dd04f6a1e7a6df21d2459250e79ab08de23dc"
    assert deals.commitment_of("abc", "00ff", 2) == commitment
    assert deals.seed_of("abc", "00ff", ["aa", ""], 2) == 5492548728542150753


def test_no_entry_holds_a_part_before_all_have_committed() -> None:
    seats = [
        Seat("person", "ann", part_hash=deals.hash_of(ANN)),
        Seat("person", "ben", part_hash=deals.hash_of(BEN)),
    ]
    table = table_of(seats, 2)
    assert deals.waits_for(table) == [0, 1]
    assert ANN not in str([entry_json.write(entry) for entry in table.entries])
    fold(table, PartsAsked(version=2, at=0, person="ann"))
    for person, part in (("ann", ANN), ("ben", BEN)):
        for seat in deals.seats_to_reveal(table, person, part):
            fold(table, deals.reveal(table, seat, part, 0))
    assert deals.waits_for(table) == []
    again = stored(ended(table))
    assert again.seed == deals.seed_of("abc", "00ff", [ANN, BEN], 2)
    assert deals.proof_of(again) == deals.proof_of(table)
