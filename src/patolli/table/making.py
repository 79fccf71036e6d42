"""A new table: the terms and seats that are asked for, checked; also out of another table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import patolli
from patolli import bots
from patolli.core.errors import BadOption, UnknownGame
from patolli.core.options import Value, settle
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.table.entries import Seat, Terms
from patolli.table.errors import Refused
from patolli.table.messages.parts import Deal, Pace, UndoRule, Visibility
from patolli.table.play import check_pace
from patolli.table.seats import belongs
from patolli.table.table import Table


def agree(
    game: str,
    seats: int,
    options: dict[str, Value],
    *,
    host: str,
    visibility: Visibility,
    undo: UndoRule,
    hints: bool,
    curtain: bool,
    shuffle: bool,
    pace: Pace,
    deal: Deal = "known",
) -> Terms:
    """The terms of a new table, with every option of its game."""
    try:
        found = patolli.load(game)
    except UnknownGame:
        raise Refused("unknown_game") from None
    try:
        if seats not in found.seats:
            raise BadOption(f"{found.id} takes {found.seats} seats, not {seats}")
        settled = settle(found.options, options, seats)
        found.check_options(settled, seats)
    except BadOption as error:
        raise Refused("bad_option", detail=str(error)) from None
    return Terms(
        found.id,
        visibility,
        undo,
        hints,
        curtain,
        shuffle,
        check_pace(pace),
        settled,
        host,
        deal=deal,
    )


def check_level(level: str, own: Collection[str] = ()) -> str:
    """A level that bots have, or the name of one of the server's own bots."""
    if level not in bots.LEVELS and level not in own:
        known = ", ".join([*bots.LEVELS, *own])
        raise Refused("bad_option", detail=f"no level {level!r}: {known}")
    return level


def check_style(style: str | None, game: str, level: str) -> str:
    """A style that a game's bots have; none is an empty one. Only levels have styles."""
    if style and level not in bots.LEVELS:
        raise Refused("bad_option", detail=f"{level} plays in no style")
    try:
        bots.check_style(style or "", game)
    except bots.UnknownStyle as error:
        raise Refused("bad_option", detail=str(error)) from None
    return style or ""


def seat(
    game: str,
    kind: str,
    person: str,
    name: str,
    level: str,
    style: str | None = None,
    part_hash: str = "",
    own: Collection[str] = (),
) -> Seat:
    """A seat of a new table as its host asks for it; `name` is what a person there is called,
    `part_hash` what the host's client commits to for the deal, `own` the server's own bots."""
    if kind == "bot":
        return Seat("bot", level=check_level(level, own), style=check_style(style, game, level))
    if kind == "hotseat":
        return Seat("person", person, name, hotseat=True)
    if kind == "me":
        return Seat("person", person, name, part_hash=part_hash)
    return Seat("open") if kind == "open" else Seat("invited", name=name)


def rematch_terms(table: Table, person: str, deal: Deal = "known") -> Terms:
    """The terms of the same table again."""
    if table.status not in ("finished", "closed") or table.terms.imported:
        raise Refused("not_finished")
    if not belongs(table, person):
        raise Refused("forbidden")
    return replace(
        table.terms,
        host=person,
        rematch_of=table.id,
        forked_from=None,
        deal=deal,
        pace=check_pace(table.terms.pace),
    )


def fork(table: Table, person: str, at: int, seats: int, seed: int) -> tuple[Terms, State]:
    """The terms and the start of a table that goes on from a point of another one.

    From a running game what the person can't know is dealt again; a finished one goes on as it
    would have.
    """
    if table.started is None or not 0 <= at <= table.length:
        raise Refused("not_found")
    if seats != len(table.seats):
        raise Refused("bad_option", detail=f"the game has {len(table.seats)} seats")
    mine = table.seats_of(person)
    open_book = table.status == "finished" or table.terms.imported
    if not open_book and not mine:
        raise Refused("not_finished")
    state = table.at(at)
    if not open_book:
        state = state.determinize(mine[0], Rng.seeded(seed))
    if state.over:
        raise Refused("bad_option", detail="the game is over there")
    terms = replace(
        table.terms,
        host=person,
        rematch_of=None,
        forked_from=table.id,
        imported=False,
        deal="known",
        undo="free" if table.terms.imported else table.terms.undo,
        pace=check_pace(table.terms.pace),
    )
    return terms, state
