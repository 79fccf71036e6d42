"""Scoring rounds: who spends and scores, and when. TIK-VOLC."""

from __future__ import annotations

from patolli.games.tikal import events
from patolli.games.tikal.components import KIND, VOLCANO
from patolli.games.tikal.rules.action_points import SPEND_OF
from patolli.games.tikal.rules.scoring import SCORE_OF, scoring_order
from patolli.games.tikal.state import TikalState


def push_scoring(s: TikalState, order: list[int]) -> None:
    """Each seat in this order spends action points and scores before the next one begins."""
    for seat in reversed(order):
        s.push(SCORE_OF[seat])
        s.push(SPEND_OF[seat])


def push_volcano(s: TikalState, first: int) -> None:
    """The round of a volcano, from the seat that has it and clockwise. TIK-VOLC-1, TIK-VOLC-2."""
    order = s.clockwise(first)
    push_scoring(s, order)
    if s.recording:
        events.erupted(s, order)


def rounds_to_come(s: TikalState) -> int:
    """The scoring rounds still to begin: one for each volcano in the stack, and the last."""
    rounds = 0
    for i in range(s.drawn, len(s.hex_stack)):
        if KIND[s.hex_stack[i]] == VOLCANO:
            rounds += 1
    last_begun = s.drawn == len(s.hex_stack) and s.hand < 0 and len(scoring_order(s)) > 0
    return rounds if last_begun else rounds + 1
