"""Tikal: explore the jungle, uncover temples, dig for treasures and hold what you have found."""

from __future__ import annotations

from typing import Final, cast, final

from patolli.core.description import Description
from patolli.core.encoding import Encoding
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.options import Option, Value, check_first_player, first_player, flag
from patolli.core.outcome import Outcome
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import Start, State
from patolli.games.tikal.actions import ACTIONS, MAX_BID
from patolli.games.tikal.check import broken
from patolli.games.tikal.components import (
    ACTION_POINTS,
    HEXES,
    MAX_SEATS,
    MIN_SEATS,
    STACK_SIZE,
    VOLCANO,
)
from patolli.games.tikal.description import tell
from patolli.games.tikal.encode import encode, encoding
from patolli.games.tikal.hidden import redeal
from patolli.games.tikal.position import begin_turn, read_position
from patolli.games.tikal.rules.action_points import Act, Spend
from patolli.games.tikal.rules.auction import Auction, Bid, Choose, Flip, Round
from patolli.games.tikal.rules.ending import outcome
from patolli.games.tikal.rules.exchanging import Take
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.rules.placing import Lay, Place, Rotate
from patolli.games.tikal.rules.scoring import Score
from patolli.games.tikal.rules.setting_up import set_up
from patolli.games.tikal.rules.turn import Draw
from patolli.games.tikal.state import TikalState
from patolli.games.tikal.view import view

OPTIONS: Final[list[Option]] = [flag("auction"), first_player(MAX_SEATS)]


@final
class TikalGame(Game):
    """The rules of Tikal, basic game and auction game."""

    def blank(self, start: Start, events: bool) -> TikalState:
        state = TikalState(start, events)
        state.lay_out()
        return state

    def setup(self, state: State) -> None:
        set_up(cast(TikalState, state))

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        check_first_player(options, seats)

    def open_view(self, state: State) -> Data:
        return cast(Data, view(cast(TikalState, state)))

    def tabulate(self, seats: int) -> Encoding:
        return encoding(self, seats)

    def encode(self, state: State, seat: int) -> bytes:
        return encode(cast(TikalState, state), seat, self.encoding(state.seats))

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(cast(TikalState, state), rng)

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(TikalState, state))

    def check(self, state: State) -> list[str]:
        return broken(cast(TikalState, state))

    def begin_turn(self, state: State, seat: int) -> None:
        begin_turn(cast(TikalState, state), seat)

    def place(self, state: State, spec: Spec) -> None:
        read_position(cast(TikalState, state), spec)

    def tell(self, state: State, said: Description) -> None:
        tell(cast(TikalState, state), said)


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
    frames=[
        Draw,
        Lay,
        Place,
        Rotate,
        Spend,
        Act,
        Go,
        Take,
        Score,
        Round,
        Auction,
        Bid,
        Choose,
        Flip,
    ],
    longest=_longest(),
)
