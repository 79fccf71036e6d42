"""Placing a guard: TIK-GUARD."""

from __future__ import annotations

from patolli.core.message import Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import GUARD, LEADER, PIECES
from patolli.games.tikal.bitboards import lowest
from patolli.games.tikal.board import GONE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import GUARD_COST
from patolli.games.tikal.rules.scoring import dominant
from patolli.games.tikal.state import TikalState


def add_guarding(s: TikalState, seat: int, temples: i64, answers: list[int]) -> None:
    """The pieces that may become guards. TIK-GUARD-2, TIK-GUARD-3, TIK-GUARD-6."""
    if s.action_points < GUARD_COST or s.guards[seat] == 0:
        return
    leader = -1
    while temples:
        space = lowest(temples)
        if s.guard[space] < 0 and dominant(s, seat, space):
            if s.explorers[seat * SPACE_COUNT + space] > 0:
                answers.append(GUARD.first + space)
            if s.leader[seat] == space:
                leader = space
        temples &= temples - 1
    if leader >= 0:
        answers.append(GUARD.at(LEADER, leader))


def post_guard(s: TikalState, seat: int, piece: int, space: int) -> None:
    """One piece stands guard for good, the seat's others there leave the game. TIK-GUARD-4."""
    s.action_points -= GUARD_COST
    if s.lent:
        s.own_pieces()
        s.own_sites()
    s.guards[seat] -= 1
    s.guard[space] = seat * 2 + piece
    leaving = s.explorers[seat * SPACE_COUNT + space]
    s.leave(seat, space, leaving)
    if s.leader[seat] == space:
        s.leader[seat] = GONE
        lost = leaving
        if piece != LEADER:
            leaving -= 1
    else:
        leaving -= 1
        lost = leaving
    s.gone[seat] += leaving
    if s.recording:
        events.guarded(s, seat, piece, space, s.value[space], lost, GUARD_COST)


def guard_label(s: TikalState, seat: int, piece: int, space: int) -> Message:
    """What placing a guard is called, with how many other pieces it costs."""
    leader = 1 if s.leader[seat] == space else 0
    return Message(
        "tikal-label-guard",
        {
            "space": SPACES[space],
            "cost": GUARD_COST,
            "left": s.action_points - GUARD_COST,
            "piece": PIECES[piece],
            "value": s.value[space],
            "lost": s.explorers[seat * SPACE_COUNT + space] + leader - 1,
        },
    )
