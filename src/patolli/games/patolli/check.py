"""What must hold of a game of Patolli at every moment."""

from __future__ import annotations

from patolli.games.patolli.components import NIGHTFALL, STAKE
from patolli.games.patolli.state import HAND, HOME, PatolliState


def check(s: PatolliState) -> list[str]:
    """Everything impossible about a state, as sentences."""
    broken: list[str] = []
    if sum(s.counters) != STAKE * s.seats:
        broken.append(f"{sum(s.counters)} counters instead of {STAKE * s.seats}")
    if min(s.counters) < 0:
        broken.append(f"a seat has fewer than no counters: {s.counters}")
    taken: list[int] = []
    for seat, pieces in enumerate(s.progress):
        if len(pieces) != s.options["pieces"]:
            broken.append(f"seat {seat} has {len(pieces)} pieces")
        if pieces != sorted(pieces) or pieces[0] < HAND or pieces[-1] > HOME:
            broken.append(f"the pieces of seat {seat} stand impossibly: {pieces}")
        taken += [s.square(seat, at) for at in pieces if 0 <= at < HOME]
    if len(taken) != len(set(taken)):
        broken.append(f"two pieces on one square: {sorted(taken)}")
    if s.track != s.laid_out():
        broken.append(f"the pieces do not stand where the track shows them: {s.track}")
    if len(s.stack) > 1:
        broken.append(f"{len(s.stack)} decisions are pending; there is one at a time")
    ended = _ended(s)
    last_turn = NIGHTFALL * s.seats - 1  # PAT-END-3
    if s.turn > last_turn:
        broken.append(f"turn {s.turn}: night falls after turn {last_turn}")
    if ended and not s.over:
        broken.append(f"the game is over: {ended}")
    elif s.over and not ended and s.turn < last_turn:
        broken.append("the game is over, but no player is home or ruined and it is not night")
    return broken


def _ended(s: PatolliState) -> str:
    """Why the game has ended before nightfall; empty if it has not. PAT-END-1, PAT-END-2."""
    for seat in range(s.seats):
        if s.progress[seat][0] == HOME:
            return f"all pieces of seat {seat} are home"
        if s.counters[seat] == 0:
            return f"seat {seat} has no counters left"
    return ""
