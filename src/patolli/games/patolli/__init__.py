"""Patolli, the ancient Mesoamerican race game: the example of how a game is written."""

from __future__ import annotations

from typing import cast, final

from patolli.core.game import Game
from patolli.core.options import number
from patolli.core.position import Spec
from patolli.core.state import Start, State
from patolli.games.patolli.components import (
    FEWEST_PIECES,
    MOST_PIECES,
    NIGHTFALL,
    STAKE,
    USUAL_PIECES,
)
from patolli.games.patolli.state import HAND, HOME, PatolliState
from patolli.games.patolli.turn import ACTIONS, Move, Throw


@final
class PatolliGame(Game):
    """The rules of Patolli, as we read them."""

    def blank(self, start: Start, events: bool) -> PatolliState:
        return PatolliState(start, events)

    def setup(self, state: State) -> None:
        s = cast(PatolliState, state)
        pieces = cast(int, s.options["pieces"])
        s.progress = [[HAND] * pieces for _ in range(s.seats)]
        s.counters = [STAKE] * s.seats
        s.push(Throw(s.rng.below(s.seats)))  # PAT-SETUP-2

    def begin_turn(self, state: State, seat: int) -> None:
        state.push(Throw(seat))

    def place(self, state: State, spec: Spec) -> None:
        """`[[seat]]` tables with `pieces` (squares gone; -1 in hand, 52 home) and `counters`."""
        s = cast(PatolliState, state)
        for who, table in enumerate(spec.tables("seat", most=s.seats)):
            s.progress[who] = sorted(table.integers("pieces", s.progress[who], HAND, HOME))
            s.counters[who] = table.integer("counters", s.counters[who], low=0)


GAME = PatolliGame(
    "patolli",
    rules_version=1,
    seats=[2, 3, 4],
    actions=ACTIONS,
    options=[number("pieces", FEWEST_PIECES, MOST_PIECES, USUAL_PIECES)],
    frames=[Throw, Move],
    longest=NIGHTFALL * 4 * 3,
)
