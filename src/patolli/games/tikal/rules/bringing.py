"""Bringing in explorers: TIK-BRING."""

from __future__ import annotations

from patolli.core.message import Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import BRING, LEADER, PIECES
from patolli.games.tikal.bitboards import add_answers
from patolli.games.tikal.board import RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import BRING_COST
from patolli.games.tikal.state import TikalState


def add_bringing(s: TikalState, seat: int, camps: i64, answers: list[int]) -> None:
    """Where a piece may come in: TIK-BRING-1, TIK-BRING-3."""
    if s.action_points < BRING_COST:
        return
    if s.reserve[seat] > 0:
        add_answers(answers, BRING.first, camps)
    if s.leader[seat] == RESERVE:
        add_answers(answers, BRING.first + SPACE_COUNT, camps)


def bring(s: TikalState, seat: int, piece: int, space: int) -> None:
    """Put a piece from the reserve on a camp."""
    s.action_points -= BRING_COST
    if s.lent:
        s.own_pieces()
    if piece == LEADER:
        s.leader[seat] = space
    else:
        s.reserve[seat] -= 1
        s.enter(seat, space)
    if s.recording:
        events.brought(s, seat, piece, space, BRING_COST)


def bring_label(s: TikalState, piece: int, space: int) -> Message:
    """What bringing a piece in is called."""
    return Message(
        "tikal-label-bring",
        {
            "space": SPACES[space],
            "cost": BRING_COST,
            "left": s.action_points - BRING_COST,
            "piece": PIECES[piece],
        },
    )
