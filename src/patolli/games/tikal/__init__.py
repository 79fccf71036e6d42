"""Tikal: explore the jungle, uncover temples, dig for treasures and hold what you have found."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Value
from patolli.core.position import Spec
from patolli.core.state import Start, State
from patolli.games.tikal.actions import ACTIONS, MAX_BID
from patolli.games.tikal.components import (
    ACTION_POINTS,
    HEXES,
    MAX_SEATS,
    MIN_SEATS,
    STACK_SIZE,
    VOLCANO,
)
from patolli.games.tikal.position import begin, lay_out
from patolli.games.tikal.rules.action_points import Act, Spend
from patolli.games.tikal.rules.auction import Auction, Bid, Choose, Flip, Round
from patolli.games.tikal.rules.exchanging import Take
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.rules.placing import Lay, Place, Turn
from patolli.games.tikal.rules.scoring_rounds import Score
from patolli.games.tikal.rules.setting_up import DRAWN, OPTIONS, set_up
from patolli.games.tikal.rules.turn import Draw
from patolli.games.tikal.state import TikalState


@final
class TikalGame(Game):
    """The rules of Tikal, basic game and auction game."""

    def blank(self, start: Start, events: bool) -> TikalState:
        return TikalState(start, events)

    def setup(self, state: State) -> None:
        set_up(cast(TikalState, state))

    def begin_turn(self, state: State, seat: int) -> None:
        begin(cast(TikalState, state), seat)

    def place(self, state: State, spec: Spec) -> None:
        lay_out(cast(TikalState, state), spec)

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        first = options["first_player"]
        if first != DRAWN and int(first) >= seats:
            raise BadOption(f"first_player is seat {first}: there are only seats 0 to {seats - 1}")


def _longest() -> int:
    """More decisions than any game takes: every point a move, every auction up to the last bid."""
    rounds = 1 + sum(1 for tile in HEXES if tile.kind == VOLCANO)
    turns = STACK_SIZE + rounds * MAX_SEATS
    return turns * (2 * ACTION_POINTS + 1) + STACK_SIZE * (3 + MAX_BID + MAX_SEATS)


GAME: Final = TikalGame(
    "tikal",
    rules_version=1,
    seats=list(range(MIN_SEATS, MAX_SEATS + 1)),
    actions=ACTIONS,
    options=OPTIONS,
    frames=[Draw, Lay, Place, Turn, Spend, Act, Go, Take, Score, Round, Auction, Bid, Choose, Flip],
    longest=_longest(),
)
